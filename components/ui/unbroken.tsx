/** A text with a part that stays on one line, as a number with hyphens, whatever the direction of the text. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <bdi className="whitespace-nowrap max-sm:text-heading">{part}</bdi>
      {after}
    </>
  );
}
