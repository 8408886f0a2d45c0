import { expect, test } from 'vitest'
import type { Brand } from './brand.ts'
import { knownBrand } from './known-brand.ts'
import { brandVariables } from './variables.ts'

const good: Brand = { name: '青松', primary: '#2F6B3A', radius: 8, fontScale: 1.25, logo: { light: '/a.svg', dark: '/b.svg', alt: '青松' } }
/** A brand as a server sends it: JSON of any kind. */
const sent = (fields: object): Brand => JSON.parse(JSON.stringify({ ...good, ...fields })) as Brand

test('a good brand is the very same object', () => {
  expect(knownBrand(good)).toEqual({ known: good, problems: [] })
  expect(knownBrand(good).known).toBe(good)
})

test.each<[string, object, Partial<Brand>, string]>([
  ['a font scale in words', { fontScale: 'x' }, { fontScale: undefined }, '“fontScale” of a brand is a number from 1 to 1.25, not “x”. It is left out.'],
  ['a radius in words', { radius: '8px' }, { radius: undefined }, '“radius” of a brand is a number from 0 to 12, not “8px”. It is left out.'],
  ['a radius that is a list', { radius: [8] }, { radius: undefined }, '“radius” of a brand is a number from 0 to 12, not [8]. It is left out.'],
  ['a blank name', { name: ' ' }, { name: '企业商城' }, 'The “name” of a brand is a text, not “ ”. The mall\'s own is used instead.'],
  ['a name that is a number', { name: 7 }, { name: '企业商城' }, 'The “name” of a brand is a text, not 7. The mall\'s own is used instead.'],
  ['a logo that is an address', { logo: '/logo.svg' }, { logo: undefined }, 'The “logo” of a brand is { light, dark?, alt? } of texts, not “/logo.svg”. It is left out.'],
  ['a logo without a light one', { logo: { dark: '/b.svg' } }, { logo: undefined }, 'The “logo” of a brand is { light, dark?, alt? } of texts, not {"dark":"/b.svg"}. It is left out.'],
  ['no colour', { primary: null }, { primary: '#175E7A' }, 'A brand needs a colour, “primary”. The mall\'s own colour is used instead.'],
  ['a colour that is a number', { primary: 7 }, { primary: '#175E7A' }, 'A brand needs a colour, “primary”. The mall\'s own colour is used instead.'],
])('%s is reported, and the rest is kept', (_, fields, expected, problem) => {
  const { known, problems } = knownBrand(sent(fields))
  expect(known).toEqual({ ...good, ...expected })
  expect(problems).toEqual([{ field: Object.keys(fields)[0], text: problem }])
  expect(JSON.stringify(brandVariables(known))).not.toContain('NaN')
})

test('null is what was left out', () => {
  expect(knownBrand(sent({ radius: null, fontScale: null, logo: null })).problems).toEqual([])
  expect(brandVariables(knownBrand(sent({ radius: null, fontScale: null })).known)).not.toHaveProperty('--mall-brand-radius')
  expect(knownBrand(sent({ logo: { light: '/a.svg', dark: null, alt: null } })).problems).toEqual([])
})

test('a brand that is no brand at all has every problem, and looks like the mall’s own', () => {
  const { known, problems } = knownBrand('青松' as unknown as Brand)
  expect(known).toMatchObject({ name: '企业商城', primary: '#175E7A' })
  expect(problems).toHaveLength(2)
})
