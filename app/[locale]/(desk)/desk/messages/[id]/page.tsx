import { redirect } from 'next/navigation';
import { noteMailed, replyToMessage, setAnswered } from '@/app/_actions/desk';
import { writeReply } from '@/app/_actions/desk-messages';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { Conversation } from '@/components/desk/conversation';
import { DeskPage } from '@/components/desk/desk-page';
import { MarkMessage } from '@/components/desk/mark-message';
import { MailedAnswerForm, ReplyForm } from '@/components/desk/reply-form';
import { Link } from '@/components/ui/link';
import { findConversation } from '@/db/desk/message-replies';
import { deskWords } from '@/lib/desk/desk-words';
import { readyNames, readyReply } from '@/lib/desk/ready-words';
import { typedAt } from '@/lib/desk/typed';
import { locales, toLocale } from '@/lib/i18n/locales';
import { greetingsOf } from '@/lib/mail/greeting';

type Props = PageProps<'/[locale]/desk/messages/[id]'>;

export const generateMetadata = () => deskMetadata(deskWords.messages.title);

export default async function DeskMessagePage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/messages/${id}`, given);
  const found = await findConversation(id);
  if (!found) redirect('/desk/messages?notice=gone');
  const { message, replies } = found;
  const typed = {
    text: typedAt('reply', given).text ?? '',
    language: locales.find((one) => one === given.language) ?? toLocale(message.language),
  };
  const { title, all } = deskWords.messages;
  return (
    <DeskPage {...desk} at="messages" title={title}>
      <Link href="/desk/messages" prefetch={false} className="prose-link justify-self-start">
        {all}
      </Link>
      <Conversation message={message} replies={replies} />
      <ReplyForm
        id={id}
        seen={replies.length}
        typed={typed}
        greetings={await greetingsOf(message.name)}
        phrases={readyNames.map((name) => readyReply(name))}
        write={writeReply}
        reply={replyToMessage}
      />
      <MailedAnswerForm id={id} seen={replies.length} note={noteMailed} />
      <MarkMessage id={id} isAnswered={message.isAnswered} setAnswered={setAnswered} />
    </DeskPage>
  );
}
