import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const verbose: ReadonlySet<string> = new Set(['verbose', 'debug'])

/** What Chromium itself says of a page that is sent with 404, as that of an unknown address is. */
const isStatusOfPage = (text: string, url: string, page: Page): boolean => url === page.url() && text.includes('the server responded with a status of 404')

/** Everything the page prints and its exceptions, from now on. Chromium's verbose messages do not count. */
export const listenToConsole = (page: Page): string[] => {
  const printed: string[] = []
  page.on('console', (message) => {
    const { url } = message.location()
    if (!verbose.has(message.type()) && !isStatusOfPage(message.text(), url, page)) printed.push(`${message.type()}: ${message.text()} (${url})`)
  })
  page.on('pageerror', (error) => printed.push(error.message))
  return printed
}

/** Sums the layout shifts from the next navigation on. The function it returns resolves with the sum so far. */
export const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const total = () => {
      shifts.push(...observer.takeRecords())
      const unasked = (shifts as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]).filter(({ hadRecentInput }) => !hadRecentInput)
      return unasked.reduce((sum, { value }) => sum + value, 0)
    }
    Object.assign(window, { layoutShift: total })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift())
}

/** Waits until nothing that ends moves any more: a colour in the middle of a change has the wrong contrast. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Fails with the rule and the places of every violation that axe finds, in the light and, where colours alone differ, in the dark. */
const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const axe = new AxeBuilder({ page }).options({
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}),
    })
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const widths = [1440, 768, 390, 360, 320]

/** Fails when the page can be scrolled sideways at any of the widths the mall is made for. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
    await expect.poll(overflow, { message: `px too wide at ${width}` }).toBeLessThanOrEqual(0)
  }
}

/** What a screen reader finds its way by: one page heading inside the main landmark, and no level left out on the way down. */
const expectOutline = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const levels = await page.getByRole('main').getByRole('heading').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)
  expect(skipped, `headings of main: ${levels.join(' ')}`).toEqual([])
}

/** How much the layout of a page may shift by itself until it is all there. */
const maxShift = 0.02

/**
 * Opens a screen and holds it to what every screen owes: the mall's name for a title, Chinese, an outline, no axe violation in light
 * and dark, a stable layout, no scrolling sideways at any width, and nothing printed to the console meanwhile.
 */
export const expectSound = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const printed = listenToConsole(page)
  const shift = await watchShifts(page)
  await open()
  await settle(page)
  expect(await shift(), 'layout shift').toBeLessThanOrEqual(maxShift)
  await expect(page).toHaveTitle('文房商城')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expectOutline(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(printed, 'printed to the console').toEqual([])
}
