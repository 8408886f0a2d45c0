import { spawn } from 'node:child_process'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { buildWithVite } from './in-vite.ts'

/** Starts the server of the example and returns its address. */
const startServer = async (root: string) => {
  const child = spawn(process.execPath, ['dist/server/server.js'], { cwd: root, env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()))
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
  })
  return { address, [Symbol.dispose]: () => void child.kill() }
}

/** The site that renders on a server of its own, with and without scripts. */
export const checkSsrSite = async (site: OutsideSite): Promise<void> => {
  const root = site.example('ui-ssr')
  await buildWithVite(root, { development: true, build: { outDir: 'dist/client' } })
  await buildWithVite(root, { development: true, build: { ssr: 'src/server.tsx', outDir: 'dist/server' } })
  using server = await startServer(root)
  const ink = () => getComputedStyle(document.querySelector('[data-mall-theme]') ?? document.body).backgroundColor
  await inChromium(
    `${server.address}?Keyword=${encodeURIComponent('笔记本')}`,
    async (page) => {
      expect('without script the products are there', await page.getByRole('article').count(), 2)
      const html = await page.content()
      expect('and their styles', [html.includes('data-styled'), html.includes('--mall-canvas')], [true, true])
    },
    { script: false },
  )
  await inChromium(server.address, async (page) => {
    await page.getByRole('combobox').fill('日志')
    await page.getByRole('option').first().waitFor()
    expect('the browser takes over on the theme’s canvas', await page.evaluate(ink), 'rgb(246, 245, 241)')
  })
}
