import { getFormatter } from 'next-intl/server';
import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
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
export async function OrderUndo({ undo, number, change, hasMail }: Props) {
  const format = await getFormatter();
  const time = (at: Date) => format.dateTime(at, { timeStyle: 'short' });
  const { steps, states } = deskWords;
  return (
    <section className="grid content-start gap-4 border-gold border-s-2 bg-paper p-6">
      <h2 className="text-lead">{steps.undoTitle}</h2>
      <p>
        {deskText(hasMail ? 'steps.undoMailText' : 'steps.undoText', {
          state: states[change.state],
          time: time(change.at),
          until: time(new Date(change.at.getTime() + undoMinutes * 60_000)),
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
