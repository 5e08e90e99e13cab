import { Button } from '@/components/ui/button';

/** The close button in the corner of a dialog, on its own ground: a picture or a model may be below it. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      onClick={onClick}
      className="absolute end-3 top-3 bg-ground text-lead"
    >
      <span aria-hidden="true">×</span>
    </Button>
  );
}
