/**
 * Sets the form of a piece to the configuration in the address, and adds an idempotency key to whatever
 * it posts. Choices the visitor has already made are kept: of one address this happens once, so that what is taken
 * back before React has come stays so. The source of this function is also inlined in the page, so it must not use
 * anything from outside.
 */
export function restoreForm(form: (HTMLFormElement & { restored?: string }) | null): void {
  if (!form || form.restored === location.search) return;
  form.restored = location.search;
  const query = new URLSearchParams(location.search);
  const options = query.getAll('options').join().split(',');
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-cents]')];
  const isRadio = ({ type }: HTMLInputElement) => type === 'radio';
  const isTouched = ({ checked, defaultChecked }: HTMLInputElement) => checked !== defaultChecked;
  const isRadioTouched = fields.some((field) => isRadio(field) && isTouched(field));
  for (const field of fields) {
    const { name, value, dataset } = field;
    if (isRadio(field) ? isRadioTouched : isTouched(field)) continue;
    if (name === 'option' ? options.includes(value) : dataset.edition === query.get('edition'))
      field.checked = true;
  }
  form.addEventListener('formdata', ({ formData }) => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const key = digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    if (!formData.has('key')) formData.set('key', key);
  });
}
