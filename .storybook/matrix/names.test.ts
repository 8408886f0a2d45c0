import { expect, test } from 'vitest'
import { readStories } from '../../scripts/read-stories.ts'
import { longName, shortName, sidebarLabel, stateWords } from '../story-names.ts'
import { sceneWords } from '../scene-words.ts'
import { stateNames } from './owed-states.ts'

const files = await readStories('{packages/*/src,.storybook/*}/**/*.stories.tsx')
const place = /^(?:Archetypes|Components|Flows|Foundations|Parts|Patterns|Screens|Seller)\//
const inBoth = /\p{Script=Han}.*[A-Za-z0-9]|[A-Za-z0-9].*\p{Script=Han}/u

test.each(files.map(({ title }) => title))('%s is found by a Chinese word and by an English one', (title) => {
  expect(title.replace(place, '')).toMatch(inBoth)
})

test('a folder of the sidebar has a name in both languages, and nothing is in a folder by a slash of its name', () => {
  const folders = files.flatMap(({ title }) => title.split('/').slice(0, -1))
  expect([...new Set(folders)].filter((folder) => !inBoth.test(sidebarLabel(folder)))).toEqual([])
  expect(files.filter(({ title }) => title.split('/').length > 2).map(({ title }) => title)).toEqual([])
})

test('what is linked to by its id keeps it, whatever its name', () => {
  const ids = files.filter(({ title }) => /^(?:Components|Foundations|Patterns|Flows)\//.test(title)).flatMap(({ stories }) => stories.map(({ id }) => id))
  expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([])
})

test('each state that a screen owes has a Chinese word, and each word is that of a story', () => {
  const exported = new Set(files.flatMap(({ stories }) => stories.map(({ exportName }) => exportName)))
  expect(stateNames.filter((name) => stateWords[name] === undefined)).toEqual([])
  expect(Object.keys({ ...stateWords, ...sceneWords }).filter((name) => !exported.has(name))).toEqual([])
  expect(Object.keys(sceneWords).filter((name) => stateWords[name] !== undefined)).toEqual([])
})

test('a story is found by its state and by what it shows, and stands in the sidebar without the latter', () => {
  const name = longName({ name: 'Empty', exportName: 'Empty', title: 'Screens/我的购物车 Cart' })
  expect(name).toBe('Empty 空 · 我的购物车 Cart')
  expect(shortName(name)).toBe('Empty 空')
  expect(shortName('我的购物车 Cart')).toBe('我的购物车 Cart')
  expect(sidebarLabel('Empty 空 · 我的购物车 Cart')).toBe('Empty 空')
  expect(sidebarLabel('With Action')).toBe('With Action 带操作')
})
