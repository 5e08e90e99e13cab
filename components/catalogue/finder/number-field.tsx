import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { filterFields } from '@/lib/catalogue/finder/finder-query';

type Props = {
  name: 'wallCm' | 'minEuros' | 'maxEuros';
  note?: string;
  value?: number;
  className?: string;
};

/** Centimetres or euros to narrow the pieces by. */
export async function NumberField({ name, value, ...rest }: Props) {
  const t = await getTranslations('finder.filters');
  return (
    <Field
      label={t(name)}
      type="number"
      name={filterFields[name]}
      min={0}
      max={9_999_999}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={value}
      {...rest}
    />
  );
}
