import { deleteEndedWindows } from '@/db/account/limits';
import { claimJob, deleteExpired } from '@/db/account/retention';
import { queueHourReminders } from '@/db/appointments/appointment-mails';
import { hasDatabase } from '@/db/client';
import { deleteUnspentBudgets } from '@/db/mail/mail-budgets';
import { queueBalanceReminders } from '@/db/orders/balance-reminders';
import { cancelLateTransfers, remindOfTransfers } from '@/db/orders/transfer-jobs';
import { queueReminders } from '@/db/residence/booking-mails';
import { deleteEndedHolds } from '@/db/residence/bookings';
import { momentOf } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { dueReminders } from '@/lib/calendar/reminder';
import { onPreview } from '@/lib/mail/mail-preview';
import { type MailClass, mailLanes } from '@/lib/mail/mail-rules';
import { onMailQueued, signalMail } from '@/lib/mail/mail-signal';
import { deletionHours } from '@/lib/process/limits';
import { log } from '@/lib/process/log';
import { takesCards } from '@/use-cases/residence/pay-stay';
import { returnStayMoney } from '@/use-cases/residence/return-money';
import { mailPause } from './mail/mail-pause';
import { previewMail, sendNext } from './mail/mail-worker';
import { repeatedJob } from './repeated-job';

/** A queued mail is sent at once; the timer is for mails that failed before or were held. */
const roundMs = 30_000;

/** Deletes what has expired: counters once an hour, all else once a day. */
async function deleteOld(): Promise<void> {
  if (!hasDatabase()) return;
  if (await claimJob('limits', deletionHours)) {
    await deleteEndedWindows();
    await deleteUnspentBudgets();
    await deleteEndedHolds();
  }
  if (!(await claimJob('retention', 24))) return;
  log().info({ event: 'retention', gone: await deleteExpired() }, 'expired records deleted');
}

/** Reminds guests of their stay, and visitors of their hour, in the morning of the day before. */
async function remindGuests(): Promise<void> {
  if (!hasDatabase() || !(await claimJob('stay-reminders', 1))) return;
  const tomorrow = dueReminders(new Date());
  if (!tomorrow) return;
  const [from, to] = [momentOf(tomorrow, '00:00'), momentOf(addDays(tomorrow, 1), '00:00')];
  const [stays, hours] = [await queueReminders(tomorrow), await queueHourReminders(from, to)];
  if (stays + hours > 0) signalMail();
}

/** Gives back what is due of payments of stays and could not be given back at once. */
async function returnMoney(): Promise<void> {
  if (hasDatabase() && takesCards()) await returnStayMoney();
}

/** Reminds buyers of balances and bank transfers that have not come, and cancels orders whose transfer is too late. */
async function remindBuyers(): Promise<void> {
  if (!hasDatabase() || !(await claimJob('balance-reminders', 1))) return;
  const reminded = [await queueBalanceReminders(), await remindOfTransfers()];
  const cancelled = await cancelLateTransfers();
  if (cancelled > 0)
    log().info(
      { event: 'transfers-late', cancelled },
      'orders without their transfer are cancelled',
    );
  if ([...reminded, cancelled].some((count) => count > 0)) signalMail();
}

/**
 * Starts the background jobs: mails in several lanes, each down to its class, reminders, returns of money, and retention.
 * @returns a function that stops them and resolves once the running ones have ended
 */
export function startBackgroundJobs(): () => Promise<void> {
  let isStopped = false;
  const pause = mailPause(() => start());

  /** Sends every mail of a lane that is due. */
  const sendAll = async (lowest: MailClass) => {
    while (!isStopped && hasDatabase()) {
      const outcome = await pause.attempt((isProbe) => sendNext(isProbe ? {} : { lowest }));
      if (outcome === 'none due' || outcome === 'paused') return;
    }
  };
  const lanes = mailLanes.map((lowest) => repeatedJob(() => sendAll(lowest)));
  const others = [remindGuests, remindBuyers, returnMoney, deleteOld].map(repeatedJob);
  const jobs = [...lanes, ...others];
  const startAll = (some: typeof jobs) => {
    for (const job of isStopped ? [] : some) job.start();
  };
  const start = () => startAll(lanes);

  const timer = setInterval(() => startAll(jobs), roundMs);
  timer.unref();
  onMailQueued(start);
  onPreview(previewMail);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    pause.end();
    onMailQueued(undefined);
    onPreview(undefined);
    await Promise.all(jobs.map((job) => job.ended()));
  };
}
