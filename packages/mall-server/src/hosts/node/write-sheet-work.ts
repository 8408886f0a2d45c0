import type { Download, SheetDownload } from '../../platform/http/define-routes.ts'
import { writeSheet } from '../../platform/lists/write-sheet.ts'
import { rowsInThread } from './row-texts.ts'

/** A sheet whose rows are texts. */
export type SheetOfTexts = Omit<SheetDownload, 'rows'> & { readonly rows: readonly string[] }

export const writeSheetWork = (sheet: SheetOfTexts): Promise<Download> => writeSheet({ ...sheet, rows: rowsInThread(sheet.rows) })
