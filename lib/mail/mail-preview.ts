import type { AppointmentPlace, SpokenLanguage } from '@/content/appointments/appointments';
import type { Destination } from '@/lib/delivery/destination';
import type { Booking } from '@/lib/residence/booking';
import type { MailKind } from './mail-rules';
import type { MailText } from './mail-text';

/** A mail about an order, a stay or an hour, or one of an offer that waits, to be seen before it leaves. */
export type Preview = {
  readonly kind: MailKind;
  /** Of the order. */
  readonly number?: string;
  readonly recipient: string;
  readonly language: string;
  /** What it was queued with, where it waits. */
  readonly facts?: Readonly<Record<string, string>>;
};

/** A mail as it is shown: its picture by its path below `public`. */
export type Previewed = MailText & { readonly picture?: string };

/** What a mail about an offer says of it; euro cents. */
export type ToldOffer = {
  readonly number: string;
  /** Whom it greets. */
  readonly name: string | null;
  readonly lines: readonly {
    readonly productId: string | null;
    readonly name: string;
    readonly optionIds: readonly string[];
    readonly optionNames: readonly string[];
    readonly quantity: number;
    readonly unitCents: number;
  }[];
  readonly deliveryCents: number;
  readonly totalCents: number;
  readonly destination: Destination;
  /** Its last day, `2026-12-22`. */
  readonly validUntil: string;
};

/** What a reply says, and of the message that it answers. */
export type ToldReply = {
  readonly text: string;
  readonly author: string;
  readonly message: {
    readonly subject: string;
    readonly name: string;
    readonly message: string;
    readonly createdAt: Date;
  };
};

/** What the confirmation of an hour says of it, which nobody has prepared yet. */
export type ToldHour = {
  readonly id: string;
  readonly number: string;
  readonly state: 'booked';
  readonly place: AppointmentPlace;
  readonly spoken: SpokenLanguage;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly changeHours: number;
  /** Id of the adviser. */
  readonly adviser: string;
  readonly timeZone: string;
  readonly language: string;
  readonly caller: Readonly<Record<'name' | 'email' | 'phone' | 'wishes', string>>;
  readonly about: null;
  readonly videoLink: null;
  readonly houseNote: null;
  readonly createdAt: Date;
  readonly linkRound: 0;
};

/** A mail of the house, or of what it books by hand, that is being written: nothing of it is stored yet. */
export type Unwritten = { readonly language: string } & (
  | { readonly kind: 'offer'; readonly offer: ToldOffer }
  | { readonly kind: 'reply'; readonly reply: ToldReply }
  | { readonly kind: 'bookingConfirmed'; readonly stay: Booking }
  | { readonly kind: 'appointmentConfirmed'; readonly hour: ToldHour }
);

type Composer = (preview: Preview | Unwritten) => Promise<Previewed | undefined>;

// Pages and the server that writes mails are separate bundles of one process: they share only `globalThis`.
const shared = globalThis as typeof globalThis & { theogonieMailComposer?: Composer };

/** Sets who composes mails that are to be seen. */
export function onPreview(composer: Composer | undefined): void {
  shared.theogonieMailComposer = composer;
}

/** A mail as it would leave now. `undefined` when its subject has nothing to say it with. */
export async function previewOf(preview: Preview | Unwritten): Promise<Previewed | undefined> {
  return shared.theogonieMailComposer?.(preview);
}

/** The texts of a mail without the tokens of its links, which open an order, an offer, a balance or a declaration to who has them. */
export function withoutTokens<M extends MailText>({ subject, text, html }: M): MailText {
  const bare = (said: string) =>
    said
      .replace(/\?(?:order|token)=[\w-]+\.[\w.-]+/g, '')
      .replace(/(?<=\/(?:quote|balance|residence\/booking|appointment\/booked)\/)[\w.-]+/g, '…');
  return { subject, text: bare(text), html: bare(html) };
}

/** The name under which a photo of an order is attached. */
export const photoCid = (id: string): string => `photo-${id}`;

/** The HTML of a mail for a browser: what was attached to it comes from the shop. */
export function shownHtml(html: string, picture: string | undefined): string {
  return html
    .replaceAll('src="cid:mark"', 'src="/icons/192.png"')
    .replaceAll('src="cid:piece"', picture ? `src="/${picture}"` : 'src=""')
    .replace(/src="cid:photo-([0-9a-f-]{36})"/g, 'src="/desk/files/$1"');
}
