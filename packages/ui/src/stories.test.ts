import { expect, test } from 'vitest'
import { readStories } from '../../../scripts/read-stories.ts'

const folders = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true })
const guides = import.meta.glob<string>('./*/*.mdx', { eager: true, query: '?raw', import: 'default' })
const sources = import.meta.glob<string>(['./*/*.{ts,tsx}', '!./*/*.{test,stories,guide}.*'], { eager: true, query: '?raw', import: 'default' })
const files = await readStories('packages/ui/src/*/*.stories.tsx')

/** Components without styles. */
const invisible: ReadonlySet<string> = new Set(['Link', 'LinkProvider', 'MallThemeProvider', 'VisuallyHidden'])

/** Folders of components without a key: they show, or hold what is put into them and plain links. */
const still: ReadonlySet<string> = new Set([
  'alert', 'avatar', 'badge', 'breadcrumbs', 'budget-bar', 'description-list', 'empty', 'field', 'footer', 'form-actions', 'form-grid', 'icon',
  'ledger', 'loading-overlay', 'page-header', 'price', 'seal', 'section', 'sheet', 'skeleton', 'stack', 'stat-card', 'status-tag', 'steps', 'text', 'timeline',
])

const folderOf = (path: string) => path.split('/')[1] ?? ''
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !invisible.has(name)
const components = Object.entries(folders).flatMap(([file, exported]) =>
  Object.keys(exported)
    .filter(isComponent)
    .map((name) => ({ name, folder: folderOf(file) })),
)
const textOf = (texts: Record<string, string>, folder: string) =>
  Object.entries(texts)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, text]) => text)
    .join('\n')

test.each(components)('$name has a state table', ({ folder }) => {
  const names = files.filter(({ path }) => path.startsWith(`packages/ui/src/${folder}/`)).flatMap(({ stories }) => stories.map(({ name }) => name))
  expect(names, `packages/ui/src/${folder} has no story “States”`).toContain('States')
})

test.each(components)('$name has a guide, with its keys', ({ name, folder }) => {
  // A part is named as its users write it: TopBar.Cart.
  const guide = textOf(guides, folder).replaceAll(/\b([A-Z]\w+)\.([A-Z])/g, '$1$2')
  expect(guide, `packages/ui/src/${folder} has no guide (.mdx) that names ${name}`).toMatch(new RegExp(`\\b${name}\\b`))
  const keys = /^## Keyboard\n\n\| Key \|.*\n\| ?---.*\n\| \S/m
  if (still.has(folder)) expect(guide, `${folder} is listed as one without keys`).not.toMatch(keys)
  else expect(guide, `the guide of ${folder} has no table “## Keyboard”`).toMatch(keys)
})

/** What a site gives to an element of its own, for the component around it. */
const givenBySites = new Set(['data-initial-focus'])

test.each([...new Set(components.map(({ folder }) => folder))])('the guide of %s names no attribute that is not set', (folder) => {
  const named = new Set(textOf(guides, folder).match(/\bdata-[a-z-]+/g))
  const source = textOf(sources, folder)
  expect([...named].filter((attribute) => !source.includes(attribute) && !givenBySites.has(attribute))).toEqual([])
})
