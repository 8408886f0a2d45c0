import type { Deps } from '../../platform/deps.ts'
import { readCapped } from '../../platform/http/body.ts'
import { CallError } from '../../platform/http/errors.ts'
import { recordNews } from './record-news.ts'

/** Where carriers send their notices. */
export const deliveryNotifyPath = '/deliveries/notify'

/** The largest notice, bytes. */
const maxBytes = 128 * 1024

const answered = (status: number) => new Response(null, { status })

/** What was sent, as text, with all that was signed; null where it is none. */
const textOf = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Takes a notice of a carrier. It says nothing of why one is refused; any status but 2xx makes the carrier send it again. It is not counted: what is not signed costs
 * the sum of 128 KB and no statement, and a count by address would let a stranger behind the same proxy hold the carrier up.
 */
export const takeDeliveryNotice = async (deps: Deps, request: Request): Promise<Response> => {
  const { carrier, clock, log } = deps
  if (carrier === null) return answered(404)
  try {
    const body = textOf(await readCapped(request, maxBytes))
    const news = body === null ? null : await carrier.readNotice(request.headers, body, clock())
    if (news === null) {
      log.warn('a notice of a carrier was not signed, too old, or not to be understood', {})
      return answered(400)
    }
    await recordNews(deps, news)
    return answered(204)
  } catch (error) {
    if (error instanceof CallError) return answered(400)
    log.error('a notice of a carrier cannot be taken', { error: error instanceof Error ? error.name : 'not an Error' })
    return answered(500)
  }
}
