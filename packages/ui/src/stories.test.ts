import { expect, test } from 'vitest'
import { readStories } from '../../../scripts/read-stories.ts'

const folders = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true })
const files = await readStories('packages/ui/src/*/*.stories.tsx')

/** Components without styles. */
const invisible: ReadonlySet<string> = new Set(['Link', 'LinkProvider', 'MallThemeProvider', 'VisuallyHidden'])

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !invisible.has(name)
const components = Object.entries(folders).flatMap(([file, exported]) =>
  Object.keys(exported)
    .filter(isComponent)
    .map((name) => ({ name, folder: file.split('/')[1] ?? '' })),
)

test.each(components)('$name has a state table', ({ folder }) => {
  const names = files.filter(({ path }) => path.startsWith(`packages/ui/src/${folder}/`)).flatMap(({ stories }) => stories.map(({ name }) => name))
  expect(names, `packages/ui/src/${folder} has no story “States”`).toContain('States')
})
