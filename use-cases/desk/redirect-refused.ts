import 'server-only';
import { redirect } from 'next/navigation';
import { type FaultyField, faultsIn } from '@/lib/desk/forms/field-faults';
import { questionHash } from '@/lib/desk/forms/questions';
import { keepTyped } from '@/lib/desk/forms/refused-form';
import { faultHash, type TypedForm } from '@/lib/desk/forms/typed';
import { type ActionNotice, noticePath } from '@/use-cases/site/redirect-with-notice';

/** A form of the desk, what was typed into it, and the fields in which something is amiss, where the notice does not say it. */
export type RefusedForm = {
  readonly form: TypedForm;
  readonly data: FormData;
  readonly wrong?: readonly FaultyField[];
};

/**
 * Redirects to the page of a form that was refused, which gives back what was typed; to the first field in which something is
 * amiss, or to the question that it asks, where there is one: at the top of the page it would be out of sight.
 */
export async function redirectRefused(
  page: string,
  notice: ActionNotice,
  { form, data, wrong }: RefusedForm,
): Promise<never> {
  const query = await keepTyped(form, data, page, wrong);
  const named = typeof notice === 'string' ? notice : undefined;
  const hash = faultHash(form, faultsIn({ notice: named, ...query })) || questionHash(named);
  redirect(noticePath(page, notice, query) + hash);
}
