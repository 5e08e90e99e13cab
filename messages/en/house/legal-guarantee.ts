/** The page of the harmonised notice, and the reminder of it by every price. */
export const legalGuarantee = {
  meta: {
    title: 'Legal guarantee of conformity',
    description:
      'The European Union’s notice on the legal guarantee of conformity: two years at least, free repair or replacement, and whom to write to.',
  },
  title: 'Legal guarantee of conformity',
  intro:
    'A piece that does not match its description or does not work as intended is repaired or replaced free of charge. This right depends on no commercial guarantee.',
  byPrice: 'Legal guarantee of conformity: two years at least',
  source: 'Text of Annex I to Implementing Regulation (EU) 2025/1960.',
  portal: 'Your rights, country by country, on the portal of the European Union',
  pictureAlt:
    'European Union notice on the legal guarantee; its text is on the page “Legal guarantee of conformity”',
  sections: [
    {
      id: 'notice',
      title: 'The notice of the European Union',
      paragraphs: ['Every seller in the Union shows it before a purchase, in the same terms.'],
    },
    {
      id: 'france',
      title: 'In France',
      paragraphs: [
        'The guarantee lasts two years from delivery (Articles L. 217-3 et seq. of the French Consumer Code). During those two years you need only show the defect; it is presumed to have existed on delivery.',
        'You choose between repair and replacement, carried out free of charge within thirty days; a repair extends the guarantee by six months. Failing that, you obtain a price reduction or a refund. The terms of sale quote the whole text.',
        'The guarantee against hidden defects (Articles 1641 et seq. of the French Civil Code) comes on top, for two years from discovery of the defect.',
      ],
    },
    {
      id: 'maison',
      title: 'Our own guarantee',
      paragraphs: [
        'A free commercial guarantee comes on top of these rights; the page of each piece gives its duration. It covers structure, mechanics and electronics, not the entire good, which is why it does not carry the GARAN label.',
      ],
    },
    {
      id: 'demarche',
      title: 'Making a claim',
      paragraphs: [
        'Write to {email}, or to {controller}, {address}, giving the name of the piece, the date of purchase and a photograph of the defect. These contact details are examples. A claim costs you nothing.',
      ],
    },
  ],
} as const;
