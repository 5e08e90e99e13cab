import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { timeInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { OrderState } from '@/lib/orders/order';
import { undoMinutes } from '@/lib/orders/order-moves';

type Props = {
  undo: PlainAction;
  number: string;
  change: { readonly id: number; readonly state: OrderState; readonly at: Date };
  /** Whether a mail to the customer waits with it. */
  hasMail: boolean;
};

/** The step that was just taken, and the button that takes it back, with its mail where it has one. */
export function OrderUndo({ undo, number, change, hasMail }: Props) {
  const { steps, states } = deskWords;
  return (
    <section className="grid content-start gap-4 border-gold border-s-2 bg-paper p-6">
      <h2 className="text-lead">{steps.undoTitle}</h2>
      <p>
        {deskText(hasMail ? 'steps.undoMailText' : 'steps.undoText', {
          state: states[change.state],
          time: timeInWords(change.at, defaultLocale),
          until: timeInWords(new Date(change.at.getTime() + undoMinutes * 60_000), defaultLocale),
        })}
      </p>
      <DeskForm
        action={undo}
        fields={{ number, change: String(change.id) }}
        button={steps.undo}
        variant="outline"
        size="sm"
      />
    </section>
  );
}
