import { spawn } from 'node:child_process'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { checkTwoUsers, type MallOfSite } from './two-users.ts'

/** How a Next site is built. */
export type Bundler = 'turbopack' | 'webpack'

const production = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' } as const

/** Starts the built site and returns its address. */
const startNext = async (next: string, root: string, { origin, sitePort }: MallOfSite) => {
  const child = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(sitePort)], { cwd: root, env: { ...production, MALL: origin }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text: Buffer) => {
      printed += String(text)
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`Next ended with code ${code}: ${printed}`)))
  })
  return { address, [Symbol.dispose]: () => void child.kill() }
}

/** Builds the example for Next and opens it: a page of server components, with its styles in its HTML, and the pages of two users. */
export const checkNextSite = async (site: OutsideSite, bundler: Bundler, mall: MallOfSite): Promise<void> => {
  const root = site.example('next-site')
  const next = site.command('next')
  // Version 15 has no option for webpack, which is what it uses without one.
  const isOld = site.version('next').startsWith('15.')
  site.run(process.execPath, [next, 'build', ...(isOld && bundler === 'webpack' ? [] : [`--${bundler}`])], { cwd: root, env: production })
  using server = await startNext(next, root, mall)
  const found = `${server.address}/?Keyword=${encodeURIComponent('笔记本')}`
  await inChromium(
    found,
    async (page) => {
      expect('Next renders the products on the server', await page.getByRole('article').count(), 2)
      expect('in the brand’s colours', await page.getByRole('button', { name: '搜索', exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(47, 107, 58)')
      expect('with the part of the bar', await page.getByRole('link', { name: '购物车' }).getAttribute('data-count'), '99+')
    },
    { script: false },
  )
  await inChromium(found, async (page) => {
    await page.getByRole('combobox').fill('日志')
    await page.getByRole('option').first().waitFor()
    await page.getByRole('combobox').press('Enter')
    await page.waitForURL(`**/?Keyword=${encodeURIComponent('日志')}`)
    await page.getByRole('article').filter({ hasText: '工作日志' }).first().waitFor()
    expect('and the browser takes over', await page.getByRole('article').count(), 2)
  })
  await checkTwoUsers(server.address, '/office')
}
