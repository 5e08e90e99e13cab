/** What is handed on: a page, and the picture that goes with it. */
export type Shared = {
  readonly title: string;
  readonly url: string;
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

/** Hands a page to the system's share sheet, which the visitor may close again. */
export async function sharePage({ title, url, picture }: Shared): Promise<void> {
  try {
    await navigator.share({ title, url, ...(await filesOf(picture)) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    throw error;
  }
}
