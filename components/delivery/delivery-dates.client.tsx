'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/browser/use-on-demand.client';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { Piece } from '@/content/catalogue/piece';
import { frenchDelivery } from '@/lib/delivery/french-delivery';
import { daysInWords } from '@/lib/delivery/installation-days';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { keptDestination } from './kept-destination.client';

type Props = {
  locale: Locale;
  leadTimeWeeks: Piece['leadTimeWeeks'];
  words: Messages['delivery']['dates'];
  /** How long it takes in weeks: what is shown without scripts, and where there are no dates. */
  children: ReactNode;
};

/** All that is said of other places. */
const fetchPanel = () => import('./delivery-panel.client');

/**
 * When a piece ordered today is installed: in mainland France at first, elsewhere once the visitor says where, at the
 * price of that place.
 * The weeks keep their place, so that nothing moves when the dates replace them.
 */
export function DeliveryDates({ locale, leadTimeWeeks, words, children }: Props) {
  const [line, setLine] = useState<ReactNode>();
  const { loaded, open, close } = useOnDemand(async () => {
    const { default: Panel, deliveryWords } = await fetchPanel();
    return { Panel, words: await deliveryWords(locale) };
  });

  useEffect(() => {
    const kept = keptDestination();
    if (!kept) {
      const days = frenchDelivery(leadTimeWeeks, new Date());
      if (days) setLine(`${words.installed} ${daysInWords(days, languages[locale].tag)}`);
    } else
      fetchPanel()
        .then(({ keptAnswer }) => keptAnswer(leadTimeWeeks, kept, locale))
        .then(setLine, () => undefined); // The weeks stay.
  }, [leadTimeWeeks, locale, words]);

  return (
    <>
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={line ? 'invisible' : undefined}>{children}</span>
        {line && <span>{line}</span>}
      </span>
      <ScriptButton
        aria-expanded={loaded !== undefined}
        onClick={loaded ? close : open}
        className="prose-link py-1"
      >
        {words.elsewhere}
      </ScriptButton>
      {loaded && (
        <loaded.Panel
          locale={locale}
          words={loaded.words}
          leadTimeWeeks={leadTimeWeeks}
          onChoice={setLine}
        />
      )}
    </>
  );
}
