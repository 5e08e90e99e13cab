import 'server-only';
import { readyReplies } from '@/messages/fr/desk/ready-replies';

export type ReadyReply = keyof typeof readyReplies;
export const readyNames = Object.keys(readyReplies) as ReadyReply[];

/** What a phrase is called, in French, and what it says in each language. */
export function readyReply(id: ReadyReply) {
  const { name, ...texts } = readyReplies[id];
  return { id, name, texts };
}
