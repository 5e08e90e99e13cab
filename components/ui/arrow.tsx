import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ScriptButton } from './form/script-button.client';

type Props = { label: string; onClick: () => void; isOff?: boolean; isBack?: boolean };

/**
 * A button to the next or the previous item; it points in the reading direction. While it is off it
 * uses `aria-disabled`, because a `disabled` button would lose the focus.
 */
export function Arrow({ label, onClick, isOff = false, isBack = false }: Props) {
  return (
    <ScriptButton
      className={buttonClass({ variant: 'ghost', size: 'icon' })}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      <Icon
        path="M3 12h18M14 5l7 7-7 7"
        className={`size-5 ${isBack ? 'rotate-180 rtl:rotate-0' : 'rtl:rotate-180'}`}
      />
    </ScriptButton>
  );
}
