import { ownVersion, settleOutside } from '../outside/settle.ts'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import { buildWithVite, previewOf } from './in-vite.ts'

/** The six components with their refs, native controls and what is in the top layer, with React 18: in Chromium, and in a test in jsdom. */
export const checkReact18 = async (): Promise<void> => {
  using site = settleOutside({ packages: ['ui'], examples: ['react-18'], versions: { '@types/node': ownVersion('@types/node') } })
  const root = site.example('react-18')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node'], skipLibCheck: true }
  expect('types hold for React 18', site.types('react-18', bundled, ['react-18/src/main.tsx']), '')
  await buildWithVite(root, { development: true })
  await using served = await previewOf(root)
  await inChromium(served.address, async (page) => {
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
  })
  const report = site.run(process.execPath, [site.command('vitest'), 'run'], { cwd: root, env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } })
  expect('and its own test passes in jsdom', /Tests\s+\d+ passed/.test(report), true)
}
