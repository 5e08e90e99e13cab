'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Sets the fields of its form to what the address says, after Back and after a link that filters. */
export function FollowAddress() {
  const mark = useRef<HTMLInputElement>(null);
  const query = useSearchParams();
  const followed = useRef(query);
  useEffect(() => {
    // Fields come from the server as the first address says; what was changed since stays.
    if (followed.current === query) return;
    followed.current = query;
    for (const field of mark.current?.form?.elements ?? []) {
      const isSelect = field instanceof HTMLSelectElement;
      if (!isSelect && !(field instanceof HTMLInputElement)) continue;
      const given = query.getAll(field.name);
      const isTicked = !isSelect && (field.type === 'checkbox' || field.type === 'radio');
      if (isTicked) field.checked = (given.length > 0 ? given : ['']).includes(field.value);
      else if (isSelect) field.value = given[0] ?? field.options[0]?.value ?? '';
      else if (field.type === 'text') field.value = given[0] ?? '';
      else if (field.type === 'number')
        field.value = Number.isFinite(Number(given[0])) ? (given[0] ?? '') : '';
    }
  }, [query]);
  return <input type="hidden" ref={mark} />;
}
