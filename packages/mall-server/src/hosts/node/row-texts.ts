import { inParts } from '../../platform/in-parts.ts'

/*
 * Rows cross from one thread to another as texts of some of them each: a message of ten thousand objects is written and read whole, and
 * that held the thread of the requests. In the other thread nobody waits.
 */

/** Rows as texts, for another thread. */
export const textsOf = (rows: readonly unknown[]): Promise<string[]> => inParts(rows, (part) => JSON.stringify(part))

/** The rows of another thread's texts, read in parts. */
export const rowsFromThread = async <Row>(texts: readonly string[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const text of texts) {
    rows.push(...(JSON.parse(text) as Row[]))
    await new Promise(setImmediate)
  }
  return rows
}

/** As `rowsFromThread`, in a thread that has nothing else to do. */
export const rowsInThread = <Row>(texts: readonly string[]): Row[] => texts.flatMap((text) => JSON.parse(text) as Row[])
