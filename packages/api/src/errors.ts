import type { ErrorCode } from './contract/codes.ts'

/**
 * What went wrong, for code that decides. The text for people is the error's `message`.
 *
 * - `business`: the mall refused the request and said why: `Success: false`, or 400, 409, 413 or 422 with the envelope. `message` is its `RetMessage`
 * - `invalid`, `conflict`, `tooLarge`: 400 or 422, 409, 413 without the envelope, as a gateway in front of the mall sends them
 * - `unauthorized`: 401 after a failed refresh, or no login · `forbidden`: 403 · `notFound`: 404 · `rateLimited`: 429 that was not verified
 * - `server`: 500 and above · `network`: no response · `timeout`: none within the time limit
 * - `envelope`: a response that is not the mall's: HTML of a site or a gateway, broken JSON, nothing at all. Often a mistyped `baseUrl`: the `cause` says what came
 * - `contract`: the contract check · `download`: a file that was not received · `type`, `minSize`, `maxSize`: a file that breaks the rules of its upload
 */
export type MallErrorKind =
  | 'business'
  | 'invalid'
  | 'conflict'
  | 'tooLarge'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'rateLimited'
  | 'server'
  | 'network'
  | 'timeout'
  | 'envelope'
  | 'contract'
  | 'download'
  | 'type'
  | 'minSize'
  | 'maxSize'

/** The texts of all errors, by their names: `createMall({ messages })` has others. */
export const messages = {
  /** The mall refused and did not say why. */
  business: '请求失败',
  /** 400 or 422 of a gate. */
  invalid: '请求内容有误，请检查后重试',
  /** 409 of a gate. */
  conflict: '数据已发生变化，请刷新后重试',
  /** 413 of a gate. */
  tooLarge: '提交的内容过大',
  /** 401 without a login. */
  missing: '未登录或登录已过期，请重新登录',
  /** The session has ended. */
  expired: '登录已过期，请重新登录',
  /** The session has ended, because the account is disabled. */
  disabled: '账号已停用，请联系企业管理员',
  /** 403. */
  forbidden: '拒绝访问',
  /** 403 to somebody of the seller who views the mall as a customer's person. */
  viewOnly: '正以客户身份查看，只能看，不能操作',
  /** 404. */
  notFound: '请求地址错误',
  /** 500. */
  server: '服务器故障',
  /** No response, or none of the mall. */
  network: '网络连接故障',
  /** 429 that was not verified. */
  rateLimited: '系统识别到您的访问存在安全隐患',
  /** A file that was not received. */
  download: '下载失败',
  /** For `onVerification`: passed. */
  verified: '验证成功',
  /** For `onVerification`: not passed. */
  notVerified: '验证失败，请重试',
  /** The address of the old mall is missing. */
  noOldMall: '未获取到旧版商城地址',
  /** A login by a session key failed. */
  autoLogin: '自动登录失败，请手动登录',
} as const

/** A code of this mall, which editors complete, or one of another version or of a site's own. */
export type MallErrorCode = ErrorCode | (string & {})

/** Where a failure happened. */
export interface MallErrorDetails {
  /** HTTP status, when there was a response. */
  status?: number | undefined
  /** Path of the call, without query: `/api/Product/Search`. */
  path?: string | undefined
  /** `X-Request-Id` of the response, for support. */
  requestId?: string | undefined
  /** `MsgHeader.Code` of the response: a stable name, listed in `@mall/api/contract` as `errorCodes`. */
  code?: MallErrorCode | undefined
  /** Seconds after which the response asks to try again: its `Retry-After`. */
  retryAfter?: number | undefined
  /** `MsgBody` of the failed response; without the envelope, its JSON or its text. */
  body?: unknown
  /** The error beneath: a `TypeError` of fetch, the issues of a contract check … Never holds a token. */
  cause?: unknown
}

/**
 * Every failure of the SDK except a caller's own abort, which stays an `AbortError`.
 * `message` is the Chinese text to show.
 */
export class MallError extends Error {
  override readonly name = 'MallError'
  readonly kind: MallErrorKind
  readonly status?: number
  readonly path?: string
  readonly requestId?: string
  /**
   * For programs: `MsgHeader.Code`, such as `WRONG_PASSWORD`; `errorCodes` of `@mall/api/contract` lists them with their meanings. Of kind `unauthorized` it is there
   * without a response too: `UNAUTHORIZED` where nobody is logged in any more, `SESSION_EXPIRED` or `ACCOUNT_DISABLED` where the refresh was refused. Otherwise absent
   * without a response, and from a server that sends none.
   */
  readonly code?: MallErrorCode
  /** Seconds after which the response asks to try again (`Retry-After`), as 429 and 503 may. */
  readonly retryAfter?: number
  /** `MsgBody` of the failed response, when it has one: the security info of a 429. Without the envelope, its JSON or its text. */
  readonly body?: unknown

  constructor(kind: MallErrorKind, message: string, details: MallErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.kind = kind
    if (details.status !== undefined) this.status = details.status
    if (details.path !== undefined) this.path = details.path
    if (details.requestId !== undefined) this.requestId = details.requestId
    if (details.code !== undefined) this.code = details.code
    if (details.retryAfter !== undefined) this.retryAfter = details.retryAfter
    if (details.body !== undefined) this.body = details.body
  }
}

/** True for an error of the SDK, of this kind when one is given. */
export const isMallError = <Kind extends MallErrorKind = MallErrorKind>(error: unknown, kind?: Kind): error is MallError & { readonly kind: Kind } =>
  error instanceof MallError && (kind === undefined || error.kind === kind)

/** Statuses by which the mall refuses what was sent; with the envelope they are `business`. */
const refusals = { 400: 'invalid', 409: 'conflict', 413: 'tooLarge', 422: 'invalid' } as const

const isRefusal = (status: number): status is keyof typeof refusals => status in refusals

/** An HTTP status that is not 2xx, as an error. `said` is the `RetMessage` of its envelope; undefined without one. */
export const errorOfStatus = (status: number, details: MallErrorDetails, said?: string): MallError => {
  const all = { ...details, status }
  if (isRefusal(status)) {
    const kind = refusals[status]
    return said === undefined ? new MallError(kind, messages[kind], all) : new MallError('business', said || messages[kind], all)
  }
  if (status === 401) return new MallError('unauthorized', messages.missing, all)
  if (status === 403) return new MallError('forbidden', details.code === 'VIEW_ONLY' ? messages.viewOnly : messages.forbidden, all)
  if (status === 404) return new MallError('notFound', messages.notFound, all)
  if (status === 429) return new MallError('rateLimited', messages.rateLimited, all)
  if (status === 500) return new MallError('server', messages.server, all)
  if (status > 500) return new MallError('server', messages.network, all)
  return new MallError(said === undefined ? 'envelope' : 'network', messages.network, all)
}
