type Props = {
  /** What is drawn, in a square of 24 units. */
  path: string;
  className?: string;
};

/** A small icon drawn with one thin line, in the colour of the text beside it; says nothing by itself. */
export function Icon({ path, className = 'size-5' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
