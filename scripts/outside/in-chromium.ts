import { chromium, type Page } from 'playwright'
import { chromiumArgs, chromiumEnv, findChromium } from '../chromium.ts'
import { expect } from './expect.ts'

/** Reports layout shifts without input as they happen: leaving a page would lose its count. */
const watchShifts = (): void => {
  const { tellShift } = window as unknown as { tellShift: (value: number) => void }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) tellShift(value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The most that the pages of an example may shift, all together. */
const maxShift = 0.01

/** Chromium's own remarks. */
const remarks: ReadonlySet<string> = new Set(['verbose', 'debug'])

/** React's development build recommends its tools in every page. */
const isAdvice = (text: string): boolean => text.includes('Download the React DevTools')

/** Scrolls to each picture, so that lazy ones load too; returns the addresses of those that did not. */
const missingPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const load = async (image: HTMLImageElement) => {
      image.scrollIntoView()
      if (!image.complete) await new Promise((resolve) => ['load', 'error'].forEach((type) => image.addEventListener(type, resolve, { once: true })))
      return image.naturalWidth > 0 ? [] : [image.currentSrc]
    }
    const missing: string[] = []
    for (const image of document.images) missing.push(...(await load(image)))
    return missing
  })

/**
 * Opens a page in Chromium and uses it. The requirements of every page are checked at the end: nothing was printed to the console or thrown,
 * nothing shifted, and all pictures are there.
 */
export const inChromium = async (address: string, look: (page: Page) => Promise<void>, { script = true } = {}): Promise<void> => {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage({ javaScriptEnabled: script, viewport: { width: 1280, height: 900 } })
    page.setDefaultTimeout(120_000)
    const printed: string[] = []
    page.on('pageerror', (error) => printed.push(error.message))
    page.on('console', (message) => {
      if (!remarks.has(message.type()) && !isAdvice(message.text())) printed.push(`${message.type()}: ${message.text()}`)
    })
    let shift = 0
    await page.exposeBinding('tellShift', (_source, value: number) => {
      shift += value
    })
    if (script) await page.addInitScript(watchShifts)
    await page.goto(address)
    try {
      await look(page)
    } catch (error) {
      throw new Error(`The page could not be used. Its console: ${printed.join('\n') || 'silent'}`, { cause: error })
    }
    if (!script) return
    expect('its pictures are there', await missingPictures(page), [])
    expect('its console is silent', printed, [])
    // The shifts of the last frame are reported after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(`it shifts by at most ${maxShift}`, shift <= maxShift ? 'at most' : shift, 'at most')
  } finally {
    await browser.close()
  }
}
