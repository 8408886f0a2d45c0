import { decideAccess, openBeforeFactor, type Access, type CallDefinition } from '@mall/api/contract'
import {
  allCalls, decideStaffAccess, isSellerKey, openBeforeStaffFactor, type AnyCallKey, type SellerCallDefinition,
} from '@mall/api/seller/contract'
import { normaliseAccount } from '../account-name.ts'
import { extraCallsOf, rateClassOf, rateKeyOf } from '../rate-limit/rules.ts'
import { isDatabaseBusy, isTooSlow } from '../db/failures.ts'
import { amountsHidden } from '../money.ts'
import { toInstant } from '../time.ts'
import { bearerOf } from './bearer.ts'
import type { CompanyShares } from './company-shares.ts'
import { inTurnOfDownloads, inTurnOfLists, partyOf, partyOfStaff } from './caller-turns.ts'
import { clientIp } from './client-ip.ts'
import { contentDisposition } from './content-disposition.ts'
import { costlyCalls, sendsFiles } from './costly-calls.ts'
import { failure, success } from './envelope.ts'
import { CallError, ForbiddenError, InternalError, RateLimitError, UnauthorizedError, UnavailableError } from './errors.ts'
import { refusePriceQuestions, withoutPrices } from './hidden-prices.ts'
import { openToViewers } from './open-to-viewers.ts'
import { readInput } from './read-input.ts'
import { sendInTurn } from './send-file.ts'
import type { OngoingCall } from './ongoing-call.ts'
import type { Deps } from '../deps.ts'
import type { RateClass } from '../rate-limit/rate-limiter.ts'
import type { Caller, Download, FindCaller, FindStaff, SheetDownload, StaffCaller } from './define-routes.ts'
import type { EventStream, SendEvents } from './events.ts'
import type { RequestNotes } from './seen-request.ts'

/** A handler as the platform sees it: what it takes was checked against the contract before, what it returns is checked after. */
export type AnyHandler = (context: {
  readonly body: unknown
  readonly form: FormData | undefined
  readonly caller: Caller | StaffCaller | null
  readonly deps: Deps
  readonly request: Request
  readonly requestId: string
  readonly ip: string
  readonly headers: Headers
}) => Promise<unknown>

/** Calls that obtain a valid token or lift a block: an invalid token must not make them fail. */
const waysIn: ReadonlySet<AnyCallKey> = new Set<AnyCallKey>([
  'POST /api/Account/Login',
  'POST /api/Account/RefreshToken',
  'POST /api/Account/SecondFactor',
  'POST /api/Account/PasskeyLoginOptions',
  'POST /api/Account/PasskeyLogin',
  'GET /api/Account/LoginBySession',
  'POST /api/Account/LoginByViewCode',
  'POST /api/Account/UnLock',
  'POST /api/Captcha/Challenge',
  'POST /api/Captcha/Verify',
  'POST /api/SellerAccount/Login',
  'POST /api/SellerAccount/Activate',
  'POST /api/SellerAccount/SecondFactor',
  'POST /api/SellerAccount/RefreshToken',
  'POST /api/SellerAccount/UnLock',
])

const definitionOf = (key: AnyCallKey): CallDefinition | SellerCallDefinition => allCalls[key]

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
const accountOf = (key: AnyCallKey, body: unknown): string | null => {
  const { Account } = (body ?? {}) as { readonly Account?: unknown }
  return typeof Account === 'string' ? `${isSellerKey(key) ? 'staff' : 'account'}:${normaliseAccount(Account)}` : null
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
  readonly key: AnyCallKey
  readonly handler: AnyHandler
  readonly findCaller: FindCaller
  readonly findStaff: FindStaff
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

/** Who makes a call: by a token of the call's own side, or nobody. */
interface Someone {
  readonly caller: Caller | null
  readonly staff: StaffCaller | null
}

const findSomeone = async ({ key, findCaller, findStaff, deps }: IncomingCall, token: string | null): Promise<Someone> => {
  if (token === null) return { caller: null, staff: null }
  return isSellerKey(key) ? { caller: null, staff: await findStaff(token, deps) } : { caller: await findCaller(token, deps), staff: null }
}

/** As whom requests are counted: the ids of both sides are numbers of their own. */
export const countedAs = (caller: Pick<Caller, 'userId'> | null | undefined, staffId: number | undefined): number | string | null =>
  staffId === undefined ? (caller?.userId ?? null) : `staff/${staffId}`

/** @throws CallError when the call is not open to them */
const requireAccess = (key: AnyCallKey, { access }: CallDefinition | SellerCallDefinition, { caller, staff }: Someone): void => {
  const verdict = access.who === 'staff' ? decideStaffAccess(access, staff) : decideAccess(access, caller)
  if (verdict === 'unauthorized') throw new UnauthorizedError()
  if (verdict === 'forbidden' || (access.who !== 'staff' && hidesAmounts(access, caller))) throw new ForbiddenError()
  if (waysIn.has(key)) return
  if (caller?.isViewOnly && !openToViewers.has(key)) throw new ForbiddenError('VIEW_ONLY', '正以客户身份查看，只能看，不能操作')
  if (isSellerKey(key)) {
    if (staff?.mustEnrol && !openBeforeStaffFactor.has(key)) throw new ForbiddenError('SECOND_FACTOR_DEMANDED', '您的角色要求两步验证，请先设置')
  } else if (caller?.mustEnrol && !openBeforeFactor.has(key)) throw new ForbiddenError('SECOND_FACTOR_DEMANDED', '您的企业要求两步验证，请先设置')
}

/** Whether a call is about amounts that its caller does not see. */
const hidesAmounts = (access: Access, caller: Caller | null): boolean => access.who === 'user' && access.prices === true && caller?.seesPrices !== true

/** Counts what a call took as calls of its user beyond the one that it was counted as. */
const charge = async ({ key, request, deps, notes, peerAddress, requestId }: IncomingCall, ms: number): Promise<void> => {
  const extra = extraCallsOf(rateClassOf(key), ms)
  if (extra === 0) return
  try {
    await deps.rateLimiter.add('api', rateKeyOf(clientIp(request, peerAddress, deps.config.trustProxy), countedAs(notes.caller, notes.staffId)), extra)
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

const respond = async (call: IncomingCall, spend: OngoingCall['spend']): Promise<Response> => {
  const { key, handler, request, deps, requestId, notes, peerAddress, sendEvents } = call
  const definition = definitionOf(key)
  const isCostly = costlyCalls.has(key) || definition.mode === 'download'
  const headers = new Headers()
  let seesPrices = true
  try {
    const ip = clientIp(request, peerAddress, deps.config.trustProxy)
    const token = bearerOf(request)
    const someone = await deps.door(rateKeyOf(ip, null), () => findSomeone(call, token), request.signal)
    const { caller, staff } = someone
    const known = caller ?? staff
    notes.caller = caller
    if (staff !== null) notes.staffId = staff.staffId
    seesPrices = caller?.seesPrices ?? true
    const kind = rateClassOf(key)
    const counted = { request, requestId, notes, ip, who: countedAs(caller, staff?.staffId) }
    const tooMany = await overLimit(kind === 'login' ? { ...counted, kind: 'loginAddress', who: null } : { ...counted, kind }, deps)
    if (tooMany) return tooMany
    // An invalid token is a 401 even when visitors may call: the page would otherwise show a customer the visitor's prices.
    if (token !== null && known === null && !waysIn.has(key)) throw new UnauthorizedError()
    requireAccess(key, definition, someone)
    const party = staff === null ? partyOf(caller, ip) : partyOfStaff(staff.staffId)
    const { company } = party
    const shares: CompanyShares = deps.companyShares
    shares.called(company)
    const input = await readInput(definition, request, { key: rateKeyOf(ip, counted.who), party, shares })
    const who = counted.who ?? accountOf(key, input.body)
    const tooManyOfOne = kind === 'login' && who !== null ? await overLimit({ ...counted, kind, who }, deps) : null
    if (tooManyOfOne) return tooManyOfOne
    if (!seesPrices) refusePriceQuestions(definition.body ?? definition.query, input.body)
    const spendAs = (ms: number): void => {
      spend(ms)
      shares.spend(company, ms)
    }
    const ofParty = <Result>(work: () => Promise<Result>): Promise<Result> => deps.duringCall({ party, isCostly, left: request.signal, spend: spendAs }, work)
    const handle = async (who: Caller | StaffCaller | null) => handler({ body: input.body, form: input.form, caller: who, deps, request, requestId, ip, headers })
    const run = () => ofParty(() => handle(known))
    if (definition.mode === 'download') {
      const make = async () => {
        // A turn comes when the files before it are sent: who waited may have been logged out since, or have lost a right.
        const current = await findSomeone(call, token)
        requireAccess(key, definition, current)
        const sheetOrFile = async () => {
          const made = await handle(current.caller ?? current.staff)
          return isSheet(made) ? deps.writeSheet(made) : made
        }
        const file = await shares.inShare(company, () => ofParty(sheetOrFile), request.signal)
        if (!isDownload(file)) throw new Error(`${key} returned no file`)
        headers.set('Content-Type', file.contentType)
        headers.set('Content-Disposition', contentDisposition('attachment', file.fileName))
        return { bytes: file.bytes, headers }
      }
      return await sendInTurn((work) => (known === null ? work() : inTurnOfDownloads(party, work, request.signal)), make, request.signal)
    }
    const inShare = (giveUp = request.signal) => shares.inShare(company, run, giveUp)
    const inTurn = () => {
      if (known !== null && sendsFiles.has(key)) return inTurnOfDownloads(party, inShare, request.signal)
      return isCostly ? inTurnOfLists(party, inShare, request.signal) : run()
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

const checkResponse = (key: AnyCallKey, definition: Pick<CallDefinition, 'response'>, output: unknown): void => {
  const parsed = definition.response.safeParse(output)
  if (parsed.success) return
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join('; ')
  throw new Error(`${key} returns what the contract does not allow: ${issues}`)
}
