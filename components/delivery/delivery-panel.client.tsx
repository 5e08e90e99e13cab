'use client';
import { type ReactNode, useState } from 'react';
import { Field, Select } from '@/components/ui/field';
import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import type { DeliveryCountry } from '@/content/delivery/delivery-zones';
import { choiceWord } from '@/lib/catalogue/choice-word';
import { abroadPath } from '@/lib/delivery/abroad-path';
import { deliveryOf } from '@/lib/delivery/delivery';
import * as destinations from '@/lib/delivery/destination';
import { daysInWords } from '@/lib/delivery/installation-days';
import { type Locale, languages, localePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { DeliveryAnswer } from './delivery-answer.client';
import { keepDestination, keptDestination } from './kept-destination.client';

export { deliveryWords } from '@/lib/delivery/delivery-panel-words';
export { keptAnswer } from './delivery-answer.client';

type Props = {
  locale: Locale;
  words: Messages['delivery'];
  leadTimeWeeks: Piece['leadTimeWeeks'];
  /** Is told what the page says of the delivery there. */
  onChoice: (line: ReactNode) => void;
};

/** The country of whoever lives in none of the list. */
const elsewhere = 'other';

/** The configuration that the form of this page has now, as a word. */
function chosenWord(): string {
  const field = document.querySelector<HTMLInputElement>('main form [name=productId]');
  const form = new FormData(field?.form ?? undefined);
  return choiceWord(String(form.get('productId')), form.getAll('option').map(String));
}

/** Where a piece is delivered. It stands in the form of the piece: its fields have no names, a cookie keeps them. */
export default function DeliveryPanel({ locale, words, leadTimeWeeks, onChoice }: Props) {
  const { tag } = languages[locale];
  const [place, setPlace] = useState(() => destinations.decodeDestination(keptDestination()));
  // Monaco's postcodes lead there from France too; who chose France may go on to another place there.
  const [country, setCountry] = useState<DeliveryCountry | typeof elsewhere>(place.country);
  const [text, setText] = useState(destinations.postcodeInWords(place) ?? '');
  const [isLeft, setLeft] = useState(false);
  const isAbroad = country === elsewhere;
  const isWrong = typeof destinations.destinationOf(country, text) === 'string';
  const isTold = isWrong && !isAbroad && (isLeft || !destinations.isBegunPostcode(country, text));
  const { days } = deliveryOf(leadTimeWeeks, place);
  const isRefused = !isWrong && days === 'notServed';
  const planned = !isWrong && typeof days === 'object' && days;

  function choose(to: typeof country, postcode: string) {
    setText(postcode);
    setLeft(false);
    setCountry(to);
    if (to === elsewhere) return onChoice(words.dates.notServed);
    const next = destinations.destinationOf(to, postcode);
    if (typeof next === 'string') return onChoice(undefined);
    setPlace(next);
    keepDestination(destinations.encodeDestination(next));
    onChoice(<DeliveryAnswer {...{ locale, words }} delivery={deliveryOf(leadTimeWeeks, next)} />);
  }

  return (
    <div className="mt-3 grid gap-4 border-gold border-s-2 ps-4">
      <Select
        label={words.country}
        value={country}
        onChange={({ target }) => choose(target.value as typeof country, '')}
      >
        {deliveryCountries.map((code) => (
          <option key={code} value={code}>
            {destinations.countryName(code, tag)}
          </option>
        ))}
        <option value={elsewhere}>{words.otherCountry}</option>
      </Select>
      {isAbroad ? (
        <>
          <p role="status">{words.abroadText}</p>
          <a
            href={localePath(locale, abroadPath({ piece: chosenWord() }))}
            className="prose-link justify-self-start"
          >
            {words.abroadLink}
          </a>
        </>
      ) : (
        <>
          <Field
            label={words.postcode}
            note={destinations.postcodeExample(country)}
            value={text}
            autoComplete="postal-code"
            fault={isTold ? words.badPostcode : undefined}
            onChange={({ target }) => choose(country, target.value)}
            onBlur={() => setLeft(true)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setLeft(true);
            }}
          />
          <p role="status">
            {isRefused && words.dates.notServed}
            {!isWrong && !days && words.tooFar}
            {planned && `${words.dates.installed} ${daysInWords(planned, tag)}`}
          </p>
          {isRefused && (
            <a href={localePath(locale, '/contact')} className="prose-link justify-self-start">
              {words.contact}
            </a>
          )}
          {planned && <p className="text-muted">{words.today}</p>}
        </>
      )}
    </div>
  );
}
