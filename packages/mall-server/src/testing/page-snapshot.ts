import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readSnapshot, writeSnapshot } from './snapshots.ts'
import { embeddedFile } from './test-database.ts'

const compress = promisify(gzip)

/** The small demo data as of a moment, as one gzipped file: what `openPageMall` opens. Made once for the same sources. */
export const pageSnapshot = async (seededAt: Date): Promise<Uint8Array<ArrayBuffer>> => {
  const name = `page-${seededAt.getTime()}`
  const kept = await readSnapshot(name)
  if (kept) return new Uint8Array(await kept.arrayBuffer())
  const compressed = new Uint8Array(await compress(await (await embeddedFile(seededAt)).arrayBuffer()))
  await writeSnapshot(name, new Blob([compressed]))
  return compressed
}
