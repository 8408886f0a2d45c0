import { successCode, type RowResult } from '@mall/api/contract'
import type { Tx } from '../db/client.ts'
import { CallError } from '../http/errors.ts'

/**
 * Writes the rows of a batch, each in a savepoint of its own: good rows are written, bad rows return why (screens §0). Rows count from 1.
 * An error that is no `CallError` ends the whole batch.
 * @param write Returns the message of the row's success.
 */
export const batch = async <Row>(
  tx: Tx,
  rows: readonly Row[],
  write: (savepoint: Tx, row: Row) => Promise<string>,
): Promise<RowResult[]> => {
  const results: RowResult[] = []
  for (const [index, row] of rows.entries()) {
    const RowNo = index + 1
    try {
      const Message = await tx.transaction((savepoint) => write(savepoint, row))
      results.push({ RowNo, Success: true, Code: successCode, Message })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      results.push({ RowNo, Success: false, Code: error.code, Message: error.message })
    }
  }
  return results
}
