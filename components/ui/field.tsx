import { type ComponentProps, useId } from 'react';
import { FieldFault } from './field-fault.client';

const look =
  'min-h-14 w-full scroll-mt-12 border-0 border-ink/40 border-b bg-transparent py-3 text-body placeholder:text-muted focus:border-gold-text focus-visible:outline-2 aria-invalid:border-danger';

type Labelled = {
  label: string;
  note?: string;
  /** Error message; absent while the value is valid. */
  fault?: string;
};

/** A text field with its label and error message. */
export function Field({
  label,
  note,
  fault,
  className,
  ...rest
}: ComponentProps<'input'> & Labelled) {
  const id = useId();
  return (
    <div className={className}>
      <label className="block">
        <FieldLabel label={label} note={note} />
        <input className={look} {...faultMarks(id, fault)} {...rest} />
      </label>
      {fault && <FieldFault id={id} text={fault} />}
    </div>
  );
}

/** Like `Field`, for multi-line text. */
export function TextArea({ label, note, fault, ...rest }: ComponentProps<'textarea'> & Labelled) {
  const id = useId();
  return (
    <div>
      <label className="block">
        <FieldLabel label={label} note={note} />
        <textarea className={`${look} min-h-36 resize-y`} {...faultMarks(id, fault)} {...rest} />
      </label>
      {fault && <FieldFault id={id} text={fault} />}
    </div>
  );
}

/** Like `Field`, for a choice from a list; the options are its children. */
export function Select({
  label,
  note,
  fault,
  className,
  ...rest
}: ComponentProps<'select'> & Labelled) {
  const id = useId();
  return (
    <div className={className}>
      <label className="block">
        <FieldLabel label={label} note={note} />
        <select className={look} {...faultMarks(id, fault)} {...rest} />
      </label>
      {fault && <FieldFault id={id} text={fault} />}
    </div>
  );
}

/** A checkbox with its label. */
export function TickBox({ label, fault, ...rest }: ComponentProps<'input'> & Labelled) {
  const id = useId();
  return (
    <div>
      <label className="grid grid-cols-[auto_1fr] items-start gap-4">
        <input
          type="checkbox"
          className="mt-1 size-6 accent-gold-text"
          {...faultMarks(id, fault)}
          {...rest}
        />
        {label}
      </label>
      {fault && <FieldFault id={id} text={fault} />}
    </div>
  );
}

function FieldLabel({ label, note }: Pick<Labelled, 'label' | 'note'>) {
  return (
    <span className="text-label uppercase">
      {label}
      {note && <span className="text-muted normal-case tracking-normal"> ({note})</span>}
    </span>
  );
}

function faultMarks(id: string, fault: string | undefined) {
  return fault ? { 'aria-invalid': true, 'aria-describedby': id } : undefined;
}
