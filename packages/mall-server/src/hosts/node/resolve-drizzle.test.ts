import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { resolveDrizzle } from './resolve-drizzle.ts'

const context = (parentURL: string) => ({ conditions: [], importAttributes: {}, parentURL })
const own = context(import.meta.url)
/** Where Node finds Drizzle's modules. */
const folder = dirname(fileURLToPath(import.meta.resolve('drizzle-orm')))
const importsOf = (source: string): readonly string[] => [...source.matchAll(/^(?:import|export)\b[^;]*?\bfrom "(\.[^"]+)"/gm)].map(([, specifier = '']) => specifier)

test('each entry of Drizzle is looked for once, whoever imports it', () => {
  const resolve = resolveDrizzle()
  const next = vi.fn((specifier: string) => ({ url: `file:///${specifier}` }))
  for (const parent of [own, context('file:///other.ts'), own]) for (const name of ['drizzle-orm', 'drizzle-orm/pg-core']) expect(resolve(name, parent, next)).toMatchObject({ url: `file:///${name}` })
  expect(next.mock.calls.map(([specifier]) => specifier)).toEqual(['drizzle-orm', 'drizzle-orm/pg-core'])
})

test('anything else is resolved by Node', () => {
  const resolve = resolveDrizzle()
  const next = vi.fn((specifier: string) => ({ url: `file:///${specifier}` }))
  for (const name of ['./main.ts', 'drizzle-kit', 'zod', 'node:fs']) resolve(name, own, next)
  expect(next).toHaveBeenCalledTimes(4)
})

test('what its modules import of one another is a file, as Node resolves it, and a module', async () => {
  const resolve = resolveDrizzle()
  const { readFile } = await import('node:fs/promises')
  const next = () => {
    throw new Error('asked Node')
  }
  let count = 0
  for (const file of globSync('{.,pg-core/**,node-postgres,pglite,sql/**}/*.js', { cwd: folder })) {
    const parentURL = pathToFileURL(join(folder, file)).href
    for (const specifier of importsOf(await readFile(join(folder, file), 'utf8'))) {
      const { url, format } = resolve(specifier, context(parentURL), next)
      expect(fileURLToPath(url), `${file} imports ${specifier}`).toBe(createRequire(parentURL).resolve(specifier))
      expect(format).toBe('module')
      count++
    }
  }
  expect(count).toBeGreaterThan(300)
})
