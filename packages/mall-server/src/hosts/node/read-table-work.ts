import { BusinessError } from '../../platform/http/errors.ts'
import { readTable, type TableRow } from '../../platform/imports/table.ts'
import type { ErrorCode } from '@mall/api/contract'

/** A table as it goes from one thread to another, where an error would lose its class. */
export type TableRead = { readonly rows: readonly TableRow[] } | { readonly refused: { readonly code: ErrorCode; readonly message: string } }

export const readTableWork = async (bytes: Uint8Array<ArrayBuffer>): Promise<TableRead> => {
  try {
    return { rows: await readTable(bytes) }
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return { refused: { code: error.code, message: error.message } }
  }
}
