/**
 * Runs at the end of a page. The scripts that its element names are fetched once the page stands with its
 * faces and pictures, which are painted a moment after they came, or as soon as somebody touches it; a
 * button pressed before they run is kept for them, as `pressed`, unless the browser itself answers it.
 * Links and forms need no script.
 */
const loader = [
  `(late=>{const wake=()=>{for(const src of late.splice(0))`,
  `document.head.append(Object.assign(document.createElement("script"),{src}))};`,
  `onpointerdown=onkeydown=wake;onload=()=>setTimeout(wake,250);setTimeout(wake,4000);`,
  `addEventListener("click",e=>{pressed=e.target.closest("[type=button]:not([popovertarget])")},true)`,
  `})(document.currentScript.dataset.src.split(" "))`,
].join('');

/**
 * A page whose own script, that of the theme, stands before its styles. Behind them, where React leaves it,
 * it would have to wait for them, and the browser could not read on meanwhile.
 */
function themeFirst(html: string): string {
  const [theme] = /<script>((?!<\/script>).)*<\/script>(?=<\/head>)/s.exec(html) ?? [];
  if (!theme) return html;
  return html.replace(theme, '').replace('<link rel="stylesheet"', (styles) => theme + styles);
}

/**
 * A page whose scripts wait until it is painted. Next names them first, where they take from a slow line
 * what the style sheet, the faces and the first picture need; all of them are `async`, so that their
 * place and hour change nothing else. A page that was brought into this order stays as it is.
 */
export function lateScripts(html: string): string {
  const scripts = html.match(/<script\b[^>]* src="\/_next\/static\/[^>]*><\/script>/g) ?? [];
  if (scripts.length === 0) return html;
  const rest = [...scripts, ...(html.match(/<link\b[^>]* as="script"[^>]*>/g) ?? [])].reduce(
    (left, tag) => left.replace(tag, ''),
    html,
  );
  const addresses = scripts
    .filter((tag) => !/ nomodule/i.test(tag))
    .map((tag) => / src="([^"]*)"/.exec(tag)?.[1]);
  const last = `<script data-src="${addresses.join(' ')}">${loader}</script>`;
  return themeFirst(rest).replace(/<\/body><\/html>\s*$/, (end) => last + end);
}

/** Addresses of the scripts that a page fetches once it stands. */
export function lateScriptsOf(html: string): string[] {
  return /<script data-src="([^"]*)">/.exec(html)?.[1]?.split(' ') ?? [];
}
