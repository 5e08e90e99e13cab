/** How often the newsletter is sent: every consent to it says so. Sample business rule. */
export const newsletterPace: 'fewTimesAYear' | 'monthly' = 'fewTimesAYear';
