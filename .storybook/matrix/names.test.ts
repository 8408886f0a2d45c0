import { expect, test } from 'vitest'
import { readStories } from '../../scripts/read-stories.ts'

const files = await readStories('{packages/*/src,.storybook/*}/**/*.stories.tsx')
const place = /^(?:Archetypes|Components|Flows|Foundations|Parts|Patterns|Screens)\//
const inBoth = /\p{Script=Han}.*[A-Za-z0-9]|[A-Za-z0-9].*\p{Script=Han}/u

test.each(files.map(({ title }) => title))('%s is found by a Chinese word and by an English one', (title) => {
  expect(title.replace(place, '')).toMatch(inBoth)
})

test('what is linked to by its id keeps it, whatever its name', () => {
  const ids = files.filter(({ title }) => /^(?:Components|Foundations|Patterns|Flows)\//.test(title)).flatMap(({ stories }) => stories.map(({ id }) => id))
  expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([])
})
