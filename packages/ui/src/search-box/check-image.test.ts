import { describe, expect, test } from 'vitest'
import { checkImage } from './check-image.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('the input of an image search', () => {
  const png = (size: number, type = 'image/png') => {
    const content = new Uint8Array(size)
    content.set(latin1('\u0089PNG\r\n\u001a\n').subarray(0, size))
    return new File([content], 'a.png', { type })
  }
  const limit = 2 * 1024 * 1024

  test.each([
    ['a picture', [png(100)], null],
    ['a picture of exactly 2 MB', [png(limit)], null],
    ['a byte more', [png(limit + 1)], 'imageSize'],
    ['an upper-case type', [png(100, 'IMAGE/PNG')], null],
    ['no type', [png(100, '')], null],
    ['a text type', [png(100, 'text/plain')], 'imageType'],
    ['two', [png(100), png(100)], 'imageCount'],
    ['none', [], 'imageType'],
  ])('%s', async (_, files, verdict) => {
    expect(await checkImage(files)).toBe(verdict)
  })

  test('a folder, which cannot be read, is no picture', async () => {
    const folder = new File([], '图片')
    folder.slice = () => {
      throw new DOMException('A requested file or directory could not be found', 'NotFoundError')
    }
    expect(await checkImage([folder])).toBe('imageType')
  })
})
