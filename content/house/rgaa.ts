/** How a criterion of the RGAA is met. */
export type CriterionStatus = 'conform' | 'notConform' | 'notApplicable';

/**
 * What an audit by a third party has found. Without one the shop has to declare itself « non conforme » (article 47 of law
 * 2005-102; decree 2019-768, article 5), whatever the assessment below says.
 */
export const auditState: 'notAudited' | 'notConform' | 'partlyConform' | 'conform' = 'notAudited';

/** Date of the self-assessment below; changes with every status. */
export const assessedOn = '2026-11-22';

/**
 * Self-assessment against the 13 themes and 106 criteria of the RGAA 4.1.2, one letter per criterion:
 * C conform, N not conform, – not applicable. A criterion that could not be checked counts as N, and each N
 * is explained under `limites` in the words of the statement.
 */
export const assessment = [
  /* 1 Images */ 'CCC––CC–C',
  /* 2 Cadres */ 'CC',
  /* 3 Couleurs */ 'CCN',
  /* 4 Multimédia */ '–––––––CC––CC',
  /* 5 Tableaux */ '–––CCCC–',
  /* 6 Liens */ 'CC',
  /* 7 Scripts */ 'CCCCC',
  /* 8 Éléments obligatoires */ 'CNCCCCNCCC',
  /* 9 Structuration */ 'CCCN',
  /* 10 Présentation */ 'CCCCCCCCCCCCCC',
  /* 11 Formulaires */ 'CCCCCCC–CNNCC',
  /* 12 Navigation */ 'CCCC–CCCC–C',
  /* 13 Consultation */ 'NC––––CCCCC–',
] as const;
