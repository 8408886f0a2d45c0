import { expect, test } from 'vitest'
import { pictureName, subjectName } from './name.ts'

test('a picture is named in letters that every file system takes', () => {
  expect(pictureName('/mall/packages/mall-app/src/screens/shopping/Cart/Cart.stories.tsx', 'One Row')).toBe('screen-cart-one-row')
  expect(pictureName('/mall/packages/ui/src/badge/Badge.stories.tsx', 'States')).toBe('component-badge-states')
})

test('the names of a file begin with its subject', () => {
  expect(subjectName('/mall/.storybook/pages/foundations/Colour.stories.tsx')).toBe('page-colour-')
})
