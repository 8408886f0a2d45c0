import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { PicturesRefused, readPictures } from './read-pictures.ts'

const bytes = new Uint8Array([0xff, 0xd8, 0xff])
const zipOf = (names: readonly string[]): File => new File([new Uint8Array(zipSync(Object.fromEntries(names.map((name) => [name, bytes]))))], '图片.zip')

test('pictures of a zip are taken by their names, whatever folder they are in; other files are not', async () => {
  const { pictures: found } = await readPictures([zipOf(['a/880001-10.jpg', 'a/880001-2.JPG', '880001.png', '__MACOSX/880001.png', '.880002.png', '说明.txt', '880003.svg'])])
  expect(found.map(({ name, type }) => [name, type])).toEqual([['880001-2.JPG', 'image/jpeg'], ['880001-10.jpg', 'image/jpeg'], ['880001.png', 'image/png']])
  expect(new Uint8Array(await (found[0]?.arrayBuffer() ?? new ArrayBuffer(0)))).toEqual(bytes)
})

test('pictures may be chosen beside a zip', async () => {
  expect((await readPictures([new File([bytes], '880009.webp'), zipOf(['880001.avif'])])).pictures.map(({ name }) => name)).toEqual(['880001.avif', '880009.webp'])
})

test('a picture that is larger than one may be is left in the zip, and named', async () => {
  const large = new File([new Uint8Array(zipSync({ '1.png': new Uint8Array(10 * 1024 * 1024 + 1), '2.png': bytes }))], '大.zip')
  const { pictures, tooLarge } = await readPictures([large])
  expect([pictures.map(({ name }) => name), tooLarge]).toEqual([['2.png'], ['1.png']])
})

test.each([[new File(['x'], '说明.txt')], [new File(['no zip'], '坏.zip')]])('%s is refused', async (file) => {
  await expect(readPictures([file])).rejects.toThrow(PicturesRefused)
})
