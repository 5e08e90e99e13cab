import type { Piece } from '@/content/catalogue/piece';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { detailPath, editionsOf, storyPath } from '@/lib/catalogue/catalogue';
import { nameIn, optionNameIn, optionTextIn, productWords } from '@/lib/catalogue/product-words';
import { compositionOf, type Product, requireProduct } from '@/lib/catalogue/products';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { addressOf, cm, euros } from './answers';

function optionFacts(product: Product, messages: Messages) {
  return product.options.map(({ id, priceCents }) => ({
    id,
    name: optionNameIn(messages, product, id),
    text: optionTextIn(messages, product, id),
    price_eur: euros(priceCents),
  }));
}

/** The facts of a piece for an agent, with the words of a language. */
export function pieceFacts(piece: Piece, messages: Messages, locale: Locale) {
  const { name, summary, materials } = productWords(messages, piece);
  const composition = compositionOf(piece);
  return {
    name,
    summary,
    category: piece.category,
    url: addressOf(locale, detailPath(piece)),
    story_url: addressOf(locale, storyPath(piece)),
    editions: editionsOf(piece).map(({ productId, priceCents, sizeMm, weightKg }) => ({
      product_id: productId,
      name: nameIn(messages, locale, requireProduct(productId)),
      price_eur: euros(priceCents),
      size_cm: { width: cm(sizeMm.width), depth: cm(sizeMm.depth), height: cm(sizeMm.height) },
      weight_kg: weightKg,
    })),
    options: optionFacts(requireProduct(piece.productId), messages),
    composition: {
      product_id: composition.id,
      name: nameIn(messages, locale, composition),
      price_eur: euros(composition.basePriceCents),
      options: optionFacts(composition, messages),
    },
    materials,
    capabilities: capabilitiesOf(piece).map((one) => messages.sheet.capabilities[one]),
    warranty_years: piece.onlineWarrantyYears ?? piece.warrantyYears,
    lead_time_weeks: piece.leadTimeWeeks,
    vat_included: true,
  };
}
