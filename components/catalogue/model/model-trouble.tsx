import { Button } from '@/components/ui/button';
import { ModelTurn } from './model-turn.client';

type Props = {
  /** The picture of all sides. */
  turnSrc: string;
  label: string;
  text: string;
  isNight: boolean;
  /** Label of the retry button; absent where a retry cannot help. */
  retry?: string;
  onRetry: () => void;
};

/** Says why the 3D model is not shown, below the piece, which can be turned all the same. */
export function ModelTrouble({ turnSrc, label, text, isNight, retry, onRetry }: Props) {
  return (
    <div
      className="model grid h-full grid-rows-[minmax(0,1fr)_auto] justify-items-center"
      data-night={isNight}
    >
      <ModelTurn src={turnSrc} label={label} />
      <div
        role="alert"
        className="flex w-full flex-wrap items-center justify-center gap-5 bg-paper p-5 text-center"
      >
        <p>{text}</p>
        {retry && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    </div>
  );
}
