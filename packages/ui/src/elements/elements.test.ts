import { expect, test } from 'vitest'
import { defineMallElements } from './index.ts'

test('on a server there is nothing to define', () => {
  expect([typeof HTMLElement, typeof customElements]).toEqual(['undefined', 'undefined'])
  expect(() => defineMallElements({ brand: { name: '青松集采', primary: '#2F6B3A' } })).not.toThrow()
})
