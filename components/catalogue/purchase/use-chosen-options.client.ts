import { useState } from 'react';

/** The field of an option on the page below the dialog; of none, that of the base among those that exclude each other. */
function fieldOf(id: string): HTMLInputElement | null {
  return document.querySelector(`form input[name="option"][value="${CSS.escape(id)}"]`);
}

/** The selected options and finishes; a change is applied to the page as well. */
export function useChosenOptions(offered: readonly { readonly id: string }[]) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    offered.map(({ id }) => id).filter((id) => fieldOf(id)?.checked),
  );
  /** The option selected last. */
  const [shown, setShown] = useState<string>();

  function toggle(id: string, isOn: boolean, others: readonly string[] = []) {
    for (const one of [id, ...others]) {
      const field = fieldOf(one);
      const wanted = one === id && isOn;
      if (!field || field.checked === wanted) continue;
      // One of several that exclude each other is turned off by what the base has.
      const pressed = wanted || field.type === 'checkbox' ? field : fieldOf('');
      pressed?.click();
    }
    if (isOn) setShown(id);
    setChosen((before) => [
      ...before.filter((one) => one !== id && !others.includes(one)),
      ...(isOn ? [id] : []),
    ]);
  }

  return { chosen, shown, toggle };
}
