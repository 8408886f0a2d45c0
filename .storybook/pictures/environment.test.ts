import { expect, test } from 'vitest'
import { environmentDifferences, type Environment } from './environment.ts'
import { pictureName } from './name.ts'

const there: Environment = { chromium: '156', system: 'linux x64', fonts: { 'sans-serif': 'DejaVu Sans 155320' } }

test('pictures of the same browser, system and fonts can be compared', () => {
  expect(environmentDifferences(there, { ...there })).toEqual([])
})

test('what keeps pictures from being compared is named', () => {
  expect(environmentDifferences(there, { chromium: '157', system: 'linux x64', fonts: { 'sans-serif': 'Arimo 1' } })).toEqual([
    'Chromium: 156 there, 157 here',
    'font for sans-serif: DejaVu Sans 155320 there, Arimo 1 here',
  ])
})

test('a picture is named in letters that every file system takes', () => {
  expect(pictureName('/mall/packages/mall-app/src/screens/shopping/Cart/Cart.stories.tsx', 'One Row')).toBe('screen-cart-one-row')
  expect(pictureName('/mall/packages/ui/src/badge/Badge.stories.tsx', 'States')).toBe('component-badge-states')
})
