'use server';
import { z } from 'zod';
import { visitorTokenHash } from '@/lib/account/session';
import { keepPath, keptPath, readKeptName } from '@/lib/cart/kept';
import { readChoice } from '@/lib/catalogue/choice';
import { choiceIn } from '@/use-cases/cart/choice-in';
import {
  keepConfiguration as keepIt,
  removeConfiguration,
  renameConfiguration,
} from '@/use-cases/cart/keep';
import { redirectFrom, redirectWithNotice } from '@/use-cases/site/redirect-with-notice';

/** Redirects from a piece to the page that asks for a name; the form gives the configuration, nothing is written. */
export async function keepConfiguration(form: FormData): Promise<void> {
  const choice = choiceIn(form);
  if (!choice) redirectWithNotice(form, keptPath, 'notMade');
  redirectFrom(form, keepPath(choice.product.id, choice.optionIds));
}

/**
 * Keeps a configuration under the name of the form. Redirects with `kept`; `notMade` for a configuration that
 * is not offered; `nameless`; `full` above 50; `tooMany`; `failed` during a database outage. Without a session
 * it goes back to the page, which says how to join.
 */
export async function keep(form: FormData): Promise<void> {
  const word = z.string().max(400).safeParse(form.get('add')).data;
  const choice = word === undefined ? undefined : readChoice(word);
  if (word === undefined || !choice) redirectWithNotice(form, keptPath, 'notMade');
  const name = readKeptName(form.get('name'));
  if (name === undefined) redirectWithNotice(form, keptPath, 'nameless', { add: word });
  const kept = await keepIt(await visitorTokenHash(), choice, name);
  if (kept === 'gone') redirectFrom(form, keepPath(choice.product.id, choice.optionIds));
  redirectWithNotice(form, keptPath, kept, kept === 'kept' ? {} : { add: word, name });
}

/**
 * Gives a kept configuration of the visitor another name. Redirects with `renamed`; `nameless`; `taken` where the
 * same configuration has that name; `gone` for one that is not theirs; `tooMany`; `failed`.
 */
export async function rename(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id')).data;
  const name = readKeptName(form.get('name'));
  if (!id) redirectWithNotice(form, keptPath, 'gone');
  if (name === undefined) redirectWithNotice(form, keptPath, 'nameless');
  const renamed = await renameConfiguration(await visitorTokenHash(), id, name);
  redirectWithNotice(form, keptPath, renamed);
}

/** Removes a kept configuration of the visitor. Redirects with `removed`; `gone` for one that is not theirs; `tooMany`; `failed`. */
export async function remove(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id')).data;
  if (!id) redirectWithNotice(form, keptPath, 'gone');
  redirectWithNotice(form, keptPath, await removeConfiguration(await visitorTokenHash(), id));
}
