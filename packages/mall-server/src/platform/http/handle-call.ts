import { contract, decideAccess, openBeforeFactor, type Access, type CallDefinition, type CallKey } from '@mall/api/contract'
import { normaliseAccount } from '../account-name.ts'
import { extraCallsOf, rateClassOf, rateKeyOf } from '../rate-limit/rules.ts'
import { isDatabaseBusy, isTooSlow } from '../db/failures.ts'
import { amountsHidden } from '../money.ts'
import { toInstant } from '../time.ts'
import { bearerOf } from './bearer.ts'
import { inTurnOfDownloads, inTurnOfLists, partyOf } from './caller-turns.ts'
import { clientIp } from './client-ip.ts'
import { contentDisposition } from './content-disposition.ts'
import { costlyCalls, sendsFiles } from './costly-calls.ts'
import { failure, success } from './envelope.ts'
import { CallError, ForbiddenError, InternalError, RateLimitError, UnauthorizedError, UnavailableError } from './errors.ts'
import { refusePriceQuestions, withoutPrices } from './hidden-prices.ts'
import { readInput } from './read-input.ts'
import { sendInTurn } from './send-file.ts'
import type { OngoingCall } from './ongoing-call.ts'
import type { Deps } from '../deps.ts'
import type { RateClass } from '../rate-limit/rate-limiter.ts'
import type { Caller, Download, FindCaller, SheetDownload } from './define-routes.ts'
import type { EventStream, SendEvents } from './events.ts'
import type { RequestNotes } from './seen-request.ts'

/** A handler as the platform sees it: what it takes was checked against the contract before, what it returns is checked after. */
export type AnyHandler = (context: {
  readonly body: unknown
  readonly form: FormData | undefined
  readonly caller: Caller | null
  readonly deps: Deps
  readonly request: Request
  readonly requestId: string
  readonly ip: string
  readonly headers: Headers
}) => Promise<unknown>

/** Calls that obtain a valid token or lift a block: an invalid token must not make them fail. */
const waysIn: ReadonlySet<CallKey> = new Set([
  'POST /api/Account/Login',
  'POST /api/Account/RefreshToken',
  'POST /api/Account/SecondFactor',
  'POST /api/Account/PasskeyLoginOptions',
  'POST /api/Account/PasskeyLogin',
  'GET /api/Account/LoginBySession',
  'POST /api/Account/UnLock',
  'POST /api/Captcha/Challenge',
  'POST /api/Captcha/Verify',
])

const definitionOf = (key: CallKey): CallDefinition => contract[key]

const isDownload = (value: unknown): value is Download => typeof value === 'object' && value !== null && 'bytes' in value

const isSheet = (value: unknown): value is SheetDownload => typeof value === 'object' && value !== null && 'rows' in value

/** Error text for the log: drizzle's message holds the statement's parameters, so its cause is logged instead. */
const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return 'not an Error'
  const shown = error.cause instanceof Error && error.message.startsWith('Failed query') ? error.cause : error
  return `${shown.name}: ${shown.message}`.slice(0, 500)
}

/** The response to a failure that the server describes. */
export const refused = (error: CallError, notes: RequestNotes, headers: Headers): Response => {
  notes.code = error.code
  if (error instanceof UnavailableError) notes.refusal = error.overloaded
  return failure(error, headers, error.body)
}

const tooSlow = () => new UnavailableError('database', '数据较多，未能及时查出，请缩小筛选范围后重试')

/** The response to a failure that no rule of the mall made. `isCostly`: with other filters the call may be quick enough. */
export const failed = (error: unknown, notes: RequestNotes, { headers = new Headers(), isCostly = false } = {}): Response => {
  if (isCostly && isTooSlow(error)) return refused(tooSlow(), notes, headers)
  return refused(isDatabaseBusy(error) ? new UnavailableError('database') : new InternalError(), notes, headers)
}

/** After the client has left nobody reads the response; the status is the one that proxies log in this case. */
export const toNobody = (notes: RequestNotes): Response => {
  notes.hasLeft = true
  return new Response(null, { status: 499 })
}

export interface CountedRequest {
  readonly kind: RateClass
  readonly request: Request
  readonly requestId: string
  readonly notes: RequestNotes
  readonly ip: string
  /** The user, or the account of a login attempt. */
  readonly who: number | string | null
}

/** The account that a login is for, as it counts: null for a call that names none. */
const accountOf = (body: unknown): string | null => {
  const { Account } = (body ?? {}) as { readonly Account?: unknown }
  return typeof Account === 'string' ? `account:${normaliseAccount(Account)}` : null
}

/** Counts a request. Returns the response with status 429 when it exceeds a limit. */
export const overLimit = async (
  { kind, request, requestId, notes, ip, who }: CountedRequest,
  { rateLimiter, clock }: Pick<Deps, 'rateLimiter' | 'clock'>,
): Promise<Response | null> => {
  const wait = await rateLimiter.take(kind, rateKeyOf(ip, who))
  if (wait === null) return null
  notes.refusal = `rate:${kind}`
  notes.ip = ip
  const security = { Ip: ip, CurrentTime: toInstant(clock()), Target: new URL(request.url).pathname, Guid: requestId }
  const error = new RateLimitError(wait)
  notes.code = error.code
  return failure(error, new Headers(), security)
}

export interface IncomingCall {
  readonly key: CallKey
  readonly handler: AnyHandler
  readonly findCaller: FindCaller
  readonly request: Request
  readonly deps: Deps
  readonly requestId: string
  readonly notes: RequestNotes
  readonly peerAddress: string | undefined
  readonly sendEvents: SendEvents
}

/** The events of a stream, each filtered by the current rights of its reader, as a response is. */
const shownEvents = (events: EventStream<unknown>, show: (data: unknown, seesPrices?: boolean) => unknown): EventStream<unknown> =>
  async function* (left) {
    for await (const event of events(left)) {
      if (event === null) yield null
      else {
        const { seesPrices, data, ...rest } = event
        yield { ...rest, data: show(data, seesPrices) }
      }
    }
  }

/** Whether a call is about amounts that its caller does not see. */
const hidesAmounts = (access: Access, caller: Caller | null): boolean => access.who === 'user' && access.prices === true && caller?.seesPrices !== true

/** @throws CallError for a caller who may not make the call */
const requireAccess = (key: CallKey, caller: Caller | null): void => {
  const { access } = definitionOf(key)
  const verdict = decideAccess(access, caller)
  if (verdict === 'unauthorized') throw new UnauthorizedError()
  if (verdict === 'forbidden' || hidesAmounts(access, caller)) throw new ForbiddenError()
  if (caller?.mustEnrol && !waysIn.has(key) && !openBeforeFactor.has(key)) throw new ForbiddenError('SECOND_FACTOR_DEMANDED', '您的企业要求两步验证，请先设置')
}

/** Counts what a call took as calls of its user beyond the one that it was counted as. */
const charge = async ({ key, request, deps, notes, peerAddress, requestId }: IncomingCall, ms: number): Promise<void> => {
  const extra = extraCallsOf(rateClassOf(key), ms)
  if (extra === 0) return
  try {
    await deps.rateLimiter.add('api', rateKeyOf(clientIp(request, peerAddress, deps.config.trustProxy), notes.caller?.userId ?? null), extra)
  } catch (error) {
    deps.log.error('a call was not counted by its cost', { key, requestId, error: describe(error) })
  }
}

/** Runs one call of the contract: limit, access, input, handler, response. Never throws. */
export const handleCall = async (call: IncomingCall): Promise<Response> => {
  let spent = 0
  const spend = (ms: number): void => void (spent += ms)
  // Until the caller is known, the call is one of the visitors at its address.
  const party = partyOf(null, clientIp(call.request, call.peerAddress, call.deps.config.trustProxy))
  const response = await call.deps.duringCall({ party, isCostly: false, left: call.request.signal, spend }, () => respond(call, spend))
  await charge(call, spent)
  return response
}

const respond = async ({ key, handler, findCaller, request, deps, requestId, notes, peerAddress, sendEvents }: IncomingCall, spend: OngoingCall['spend']): Promise<Response> => {
  const definition = definitionOf(key)
  const isCostly = costlyCalls.has(key) || definition.mode === 'download'
  const headers = new Headers()
  let seesPrices = true
  try {
    const ip = clientIp(request, peerAddress, deps.config.trustProxy)
    const token = bearerOf(request)
    const caller = token === null ? null : await findCaller(token, deps)
    notes.caller = caller
    seesPrices = caller?.seesPrices ?? true
    const kind = rateClassOf(key)
    const counted = { request, requestId, notes, ip, who: caller?.userId ?? null }
    const tooMany = await overLimit(kind === 'login' ? { ...counted, kind: 'loginAddress', who: null } : { ...counted, kind }, deps)
    if (tooMany) return tooMany
    // An invalid token is a 401 even when visitors may call: the page would otherwise show a customer the visitor's prices.
    if (token !== null && caller === null && !waysIn.has(key)) throw new UnauthorizedError()
    requireAccess(key, caller)
    const party = partyOf(caller, ip)
    const input = await readInput(definition, request, { key: rateKeyOf(ip, counted.who), party })
    const who = counted.who ?? accountOf(input.body)
    const tooManyOfOne = kind === 'login' && who !== null ? await overLimit({ ...counted, kind, who }, deps) : null
    if (tooManyOfOne) return tooManyOfOne
    if (!seesPrices) refusePriceQuestions(definition.body ?? definition.query, input.body)
    const runAs = (who: Caller | null) => deps.duringCall({ party, isCostly, left: request.signal, spend }, () => handler({ body: input.body, form: input.form, caller: who, deps, request, requestId, ip, headers }))
    const run = () => runAs(caller)
    if (definition.mode === 'download') {
      const make = async () => {
        // A turn comes when the files before it are sent: who waited may have been logged out since, or have lost a right.
        const current = token === null ? null : await findCaller(token, deps)
        requireAccess(key, current)
        const made = await runAs(current)
        const file = isSheet(made) ? await deps.writeSheet(made) : made
        if (!isDownload(file)) throw new Error(`${key} returned no file`)
        headers.set('Content-Type', file.contentType)
        headers.set('Content-Disposition', contentDisposition('attachment', file.fileName))
        return { bytes: file.bytes, headers }
      }
      return await sendInTurn((work) => (caller === null ? work() : inTurnOfDownloads(caller, work, request.signal)), make, request.signal)
    }
    const inTurn = () => {
      if (caller !== null && sendsFiles.has(key)) return inTurnOfDownloads(caller, run, request.signal)
      return isCostly ? inTurnOfLists(party, run, request.signal) : run()
    }
    const output = await inTurn()
    const show = (shown: unknown, isPriced = seesPrices): unknown => {
      if (deps.config.mallEnv !== 'live') checkResponse(key, definition, shown)
      return isPriced ? shown : withoutPrices(definition.response, shown)
    }
    return definition.mode === 'stream' ? sendEvents(shownEvents(output as EventStream<unknown>, show)) : success(show(output), headers)
  } catch (error) {
    if (error instanceof CallError) return refused(seesPrices ? error : new CallError(error.status, error.code, amountsHidden(error.message)), notes, headers)
    if (request.signal.aborted) return toNobody(notes)
    deps.log.error('call failed', { key, requestId, error: describe(error) })
    return failed(error, notes, { headers, isCostly })
  }
}

const checkResponse = (key: CallKey, definition: CallDefinition, output: unknown): void => {
  const parsed = definition.response.safeParse(output)
  if (parsed.success) return
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ')
  throw new Error(`${key} returns what the contract does not allow: ${issues}`)
}
