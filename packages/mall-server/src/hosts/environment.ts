import { defaultSite, siteSettings, taxNumberProblem, type SiteConfig, type SiteSettings } from '@mall/api/contract'
import * as z from 'zod'
import { passkeyPlaceOf } from '../company/account/passkey/place.ts'
import { loginWorks } from '../company/account/password.ts'
import { captchaRates } from '../platform/captcha/rules.ts'
import { demoSite } from '../demo/site.ts'
import type { Config } from '../platform/config.ts'
import { s3PlaceOf } from '../platform/file/s3-place.ts'
import { webhookSecretPattern } from '../platform/http/standard-webhooks.ts'
import { logLevels } from '../platform/log.ts'
import { isGuessable } from './guessable-secret.ts'

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema)
const flag = optional(z.enum(['0', '1', 'true', 'false']).default('0')).transform((value) => value === '1' || value === 'true')
const count = (fallback: number) => optional(z.coerce.number().int().positive().default(fallback))

/** JSON, whose syntax errors are issues like any other. */
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('must be JSON, or the path of a file of JSON')
    return z.NEVER
  }
})

const listed = (text: string): readonly string[] => text.split(',').map((entry) => entry.trim()).filter((entry) => entry !== '')

/** `https://shop.example`, and no path, wildcard or trailing slash: what a browser sends is compared with it letter by letter. */
const isOrigin = (text: string): boolean => /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** One row per setting: its variable, allowed values, default. The table in the README is written from here. */
const environment = z.object({
  HOST: optional(z.string().default('127.0.0.1')),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(5100)),
  /** Folder of the embedded database, the uploads and the generated secret. */
  DATA_DIR: optional(z.string().default('.data')),
  /** `postgres://…`: PostgreSQL in place of the embedded database. */
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional()),
  /** A synchronous follower of DATABASE_URL: lists, reports, searches and exports read there. Absent: they read DATABASE_URL. */
  DATABASE_READ_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional()),
  /** PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode: migrations and what listens for notices need a connection of their own. */
  DATABASE_DIRECT_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://').optional()),
  DATABASE_POOL: count(10),
  /** `s3://key:secret@host/bucket`: uploads in a store that speaks S3. Absent: in PostgreSQL, or in DATA_DIR beside the embedded database. */
  FILES_URL: optional(z.string().refine((value) => s3PlaceOf(value) !== null, 'must be s3://key:secret@host/bucket, or s3+http:// without TLS').optional()),
  /** Signs access tokens; at least 32 characters. Required with DATABASE_URL, whose processes share it; else generated once and stored in DATA_DIR. */
  MALL_SECRET: optional(z.string().min(32).optional()),
  /** Signs the session keys of partner sites (auto-login). Absent: derived from the secret. */
  PARTNER_SECRET: optional(z.string().min(32).optional()),
  /** `test` sends the solutions of captchas in a header, `dev` and `test` check every response against the contract. */
  MALL_ENV: optional(z.enum(['live', 'dev', 'test']).default('live')),
  /** `least`: passwords are hashed with the least work there is, and captchas come without a picture. For tests: needs MALL_ENV=test. */
  LOGIN_WORK: optional(z.enum(loginWorks).default('full')),
  NODE_ENV: optional(z.string().default('development')),
  /** `demo`: an empty database is filled with companies, accounts of one known password, and products. Absent: `none` with DATABASE_URL or NODE_ENV=production, else `demo`. */
  SEED: optional(z.enum(['demo', 'none']).optional()),
  /** `small`: a demo catalogue for tests. */
  SEED_SIZE: optional(z.enum(['full', 'small']).default('full')),
  /** `demo` simulates the seller: orders are accepted, shipped and delivered; `off` leaves them to a real warehouse. Absent: as SEED. */
  FULFILMENT: optional(z.enum(['demo', 'off']).optional()),
  /** `demo`: a payment provider that moves no money; `off`: 在线支付 is not offered. Absent: as SEED. */
  PAYMENT: optional(z.enum(['demo', 'off']).optional()),
  /** `whsec_…`, at least 24 bytes in base64: signs what carriers report of parcels to `/deliveries/notify`. Absent: tracks are written by hand. */
  CARRIER_SECRET: optional(z.string().regex(webhookSecretPattern, 'must be whsec_ and at least 24 bytes in base64').optional()),
  /** The address of a tax platform, which issues invoices, and `whsec_…`, which signs what it is asked. Absent: invoices are issued by their files. */
  TAX_PLATFORM_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  TAX_PLATFORM_SECRET: optional(z.string().regex(webhookSecretPattern, 'must be whsec_ and at least 24 bytes in base64').optional()),
  ACCESS_TOKEN_SECONDS: count(15 * 60),
  SESSION_DAYS: count(30),
  LOG_LEVEL: optional(z.enum(logLevels).default('info')),
  /** `json` lines, or `text` for people. Absent: `text` at a terminal. */
  LOG_FORMAT: optional(z.enum(['json', 'text']).optional()),
  /** Metrics for Prometheus on a port of their own, `/metrics`. Absent: none. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535).optional()),
  /** Not the address that visitors reach: the metrics ask for no login. */
  METRICS_HOST: optional(z.string().default('127.0.0.1')),
  /** A collector of OpenTelemetry, by the standard variable: spans of calls and statements are sent there. Absent: none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** The sampled share of the calls, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1).default(1)),
  /** `off` when a gateway in front limits the rate, and for measuring. */
  RATE_LIMIT: optional(z.enum(['on', 'off']).default('on')),
  /** Calls of one user at one address. Logins, captchas and searches by picture are counted separately. */
  RATE_PER_MINUTE: count(300),
  /** Pictures: everybody of an office behind one address sees forty of them a page, once. */
  RATE_PICTURE_PER_MINUTE: count(6000),
  /** Of one account at one address; of all accounts there, since an office is one address and logs in at nine. A login takes two calls of the captcha. */
  RATE_LOGIN_PER_MINUTE: count(30),
  RATE_LOGIN_PER_ADDRESS: count(300),
  RATE_CAPTCHA_PER_MINUTE: count(900),
  /** Solved captchas of one address, and of the network around it: what a program gets that solves all of them. */
  RATE_CREDENTIAL_PER_ADDRESS: count(40),
  RATE_CREDENTIAL_PER_NETWORK: count(120),
  /** The same of an hour, less those that somebody logged in with: what a program gets that is not in a hurry. */
  RATE_CREDENTIAL_HOUR_PER_ADDRESS: count(120),
  RATE_CREDENTIAL_HOUR_PER_NETWORK: count(360),
  RATE_IMAGE_PER_MINUTE: count(30),
  /** Tables that one user has read. */
  RATE_IMPORT_PER_MINUTE: count(20),
  /** Questions to the adviser. */
  RATE_CHAT_PER_MINUTE: count(12),
  /** A third party's captcha in place of the mall's own, by the protocol of siteverify: the address that verifies credentials, and the secret; both or none. */
  CAPTCHA_VERIFY_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  CAPTCHA_SECRET: optional(z.string().optional()),
  /** Trust X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them. */
  TRUST_PROXY: flag,
  /** Where people open the mall, `https://mall.example`: the links of mails begin with it, and passkeys are for it. Absent: mails have none, and passkeys are not offered. */
  PUBLIC_URL: optional(z.string().refine(isOrigin, 'must be an origin such as https://mall.example').optional()),
  /** Where the staff open the seller's side, on a host of its own; needs PUBLIC_URL. Absent: at `/seller` on each host of the mall. */
  SELLER_ORIGIN: optional(z.string().refine(isOrigin, 'must be an origin such as https://seller.example').optional()),
  /** What the site shows of itself, as JSON or the path of a file of it: hotlines, licences, links, QR codes. Absent: the demo's with the demo, else none of them. */
  SITE_CONFIG: optional(json.pipe(siteSettings).transform((settings) => settings as SiteSettings).optional()),
  OLD_MALL_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** How users are sent to the old mall: by a hidden form, or by parameters of the query. */
  OLD_MALL_MODE: optional(z.enum(['post', 'get']).default('post')),
  /** Other sites whose pages may make calls: exact origins, separated by commas. Never `*`: the calls carry logins. */
  CORS_ORIGINS: optional(z.string().default('').transform(listed).refine((origins) => origins.every(isOrigin), 'must be exact origins such as https://shop.example, separated by commas')),
  /** `smtps://user:password@host:465`: codes and notices are sent by mail. Absent: codes are written to the log. */
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://').optional()),
  /** Sender of the mails; needed with SMTP_URL. */
  MAIL_FROM: optional(z.string().optional()),
  /** The company's id and the app's secret in the enterprise messenger; both or none. */
  WECOM_CORP_ID: optional(z.string().optional()),
  WECOM_SECRET: optional(z.string().optional()),
  /** The app's id there. */
  WECOM_AGENT_ID: optional(z.string().default('')),
  /** Its API, where the company runs the messenger itself. */
  WECOM_API: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** An OpenAI-compatible endpoint, such as https://api.deepseek.com/v1, with its key and model: all three or none. Absent: the embedded adviser. */
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ }).optional()),
  /** Sent to the endpoint alone. */
  AI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be printable and without blanks').optional()),
  AI_MODEL: optional(z.string().optional()),
  /** How long the adviser may take for one answer. */
  AI_ANSWER_SECONDS: count(120),
  /** Who issues the invoices; both required without the demo. */
  SELLER_NAME: optional(z.string().max(100).optional()),
  SELLER_TAX_NO: optional(z.string().refine((value) => taxNumberProblem(value) === null, 'must be a tax number: GB 32100, or fifteen digits').optional()),
  /** The built app, relative to the package or absolute. */
  APP_DIR: optional(z.string().optional()),
  /** The built app of the seller's side, in the same way. */
  SELLER_APP_DIR: optional(z.string().optional()),
})

/** The names of all settings. */
export const environmentNames = Object.keys(environment.shape)

type Variables = z.infer<typeof environment>

/** The environment with what follows from other parts of it. */
export type Environment = Variables & { readonly SEED: 'demo' | 'none'; readonly FULFILMENT: 'demo' | 'off'; readonly PAYMENT: 'demo' | 'off'; readonly SELLER_NAME: string; readonly SELLER_TAX_NO: string }

/** The demo's seller does not exist: the region of its tax number is nobody's. */
const demoSeller = { SELLER_NAME: '文房商城（演示销售方）', SELLER_TAX_NO: '91000000MALL000019' } as const

/**
 * With the demo everything has a default; without it nothing is made up.
 * @throws Error when the demo is asked for in production, and when something is missing that nobody but the operator knows.
 */
const withOrWithoutDemo = (variables: Variables): Environment => {
  const { DATABASE_URL, NODE_ENV, SELLER_NAME, SELLER_TAX_NO } = variables
  const SEED = variables.SEED ?? (DATABASE_URL !== undefined || NODE_ENV === 'production' ? 'none' : 'demo')
  if (SEED === 'demo') {
    if (NODE_ENV === 'production') throw new Error('SEED=demo makes accounts whose password everybody knows and must not run with NODE_ENV=production.')
    return { ...variables, SELLER_NAME: SELLER_NAME ?? demoSeller.SELLER_NAME, SELLER_TAX_NO: SELLER_TAX_NO ?? demoSeller.SELLER_TAX_NO, SEED, FULFILMENT: variables.FULFILMENT ?? 'demo', PAYMENT: variables.PAYMENT ?? 'demo' }
  }
  if (variables.FULFILMENT === 'demo') throw new Error('FULFILMENT=demo plays the seller of the demo and needs SEED=demo.')
  if (variables.PAYMENT === 'demo') throw new Error('PAYMENT=demo plays a payment provider, moves no money, and needs SEED=demo.')
  if (SELLER_NAME === undefined || SELLER_TAX_NO === undefined) {
    throw new Error('SELLER_NAME and SELLER_TAX_NO are required without the demo: they stand on every invoice. SEED=demo fills the database with demo data instead.')
  }
  return { ...variables, SELLER_NAME, SELLER_TAX_NO, SEED, FULFILMENT: 'off', PAYMENT: 'off' }
}

/** Reads the environment; throws one error that names every bad variable, never its value. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const parsed = environment.safeParse(variables, { error: ({ code, params }) => (code === 'custom' ? params?.['rule'] : undefined) })
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not valid:\n${lines.join('\n')}`)
  }
  if (parsed.data.NODE_ENV === 'production' && parsed.data.MALL_ENV !== 'live') {
    throw new Error('MALL_ENV=test sends the solutions of captchas to clients, dev checks every response: only MALL_ENV=live may run with NODE_ENV=production.')
  }
  for (const name of ['MALL_SECRET', 'PARTNER_SECRET'] as const) {
    const secret = parsed.data[name]
    if (parsed.data.NODE_ENV === 'production' && secret !== undefined && isGuessable(secret)) {
      throw new Error(`${name} is made of words or repeats itself, and can be guessed. \`openssl rand -base64 32\` makes one.`)
    }
  }
  if (parsed.data.LOGIN_WORK === 'least' && parsed.data.MALL_ENV !== 'test') {
    throw new Error('LOGIN_WORK=least makes hashes of passwords that are easy to guess and must not run without MALL_ENV=test.')
  }
  if (parsed.data.DATABASE_URL !== undefined && parsed.data.MALL_SECRET === undefined) {
    throw new Error('MALL_SECRET is required with DATABASE_URL: all processes on one database sign with the same secret. 32 random characters or more.')
  }
  if (parsed.data.DATABASE_READ_URL !== undefined && parsed.data.DATABASE_URL === undefined) throw new Error('DATABASE_READ_URL follows DATABASE_URL: there is none.')
  if (parsed.data.DATABASE_DIRECT_URL !== undefined && (parsed.data.DATABASE_URL === undefined || parsed.data.DATABASE_READ_URL === undefined)) {
    throw new Error('DATABASE_DIRECT_URL is behind a pooler: DATABASE_URL and DATABASE_READ_URL are two databases of it.')
  }
  if (parsed.data.MALL_SECRET !== undefined && parsed.data.MALL_SECRET === parsed.data.PARTNER_SECRET) {
    throw new Error('PARTNER_SECRET must differ from MALL_SECRET: whoever holds it could sign access tokens.')
  }
  const { SELLER_ORIGIN, PUBLIC_URL } = parsed.data
  if (SELLER_ORIGIN !== undefined && (PUBLIC_URL === undefined || new URL(SELLER_ORIGIN).host === new URL(PUBLIC_URL).host)) throw new Error('SELLER_ORIGIN needs PUBLIC_URL, on another host.')
  if (parsed.data.SMTP_URL !== undefined && parsed.data.MAIL_FROM === undefined) throw new Error('SMTP_URL needs MAIL_FROM: who the mails are from.')
  if ((parsed.data.WECOM_CORP_ID === undefined) !== (parsed.data.WECOM_SECRET === undefined)) {
    throw new Error('WECOM_CORP_ID and WECOM_SECRET belong together.')
  }
  if ((parsed.data.CAPTCHA_VERIFY_URL === undefined) !== (parsed.data.CAPTCHA_SECRET === undefined)) {
    throw new Error('CAPTCHA_VERIFY_URL and CAPTCHA_SECRET belong together.')
  }
  if ((parsed.data.TAX_PLATFORM_URL === undefined) !== (parsed.data.TAX_PLATFORM_SECRET === undefined)) {
    throw new Error('TAX_PLATFORM_URL and TAX_PLATFORM_SECRET belong together.')
  }
  const ai = [parsed.data.AI_BASE_URL, parsed.data.AI_API_KEY, parsed.data.AI_MODEL]
  if (ai.includes(undefined) && ai.some((value) => value !== undefined)) throw new Error('AI_BASE_URL, AI_API_KEY and AI_MODEL belong together.')
  return withOrWithoutDemo(parsed.data)
}

const noRates: Config['rates'] = {
  api: Infinity, picture: Infinity, login: Infinity, loginAddress: Infinity, captcha: Infinity, captchaKeys: Infinity, captchaFailures: Infinity, captchaIdle: Infinity, captchaUnsolved: Infinity, credential: Infinity, credentialNetwork: Infinity, credentialHour: Infinity, credentialNetworkHour: Infinity,
  image: Infinity, import: Infinity, chat: Infinity,
}

const ratesOf = (env: Environment): Config['rates'] =>
  env.RATE_LIMIT === 'off'
    ? noRates
    : {
        api: env.RATE_PER_MINUTE,
        picture: env.RATE_PICTURE_PER_MINUTE,
        login: env.RATE_LOGIN_PER_MINUTE,
        loginAddress: env.RATE_LOGIN_PER_ADDRESS,
        captcha: env.RATE_CAPTCHA_PER_MINUTE,
        ...captchaRates,
        credential: env.RATE_CREDENTIAL_PER_ADDRESS,
        credentialNetwork: env.RATE_CREDENTIAL_PER_NETWORK,
        credentialHour: env.RATE_CREDENTIAL_HOUR_PER_ADDRESS,
        credentialNetworkHour: env.RATE_CREDENTIAL_HOUR_PER_NETWORK,
        image: env.RATE_IMAGE_PER_MINUTE,
        import: env.RATE_IMPORT_PER_MINUTE,
        chat: env.RATE_CHAT_PER_MINUTE,
      }

const siteOf = ({ SEED, SITE_CONFIG, OLD_MALL_URL, OLD_MALL_MODE, PUBLIC_URL, WECOM_CORP_ID, WECOM_AGENT_ID }: Environment): SiteConfig => ({
  ...defaultSite,
  ...(SEED === 'demo' ? demoSite : {}),
  ...SITE_CONFIG,
  OldMall: { Origins: OLD_MALL_URL === undefined ? [] : [new URL(OLD_MALL_URL).origin], Mode: OLD_MALL_MODE },
  PasskeyOrigin: passkeyPlaceOf(PUBLIC_URL)?.origin ?? '',
  WeChatWork: { CorpId: WECOM_CORP_ID ?? '', AgentId: WECOM_AGENT_ID },
})

/** What the handlers see of the environment. `secret` is used when MALL_SECRET is absent. */
export const configOf = (env: Environment, secret: string): Config => ({
  mallEnv: env.MALL_ENV,
  secret: env.MALL_SECRET ?? secret,
  partnerSecret: env.PARTNER_SECRET ?? `${env.MALL_SECRET ?? secret}/partner`,
  accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
  sessionDays: env.SESSION_DAYS,
  rates: ratesOf(env),
  seller: { name: env.SELLER_NAME, taxNo: env.SELLER_TAX_NO },
  trustProxy: env.TRUST_PROXY,
  answerSeconds: env.AI_ANSWER_SECONDS,
  oldMallUrl: env.OLD_MALL_URL ?? null,
  site: siteOf(env),
  passkeys: passkeyPlaceOf(env.PUBLIC_URL),
  apart: env.SELLER_ORIGIN === undefined || env.PUBLIC_URL === undefined ? null : { mallOrigin: env.PUBLIC_URL, sellerOrigin: env.SELLER_ORIGIN },
  corsOrigins: env.CORS_ORIGINS,
})
