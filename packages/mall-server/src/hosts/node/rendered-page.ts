import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A page that is kept in memory: `etag` names its content. */
export interface RenderedPage {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Compresses nearly as well as the highest quality, in a tenth of the time. */
const brotliQuality = 9

const compress = promisify(brotliCompress)

export const pageOf = async (html: string): Promise<RenderedPage> => {
  const bytes = new TextEncoder().encode(html)
  const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  return { bytes, brotli: new Uint8Array(brotli), etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}
