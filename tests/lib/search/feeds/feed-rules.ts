import { z } from 'zod';

/** A tag of an XML file: its text, and the tags in it. */
export type XmlTag = { readonly name: string; text: string; readonly tags: XmlTag[] };

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&quot;': '"',
  '&gt;': '>',
  '&amp;': '&',
};

/** Reads an XML file without comments. @throws where it is not well formed */
export function readXml(xml: string): XmlTag {
  const root: XmlTag = { name: '', text: '', tags: [] };
  const open = [root];
  for (const [whole, isEnd, name, text] of xml.matchAll(
    /<\?[^>]*\?>|<(\/?)([\w:]+)(?:\s[\w:]+="[^"<]*")*>|([^<]+|<)/g,
  )) {
    const current = open.at(-1) ?? root;
    if (text !== undefined) {
      if (text === '<' || /&(?!lt;|gt;|quot;|amp;)/.test(text)) throw new Error(`stray ${whole}`);
      current.text += text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
    } else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`${whole} closes another tag`);
    } else if (name !== undefined) {
      const tag: XmlTag = { name, text: '', tags: [] };
      current.tags.push(tag);
      open.push(tag);
    }
  }
  if (open.length !== 1) throw new Error(`${open.at(-1)?.name} stays open`);
  return root;
}

type Rule = { readonly form: RegExp; readonly most?: number; readonly isRequired?: boolean };

const text = (most: number, isRequired = false): Rule => ({
  form: new RegExp(`^[^\\p{C}]{1,${most}}$`, 'u'),
  isRequired,
});
const address = /^https?:\/\/[^\s"<>]{1,1990}$/;
const length = { form: /^(?:[1-9]\d{0,2}|[12]\d{3}|3000)(?:\.\d+)? cm$/, isRequired: true };
const days = { form: /^\d{1,3}$/, isRequired: true };

/**
 * The attributes of an item that the shop gives, with the values and lengths that Google takes; `most` is how
 * often one may stand. Required here is what a shop of new furniture without barcodes has to give. Source: Product
 * data specification, support.google.com/merchants/answer/7052112, as of 2026-11-22.
 */
const googleRules: Readonly<Record<string, Rule>> = {
  id: text(50, true),
  item_group_id: text(50),
  title: text(150, true),
  description: text(5_000, true),
  link: { form: address, isRequired: true },
  image_link: { form: /^https?:\/\/\S{1,1980}\.jpg(?:\?\S*)?$/, isRequired: true },
  additional_image_link: { form: /^https?:\/\/\S{1,1980}\.jpg(?:\?\S*)?$/, most: 10 },
  virtual_model_link: { form: /^https?:\/\/\S{1,1980}\.(?:glb|gltf)(?:\?\S*)?$/ },
  availability: { form: /^(?:in_stock|out_of_stock|preorder|backorder)$/, isRequired: true },
  price: { form: /^\d{1,7}\.\d{2} EUR$/, isRequired: true },
  condition: { form: /^(?:new|refurbished|used)$/, isRequired: true },
  brand: text(70, true),
  mpn: text(70, true),
  google_product_category: { form: /^\d{1,6}$/, isRequired: true },
  product_type: text(750, true),
  material: { form: /^[^\p{C}/]+(?:\/[^\p{C}/]+){0,2}$/u, isRequired: true },
  size: text(100, true),
  product_length: length,
  product_width: length,
  product_height: length,
  product_weight: { form: /^(?:1?\d{1,3}|2000)(?:\.\d+)? kg$/, isRequired: true },
  product_highlight: { form: /^[^\p{C}]{1,150}$/u, most: 100, isRequired: true },
  shipping: { form: /^\s*$/, most: 100, isRequired: true },
};
const shippingRules: Readonly<Record<string, Rule>> = {
  country: { form: /^[A-Z]{2}$/, isRequired: true },
  price: { form: /^\d{1,7}\.\d{2} EUR$/, isRequired: true },
  min_handling_time: days,
  max_handling_time: days,
  min_transit_time: days,
  max_transit_time: days,
};

/** The texts of the tags of a name in an item, without the prefix of Google's namespace. */
export const valuesOf = ({ tags }: XmlTag, name: string): string[] =>
  tags.filter((tag) => tag.name === `g:${name}`).map((tag) => tag.text);

function faultsIn(tag: XmlTag, rules: Readonly<Record<string, Rule>>): string[] {
  const unknown = tag.tags
    .filter(({ name }) => !Object.hasOwn(rules, name.replace('g:', '')))
    .map(({ name }) => `unknown ${name}`);
  const wrong = Object.entries(rules).flatMap(([name, { form, most = 1, isRequired }]) => {
    const values = valuesOf(tag, name);
    return [
      ...(isRequired && values.length === 0 ? [`no ${name}`] : []),
      ...(values.length > most ? [`${values.length} of ${name}`] : []),
      ...values.filter((value) => !form.test(value)).map((value) => `${name}: ${value}`),
    ];
  });
  return [...unknown, ...wrong];
}

/** The items of a feed of Google's. @throws unless it is RSS 2.0 of that namespace */
export function googleItems(xml: string): XmlTag[] {
  if (!xml.includes('<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0">')) {
    throw new Error('not RSS 2.0 with the namespace of Google');
  }
  const channel = readXml(xml).tags[0]?.tags[0];
  const head = channel?.tags.slice(0, 3).map(({ name }) => name);
  if (head?.join() !== 'title,link,description') throw new Error(`the channel begins with ${head}`);
  return channel?.tags.filter(({ name }) => name === 'item') ?? [];
}

/** What is wrong with a feed by Google's specification, with the id of the item; empty when nothing is. */
export function googleFaults(xml: string): string[] {
  const items = googleItems(xml);
  const ids = items.flatMap((item) => valuesOf(item, 'id'));
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `${id} twice`);
  const wrong = items.flatMap((item) => {
    const shipping = item.tags.filter(({ name }) => name === 'g:shipping');
    const [material = ''] = valuesOf(item, 'material');
    return [
      ...faultsIn(item, googleRules),
      ...shipping.flatMap((one) => faultsIn(one, shippingRules)),
      ...(material.length > 200 ? [`material of ${material.length}`] : []),
      ...(valuesOf(item, 'product_highlight').length < 2 ? ['fewer than 2 highlights'] : []),
    ].map((fault) => `${valuesOf(item, 'id')[0]}: ${fault}`);
  });
  return [...twice, ...wrong];
}

const words = z.string().min(1);
const uri = z.url({ protocol: /^https?$/ });
const Description = z
  .strictObject({
    plain: words.optional(),
    html: words.optional(),
    markdown: words.optional(),
  })
  .refine((texts) => Object.keys(texts).length > 0);
const Media = z.strictObject({
  type: z.enum(['image', 'video', 'model']),
  url: uri,
  alt_text: words.optional(),
  width: z.int().min(1_200).optional(),
  height: z.int().optional(),
});

/**
 * The answer of the Feed API of the Agentic Commerce Protocol, version 2026-04-17 (`ProductsResponse` in
 * spec/2026-04-17/json-schema/schema.feed.json), as of 2026-11-22. What the specification leaves open and a buyer
 * needs (address, price, availability, pictures, seller) is required here.
 */
export const AgenticFeed = z.strictObject({
  products: z.array(
    z.strictObject({
      id: words,
      title: words,
      description: Description,
      url: uri,
      variants: z
        .array(
          z.strictObject({
            id: words,
            title: words,
            description: Description,
            url: uri,
            price: z.strictObject({ amount: z.int().min(1), currency: z.literal('EUR') }),
            availability: z.strictObject({
              available: z.literal(true),
              status: z.enum(['in_stock', 'limited_stock', 'backorder', 'preorder']),
            }),
            categories: z
              .array(z.strictObject({ value: words, taxonomy: words.optional() }))
              .min(1),
            condition: z.array(z.enum(['new', 'secondhand'])).min(1),
            variant_options: z.array(z.strictObject({ name: words, value: words })),
            media: z.array(Media).min(1),
            seller: z.strictObject({
              name: words,
              links: z.array(z.strictObject({ type: words, title: words.optional(), url: uri })),
            }),
          }),
        )
        .min(1),
    }),
  ),
});
