import { StepForm, type StepProps } from '@/components/desk/step-form';
import { deskWords } from '@/lib/desk/desk-words';
import { nextStep } from '@/lib/orders/order';
import { otherMoves } from '@/lib/orders/order-moves';

/** What comes next for an order, as one button, and what else the house may do with it. */
export function OrderSteps({
  remark,
  canRefund,
  ...props
}: StepProps & {
  remark?: string;
  /** Whether money can be given back: a form of its own does that. */
  canRefund: boolean;
}) {
  const { steps } = deskWords;
  const next = nextStep(props.from);
  const others = otherMoves(props.from).filter((to) => to !== 'refunded' || !canRefund);
  return (
    <section className="grid content-start gap-6 border-line border-y bg-paper p-6 sm:p-8">
      <h2 className="text-heading">{steps.title}</h2>
      {next ? (
        <StepForm {...props} to={next} remark={remark} isNext />
      ) : (
        <p className="text-muted">{steps.none}</p>
      )}
      {others.length > 0 && (
        <details>
          <summary className="py-2 text-label uppercase hover:text-gold-text">
            {steps.others}
          </summary>
          <div className="grid gap-10 pt-6">
            {others.map((to) => (
              <StepForm key={to} {...props} to={to} remark={next ? undefined : remark} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
