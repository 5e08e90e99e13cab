import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * Which option of a list below a field the arrow keys have reached, from 0; -1 while it is the field itself.
 * Enter follows the option. Source: combobox pattern of the ARIA Authoring Practices Guide.
 */
export function useActiveOption(ids: readonly string[]) {
  const [active, setActive] = useState(-1);
  const reached = ids[active];

  useEffect(() => {
    if (reached) document.getElementById(reached)?.scrollIntoView({ block: 'nearest' });
  }, [reached]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && ids.length > 0) {
      event.preventDefault();
      // From the field through the list and back to the field, either way.
      const places = ids.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && reached) {
      event.preventDefault();
      document.getElementById(reached)?.click();
    }
  }

  return { active, setActive, onKeyDown };
}
