import { expect, type Page, type Response } from '@playwright/test'

const isChallenge = (response: Response): boolean => response.url().endsWith('/api/Captcha/Challenge')

/** Waits for the next challenge and its answer, which the server tells in a test environment only. Call it before the captcha opens. */
export async function nextCaptchaAnswer(page: Page): Promise<number> {
  const response = await page.waitForResponse(isChallenge)
  return Number(await response.headerValue('X-Captcha-Answer'))
}

/** Slides the piece with the mouse, as a hand does: many small moves, then a look at where it is. */
export async function slideCaptcha(page: Page, answer: number): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).toBeEnabled()
  // Waits until the dialog around it stands still.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The captcha has no handle on screen.')
  let x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const position = async () => Number(await handle.getAttribute('aria-valuenow'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < 400 && Math.abs((await position()) - answer) > 1; step++) {
    const distance = answer - (await position())
    x += Math.sign(distance) * Math.max(1, Math.min(12, Math.abs(distance) / 2))
    await page.mouse.move(x, y + Math.sin(step) * 2)
  }
  await page.mouse.up()
}
