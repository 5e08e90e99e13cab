import { weekdays } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { type Availability, availabilityOf } from '@/lib/catalogue/products';
import { directDeliveryCents } from '@/lib/delivery/delivery-price';
import { shippingTimes } from '@/lib/delivery/shipping-times';
import { shopCurrency, toDecimal } from '@/lib/money';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { escapeXml, xmlDeclaration } from '@/lib/search/xml';
import { type FeedItem, feedItemsIn } from './items';

/** A tag of Google's namespace with a text or with tags in it. */
type Tag = readonly [name: string, value: string | readonly Tag[]];

/** Materials that the specification takes, the main one first. */
const mostMaterials = 3;

/** How an item can be had, in the words of the specification. */
const availabilities: Readonly<Record<Availability, string>> = { madeToOrder: 'in_stock' };

const euros = (cents: number) => `${toDecimal(cents)} ${shopCurrency}`;
const centimetres = (mm: number) => `${mm / 10} cm`;

function written([name, value]: Tag): string {
  const inside =
    typeof value === 'string' ? escapeXml(value) : `\n${value.map(written).join('\n')}\n`;
  return `<g:${name}>${inside}</g:${name}>`;
}

/** Delivery in each country, of a piece bought directly; making and transport in working days. */
function shipping({ product }: FeedItem): Tag[] {
  const times = shippingTimes(product.piece.leadTimeWeeks, weekdays.house.length);
  return times.map(({ country, handling, transit }) => [
    'shipping',
    [
      ['country', country],
      ['price', euros(directDeliveryCents)],
      ['min_handling_time', String(handling.min)],
      ['max_handling_time', String(handling.max)],
      ['min_transit_time', String(transit.min)],
      ['max_transit_time', String(transit.max)],
    ],
  ]);
}

function tagsOf(item: FeedItem): Tag[] {
  const { product, edition, pictures, model } = item;
  const [first, ...others] = pictures.map(({ path }) => path);
  const { width, depth, height } = edition.sizeMm;
  return [
    ['id', product.id],
    ...(item.editionName ? ([['item_group_id', product.piece.productId]] as const) : []),
    ['title', item.title],
    ['description', item.description],
    ['link', item.address],
    ['image_link', first ?? ''],
    ...others.map((path): Tag => ['additional_image_link', path]),
    ...(model ? ([['virtual_model_link', model]] as const) : []),
    ['availability', availabilities[availabilityOf(item.product)]],
    ['price', euros(product.basePriceCents)],
    ['condition', 'new'],
    ['brand', company.name],
    // No barcode: the house makes the pieces, and its model reference stands on their pages.
    ['mpn', product.id],
    ['google_product_category', String(item.taxonomy.id)],
    ['product_type', item.shopCategory.join(' > ')],
    ['material', item.materials.slice(0, mostMaterials).join('/')],
    ['size', item.size],
    ['product_length', centimetres(depth)],
    ['product_width', centimetres(width)],
    ['product_height', centimetres(height)],
    ['product_weight', `${edition.weightKg} kg`],
    ...item.highlights.map((text): Tag => ['product_highlight', text]),
    ...shipping(item),
  ];
}

/**
 * The product feed of Google Merchant Center in one language: an item for each piece and edition. Prices in euros,
 * VAT and delivery included. Source: Product data specification, support.google.com/merchants/answer/7052112,
 * as of 2026-11-22; RSS 2.0 with the namespace http://base.google.com/ns/1.0.
 */
export function googleFeed(wording: Wording): string {
  const items = feedItemsIn(wording).map(
    (item) => `<item>\n${tagsOf(item).map(written).join('\n')}\n</item>`,
  );
  return [
    xmlDeclaration,
    '<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">',
    '<channel>',
    `<title>${escapeXml(company.name)}</title>`,
    `<link>${escapeXml(pageAddress(wording, '/'))}</link>`,
    `<description>${escapeXml(wording.messages.meta.siteDescription)}</description>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
