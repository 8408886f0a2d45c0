import { expect, test } from 'vitest'
import { choosePictures } from './mode.ts'

const here = { requested: 'compare', canPaint: true, isCi: false }

test('nothing is done with pictures unless somebody asks', () => {
  expect(choosePictures({ ...here, requested: undefined, canPaint: false, isCi: true })).toEqual({ mode: 'off' })
  expect(() => choosePictures({ ...here, requested: 'yes' })).toThrow('VISUAL is compare or update')
})

test('where the pinned Chromium runs, pictures are compared and taken', () => {
  expect(choosePictures(here)).toEqual({ mode: 'compare' })
  expect(choosePictures({ ...here, requested: 'update', isCi: true })).toEqual({ mode: 'update' })
})

test('elsewhere a comparison says that it compares nothing, and in CI it fails', () => {
  const elsewhere = { ...here, canPaint: false }
  expect(choosePictures(elsewhere)).toEqual({ mode: 'off', notice: expect.stringContaining('not compared') as string })
  expect(() => choosePictures({ ...elsewhere, isCi: true })).toThrow('cannot be compared here')
  expect(() => choosePictures({ ...elsewhere, requested: 'update' })).toThrow('cannot be taken here')
})
