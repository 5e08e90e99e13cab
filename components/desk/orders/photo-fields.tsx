import { deskWords } from '@/lib/desk/desk-words';
import { isToldByPhotos, type OrderState } from '@/lib/orders/order';
import { OrderPhoto } from './order-photo';

type Props = {
  photos: readonly { readonly id: string; readonly name: string }[];
  /** Ids of those that wait in a mail which the step replaces. */
  left: readonly string[];
  /** Ids of those that were ticked for a step that was not taken, apart by spaces. */
  defaultValue?: string;
  /** What is amiss with them, and what leads to it. */
  fault?: string;
  id?: string;
  /** Whether the first one has the focus. */
  autoFocus?: boolean;
  to: OrderState;
};

/** Photos of an order to tick: those go to the customer with the mail of the step. */
export function PhotoFields({ photos, left, defaultValue = '', to, ...marks }: Props) {
  const { fault, id, autoFocus } = marks;
  const { steps } = deskWords;
  const ticked = [...defaultValue.split(' '), ...left];
  const faultId = id && `${id}-fault`;
  return (
    <fieldset
      id={id}
      // An address that leads here brings the focus along, without scripts too.
      tabIndex={id ? -1 : undefined}
      aria-describedby={faultId}
      className="grid scroll-mt-28 gap-3"
    >
      <legend className="mb-3 text-label uppercase">
        {steps.photos}
        <span className="text-muted normal-case tracking-normal"> ({steps.photosNote})</span>
      </legend>
      <div className="flex flex-wrap gap-4">
        {photos.map(({ id, name }, index) => (
          <label key={id} className="grid w-24 justify-items-start gap-2">
            <OrderPhoto id={id} />
            <span className="grid grid-cols-[auto_1fr] items-start gap-2 text-small">
              <input
                type="checkbox"
                name="photo"
                aria-invalid={fault ? true : undefined}
                value={id}
                defaultChecked={ticked.includes(id)}
                {...(index === 0 && { autoFocus })}
                className="size-6 accent-gold-text"
              />
              <bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>
            </span>
          </label>
        ))}
      </div>
      {fault && (
        <p id={faultId} className="text-danger text-small">
          {fault}
        </p>
      )}
      {left.length > 0 && <p className="text-muted text-small">{steps.photosLeft}</p>}
      {isToldByPhotos(to) && <p className="text-muted text-small">{steps.photosText}</p>}
    </fieldset>
  );
}
