import { expect, test } from 'vitest'
import { inEveryLook, inOneLook } from '../.storybook/modes.ts'
import { snapshotsOf } from './count-snapshots.ts'

test.each([
  ['no parameters', {}, 1],
  ['one look', inOneLook, 1],
  ['every look', inEveryLook, 4],
  ['a mode that is disabled', { chromatic: { modes: { ...inEveryLook.chromatic.modes, 'pine dark': { disable: true } } } }, 3],
  ['no picture', { chromatic: { ...inEveryLook.chromatic, disableSnapshot: true } }, 0],
])('a story with %s', (_, parameters, expected) => {
  expect(snapshotsOf({ parameters })).toBe(expected)
})
