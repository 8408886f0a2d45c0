/** What stands around the words of a report's cells, px: the paddings of `ReportPage.styles.ts`. */
export const reportFitting = (isPhone: boolean) => ({ padding: 8, edge: isPhone ? 8 : 16 }) as const
