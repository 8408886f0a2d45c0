import type { Page } from '@playwright/test'
import { readScreens, type ScreenInFolder } from '../scripts/read-screens.ts'
import { expect, test } from './support/test.ts'

const screens = (await readScreens()).filter(({ developmentOnly }) => !developmentOnly)

/** An address of the screen; what its parameters name does not exist, which a screen must say. */
const addressesOf = ({ paths }: ScreenInFolder): readonly string[] => [...new Set(paths.map((path) => path.replace(':file', '1.html').replaceAll(/:\w+/g, '1').replace(/\/\*$/, '/1')))]

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
] as const

/** Both schemes at both widths: a heading is there, nothing is wider than the window, and nothing has failed. */
const expectPresentable = async (page: Page, address: string): Promise<void> => {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // What React renders for a width comes a moment after the width.
    await expect.poll(overflow, { message: `wider than the window at ${width} px, ${colorScheme}` }).toBeLessThanOrEqual(0)
  }
  expect(failures).toEqual([])
}

test.describe('every address of a public screen, in both schemes and at both widths', () => {
  for (const screen of screens.filter(({ access }) => access === 'public')) {
    for (const address of addressesOf(screen)) test(`${screen.name} ${address}`, async ({ page }) => expectPresentable(page, address))
  }
})

test.describe('every address of a screen behind the login, in both schemes and at both widths', () => {
  for (const screen of screens.filter(({ access }) => access === 'login')) {
    for (const address of addressesOf(screen)) {
      test(`${screen.name} ${address}`, async ({ enter }) => {
        const { page } = await enter()
        await expectPresentable(page, address)
      })
    }
  }
})
