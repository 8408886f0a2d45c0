import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkImage, looksLikeImage } from './check-image.ts'

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const bitmap = (header: number) => Uint8Array.from([0x42, 0x4d, ...Array<number>(12).fill(0), header, 0])

describe('a picture is recognised by its first bytes', () => {
  test.each([
    ['JPEG', latin1('\u00ff\u00d8\u00ff\u00e0')],
    ['PNG', latin1('\u0089PNG\r\n\u001a\n')],
    ['GIF', latin1('GIF89a')],
    ['WebP', latin1('RIFF\u0010\0\0\0WEBPVP8 ')],
    ['AVIF', latin1('\0\0\0\u0020ftypavif')],
    ['HEIC, an iPhone’s', latin1('\0\0\0\u0018ftypheic')],
    ['TIFF', latin1('II*\0')],
    ['BMP', bitmap(40)],
  ])('%s', (_, head) => expect(looksLikeImage(head)).toBe(true))

  test.each([
    ['a program', latin1('MZ\u0090\0')],
    ['a video', latin1('\0\0\0\u0020ftypisom')],
    ['sound', latin1('RIFF\u0010\0\0\0WAVEfmt ')],
    ['a text that begins with BM', latin1('BMW 系列'.slice(0, 4))],
    ['HTML', latin1('<!doctype html>')],
    ['a drawing with scripts in it', latin1('<svg xmlns="')],
    ['nothing', new Uint8Array()],
  ])('not %s', (_, head) => expect(looksLikeImage(head)).toBe(false))

  test('any bytes get a result', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (head) => typeof looksLikeImage(head) === 'boolean'))
  })
})

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
