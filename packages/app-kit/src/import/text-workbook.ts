/** Rows below the last one that are texts too: what is typed there keeps its zeros. */
const blankRows = 200

const [narrowest, widest] = [12, 40]

/** A Chinese character is as wide as two letters. */
const widthOf = (text: string): number => [...text].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 2)

/**
 * A workbook whose columns are texts: codes keep their zeros and are no dates, nothing becomes a formula, and the file goes back in as it is.
 * @param blank rows to type in, below those that are given
 */
export const textWorkbookOf = async (sheet: string, head: readonly string[], rows: readonly (readonly string[])[], blank = blankRows): Promise<Blob> => {
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const text = (value: string) => ({ type: String, format: '@', value })
  const empty = head.map(() => text(''))
  const data = [
    head.map((value) => ({ type: String, value, fontWeight: 'bold' as const })),
    ...rows.map((cells) => head.map((_, at) => text(cells[at] ?? ''))),
    ...Array.from({ length: blank }, () => empty),
  ]
  const columns = head.map((title, at) => ({ width: Math.min(widest, Math.max(narrowest, ...[title, ...rows.map((cells) => cells[at] ?? '')].map(widthOf))) }))
  return writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBlob()
}
