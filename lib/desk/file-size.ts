/** The size of a file in French, `1,4 Mo` or `320 ko`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  if (kilobytes < 1_000) return `${kilobytes}\u00a0ko`;
  return `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
