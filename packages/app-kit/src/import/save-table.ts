import { exampleMark } from '@mall/api/contract'
import { textWorkbookOf } from './text-workbook.ts'

/** A table that a person saves: a template, rows with their errors. */
export interface SavedTable {
  /** Of the file, without its ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The table that is filled in and goes back in, with a row as an example, which is marked and not read. */
export const templateOf = (name: string, titles: readonly string[], example: readonly string[]): SavedTable => ({
  name, head: titles, rows: [example.map((cell, at) => (at === 0 ? exampleMark + cell : cell))],
})

/** Saves a table in the browser, as a workbook of texts that goes back in unchanged. Rejects when what writes it could not be loaded. */
export const saveTable = async ({ name, head, rows }: SavedTable): Promise<void> => {
  const address = URL.createObjectURL(await textWorkbookOf(name, head, rows))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.xlsx` })
  link.click()
  URL.revokeObjectURL(address)
}
