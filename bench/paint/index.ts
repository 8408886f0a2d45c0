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
      await page.addInitScript(observe)
      await page.goto(mall.origin, { waitUntil: 'load' })
      await page.waitForFunction(() => (window as unknown as { paints: Paint }).paints.picture > 0, undefined, { timeout: 60_000 })
      await page.waitForLoadState('networkidle')
      paints.push(await page.evaluate(() => (window as unknown as { paints: Paint }).paints))
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

/** Runs in the page before everything else. */
function observe(): void {
  const paints = { fcp: 0, lcp: 0, picture: 0, cls: 0 }
  Object.assign(window, { paints })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    paints.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) paints.cls += value
  })
  watch('resource', (entry) => {
    const { initiatorType, responseEnd } = entry as PerformanceResourceTiming
    if (initiatorType === 'img' && (paints.picture === 0 || responseEnd < paints.picture)) paints.picture = responseEnd
  })
}
