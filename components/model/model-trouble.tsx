import { Button } from '@/components/ui/button';

type Props = {
  text: string;
  /** Absent where another try would not help. */
  retry?: string;
  onRetry: () => void;
};

/** Says why there is no 3D model to see. */
export function ModelTrouble({ text, retry, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="grid h-full place-content-center justify-items-center gap-5 p-8 text-center"
    >
      <p>{text}</p>
      {retry && (
        <Button variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
