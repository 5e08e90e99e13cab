'use client';

/** Has a sentence said at once when the focus is in its field already, and will not come to it. */
function announceIfFocused(sentence: HTMLElement | null): void {
  if (sentence && document.activeElement?.getAttribute('aria-describedby') === sentence.id)
    sentence.role = 'alert';
}

/** The error message of a field, which describes it. @param id that the field names */
export function FieldFault({ id, text }: { id: string; text: string }) {
  return (
    <p ref={announceIfFocused} id={id} className="mt-2 text-danger text-small">
      {text}
    </p>
  );
}
