import { expect, it } from 'vitest'
import { findUnwantedWords } from './check-words.ts'

it('names the file, the place, the words and what to write instead', () => {
  expect(findUnwantedWords('a.ts', 'const rows = 1\n/** Read anew. */')).toEqual(['a.ts:2:10 says "anew": write again, from scratch'])
})

it.each([
  ['a verb for a return', '/** Looks for a row. Answers its id. */'],
  ['a verb for a return, in a sentence', '/** A rule that answers whether it holds. */'],
  ['a name', 'const usersToldOf = 1'],
  ['a name that begins so', 'const toldUsers = 1'],
  ['a person without a noun', '/** For who may order. */'],
  ['a person without a noun, first', '/** Who may only look has no action. */'],
  ['somebody in general', '/** What one buys again. */'],
  ['somebody in general, later', '/** Kept while one scrolls. */'],
  ['a property without its owner', '/** Replaced by an own one, at the prices of now. */'],
  ['what belongs to somebody in general', '/** Days of one’s own. */'],
])('finds %s', (_, line) => {
  expect(findUnwantedWords('a.ts', line)).toHaveLength(1)
})

it.each([
  ['answers of a server', '/** The proxy answers 502; it has 20 answers a minute, and wrong answers are counted. */'],
  ['a person with a noun', '/** For users who may order. */'],
  ['a question', '/** States who may import whom, and by whom. Who works here? */'],
  ['a loop', 'for (const id of now.keys()) read(id)'],
  ['a number', '/** What one of its calls returns; the first one is ours, and where one is missing, none. */'],
  ['words that contain them', 'const displayed = replayed(isolde, slippery)'],
])('lets pass %s', (_, line) => {
  expect(findUnwantedWords('a.ts', line)).toEqual([])
})
