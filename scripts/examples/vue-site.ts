import { join } from 'node:path'
import { nextCaptchaAnswer, slideCaptcha } from '../../e2e/support/captcha.ts'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { buildWithVite, previewOf } from './in-vite.ts'

/** The Vue site, built, on another origin than the mall: `v-model`, suggestions and the captcha of the mall, and the scheme. */
export const checkVueSite = async (site: OutsideSite, mall: { readonly origin: string; readonly sitePort: number }): Promise<void> => {
  const folder = site.example('vue-site')
  process.env.VITE_MALL = mall.origin
  await buildWithVite(folder, { configFile: join(folder, 'vite.config.ts') })
  await using served = await previewOf(folder, { host: 'localhost', port: mall.sitePort })
  await inChromium(served.address, async (page) => {
    const captcha = page.locator('mall-slide-captcha')
    await page.getByRole('slider', { disabled: false }).waitFor()
    // Of another one, since the first came with the page.
    const [answer] = await Promise.all([nextCaptchaAnswer(page), captcha.evaluate((element) => (element as HTMLElement & { refresh: () => void }).refresh())])
    const field = page.getByRole('combobox')
    const [typed, searched, sent] = [page.locator('form > p').first(), page.locator('p > output'), page.locator('p[role=status]')]
    await field.fill('笔记本')
    await page.getByRole('option').first().waitFor()
    await field.press('Enter')
    expect('Vue has the text by v-model, and hears the search', [await typed.textContent(), await searched.textContent()], ['笔记本 笔记本', '笔记本'])
    const send = page.getByRole('button', { name: '提交', exact: true })
    await send.click()
    expect('a form waits for its captcha', await sent.textContent(), '')
    await slideCaptcha(page, answer)
    await page.getByText('验证通过').waitFor()
    await send.click()
    expect('and has the values of both', await sent.textContent(), 'Keyword CaptchaVerifyParam')
    await page.getByRole('button', { name: '换个颜色' }).click()
    await page.locator('mall-search-box [data-mall-theme][data-scheme=dark]').waitFor()
  })
}
