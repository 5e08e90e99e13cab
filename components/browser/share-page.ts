/** Hands the page to the system's share sheet, or copies its address where there is none. */
export async function sharePage(title: string): Promise<'shared' | 'copied' | 'closed'> {
  const url = location.origin + location.pathname + location.search;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    throw error;
  }
}
