import type { ClosedReason } from '@/lib/desk/closed-nights';
import { deskText, deskWords } from '@/lib/desk/desk-words';

/** Why a night is not sold, in words. */
export const closedText = (reason: ClosedReason): string =>
  reason === 'everyYear' ? deskWords.stays.closedEveryYear : deskText('stays.closedBy', reason);

/** That the night of a day is not sold, and why; nothing of any other. */
export function ResidenceClosed({ reason }: { reason: ClosedReason | undefined }) {
  if (!reason) return null;
  return (
    <p className="text-muted">
      {deskWords.calendar.residenceClosed}
      <span className="block text-small">{closedText(reason)}</span>
    </p>
  );
}
