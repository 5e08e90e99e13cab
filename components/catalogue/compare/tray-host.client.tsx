'use client';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadTray } from './load-tray.client';
import { useCompared } from './use-compared.client';

/** The bar of what is to be compared, fetched once there is something. */
export function TrayHost({ locale }: { locale: Locale }) {
  const compared = useCompared().join();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadTray>>>();

  useEffect(() => {
    // The press that fills the list reports a failure; a list stored earlier waits for the next page.
    if (compared && !loaded) loadTray(locale).then(setLoaded, () => undefined);
  }, [compared, loaded, locale]);

  return loaded && <loaded.Tray locale={locale} words={loaded.words} />;
}
