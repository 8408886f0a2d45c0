import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { must, root } from '../../scripts/run.ts'
import { benchRoot } from '../install.ts'
import { printTable } from '../table.ts'
import { sizeOf, type Size } from './size-of.ts'

const ui = join(root, 'packages/ui/dist/index.js')
const api = join(root, 'packages/api/dist/index.js')
const styledComponents = /^styled-components$/

/** A component of ours and its counterparts in the other libraries; null where there is none. */
interface Equivalent {
  readonly name: string
  readonly ours: string
  readonly antd: string
  readonly baseUi: string | null
  readonly mantine: string
}

const six: readonly Equivalent[] = [
  { name: 'TopBar', ours: 'TopBar', antd: 'Badge, Dropdown, Menu', baseUi: 'NavigationMenu', mantine: 'Indicator, Menu' },
  { name: 'SearchBox', ours: 'SearchBox', antd: 'AutoComplete, Input', baseUi: 'Autocomplete', mantine: 'Autocomplete' },
  { name: 'SlideCaptcha', ours: 'SlideCaptcha', antd: 'Slider', baseUi: 'Slider', mantine: 'Slider' },
  { name: 'UploadField', ours: 'UploadField', antd: 'Upload', baseUi: null, mantine: 'FileInput' },
  { name: 'CategoryNav', ours: 'CategoryNav', antd: 'Menu', baseUi: 'NavigationMenu', mantine: 'HoverCard, NavLink' },
  { name: 'UserCentreMenu', ours: 'UserCentreMenu', antd: 'Menu', baseUi: 'Accordion', mantine: 'NavLink' },
]

/** The names of several lists, once each. */
const together = (lists: readonly (string | null)[]): string => [...new Set(lists.flatMap((list) => list?.split(', ') ?? []))].join(', ')

const rows: readonly Equivalent[] = [
  ...six,
  { name: 'the six together', ours: together(six.map(({ ours }) => ours)), antd: together(six.map(({ antd }) => antd)), baseUi: together(six.map(({ baseUi }) => baseUi)), mantine: together(six.map(({ mantine }) => mantine)) },
]

/** What is loaded at once, and what later. */
const kb = ({ first, later }: Size): string => (later === 0 ? first.toFixed(1) : `${first.toFixed(1)} + ${later.toFixed(1)}`)
const exported = (names: string, from: string): string => (names === '*' ? `export * from '${from}'` : `export { ${names} } from '${from}'`)

const componentRow = async ({ name, ours, antd, baseUi, mantine }: Equivalent) => ({
  'KB of brotli, without React': name,
  '@mall/ui': kb(await sizeOf(exported(ours, ui), styledComponents)),
  'with styled-components': kb(await sizeOf(exported(ours, ui))),
  antd: kb(await sizeOf(exported(antd, 'antd'))),
  'Base UI': baseUi === null ? '–' : kb(await sizeOf(exported(baseUi, '@base-ui/react'))),
  'Mantine': kb(await sizeOf(exported(mantine, '@mantine/core'))),
})

/** What a page of Mantine has beside its script, in KB: the components have no styles of their own. */
const mantineStyles = (): string => (brotliCompressSync(readFileSync(createRequire(join(benchRoot, 'package.json')).resolve('@mantine/core/styles.css'))).length / 1000).toFixed(1)

const components = async (): Promise<void> => {
  const table = []
  for (const row of [...rows, { name: 'everything', ours: '*', antd: '*', baseUi: '*', mantine: '*' }]) table.push(await componentRow(row))
  printTable(table)
  console.log(`\nIn their places: ${six.map(({ name, antd, baseUi, mantine }) => `${name}: ${antd} of antd, ${baseUi ?? 'nothing'} of Base UI, ${mantine} of Mantine`).join('; ')}. Base UI brings no styles, Mantine one sheet of ${mantineStyles()} KB. After a + is what is loaded when it is needed.\n`)
}

const clients = async (): Promise<void> => {
  const sources = {
    '@mall/api, createMall': exported('createMall', api),
    '@mall/api, everything': exported('*', api),
    ky: exported('default', 'ky'),
    'axios + axios-auth-refresh': `export { default as axios } from 'axios'; export { createAuthRefresh } from 'axios-auth-refresh'`,
    'alova + token auth': `export { createAlova } from 'alova'; export { createServerTokenAuthentication } from 'alova/client'; export { default } from 'alova/fetch'`,
  }
  const table = []
  for (const [name, source] of Object.entries(sources)) table.push({ 'KB of brotli': name, '': kb(await sizeOf(source)) })
  printTable(table)
}

/** The two packages as they are built, beside what others use in their places: one bundler, minified, brotli. */
export const run = async (): Promise<void> => {
  await must('pnpm', ['--filter', '@mall/api', '--filter', '@mall/ui', 'run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await components()
  await clients()
}
