import type { ComponentProps } from 'react';

const look =
  'w-full border-0 border-ink/40 border-b bg-transparent py-3 text-body placeholder:text-muted focus:border-gold-text focus-visible:outline-2';

type Labelled = { label: string; note?: string };

/** A text field: label above, one line below. */
export function Field({
  label,
  note,
  className = '',
  ...rest
}: ComponentProps<'input'> & Labelled) {
  return (
    <label className={`block ${className}`}>
      <FieldLabel label={label} note={note} />
      <input className={look} {...rest} />
    </label>
  );
}

/** As `Field`, for long texts. */
export function TextArea({ label, note, ...rest }: ComponentProps<'textarea'> & Labelled) {
  return (
    <label className="block">
      <FieldLabel label={label} note={note} />
      <textarea className={`${look} min-h-36 resize-y`} {...rest} />
    </label>
  );
}

function FieldLabel({ label, note }: Labelled) {
  return (
    <span className="text-label uppercase">
      {label}
      {note && <span className="text-muted normal-case tracking-normal"> ({note})</span>}
    </span>
  );
}
