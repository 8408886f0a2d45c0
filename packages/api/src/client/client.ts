import { createWords } from '../client-messages.ts'
import type { SecurityInfo } from '../contract/common.ts'
import type { AnyContract } from '../contract/types.ts'
import { isMallError, MallError, messages } from '../errors.ts'
import { createDeduplicator } from '../notices.ts'
import { createSession, ownerOf, type Session, type SessionState } from '../session/session.ts'
import { waitFor } from '../wait.ts'
import { createAddresses } from './addresses.ts'
import { createBusy } from './busy.ts'
import { checkResponse, checkInput } from './check.ts'
import { detailsOf, failureDetailsOf, openEnvelope, openPlain, parseJson } from './envelope.ts'
import { createEnrolment, demandsFactor } from './enrolment.ts'
import { createExchange, type Incoming, type Outgoing } from './exchange.ts'
import { exclusive, type Exclusive } from './exclusive.ts'
import { createOldMall } from './old-mall.ts'
import type { CallOptions, MallOptions } from './options.ts'
import { SessionEndedError, createRefresh, type RefreshOutcome } from './refresh.ts'
import { createVerification } from './verification.ts'

/** One call before it is a request. */
export interface Plan {
  /** `'POST /api/Product/Search'`, or `POST` and any path or address. */
  readonly key: string
  /** The JSON body of a POST, the query of a GET, or a form. */
  readonly input: unknown
  readonly options?: CallOptions | undefined
  readonly wantsBlob?: boolean
  /** Sends this call instead of the mall's own fetch. */
  readonly fetch?: typeof fetch | undefined
}

/** What resources, uploads and downloads are built on. */
export interface Client {
  readonly session: Session
  /** A path of the mall as an address that can be used from anywhere; an address as it is. */
  url(path: string): string
  /** Sends a request through all queues; resolves to the response, whatever its status. */
  send(plan: Plan): Promise<Incoming>
  /** `send`, and the envelope opened: `MsgBody`. */
  call(plan: Plan): Promise<unknown>
  /** Counts work as busy and calls `onError` when it fails, as the options say. */
  tracked<Value>(options: CallOptions | undefined, work: () => Promise<Value>): Promise<Value>
  /** Refreshes the session now, as a 401 does. */
  renew(): Promise<void>
  /** The words of this mall. */
  readonly words: ReturnType<typeof createWords>
}

/** What is another one on a server, where requests take the place of tabs, and at the seller's side. */
export interface ClientParts {
  /** What stands before the names of the controllers: `Seller` at the seller's side. */
  readonly side?: 'Seller'
  readonly exclusive?: Exclusive
  /** The outcome of a refresh of this session, by another request or by `ask`. */
  readonly shareRefresh?: (state: SessionState, ask: () => Promise<RefreshOutcome>) => Promise<RefreshOutcome>
}

/**
 * Calls that bypass the queues: they obtain a login or lift a limit, so a refresh, a verification or the jump to the old
 * mall may be waiting for them.
 */
const bypassesQueues = /^\w+ \/api\/(Captcha\/|\w*Account\/(Login(By\w+)?|SecondFactor|PasskeyLogin(Options)?|BindWeChatWork|Reset\w+|RefreshToken|UnLock)$)/

/** Calls that a verification is made of: they cannot wait for one. */
const verifies = /^\w+ \/api\/(Captcha\/|\w*Account\/UnLock$)/

const jumpKey = 'GET /api/Account/JumpOldLink'

/** Statuses of a gateway that did not pass the request to the mall: too many calls, or no response from behind it. */
const saysNothing = new Set([429, 502, 503, 504])

/** Timers of all engines count in 31 bits. */
const longestTimeout = 2 ** 31 - 1

type Query = Readonly<Record<string, string | number | boolean | undefined>>

const partsOf = (key: string): [method: string, target: string] => {
  const at = key.indexOf(' ')
  return [key.slice(0, at), key.slice(at + 1)]
}

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise)

const securityInfoOf = (path: string, incoming: Incoming): SecurityInfo => {
  const response = parseJson(incoming.text) as Record<string, unknown> | null | undefined
  const info = (response?.MsgBody ?? response ?? {}) as Record<string, unknown>
  return {
    Ip: textOf(info.Ip, ''),
    CurrentTime: textOf(info.CurrentTime, new Date().toISOString()),
    Target: textOf(info.Target, path),
    Guid: textOf(info.Guid, incoming.headers.get('x-request-id') ?? ''),
  }
}

const tokensOf = (body: unknown) => {
  const { Token, RefreshToken } = (body ?? {}) as Record<string, unknown>
  return typeof Token === 'string' && Token && typeof RefreshToken === 'string' && RefreshToken ? { Token, RefreshToken } : null
}

const expired = { reason: 'refresh-failed', message: messages.expired } as const
const disabled = { reason: 'account-disabled', message: messages.disabled } as const

/** Puts the queues together around the one place that builds a request. */
export const createClient = (options: MallOptions<AnyContract>, parts: ClientParts = {}): Client => {
  const { baseUrl = '', session = createSession(), timeout = 60_000, contract } = options
  const ownAccount = `POST /api/${parts.side ?? ''}Account/`
  const refreshKey = `${ownAccount}RefreshToken`
  const addresses = createAddresses(baseUrl)
  const exchange = createExchange(options, addresses.isOurs)
  const beginBusy = createBusy(options.onBusyChange?.bind(options))
  const words = createWords(options.messages)
  const isNewError = createDeduplicator()
  const isNewLoss = createDeduplicator()

  const build = ({ key, input, options: { headers, signal, timeout: own = timeout } = {}, wantsBlob = false, fetch: sending }: Plan): Outgoing => {
    const [method, target] = partsOf(key)
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

  const requestTokens = async ({ RefreshToken, User }: SessionState): Promise<RefreshOutcome> => {
    try {
      return tokensOf(await call({ key: refreshKey, input: { RefreshToken, UserId: User.uid } })) ?? expired
    } catch (error) {
      // Without a status there was no response, and the status of a gateway says nothing about the session.
      if (isMallError(error) && error.status !== undefined && !saysNothing.has(error.status)) {
        return error.code === 'ACCOUNT_DISABLED' ? disabled : expired
      }
      throw error
    }
  }

  const refresh = createRefresh({
    session,
    exclusive: parts.exclusive ?? exclusive,
    requestTokens: (state) => (parts.shareRefresh ? parts.shareRefresh(state, () => requestTokens(state)) : requestTokens(state)),
    onEnd: (reason) => options.onSessionEnd?.(reason),
    onLost: (reason) => {
      // Many calls of a page without a login count as one loss of the session.
      if (reason !== 'missing' || isNewLoss(reason)) options.onSessionLost?.(reason)
    },
  })

  const verification = createVerification({
    verify: options.verify?.bind(options),
    onVerification: (passed, text) => options.onVerification?.(passed, words.textOf(text)),
    unlock: (CaptchaVerifyParam, signal) =>
      call({ key: `${ownAccount}UnLock`, input: { CaptchaVerifyParam }, options: { signal } }),
  })

  const enrolment = createEnrolment({ enrol: options.enrol?.bind(options) })

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
    // A call belongs to the user who made it: it is never sent as another user who logs in while it waits.
    const owner = ownerOf(session.get())
    const jump = isQueued && key !== jumpKey ? jumpFirst() : undefined
    if (jump) await waitFor(jump, signal)
    for (let attempt = 1; ; attempt += 1) {
      if (isQueued) await refresh.settled(signal)
      const state = session.get()
      if (isQueued && owner !== null && ownerOf(state) !== owner) throw new SessionEndedError(path)
      const token = carriesToken && !(bypasses && refresh.isUnderWay()) ? state?.Token : undefined
      const authorization = token === undefined ? undefined : `Bearer ${token}`
      const lifted = verification.lifted()
      const enrolled = enrolment.done()
      const incoming = await exchange({ ...request, headers: { ...headers, authorization } })
      if (attempt === 2 || !carriesToken) return incoming
      if (incoming.status === 401 && isQueued) await refresh.renew(token, path, signal)
      else if (incoming.status === 429 && !verifies.test(key))
        await verification.pass(securityInfoOf(path, incoming), lifted, failureDetailsOf(path, incoming), signal)
      else if (incoming.status !== 403 || failureDetailsOf(path, incoming).code !== demandsFactor) return incoming
      else if (!(await enrolment.pass(enrolled, signal))) {
        if (ownerOf(session.get()) !== owner) throw new SessionEndedError(path)
        return incoming
      }
    }
  }

  const call = async (plan: Plan): Promise<unknown> => {
    const [, path] = partsOf(plan.key)
    checkInput(contract, plan.key, path, plan.input)
    const incoming = await send(plan)
    const body = plan.options?.envelope === false ? openPlain(path, incoming) : openEnvelope(path, incoming)
    checkResponse(contract, plan.key, detailsOf(path, incoming), body)
    return body
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

  const renew = () => refresh.renew(session.get()?.Token, partsOf(refreshKey)[1], undefined)

  return { session, url: addresses.url, send, call, tracked, renew, words }
}
