import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pictureName, subjectName } from './name.ts'

test('a picture is named in letters that every file system takes', () => {
  expect(pictureName('/mall/packages/mall-app/src/screens/shopping/Cart/Cart.stories.tsx', 'One Row')).toBe('screen-cart-one-row')
  expect(pictureName('/mall/packages/ui/src/badge/Badge.stories.tsx', 'States')).toBe('component-badge-states')
})

test('the names of a file begin with its subject', () => {
  expect(subjectName('/mall/.storybook/pages/foundations/Colour.stories.tsx')).toBe('page-colour-')
})

test('no two files of stories have pictures of the same names', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const subjects = files.map((file) => subjectName(`/${file}`))
  expect(subjects.filter((subject, at) => subjects.indexOf(subject) !== at)).toEqual([])
})
