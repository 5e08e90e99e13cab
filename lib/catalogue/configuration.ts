/** Edition named in the address of a piece; the default edition is not named. */
export type EditionName = 'structure';

/**
 * The query that opens the page of a piece with a configuration, as
 * `?edition=structure&options=led_lighting,safe_storage`. Empty for the default edition without options.
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
