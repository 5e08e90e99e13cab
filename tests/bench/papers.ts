import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase } from '@/db/client';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { messages } from '../content/texts';
import { aNewOrder, aZeusLine } from '../make';
import { linksTo } from '../outbox';
import { aBrowser } from '../server/forms';
import { asBuilt, startShop } from '../shop';
import { median, note, type Scale } from './figures';
import { longestTurn } from './turns';

const email = 'bench@theogonie.example';
const { accessPage, myData } = messages.fr;
const spoken = ['fr', 'ru', 'ar'] as const satisfies readonly Locale[];

/** A paid order. @returns its number */
async function aPaidOrder(): Promise<string> {
  const lines = Array.from({ length: 8 }, () => aZeusLine);
  const totalCents = aZeusLine.unitCents * lines.length;
  const { id, number } = await placeOrder(aNewOrder({ email, lines, totalCents }));
  const fact = { kind: 'paid', cents: totalCents, currency: 'eur' } as const;
  await handlePayment({ id: `evt_${randomUUID()}`, type: 'bench', orderId: id, fact });
  return number;
}

/** The link of the mail that lets the buyer in, once it is written. */
async function linkIn(dataDir: string): Promise<string> {
  for (;;) {
    const [link] = linksTo(dataDir, email, 'access');
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** How long an invoice takes as a PDF, what it weighs, and for how long its making keeps others waiting. */
export async function benchPapers({ rounds }: Scale): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-papers-'));
  // Read once, on first use: the shop opens the same folder afterwards.
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const numbers: string[] = [];
  while (numbers.length < 1 + rounds * 2) numbers.push(await aPaidOrder());
  await closeDatabase();
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, LIMIT_FACTOR: '1000' };
  const shop = await startShop(settings, ['--import=./tests/bench/loop-delay.mjs', ...asBuilt]);
  try {
    const buyer = aBrowser(shop.url);
    await buyer.press('/my-data', myData.ask.send, { email });
    await buyer.press(await linkIn(dataDir), accessPage.button);
    const read = async (number: string, locale: Locale) => {
      await longestTurn(shop);
      const asked = performance.now();
      const answer = await buyer.get(localePath(locale, `/orders/${number}/invoice.pdf`));
      const bytes = (await answer.arrayBuffer()).byteLength;
      const ms = performance.now() - asked;
      if (answer.status !== 200) throw new Error(`${number}: ${answer.status}`);
      return { ms, bytes, turn: await longestTurn(shop) };
    };
    // Nobody is sent an invoice in the first seconds of a process.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const [first = '', ...others] = numbers;
    const { ms, turn } = await read(first, 'fr');
    const most = (value: number) => ({ limit: { most: value } });
    note({ what: 'the first invoice of a process as PDF', value: ms, unit: 'ms', ...most(400) });
    note({ what: 'longest turn for it', value: turn, unit: 'ms', ...most(50) });
    for (const locale of spoken) {
      const made: Awaited<ReturnType<typeof read>>[] = [];
      for (const number of others) made.push(await read(number, locale));
      const of = (part: 'ms' | 'bytes' | 'turn') => median(made.map((one) => one[part]));
      const what = `an invoice of eight lines as PDF, ${locale}`;
      note({ what, value: of('ms'), unit: 'ms', ...most(400) });
      note({ what: `weight of ${what}`, value: of('bytes') / 1000, unit: 'KB', ...most(150) });
      note({ what: `longest turn for ${what}`, value: of('turn'), unit: 'ms', ...most(50) });
    }
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
