import { KeepFocusFrame } from '@/components/ui/keep-focus-frame.client';

/** Confirms in place of the form that the message was sent, and has the focus, so that it is read. */
export function MessageSent({ title, text }: { title: string; text: string }) {
  return (
    <KeepFocusFrame className="grid min-h-96 content-center gap-4 border-line border-y">
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-heading">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
    </KeepFocusFrame>
  );
}
