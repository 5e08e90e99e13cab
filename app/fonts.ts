import localFont from 'next/font/local';

/** The display serif: light, tall, with Cyrillic for the languages to come. */
export const display = localFont({
  src: '../node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2',
  weight: '300 700',
  variable: '--face-display',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

/** The quiet sans: labels, prices, running text. */
export const text = localFont({
  src: '../node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--face-text',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
