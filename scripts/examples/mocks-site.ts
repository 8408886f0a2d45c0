import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import { ownVersion, settleOutside } from '../outside/settle.ts'
import { previewOf } from './in-vite.ts'

const env = { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1' }

/** The site that has no mall: its Storybook, on values and on the live mall in a worker, and its test on the live mall in Node. */
export const checkMocksSite = async (): Promise<void> => {
  const types = Object.fromEntries(['@types/node', '@types/react', '@types/react-dom'].map((name) => [name, ownVersion(name)]))
  using site = settleOutside({ packages: ['api', 'mocks'], examples: ['mocks-site'], versions: types })
  const root = site.example('mocks-site')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node', 'vite/client'], skipLibCheck: true }
  expect('types hold for the site without a mall', site.types('mocks-site', bundled, ['mocks-site/src', 'mocks-site/.storybook/*.ts']), '')
  const report = site.run(process.execPath, [site.command('vitest'), 'run'], { cwd: root, env })
  expect('its test uses the live mall in Node', /Tests\s+2 passed/.test(report), true)
  site.run(process.execPath, [site.command('storybook'), 'build', '--quiet', '--output-dir', 'dist'], { cwd: root, env: { ...env, NODE_ENV: 'production' } })
  await using served = await previewOf(root)
  const story = (name: string) => `${served.address}iframe.html?id=products--${name}&viewMode=story`
  await inChromium(story('filled'), async (page) => {
    expect('a story shows values', (await page.getByRole('listitem').first().textContent())?.startsWith('会议记录本 A5 ¥12.50'), true)
  })
  await inChromium(story('failed'), async (page) => {
    expect('a story shows a failure', await page.getByRole('alert').textContent(), '商城正在盘点，请稍后再试')
  })
  await inChromium(story('live'), async (page) => {
    // The worker opens the database first.
    await page.getByText('行政采购员，您好').waitFor({ timeout: 180_000 })
    await page.getByRole('listitem').filter({ hasText: '笔记本' }).first().waitFor()
    expect('and a story the mall itself, in a worker of the page', await page.getByRole('listitem').count() > 1, true)
  })
}
