type Props = {
  /** Path data in a 24 × 24 view box. */
  path: string;
  className?: string;
};

/** A line icon in the current text colour; hidden from screen readers. */
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
