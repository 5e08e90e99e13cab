import { Arrow } from '@/components/ui/arrow';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/lib/i18n/messages';

export type CarouselWords = Messages['testimonials']['controls'] & {
  readonly dots: readonly string[];
};

type Props = {
  words: CarouselWords;
  index: number;
  /** Whether a slide is changing: its buttons wait. */
  isLocked: boolean;
  isPaused: boolean;
  go: (to: number) => void;
  onPause: () => void;
};

/** Arrows, dots and pause of a carousel. */
export function CarouselControls({ words, index, isLocked, isPaused, go, onPause }: Props) {
  return (
    <div className="icon-row mb-8 flex items-center gap-2">
      <Arrow label={words.previous} isOff={isLocked} onClick={() => go(index - 1)} isBack />
      {words.dots.map((dot, place) => (
        <ScriptButton
          key={dot}
          aria-label={dot}
          aria-current={place === index}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && go(place)}
          className="group grid size-8 place-items-center"
        >
          <span className="h-px w-5 bg-muted transition-all group-aria-[current=true]:h-0.75 group-aria-[current=true]:bg-gold forced-colors:bg-[CanvasText]" />
        </ScriptButton>
      ))}
      <Arrow label={words.next} isOff={isLocked} onClick={() => go(index + 1)} />
      <ScriptButton
        className={buttonClass({ variant: 'ghost', size: 'icon' })}
        aria-label={isPaused ? words.play : words.pause}
        onClick={onPause}
      >
        <Icon
          path={isPaused ? 'M7 4l13 8-13 8Z' : 'M7 4v16M17 4v16'}
          className={isPaused ? 'size-4 fill-current' : 'size-4'}
        />
      </ScriptButton>
    </div>
  );
}
