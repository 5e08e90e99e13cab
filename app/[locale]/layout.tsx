import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { subscribe } from '@/app/_actions/newsletter';
import { facesOf } from '@/app/faces';
import { compileSentence } from '@/lib/i18n/messages';
import '@/app/globals.css';
import '@/app/languages.css';
import '@/app/print.css';
import { applyTheme } from '@/components/islands/apply-theme';
import { LateTooltips } from '@/components/islands/late-tooltips';
import { SoftLinks } from '@/components/islands/soft-links';
import { Stage } from '@/components/islands/stage';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteJsonLd } from '@/components/seo/site-json-ld';
import { house } from '@/content/house';
import { env } from '@/lib/env';
import { directionOf, locales } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = await getMessages();
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: house.name,
    title: { default: house.name, template: `%s | ${house.name}` },
    description: meta.siteDescription,
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f0e4' },
    { media: '(prefers-color-scheme: dark)', color: '#0b1019' },
  ],
};

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  const t = await getTranslations('nav');
  const { errors, toaster } = await getMessages();
  for (const face of facesOf(locale)) {
    preload(face, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a function of the shop's own */}
        <script dangerouslySetInnerHTML={{ __html: `(${applyTheme})()` }} />
      </head>
      <body className="bg-ground text-ink">
        <a
          href="#content"
          className="fixed start-4 top-4 z-50 -translate-y-24 bg-ink px-5 py-3 text-ground focus:translate-y-0"
        >
          {t('skip')}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        <Footer />
        <Stage
          locale={locale}
          subscribe={subscribe}
          label={toaster.label}
          tooMany={compileSentence(errors.tooMany.text)}
        />
        <LateTooltips />
        <SoftLinks />
        <SiteJsonLd />
      </body>
    </html>
  );
}
