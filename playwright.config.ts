import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()
const databaseUrl = process.env.TEST_DATABASE_URL

const mallOn = (port: number, env: Record<string, string>) => ({
  command: 'node packages/mall-server/src/node.ts',
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  env: { ...process.env, MALL_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), ...env } as Record<string, string>,
})

/** One folder a run: the flows start from the demo data. */
const dataDirectory = join(tmpdir(), `mall-e2e-${process.pid}`)

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: !!process.env.CI,
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  reporter: [['list'], ['./scripts/playwright-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
  },
  projects: [
    { name: 'pglite', use: { baseURL: 'http://127.0.0.1:5190' } },
    ...(databaseUrl ? [{ name: 'postgresql', use: { baseURL: 'http://127.0.0.1:5191' } }] : []),
  ],
  webServer: [
    mallOn(5190, { DATA_DIR: join(dataDirectory, 'pglite'), DATABASE_URL: '' }),
    ...(databaseUrl ? [mallOn(5191, { DATA_DIR: join(dataDirectory, 'postgresql'), DATABASE_URL: databaseUrl })] : []),
  ],
})
