/** Languages of the shop in which the EU publishes the notice; the others show the English one. */
export type NoticeLanguage = 'fr' | 'en' | 'it';

export type GuaranteeNotice = {
  readonly heading: string;
  readonly rights: string;
  readonly examples: readonly string[];
  readonly liability: string;
  readonly remedies: readonly string[];
  readonly duration: string;
  readonly more: string;
  readonly stepsHeading: string;
  readonly steps: readonly string[];
  readonly commercial: string;
  /** Address in the QR code of the official notice. */
  readonly url: string;
};

/**
 * The text of the harmonised notice on the legal guarantee of conformity, annex I of Implementing Regulation
 * (EU) 2025/1960, due since 27 September 2026 (directive 2011/83/EU, articles 6(1)(l) and 22a). French and
 * English are quoted from the Commission's files. The Italian is a translation: the official text is only in
 * the Commission's graphic file, which an operator can put into `public/eu-notice` (see the README).
 */
export const guaranteeNotices: Readonly<Record<NoticeLanguage, GuaranteeNotice>> = {
  fr: {
    heading:
      'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne',
    rights:
      'Les consommateurs peuvent faire valoir leurs droits au titre de la garantie légale de conformité, par exemple si les biens:',
    examples: ['ne correspondent pas à la description;', 'ne fonctionnent pas comme prévu.'],
    liability:
      'Les vendeurs sont responsables de tout défaut de conformité qui existait au moment de la livraison des biens et qui apparaît pendant la période de garantie légale. Les vendeurs se trouvant dans une telle situation sont tenus de proposer:',
    remedies: [
      'une réparation gratuite ou un remplacement gratuit;',
      'dans certains cas, une réduction de prix ou un remboursement intégral.',
    ],
    duration:
      'Dans certains pays, la période de garantie légale est plus longue. Pour les biens d’occasion, une période plus courte peut s’appliquer, mais elle ne peut être inférieure à un an.',
    more: 'Pour en savoir plus sur vos droits dans un pays donné, scannez le code QR ci-dessous ou consultez le vendeur.',
    stepsHeading: 'Que faire si vous recevez des biens non conformes:',
    steps: [
      'Contactez le vendeur dès que possible pour signaler le problème;',
      'Fournissez une preuve d’achat, telle qu’un reçu, une facture ou un relevé bancaire.',
    ],
    commercial:
      'Les vendeurs et les producteurs peuvent également offrir des garanties commerciales, qui s’appliquent indépendamment de la garantie légale. Par exemple, il se peut que votre bien affiche ce label GARAN, représentant une garantie commerciale de durabilité offerte par le producteur sans frais supplémentaires et s’appliquant à l’ensemble du bien.',
    url: 'https://europa.eu/youreurope/garanties',
  },
  en: {
    heading: 'Minimum two-year legal guarantee protection for goods sold in the European Union',
    rights:
      'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    examples: ['do not match the description;', 'do not function as intended.'],
    liability:
      'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: [
      'free repair or free replacement;',
      'in some cases, a price reduction or full reimbursement.',
    ],
    duration:
      'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    stepsHeading: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
    url: 'https://europa.eu/youreurope/guarantees',
  },
  it: {
    heading:
      'Protezione minima di due anni offerta dalla garanzia legale per i beni venduti nell’Unione europea',
    rights:
      'I consumatori possono far valere i loro diritti in virtù della garanzia legale di conformità, ad esempio se i beni:',
    examples: ['non corrispondono alla descrizione;', 'non funzionano come previsto.'],
    liability:
      'I venditori rispondono di ogni difetto di conformità esistente al momento della consegna dei beni e che si manifesta entro il periodo di garanzia legale. In tal caso i venditori sono tenuti a offrire:',
    remedies: [
      'la riparazione gratuita o la sostituzione gratuita;',
      'in alcuni casi, una riduzione del prezzo o il rimborso integrale.',
    ],
    duration:
      'In alcuni paesi il periodo di garanzia legale è più lungo. Per i beni di seconda mano può applicarsi un periodo più breve, ma non inferiore a un anno.',
    more: 'Per ulteriori informazioni sui diritti in un determinato paese, scansionare il codice QR qui sotto o rivolgersi al venditore.',
    stepsHeading: 'Che cosa fare se si ricevono beni non conformi:',
    steps: [
      'Contattare il venditore il prima possibile per segnalare il problema;',
      'Fornire una prova d’acquisto, come uno scontrino, una fattura o un estratto conto.',
    ],
    commercial:
      'I venditori e i produttori possono offrire anche garanzie commerciali, che si applicano indipendentemente dalla garanzia legale. Ad esempio, può essere presente questa etichetta GARAN, che indica una garanzia commerciale di durabilità offerta dal produttore senza costi aggiuntivi e valida per l’intero bene.',
    url: 'https://europa.eu/youreurope/garanzie',
  },
};
