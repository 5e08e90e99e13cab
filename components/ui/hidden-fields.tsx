type Props = { fields: Readonly<Record<string, string>> };

/** Fields of a form that nobody fills in. */
export function HiddenFields({ fields }: Props) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
