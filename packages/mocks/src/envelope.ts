import type { AnswerCode } from '@mall/api/contract'

interface Failure {
  readonly status: number
  readonly Code: AnswerCode
  readonly RetMessage: string
}

/** How the server says that a call failed, whatever the call. */
export const failures = {
  unauthorized: { status: 401, Code: 'UNAUTHORIZED', RetMessage: '未登录或登录已过期，请重新登录' },
  forbidden: { status: 403, Code: 'FORBIDDEN', RetMessage: '拒绝访问' },
  factorDemanded: { status: 403, Code: 'SECOND_FACTOR_DEMANDED', RetMessage: '您的企业要求两步验证，请先设置' },
  notFound: { status: 404, Code: 'PATH_NOT_FOUND', RetMessage: '请求地址错误' },
  rateLimited: { status: 429, Code: 'RATE_LIMITED', RetMessage: '系统识别到您的访问存在安全隐患' },
  internal: { status: 500, Code: 'INTERNAL_ERROR', RetMessage: '服务器故障' },
} as const satisfies Record<string, Failure>

const json = (status: number, MsgHeader: object, MsgBody: unknown, headers = new Headers()): Response => {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  return new Response(JSON.stringify({ MsgHeader, MsgBody }), { status, headers })
}

/** The envelope around an answer. */
export const success = (MsgBody: unknown, headers?: Headers): Response =>
  json(200, { Success: true, Code: 'OK', RetMessage: '' }, MsgBody, headers)

/** The envelope around a failure; a 429 carries the security info as its body. */
export const failure = ({ status, Code, RetMessage }: Failure, MsgBody: unknown = null): Response =>
  json(status, { Success: false, Code, RetMessage }, MsgBody)
