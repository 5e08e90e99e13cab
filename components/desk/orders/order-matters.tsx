import { Moment } from '@/components/desk/time';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { type Matter, matterPath } from '@/lib/desk/matter';

type Props = { email: string; matters: readonly Matter[] };

/** What else the house has of the customer of an order, as links; all of it is one search away. */
export function OrderMatters({ email, matters }: Props) {
  const { matters: t } = deskWords;
  if (matters.length === 0) return null;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.title}</h2>
      <ul className="border-line border-t">
        {matters.map((matter) => (
          <li
            key={`${matter.kind} ${matter.id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-b py-3"
          >
            <Link
              href={matterPath(matter)}
              prefetch={false}
              className="prose-link wrap-anywhere min-w-0"
            >
              {t.kinds[matter.kind]}{' '}
              <bdi>{matter.kind === 'message' ? `«\u00a0${matter.subject}\u00a0»` : matter.id}</bdi>
            </Link>
            <span className="text-muted text-small">
              {matter.kind === 'order' && `${deskWords.states[matter.state]} · `}
              <Moment at={matter.at} />
            </span>
          </li>
        ))}
      </ul>
      <Link
        href={`/desk/search?${new URLSearchParams({ q: email })}`}
        prefetch={false}
        className="prose-link justify-self-start"
      >
        {t.all}
      </Link>
    </section>
  );
}
