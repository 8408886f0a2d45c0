import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLogSender } from '../../company/account/log-sender.ts'
import { createMailCodeSender } from '../../company/account/mail-code-sender.ts'
import { createEmbeddedAdviser } from '../../insight/adviser/embedded.ts'
import { createOpenAiAdviser } from '../../insight/adviser/open-ai.ts'
import { purgeEveryMs, purgeExpired } from '../../app/jobs/purge.ts'
import { inTurn } from '../../app/jobs/turns.ts'
import { createWeCom } from '../../company/account/we-chat-work.ts'
import { createApp } from '../../app/app.ts'
import { sendIssuedInvoices } from '../../trade/invoice/issued-mails.ts'
import { createHttpTaxPlatform } from '../../trade/invoice/http-tax-platform.ts'
import { createWebhookCarrier } from '../../trade/delivery/webhook-carrier.ts'
import { createFakeProvider } from '../../trade/payment/fake-provider.ts'
import { fakePages } from '../../trade/payment/fake-page.ts'
import { paperOfStatement } from '../../trade/statement/mailed-paper.ts'
import { runStatements } from '../../trade/statement/run-statements.ts'
import { settleOpenPayments } from '../../trade/payment/settle.ts'
import { createPuzzleCaptcha } from '../../platform/captcha/puzzle-captcha.ts'
import { createPuzzleStock } from '../../platform/captcha/puzzle-stock.ts'
import { createSiteVerifyCaptcha } from '../../platform/captcha/site-verify.ts'
import { undrawnPuzzle } from '../../platform/captcha/undrawn-puzzle.ts'
import { configOf, type Environment } from '../environment.ts'
import { systemRandomness } from '../../platform/randomness.ts'
import { createCompanyShares, unshared } from '../../platform/http/company-shares.ts'
import { createDoor, openDoor } from '../../platform/http/door.ts'
import { logRequests, type Observe } from '../../platform/http/seen-request.ts'
import { demoPassword } from '../../demo/organisation.ts'
import { handleTimeOuts } from '../../trade/approval/time-outs.ts'
import { runDueInquiries } from '../../app/jobs/run-due-inquiries.ts'
import { runDueJobs } from '../../app/jobs/run-due-jobs.ts'
import { sendDueInvitations } from '../../company/company-setup/invitation-mail.ts'
import { sendDueMails, sendDueMailsWithFiles } from '../../company/notice/mail.ts'
import { openBegunDatabase } from './begun-database.ts'
import { createBuiltApp } from './built-app.ts'
import { duringCall } from './call-context.ts'
import { isCommonPassword } from './common-passwords.ts'
import { secretOf } from './data-dir.ts'
import { openDatabaseClock, readClock, readClockEveryMs } from './database-clock.ts'
import { followBuild } from './follow-build.ts'
import { createHomePage } from './home-page.ts'
import { createHomePreview } from './home-preview.ts'
import { createInvoiceFileReader } from './invoice-file-reader.ts'
import { createInvoicePrinter } from './invoice-printer/invoice-printer.ts'
import { createPaperPrinter } from './paper-printer/paper-printer.ts'
import { createLabelPrinter } from './label-printer/label-printer.ts'
import { createProcessLog } from './log.ts'
import { followSiteEveryMs, openLiveSite } from './live-site.ts'
import { mailLinks } from './mail-links.ts'
import { createMetrics } from './metrics.ts'
import { describeInBackground } from './picture-describer.ts'
import { createPageStatus } from './page-status.ts'
import { createPhotoMaker } from './photo-maker/photo-maker.ts'
import { createPuzzleDrawer } from './puzzle-drawer.ts'
import { expireAgreements } from '../../seller/agreement/expire.ts'
import { remindOfAgreements } from '../../seller/agreement/notices.ts'
import { announceHome, announceHomeEveryMs } from '../../seller/home/announce.ts'
import { askTaxPlatform } from '../../seller/invoice/asking.ts'
import { runImports } from '../../seller/product-import/work.ts'
import { sealAudit } from '../../platform/audit/audit-seal.ts'
import { openFiles } from './open-files.ts'
import { repeat } from './repeat.ts'
import { serve } from './serve.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createSellerPages } from './seller-pages.ts'
import { createShellPages } from './shell-pages.ts'
import { createSitePages } from './site-pages.ts'
import { createSmtpSender } from './smtp-sender.ts'
import { createSheetWriter } from './sheet-writer.ts'
import { createTableReader } from './table-reader.ts'
import { createLoopLoad } from './loop-load.ts'
import { createThreadedPasswords } from './threaded-passwords.ts'
import { createUploadDescriber } from './upload-describer.ts'
import { purgeCountsEveryMs, purgeRateCounts } from '../../platform/rate-limit/database-rate-limiter.ts'
import { createSharedRateLimiter } from '../../platform/rate-limit/shared-rate-limiter.ts'
import { createWindowRateLimiter } from '../../platform/rate-limit/window-rate-limiter.ts'
import { homeTopic } from '../../catalogue/home-content/live-content.ts'
import { makeAllRanks, makeRanksEveryMs } from '../../catalogue/rank/mall-ranks.ts'
import { productExists } from '../../catalogue/product/store.ts'
import { catalogueFor } from '../../catalogue/search/follow.ts'
import { toDay } from '../../platform/time.ts'
import { createPubSub } from '../../platform/pub-sub/pub-sub.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'

/** How often the server looks for orders that move automatically, ms. */
const dueJobsEveryMs = 30_000

/** How often the server goes on with imports, ms: one that is begun takes its first rows in its request. */
const importsEveryMs = 2_000

/** How often the server looks for mails to send, and for invoices to ask a tax platform for, ms. */
const mailsEveryMs = 10_000

const builtApp = fileURLToPath(new URL('../../../../mall-app/dist', import.meta.url))
const builtSellerApp = fileURLToPath(new URL('../../../../seller-app/dist', import.meta.url))

const adviserOf = ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Environment) =>
  AI_BASE_URL && AI_API_KEY && AI_MODEL ? createOpenAiAdviser({ baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }) : createEmbeddedAdviser()

const captchaOf = ({ CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, LOGIN_WORK }: Environment, host: Pick<Deps, 'db' | 'clock' | 'randomness'>) =>
  CAPTCHA_VERIFY_URL && CAPTCHA_SECRET
    ? createSiteVerifyCaptcha({ url: CAPTCHA_VERIFY_URL, secret: CAPTCHA_SECRET })
    : createPuzzleCaptcha(host, LOGIN_WORK === 'least' ? undrawnPuzzle : createPuzzleStock(createPuzzleDrawer(), host.randomness))

/** What a company has used beyond its share before it goes slowly: as much as some forty reports of the largest company among a million orders. */
const creditMs = 3_000

/** A thread of the requests that works more than half of the time answers most calls after others. */
const busyLoad = 0.5

/** What an address has used of that thread beyond its share before its calls wait, ms: a page of its app, with all that it asks for, of some ten users in the same second. */
const doorCreditMs = 1_000

/** How many calls of an address may wait at the door. */
const mayWaitAtDoor = 200

/** An eighth of the processors for the company that uses most, and of the thread of the requests for the address that does. */
const sharesOfMachine = (): Pick<Deps, 'companyShares' | 'door'> => {
  const { load, countCall } = createLoopLoad()
  const isBusy = () => load() > busyLoad
  return {
    companyShares: createCompanyShares({ perSecond: (availableParallelism() * 1000) / 8, creditMs, isBusy }),
    door: createDoor(createCompanyShares({ perSecond: 1000 / 8, creditMs: doorCreditMs, isBusy, mayWait: mayWaitAtDoor }), countCall),
  }
}

const toEach = (observers: readonly Observe[]): Observe => (request) => {
  for (const observe of observers) observe(request)
}

/** What the operator reads at the start: the demo's accounts, or how to make the first one. */
const accountsText = async (db: Db, { SEED }: Environment): Promise<string> => {
  if (SEED === 'demo') return `\n  accounts: admin, buyer, approver, finance, other — at /seller: seller, goods, sales, warehouse, accountant — password ${demoPassword}`
  return (await db.$count(appUser)) === 0 ? '\n  nobody can log in yet: npm run admin -- create' : ''
}

export interface RunningMall {
  readonly deps: Deps
  /** Finishes what is in flight and closes the database. */
  stop(): Promise<void>
}

/** Starts the mall: begins an empty database, listens, and does what is due in the background. */
export const startMall = async (env: Environment, dataDir: string): Promise<RunningMall> => {
  const started = performance.now()
  const config = configOf(env, env.MALL_SECRET ?? secretOf(dataDir))
  const log = await createProcessLog({ level: env.LOG_LEVEL, format: env.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json') })
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : (await import('./tracing.ts')).startTracing(env, log)
  const database = await openBegunDatabase(env, dataDir, (text) => log.info(text), tracing?.watch)
  const { db } = database
  try {
    const { clock, follow } = await openDatabaseClock(() => readClock(db), log)
    const host = { db, clock, config, randomness: systemRandomness }
    const pubSub = createPubSub(database.listen)
    const metrics = env.METRICS_PORT === undefined ? null : createMetrics({ connections: () => database.connections(), readersLag: () => database.readersLag(), openStreams: pubSub.open })
    const mail = env.SMTP_URL && env.MAIL_FROM ? createSmtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM }) : null
    const fakePayments = env.PAYMENT === 'demo' ? createFakeProvider({ db, secret: `${config.secret}/demo-payment`, clock }) : null
    const site = await openLiveSite(db, config.site)
    const folder = env.APP_DIR ? resolve(env.APP_DIR) : builtApp
    const deps: Deps = {
      ...host,
      log,
      observe: toEach([logRequests(log), ...(metrics ? [metrics.observe] : []), ...(tracing ? [tracing.observe] : [])]),
      files: openFiles(env, dataDir, db, log),
      captcha: captchaOf(env, host),
      passwords: createThreadedPasswords(systemRandomness, env.LOGIN_WORK),
      isCommonPassword,
      sender: mail ? createMailCodeSender(mail, createLogSender(log)) : createLogSender(log),
      mail,
      pubSub: pubSub.pubSub,
      weChatWork: env.WECOM_CORP_ID && env.WECOM_SECRET ? createWeCom({ corpId: env.WECOM_CORP_ID, secret: env.WECOM_SECRET, api: env.WECOM_API, clock }) : null,
      adviser: adviserOf(env),
      payments: fakePayments,
      carrier: env.CARRIER_SECRET === undefined ? null : createWebhookCarrier(env.CARRIER_SECRET),
      taxPlatform: env.TAX_PLATFORM_URL === undefined || env.TAX_PLATFORM_SECRET === undefined ? null : createHttpTaxPlatform({ url: env.TAX_PLATFORM_URL, secret: env.TAX_PLATFORM_SECRET, clock }),
      rateLimiter: (env.DATABASE_URL ? createSharedRateLimiter : createWindowRateLimiter)(db, clock, config.rates),
      duringCall,
      ...(env.RATE_LIMIT === 'on' ? sharesOfMachine() : { companyShares: unshared, door: openDoor }),
      readTable: createTableReader(),
      writeSheet: createSheetWriter(),
      describeUpload: createUploadDescriber(),
      makePhoto: createPhotoMaker(),
      drawInvoice: createInvoicePrinter(),
      drawPapers: createPaperPrinter(),
      carrierLabels: createLabelPrinter(),
      readInvoiceFile: createInvoiceFileReader(),
      linkOf: await mailLinks(folder, env.PUBLIC_URL),
      renderHome: createHomePreview(folder, site.current, async (input, init) => app.fetch(new Request(input, init), {})),
    }
    let homeChanges = 0
    await pubSub.pubSub.subscribe(homeTopic, () => {
      homeChanges++
    })
    // Banners come and go with the day.
    const homeState = () => `${homeChanges} ${toDay(clock())}`
    const ofMall = followBuild(folder, async () => {
      const pages = await createSitePages(folder, site.current())
      const homePage = createHomePage({ folder, template: pages?.template ?? '', log, state: homeState, send: async (input, init) => app.fetch(new Request(input, init), {}) })
      const shellPage = createShellPages({ folder, template: pages?.template ?? '', log })
      return createBuiltApp(folder, { homePage, shellPage, sitePages: pages?.pages ?? new Map(), statusOf: createPageStatus(folder, (code) => productExists(db, code)) })
    }, { edition: site.edition })
    const ofSeller = createSellerPages(env.SELLER_APP_DIR ? resolve(env.SELLER_APP_DIR) : builtSellerApp, config.apart)
    const app = createApp(deps, async (request) => (await ofSeller(request)) ?? ofMall(request))
    if (fakePayments !== null) app.route('/demo-payment', fakePages(fakePayments, async (notice) => app.fetch(notice, {})))
    // Read before anybody asks: of a hundred thousand products that takes seconds.
    await catalogueFor(db, null)
    const listening = await serve(tracing?.around(app) ?? app, { host: env.HOST, port: env.PORT })
    const metricsListening = metrics && env.METRICS_PORT !== undefined ? await serveMetrics(metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT }) : null
    if (metricsListening) log.info(`metrics on ${metricsListening.address}/metrics`)
    const every = (everyMs: number, name: string, task: () => Promise<unknown>, firstMs = everyMs) => repeat(name, everyMs, inTurn(name, everyMs, task, deps), { log, firstMs, watch: metrics?.watchTask })
    // Each at a moment of its own: together, all that are due every half minute would hold up who calls then.
    const apart = (everyMs: number, tasks: readonly (readonly [name: string, task: () => Promise<unknown>])[]) =>
      tasks.map(([name, task], nth) => every(everyMs, name, task, ((nth + 1) * everyMs) / tasks.length))
    const tasks = [
      // Each process for itself.
      repeat('clock', readClockEveryMs, follow, { log, watch: metrics?.watchTask }),
      repeat('site', followSiteEveryMs, site.follow, { log, watch: metrics?.watchTask }),
      every(purgeEveryMs, 'purge', () => purgeExpired(deps)),
      every(purgeCountsEveryMs, 'counts', () => purgeRateCounts(deps)),
      every(announceHomeEveryMs, 'home', () => announceHome(deps)),
      every(makeRanksEveryMs, 'ranks', () => makeAllRanks(deps)),
      every(importsEveryMs, 'imports', () => runImports(deps)),
      ...apart(dueJobsEveryMs, [
        ['orders', () => runDueJobs(deps, env.FULFILMENT)],
        ['payments', () => settleOpenPayments(deps)],
        ['approvals', () => handleTimeOuts(deps)],
        ['inquiries', () => runDueInquiries(deps, env.FULFILMENT)],
        ['agreements', () => expireAgreements(deps)],
        ['agreementNotices', () => remindOfAgreements(deps)],
        ['statements', () => runStatements(deps)],
        ['audit', () => sealAudit(deps)],
      ]),
      ...apart(mailsEveryMs, [
        ['mails', () => sendDueMails(deps)],
        ['mailsWithFiles', () => sendDueMailsWithFiles(deps, paperOfStatement)],
        ['invitations', () => sendDueInvitations(deps)],
        ['invoices', () => sendIssuedInvoices(deps)],
        ['taxPlatform', () => askTaxPlatform(deps)],
      ]),
      describeInBackground(db, log),
    ]

    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    log.info(`@mall listens on ${listening.address} (ready in ${seconds} s)${await accountsText(db, env)}`)

    const stop = async (): Promise<void> => {
      log.info('@mall stops: finishing what is in flight …')
      pubSub.stop()
      await Promise.all([listening.stop(), metricsListening?.stop(), ...tasks.map((stopTask) => stopTask())])
      await database.close()
      await tracing?.stop()
    }
    return { deps, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}
