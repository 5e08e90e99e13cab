import { getTranslations } from 'next-intl/server';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';

const idOf = (name: keyof Typed) => `field-${name}`;

/** What a field of a refused form has: its sentence, and the focus where it is the first of them. */
export function fieldProps(
  name: keyof Typed,
  typed: Typed,
  faults: readonly FieldFault[],
  first = faults[0],
) {
  return {
    ...{ name, id: idOf(name), defaultValue: typed[name] },
    fault: faults.find((one) => one.name === name)?.text,
    autoFocus: first?.name === name,
  };
}

type Props = {
  faults: readonly FieldFault[];
  /** Of each line. */
  className?: string;
};

/** The faulty fields of a form, each a link to its own. */
export async function FieldFaults({ faults, className }: Props) {
  const t = await getTranslations('payment.faults');
  if (faults.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="mt-2 grid gap-1">
      {faults.map(({ name, text }) => (
        <li key={name} className={className}>
          <a href={`#${idOf(name)}`} className="prose-link inline-block py-1">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
