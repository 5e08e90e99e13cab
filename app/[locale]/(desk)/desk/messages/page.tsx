import { setAnswered } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskPages } from '@/components/desk/desk-pages';
import { FilterRow } from '@/components/desk/filter-row';
import { MessageList } from '@/components/desk/message-list';
import { rowsPerPage } from '@/db/desk/desk';
import { countMessages, listMessages } from '@/db/desk/desk-messages';
import { deskWords } from '@/lib/desk/desk-words';
import { pageIn } from '@/lib/search-params';

export const generateMetadata = () => deskMetadata(deskWords.messages.title);

const paths = { open: '/desk/messages', answered: '/desk/messages?state=answered' } as const;

export default async function DeskMessagesPage({
  searchParams,
}: PageProps<'/[locale]/desk/messages'>) {
  const query = await searchParams;
  const desk = await openDesk(paths.open, query);
  const page = pageIn(query.page);
  const isAnswered = query.state === 'answered';
  const [messages, answered] = await Promise.all([
    listMessages(isAnswered, page),
    countMessages(true),
  ]);
  const { title, filters, ...t } = deskWords.messages;
  const open = desk.waiting.messages;
  const current = isAnswered ? paths.answered : paths.open;
  return (
    <DeskPage {...desk} at="messages" title={title}>
      <FilterRow
        label={filters}
        current={current}
        filters={[
          { label: t.open, count: open, path: paths.open },
          { label: t.answered, count: answered, path: paths.answered },
        ]}
      />
      <MessageList messages={messages} now={new Date()} setAnswered={setAnswered} />
      <DeskPages
        page={page}
        last={Math.ceil((isAnswered ? answered : open) / rowsPerPage)}
        pathOf={(n) => `${current}${isAnswered ? '&' : '?'}page=${n}`}
      />
    </DeskPage>
  );
}
