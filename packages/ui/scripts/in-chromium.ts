import { chromium, type Page } from 'playwright'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'

/** A page in Chromium, and all it complained about. */
export interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, and errors that nobody caught. */
  readonly complaints: readonly string[]
}

/** Layout shifts that no input explains, added up by the page itself. */
const watchShifts = (): void => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shift: number }).shift)

export const inChromium = async (address: string, look: (visit: Visit) => Promise<void>, { script = true } = {}): Promise<void> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage({ javaScriptEnabled: script, viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(15_000)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text())
    })
    if (script) await page.addInitScript(watchShifts)
    await page.goto(address)
    await look({ page, complaints })
  } finally {
    await browser.close()
  }
}
