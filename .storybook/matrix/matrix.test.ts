import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screenMatrix, storiesOfAll } from './screen-matrix.ts'

const rows = screenMatrix()
const preview = readFileSync(fileURLToPath(new URL('../preview.tsx', import.meta.url)), 'utf8')

test.each(rows.filter(({ route }) => route.built))('the screen of route $id has the stories it owes', ({ missing }) => {
  expect(missing).toEqual([])
})

test('stories of a screen belong to a route, or to all of them', () => {
  const titles = storiesOfAll().map(({ title }) => title)
  expect(titles.filter((title) => title.startsWith('Screens/')).toSorted()).toEqual(['Screens/全局提示', 'Screens/布局', 'Screens/提示页'])
})

/** Storybook reads the order from the source of preview.tsx, so it has to be written there by hand. */
test('the sidebar has the screens in the order of the route table', () => {
  const ordered = [...new Set(rows.flatMap(({ title }) => title?.replace('Screens/', '') ?? []))]
  const screens = preview.slice(preview.indexOf("'Screens',"))
  const at = ordered.map((title) => screens.indexOf(`'${title}'`))
  expect(ordered.filter((_, index) => at[index] === -1)).toEqual([])
  expect(at).toEqual(at.toSorted((one, other) => one - other))
})
