import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true })

/** Components without styles. */
const invisible: ReadonlySet<string> = new Set(['Link', 'LinkProvider', 'MallThemeProvider', 'VisuallyHidden'])

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !invisible.has(name)
const components = Object.entries(folders).flatMap(([file, exported]) =>
  Object.keys(exported)
    .filter(isComponent)
    .map((name) => ({ name, folder: file.split('/')[1] ?? '' })),
)

const storiesIn = (folder: string) => globSync(`${folder}/*.stories.tsx`, { cwd: root }).map((path) => readFileSync(root + path, 'utf8')).join('\n')

test.each(components)('$name has a state table', ({ folder }) => {
  expect(storiesIn(folder), `packages/ui/src/${folder} has no story “States”`).toMatch(/^export const States = meta\.story\(/m)
})
