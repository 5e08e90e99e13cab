/**
 * Day or night for the whole page: the choice kept under `theme`, else what the system prefers. Its
 * source stands in every page too, before anything is painted, so it uses nothing from outside itself.
 */
export function applyTheme(): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('theme');
  } catch {
    // A browser that keeps nothing follows the system.
  }
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', kept ? kept === 'dark' : isNight);
}
