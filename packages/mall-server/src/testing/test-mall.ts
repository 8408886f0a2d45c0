import type { Adviser } from '../insight/adviser/adviser.ts'
import { createEmbeddedAdviser } from '../insight/adviser/embedded.ts'
import { createPasswords } from '../company/account/password.ts'
import { isCommonPassword } from '../hosts/node/common-passwords.ts'
import { createApp } from '../app/app.ts'
import { unshared } from '../platform/http/company-shares.ts'
import { openDoor } from '../platform/http/door.ts'
import { createPuzzleCaptcha } from '../platform/captcha/puzzle-captcha.ts'
import type { DrawPuzzle } from '../platform/captcha/draw-puzzle.ts'
import { undrawnPuzzle } from '../platform/captcha/undrawn-puzzle.ts'
import type { CaptchaProvider } from '../platform/captcha/provider.ts'
import type { Carrier } from '../trade/delivery/carrier.ts'
import { createFakeProvider } from '../trade/payment/fake-provider.ts'
import { duringCall } from '../hosts/node/call-context.ts'
import { configOf, readEnvironment } from '../hosts/environment.ts'
import type { Config } from '../platform/config.ts'
import { systemRandomness, type Randomness } from '../platform/randomness.ts'
import { demoPassword } from '../demo/organisation.ts'
import type { Observe } from '../platform/http/seen-request.ts'
import { silentLog, type Log } from '../platform/log.ts'
import { createWindowRateLimiter } from '../platform/rate-limit/window-rate-limiter.ts'
import { writeSheet } from '../platform/lists/write-sheet.ts'
import { readInvoiceFile } from '../trade/invoice/invoice-file.ts'
import { readTable } from '../platform/imports/table.ts'
import { describeUpload } from '../catalogue/search/image/describe-upload.ts'
import { createMemoryFiles } from '../platform/file/memory-files.ts'
import { createMemorySender } from './memory-sender.ts'
import { createPubSub } from '../platform/pub-sub/pub-sub.ts'
import type { FreeDb } from '../platform/db/free.ts'
import type { PostgresOptions } from '../hosts/node/open-postgres.ts'
import { openTestDatabase } from './test-database.ts'
import type { AnswerCode, CallInput, CallOutput, LoginInfo } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import type { WeChatWorkProvider } from '../company/account/we-chat-work.ts'
import type { Deps } from '../platform/deps.ts'
import type { TaxPlatform } from '../trade/invoice/tax-platform.ts'
import type { MailSender } from '../platform/mail/mail-sender.ts'

/** Logs only errors of the server, so that a test that gets 服务器故障 shows the cause. */
const failureLog: Log = { ...silentLog, error: (message, fields) => void process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) }

/** A preview of the home page that shows what it is made of. */
const renderedAsData: NonNullable<Deps['renderHome']> = (previewed) => Promise.resolve(`<!doctype html><title>${JSON.stringify(previewed).replaceAll('<', '&lt;')}</title>`)

export interface TestMallOptions {
  /** When the tests take place. */
  readonly now?: Date
  readonly config?: Partial<Config>
  /** In place of the host's: ids and tokens that are the same each time. */
  readonly randomness?: Randomness
  readonly log?: Log
  /** Called for each request; none by default. */
  readonly observe?: Observe
  /** The enterprise messenger; none by default. */
  readonly weChatWork?: WeChatWorkProvider
  /** Takes the mails; none are sent by default. */
  readonly mail?: MailSender
  /** Addresses of the links in mails; none by default. */
  readonly linkOf?: Deps['linkOf']
  /** Renders previews of the home page; as its data by default. */
  readonly renderHome?: Deps['renderHome']
  /** The embedded one by default. */
  readonly adviser?: Adviser
  /** Draws the puzzles of the captcha; without a picture by default. */
  readonly drawPuzzle?: DrawPuzzle
  /** A third party's captcha; the mall's own by default. */
  readonly captcha?: CaptchaProvider
  /** Counts in memory by default. */
  readonly createRateLimiter?: typeof createWindowRateLimiter
  /** Null: nothing can be paid online. */
  readonly payments?: null
  readonly carrier?: Carrier
  /** Issues invoices; none by default. */
  readonly taxPlatform?: TaxPlatform
  /** False: migrated but empty. */
  readonly seed?: boolean
  /** The embedded database, also where TEST_DATABASE_URL names another. */
  readonly isEmbedded?: boolean
  /** Sees the connections to a PostgreSQL. */
  readonly watch?: PostgresOptions['watch']
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
  const database = await openTestDatabase(options.seed === false ? null : now, options)
  const clock = () => now
  const env = readEnvironment({ MALL_ENV: 'test', MALL_SECRET: 'a secret for the tests, long enough to pass', RATE_LIMIT: 'off', PUBLIC_URL: 'https://mall.test' })
  const config: Config = { ...configOf(env, ''), ...options.config }
  const sender = createMemorySender()
  const pubSub = createPubSub(database.listen)
  const host = { db: database.db, clock, config, randomness: options.randomness ?? systemRandomness }
  const payments = createFakeProvider({ db: database.db, secret: 'a secret of the mall and its payment provider', clock })
  const deps: Deps = {
    ...host,
    log: options.log ?? failureLog,
    observe: options.observe ?? (() => {}),
    files: createMemoryFiles(),
    captcha: options.captcha ?? createPuzzleCaptcha(host, options.drawPuzzle ?? undrawnPuzzle),
    passwords: createPasswords(host.randomness, 'least'),
    isCommonPassword,
    sender,
    mail: options.mail ?? null,
    pubSub: pubSub.pubSub,
    weChatWork: options.weChatWork ?? null,
    adviser: options.adviser ?? createEmbeddedAdviser(),
    payments: options.payments === null ? null : payments,
    carrier: options.carrier ?? null,
    taxPlatform: options.taxPlatform ?? null,
    rateLimiter: (options.createRateLimiter ?? createWindowRateLimiter)(database.db, clock, config.rates),
    duringCall,
    companyShares: unshared,
    door: openDoor,
    readTable,
    readInvoiceFile,
    writeSheet,
    describeUpload: (bytes) => Promise.resolve(describeUpload(bytes)),
    makePhoto: async (bytes) => (await import('../hosts/node/photo-maker/make-photo.ts')).makePhoto(bytes),
    renderHome: options.renderHome === undefined ? renderedAsData : options.renderHome,
    linkOf: options.linkOf ?? (() => null),
    // Loaded by the tests that draw: the font is large.
    drawInvoice: async (paper) => (await import('../hosts/node/invoice-printer/draw-invoice.ts')).drawInvoice(paper),
    drawPapers: async (papers) => (await import('../hosts/node/paper-printer/draw-papers.ts')).drawPapers(papers),
    carrierLabels: { print: async (labels) => (await import('../hosts/node/label-printer/draw-labels.ts')).drawLabels(labels) },
  }
  const app = createApp(deps)

  const fetch = async (path: string, init: RequestInit = {}, peerAddress = '127.0.0.1'): Promise<Response> =>
    app.fetch(new Request(`http://mall.test${path}`, init), { peerAddress })

  /** Sends any body to a call, also one that the contract forbids. */
  const send = async (key: AnyCallKey, input: unknown, { token, ip, headers = {} }: CallOptions = {}): Promise<CallResult<unknown>> => {
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

  const call = async <Key extends AnyCallKey>(key: Key, input: CallInput<Key>, options?: CallOptions): Promise<CallResult<CallOutput<Key>>> =>
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
    app, deps,
    /** Tests may put a record into any status. */
    db: database.db as FreeDb, databaseUrl: database.url,
    clock,
    setNow: (moment: Date) => {
      now = moment
    },
    /** Moves the clock, ms. */
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    close: () => {
      pubSub.stop()
      return database.close()
    },
  }
}

export type TestMall = Awaited<ReturnType<typeof createTestMall>>
