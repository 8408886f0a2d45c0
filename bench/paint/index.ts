import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { kib, launchChromium } from '../browser.ts'
import { startMall } from '../mall.ts'
import { median, printTable } from '../table.ts'
import { buildPage } from './build-page.ts'
import { readPaints, type Paint } from './read-paints.ts'

const rounds = 5
const slow4g = { offline: false, latency: 562, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (0.7 * 1024 * 1024) / 8 }
const cpuSlowDown = 4

/** A page of `pages`, or null: the mall's own home. All are served by the mall's server. */
const candidates: readonly (readonly [title: string, page: string | null])[] = [
  ['React alone', 'react'],
  ['a home in antd', 'antd'],
  ['home', null],
]

/** Home for a visitor with an empty cache, beside React alone and a home in antd: 4× CPU slow-down, 562 ms and 1.44 Mbps. */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-paint-'))
  const browser = await launchChromium()
  try {
    const rows = []
    for (const [title, page] of candidates) {
      const appDirectory = page === null ? undefined : join(folder, page)
      if (page !== null && appDirectory) await buildPage(page, appDirectory)
      await using mall = await startMall({ dataDirectory: join(folder, 'data'), ...(appDirectory ? { appDirectory } : {}) })
      // The first visit after a start waits for what the server reads once.
      await visit(browser, mall.origin)
      const paints: Paint[] = []
      for (let round = 0; round < rounds; round++) paints.push(await visit(browser, mall.origin))
      rows.push(rowOf(title, paints))
    }
    printTable(rows)
    console.log(`\nMedians of ${rounds} visits with an empty cache.`)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without the mall's policy, under which antd cannot write its styles. */
const visit = async (browser: Browser, origin: string): Promise<Paint> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
  await page.goto(origin, { waitUntil: 'networkidle', timeout: 60_000 })
  const paints = await page.evaluate(readPaints)
  await context.close()
  return paints
}

const rowOf = (title: string, paints: readonly Paint[]) => {
  const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]))
  return {
    page: title,
    'first paint, ms': Math.round(of('first')),
    'largest paint, ms': Math.round(of('largest')),
    'blocked, ms': Math.round(of('blocked')),
    shift: of('shift').toFixed(4),
    'HTML KB': kib(of('html')),
    'JS KB': kib(of('scripts')),
  }
}
