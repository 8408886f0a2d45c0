import type { Adviser } from '../adviser/adviser.ts'
import { createEmbeddedAdviser } from '../adviser/embedded.ts'
import { createPasswords } from '../account/password.ts'
import { isCommonPassword } from '../node/common-passwords.ts'
import { createApp } from '../app.ts'
import { createPuzzleCaptcha } from '../captcha/puzzle-captcha.ts'
import type { CaptchaProvider } from '../captcha/provider.ts'
import { createPlayedProvider } from '../payment/played-provider.ts'
import { configOf, readEnvironment, type Config } from '../config.ts'
import { systemEntropy, type Entropy } from '../entropy.ts'
import { demoPassword } from '../seed/organisation.ts'
import type { Observe } from '../http/seen-request.ts'
import { silentLog, type Log } from '../log.ts'
import { createWindowRateLimiter } from '../rate-limit/window-rate-limiter.ts'
import { describeUpload } from '../search/image/describe-upload.ts'
import { createMemoryFiles } from '../file/memory-files.ts'
import { createMemorySender } from './memory-sender.ts'
import { createWakeUps } from '../wake-ups/wake-ups.ts'
import { openTestDatabase } from './test-database.ts'
import type { AnswerCode, CallInput, CallKey, CallOutput, LoginInfo } from '@mall/api/contract'
import type { WeChatWorkProvider } from '../account/we-chat-work.ts'
import type { Deps } from '../deps.ts'
import type { MailSender } from '../mail/mail-sender.ts'

/** Says only why the server failed: a test that gets 服务器故障 shows the cause. */
const failureLog: Log = { ...silentLog, error: (message, fields) => void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) }

export interface TestMallOptions {
  /** When the tests take place. */
  readonly now?: Date
  readonly config?: Partial<Config>
  /** In place of the host's: ids and tokens that are the same each time. */
  readonly entropy?: Entropy
  readonly log?: Log
  /** Told of each request; nobody by default. */
  readonly observe?: Observe
  /** The enterprise messenger; none by default. */
  readonly weChatWork?: WeChatWorkProvider
  /** Takes the mails; none are sent by default. */
  readonly mail?: MailSender
  /** The embedded one by default. */
  readonly adviser?: Adviser
  /** A third party's captcha; the mall's own by default. */
  readonly captcha?: CaptchaProvider
  /** Counts in memory by default. */
  readonly createRateLimiter?: typeof createWindowRateLimiter
  /** Null: nothing can be paid online. */
  readonly payments?: null
  /** False: migrated but empty. */
  readonly seed?: boolean
}

export interface CallResult<Body> {
  readonly status: number
  readonly success: boolean
  readonly code: AnswerCode
  readonly message: string
  readonly body: Body | null
  readonly headers: Headers
}

export interface CallOptions {
  readonly token?: string | undefined
  /** The address that the call comes from. */
  readonly ip?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Envelope { MsgHeader: { Success: boolean; Code: AnswerCode; RetMessage: string }; MsgBody: unknown }

/** The whole server on a database of its own, with the small demo data and a clock that changes only when a test sets it. */
export const createTestMall = async (options: TestMallOptions = {}) => {
  let now = options.now ?? new Date('2026-03-18T10:00:00+08:00')
  const database = await openTestDatabase(options.seed === false ? null : now)
  const clock = () => now
  const env = readEnvironment({ MALL_ENV: 'test', MALL_SECRET: 'a secret for the tests, long enough to pass', RATE_LIMIT: 'off' })
  const config: Config = { ...configOf(env, ''), ...options.config }
  const sender = createMemorySender()
  const wakeUps = createWakeUps(database.listen)
  const host = { db: database.db, clock, config, entropy: options.entropy ?? systemEntropy }
  const payments = createPlayedProvider({ db: database.db, secret: 'a secret of the mall and its payment provider', clock })
  const deps: Deps = {
    ...host,
    log: options.log ?? failureLog,
    observe: options.observe ?? (() => {}),
    files: createMemoryFiles(),
    captcha: options.captcha ?? createPuzzleCaptcha(host),
    passwords: createPasswords(host.entropy),
    isCommonPassword,
    sender,
    mail: options.mail ?? null,
    wakeUps: wakeUps.wakeUps,
    weChatWork: options.weChatWork ?? null,
    adviser: options.adviser ?? createEmbeddedAdviser(),
    payments: options.payments === null ? null : payments,
    rateLimiter: (options.createRateLimiter ?? createWindowRateLimiter)(database.db, clock, config.rates),
    describeUpload: (bytes) => Promise.resolve(describeUpload(bytes)),
    // Loaded by the tests that draw: the font is large.
    drawInvoice: async (paper) => (await import('../node/invoice-printer/draw-invoice.ts')).drawInvoice(paper),
  }
  const app = createApp(deps)

  const fetch = async (path: string, init: RequestInit = {}, peerAddress = '127.0.0.1'): Promise<Response> =>
    app.fetch(new Request(`http://mall.test${path}`, init), { peerAddress })

  /** Sends any body to a call, also one that the contract forbids. */
  const send = async (key: CallKey, input: unknown, { token, ip, headers = {} }: CallOptions = {}): Promise<CallResult<unknown>> => {
    const [method = '', path = ''] = key.split(' ')
    const query = method === 'GET' && input ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const isForm = input instanceof FormData
    const response = await fetch(path + query, {
      method,
      headers: {
        ...(isForm || method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: isForm ? input : JSON.stringify(input ?? {}) }),
    }, ip)
    const { MsgHeader, MsgBody } = (await response.json()) as Envelope
    return { status: response.status, success: MsgHeader.Success, code: MsgHeader.Code, message: MsgHeader.RetMessage, body: MsgBody, headers: response.headers }
  }

  const call = async <Key extends CallKey>(key: Key, input: CallInput<Key>, options?: CallOptions): Promise<CallResult<CallOutput<Key>>> =>
    (await send(key, input, options)) as CallResult<CallOutput<Key>>

  /** A credential for a captcha, solved as a person would. */
  const solveCaptcha = async (options?: CallOptions): Promise<string> => {
    const challenge = await call('POST /api/Captcha/Challenge', {}, options)
    const x = Number(challenge.headers.get('X-Captcha-Answer'))
    const track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: x * share, y: step, t: step * 90 }))
    const response = await call('POST /api/Captcha/Verify', { Id: challenge.body?.Id ?? '', X: x, Track: track, Input: 'pointer' }, options)
    return response.body?.CaptchaVerifyParam ?? ''
  }

  /** Logs a demo account in; throws when it cannot. */
  const login = async (account: string, password = demoPassword): Promise<LoginInfo> => {
    const response = await call('POST /api/Account/Login', { Account: account, Password: password, CaptchaVerifyParam: await solveCaptcha() })
    if (!response.body) throw new Error(`${account} cannot log in: ${response.message}`)
    return response.body
  }

  return {
    fetch, call, send, login, solveCaptcha,
    /** The payment provider, for what a person does on its page. */
    payments,
    /** Codes that were sent. */
    sent: sender.sent,
    app, deps, db: database.db, databaseUrl: database.url,
    clock,
    setNow: (moment: Date) => {
      now = moment
    },
    /** Moves the clock, ms. */
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: () => {
      wakeUps.stop()
      return database.close()
    },
  }
}

export type TestMall = Awaited<ReturnType<typeof createTestMall>>
