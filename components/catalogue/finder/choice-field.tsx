import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';

/** A group of choices under its name. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-label uppercase">{legend}</legend>
      {children}
    </fieldset>
  );
}

type Props = ComponentProps<'input'> & {
  label: string;
  /** How many pieces it leaves; absent for the choice that asks nothing. */
  count?: number;
};

/** A tick box or a radio button, and the number of pieces it leaves. */
export async function ChoiceField({ label, count, ...rest }: Props) {
  const t = await getTranslations('finder');
  return (
    <label className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 py-1.5 transition-colors hover:text-gold-text">
      <input className="size-5 accent-gold-text" {...rest} />
      <span className={count === 0 ? 'text-muted' : undefined}>{label}</span>
      {count !== undefined && (
        <span className="text-muted text-small tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('count', { count })}</span>
        </span>
      )}
    </label>
  );
}
