import { redirect } from 'next/navigation';
import { setAnswered } from '@/app/_actions/desk';
import { noteMailed, writeReply } from '@/app/_actions/desk-messages';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { Conversation } from '@/components/desk/conversation';
import { DeskPage } from '@/components/desk/desk-page';
import { MarkMessage } from '@/components/desk/mark-message';
import { MailedAnswerForm, ReplyForm } from '@/components/desk/replies/reply-form';
import { Link } from '@/components/ui/link';
import { findConversation } from '@/db/desk/message-replies';
import { deskWords } from '@/lib/desk/desk-words';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { offerFor } from '@/lib/desk/offer-by-hand';
import { readyNames, readyReply } from '@/lib/desk/ready-words';
import { toLocale } from '@/lib/i18n/locales';
import { greetingsOf } from '@/lib/mail/greeting';

type Props = PageProps<'/[locale]/desk/messages/[id]'>;

export const generateMetadata = () => deskMetadata(deskWords.messages.title);

export default async function DeskMessagePage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/messages/${id}`, given);
  const found = await findConversation(id);
  if (!found) redirect('/desk/messages?notice=gone');
  const { message, replies } = found;
  const refused = await readRefused(given);
  const { title, all } = deskWords.messages;
  return (
    <DeskPage {...desk} at="messages" title={title}>
      <nav className="flex flex-wrap gap-x-8 gap-y-2">
        <Link href="/desk/messages" prefetch={false} className="prose-link">
          {all}
        </Link>
        <Link href={offerFor(message)} prefetch={false} className="prose-link">
          {deskWords.messages.offer}
        </Link>
      </nav>
      <Conversation message={message} replies={replies} />
      <ReplyForm
        id={id}
        seen={replies.length}
        to={message}
        sent={String(given.sent ?? '')}
        typed={{ text: '', language: toLocale(message.language) }}
        greetings={await greetingsOf(message.name)}
        phrases={readyNames.map((name) => readyReply(name))}
        write={writeReply}
      />
      <MailedAnswerForm
        id={id}
        seen={replies.length}
        note={noteMailed}
        typed={typedAt('mailed', refused)}
      />
      <MarkMessage id={id} isAnswered={message.isAnswered} setAnswered={setAnswered} />
    </DeskPage>
  );
}
