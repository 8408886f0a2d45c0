import { BusinessError } from '../../platform/http/errors.ts'
import type { TableSize } from '../../platform/imports/table-budget.ts'
import { readTable } from '../../platform/imports/table.ts'
import { textsOf } from './row-texts.ts'
import type { ErrorCode } from '@mall/api/contract'

/** A table as it goes from one thread to another, its rows as texts, for an error would lose its class. */
export type TableRead = { readonly rows: readonly string[] } | { readonly refused: { readonly code: ErrorCode; readonly message: string } }

/** A table that waits to be read. */
export interface TableWork {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly size: TableSize
}

export const readTableWork = async ({ bytes, size }: TableWork): Promise<TableRead> => {
  try {
    return { rows: await textsOf(await readTable(bytes, size)) }
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return { refused: { code: error.code, message: error.message } }
  }
}

/** The same in a pool of its own: a catalogue does not hold up the tables of forms. */
export const readBulkTableWork = readTableWork
