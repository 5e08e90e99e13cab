import type { Source } from './imports';
import { filesOf, roomOf, roomsOfSubjects, subjectOf } from './rooms';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;
/** From a subject to another of its room, with the imports it stands for. */
type Arrow = { readonly from: string; readonly to: string; readonly imports: readonly string[] };

/** Nodes of a graph that lie on a circle, each circle sorted. */
function circlesIn(graph: Graph): string[][] {
  const reach = (from: string) => {
    const seen = new Set<string>();
    const open = [...(graph.get(from) ?? [])];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(graph.get(node) ?? []));
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((node) => [node, reach(node)]));
  const circles = [...reached].flatMap(([node, nodes]) => {
    const circle = [...nodes].filter((other) => reached.get(other)?.has(node)).sort();
    // Each circle once, by its first node.
    return nodes.has(node) && circle[0] === node ? [circle] : [];
  });
  return circles;
}

function graphOf(arrows: readonly { readonly from: string; readonly to: string }[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return graph;
}

/** What each file imports of the others. Types count as well. */
function importsBetween(all: readonly Source[]) {
  const paths = new Set(all.map(({ path }) => path));
  return all.flatMap(({ path: from, imports }) =>
    imports.flatMap(({ target, isPackage }) => {
      const to = isPackage ? undefined : filesOf(target).find((file) => paths.has(file));
      return to ? [{ from, to }] : [];
    }),
  );
}

const nodeOf = (path: string) => `${roomOf(path)}: ${subjectOf(path)}`;

function arrowsBetweenSubjects(files: ReturnType<typeof importsBetween>): Arrow[] {
  const arrows = new Map<string, Arrow & { readonly imports: string[] }>();
  for (const { from, to } of files) {
    const [start, end] = [nodeOf(from), nodeOf(to)];
    if (start === end || roomOf(from) !== roomOf(to)) continue;
    const arrow = arrows.get(`${start} → ${end}`) ?? { from: start, to: end, imports: [] };
    arrow.imports.push(`${from} → ${to}`);
    arrows.set(`${start} → ${end}`, arrow);
  }
  return [...arrows.values()];
}

/**
 * The arrows of a circle of which each alone, taken away, leaves no circle: the likeliest to be wrong, the thinnest
 * first. Where there is none, because several are wrong, all of them.
 */
function suspectsOf(circle: readonly string[], all: readonly Arrow[]): Arrow[] {
  const arrows = all
    .filter(({ from, to }) => circle.includes(from) && circle.includes(to))
    .sort((one, other) => one.imports.length - other.imports.length);
  const alone = arrows.filter(
    (arrow) => circlesIn(graphOf(arrows.filter((other) => other !== arrow))).length === 0,
  );
  return alone.length > 0 ? alone : arrows;
}

/** More imports than these say no more. */
const shownImports = 3;

function told({ imports }: Arrow): string {
  const more = imports.length - shownImports;
  return `${imports.slice(0, shownImports).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Circles of imports: between files, and between the subjects of a room, with the imports that may be wrong. */
export function importCircles(all: readonly Source[]): string[] {
  const files = importsBetween(all);
  const arrows = arrowsBetweenSubjects(files);
  return [
    ...circlesIn(graphOf(files)).map((circle) => circle.join(' ⇄ ')),
    ...circlesIn(graphOf(arrows)).map(
      (circle) =>
        `${circle.join(' ⇄ ')} (by ${suspectsOf(circle, arrows).map(told).join('; or by ')})`,
    ),
  ];
}

/**
 * For each room its subjects, and the files beside them, in an order in which each imports only those before it; where
 * there is a circle, without the first of its suspects.
 */
export function subjectOrder(all: readonly Source[]): string[] {
  const found = arrowsBetweenSubjects(importsBetween(all));
  const wrong = circlesIn(graphOf(found)).map((circle) => suspectsOf(circle, found)[0]);
  const graph = graphOf(found.filter((arrow) => !wrong.includes(arrow)));
  // Those of app import one another nowhere.
  return roomsOfSubjects
    .filter((room) => room !== 'app')
    .map((room) => {
      const order = new Set<string>();
      const open = new Set<string>();
      const visit = (node: string) => {
        if (open.has(node)) return;
        open.add(node);
        for (const below of [...(graph.get(node) ?? [])].sort()) visit(below);
        order.add(node);
      };
      const nodes = all.filter(({ path }) => roomOf(path) === room).map(({ path }) => nodeOf(path));
      for (const node of nodes.sort()) visit(node);
      const names = [...order].map((node) => node.replace(/^[a-z-]+: (?:[a-z-]+\/)?/, ''));
      return `${room}: ${names.join(', ')}`;
    });
}
