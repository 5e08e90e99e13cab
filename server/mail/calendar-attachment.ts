import type { Attachment } from '@/lib/mail/mail';

/**
 * A calendar file as the file of a mail, named after its subject. Its type says what the file does, so that a mail program
 * can add the event, replace it or take it out.
 */
export const calendarAttachment = (
  number: string,
  content: string,
  isCancelled = false,
): Attachment => ({
  filename: `${number}.ics`,
  content,
  contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
});
