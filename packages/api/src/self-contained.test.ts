import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** What the package is made of: the sources with their comments, which become its types, and its documents. */
const files = [
  'README.md',
  ...readdirSync(join(packageFolder, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')).map((name) => join('docs', name)),
  ...readdirSync(join(packageFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => join('src', name)),
]

/** A section of a document, or a document that a site that installs the package does not have. */
const pointer = /§|(?<!methods\/[-\w]*)\b(product|screens|architecture)\.md\b|docs\/decisions|\bspecification,? (of|section|shared)\b/i

it('no comment points to a text that is not in the package', () => {
  expect(files.length).toBeGreaterThan(80)
  const pointing = files.flatMap((file) =>
    readFileSync(join(packageFolder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pointer.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(pointing).toEqual([])
})
