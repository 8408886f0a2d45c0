import { expect, test } from 'vitest'
import { parseBrand } from './parse-brand.ts'

const problems = (value: unknown) => {
  const read = parseBrand(typeof value === 'string' ? value : JSON.stringify(value))
  return 'problems' in read ? read.problems.map(({ field }) => field) : []
}

test('a valid brand is returned unchanged', () => {
  const brand = { name: '青松集采', primary: '#2F6B3A', radius: 6, fontScale: 1.1, logo: { light: '/logo.svg' } }
  expect(parseBrand(JSON.stringify(brand))).toEqual({ brand })
})

test.each([
  ['{ "name": ', ['JSON']],
  [[], ['JSON']],
  [null, ['JSON']],
  [{}, ['primary', 'name']],
  [{ name: ' ', primary: '#2F6B3A' }, ['name']],
  [{ name: '青松', primary: 'green' }, ['primary']],
  [{ name: '青松', primary: '#2F6B3' }, ['primary']],
  [{ name: '青松', primary: '#2F6B3A', radius: 13, fontScale: '1' }, ['fontScale', 'radius']],
  [{ name: '青松', primary: '#2F6B3A', logo: {} }, ['logo']],
  [{ name: '青松', primary: '#2F6B3A', colour: 1 }, ['colour']],
])('%j: problems in %j', (value, fields) => {
  expect(problems(value)).toEqual(fields)
})

test('what the provider takes is taken: a short colour, and null for what was left out', () => {
  expect(problems({ name: '青松', primary: '#2F6', radius: null, logo: null })).toEqual([])
})
