type Props = {
  text: string;
  part: string;
  /** Whether it is a sentence: in a heading the part is smaller on a phone. */
  isSentence?: boolean;
};

/** A text with a part that stays on one line, as a number with hyphens, whatever the direction of the text. */
export function Unbroken({ text, part, isSentence = false }: Props) {
  const [before, after] = text.split(part);
  return (
    <>
      {before}
      <bdi className={`whitespace-nowrap ${isSentence ? '' : 'max-sm:text-heading'}`}>{part}</bdi>
      {after}
    </>
  );
}
