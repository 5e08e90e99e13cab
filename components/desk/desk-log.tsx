import { Link } from '@/components/ui/link';
import { UnbrokenWords } from '@/components/ui/text';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { type LogEntry, type LogSentence, sentenceOf, sumOf } from '@/lib/desk/log-words';
import { Moment } from './time';

type Props = {
  entries: readonly LogEntry[];
  /** Above the list, where the page is about more. */
  title?: string;
};

/** Actions of the staff, the newest first. */
export function DeskLog({ entries, title }: Props) {
  const { today } = deskWords;
  return (
    <section className="grid content-start gap-4">
      {title && <h2 className="text-heading">{title}</h2>}
      {entries.length === 0 && <p className="text-muted">{today.emptyLog}</p>}
      <ol className="grid">
        {entries.map((entry) => (
          <li
            key={`${entry.at.getTime()} ${'number' in entry ? entry.number : entry.subject} ${entry.author}`}
            className="border-line border-t py-2"
          >
            <p className="wrap-anywhere">
              <Sentence {...sentenceOf(entry)} />
            </p>
            <p className="wrap-anywhere text-muted text-small">
              <Moment at={entry.at} />, {deskText('order.by', { author: entry.author })}
              <Sum text={sumOf(entry)} />
            </p>
            {'number' in entry && entry.remark && (
              <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-small">
                {entry.remark}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const Sum = ({ text }: { text: string | undefined }) => text && ` · ${text}`;

function Sentence({ before, what, after, href }: LogSentence) {
  return (
    <>
      {before}
      <Link href={href} prefetch={false} className="prose-link">
        <UnbrokenWords>{what}</UnbrokenWords>
      </Link>
      {after}
    </>
  );
}
