import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { seedOnce } from '../demo/index.ts'
import { openEmbedded } from '../hosts/node/open-database.ts'
import { readSnapshot, writeSnapshot } from './snapshots.ts'

const compress = promisify(gzip)

/** The small demo data as of a moment, as one gzipped file: what `openPageMall` opens. Made once for the same sources. */
export const pageSnapshot = async (seededAt: Date): Promise<Uint8Array<ArrayBuffer>> => {
  const name = `page-${seededAt.getTime()}`
  const kept = await readSnapshot(name)
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const database = await openEmbedded(null)
  await seedOnce(database.db, { now: seededAt, size: 'small', loginWork: 'least' })
  const dump = await database.snapshot()
  await database.close()
  const compressed = new Uint8Array(await compress(await dump.arrayBuffer()))
  await writeSnapshot(name, new Blob([compressed]))
  return compressed
}
