import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { logIn } from '../../company/account/login-info.ts'
import { findUserByName } from '../../company/account/user-store.ts'
import { createPasswords } from '../../company/account/password.ts'
import { createEmbeddedAdviser } from '../../insight/adviser/embedded.ts'
import { createApp } from '../../app/app.ts'
import { unshared } from '../../platform/http/company-shares.ts'
import { openDoor } from '../../platform/http/door.ts'
import { createPuzzleCaptcha } from '../../platform/captcha/puzzle-captcha.ts'
import { configOf, readEnvironment } from '../environment.ts'
import { pgliteDb } from '../../platform/db/client.ts'
import { createFakeProvider } from '../../trade/payment/fake-provider.ts'
import { createRandom } from '../../platform/seeded-random.ts'
import { repeatableRandomness } from '../../platform/randomness.ts'
import { silentLog } from '../../platform/log.ts'
import { createWindowRateLimiter } from '../../platform/rate-limit/window-rate-limiter.ts'
import { writeSheet } from '../../platform/lists/write-sheet.ts'
import { readInvoiceFile } from '../../trade/invoice/invoice-file.ts'
import { readTable } from '../../platform/imports/table.ts'
import { describeUpload } from '../../catalogue/search/image/describe-upload.ts'
import { createMemoryFiles } from '../../platform/file/memory-files.ts'
import type { Deps } from '../../platform/deps.ts'

/** Nothing is secret in a page. */
const secret = 'a page keeps no secrets, but a signature needs one'
const seed = 1

/** The dependencies of the server, as a page provides them. */
const pageDeps = (client: PGlite, clock: () => Date): Deps => {
  const config = configOf(readEnvironment({ MALL_ENV: 'test', MALL_SECRET: secret, RATE_LIMIT: 'off' }), secret)
  const host = { db: pgliteDb(client), clock, config, randomness: repeatableRandomness(createRandom(seed)) }
  return {
    ...host,
    log: silentLog,
    observe: () => {},
    files: createMemoryFiles(),
    captcha: createPuzzleCaptcha(host),
    passwords: createPasswords(host.randomness, 'least'),
    // The list is larger than the page, and the mall in a page has one user.
    isCommonPassword: () => Promise.resolve(false),
    // A page sends no mail: the code of a forgotten password is in the header X-Reset-Code.
    sender: { send: () => Promise.resolve() },
    mail: null,
    // A response leaves the worker when it is complete, and a stream never is.
    pubSub: null,
    weChatWork: null,
    adviser: createEmbeddedAdviser(),
    payments: createFakeProvider({ db: host.db, secret, clock: host.clock }),
    carrier: null,
    taxPlatform: null,
    rateLimiter: createWindowRateLimiter(host.db, host.clock, config.rates),
    readTable,
    duringCall: (_, work) => work(),
    companyShares: unshared,
    door: openDoor,
    writeSheet,
    describeUpload: (bytes) => Promise.resolve(describeUpload(bytes)),
    // A page has no codec for photos.
    makePhoto: null,
    renderHome: null,
    // Its font is larger than all other files of the page.
    drawInvoice: null,
    drawPapers: null,
    carrierLabels: null,
    readInvoiceFile,
    linkOf: () => null,
  }
}

/** Changes when, and only when, a transaction has written. */
const nextTransaction = async (client: PGlite): Promise<unknown> => {
  const { rows } = await client.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
  return rows[0]?.next
}

/** A database as a site of static files serves it: gzipped. */
export const unpackSnapshot = async ({ body }: Response): Promise<Blob> => {
  if (!body) throw new Error('The database is empty')
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob()
}

/** The server on a snapshot of its database, which was made at `begin`. Its clock stands until it is set. */
export const openMall = async (snapshot: Blob, begin: Date) => {
  let now = begin
  const open = () => PGlite.create({ loadDataDir: snapshot, extensions: { pg_trgm } })
  const serve = (client: PGlite) => {
    const deps = pageDeps(client, () => now)
    return { deps, app: createApp(deps) }
  }
  let client = await open()
  let mall = serve(client)
  const untouched = await nextTransaction(client)
  /** What the database still answers; it is closed after that. */
  const underWay = new Set<Promise<unknown>>()
  const answer = async (request: Request): Promise<Response> => {
    const response = Promise.resolve(mall.app.fetch(request, { peerAddress: '127.0.0.1' }))
    underWay.add(response)
    return response.finally(() => underWay.delete(response))
  }
  const putBack = async () => {
    await Promise.allSettled(underWay)
    if ((await nextTransaction(client)) !== untouched) {
      await client.close()
      client = await open()
    }
    now = begin
    mall = serve(client)
  }
  /** Requests during the reset see the database after it. */
  let ready: Promise<unknown> = Promise.resolve()
  return {
    fetch: async (request: Request) => {
      await ready
      return answer(request)
    },
    login: async (account: string) => {
      await ready
      const user = await findUserByName(mall.deps.db, account)
      if (!user) throw new Error(`The demo data has no account ${account}`)
      return logIn(user, {}, { deps: mall.deps, ip: '127.0.0.1', requestId: '' })
    },
    setNow: (moment: Date) => {
      now = moment
    },
    close: async () => {
      await ready
      await Promise.allSettled(underWay)
      await client.close()
    },
    restore: async () => {
      ready = ready.then(putBack)
      await ready
    },
  }
}
