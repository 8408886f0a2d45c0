import { join } from 'node:path'
import { ports } from '../site/ports.ts'
import { messenger, model, oldMallOrigin, siteSettings } from '../site/settings.ts'
import { partnerSecret } from '../support/partner.ts'

/** The flows are many calls from one address, and many logins; the limit, and logins as in production, have a server of their own. */
const quiet = { RATE_LIMIT: 'off', FULFILMENT: 'off', LOGIN_WORK: 'least' }
const databaseUrl = process.env.TEST_DATABASE_URL ?? ''
const emptyDatabaseUrl = process.env.TEST_EMPTY_DATABASE_URL ?? ''
/** `npm run e2e -- --pooler`: the pooler of both databases. */
const pooler = process.env.MALL_E2E_POOLER ?? ''

/** PostgreSQL itself, or by a database of the pooler. */
const onPostgres = (url: string, pooled: string) =>
  pooler === '' ? { DATABASE_URL: url } : { DATABASE_URL: `${pooler}/${pooled}`, DATABASE_READ_URL: `${pooler}/${pooled}_lists`, DATABASE_DIRECT_URL: url }

const withoutDemo = { ...quiet, SEED: 'none', SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' }

const environments = {
  pglite: quiet,
  postgresql: { ...quiet, ...onPostgres(databaseUrl, 'mall') },
  limits: { RATE_PER_MINUTE: '24', SEED_SIZE: 'small', FULFILMENT: 'off' },
  site: {
    ...quiet,
    SEED_SIZE: 'small',
    OLD_MALL_URL: `${oldMallOrigin}/entry`,
    SITE_CONFIG: JSON.stringify(siteSettings),
    WECOM_CORP_ID: messenger.corpId,
    WECOM_SECRET: messenger.secret,
    WECOM_AGENT_ID: messenger.agentId,
    WECOM_API: `http://127.0.0.1:${messenger.port}/cgi-bin`,
    AI_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
    AI_API_KEY: model.key,
    AI_MODEL: model.name,
  },
  // Two names of one address are two hosts.
  apart: { ...quiet, SEED_SIZE: 'small', SELLER_ORIGIN: `http://127.0.0.1:${ports.apart}` },
  nodes: { ...quiet, DATABASE_URL: databaseUrl },
  empty: withoutDemo,
  emptyOnPostgresql: { ...withoutDemo, ...onPostgres(emptyDatabaseUrl, 'empty') },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

/** A mall that flows run on. */
export type Server = keyof typeof environments

export const isServer = (name: string): name is Server => Object.hasOwn(environments, name)

/** What the process of a server is started with; its data are in a folder of its own. */
export const environmentOf = (server: Server, dataDirectory: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DATABASE_URL: '',
  SEED: 'demo',
  MALL_SECRET: 'Yw3nKe8LtR1qVb6ZcS0dMh5XgJ9uFp2AoT7iCrNz',
  MALL_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: String(ports[server]),
  // A name, by which the mall is opened too: browsers make no passkeys for an address.
  PUBLIC_URL: `http://localhost:${ports[server]}`,
  DATA_DIR: join(dataDirectory, server),
  PARTNER_SECRET: partnerSecret,
  ...environments[server],
})
