import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { kib } from '../browser.ts'
import { median } from '../table.ts'
import { readPaints, readSlowestPress, type Paint } from './read-paints.ts'

const slow4g = { offline: false, latency: 562, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (0.7 * 1024 * 1024) / 8 }
const cpuSlowDown = 4

/** An address, and who opens it. */
export interface Place {
  readonly url: string
  /**
   * Ends when all is there that the visit is about. Without, the network says so: not between a call and the pictures that it names, where a slow phone sends nothing for long, and never where
   * somebody is logged in, whose notices come by a stream.
   */
  readonly isShown?: (page: Page) => Promise<unknown>
  readonly storageState?: NonNullable<BrowserContextOptions['storageState']> | undefined
}

/** A page on a phone with an empty cache, on slow 4G and at 4× CPU slow-down. Without the mall's policy, under which antd cannot write its styles. */
const open = async (browser: Browser, { storageState }: Place) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true, ...(storageState ? { storageState } : {}) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
  return { page, session, [Symbol.asyncDispose]: () => context.close() }
}

/** Goes there, and ends a moment after all is there. */
const arrive = async (page: Page, { url, isShown }: Place): Promise<void> => {
  await page.goto(url, { waitUntil: isShown ? 'load' : 'networkidle', timeout: 60_000 })
  await isShown?.(page)
  await sleep(1_000)
}

export const visit = async (browser: Browser, place: Place): Promise<Paint> => {
  await using opened = await open(browser, place)
  await arrive(opened.page, place)
  return await opened.page.evaluate(readPaints)
}

/** Where the field of the header's search stands on a phone. */
const fieldOfSearch = { x: 150, y: 76 }
const pressEveryMs = 200

/** The slowest response to a press on the head of the page, pressed all the while it loads, ms. */
export const pressWhileLoading = async (browser: Browser, place: Place): Promise<number> => {
  await using opened = await open(browser, place)
  const { page, session } = opened
  const loaded = arrive(page, place).then(() => 'loaded' as const)
  while ((await Promise.race([loaded, sleep(pressEveryMs)])) !== 'loaded') {
    for (const type of ['mousePressed', 'mouseReleased'] as const) await session.send('Input.dispatchMouseEvent', { type, ...fieldOfSearch, button: 'left', clickCount: 1 })
  }
  return await page.evaluate(readSlowestPress)
}

/** Visits of one page as a row: their medians. */
export const rowOf = (title: string, paints: readonly Paint[]) => {
  const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]))
  return {
    page: title,
    'first paint, ms': Math.round(of('first')),
    'largest paint, ms': Math.round(of('largest')),
    'blocked, ms': Math.round(of('blocked')),
    'longest task, ms': Math.round(of('longest')),
    shift: of('shift').toFixed(4),
    'HTML KB': kib(of('html')),
    'JS KB': kib(of('scripts')),
    'pictures KB': kib(of('pictures')),
  }
}
