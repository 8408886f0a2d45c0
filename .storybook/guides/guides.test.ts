import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import * as api from '../../packages/api/src/index.ts'
import * as ui from '../../packages/ui/src/index.ts'
import type { Guide } from '../../packages/ui/src/testing/guide.ts'
import { readComponentFacts, releasesOf, changesOf, tablesOf } from '../../scripts/read-component-facts.ts'
import { readStories } from '../../scripts/read-stories.ts'
import { inChinese, keyWords } from './key-words.ts'
import { partNames, stateNames } from './names.ts'

const guides = new Map(
  Object.entries(import.meta.glob<{ readonly guide: Guide }>('../../packages/ui/src/*/*.guide.tsx', { eager: true })).map(([path, { guide }]) => [path.split('/').at(-2) ?? '', guide]),
)
const sources = import.meta.glob<string>(['../../packages/ui/src/*/*.{ts,tsx}', '!../../packages/ui/src/*/*.{test,stories,guide}.*'], { eager: true, query: '?raw', import: 'default' })
const facts = readComponentFacts()
const entries = Object.keys(facts)
const stories = await readStories('packages/ui/src/*/*.stories.tsx')

const sourceOf = (entry: string) =>
  Object.entries(sources)
    .filter(([path]) => path.split('/').at(-2) === entry)
    .map(([, text]) => text)
    .join('\n')
const guideOf = (entry: string): Guide => {
  const guide = guides.get(entry)
  if (!guide) throw new Error(`packages/ui/src/${entry} has no guide: ${facts[entry]?.name}.guide.tsx`)
  return guide
}
const lessonsOf = ({ pairs }: Guide) => pairs.flatMap(({ good, bad }) => [good, bad])
const sentencesOf = (guide: Guide): readonly string[] => [guide.lead, ...guide.use, ...guide.avoid, ...lessonsOf(guide).map(({ because }) => because)]

/** A part is named as its users write it: TopBar.Cart. */
const isExported = (name: string) => name.replace('.', '') in ui
const entryOf = new Map(entries.flatMap((entry) => (facts[entry]?.components ?? []).map((component) => [component, entry])))
/** Names of HTML that every component passes on. */
const native: ReadonlySet<string> = new Set(['aria-label', 'h1', 'li', 'readOnly', 'role', 'ul'])
const packages: ReadonlySet<string> = new Set(['@mall/api', '@mall/ui/file-kinds'])

const namesIn = (sentence: string) => [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** The names in a sentence that do not exist: neither on the component nor on one that the sentence names. */
const unknownIn = (entry: string) => (sentence: string) => {
  const names = namesIn(sentence)
  const source = [entry, ...names.flatMap((name) => entryOf.get(name) ?? [])].map(sourceOf).join('\n')
  const isKnown = (name: string) => isExported(name) || name in api || native.has(name) || packages.has(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source)
  return names.filter((name) => !isKnown(name))
}

const hasChinese = (text: string) => /\p{Script=Han}/u.test(text)
const isDrawn = (shown: ReactNode) => isValidElement(shown)

test('every component with stories has a guide, and every guide a component', () => {
  expect([...guides.keys()].toSorted()).toEqual(stories.map(({ path }) => path.split('/').at(-2) ?? '').toSorted())
  expect([...guides.keys()].toSorted()).toEqual(entries.toSorted())
})

test.each(entries)('the guide of %s says when to use it and when not, and shows both', (entry) => {
  const guide = guideOf(entry)
  expect(guide.use.length).toBeGreaterThanOrEqual(2)
  expect(guide.avoid.length).toBeGreaterThanOrEqual(1)
  expect(sentencesOf(guide).filter((text) => text.trim().length < 8 || !hasChinese(text))).toEqual([])
  expect(lessonsOf(guide).filter(({ shows }) => !isDrawn(shows))).toEqual([])
})

test.each(entries)('the guide of %s names what exists', (entry) => {
  expect(sentencesOf(guideOf(entry)).flatMap(unknownIn(entry))).toEqual([])
})

test('what is called stable is in use', () => {
  expect(entries.filter((entry) => guideOf(entry).maturity === 'stable' && facts[entry]?.uses === 0)).toEqual([])
})

test('an address of a design file is one', () => {
  expect([...guides].filter(([, { design }]) => design !== undefined && !URL.canParse(design))).toEqual([])
})

test('each part and each state has a Chinese name, and no name is left over', () => {
  const parts = new Set(Object.values(facts).flatMap((one) => one.parts))
  const states = new Set(Object.values(facts).flatMap((one) => one.states.map(({ name }) => name)))
  expect(Object.keys(partNames).toSorted()).toEqual([...parts].toSorted())
  expect(Object.keys(stateNames).toSorted()).toEqual([...states].toSorted())
})

test('what the keys do is said in Chinese, and no words are left over', () => {
  const cells = Object.values(facts).flatMap(({ keys }) => keys.flatMap(({ head, rows }) => [...head, ...rows.flat()]))
  expect([...new Set(cells.filter((cell) => inChinese(cell) === undefined))]).toEqual([])
  expect(Object.keys(keyWords).filter((words) => !cells.includes(words))).toEqual([])
})

test('the keys and attributes of a guide are read from its tables', () => {
  const text = '# X\n\n## Keyboard\n\n| Key | In the field |\n|---|---|\n| <kbd>↓</kbd> | Opens \\| closes |\n\n| Key | In the list |\n|---|---|\n| <kbd>Esc</kbd> | Closes |\n\n## Props\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
  expect(tablesOf(text, 'Keyboard')).toEqual([
    { head: ['Key', 'In the field'], rows: [['<kbd>↓</kbd>', 'Opens | closes']] },
    { head: ['Key', 'In the list'], rows: [['<kbd>Esc</kbd>', 'Closes']] },
  ])
  expect(facts['search-box']?.states.find(({ name }) => name === 'data-size')?.said).toEqual(['root · `hero`, `default` or `small`'])
})

test('the changes of a component are the entries that name it, newest first', () => {
  const changeset = "---\n'@mall/ui': minor\n---\n\n`Button` takes\n`render`.\n"
  const log = '# @mall/ui\n\nAbout versions.\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: `Table` is faster.\n\n## 0.1.0\n\n### Minor Changes\n\n- 1a2b3c5: The first release.\n\n  - `Button` and `Table`.\n'
  const releases = releasesOf('@mall/ui', [changeset, "---\n'@mall/api': minor\n---\n\n`Button`\n"], log)
  expect(changesOf(releases, ['Button'])).toEqual([{ version: '', text: '`Button` takes `render`.' }, { version: '0.1.0', text: '`Button` and `Table`.' }])
  expect(changesOf(releases, ['Tree'])).toEqual([{ version: '0.1.0', text: 'The first release.' }])
})
