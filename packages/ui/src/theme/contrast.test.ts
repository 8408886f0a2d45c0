import { describe, expect, test } from 'vitest'
import { contrastPairs } from '../testing/contrast-pairs.ts'
import { brandColours, defaultBrand, type Brand } from './brand.ts'
import { contrast, hexToOklch, oklchToHex } from './color.ts'
import type { ConcreteScheme } from './tokens.ts'
import { themeVariables } from './variables.ts'

const tenants: Brand[] = [
  defaultBrand,
  { name: '青松集采', primary: '#2F6B3A' },
  { name: '一种黄', primary: '#FFD100' },
  { name: '一种紫', primary: '#6B2FBF' },
  { name: '近黑', primary: '#101010' },
  { name: '近白', primary: '#F4F4F4' },
]
const schemes: ConcreteScheme[] = ['light', 'dark']

const pairs = tenants.flatMap((brand) =>
  schemes.flatMap((scheme) => contrastPairs.map(({ front, back, ratio }) => [brand.name, scheme, front, back, ratio, brand] as const)),
)

test.each(pairs)('%s, %s: %s on %s reaches %d:1', (_name, scheme, front, back, ratio, brand) => {
  const colours = themeVariables(brand, scheme)
  expect(contrast(colours[`--mall-${front}`] ?? '', colours[`--mall-${back}`] ?? '')).toBeGreaterThanOrEqual(ratio)
})

describe('derivation', () => {
  test('a brand that is readable already keeps its colour', () => {
    expect(brandColours({ name: '青松', primary: '#2F6B3A' }, 'light').primary).toBe('#2F6B3A')
  })

  test('hue stays when lightness moves', () => {
    const yellow = hexToOklch('#FFD100')
    const darkened = hexToOklch(brandColours({ name: '黄', primary: '#FFD100' }, 'light').primary)
    expect(Math.abs(darkened.h - yellow.h)).toBeLessThan(0.06)
    expect(darkened.l).toBeLessThan(yellow.l)
  })

  test('the house colours in lower case are the house colours', () => {
    expect(brandColours({ name: '我', primary: '#175e7a' }, 'dark')).toEqual(brandColours(defaultBrand, 'dark'))
  })

  test.each(['red', '#12', '#GGGGGG', ''])('“%s” throws an error that explains it', (primary) => {
    expect(() => brandColours({ name: '错', primary }, 'light')).toThrow(/#rrggbb/)
  })
})

describe('colour', () => {
  test.each(['#000000', '#FFFFFF', '#175E7A', '#C23B1E', '#6FB9D6', '#00FF00', '#ABCDEF'])('%s survives OKLCH and back', (hex) => {
    expect(oklchToHex(hexToOklch(hex))).toBe(hex)
  })

  test.each([
    ['#000', '#FFF', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#175E7A', '#175E7A', 1],
  ])('contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })
})
