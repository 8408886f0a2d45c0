import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeImage } from './looks-like-image.ts'

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
