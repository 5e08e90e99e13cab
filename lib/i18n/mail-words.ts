import 'server-only';

/** Words of the mails, loaded alone: the process that sends them needs no others. */
const loaders = {
  fr: () => import('@/messages/fr/mails'),
  en: () => import('@/messages/en/mails'),
  it: () => import('@/messages/it/mails'),
  ru: () => import('@/messages/ru/mails'),
  ar: () => import('@/messages/ar/mails'),
} as const;

export type MailLanguage = keyof typeof loaders;

/** A mail in words: what it says, what its button says, what stands below. */
type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly button: string;
  readonly notes: readonly string[];
};

export type MailWords = Readonly<
  Record<'access' | 'newsletter' | 'welcome' | 'withdrawal', Letter>
> &
  Readonly<Record<'leave' | 'linkHint' | 'signature' | 'sample', string>>;

const isMailLanguage = (value: string): value is MailLanguage => Object.hasOwn(loaders, value);

/** The words of the mails of a language; of French for one that has none. */
export async function mailWords(
  language: string,
): Promise<{ language: MailLanguage; words: MailWords }> {
  const known = isMailLanguage(language) ? language : 'fr';
  return { language: known, words: (await loaders[known]()).mails };
}
