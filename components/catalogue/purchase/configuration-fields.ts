import { configurationQuery, type EditionName } from '@/lib/catalogue/configuration';

/** The checked fields of a form: edition and options. */
export function chosenFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-cents]:checked')];
}

/** Writes the configuration into the query string and keeps its other parameters. */
export function writeAddress(form: HTMLFormElement): void {
  const fields = chosenFields(form);
  const edition = fields.find(({ dataset }) => dataset.edition)?.dataset.edition;
  const options = fields.filter(({ name }) => name === 'option').map(({ value }) => value);
  const others = new URLSearchParams(location.search);
  others.delete('edition');
  others.delete('options');
  const own = configurationQuery(edition as EditionName | undefined, options);
  const query = [own.slice(1), `${others}`].filter(Boolean).join('&');
  const search = query && `?${query}`;
  if (search === location.search) return;
  const { overlay } = history.state ?? {};
  history.replaceState({ overlay }, '', location.pathname + search + location.hash);
}

/** Shows the view of the last checked option or edition that has one, as if it had just been checked. */
export function showView(form: HTMLFormElement | null): void {
  const seen = form ? chosenFields(form).filter(({ dataset }) => dataset.view) : [];
  seen.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }));
}
