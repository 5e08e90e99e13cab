import { z } from 'zod';

/**
 * Lays out a page by and by. On a first visit, which begins at the top, what lies below the first screen
 * (`.fold`) is laid out once it comes near, or when the browser has nothing else to do, one by one: on a slow
 * phone the layout of a whole page takes as long as all else before the first paint. On the way back, at a
 * reload and where a place in the page is asked for, heights count, and all is laid out at once.
 */
const folds = [
  `let page=document.documentElement,next=0;const idle=self.requestIdleCallback||setTimeout;`,
  `const unfold=()=>{const fold=document.getElementsByClassName("fold")[next++];`,
  `if(fold){fold.style.contentVisibility="visible";idle(unfold)}else delete page.dataset.folded};`,
  `if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type=="navigate")`,
  `page.dataset.folded="";onpopstate=()=>delete page.dataset.folded;`,
].join('');

/**
 * Runs before anything of a page is seen. The scripts that its element names are fetched once the page stands
 * with its faces and pictures, which are painted a moment after they came, or as soon as somebody touches it;
 * a button pressed before they run is kept for them, as `pressed`, unless the browser itself answers it.
 * Links and forms need no script. Where the element names the page's data too, they come with the scripts,
 * and Next begins when they are there; if they did not come, the next touch asks for them again.
 * @param begin what Next wrote to begin with, once its scripts are there
 */
const loader = (begin: string) =>
  [
    `(({src,flight})=>{${folds}const late=src.split(" "),begin=()=>{${begin}};`,
    `let asked;const wake=()=>{for(const src of late.splice(0))`,
    `document.head.append(Object.assign(document.createElement("script"),{src}));`,
    `if(!asked){asked=1;flight?fetch(flight).then(r=>r.ok?r.text():Promise.reject()).then(text=>{`,
    `(self.__next_f=self.__next_f||[]).push([0],[1,text]);begin()},()=>asked=0):begin()}};`,
    `onpointerdown=onkeydown=wake;onload=()=>{idle(unfold);setTimeout(wake,250)};setTimeout(wake,4000);`,
    `addEventListener("click",({target})=>{if(target.closest("[href*='#']"))delete page.dataset.folded;`,
    `pressed=target.closest("[type=button]:not([popovertarget])")},true)`,
    `})(document.currentScript.dataset)`,
  ].join('');

/** How Next writes a page's data into it, piece by piece. */
const inlinePiece =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(((?:(?!<\/script>).)*)\)<\/script>/gs;
/** The beginning, and a text; others carry bytes or what a form was answered. */
const Piece = z.union([z.tuple([z.literal(0)]), z.tuple([z.literal(1), z.string()])]);

/**
 * The data of a page that stand in it for the browser's router (React's Flight format): all that the
 * page says, once more.
 * @returns `undefined` where there are none, or other than text
 */
export function inlineData(html: string): string | undefined {
  const pieces = [...html.matchAll(inlinePiece)].map(([, json = '']) =>
    Piece.safeParse(JSON.parse(json)),
  );
  if (pieces.length === 0 || pieces.some(({ success }) => !success)) return undefined;
  return pieces.map(({ data }) => data?.[1] ?? '').join('');
}

/**
 * A page whose scripts wait until it is painted. Next names them first, where they take from a slow line
 * what the style sheet, the faces and the first picture need; all of them are `async`, so that their
 * place and hour change nothing else. What stands in the page itself, the theme and what fetches those
 * scripts, comes before the styles: behind them it would have to wait for them, and the browser could
 * not read on meanwhile. A page that was brought into this order stays as it is.
 * @param data address of the page's data, where they shall come with the scripts and not stand in it
 */
export function lateScripts(html: string, data?: string): string {
  const scripts = html.match(/<script\b[^>]* src="\/_next\/static\/[^>]*><\/script>/g) ?? [];
  if (scripts.length === 0) return html;
  const [beginning, begin = ''] = /<script\b[^>]* id="_R_"[^>]*>([^<]+)<\/script>/.exec(html) ?? [];
  const preloads = html.match(/<link\b[^>]* as="script"[^>]*>/g) ?? [];
  const rest = [...scripts, ...preloads, beginning ?? ''].reduce(
    (left, tag) => left.replace(tag, ''),
    data ? html.replace(inlinePiece, '') : html,
  );
  const [theme = ''] = /<script>(?:(?!<\/script>).)*<\/script>(?=<\/head>)/s.exec(rest) ?? [];
  const addresses = scripts
    .filter((tag) => !/ nomodule/i.test(tag))
    .map((tag) => / src="([^"]*)"/.exec(tag)?.[1]);
  const flight = data ? ` data-flight="${data}"` : '';
  const fetched = `<script data-src="${addresses.join(' ')}"${flight}>${loader(begin)}</script>`;
  const styles = /<link rel="stylesheet"|<\/head>/;
  return rest.replace(theme, '').replace(styles, (tag) => theme + fetched + tag);
}

/** Addresses of the scripts that a page fetches once it stands. */
export function lateScriptsOf(html: string): string[] {
  return /<script data-src="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** Address of the data that a page fetches together with its scripts, where they do not stand in it. */
export function lateDataOf(html: string): string | undefined {
  return /<script data-src="[^"]*" data-flight="([^"]*)">/.exec(html)?.[1];
}
