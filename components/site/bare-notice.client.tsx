'use client';

/** What is left to show where the shop's own last error page fails as well. Stands in for Next's, which is in English. */
export default function BareNotice() {
  return (
    <html lang="fr">
      <body>
        <h1>
          <a href="/">Théogonie</a>
        </h1>
      </body>
    </html>
  );
}
