import { useEffect, useRef } from 'react';
import { readOrderNumber } from '@/lib/document-number';

/** A field that gets the number of the order in the query string, unless something has been typed there. */
export function useNamedOrder() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const number = readOrderNumber(new URLSearchParams(location.search).get('order') ?? '');
    if (number && field.current && !field.current.value) field.current.value = number;
  }, []);
  return field;
}
