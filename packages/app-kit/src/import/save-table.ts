import { textWorkbookOf } from './text-workbook.ts'

/** A table that a person saves: a template, rows with their errors. */
export interface SavedTable {
  /** Of the file, without its ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Saves a table in the browser, as a workbook of texts that goes back in unchanged. Rejects when what writes it could not be loaded. */
export const saveTable = async ({ name, head, rows }: SavedTable): Promise<void> => {
  const address = URL.createObjectURL(await textWorkbookOf(name, head, rows))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.xlsx` })
  link.click()
  URL.revokeObjectURL(address)
}
