import postgres from 'postgres';
import { expect, test } from 'vitest';
import { findPrograms, startPostgres } from '@/tests/programs/postgres';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { startStripe, stripeSettings } from '@/tests/programs/stripe';
import { startShop } from '../shop';
import { courseOf, deliverAll, eventsOf, seedOrders, slowWaitingEvents, thrice } from './payments';

const programs = findPrograms();
/** `npm run test:faults` has a thousand. There is one kill for each hundred. */
const orderCount = Number(process.env.EVENT_ORDERS ?? 200);
const kills = orderCount / 100;

/** What the database knows of each order, in the order they were placed. */
async function whatIsKnown(sql: postgres.Sql) {
  const rows = await sql`
    select state, paid_with, contact->>'name' as name,
      (select count(*)::int from payment_events where order_id = orders.id) as events,
      (select count(*)::int from order_changes where order_id = orders.id) as changes,
      (select count(*)::int from invoices where order_id = orders.id) as invoices
    from orders order by number`;
  return [...rows];
}

/** Counts the mails with a title by address: a repeat has the same id, and a mailbox shows it once. */
function countMails({ received }: TestSmtp, title: string) {
  const ids = new Map<string, Set<string>>();
  for (const { to, source } of received) {
    const { header, text } = readMail(source);
    if (!text.includes(title)) continue;
    const [address = ''] = to;
    ids.set(address, (ids.get(address) ?? new Set()).add(header('Message-ID')));
  }
  return (index: number) => ids.get(`${index}@theogonie.example`)?.size ?? 0;
}

test.skipIf(!programs)(
  'every order ends in its right state and is confirmed once when events come three times in random order and a process is killed',
  { timeout: 120_000 + orderCount * 1_000 },
  async () => {
    const [database, stripe, smtp] = await Promise.all([
      startPostgres(programs ?? ''),
      startStripe(),
      startSmtp(),
    ]);
    const settings = {
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      ...stripeSettings(stripe),
    };
    const steady = await startShop(settings);
    let mortal = await startShop(settings);
    const sql = postgres(database.url, { max: 1 });
    try {
      const ids = await seedOrders(sql, orderCount);
      await slowWaitingEvents(sql);
      const events = ids.map((id, index) => eventsOf(stripe, id, index));
      const deliveries = thrice(events);

      const { port } = new URL(mortal.url);
      const replace = async () => {
        mortal.process.kill('SIGKILL');
        await mortal.stop();
        mortal = await startShop({ ...settings, PORT: port });
      };
      const step = Math.floor(deliveries.length / (kills + 1));
      let killed = 0;
      let replaced = Promise.resolve();
      const statuses = await deliverAll(deliveries, [steady.url, mortal.url], async (answered) => {
        if (answered % step === 0 && killed < kills) {
          killed += 1;
          replaced = replace();
        }
        // The other process alone takes half of what comes until the next kill, and no more.
        if (answered % step > step / 2) await replaced;
      });
      await replaced;
      expect(killed).toBe(kills);
      expect(statuses.get(200)).toBe(deliveries.length);

      // A mail whose process was killed while it was sent is due again in a minute: here, now.
      await sql`update mails set due_at = now()`;
      const queued = async () => (await sql`select from mails`).length;
      await expect.poll(queued, { timeout: 120_000, interval: 500 }).toBe(0);

      const known = await whatIsKnown(sql);
      const confirmations = countMails(smtp, 'Votre commande est confirmée');
      const refunds = countMails(smtp, 'Votre remboursement est en route');
      const found = known.map((order, index) => ({
        ...order,
        confirmations: confirmations(index),
        refunds: refunds(index),
      }));
      expect(found).toEqual(
        known.map((_, index) => {
          const { events, state, isPaid, paidWith } = courseOf(index);
          return {
            state,
            paid_with: paidWith ?? null,
            name: isPaid || state === 'differs' ? 'Léda Tyndare' : null,
            events: events.length,
            // The payment method is not in the history.
            changes: events.length - Number(paidWith !== undefined),
            invoices: Number(isPaid),
            confirmations: Number(isPaid),
            // A part that was given back has a credit note and a mail too.
            refunds: Number(isPaid && events.some(([type]) => type === 'charge.refunded')),
          };
        }),
      );
      expect(await sql`select count(*)::int from payment_events`).toEqual([
        { count: events.flat().length },
      ]);
      const invoices = await sql`select number from invoices order by number`;
      expect([...invoices]).toEqual(invoices.map((_, index) => ({ number: index + 1 })));
      const credits = await sql`select number from credit_notes order by number`;
      expect(credits.length).toBeGreaterThan(0);
      expect([...credits]).toEqual(credits.map((_, index) => ({ number: index + 1 })));
    } finally {
      await sql.end();
      await Promise.all([steady.stop(), mortal.stop(), stripe.close(), smtp.close()]);
      database.destroy();
    }
  },
);
