import type { CallKey } from '@mall/api/contract'
import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { Answer, MockOutput } from './answers/define.ts'
import { emptyAnswers, type EmptyKey } from './answers/empty.ts'
import { answers } from './answers/index.ts'
import { envelope, respond, type AnyAnswer } from './respond.ts'
import { securityInfoFor } from './world/security.ts'
import { currentWorld } from './world/world.ts'

export interface HandleOptions {
  /** Answers the first request only; later ones go to the handler behind. */
  readonly once?: boolean
}

type Respond = (request: Request) => Promise<Response> | Response

/** Any origin; the path as a browser writes it. */
const pathOf = (key: CallKey): string => `*${encodeURI(key.slice(key.indexOf(' ') + 1))}`

const on = (key: CallKey, respondTo: Respond, options: HandleOptions = {}): HttpHandler => {
  const method = key.startsWith('GET ') ? http.get : http.post
  return method(pathOf(key), ({ request }) => respondTo(request), { once: options.once ?? false })
}

const asAnswer = (value: unknown): AnyAnswer => (typeof value === 'function' ? (value as AnyAnswer) : () => value)

const worldAnswer = (key: CallKey): AnyAnswer => answers[key] as AnyAnswer

const call = <Key extends CallKey>(key: Key, answer: MockOutput<Key> | Answer<Key>, options?: HandleOptions): HttpHandler =>
  on(key, (request) => respond(key, request, asAnswer(answer)), options)

const limited =
  (key: CallKey): Respond =>
  (request) =>
    currentWorld().isUnlocked
      ? respond(key, request, worldAnswer(key))
      : envelope(429, false, '系统识别到您的访问存在安全隐患', securityInfoFor(decodeURI(new URL(request.url).pathname)))

/**
 * A handler of one call. The answer is `MsgBody` or a function of the request's body; who may call, what they send and what is
 * answered are checked against the contract. Variants turn one call: `handle.never('POST /api/Product/List')`.
 */
export const handle = Object.assign(call, {
  /** As the world answers. */
  usual: (key: CallKey, options?: HandleOptions) => on(key, (request) => respond(key, request, worldAnswer(key)), options),

  /** Late by so many ms: the world's answer, or the given one. */
  slow: <Key extends CallKey>(key: Key, ms = 2000, answer?: MockOutput<Key> | Answer<Key>) =>
    on(key, async (request) => {
      await delay(ms)
      return respond(key, request, answer === undefined ? worldAnswer(key) : asAnswer(answer))
    }),

  /** Never answers: loading. */
  never: (key: CallKey) =>
    on(key, async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),

  /** Nothing found. */
  empty: (key: EmptyKey) => on(key, (request) => respond(key, request, () => emptyAnswers[key])),

  /** A business failure: HTTP 200, `Success: false`. */
  fail: (key: CallKey, message = '请求失败', options?: HandleOptions) => on(key, () => envelope(200, false, message), options),

  /** 401. The client tries a refresh once. */
  expired: (key: CallKey, options?: HandleOptions) => on(key, () => envelope(401, false, '未登录或登录已过期，请重新登录'), options),

  /** 403 */
  forbid: (key: CallKey) => on(key, () => envelope(403, false, '拒绝访问')),

  /** 404 */
  missing: (key: CallKey) => on(key, () => envelope(404, false, '请求地址错误')),

  /** 500 */
  broken: (key: CallKey, options?: HandleOptions) => on(key, () => envelope(500, false, '服务器故障'), options),

  /** 429 with security info, until `Account/UnLock` was called. */
  rateLimited: (key: CallKey) => on(key, limited(key)),

  /** The connection breaks. */
  offline: (key: CallKey, options?: HandleOptions) => on(key, () => HttpResponse.error(), options),
})
