import { StepForm, type StepProps } from '@/components/desk/step-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/forms/typed';
import { formsOfTyped } from '@/lib/desk/order-words';
import { formatPrice } from '@/lib/money';
import { heldStates, type OrderState } from '@/lib/orders/order';
import { movesFor } from '@/lib/orders/order-moves';

type Props = StepProps & {
  /** What was typed for a step that was not taken. */
  typed: Typed<'step'>;
  /** Whether money can be given back: a form of its own does that. */
  canRefund: boolean;
  /** Whether a declared withdrawal is open. */
  isDeclared: boolean;
  /** What it waits for, unless its next step says it. */
  wait: string | undefined;
  /** What came beyond the total and is owed back. */
  surplusCents: number;
  /** What was given back of an order that goes on. */
  returnedCents: number;
};

/** What comes next for an order, as one button, and what else the house may do with it. */
export function OrderSteps({ typed, canRefund, isDeclared, wait, ...given }: Props) {
  const { steps } = deskWords;
  const { surplusCents, returnedCents, ...props } = given;
  const moves = movesFor(props.from, isDeclared);
  const { next } = moves;
  const others = moves.others.filter((to) => to !== 'refunded' || !canRefund);
  const forms = formsOfTyped(typed, next, others);
  const typedIn = (to: OrderState) => (forms.includes(to) ? typed : undefined);
  const needsReason = (to: OrderState) => isDeclared && heldStates.includes(to);
  return (
    <section className="grid content-start gap-6 border-line border-y bg-paper p-6 sm:p-8">
      <h2 className="text-heading">{steps.title}</h2>
      {surplusCents > 0 && (
        <p className="border-gold border-s-2 ps-4">
          {deskText('steps.surplus', { amount: formatPrice(surplusCents, 'fr') })}{' '}
          <a href="#refunds" className="prose-link">
            {steps.toRefunds}
          </a>
        </p>
      )}
      {returnedCents > 0 && (
        <p className="max-w-measure">
          {deskText('steps.returned', { amount: formatPrice(returnedCents, 'fr') })}
        </p>
      )}
      {wait && <p className="max-w-measure">{wait}</p>}
      {next && (
        <StepForm
          {...props}
          to={next}
          typed={typedIn(next)}
          isNext={!wait}
          needsReason={needsReason(next)}
        />
      )}
      {!next && !wait && <p className="text-muted">{steps.none}</p>}
      {others.length > 0 && (
        <details open={others.some((to) => to === typed.to)}>
          <summary className="py-2 text-label uppercase hover:text-gold-text">
            {steps.others}
          </summary>
          <div className="grid gap-10 pt-6">
            {others.map((to) => (
              <StepForm
                key={to}
                {...props}
                to={to}
                typed={typedIn(to)}
                needsReason={needsReason(to)}
              />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
