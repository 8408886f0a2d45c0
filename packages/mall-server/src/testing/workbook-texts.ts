import { strFromU8, unzipSync } from 'fflate'

/** The XML of a workbook's first sheet and of the texts that its cells refer to. */
export const sheetTextsOf = (bytes: Uint8Array): { sheet: string; strings: string } => {
  const files = unzipSync(bytes)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { sheet: textOf('xl/worksheets/sheet1.xml'), strings: textOf('xl/sharedStrings.xml') }
}
