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
    <div className="grid w-full items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.2fr]">
      <div className="grid content-start gap-4">
        <p className="flex items-center gap-4 text-label text-gold-text uppercase">
          <GodGlyph god={facts.god} className="size-12 text-gold" />
          {t('progress', progress)}
        </p>
        <Level id="question" className="max-w-[24ch] text-balance text-heading">
          <UnbrokenWords>{words.question}</UnbrokenWords>
        </Level>
      </div>
      <ul aria-labelledby="question" className="w-full border-line border-t">
        {words.answers.map((text, answer) => (
          <li key={text} className="border-line border-b">
            <Link
              href={whichGodPath(`${answers}${answer}`)}
              prefetch={false}
              className="group flex min-h-16 items-center justify-between gap-6 py-4 text-start font-display text-lead transition-colors hover:text-gold-text"
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
          className="prose-link justify-self-start py-2"
        >
          {t('back')}
        </Link>
      )}
    </div>
  );
}
