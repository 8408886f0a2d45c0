import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import { settleOutside } from '../outside/settle.ts'
import { previewOf } from './in-vite.ts'
import type { MallOfSite } from './two-users.ts'

/** One site that is built by webpack and by Rspack, each used on another origin than the mall: a click in the top bar, suggestions, a search. */
export const checkBundlersSite = async ({ origin, sitePort }: MallOfSite): Promise<void> => {
  using site = settleOutside({ packages: ['api', 'ui'], examples: ['bundlers-site'] })
  const cwd = site.example('bundlers-site')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: ['node'], skipLibCheck: true }
  expect('types hold for webpack and Rspack', site.types('bundlers-site', bundled, ['bundlers-site/src']), '')
  const builds = { webpack: [site.command('webpack-cli')], rspack: [site.command('@rspack/cli', 'rspack'), 'build'] }
  for (const [name, command] of Object.entries(builds)) {
    const printed = site.run(process.execPath, command, { cwd, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', MALL: origin } })
    expect(`${name} builds the site without a warning`, /warning/i.test(printed) ? printed : '', '')
    await using served = await previewOf(cwd, { port: sitePort, outDir: `dist/${name}` })
    await inChromium(served.address, async (page) => {
      const found = page.getByRole('list', { name: '商品' }).getByRole('listitem')
      await page.getByRole('button', { name: '常买的笔记本' }).click()
      await found.filter({ hasText: '笔记本' }).first().waitFor()
      expect('and a click in its top bar lists what the mall has', await found.count() > 1, true)
      const field = page.getByRole('combobox')
      await field.fill('中性笔')
      await page.getByRole('option').filter({ hasText: '中性笔' }).first().waitFor()
      await field.press('Enter')
      await found.filter({ hasText: '中性笔' }).first().waitFor()
      expect('as a search does', await found.filter({ hasText: '笔记本' }).count(), 0)
    })
  }
}
