import type { Locale } from '@/lib/i18n/locales';

/** What a visitor types, and the address that comes first. */
type Expected = readonly [query: string, ...first: string[]];

const delivery = ['/faq#question-2', '/returns'];
const giveBack = ['/faq#question-9', '/returns', '/withdrawal'];
const instalments = '/faq#question-10';
const armchair = '/chair-details/';
const mirror = '/mirror-details/';
const wardrobe = '/wardrobe-details/';
const safe = '/bed/zeus?options=safe_storage';
const projector = '/bed/zeus?options=holographic_projector';
const charging = '/bed/zeus?options=wireless_charging';
const television = '/bed/chronos?options=integrated_tv';

/**
 * Twenty queries in each language. Where several answers are right, any of them may be first; an address that
 * ends with a slash stands for every piece below it.
 */
export const queries: Readonly<Record<Locale, readonly Expected[]>> = {
  fr: [
    ['Lit Zeus', '/bed/zeus'],
    ['hades', '/bed/hades'],
    ['posseidon', '/bed/poseidon'],
    ['fauteuil athena', '/chair-details/athena'],
    ['chevet morphée', '/table-details/morpheus-nightstand'],
    ['lampe de chevet', '/table-details/morpheus-nightstand'],
    ['canapé', armchair],
    ['miroirs', mirror],
    ['armoire à empreinte', wardrobe],
    ['Vénus', '/mirror-details/aphrodite'],
    ['recharge sans fil', '/table-details/', charging],
    ['projecteurs', projector],
    ['coffre-fort', safe],
    ['histoire de Poséidon', '/bed-story/poseidon'],
    ['combien de temps pour la livraison ?', ...delivery],
    ['retourner un lit', ...giveBack],
    ['payer en plusieurs fois', instalments],
    ['confidentialite', '/privacy-policy'],
    ['COOKIES', '/cookies'],
    ['mentions légales', '/legal-notice'],
  ],
  en: [
    ['Zeus Bed', '/bed/zeus'],
    ['poseiden', '/bed/poseidon'],
    ['athena chair', '/chair-details/athena'],
    ['Jupiter', '/bed/zeus'],
    ['sofa', armchair],
    ['recliners', armchair],
    ['nightstand', '/table-details/morpheus-nightstand'],
    ['coffee tables', '/table-details/hestia-coffee-table'],
    ['closet', wardrobe],
    ['wardrobs', wardrobe],
    ['vanity mirror', mirror],
    ['four poster bed', '/bed/kratos'],
    ['tv bed', television],
    ['face recognition', '/mirror-story/aphrodite?options=tech-1'],
    ['the story of Hades', '/bed-story/hades'],
    ['how long does delivery take?', ...delivery],
    ['money back', '/refund'],
    ['pay monthly', instalments],
    ['privacy', '/privacy-policy'],
    ['contact us', '/contact'],
  ],
  it: [
    ['letto Ade', '/bed/hades'],
    ['letti', '/bed/'],
    ['divano', armchair],
    ['poltrona atenna', '/chair-details/athena'],
    ['Igea', '/chair-details/hygieia'],
    ['comodini', '/table-details/morpheus-nightstand'],
    ['specchi', mirror],
    ['specchio Giunone', '/mirror-details/hera'],
    ['armadi', wardrobe],
    ['guardaroba', wardrobe],
    ['ricarica senza fili', '/table-details/', charging],
    ['cassaforte', safe],
    ['proiettore', projector],
    ['la storia di Poseidone', '/bed-story/poseidon'],
    ['quanto tempo per la consegna', ...delivery],
    ['restituire', ...giveBack],
    ['pagamento a rate', instalments],
    ['condizioni di vendita', '/terms'],
    ['accessibilita', '/accessibility'],
    ['contatti', '/contact'],
  ],
  ru: [
    ['кровать Зевс', '/bed/zeus'],
    ['афина', '/chair-details/athena'],
    ['посейдонн', '/bed/poseidon'],
    ['zevs', '/bed/zeus'],
    ['Afina', '/chair-details/athena'],
    ['hermes', '/table-details/hermes-side-table'],
    ['диван', armchair],
    ['кресла', armchair],
    ['зеркал', mirror],
    ['шкафы', wardrobe],
    ['тумбочка', '/table-details/morpheus-nightstand'],
    ['журнальный столик', '/table-details/hestia-coffee-table'],
    ['чёрный базальт', '/bed/hades'],
    ['сейф', safe],
    ['беспроводная зарядка', '/table-details/', charging],
    ['телевизор', television],
    ['история Аида', '/bed-story/hades'],
    ['сроки доставки', ...delivery],
    ['рассрочка', instalments],
    ['конфиденциальность', '/privacy-policy'],
  ],
  ar: [
    ['سرير زيوس', '/bed/zeus'],
    ['سَرِيرُ هَادِيس', '/bed/hades'],
    ['اثينا', '/chair-details/athena'],
    ['ايريس', '/wardrobe-details/iris'],
    ['بـوسيـدون', '/bed/poseidon'],
    ['zeus', '/bed/zeus'],
    ['Athena', '/chair-details/athena'],
    ['كنبة', armchair],
    ['كراسي', armchair],
    ['مرآه', mirror],
    ['المرايا', mirror],
    ['خزانه ملابس', wardrobe],
    ['دولاب', wardrobe],
    ['طاوله قهوه', '/table-details/hestia-coffee-table'],
    ['الشحن اللاسلكي', '/table-details/', charging],
    ['تلفزيون', television],
    ['مدة التوصيل', ...delivery],
    ['ارجاع', ...giveBack],
    ['تقسيط', instalments],
    ['الخصوصيه', '/privacy-policy'],
  ],
};
