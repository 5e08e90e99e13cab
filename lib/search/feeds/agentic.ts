import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { productWords } from '@/lib/catalogue/product-words';
import { type Availability, availabilityOf } from '@/lib/catalogue/products';
import { deliveryIn } from '@/lib/delivery/delivery-sentences';
import { shopCurrency } from '@/lib/money';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { type FeedItem, feedItemsIn } from './items';

/** Pages that the seller of an item points to, by the types of the specification. */
const sellerPages = [
  ['terms_of_service', '/terms', 'terms'],
  ['privacy_policy', '/privacy-policy', 'privacy'],
  ['refund_policy', '/refund', 'refund'],
  ['shipping_policy', '/returns', 'returns'],
  ['faq', '/faq', 'faq'],
] as const;

/** How an item can be had, in the words of the specification. */
const availabilities: Readonly<Record<Availability, object>> = {
  madeToOrder: { available: true, status: 'in_stock' },
};

function sellerOf(wording: Wording) {
  const links = sellerPages.map(([type, path, key]) => ({
    type,
    title: wording.messages.footer[key],
    url: pageAddress(wording, path),
  }));
  return { name: company.legalName, links };
}

function mediaOf({ name, pictures, model }: FeedItem) {
  const images = pictures.map(({ path, width, height }) => ({
    type: 'image',
    url: path,
    alt_text: name,
    width,
    height,
  }));
  return [...images, ...(model ? [{ type: 'model', url: model, alt_text: name }] : [])];
}

function variantOf(wording: Wording, item: FeedItem) {
  const { product, editionName, taxonomy, shopCategory } = item;
  const { messages, locale } = wording;
  const { edition, specs } = messages.detail;
  const delivery = deliveryIn(messages, locale, product.piece);
  return {
    id: product.id,
    title: item.title,
    description: { plain: [item.description, ...delivery].join(' ') },
    url: item.address,
    price: { amount: product.basePriceCents, currency: shopCurrency },
    availability: availabilities[availabilityOf(product)],
    categories: [
      { value: taxonomy.path, taxonomy: 'google_product_category' },
      { value: shopCategory.join(' > '), taxonomy: 'merchant' },
    ],
    condition: ['new'],
    variant_options: [
      ...(editionName ? [{ name: edition, value: editionName }] : []),
      { name: specs.dimensions, value: item.size },
    ],
    media: mediaOf(item),
    seller: sellerOf(wording),
  };
}

function productOf(wording: Wording, piece: Piece, items: readonly FeedItem[]) {
  const { name, description } = productWords(wording.messages, piece);
  return {
    id: `${piece.category}-${piece.id}`,
    title: name,
    description: { plain: description },
    url: pageAddress(wording, detailPath(piece)),
    variants: items.map((item) => variantOf(wording, item)),
  };
}

/**
 * The product feed of the Agentic Commerce Protocol in one language: a product for each piece, a variant for each
 * edition; amounts in euro cents, VAT and delivery included. The protocol has no field for delivery, so that
 * descriptions end with it. Source: `ProductsResponse` of the Feed API,
 * version 2026-04-17 (agentic-commerce-protocol/agentic-commerce-protocol, spec/2026-04-17/json-schema/schema.feed.json),
 * as of 2026-11-22.
 */
export function agenticFeed(wording: Wording): string {
  const items = feedItemsIn(wording);
  const products = allPieces.map((piece) =>
    productOf(
      wording,
      piece,
      items.filter(({ product }) => product.piece === piece),
    ),
  );
  return JSON.stringify({ products });
}
