import { Button } from '@/components/ui/button';

type Props = {
  text: string;
  /** Label of the retry button; absent where a retry cannot help. */
  retry?: string;
  onRetry: () => void;
};

/** Explains why the 3D model is not shown. */
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
