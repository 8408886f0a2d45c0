import type { ErrorCode } from '@mall/api/contract'

/** A failure that the response describes: HTTP status, `Code` and `RetMessage` of the response. */
export class CallError extends Error {
  override readonly name: string = 'CallError'
  readonly status: number
  readonly code: ErrorCode
  /** When it may be tried again: the header `Retry-After`, s. */
  readonly retryAfter: number | null
  /** What a program needs to go on: `MsgBody`. */
  readonly body: unknown

  constructor(status: number, code: ErrorCode, message: string, retryAfter: number | null = null, body: unknown = null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.body = body
  }
}

/** A failure that a person can act on: HTTP 200 with `Success: false` (screens, shared rules). */
export class BusinessError extends CallError {
  override readonly name: string = 'BusinessError'
  constructor(code: ErrorCode, message: string, retryAfter: number | null = null, body: unknown = null) {
    super(200, code, message, retryAfter, body)
  }
}

/** The token is missing or not valid any more: HTTP 401. */
export class UnauthorizedError extends CallError {
  override readonly name = 'UnauthorizedError'
  constructor(code: ErrorCode = 'UNAUTHORIZED', message = '未登录或登录已过期，请重新登录') {
    super(401, code, message)
  }
}

/** The user may not make this call at all: HTTP 403. */
export class ForbiddenError extends CallError {
  override readonly name = 'ForbiddenError'
  constructor(code: ErrorCode = 'FORBIDDEN', message = '拒绝访问') {
    super(403, code, message)
  }
}

/** No such path or file: HTTP 404. A record outside the caller's scope is a `BusinessError` (订单不存在), never this. */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError'
  constructor(code: ErrorCode = 'PATH_NOT_FOUND', message = '请求地址错误') {
    super(404, code, message)
  }
}

/** The server failed: HTTP 500. The cause is written to the log only. */
export class InternalError extends CallError {
  override readonly name = 'InternalError'
  constructor() {
    super(500, 'INTERNAL_ERROR', '服务器故障')
  }
}

/** What had too much to do, or could not be reached: the database, the store of the uploads, or a queue of what computes. */
export type Overloaded = 'database' | 'files' | 'queue'

/** Something that the call needs cannot work just now: HTTP 503. */
export class UnavailableError extends CallError {
  override readonly name = 'UnavailableError'
  readonly overloaded: Overloaded
  constructor(overloaded: Overloaded = 'queue', message = '系统繁忙，请稍后再试') {
    super(503, 'UNAVAILABLE', message, 5)
    this.overloaded = overloaded
  }
}

/** Too many requests: HTTP 429. */
export class RateLimitError extends CallError {
  override readonly name = 'RateLimitError'
  constructor(retryAfter: number) {
    super(429, 'RATE_LIMITED', '系统识别到您的访问存在安全隐患', retryAfter)
  }
}
