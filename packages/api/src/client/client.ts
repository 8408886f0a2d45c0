import { createWords } from '../client-messages.ts'
import type { AnyContract } from '../contract/types.ts'
import { isMallError, MallError, messages } from '../errors.ts'
import { createDeduplicator } from '../notices.ts'
import { createSession, ownerOf, type Session } from '../session/session.ts'
import { waitFor } from '../wait.ts'
import { createAddresses } from './addresses.ts'
import { createBusy } from './busy.ts'
import { checkResponse, checkInput } from './check.ts'
import { detailsOf, failureDetailsOf, openEnvelope, openPlain } from './envelope.ts'
import { createExchange, type Incoming, type Outgoing } from './exchange.ts'
import { pathOf } from './keys.ts'
import { loadPart } from './load-part.ts'
import { createOldMall } from './old-mall.ts'
import type { CallOptions, MallOptions } from './options.ts'
import type { ClientParts, Plan } from './plan.ts'
import type { createQueues, Marks } from './queues.ts'
import { SessionEndedError } from './session-ended.ts'

/** What resources, uploads and downloads are built on. */
export interface Client {
  readonly session: Session
  /** A path of the mall as an address that can be used from anywhere; an address as it is. */
  url(path: string): string
  /** Sends a request through all queues; resolves to the response, whatever its status. */
  send(plan: Plan): Promise<Incoming>
  /** `send`, and the envelope opened: `MsgBody`. */
  call(plan: Plan): Promise<unknown>
  /** Loads what a call to this path needs beside the client: `loadPart`, which an abort ends, and another login, since a call belongs to the user who made it. */
  part<Part>(load: () => Promise<Part>, kind: Parameters<typeof loadPart>[1], path: string, signal: AbortSignal | undefined): Promise<Part>
  /** Counts work as busy and calls `onError` when it fails, as the options say. */
  tracked<Value>(options: CallOptions | undefined, work: () => Promise<Value>): Promise<Value>
  /** Refreshes the session now, as a 401 does. */
  renew(): Promise<void>
  /** The words of this mall. */
  readonly words: ReturnType<typeof createWords>
}

/**
 * Calls that bypass the queues: they obtain a login or lift a limit, so a refresh, a verification or the jump to the old
 * mall may be waiting for them.
 */
const bypassesQueues = /^\w+ \/api\/(Captcha\/|\w*Account\/(Login(By\w+)?|SecondFactor|PasskeyLogin(Options)?|BindWeChatWork|Reset\w+|RefreshToken|UnLock)$)/

/** Calls that a verification is made of: they cannot wait for one. */
const verifies = /^\w+ \/api\/(Captcha\/|\w*Account\/UnLock$)/

/** The code of a response to somebody whose company demands a second factor. */
const demandsFactor = 'SECOND_FACTOR_DEMANDED'

const jumpKey = 'GET /api/Account/JumpOldLink'

/** Timers of all engines count in 31 bits. */
const longestTimeout = 2 ** 31 - 1

type Query = Readonly<Record<string, string | number | boolean | undefined>>

const methodOf = (key: string): string => key.slice(0, key.indexOf(' '))

/** Before the queues are loaded nothing was lifted. */
const noMarks: Marks = { lifted: 0, enrolled: 0 }

/** Puts the queues together around the one place that builds a request. */
export const createClient = (options: MallOptions<AnyContract>, parts: ClientParts = {}): Client => {
  const { baseUrl = '', session = createSession(), timeout = 60_000, contract } = options
  const ownAccount = `POST /api/${parts.side ?? ''}Account/`
  const addresses = createAddresses(baseUrl)
  const exchange = createExchange(options, addresses.isOurs)
  const beginBusy = createBusy(options.onBusyChange?.bind(options))
  const words = createWords(options.messages)
  const isNewError = createDeduplicator()

  const build = ({ key, input, options: { headers, signal, timeout: own = timeout } = {}, wantsBlob = false, fetch: sending }: Plan): Outgoing => {
    const [method, target] = [methodOf(key), pathOf(key)]
    const isOurs = addresses.isOurs(target)
    const isForm = input instanceof FormData
    return {
      target: addresses.resolve(target),
      isOurs,
      path: target.replace(/[?#].*/, ''),
      signal,
      wantsBlob,
      headers: {
        ...(headers && Object.fromEntries(new Headers(headers))),
        ...(method !== 'GET' && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      options: {
        method,
        // One time limit, to the last byte: ky's `timeout` would start again with the body.
        timeout: false,
        totalTimeout: Math.min(own, longestTimeout),
        // Serialised once: a later change by the caller does not alter what is sent again.
        ...(method === 'GET' ? { searchParams: { ...(input as Query | undefined) } } : { body: isForm ? input : JSON.stringify(input ?? {}) }),
        // A login by GET is not safe to repeat: its key is valid once.
        ...(options.retry && method === 'GET' && !bypassesQueues.test(key) ? { retry: { limit: options.retry.limit } } : {}),
        ...(options.credentials && isOurs ? { credentials: options.credentials } : {}),
        ...(signal ? { signal } : {}),
        ...(sending ? { fetch: sending } : {}),
      },
    }
  }

  let queues: ReturnType<typeof createQueues> | undefined

  const loadQueues = async () => {
    const part = await loadPart(() => import('./queues.ts'), 'network')
    return (queues ??= part.createQueues({ ...parts, session, options, words, call, ownAccount }))
  }

  const report = (error: unknown) => {
    if (isMallError(error) && !(error instanceof SessionEndedError) && isNewError(words.worded(error).message)) options.onError?.(error)
  }

  const jumpFirst = createOldMall({
    session,
    askAddress: () => call({ key: jumpKey, input: {} }),
    go: options.onOldMall?.bind(options) ?? ((address) => location.assign(address)),
    onFailure: () => report(new MallError('business', messages.noOldMall, { path: '/api/Account/JumpOldLink' })),
  })

  const send = async (plan: Plan): Promise<Incoming> => {
    const { key } = plan
    const request = build(plan)
    const { signal, path, headers } = request
    const bypasses = bypassesQueues.test(key)
    const carriesToken = request.isOurs
    const isQueued = carriesToken && !bypasses
    /** Whether the response is no answer yet. */
    const isHeld = (incoming: Incoming) =>
      (incoming.status === 401 && isQueued) ||
      (incoming.status === 429 && !verifies.test(key)) ||
      (incoming.status === 403 && failureDetailsOf(path, incoming).code === demandsFactor)
    // A call belongs to the user who made it: it is never sent as another user who logs in while it waits.
    const owner = ownerOf(session.get())
    const jump = isQueued && key !== jumpKey ? jumpFirst() : undefined
    if (jump) await waitFor(jump, signal)
    // A tab outlives the build that it came from: what its login needs is loaded while it is there.
    if (isQueued && owner !== null && !queues) void loadQueues().catch(() => undefined)
    for (let attempt = 1; ; attempt += 1) {
      if (isQueued) await queues?.settled(signal)
      const state = session.get()
      if (isQueued && owner !== null && ownerOf(state) !== owner) throw new SessionEndedError(path)
      const token = carriesToken && !(bypasses && queues?.isRefreshing()) ? state?.Token : undefined
      const authorization = token === undefined ? undefined : `Bearer ${token}`
      const marks = queues?.marks() ?? noMarks
      const incoming = await exchange({ ...request, headers: { ...headers, authorization } })
      if (attempt === 2 || !carriesToken || !isHeld(incoming)) return incoming
      const { pass } = queues ?? (await waitFor(loadQueues(), signal))
      if (await pass({ incoming, path, token, signal, marks })) continue
      if (ownerOf(session.get()) !== owner) throw new SessionEndedError(path)
      return incoming
    }
  }

  const call = async (plan: Plan): Promise<unknown> => {
    const path = pathOf(plan.key)
    checkInput(contract, plan.key, path, plan.input)
    const incoming = await send(plan)
    const body = plan.options?.envelope === false ? openPlain(path, incoming) : openEnvelope(path, incoming)
    checkResponse(contract, plan.key, detailsOf(path, incoming), body)
    return body
  }

  const part: Client['part'] = async (load, kind, path, signal) => {
    const owner = ownerOf(session.get())
    const loaded = await waitFor(loadPart(load, kind), signal)
    if (owner !== null && ownerOf(session.get()) !== owner && addresses.isOurs(path)) throw new SessionEndedError(path)
    return loaded
  }

  const tracked: Client['tracked'] = async (own, work) => {
    const end = own?.quiet ? undefined : beginBusy()
    try {
      return await work()
    } catch (error) {
      if (isMallError(error)) words.worded(error)
      const silent = own?.silent
      const isSilent = typeof silent === 'function' ? isMallError(error) && silent(error) : silent
      if (!isSilent) report(error)
      throw error
    } finally {
      end?.()
    }
  }

  const renew = async () => (await loadQueues()).renew(session.get()?.Token, pathOf(`${ownAccount}RefreshToken`), undefined)

  return { session, url: addresses.url, send, call, part, tracked, renew, words }
}
