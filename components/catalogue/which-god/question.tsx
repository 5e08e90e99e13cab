import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { UnbrokenWords } from '@/components/ui/text';
import { whichGodQuestions } from '@/content/catalogue/which-god';
import { questionCount, whichGodPath } from '@/lib/catalogue/which-god';
import { getMessages } from '@/lib/i18n/request';

type Props = {
  /** The answers so far, one digit each. */
  answers: string;
  /** `h2` below the title of the first page. */
  level: 'h1' | 'h2';
};

/** The question that follows some answers. Each answer is a link, so that Back takes it back. */
export async function Question({ answers, level: Level }: Props) {
  const t = await getTranslations('whichGod');
  const words = (await getMessages()).whichGod.questions[answers.length];
  const facts = whichGodQuestions[answers.length];
  if (!words || !facts) return null;
  const progress = { number: answers.length + 1, count: questionCount };
  return (
    <div className="grid w-full justify-items-center gap-6 text-center">
      <GodGlyph god={facts.god} className="size-16 text-gold sm:size-20" />
      <p className="text-label text-gold-text uppercase">{t('progress', progress)}</p>
      <Level id="question" className="max-w-[18ch] text-balance text-title">
        <UnbrokenWords>{words.question}</UnbrokenWords>
      </Level>
      <ul aria-labelledby="question" className="mt-6 w-full max-w-measure border-line border-t">
        {words.answers.map((text, answer) => (
          <li key={text} className="border-line border-b">
            <Link
              href={whichGodPath(`${answers}${answer}`)}
              prefetch={false}
              className="group flex min-h-20 items-center justify-between gap-6 py-5 text-start font-display text-lead transition-colors hover:text-gold-text"
            >
              {text}
              <Icon
                path="M3 12h18M14 5l7 7-7 7"
                className="size-5 shrink-0 text-gold rtl:rotate-180"
              />
            </Link>
          </li>
        ))}
      </ul>
      {answers !== '' && (
        <Link
          href={whichGodPath(answers.slice(0, -1))}
          prefetch={false}
          className="prose-link py-2"
        >
          {t('back')}
        </Link>
      )}
    </div>
  );
}
