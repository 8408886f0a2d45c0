import { expect, test } from 'vitest'
import { photoAddress, photoHashOf, photoSources, photoWidths } from './photo.ts'

const photo = { hash: '0123456789abcdef0123456789abcdef', width: 1280, height: 960, standIn: 'UklGRi4A+/=' }
const folder = `/pictures/photo/${photo.hash}/1280x960`

test('the address of a photo says how it is shown in each width and format', () => {
  expect(photoAddress(photo)).toBe(`${folder}/640.webp#${photo.standIn}`)
  expect(photoSources(photoAddress(photo))).toEqual({
    standIn: `data:image/webp;base64,${photo.standIn}`,
    avif: `${folder}/320.avif 320w,${folder}/640.avif 640w,${folder}/1280.avif 1280w`,
    webp: `${folder}/320.webp 320w,${folder}/640.webp 640w,${folder}/1280.webp 1280w`,
  })
  expect(photoHashOf(photoAddress(photo))).toBe(photo.hash)
})

test('also where the mall is on another origin', () => {
  expect(photoSources(`https://mall.example${photoAddress(photo)}`)?.avif).toContain(`https://mall.example${folder}/320.avif 320w`)
})

test.each([[1280, [320, 640, 1280]], [641, [320, 640, 641]], [640, [320, 640]], [500, [320, 500]], [320, [320]], [24, [24]]])('a photo of %i px is kept in %j', (width, widths) => {
  expect(photoWidths(width)).toEqual(widths)
})

test.each([
  '/pictures/10010010.svg?v=3', 'data:image/svg+xml,<svg/>', `${folder}/640.webp`, `${folder}/640.webp#");x`, `/pictures/photo/short/1x1/1.webp#`, '',
])('%s is a drawing, or nothing that may become a style', (imageUrl) => {
  expect(photoSources(imageUrl)).toBeNull()
  expect(photoHashOf(imageUrl)).toBeNull()
})
