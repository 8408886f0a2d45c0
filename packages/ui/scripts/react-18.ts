import { build, preview } from 'vite'
import { expect } from './expect.ts'
import { inChromium, shiftOf } from './in-chromium.ts'
import { settleOutside } from './outside-site.ts'

const quiet = { configFile: false, logLevel: 'error', mode: 'development' } as const

/** The six components with their refs, native controls and what is in the top layer, with React 18: in Chromium, and in a test in jsdom. */
export const checkReact18 = async (): Promise<void> => {
  using site = settleOutside(['react-18'])
  const root = site.example('react-18')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node'], skipLibCheck: true }
  expect('types hold for React 18', site.types('react-18', bundled, ['react-18/src/main.tsx']), '')
  await build({ ...quiet, root })
  const server = await preview({ ...quiet, root, preview: { port: 0, host: '127.0.0.1' } })
  try {
    await inChromium(server.resolvedUrls?.local[0] ?? '', async ({ page, complaints }) => {
      await page.getByRole('slider').waitFor()
      await page.getByRole('button', { name: '标出组件' }).click()
      expect('React 18 has the refs', await page.locator('[data-outlined]').evaluateAll((all) => all.map(({ tagName }) => tagName)), ['NAV', 'INPUT', 'NAV', 'NAV', 'DIV'])
      const before = await page.locator('img').first().getAttribute('src')
      await page.getByRole('button', { name: '重新验证' }).click()
      await page.waitForFunction((src) => ![...document.images].some((image) => image.src === src), before)
      await page.getByRole('button', { name: '更多', exact: true }).click()
      await page.getByRole('menuitem', { name: '修改领用人' }).click()
      expect('and of a control', await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name')
      await page.keyboard.type('甲')
      await page.getByRole('button', { name: '登记', exact: true }).click()
      expect('a form has its values', new URLSearchParams((await page.getByRole('form', { name: '领用登记' }).locator('output').textContent()) ?? '').get('department'), 'office')
      await page.getByRole('button', { name: '更多', exact: true }).click()
      await page.getByRole('button', { name: '更多', exact: true }).click()
      await page.getByRole('menu').waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: '更多', exact: true }).click()
      await page.getByRole('menuitem', { name: '刷新库存' }).click()
      await page.locator('[inert]').waitFor({ state: 'attached' })
      await page.locator('[inert]').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: '更多', exact: true }).click()
      await page.getByRole('menuitem', { name: '领用须知' }).click()
      await page.getByRole('dialog').getByText('每人每月限领两次').waitFor()
      expect('and the console is silent', complaints, [])
      expect('and nothing shifted', (await shiftOf(page)) <= 0.01, true)
    })
  } finally {
    await server.close()
  }
  const report = site.run(process.execPath, [site.command('vitest'), 'run'], { cwd: root, env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } })
  expect('and its own test passes in jsdom', /Tests\s+\d+ passed/.test(report), true)
}
