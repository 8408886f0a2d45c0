import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { nextCaptchaAnswer, slideCaptcha } from '../../e2e/support/captcha.ts'
import { demoPassword } from '../../packages/mall-server/src/demo/organisation.ts'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { root } from '../run.ts'
import { buildWithVite, previewOf } from './in-vite.ts'

const logIn = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: '账号' }).fill('finance')
  await page.getByRole('textbox', { name: '密码' }).fill(demoPassword)
  const answer = nextCaptchaAnswer(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await slideCaptcha(page, await answer)
  await page.getByRole('button', { name: '退出' }).waitFor()
}

const search = async (page: Page): Promise<void> => {
  const field = page.getByRole('combobox')
  await field.fill('笔记本')
  await page.getByRole('option').first().waitFor()
  await field.press('Enter')
  await page.waitForURL(`**/?Keyword=${encodeURIComponent('笔记本')}`)
  await page.getByRole('article').first().waitFor()
}

const upload = async (page: Page): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles(join(root, 'docs/images/mall.png'))
  await page.locator('[data-status=done]').waitFor()
}

/** The name that the export is saved under, and its first two bytes. */
const saveOrders = async (page: Page): Promise<readonly [name: string, start: string]> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出我的订单' }).click()])
  return [download.suggestedFilename(), (await readFile(await download.path())).toString('latin1', 0, 2)]
}

/** The site on another origin than the mall's server: a login, a search, pictures, an upload and an export. */
export const checkMallSite = async (site: OutsideSite, mall: { readonly origin: string; readonly sitePort: number }): Promise<void> => {
  const folder = site.example('mall-site')
  process.env.VITE_MALL = mall.origin
  // As a bank has it: no style without the nonce. What is here the same for all responses, a server makes for each.
  const nonce = 'of-one-response'
  await buildWithVite(folder, { html: { cspNonce: nonce } })
  await using served = await previewOf(folder, { host: 'localhost', port: mall.sitePort, headers: { 'Content-Security-Policy': `style-src 'self' 'nonce-${nonce}'` } })
  await inChromium(served.address, async (page) => {
    expect('in the brand’s colours, under a policy that allows styles by a nonce alone', await page.getByRole('button', { name: '登录', exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(47, 107, 58)')
    await logIn(page)
    expect('the site logs in at a mall of another origin', new URL(page.url()).origin === mall.origin, false)
    await search(page)
    const sources = await page.getByRole('article').locator('img').evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).origin))
    expect('it searches and shows the pictures of the mall', [...new Set(sources)], [mall.origin])
    await upload(page)
    const [name, start] = await saveOrders(page)
    expect('it uploads, and saves an export under its name', [/^订单.*\.xlsx$/.test(name), start], [true, 'PK'])
  })
}
