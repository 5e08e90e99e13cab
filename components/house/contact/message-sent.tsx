/** Confirms in place of the form that the message was sent. */
export function MessageSent({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="grid min-h-80 content-center gap-4 border-line border-y">
      <h3 className="text-heading">{title}</h3>
      <p className="text-muted">{text}</p>
    </div>
  );
}
