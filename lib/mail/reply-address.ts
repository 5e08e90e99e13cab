/** A `mailto:` address that answers a message. Source: RFC 6068. */
export function replyAddress(email: string, subject: string): string {
  const recipient = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
