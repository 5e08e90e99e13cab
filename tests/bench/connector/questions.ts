import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { localePath } from '@/lib/i18n/locales';
import { markdownPath } from '@/lib/search/markdown/addresses';
import { asBuilt, startShop } from '../../shop';
import { note } from '../figures';
import { type Call, type Fact, type Question, questions } from './list';

const Texts = z.array(z.object({ text: z.string().default('') }));

/** A text as patterns of facts expect it. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐-–]/g, '-')
    .replace(/[\u2066-\u2069]/g, '')
    .toLowerCase();

/** Whether a text says a fact: 1200 is also said by `1200.00`, but not by `11200`. */
export function says(text: string, fact: Fact): boolean {
  if (typeof fact !== 'number') return fact.test(text);
  const digits = String(fact).replace('.', '\\.');
  return new RegExp(`(?<![\\d.,])${digits}(\\.0+)?(?![\\d]|[.,]\\d)`).test(text);
}

/** Ids of products and options in the arguments of a call. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    if (key === 'product_id' && typeof below === 'string') return [below];
    if ((key === 'product_ids' || key === 'options') && Array.isArray(below)) return below;
    if (key === 'id' && typeof below === 'string') return [below];
    return idsIn(below);
  });
}

/** Makes the calls of a question. @returns what was answered, and ids that no answer before had named */
async function answersTo(client: Client, calls: readonly Call[], known: string) {
  let heard = '';
  const guessed: string[] = [];
  for (const [name, args] of calls) {
    guessed.push(...idsIn(args).filter((id) => !`${known}${heard}`.includes(`${id}`)));
    const { content } = await client.callTool({ name, arguments: { ...args } });
    heard += Texts.parse(content)
      .map(({ text }) => text)
      .join('\n');
  }
  return { text: plain(heard), guessed };
}

/** Why the connector of a shop did not answer a question; nothing when it did. */
export async function missesOf(url: string, question: Question): Promise<string[]> {
  const { locale, calls, page, said = [], told = [], never = [] } = question;
  const client = new Client({ name: 'a shopper', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url + localePath(locale, '/mcp'))),
  );
  try {
    const { tools } = await client.listTools();
    const { text, guessed } = await answersTo(client, calls, JSON.stringify(tools));
    const markdown = page && plain(await (await fetch(url + markdownPath(locale, page))).text());
    return [
      ...guessed.map((id) => `no answer named ${id} before it was used`),
      ...[...said, ...told].filter((fact) => !says(text, fact)).map((fact) => `unsaid: ${fact}`),
      ...never.filter((fact) => says(text, fact)).map((fact) => `wrongly said: ${fact}`),
      ...said
        .filter((fact) => !says(markdown ?? '', fact))
        .map((fact) => `the page ${page} does not say: ${fact}`),
    ];
  } catch (error) {
    return [String(error)];
  } finally {
    await client.close();
  }
}

/** Asks the connector of a running shop, and prints each question that it does not answer. @returns how many it answers */
export async function askQuestions(url: string, asked: readonly Question[]): Promise<number> {
  let answered = 0;
  for (const question of asked) {
    const misses = await missesOf(url, question);
    if (misses.length === 0) answered += 1;
    else console.log(`${question.locale}: ${question.asked}\n  ${misses.join('\n  ')}`);
  }
  return answered;
}

/** How many questions of shoppers the connector answers as the pages do. */
export async function benchQuestions(): Promise<void> {
  const shop = await startShop({ NODE_ENV: 'production' }, asBuilt);
  try {
    const value = await askQuestions(shop.url, questions);
    const limit = { least: questions.length };
    note({ what: 'questions answered at /mcp', value, unit: `of ${questions.length}`, limit });
  } finally {
    await shop.stop();
  }
}
