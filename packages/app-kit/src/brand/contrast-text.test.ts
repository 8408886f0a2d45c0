import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastText } from './contrast-text.ts'

it('says how well a colour can be read in both schemes', () => {
  expect(contrastText('#175E7A')).toBe('对比度：浅色文字 7.1:1、按钮 7.1:1，深色文字 7.3:1、按钮 8.0:1')
})

it('says what takes the place of one that is too light for text', () => {
  expect(contrastText('#FFD400')).toMatch(/^对比度：.*。所选的太浅，字看不清，浅色下用 #[0-9A-F]{6}$/)
})

it('every colour ends at 4.5:1 or more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (rgb) => {
      const ratios = [...contrastText(`#${rgb.toString(16).padStart(6, '0').toUpperCase()}`).matchAll(/([\d.]+):1/g)].map(([, value]) => Number(value))
      expect(ratios).toHaveLength(4)
      for (const value of ratios) expect(value).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
