/**
 * A page with its scripts at its end, each named once. Next names them first, where they take from a slow
 * line what the style sheet, the faces and the first picture need; all of them are `async`, so that their
 * place changes nothing else. A page that was brought into this order stays as it is.
 */
export function scriptsLast(html: string): string {
  const scripts = html.match(/<script\b[^>]* src="\/_next\/static\/[^>]*><\/script>/g) ?? [];
  const rest = [...scripts, ...(html.match(/<link\b[^>]* as="script"[^>]*>/g) ?? [])].reduce(
    (left, tag) => left.replace(tag, ''),
    html,
  );
  return rest.replace(/<\/body><\/html>\s*$/, (end) => scripts.join('') + end);
}
