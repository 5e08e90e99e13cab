import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { restoreForm } from '@/components/piece/restore-configuration';
import { configurationQuery, type EditionName } from '@/lib/configuration';

type Chosen = { readonly productId: string; readonly cents: number };

const named = new Set(['edition', 'options']);

/** The fields of a form that are on: an edition, options. */
function chosenFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-cents]:checked')];
}

/** Writes what is chosen into the address, beside whatever else stands there. */
function writeAddress(form: HTMLFormElement): void {
  const fields = chosenFields(form);
  const edition = fields.find(({ dataset }) => dataset.edition)?.dataset.edition;
  const options = fields.filter(({ type }) => type === 'checkbox').map(({ value }) => value);
  const others = new URLSearchParams(
    [...new URLSearchParams(location.search)].filter(([name]) => !named.has(name)),
  ).toString();
  const own = configurationQuery(edition as EditionName | undefined, options);
  const query = [own.slice(1), others].filter(Boolean).join('&');
  const search = query && `?${query}`;
  if (search === location.search) return;
  const { overlay } = history.state ?? {};
  history.replaceState({ overlay }, '', location.pathname + search + location.hash);
}

/**
 * What the form of a piece has chosen, kept in step with the address in both directions: a page that is
 * opened, reloaded or come back to shows the configuration of its address.
 * @param start the product as it comes, and its price, euro cents; a form with editions adds theirs
 */
export function useConfiguration(form: RefObject<HTMLFormElement | null>, start: Chosen) {
  const { productId, cents } = start;
  const [chosen, setChosen] = useState(start);

  const read = useCallback(() => {
    if (!form.current) return;
    const fields = chosenFields(form.current);
    const edition = fields.find(({ type }) => type === 'radio');
    const sum = fields.reduce((total, field) => total + Number(field.dataset.cents), 0);
    setChosen({ productId: edition?.value ?? productId, cents: (edition ? 0 : cents) + sum });
  }, [form, productId, cents]);

  useLayoutEffect(() => {
    restoreForm(form.current);
    read();
  }, [form, read]);

  useEffect(() => {
    const { pathname } = location;
    const write = () => {
      if (form.current && location.pathname === pathname) writeAddress(form.current);
    };
    const onChange = () => {
      read();
      write();
    };
    const owner = form.current;
    owner?.addEventListener('change', onChange);
    // An entry of the history from before a change has an older configuration in its address.
    addEventListener('popstate', write);
    write();
    showView(owner);
    return () => {
      owner?.removeEventListener('change', onChange);
      removeEventListener('popstate', write);
    };
  }, [form, read]);

  return chosen;
}

/** Has the pictures turn to the option that was chosen last, as if it had just been ticked. */
function showView(form: HTMLFormElement | null): void {
  const seen = form ? chosenFields(form).filter(({ dataset }) => dataset.view) : [];
  seen.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }));
}
