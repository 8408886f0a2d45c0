import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { partnerSecret } from './e2e/support/partner.ts'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
const databaseUrl = process.env.TEST_DATABASE_URL

/** The flows are many calls from one address; the limit has a server of its own. */
const quiet = { RATE_LIMIT: 'off', FULFILMENT: 'off' }
const limited = { RATE_PER_MINUTE: '12', SEED_SIZE: 'small', FULFILMENT: 'off' }

const mallOn = (port: number, env: Record<string, string>) => ({
  command: 'node packages/mall-server/src/node.ts',
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  env: { ...process.env, MALL_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), PARTNER_SECRET: partnerSecret, ...env } as Record<string, string>,
})

/** One folder a run: the flows start from the demo data. */
const dataDirectory = process.env.MALL_E2E_DATA ?? join(tmpdir(), `mall-e2e-${process.pid}`)

const limits = /rate-limit\.spec/

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./scripts/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  projects: [
    { name: 'pglite', testIgnore: limits, use: { baseURL: 'http://127.0.0.1:5190' } },
    ...(databaseUrl ? [{ name: 'postgresql', testIgnore: limits, use: { baseURL: 'http://127.0.0.1:5191' } }] : []),
    { name: 'limits', testMatch: limits, use: { baseURL: 'http://127.0.0.1:5192' } },
  ],
  webServer: [
    mallOn(5190, { ...quiet, DATA_DIR: join(dataDirectory, 'pglite'), DATABASE_URL: '' }),
    ...(databaseUrl ? [mallOn(5191, { ...quiet, DATA_DIR: join(dataDirectory, 'postgresql'), DATABASE_URL: databaseUrl })] : []),
    mallOn(5192, { ...limited, DATA_DIR: join(dataDirectory, 'limits'), DATABASE_URL: '' }),
  ],
})
