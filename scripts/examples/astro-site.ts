import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import { settleOutside } from '../outside/settle.ts'
import { previewOf } from './in-vite.ts'

/** A static page of Astro with an island: it looks as it does before its script has run, and can be used after that. */
export const checkAstroSite = async (): Promise<void> => {
  using site = settleOutside({ packages: ['ui'], examples: ['astro-site'] })
  const cwd = site.example('astro-site')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: ['node'], skipLibCheck: true }
  expect('types hold for the island of Astro', site.types('astro-site', bundled, ['astro-site/src/**/*.ts*']), '')
  site.run(process.execPath, [site.command('astro'), 'build'], { cwd, env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } })
  await using served = await previewOf(cwd)
  const height = () => document.querySelector('[data-part=field]')?.getBoundingClientRect().height
  let before: number | undefined
  await inChromium(
    served.address,
    async (page) => {
      before = await page.evaluate(height)
      expect('Astro has the island in its HTML, with its styles', await page.locator('[data-part=field]').evaluate((field) => getComputedStyle(field).display), 'flex')
    },
    { script: false },
  )
  await inChromium(served.address, async (page) => {
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' })
    expect('which look the same when it is alive', await page.evaluate(height), before)
    await page.getByRole('combobox').fill('复印')
    await page.getByRole('option', { name: 'A3 复印纸' }).click()
    await page.getByText('查询：A3 复印纸 80 克').waitFor()
  })
}
