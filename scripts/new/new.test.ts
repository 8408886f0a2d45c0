import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, test } from 'vitest'
import { root } from '../run.ts'

/*
 * What the generators write into a copy of the project holds its types and its rules of style from the first minute.
 */

const copy = join(mkdtempSync(join(tmpdir(), 'mall-new-')), 'mall')
const left = new Set(['node_modules', '.git', '.data', '__screenshots__', 'storybook-static'].map((name) => join(root, name)))

/** Runs a command in the copy; what it says is the failure when it fails. */
const run = (command: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

/** One of each: the calls of a controller that is new, a screen of each archetype on them, one in another app, and a list with a table of its own. */
const write = `
import { newAction } from './scripts/new/action.ts'
import { newCall } from './scripts/new/call.ts'
import { findPlace } from './scripts/new/place.ts'
import { newScreen } from './scripts/new/screen.ts'
import { readStates } from './scripts/new/source.ts'
import { newTable } from './scripts/new/table.ts'
for (const action of ['List', 'Detail', 'Agree']) newCall('Sample', action)
newScreen(await findPlace(['samples', 'Samples'], 'mall-app', '样品'), 'queue', 'Sample')
newScreen(await findPlace(['samples', 'OtherSamples'], 'second-app', '样品'), 'queue', 'Sample')
newAction('Sample', 'Withdraw', '撤回')
newAction('Sample', 'Discard', '作废')
newTable('OwnSample', readStates('pending=待确认,confirmed=已确认'))
for (const action of ['List', 'Detail']) newCall('OwnSample', action)
newScreen(await findPlace(['samples', 'OwnSamples'], 'mall-app', '样品'), 'queue', 'OwnSample')
newAction('OwnSample', 'Confirm', '确认')
for (const archetype of ['document', 'ledger', 'workshop']) newScreen(await findPlace(['samples', 'Sample' + archetype], 'mall-app', '样品'), archetype, 'Sample')
`

/** What another app brings for its screens. */
const secondApp: Readonly<Record<string, string>> = {
  'site/define-screen.ts': `
import { screenDefiner } from '@mall/app-kit/screens/define-screen.ts'
export { reads } from '@mall/app-kit/screens/define-screen.ts'
export const menuOrder = ['first']
export const defineScreen = screenDefiner<'default', 'first'>({ first: '首页' })
`,
  'site/routes.ts': `
import { hrefOf } from '@mall/app-kit/screens/href.ts'
import type { Screen } from '@mall/app-kit/screens/define-screen.ts'
export interface Screens {}
export const href = hrefOf<Screens>({} as Readonly<Record<keyof Screens, Screen>>)
`,
  'queries/use-list-page.ts': `export { useListPage } from '@mall/app-kit/list/use-list-page.ts'`,
}

/** What follows from it, in a process of its own as in `npm run new`: the contract is read again. */
const generate = `
import { writeLists } from './scripts/generate/write-lists.ts'
await writeLists()
`

let written: readonly string[]

beforeAll(() => {
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !left.has(path) && basename(path) !== 'dist' })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const second = join(copy, 'packages/second-app')
  for (const [file, text] of Object.entries(secondApp)) {
    mkdirSync(dirname(join(second, 'src', file)), { recursive: true })
    writeFileSync(join(second, 'src', file), text)
  }
  symlinkSync('../mall-app/node_modules', join(second, 'node_modules'))
  const lines = run('node', '--input-type=module', '--eval', write).split('\n')
  run('node', '--input-type=module', '--eval', generate)
  written = [...new Set(lines.flatMap((line) => /^(?:new|changed) +(\S+)/.exec(line)?.[1] ?? []))]
}, 120_000)

afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }))

test('its types hold', { timeout: 300_000 }, () => {
  const config = { extends: './tsconfig.json', include: ['packages/*/src/**/*.d.ts', 'packages/*-app/src/screens/*/*/screen.ts', '.storybook/*.d.ts'], files: written }
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config))
  run('node', 'node_modules/typescript-7/bin/tsc', '--project', 'tsconfig.new.json')
})

test('its style holds', { timeout: 300_000 }, () => {
  run('node', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...written)
})
