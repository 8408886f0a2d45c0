import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
/** The modules that a module imports when it runs: neither types nor dynamic imports. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/^(?:import|export) (?!type\b)[\w\s{},*]*?from '([^']+)'/gm)].map(([, from]) => from ?? '').map((from) => (from.startsWith('.') ? join(dirname(path), from) : from))
const isClient = (path: string) => read(path).startsWith("'use client'\n")

/** The modules that run on a server which imports `path`: all but those that a client module keeps behind it. */
const onServer = (path: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(path)) return seen
  seen.add(path)
  if (isClient(path)) return seen
  for (const from of importsOf(path)) if (/\.tsx?$/.test(from)) onServer(from, seen)
  return seen
}

const reached = [...onServer('index.ts')]
const server = reached.filter((path) => !isClient(path))

test('on a server the package is React-free: what needs a browser or a hook is behind a client module', () => {
  expect(server.length).toBeGreaterThan(60)
  expect(server.filter((path) => path.endsWith('.tsx') || importsOf(path).some((from) => !/\.tsx?$/.test(from)))).toEqual([])
})

test.each(['category-nav/group-categories.ts', 'top-bar/format-count.ts', 'theme/variables.ts', 'theme/tokens.ts', 'user-centre-menu/filter-menu.ts', 'upload-field/validate-file.ts', 'toasts/create-toasts.ts'])(
  '%s is usable there',
  (path) => {
    expect(server).toContain(path)
  },
)

test('no entry is a client module, and no module is one without need', () => {
  const all = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => isClient(path))
  expect(all.filter((path) => path.endsWith('index.ts'))).toEqual([])
  expect(all.filter((path) => !reached.includes(path))).toEqual([])
})
