/**
 * A key for one add, the same for all its repeats: 128 random bits in the form of a UUID.
 * `crypto.randomUUID` would do, but browsers keep it from pages that come without TLS.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
