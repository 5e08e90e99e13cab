type Props = { fields: Readonly<Record<string, string>> };

/** Hidden inputs of a form, by name. */
export function HiddenFields({ fields }: Props) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
