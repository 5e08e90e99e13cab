import { redirect } from 'next/navigation';
import { setAnswered } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { MessageList } from '@/components/desk/message-list';
import { Link } from '@/components/ui/link';
import { findMessage } from '@/db/desk/contact-messages';
import { deskWords } from '@/lib/desk/desk-words';

type Props = PageProps<'/[locale]/desk/messages/[id]'>;

export const generateMetadata = () => deskMetadata(deskWords.messages.title);

export default async function DeskMessagePage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/messages/${id}`, given);
  const message = await findMessage(id);
  if (!message) redirect('/desk/messages?notice=gone');
  const { title, all } = deskWords.messages;
  return (
    <DeskPage {...desk} at="messages" title={title}>
      <Link href="/desk/messages" prefetch={false} className="prose-link justify-self-start">
        {all}
      </Link>
      <MessageList messages={[message]} setAnswered={setAnswered} />
    </DeskPage>
  );
}
