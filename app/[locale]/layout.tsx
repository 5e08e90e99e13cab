import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { subscribe } from '@/app/_actions/newsletter';
import { fontsOf } from '@/app/fonts';
import '@/app/globals.css';
import '@/app/languages.css';
import '@/app/print.css';
import { AnchorEntries } from '@/components/site/anchor-entries.client';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { OverlayHost } from '@/components/site/overlay-host.client';
import { company } from '@/content/house/company';
import { directionOf, locales } from '@/lib/i18n/locales';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import { groundColours } from '@/lib/site/ground-colours';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('meta');
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: company.name,
    title: { default: company.name, template: `%s | ${company.name}` },
    description: t('siteDescription'),
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: groundColours.day },
    { media: '(prefers-color-scheme: dark)', color: groundColours.night },
  ],
};

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const nav = await getTranslations('nav');
  const toaster = await getTranslations('toaster');
  const { errors } = await getMessages();
  for (const font of fontsOf(locale)) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body className="bg-ground text-ink">
        <ThemeProvider attribute="class" enableColorScheme={false} disableTransitionOnChange>
          <a
            href="#content"
            className="fixed start-4 top-4 z-50 -translate-y-24 bg-ink px-5 py-3 text-ground focus:translate-y-0"
          >
            {nav('skip')}
          </a>
          <Header />
          <main id="content" tabIndex={-1} className="outline-none">
            {children}
          </main>
          <Footer />
          <OverlayHost
            locale={locale}
            subscribe={subscribe}
            label={toaster('label')}
            tooMany={compileSentence(errors.tooMany.text)}
            lost={{ noNetwork: errors.noNetwork, noAnswer: errors.noAnswer }}
          />
          <AnchorEntries />
        </ThemeProvider>
      </body>
    </html>
  );
}
