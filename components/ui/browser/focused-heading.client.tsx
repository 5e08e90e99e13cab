'use client';

type Props = { as: 'h2' | 'h3'; children: string };

/** The button that was pressed is gone: whoever reads by ear goes on with what took its place. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The heading of what takes the place of a form: it has the focus. */
export function FocusedHeading({ as: Heading, children }: Props) {
  return (
    // The attribute is for a browser without scripts; React gives the focus to fields alone.
    <Heading ref={focus} autoFocus tabIndex={-1} className="scroll-mt-28 text-lead">
      {children}
    </Heading>
  );
}
