import { expect, test } from 'vitest'
import * as ui from './index.ts'
import { exportedNames } from './testing/exported-names.ts'

test('the package exports exactly these names', () => {
  expect(Object.keys(ui).toSorted()).toEqual(exportedNames)
})
