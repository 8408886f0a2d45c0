import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runMigrate } from './migrate.ts'
import { renames, type Rename } from './renames.ts'
import { compareVersions } from './versions.ts'

const table: readonly Rename[] = [
  { version: '0.2.0', kind: 'name', from: 'Cost', to: 'Price' },
  { version: '0.3.0', kind: 'prop', component: 'Price', from: 'amount', to: 'value' },
]
const page = `import { Cost } from '@mall/ui'\nexport const a = <Cost amount={3} />\n`
const renamed = `import { Price } from '@mall/ui'\nexport const a = <Price value={3} />\n`

let folder = ''
const write = (path: string, text: string | Uint8Array): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
const git = (...args: readonly string[]): void => void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@mall.example', ...args], { cwd: folder, stdio: 'ignore' })
const commit = (): void => {
  git('init')
  git('add', '--all')
  git('commit', '-m', 'a')
}
const run = (args: string, version = '0.3.0', rules = table): { readonly code: number; readonly printed: string } => {
  const lines: string[] = []
  const code = runMigrate(args.split(' '), { folder, version, renames: rules, print: (line) => lines.push(line) })
  return { code, printed: lines.join('\n') }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-migrate-'))
  write('src/page.tsx', page)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('it writes what has been renamed and lists it', () => {
  write('src/other.ts', `import { Badge } from '@mall/ui'\nexport const a = Badge\n`)
  commit()
  expect(run('migrate')).toEqual({ code: 0, printed: 'written  src/page.tsx\n1 of 2 files with @mall/ui written, 0 places left to you.' })
  expect(read('src/page.tsx')).toBe(renamed)
})

test('a dry run writes nothing, wherever it is', () => {
  expect(run('migrate --dry')).toEqual({ code: 0, printed: 'would write  src/page.tsx\n1 of 1 files with @mall/ui would be written, 0 places left to you.' })
  expect(read('src/page.tsx')).toBe(page)
})

test('it refuses outside of a work tree, and among changes that are not committed, unless it is forced', () => {
  expect(run('migrate')).toMatchObject({ code: 2, printed: expect.stringContaining('not in a work tree of git') as unknown })
  commit()
  write('src/new.ts', '')
  expect(run('migrate')).toMatchObject({ code: 2, printed: expect.stringContaining('not committed') as unknown })
  expect(read('src/page.tsx')).toBe(page)
  expect(run('migrate --force').code).toBe(0)
  expect(read('src/page.tsx')).toBe(renamed)
})

test('it refuses where git does not say what has changed', () => {
  commit()
  write('.git/index', 'no index')
  expect(run('migrate')).toMatchObject({ code: 2, printed: expect.stringContaining('git does not say') as unknown })
  expect(read('src/page.tsx')).toBe(page)
})

test('what git is set to elsewhere changes nothing', () => {
  commit()
  for (const setting of ['color.ui always', 'grep.fullName true', 'status.showUntrackedFiles no']) git('config', ...setting.split(' '))
  vi.stubEnv('GIT_LITERAL_PATHSPECS', '1')
  folder = join(folder, 'src')
  expect(run('migrate --dry')).toEqual({ code: 0, printed: 'would write  page.tsx\n1 of 1 files with @mall/ui would be written, 0 places left to you.' })
  write('new.ts', '')
  expect(run('migrate')).toMatchObject({ code: 2, printed: expect.stringContaining('not committed') as unknown })
  folder = dirname(folder)
})

test('a link out of the folder is not followed', () => {
  const outside = mkdtempSync(join(tmpdir(), 'mall-migrate-'))
  writeFileSync(join(outside, 'page.tsx'), page)
  symlinkSync(join(outside, 'page.tsx'), join(folder, 'src/link.tsx'))
  symlinkSync(outside, join(folder, 'src/links'))
  expect(run('migrate --force').printed).toContain('1 of 1 files')
  expect(readFileSync(join(outside, 'page.tsx'), 'utf8')).toBe(page)
  rmSync(outside, { recursive: true })
})

test('what is installed, and what git ignores, stays as it is', () => {
  for (const path of ['node_modules/a/page.tsx', 'packages/a/node_modules/b/page.tsx', 'dist/page.tsx']) write(path, page)
  write('.gitignore', 'dist\n')
  expect(run('migrate --force').printed).toContain('1 of 1 files')
  expect(read('node_modules/a/page.tsx') + read('packages/a/node_modules/b/page.tsx') + read('dist/page.tsx')).toBe(page + page + page)
})

test('what it could not do is named with its line, and the code says so', () => {
  write('a.tsx', `import { Cost } from '@mall/ui'\nexport const a = <Cost {...b} />\n`)
  write('b.vue', `<script setup>import '@mall/ui/elements'</script>`)
  write('c.ts', `import { Cost } from '@mall/ui'\nexport const = 3\n`)
  write('d.ts', Uint8Array.from([...new TextEncoder().encode(`// @mall/ui `), 0xff]))
  const { code, printed } = run('migrate --force')
  expect(code).toBe(1)
  expect(printed).toContain('a.tsx:2: Price is given an object here: look in it for amount, now value\n')
  expect(printed).toContain('b.vue:1: a file of this kind is not read')
  expect(printed).toMatch(/c\.ts:1: the file cannot be read: .*\nd\.ts:1: the file cannot be read/)
})

test('only renames between the two versions are applied', () => {
  expect(run('migrate --force', '0.2.0').code).toBe(0)
  expect(read('src/page.tsx')).toBe(`import { Price } from '@mall/ui'\nexport const a = <Price amount={3} />\n`)
  expect(run('migrate --from 0.2.0 --to 0.3.0 --force').code).toBe(0)
  expect(read('src/page.tsx')).toBe(renamed)
  expect(run('migrate --from 0.3.0 --force')).toEqual({ code: 0, printed: 'Nothing has been renamed between 0.3.0 and 0.3.0.' })
})

test.each(['', 'migrate now', 'migrate --from soon', 'migrate --what'])('`%s` is no use', (args) => {
  expect(run(args).code).toBe(2)
})

test('the table of the package is in order, and nothing is renamed to itself', () => {
  expect(renames.filter(({ from, to }) => from === to)).toEqual([])
  expect(renames.map(({ version }) => version)).toEqual(renames.map(({ version }) => version).toSorted(compareVersions))
  expect(run('migrate --dry', '0.1.0', renames)).toEqual({ code: 0, printed: 'Nothing has been renamed between 0.0.0 and 0.1.0.' })
})
