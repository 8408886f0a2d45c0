import type { Deps } from '../../platform/deps.ts'
import { readCapped } from '../../platform/http/body.ts'
import { settlePayment } from './settle.ts'

/** Where the provider sends its notices. */
export const notifyPath = '/payments/notify'

/** The largest notice, bytes. */
const maxBytes = 16 * 1024

/** Anything but this makes the provider send the notice again. */
const taken = () => new Response('success')
const refused = (status: number) => new Response('fail', { status })

/** Takes a notice of the payment provider. It says nothing of why one is refused. */
export const takeNotice = async (deps: Deps, request: Request): Promise<Response> => {
  const { payments, clock, log } = deps
  if (payments === null) return refused(404)
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(await readCapped(request, maxBytes))
    const word = await payments.readNotice(request.headers, body, clock())
    if (word === null) {
      log.warn('a payment notice was not signed by the provider, or too old', {})
      return refused(400)
    }
    return (await settlePayment(deps, word)) === 'settled' ? taken() : refused(400)
  } catch (error) {
    log.error('a payment notice cannot be taken', { error: error instanceof Error ? error.name : 'not an Error' })
    return refused(500)
  }
}
