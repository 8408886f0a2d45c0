import { launchChromium } from '../browser.ts'
import { startMall } from '../mall.ts'
import { median, printTable } from '../table.ts'

const rounds = 5
const slow4g = { offline: false, latency: 562, downloadThroughput: (1.44 * 1024 * 1024) / 8, uploadThroughput: (0.7 * 1024 * 1024) / 8 }
const cpuSlowDown = 4

interface Paint {
  readonly fcp: number
  readonly lcp: number
  readonly picture: number
  readonly cls: number
}

/** Home for a visitor with an empty cache: 4× CPU slow-down, 562 ms and 1.44 Mbps. */
export async function run(): Promise<void> {
  await using mall = await startMall()
  const browser = await launchChromium()
  try {
    const paints: Paint[] = []
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow4g)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
      await page.goto(mall.origin, { waitUntil: 'load' })
      await page.waitForFunction(hasPicture, undefined, { polling: 200, timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      paints.push(await page.evaluate(readPaints))
      await context.close()
    }
    const of = (key: keyof Paint) => median(paints.map((paint) => paint[key]))
    printTable([
      { figure: 'first contentful paint, ms', median: Math.round(of('fcp')) },
      { figure: 'first picture, ms', median: Math.round(of('picture')) },
      { figure: 'largest contentful paint, ms', median: Math.round(of('lcp')) },
      { figure: 'layout shift', median: of('cls').toFixed(4) },
    ])
    console.log(`\nMedians of ${rounds} visits with an empty cache.`)
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function hasPicture(): boolean {
  return performance.getEntriesByType('resource').some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'img')
}

/** Runs in the page, when all is over: a script before it would be part of what is measured. */
async function readPaints(): Promise<Paint> {
  const observed = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect()
        resolve(list.getEntries())
      }).observe({ type, buffered: true })
      // A type without an entry tells nothing.
      setTimeout(resolve, 500, [])
    })
  const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ initiatorType }) => initiatorType === 'img')
  const shifts = (await observed('layout-shift')) as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    picture: Math.min(...pictures.map(({ responseEnd }) => responseEnd)),
    cls: shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0),
  }
}
