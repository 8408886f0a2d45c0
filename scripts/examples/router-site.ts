import { spawn } from 'node:child_process'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { checkTwoUsers, type MallOfSite } from './two-users.ts'

const production = { ...process.env, NODE_ENV: 'production' } as const

/** Starts the built site and returns its address. */
const startSite = async (serve: string, root: string, { origin, sitePort }: MallOfSite) => {
  const env = { ...production, MALL: origin, HOST: '127.0.0.1', PORT: String(sitePort) }
  const child = spawn(process.execPath, [serve, 'build/server/index.js'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (String(text).includes(`:${sitePort}`)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`React Router ended with code ${code}`)))
  })
  return { address: `http://127.0.0.1:${sitePort}`, [Symbol.dispose]: () => void child.kill() }
}

/** Builds the example for React Router's framework mode and opens it: a page whole without a script, and the pages of two users. */
export const checkRouterSite = async (site: OutsideSite, mall: MallOfSite): Promise<void> => {
  const root = site.example('router-site')
  expect('types hold for the site of React Router', site.run(process.execPath, [site.command('typescript', 'tsc'), '-p', root]), '')
  site.run(process.execPath, [site.command('@react-router/dev', 'react-router'), 'build'], { cwd: root, env: production })
  using server = await startSite(site.command('@react-router/serve', 'react-router-serve'), root, mall)
  await inChromium(
    `${server.address}/`,
    async (page) => {
      expect('React Router leads to the login', new URL(page.url()).pathname, '/login')
      const button = page.getByRole('button', { name: '登录' })
      expect('with its styles in its HTML', await button.evaluate((one) => getComputedStyle(one).borderTopStyle === 'outset'), false)
      expect('with its form in place', await page.getByRole('textbox', { name: '账号' }).count(), 1)
    },
    { script: false },
  )
  await checkTwoUsers(server.address, '/')
}
