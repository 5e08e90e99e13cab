import type { PlainAction } from '@/components/account/plain-form';
import { AskedForm, DeskForm } from '@/components/desk/desk-form';
import { Summary } from '@/components/ui/summary';
import { deskWords } from '@/lib/desk/desk-words';

type Props = {
  /** The private address of who is signed in; `undefined` when they have none. */
  address: string | undefined;
  /** Whether it was just made. */
  isNew: boolean;
  share: PlainAction;
  revoke: PlainAction;
  /** The view that the forms go back to. */
  back: Readonly<Record<string, string>>;
};

/** The address by which the calendar of a person of the house follows this one: a new one ends the one before. */
export function CalendarAddress({ address, isNew, share, revoke, back }: Props) {
  const { calendar: t } = deskWords;
  return (
    <details open={isNew} className="group border-line border-b print:hidden">
      <Summary>{t.subscribe}</Summary>
      <div className="grid justify-items-start gap-6 pb-8">
        <p className="max-w-measure text-muted text-small">{t.subscribeText}</p>
        {address && (
          <p className="wrap-anywhere max-w-full select-all border-gold border-s-2 ps-4 text-small">
            <bdi dir="ltr">{address}</bdi>
          </p>
        )}
        <div className="flex flex-wrap gap-4">
          <DeskForm
            action={share}
            fields={back}
            button={address ? t.shareAnew : t.share}
            size="sm"
            variant={address ? 'outline' : undefined}
          />
          {address && (
            <AskedForm
              title={t.revoke}
              note={t.revokeNote}
              action={revoke}
              fields={back}
              button={t.revokeYes}
            />
          )}
        </div>
      </div>
    </details>
  );
}
