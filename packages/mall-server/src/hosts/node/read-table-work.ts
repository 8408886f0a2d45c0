import { BusinessError } from '../../platform/http/errors.ts'
import { readTable } from '../../platform/imports/table.ts'
import { textsOf } from './row-texts.ts'
import type { ErrorCode } from '@mall/api/contract'

/** A table as it goes from one thread to another, its rows as texts, for an error would lose its class. */
export type TableRead = { readonly rows: readonly string[] } | { readonly refused: { readonly code: ErrorCode; readonly message: string } }

export const readTableWork = async (bytes: Uint8Array<ArrayBuffer>): Promise<TableRead> => {
  try {
    return { rows: await textsOf(await readTable(bytes)) }
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return { refused: { code: error.code, message: error.message } }
  }
}
