import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { freePort } from '../../packages/mall-server/src/testing/free-port.ts'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'

/** Starts the two servers of the example on free ports. */
const startServers = async (root: string) => {
  const [port, scriptPort] = [await freePort(), await freePort()]
  const html = join(root, 'index.html')
  writeFileSync(html, readFileSync(html, 'utf8').replace('127.0.0.1:5185', `127.0.0.1:${scriptPort}`))
  const child = spawn(process.execPath, ['serve.js'], { cwd: root, env: { ...process.env, PORT: String(port), SCRIPT_PORT: String(scriptPort) }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()))
    child.once('exit', (code) => reject(new Error(`The servers ended with code ${code}`)))
  })
  return { address, [Symbol.dispose]: () => void child.kill() }
}

/** Moves the piece to the hole that the page has drawn, by keys. */
const solve = async (page: Page): Promise<void> => {
  const picture = await page.locator('mall-slide-captcha img').first().getAttribute('src')
  const [, target = ''] = /rect x="(\d+)"/.exec(decodeURIComponent(picture ?? '')) ?? []
  const slider = page.getByRole('slider', { disabled: false })
  await slider.press('Home')
  for (let left = Number(target); left > 0; left -= left > 10 ? 10 : 1) await slider.press(left > 10 ? 'PageUp' : 'ArrowRight')
  await slider.press('Enter')
}

/** The page without a bundler, whose script comes from another origin: a search, a menu, the captcha wrong and right, and what its form sends. */
export const checkPlainHtml = async (site: OutsideSite): Promise<void> => {
  using servers = await startServers(site.example('plain-html'))
  await inChromium(servers.address, async (page) => {
    const output = page.locator('form > output')
    const field = page.getByRole('combobox', { name: '找文具' })
    await field.fill('复印')
    await page.getByRole('option', { name: 'A3 复印纸' }).click()
    expect('the page hears the search of an element', await output.textContent(), '查询：A3 复印纸 80 克')
    const styles = await page.locator('mall-search-box').evaluate((box) => {
      // Taken to where it is already, it is connected once more.
      box.before(box)
      const { letterSpacing, display } = getComputedStyle(box.shadowRoot?.querySelector('[data-part=field]') ?? document.body)
      return [letterSpacing, display]
    })
    expect('whose styles are its own, and stay when it moves', styles, ['normal', 'flex'])
    await page.getByRole('button', { name: '网站导航' }).click()
    await page.getByRole('link', { name: '总部' }).waitFor()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    expect('its form waits for the captcha', await output.textContent(), '查询：A3 复印纸 80 克')
    await page.getByRole('slider', { disabled: false }).press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('验证码验证失败，请重试').waitFor()
    await page.getByRole('slider', { disabled: true }).waitFor()
    await page.getByRole('slider', { disabled: false }).waitFor()
    await solve(page)
    await page.getByText('验证通过').waitFor()
    await page.getByRole('button', { name: '提交', exact: true }).click()
    expect('and has the values of both', Object.fromEntries(new URLSearchParams((await output.textContent()) ?? '')), { Keyword: 'A3 复印纸 80 克', CaptchaVerifyParam: 'drawn-here' })
  })
}
