/** A refusal that a person can act on: HTTP 200, `Success: false`, the message as `RetMessage` (screens, shared rules). */
export class BusinessError extends Error {
  override readonly name: string = 'BusinessError'
}

/** The caller may not do this at all: HTTP 403. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
  constructor(message = '拒绝访问') {
    super(message)
  }
}

/** No such address: HTTP 404. A record outside the caller's scope is a BusinessError (订单不存在), never this. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError'
  constructor(message = '请求地址错误') {
    super(message)
  }
}

/** The token or refresh token is not good any more: HTTP 401. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
  constructor(message = '未登录或登录已过期，请重新登录') {
    super(message)
  }
}
