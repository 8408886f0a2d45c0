import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defineConfig, devices, type Project } from '@playwright/test'
import type { Server } from './e2e/server/environments.ts'
import { ports } from './e2e/site/ports.ts'
import { chromiumArgs, chromiumEnv, findChromium } from './scripts/chromium.ts'
import { flowTurns } from './scripts/flow-turns.ts'

const executablePath = findChromium()
const databaseUrl = process.env.TEST_DATABASE_URL
const launchOptions = { ...(executablePath ? { executablePath } : {}), args: chromiumArgs, env: chromiumEnv }

/** One folder a run: the flows start from the demo data. Workers read the servers' logs in it. */
const dataDirectory = (process.env.MALL_E2E_DATA ??= join(tmpdir(), `mall-e2e-${process.pid}`))

const on = (server: Server) => ({ baseURL: `http://127.0.0.1:${ports[server]}` })

/** What is stored, and who may read it, by the name of the file: on the embedded database, which runs one statement at a time. The server's tests have all of it on PostgreSQL. */
const data = /\.data\.spec/
/** What moves goods, money or budgets, whose transactions meet those of others: on both databases. */
const moving = new Set([
  'purchase', 'purchase-once', 'quick-order', 'whole-procurement', 'whole-loop', 'approval-decisions', 'budgets', 'payment', 'receipts', 'after-sales', 'invoices', 'new-company', 'passkeys', 'seller-orders',
  'seller-order-batches', 'seller-shortages', 'seller-after-sales', 'seller-inquiries', 'seller-stock', 'seller-import', 'seller-agreements', 'seller-money',
])
const limits = /rate-limit\.spec/
/** A mall without the demo. */
const empty = /empty-mall\.spec/
/** A mall with another site's settings. */
const site = /(site|work-chat|adviser-model)\.spec/

/** A mall whose seller's side has a host of its own. */
const apart = /seller-apart\.spec/

/** The flows on the demo: none that has a mall of its own. */
const onDemo = globSync('*.spec.ts', { cwd: 'e2e' }).filter((spec) => ![limits, empty, site, apart].some((own) => own.test(`/${spec}`))).toSorted()
const isMoving = (spec: string): boolean => moving.has(spec.replace('.data.spec.ts', ''))
const turns = flowTurns({ moving: onDemo.filter(isMoving), still: onDemo.filter((spec) => !isMoving(spec)) }, { isComplete: Boolean(process.env.MALL_E2E_COMPLETE), hasPostgres: Boolean(databaseUrl) })
const files = (names: readonly string[]): string[] => names.map((name) => `**/${name}`)

interface Flows extends Project {
  readonly name: string
  readonly server: Server
}

/** `npm run e2e -- --nodes`: the mall of three processes, one of which is killed every 20 s, and nothing else. */
const nodes: readonly Flows[] = [{ name: 'nodes', server: 'nodes', testIgnore: [limits, site, empty, apart] }]

const ofOneMall: readonly Flows[] = [
  { name: 'pglite', server: 'pglite', testMatch: data, testIgnore: files(turns.notEmbedded) },
  { name: 'postgresql', server: 'postgresql', testMatch: files(turns.onPostgres) },
  { name: 'front', server: 'pglite', testIgnore: [data, limits, site, empty, apart, ...files(turns.notEmbedded)] },
  { name: 'site', server: 'site', testMatch: site, use: { launchOptions: { ...launchOptions, args: [...chromiumArgs, '--host-resolver-rules=MAP *.example 127.0.0.1'] } } },
  { name: 'limits', server: 'limits', testMatch: limits },
  { name: 'apart', server: 'apart', testMatch: apart, use: { baseURL: `http://localhost:${ports.apart}` } },
  { name: 'empty', server: 'empty', testMatch: turns.firstSteps.includes('embedded') ? empty : [] },
  { name: 'empty on postgresql', server: 'emptyOnPostgresql', testMatch: turns.firstSteps.includes('postgres') ? empty : [] },
]

const projects = process.env.MALL_E2E_NODES ? nodes : ofOneMall.filter(({ testMatch }) => !Array.isArray(testMatch) || testMatch.length > 0)

/** Without a choice of projects, all of them: only their servers start. */
const chosen = parseArgs({ strict: false, options: { project: { type: 'string', multiple: true } } }).values.project as string[] | undefined
const servers = new Set(projects.filter(({ name }) => chosen?.includes(name) ?? true).map(({ server }) => server))

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: false,
  workers: 2,
  // On processes that are killed a flow may lose a request: then it starts again, as its user would.
  retries: process.env.MALL_E2E_NODES ? 2 : process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./scripts/playwright-reporter.ts']],
  use: { ...devices['Desktop Chrome'], locale: 'zh-CN', timezoneId: 'Asia/Shanghai', screenshot: 'only-on-failure', launchOptions },
  projects: projects.map(({ server, use, ...project }) => ({ ...project, use: { ...on(server), ...use } })),
  webServer: {
    command: `mkdir -p "${dataDirectory}" && exec node e2e/server/all.ts ${[...servers].join(' ')}`,
    url: `http://127.0.0.1:${ports.ready}`,
    // Each fills its database one after the other; the limit is for one that hangs, not for a busy machine.
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    env: { ...process.env, MALL_E2E_DATA: dataDirectory },
  },
})
