/**
 * What stands around the words of a report's cells, px: the paddings of `ReportPage.styles.ts`; and the most that a name claims beside its numbers, so that
 * the chart stands above a table that has no room for it.
 */
export const reportFitting = (isPhone: boolean) => ({ padding: 8, edge: isPhone ? 8 : 16, most: isPhone ? 0 : 220 }) as const
