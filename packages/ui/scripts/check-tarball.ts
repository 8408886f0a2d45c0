/**
 * Packs the built library, installs it in an empty folder outside the workspace and uses it there as sites would: in Node
 * as ESM and CJS, with types, in a plain Vite site and in a server-rendered one. What the workspace resolves by accident is
 * missing there.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { exportedNames } from '../src/testing/exported-names.ts'
import { expect } from './expect.ts'
import { inChromium, shiftOf } from './in-chromium.ts'
import { checkNextSite } from './next-site.ts'
import { settleOutside } from './outside-site.ts'
import { checkReact18 } from './react-18.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const promised = exportedNames.join(' ')
/** Folders with an index are entries; hooks and helpers of tests have none. */
const folders = readdirSync(source, { withFileTypes: true }).filter((one) => one.isDirectory() && readdirSync(join(source, one.name)).includes('index.ts'))
const entries = [...folders.map(({ name }) => `@mall/ui/${name}`), '@mall/ui/messages/en']

// React tells what is wrong with a hydration only in its development build.
process.env.NODE_ENV = 'development'
using site = settleOutside(['ui-vite', 'ui-ssr', 'next-site'])
const names = (list: string) => `Object.keys(${list}).filter((name) => name !== 'default' && name !== 'module.exports').toSorted().join(' ')`
const write = (name: string, text: string) => writeFileSync(join(site.folder, name), text)
const quiet = { configFile: false, logLevel: 'error', mode: 'development' } as const

const inNode = (): void => {
  write('names.mjs', `import * as ui from '@mall/ui'\nconsole.log(${names('ui')})`)
  expect('ESM exports what is promised', site.run(process.execPath, ['names.mjs']).trim(), promised)
  write('names.cjs', `console.log(${names("require('@mall/ui')")})`)
  expect('CJS exports what is promised', site.run(process.execPath, ['names.cjs']).trim(), promised)
  const all = JSON.stringify(entries)
  write('entries.mjs', `for (const one of ${all}) if (Object.keys(await import(one)).length === 0) console.log(one)`)
  expect(`each of ${entries.length} entries is there as ESM`, site.run(process.execPath, ['entries.mjs']), '')
  write('entries.cjs', `for (const one of ${all}) if (Object.keys(require(one)).length === 0) console.log(one)`)
  expect('and as CJS', site.run(process.execPath, ['entries.cjs']), '')
}

const types = (): void => {
  const use = entries.map((entry, at) => `import * as entry${at} from '${entry}'\nexport const use${at} = entry${at}`).join('\n')
  write('use.mts', use)
  write('use.cts', use)
  expect('types hold for Node, ESM and CJS', site.types('node', { module: 'NodeNext', types: [] }, ['use.mts', 'use.cts']), '')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', allowImportingTsExtensions: true, types: ['node'], skipLibCheck: true }
  expect('types hold for the examples', site.types('examples', bundled, ['ui-vite/src', 'ui-ssr/src']), '')
  const readme = readFileSync(join(source, '../README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code)
  mkdirSync(join(site.folder, 'readme'))
  for (const [at, code] of blocks.entries()) write(`readme/example-${at + 1}.tsx`, code)
  expect('the README has examples', blocks.length > 3, true)
  expect('and their types hold', site.types('readme', bundled, ['readme']), '')
}

const plainSite = async (): Promise<void> => {
  const root = site.example('ui-vite')
  await build({ ...quiet, root })
  const server = await preview({ ...quiet, root, preview: { port: 0, host: '127.0.0.1' } })
  try {
    await inChromium(server.resolvedUrls?.local[0] ?? '', async ({ page, complaints }) => {
      await page.getByRole('combobox').fill('复印')
      await page.getByRole('option').first().waitFor()
      expect('a plain Vite site suggests', await page.getByRole('option').count(), 2)
      await page.getByRole('combobox').press('Enter')
      await page.getByRole('checkbox', { name: 'A4 复印纸 80 克' }).check()
      await page.getByRole('button', { name: '提交申请' }).click()
      await page.getByRole('slider').waitFor()
      expect('in its own green', await page.getByRole('button', { name: '提交申请' }).evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(47, 107, 58)')
      expect('and the console is silent', complaints, [])
    })
  } finally {
    await server.close()
  }
}

/** Starts the server of the example and returns its address. */
const startServer = async (root: string) => {
  const child = spawn(process.execPath, ['dist/server/server.js'], { cwd: root, env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(String(text).trim()))
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)))
  })
  return { address, [Symbol.dispose]: () => void child.kill() }
}

const renderedSite = async (): Promise<void> => {
  const root = site.example('ui-ssr')
  await build({ ...quiet, root, build: { outDir: 'dist/client' } })
  await build({ ...quiet, root, build: { ssr: 'src/server.tsx', outDir: 'dist/server' } })
  using server = await startServer(root)
  const ink = () => getComputedStyle(document.querySelector('[data-mall-theme]') ?? document.body).backgroundColor
  await inChromium(
    `${server.address}?Keyword=${encodeURIComponent('笔记本')}`,
    async ({ page }) => {
      expect('without script the products are there', await page.getByRole('article').count(), 2)
      const html = await page.content()
      expect('and their styles', [html.includes('data-styled'), html.includes('--mall-canvas')], [true, true])
    },
    { script: false },
  )
  await inChromium(server.address, async ({ page, complaints }) => {
    await page.getByRole('combobox').fill('日志')
    await page.getByRole('option').first().waitFor()
    expect('the browser takes over on the theme’s canvas', await page.evaluate(ink), 'rgb(246, 245, 241)')
    expect('without a warning', complaints, [])
    expect('or a shift', await shiftOf(page), 0)
  })
}

inNode()
types()
await plainSite()
await renderedSite()
await checkNextSite(site, 'turbopack')
await checkReact18()
