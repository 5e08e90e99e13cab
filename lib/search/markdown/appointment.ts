import { appointmentFacts, appointmentTerms } from '@/lib/appointments/appointment-facts';
import { offeredPlaces } from '@/lib/appointments/place';
import { translatorOf } from '@/lib/i18n/format';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { document, fact, link, list, plain, section } from './text';

/** The Markdown of an hour with the house: its places, what holds for it, where it is booked. */
export function appointmentMarkdown(wording: Wording): string {
  const { messages, locale } = wording;
  const { appointment: words } = messages;
  const t = translatorOf(messages, locale);
  const places = offeredPlaces.map((place) =>
    fact(words.places[place].title, t(`appointment.places.${place}.text`, appointmentFacts)),
  );
  const address = pageAddress(wording, '/appointment');
  return document({ title: words.title, summary: words.intro, address }, [
    list(places),
    section(words.factsTitle, list(appointmentTerms(messages, locale).map(plain))),
    plain(words.sample),
    link(words.book, pageAddress(wording, '/appointment/book')),
  ]);
}
