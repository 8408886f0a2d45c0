import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, pairsOfBrand, primaryContrast } from './contrast-of.ts'

const schemes = ['light', 'dark'] as const

test('a light yellow is no text on paper, and what is drawn of it is', () => {
  const { given, drawn, colour, required } = primaryContrast({ name: '黄', primary: '#FFD100' }, 'light')
  expect(given).toBeLessThan(1.5)
  expect(drawn).toBeGreaterThanOrEqual(required)
  expect(colour).not.toBe('#FFD100')
})

test('a colour that is readable is drawn as it is', () => {
  const { given, drawn, colour } = primaryContrast({ name: '青松', primary: '#2F6B3A' }, 'light')
  expect(colour).toBe('#2F6B3A')
  expect(given).toBe(drawn)
})

const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
const hex = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join('')}`)

test('whatever colour a tenant has, what is drawn of it can be read', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom(...schemes), (primary, scheme) => {
      const brand = { name: '任一', primary }
      const unreadable = pairsOfBrand(brand).filter((pair) => contrastOf(pair, brand, scheme).reached < pair.ratio)
      expect(unreadable).toEqual([])
    }),
  )
})
