/** What is handed on: a page, and the picture that goes with it. */
export type Shared = {
  readonly title: string;
  /** Path of the page; by default the address of this one, with its query. */
  readonly path?: string;
  /** Path of a JPEG. */
  readonly picture: string;
};

/** Browsers share for some five seconds after a press; a picture that takes longer stays behind. */
const fetchMs = 2_000;

/** The picture as a file, where the system takes files and it can be fetched. */
async function filesOf(picture: string): Promise<{ files?: File[] }> {
  try {
    const type = 'image/jpeg';
    const fileOf = (parts: Blob[]) =>
      new File(parts, picture.slice(picture.lastIndexOf('/') + 1), { type });
    if (!navigator.canShare?.({ files: [fileOf([])] })) return {};
    const response = await fetch(picture, { signal: AbortSignal.timeout(fetchMs) });
    return response.ok ? { files: [fileOf([await response.blob()])] } : {};
  } catch {
    // The page is shared without it.
    return {};
  }
}

/** Hands a page to the system's share sheet, or copies its address where there is none. */
export async function sharePage({
  title,
  path = location.pathname + location.search,
  picture,
}: Shared): Promise<'shared' | 'copied' | 'closed'> {
  const url = location.origin + path;
  try {
    if (navigator.share) {
      await navigator.share({ title, url, ...(await filesOf(picture)) });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    throw error;
  }
}
