import { cartDeliveryCents } from '@/content/delivery/delivery';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { centsOf } from '@/tests/make';

/**
 * A fact of an answer: an amount or measure, which is found in any notation; or a pattern that the lower-case text
 * matches, with plain spaces, apostrophes and hyphens.
 */
export type Fact = number | RegExp;

/** A call of a tool, with its arguments. */
export type Call = readonly [tool: string, args: Readonly<Record<string, unknown>>];

export type Question = {
  /** In the words of a shopper. */
  readonly asked: string;
  readonly locale: Locale;
  /** What an assistant calls that knows nothing but the list of tools and the answers of the calls before. */
  readonly calls: readonly Call[];
  /** The page that says the same, without language. */
  readonly page?: `/${string}`;
  /** Facts that the answers say and the Markdown of the page says too. */
  readonly said?: readonly Fact[];
  /** Facts that the answers say and no page does: totals, days, choices. */
  readonly told?: readonly Fact[];
  /** What no answer may say. */
  readonly never?: readonly Fact[];
};

const search = (args: object): Call => ['search_catalog', { ...args }];
const read = (product_id: string): Call => ['get_piece', { product_id }];
const price = (product_id: string, ...options: string[]): Call => [
  'price_configuration',
  { product_id, options },
];
/** What a product costs with these options today, euros. */
const euros = (productId: string, ...options: string[]): number =>
  centsOf(productId, ...options) / 100;
/** What an option adds to a product, euros. */
const added = (productId: string, option: string): number =>
  Math.round(100 * (euros(productId, option) - euros(productId))) / 100;
const delivery = cartDeliveryCents / 100;
const rules = (query: string): Call => ['search_policies', { query }];
const day = /"first":"20\d\d-\d\d-\d\d","last":"20\d\d-\d\d-\d\d"/;
const threeWeeks = /3-4 (semaines|weeks|settimane|недел)|"min":3,"max":4/;

/** Armchairs between the second and the second highest price, both included, and the others. */
const middle = (() => {
  const ids = listPieces('chair').map(({ productId }) => productId);
  const [, least = 0] = ids.map((id) => euros(id)).sort((a, b) => a - b);
  const [, most = 0] = ids.map((id) => euros(id)).sort((a, b) => b - a);
  const isInside = (id: string) => euros(id) >= least && euros(id) <= most;
  return {
    ...{ least, most },
    inside: ids.filter(isInside),
    outside: ids.filter((id) => !isInside(id)),
  };
})();

const beds = listPieces('bed').map(({ productId }) => productId);
/** Pieces below 5 000 €. */
const cheap = allPieces.filter(({ productId }) => euros(productId) < 5000);

/** Questions of shoppers. Expected is what the pages of the shop say, or what follows from it by adding up. */
export const questions: readonly Question[] = [
  // Prices
  {
    asked: 'Combien coûte le lit Zeus avec le massage et la recharge sans fil ?',
    locale: 'fr',
    calls: [
      search({ query: 'lit Zeus' }),
      read('lit-zeus'),
      price('lit-zeus', 'massage_system', 'wireless_charging'),
    ],
    page: '/bed/zeus',
    said: [
      euros('lit-zeus'),
      added('lit-zeus', 'massage_system'),
      added('lit-zeus', 'wireless_charging'),
    ],
    told: [euros('lit-zeus', 'massage_system', 'wireless_charging')],
  },
  {
    asked: 'Quels meubles avez-vous à moins de 5 000 € ?',
    locale: 'fr',
    calls: [search({ max_price_eur: 5000 })],
    page: '/',
    said: cheap
      .filter(({ category }) => category === 'table')
      .map((piece) => euros(piece.productId)),
    told: cheap.flatMap(({ productId }) => [euros(productId), new RegExp(productId)]),
    never: ['fauteuil-', 'armoire-']
      .filter((kind) => !cheap.some(({ productId }) => productId.startsWith(kind)))
      .map((kind) => new RegExp(kind)),
  },
  {
    asked: 'Quel est votre lit le moins cher ?',
    locale: 'fr',
    calls: [search({ category: 'bed' })],
    page: '/bed/hades',
    said: [euros('lit-hades'), /lit-hades/],
  },
  {
    asked: 'What is your most expensive armchair?',
    locale: 'en',
    calls: [search({ category: 'chair' })],
    page: '/chair-details/apollo',
    said: [euros('fauteuil-apollon'), /apollo armchair/],
  },
  {
    asked: 'How much is the Kratos bed with a television?',
    locale: 'en',
    calls: [search({ query: 'Kratos' }), read('lit-kratos'), price('lit-kratos', 'integrated_tv')],
    page: '/bed/kratos',
    said: [euros('lit-kratos'), added('lit-kratos', 'integrated_tv')],
    told: [euros('lit-kratos', 'integrated_tv')],
  },
  {
    asked: 'Quanto costa la poltrona Artemide?',
    locale: 'it',
    calls: [search({ query: 'poltrona Artemide' })],
    page: '/chair-details/artemis',
    said: [euros('fauteuil-artemis'), /poltrona artemide/],
  },
  {
    asked: 'Сколько стоит шкаф «Гера»?',
    locale: 'ru',
    calls: [search({ query: 'шкаф Гера' })],
    page: '/wardrobe-details/hera',
    said: [euros('armoire-hera'), /шкаф «гера»/],
  },
  {
    asked: 'كم سعر سرير زيوس؟',
    locale: 'ar',
    calls: [search({ query: 'سرير زيوس' })],
    page: '/bed/zeus',
    said: [euros('lit-zeus'), /سرير زيوس/],
  },
  {
    asked: 'ما أرخص كرسي مساج لديكم؟',
    locale: 'ar',
    calls: [search({ category: 'chair' })],
    page: '/chair-details/hygieia',
    said: [euros('fauteuil-hygieia'), /كرسي هيجيا/],
  },
  {
    asked: 'Que coûte une composition de fauteuil Athéna en cuir avec massage chauffant ?',
    locale: 'fr',
    calls: [
      search({ query: 'fauteuil Athéna' }),
      read('fauteuil-athena'),
      price('fauteuil-athena-atelier', 'mat-1', 'tech-1'),
    ],
    page: '/chair-story/athena',
    said: [
      euros('fauteuil-athena-atelier'),
      added('fauteuil-athena-atelier', 'mat-1'),
      added('fauteuil-athena-atelier', 'tech-1'),
    ],
    told: [euros('fauteuil-athena-atelier', 'mat-1', 'tech-1')],
  },
  {
    asked: 'Beds under 10,000 euros?',
    locale: 'en',
    calls: [search({ category: 'bed', max_price_eur: 10_000 })],
    page: '/',
    said: beds.filter((id) => euros(id) <= 10_000).map((id) => euros(id)),
    never: beds.filter((id) => euros(id) > 10_000).map((id) => new RegExp(id)),
  },
  {
    asked: `Fauteuils entre ${middle.least} et ${middle.most} euros ?`,
    locale: 'fr',
    calls: [search({ category: 'chair', min_price_eur: middle.least, max_price_eur: middle.most })],
    told: middle.inside.map((id) => new RegExp(id)),
    never: middle.outside.map((id) => new RegExp(id)),
  },

  {
    asked: 'Avez-vous un fauteuil à moins de 5 000 € ?',
    locale: 'fr',
    calls: [
      search({ category: 'chair', max_price_eur: 5000 }),
      search({ category: 'chair' }),
      read('fauteuil-athena'),
    ],
    page: '/chair-story/athena',
    said: [euros('fauteuil-athena-atelier')],
    told: [/fauteuil-athena-atelier/],
  },

  // Health and safety
  {
    asked: 'Which armchair helps with back pain?',
    locale: 'en',
    calls: [search({ query: 'back pain armchair' }), read('fauteuil-artemis')],
    page: '/chair-details/artemis',
    said: [/stretch of the back|back stretch/, /massage/],
  },
  {
    asked: 'J’ai un pacemaker : puis-je utiliser un fauteuil massant ?',
    locale: 'fr',
    calls: [rules('pacemaker massage')],
    page: '/product-safety',
    said: [/déconseillé aux porteurs d'un stimulateur cardiaque/],
  },
  {
    asked: 'Is the massage of the Zeus bed safe during pregnancy?',
    locale: 'en',
    calls: [search({ query: 'Zeus bed' }), read('lit-zeus')],
    page: '/bed/zeus',
    said: [/not advised during pregnancy/],
  },
  {
    asked: 'Does the Demeter wardrobe have to be fixed to the wall, and how heavy is it?',
    locale: 'en',
    calls: [search({ query: 'Demeter wardrobe' }), read('armoire-demeter')],
    page: '/wardrobe-details/demeter',
    said: [/fix to the wall/, 286],
  },

  // Getting it in
  {
    asked: 'Which beds pass a door of 80 cm?',
    locale: 'en',
    calls: [
      search({ category: 'bed' }),
      ...['lit-zeus', 'lit-hades', 'lit-poseidon', 'lit-chronos', 'lit-kratos'].map(
        (product_id): Call => ['check_fit', { product_id, door: { width_cm: 80, height_cm: 204 } }],
      ),
    ],
    told: [/^(?:.*?"fits":true){5}/],
    never: [/"fits":false/],
  },
  {
    asked: 'Le fauteuil Athéna passe-t-il par une porte de 70 cm ?',
    locale: 'fr',
    calls: [
      search({ query: 'Athéna' }),
      ['check_fit', { product_id: 'fauteuil-athena', door: { width_cm: 70, height_cm: 204 } }],
    ],
    told: [/"fits":false/, /"worst_parcel"/],
  },
  {
    asked: 'Le lit Hadès entre-t-il dans mon ascenseur (110 × 140 × 220, porte de 80 × 200) ?',
    locale: 'fr',
    calls: [
      search({ query: 'Hadès' }),
      [
        'check_fit',
        {
          product_id: 'lit-hades',
          lift: {
            width_cm: 110,
            depth_cm: 140,
            height_cm: 220,
            door_width_cm: 80,
            door_height_cm: 200,
          },
        },
      ],
    ],
    told: [/"passage":"lift"/, /"fits":(true|false)/],
  },
  {
    asked: 'Quel lit tient sur un mur de 210 cm ?',
    locale: 'fr',
    calls: [search({ category: 'bed', max_width_cm: 210 })],
    page: '/bed/hades',
    said: [208, /lit-hades/],
    never: [/lit-zeus/],
  },
  {
    asked: 'Quanto è largo il letto Ade?',
    locale: 'it',
    calls: [search({ query: 'letto Ade' }), read('lit-hades')],
    page: '/bed/hades',
    said: [/208 × 226 × 124/, /180 × 200/],
  },

  // Delivery
  {
    asked: 'Quand le lit Hadès peut-il être livré à Bruxelles ?',
    locale: 'fr',
    calls: [
      search({ query: 'Hadès' }),
      ['delivery_estimate', { product_ids: ['lit-hades'], country: 'BE', postcode: '1000' }],
    ],
    page: '/bed/hades',
    said: [threeWeeks],
    told: [day],
  },
  {
    asked: 'When can you deliver a Zeus bed in London, SW1A 1AA?',
    locale: 'en',
    calls: [
      search({ query: 'Zeus bed' }),
      ['delivery_estimate', { product_ids: ['lit-zeus'], country: 'GB', postcode: 'SW1A 1AA' }],
    ],
    page: '/bed/zeus',
    said: [threeWeeks],
    told: [day, /customs duties and import taxes/],
  },
  {
    asked: 'Lieferung nach Zürich? When is an Apollo armchair there, and who pays customs?',
    locale: 'en',
    calls: [
      search({ query: 'Apollo armchair' }),
      ['delivery_estimate', { product_ids: ['fauteuil-apollon'], country: 'CH', postcode: '8001' }],
      rules('customs duties Switzerland'),
    ],
    page: '/returns',
    said: [/duties/],
    told: [day],
  },
  {
    asked: 'Livrez-vous à La Réunion, 97400 ?',
    locale: 'fr',
    calls: [
      search({ category: 'bed' }),
      ['delivery_estimate', { product_ids: ['lit-zeus'], country: 'FR', postcode: '97400' }],
    ],
    told: [/do not go there|not served|ne livrons pas/],
    never: [day],
  },
  {
    asked: 'Les droits de douane pour Londres sont-ils compris ?',
    locale: 'fr',
    calls: [rules('droits de douane Royaume-Uni')],
    page: '/terms',
    said: [/douane/, /à la charge de l'acheteur/],
  },
  {
    asked: 'Combien coûte la livraison ?',
    locale: 'fr',
    calls: [rules('prix de la livraison')],
    page: '/returns',
    said: [delivery],
  },
  {
    asked: 'Когда журнальный стол «Гестия» будет в Берлине, 10115?',
    locale: 'ru',
    calls: [
      search({ query: 'стол Гестия' }),
      [
        'delivery_estimate',
        { product_ids: ['table-basse-hestia'], country: 'DE', postcode: '10115' },
      ],
    ],
    page: '/table-details/hestia-coffee-table',
    said: [/2-4 недел|"min":2,"max":4/],
    told: [day],
  },
  {
    asked: 'Qui monte le meuble, et reprenez-vous l’ancien ?',
    locale: 'fr',
    calls: [rules('montage équipe'), rules('ancien meuble repris')],
    page: '/returns',
    said: [/notre équipe/, /ancien meuble du même type peut repartir/],
  },
  {
    asked: 'Qu’est-ce qui arrive chez moi en trois semaines au plus ?',
    locale: 'fr',
    calls: [search({ max_lead_time_weeks: 3 })],
    page: '/table-details/hermes-side-table',
    said: [/table-d-appoint-hermes/],
    told: [/table-de-chevet-morphee/],
    never: [/"lit-/],
  },

  // Baskets and quotes
  {
    asked: 'Un lit Zeus et deux tables de chevet Morphée, livrés à Lyon : combien en tout ?',
    locale: 'fr',
    calls: [
      search({ query: 'Zeus' }),
      search({ query: 'table de chevet' }),
      [
        'basket_total',
        {
          lines: [
            { product_id: 'lit-zeus' },
            { product_id: 'table-de-chevet-morphee', quantity: 2 },
          ],
          country: 'FR',
          postcode: '69001',
        },
      ],
    ],
    told: [euros('lit-zeus') + 2 * euros('table-de-chevet-morphee') + delivery, delivery, day],
  },
  {
    asked: 'Total for a Kratos bed with television and a Hera mirror, delivered to Rome?',
    locale: 'en',
    calls: [
      search({ query: 'Kratos' }),
      search({ query: 'Hera mirror' }),
      read('lit-kratos'),
      [
        'basket_total',
        {
          lines: [
            { product_id: 'lit-kratos', options: ['integrated_tv'] },
            { product_id: 'miroir-hera' },
          ],
          country: 'IT',
          postcode: '00184',
        },
      ],
    ],
    told: [euros('lit-kratos', 'integrated_tv') + euros('miroir-hera') + delivery, delivery, day],
  },
  {
    asked: 'Préparez-moi un devis pour deux tables Hermès.',
    locale: 'fr',
    calls: [
      search({ query: 'table Hermès' }),
      ['create_quote', { lines: [{ product_id: 'table-d-appoint-hermes', quantity: 2 }] }],
    ],
    told: [/\/quote\//, /"valid_until":"20\d\d-/, 3699],
  },

  // Rights
  {
    asked: 'Quelle garantie pour le lit Hadès ?',
    locale: 'fr',
    calls: [search({ query: 'Hadès' }), read('lit-hades')],
    page: '/bed/hades',
    said: [/8 ans, portée à 10|10 ans/],
  },
  {
    asked: 'How long is the Kratos bed guaranteed?',
    locale: 'en',
    calls: [search({ query: 'Kratos' }), read('lit-kratos')],
    page: '/bed/kratos',
    said: [/20 years/],
  },
  {
    asked: 'Combien de temps dure la garantie légale ?',
    locale: 'fr',
    calls: [rules('durée garantie légale de conformité')],
    page: '/legal-guarantee',
    said: [/(dure|délai de) deux ans/],
  },
  {
    asked: 'Quanto dura la garanzia legale?',
    locale: 'it',
    calls: [rules('garanzia legale durata')],
    page: '/legal-guarantee',
    said: [/dura due anni/],
  },
  {
    asked: 'كم سنة ضمان مرآة هيرا؟',
    locale: 'ar',
    calls: [search({ query: 'مرآة هيرا' }), read('miroir-hera')],
    page: '/mirror-details/hera',
    said: [/10 (سنوات|أعوام)/],
  },
  {
    asked: 'How many days do I have to change my mind?',
    locale: 'en',
    calls: [rules('change my mind')],
    page: '/returns',
    said: [/fourteen days|14 days/],
  },
  {
    asked: 'When do I get my money back?',
    locale: 'en',
    calls: [rules('refund how soon')],
    page: '/refund',
    said: [/fourteen days/],
  },
  {
    asked: 'Сколько дней есть на возврат?',
    locale: 'ru',
    calls: [rules('возврат отказ от покупки')],
    page: '/returns',
    said: [/четырнадцат/],
  },
  {
    asked: 'Ho davvero 100 notti per provare il materasso?',
    locale: 'it',
    calls: [rules('100 notti di prova')],
    page: '/returns',
    said: [/materasso/, /nyx literie/],
  },
  {
    asked: 'Can I pay in instalments?',
    locale: 'en',
    calls: [rules('pay in instalments')],
    page: '/faq',
    said: [/three, twelve or twenty-four/],
  },
  {
    asked: 'Faut-il verser un acompte ?',
    locale: 'fr',
    calls: [rules('acompte paiement commande')],
    page: '/terms',
    said: [/le contrat est conclu quand le paiement est accepté/],
  },

  // What pieces are
  {
    asked: 'Comment entretenir le velours du lit Zeus ?',
    locale: 'fr',
    calls: [search({ query: 'Zeus' }), read('lit-zeus')],
    page: '/bed/zeus',
    said: [/brossez le velours/],
  },
  {
    asked: 'How do I clean the marble of the Zeus bed?',
    locale: 'en',
    calls: [search({ query: 'Zeus bed' }), read('lit-zeus')],
    page: '/bed/zeus',
    said: [/wash the marble in lukewarm water/],
  },
  {
    asked: 'What is the Poseidon bed made of?',
    locale: 'en',
    calls: [search({ query: 'Poseidon' }), read('lit-poseidon')],
    page: '/bed/poseidon',
    said: [/mohair velvet|velvet \(70 ?% mohair/, /solid ash|ash, solid|ash/],
  },
  {
    asked: 'Which pieces are in walnut?',
    locale: 'en',
    calls: [search({ query: 'walnut', limit: 20 })],
    told: [/lit-chronos/, /fauteuil-athena/, /table-basse-hestia/, /table-de-chevet-morphee/],
  },
  {
    asked: 'Combien consomme le lit Kratos ?',
    locale: 'fr',
    calls: [search({ query: 'Kratos' }), read('lit-kratos')],
    page: '/bed/kratos',
    said: [/1 ?280 w/],
  },
  {
    asked: 'Quelles tables rechargent mon téléphone sans fil ?',
    locale: 'fr',
    calls: [search({ query: 'recharge sans fil table' })],
    told: [/table-d-appoint-hermes/, /table-de-chevet-morphee/],
  },
  {
    asked: 'Le miroir Héra a-t-il une caméra ?',
    locale: 'fr',
    calls: [search({ query: 'miroir Héra' }), read('miroir-hera')],
    page: '/mirror-details/hera',
    said: [/sans caméra/],
  },
  {
    asked: 'Which armchairs have neither camera nor microphone?',
    locale: 'en',
    calls: [search({ category: 'chair', camera_or_microphone: 'without' })],
    told: [/fauteuil-athena/, /fauteuil-artemis/],
    never: [/fauteuil-apollon/],
  },
  {
    asked: 'Do you receive what the sensors of my bed measure?',
    locale: 'en',
    calls: [rules('sensors data of furniture')],
    page: '/privacy-policy',
    said: [/(no reading|nothing) from the sensors/],
  },
  {
    asked: 'What is the difference between the two editions of the Chronos bed?',
    locale: 'en',
    calls: [
      search({ query: 'Chronos' }),
      [
        'compare_pieces',
        {
          configurations: [{ product_id: 'lit-chronos' }, { product_id: 'lit-chronos-structure' }],
        },
      ],
    ],
    page: '/bed/chronos',
    said: [euros('lit-chronos'), euros('lit-chronos-structure'), 418, 236],
  },
  {
    asked: 'Que perd-on avec l’édition Structure du lit Kratos ?',
    locale: 'fr',
    calls: [search({ query: 'Kratos' }), read('lit-kratos')],
    page: '/bed/kratos',
    said: [euros('lit-kratos-structure'), 452, /sommier fixe à lattes/],
  },
  {
    asked: 'Athena or Apollo armchair: which is lighter and cheaper?',
    locale: 'en',
    calls: [
      search({ category: 'chair' }),
      [
        'compare_pieces',
        {
          configurations: [{ product_id: 'fauteuil-athena' }, { product_id: 'fauteuil-apollon' }],
        },
      ],
    ],
    told: [euros('fauteuil-athena'), euros('fauteuil-apollon'), /78 kg/, /88 kg/],
  },
  {
    asked: 'Deuxième page des armoires, deux par page ?',
    locale: 'fr',
    calls: [
      search({ category: 'wardrobe', limit: 2 }),
      search({ category: 'wardrobe', limit: 2, offset: 2 }),
    ],
    told: [/armoire-iris/, /armoire-hera/],
  },
  {
    asked: 'Montrez-moi une photo du lit Poséidon.',
    locale: 'fr',
    calls: [search({ query: 'Poséidon' }), read('lit-poseidon')],
    page: '/bed/poseidon',
    said: [/\/pictures\/bed\/poseidon\/front-1200\.jpg/],
  },
  {
    asked: 'Vorrei un fauteuil verde: quali avete?',
    locale: 'it',
    calls: [search({ category: 'chair', colour: 'green' })],
    told: [/fauteuil-athena/, /fauteuil-artemis/],
    never: [/fauteuil-apollon/],
  },

  // The house
  {
    asked: 'Où essayer un lit avant de l’acheter ?',
    locale: 'fr',
    calls: [rules('essayer un lit avant de l’acheter')],
    page: '/faq',
    said: [/la raison d'être de la résidence/],
  },
  {
    asked: 'What is your telephone number?',
    locale: 'en',
    calls: [
      ['search', { query: 'telephone contact' }],
      ['fetch', { id: '/en/contact' }],
    ],
    page: '/contact',
    said: [/\+33 1 70 00 00 24/],
  },
  {
    asked: 'Quelles sont vos heures d’ouverture ?',
    locale: 'fr',
    calls: [
      ['search', { query: 'heures d’ouverture' }],
      ['fetch', { id: '/contact' }],
    ],
    page: '/contact',
    said: [/24 heures sur 24/],
  },
  {
    asked: 'Does a bed still work when the internet is down?',
    locale: 'en',
    calls: [rules('works without a network')],
    page: '/faq',
    said: [/if the router breaks down at midnight/],
  },
  {
    asked: 'Which phones run the app?',
    locale: 'en',
    calls: [rules('phones app')],
    page: '/faq',
    said: [/ios 17/, /android 12/],
  },
];
