import { expect, type Page, type Response } from '@playwright/test'

const isChallenge = (response: Response): boolean => response.url().endsWith('/api/Captcha/Challenge')

/** Waits for the next challenge and its answer, which the server sends in a test environment only. Call it before the captcha opens. */
export const nextCaptchaAnswer = async (page: Page): Promise<number> => {
  const response = await page.waitForResponse(isChallenge)
  return Number(await response.headerValue('X-Captcha-Answer'))
}

/** Less than this, px, and the piece fits. */
const close = 2

/** Slides the piece with the mouse as a person does: a first move, the way to the target, corrections. */
export const slideCaptcha = async (page: Page, answer: number): Promise<void> => {
  const handle = page.getByRole('slider')
  // The picture is there; outside of Playwright's runner too, where an expectation waits no longer than 5 s.
  await page.getByRole('slider', { disabled: false }).waitFor()
  // Waits until the dialog has stopped moving.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The captcha has no handle on screen.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const position = async () => Number(await handle.getAttribute('aria-valuenow'))
  const pull = 40
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pull, y + 2, { steps: 5 })
  await expect.poll(position, { timeout: 15_000 }).toBeGreaterThan(0)
  // The picture may be drawn smaller or larger than it is.
  let way = (pull / (await position())) * answer
  await page.mouse.move(x + way, y + 3, { steps: 12 })
  for (let look = 0; look < 20; look++) {
    await page.waitForTimeout(40)
    const distance = answer - (await position())
    if (Math.abs(distance) < close) break
    way += distance
    await page.mouse.move(x + way, y + 3)
  }
  await page.mouse.up()
}
