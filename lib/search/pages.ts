import type { Messages } from '../i18n/messages';

type PageWords = { readonly title: string; readonly description: string };

/** The pages that can be found beside those of the pieces: what they are called, and a line about each. */
export function pagesIn(messages: Messages): Readonly<Record<string, PageWords>> {
  const { collections, contact, footer, gallery, home, nav, orders } = messages;
  const page = (title: string, { meta }: { readonly meta: { readonly description: string } }) => ({
    title,
    description: meta.description,
  });
  return {
    '/': page(nav.home, home),
    '/collections': page(nav.collections, collections),
    '/gallery': page(nav.gallery, gallery),
    '/categories': page(footer.categories, messages.categoriesPage),
    '/contact': page(nav.contact, contact),
    '/faq': page(footer.faq, messages.faq),
    '/returns': page(footer.returns, messages.returns),
    '/refund': page(footer.refund, messages.refund),
    '/terms': page(footer.terms, messages.terms),
    '/withdrawal': page(footer.withdrawal, messages.withdrawal),
    '/withdrawal/declaration': page(footer.withdraw, messages.declaration),
    '/accessibility': page(messages.accessibility.title, messages.accessibility),
    // Its description counts; that is for its page.
    '/cookies': { title: footer.cookies, description: messages.cookies.intro },
    '/product-safety': page(footer.safety, messages.safety),
    '/legal-guarantee': page(footer.guarantee, messages.legalGuarantee),
    '/legal-notice': page(footer.legalNotice, messages.legal),
    '/privacy-policy': page(footer.privacy, messages.privacy),
    '/assistants': page(footer.assistants, messages.assistants),
    '/fit': page(messages.fit.title, messages.fit),
    '/which-god': page(messages.whichGod.title, messages.whichGod),
    '/sitemap': page(footer.sitemap, messages.sitemapPage),
    '/cart': page(footer.cart, messages.cart),
    '/orders': page(orders.title, orders),
    '/my-data': page(footer.myData, messages.myData),
  };
}
