/** The page that asks for a quote for a country without deliveries. */
export const abroad = {
  meta: {
    title: 'Devis pour un autre pays',
    description:
      'Demander un devis pour un pays où la boutique ne livre pas encore : les pièces sont déjà inscrites, il reste à dire le pays et la ville.',
  },
  title: 'Devis pour un autre pays',
  /** Behind `delivery.abroadText`. */
  text: 'Dites-nous le pays et la ville ; nous répondons par écrit.',
  place: 'Pays et ville de livraison',
} as const;
