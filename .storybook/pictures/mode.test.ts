import { expect, test } from 'vitest'
import { choosePictures } from './mode.ts'

const here = { wish: 'compare', canPaint: true, isCi: false }

test('nothing is done with pictures unless somebody asks', () => {
  expect(choosePictures({ ...here, wish: undefined, canPaint: false, isCi: true })).toEqual({ mode: 'off' })
  expect(() => choosePictures({ ...here, wish: 'yes' })).toThrow('VISUAL is compare or update')
})

test('where the pinned Chromium runs, pictures are compared and taken', () => {
  expect(choosePictures(here)).toEqual({ mode: 'compare' })
  expect(choosePictures({ ...here, wish: 'update', isCi: true })).toEqual({ mode: 'update' })
})

test('elsewhere a comparison says that it compares nothing, and in CI it fails', () => {
  const elsewhere = { ...here, canPaint: false }
  expect(choosePictures(elsewhere)).toEqual({ mode: 'off', notice: expect.stringContaining('not compared') as string })
  expect(() => choosePictures({ ...elsewhere, isCi: true })).toThrow('cannot be compared here')
  expect(() => choosePictures({ ...elsewhere, wish: 'update' })).toThrow('cannot be taken here')
})
