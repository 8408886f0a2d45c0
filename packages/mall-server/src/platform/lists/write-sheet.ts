import writeXlsxFile from 'write-excel-file/universal'
import type { SheetDownload, WriteSheet } from '../http/define-routes.ts'

/** Control characters, which XML 1.0 does not allow. */
const controlCharacters = new RegExp(String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]`, 'g')

const cellOf = (content: string | number, isMoney: boolean) =>
  typeof content === 'string' ? { type: String, value: content.replaceAll(controlCharacters, '') } : { type: Number, value: content, ...(isMoney ? { format: '#,##0.00' } : {}) }

/** Writes a workbook of one sheet, its head in bold and always in view. */
export const writeSheet: WriteSheet = async ({ fileName, sheet, columns, rows }: SheetDownload) => {
  const head = columns.map(({ title }) => ({ type: String, value: title, fontWeight: 'bold' as const }))
  const data = [head, ...rows.map((row) => row.map((content, at) => cellOf(content, columns[at]?.isMoney ?? false)))]
  const file = await writeXlsxFile(data, { sheet, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBlob()
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName, contentType: file.type }
}
