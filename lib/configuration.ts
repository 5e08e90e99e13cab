/** The edition of a piece that its address names; a piece as it comes is not named. */
export type EditionName = 'structure';

/**
 * The query of a configuration, as `?edition=structure&options=led_lighting,safe_storage`: with it the
 * page of a piece opens as it was configured. Empty for a piece as it comes.
 */
export function configurationQuery(
  edition: EditionName | undefined,
  optionIds: readonly string[],
): string {
  const parts = [
    ...(edition ? [`edition=${edition}`] : []),
    ...(optionIds.length > 0 ? [`options=${optionIds.join(',')}`] : []),
  ];
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
