'use server';
import { z } from 'zod';
import { addKept, removeKept, renameKept } from '@/db/cart/kept-configurations';
import { visitorTokenHash } from '@/lib/account/session';
import { keepPath, keptPath, readKeptName } from '@/lib/cart/kept';
import { readChoice } from '@/lib/catalogue/choice';
import type { Messages } from '@/lib/i18n/messages';
import { log } from '@/lib/process/log';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { redirectTo, refusalOf } from '@/use-cases/site/settle';

type Notice = keyof Messages['kept']['notices'];

/** What came of a form: a notice, and the word of a configuration that still has no name. */
type Outcome = { readonly notice: Notice; readonly add?: string; readonly wait?: number };

/** Redirects to the page of what is kept, which shows what came of a form. */
function answer(form: FormData, { notice, add, wait }: Outcome): never {
  const query = new URLSearchParams({ notice });
  if (wait !== undefined) query.set('wait', String(wait));
  if (add !== undefined) query.set('add', add);
  redirectTo(form, { path: `${keptPath}?${query}` });
}

/** Runs a change of what the visitor keeps, within its rate limit. A database outage is logged. */
async function change(work: (hash: string) => Promise<Notice | undefined>): Promise<Outcome> {
  const hash = await visitorTokenHash();
  if (!hash) return { notice: 'gone' };
  const refused = await refusalOf('cart');
  if (refused?.notice === 'tooMany') return { notice: 'tooMany', wait: refused.waitSeconds };
  if (refused) return { notice: 'failed' };
  try {
    return { notice: (await work(hash)) ?? 'gone' };
  } catch (error) {
    log().error(error, 'a change of kept configurations failed');
    return { notice: 'failed' };
  }
}

/** Redirects from a piece to the page that asks for a name; the form gives the configuration, nothing is written. */
export async function keepConfiguration(form: FormData): Promise<void> {
  const choice = choiceIn(form);
  if (!choice) answer(form, { notice: 'notMade' });
  redirectTo(form, { path: keepPath(choice.product.id, choice.optionIds) });
}

/**
 * Keeps a configuration under the name of the form. Redirects with `kept`; `notMade` for a configuration that
 * is not offered; `nameless`; `full` above 50; `tooMany`; `failed` during a database outage. Without a session
 * it goes back to the page, which says how to join.
 */
export async function keep(form: FormData): Promise<void> {
  const word = z.string().max(400).safeParse(form.get('add'));
  const choice = word.success ? readChoice(word.data) : undefined;
  if (!choice) answer(form, { notice: 'notMade' });
  const { product, optionIds } = choice;
  const name = readKeptName(form.get('name'));
  if (name === undefined) answer(form, { notice: 'nameless', add: word.data });
  const line = { name, productId: product.id, optionIds };
  const outcome = await change(async (hash) => {
    const kept = await addKept(hash, line);
    return kept === 'noVisitor' ? undefined : kept;
  });
  if (outcome.notice === 'gone') redirectTo(form, { path: keepPath(product.id, optionIds) });
  answer(form, outcome.notice === 'kept' ? outcome : { ...outcome, add: word.data });
}

/**
 * Gives a kept configuration of the visitor another name. Redirects with `renamed`; `nameless`; `taken` where the
 * same configuration has that name; `gone` for one that is not theirs; `tooMany`; `failed`.
 */
export async function rename(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id'));
  const name = readKeptName(form.get('name'));
  if (!id.success) answer(form, { notice: 'gone' });
  if (name === undefined) answer(form, { notice: 'nameless' });
  const outcome = await change(async (hash) => {
    const renamed = await renameKept(hash, id.data, name);
    return renamed === 'absent' ? undefined : renamed;
  });
  answer(form, outcome);
}

/** Removes a kept configuration of the visitor. Redirects with `removed`; `gone` for one that is not theirs; `tooMany`; `failed`. */
export async function remove(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id'));
  if (!id.success) answer(form, { notice: 'gone' });
  answer(
    form,
    await change(async (hash) => ((await removeKept(hash, id.data)) ? 'removed' : undefined)),
  );
}
