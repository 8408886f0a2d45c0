import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import type { MadePhoto, PhotoFault } from '../../../catalogue/pictures/make-photo.ts'
import { pictureBombs } from '../../../testing/bombs/pictures.ts'
import { cameraPhoto } from '../../../testing/photos.ts'
import { makePhoto } from './make-photo.ts'
import { createPhotoMaker } from './photo-maker.ts'

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#336699' } })
const made = (result: MadePhoto | PhotoFault): MadePhoto => {
  if (typeof result === 'string') throw new Error(result)
  return result
}
const has = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

describe('a photo', () => {
  it('is turned upright, made in three widths and two formats, and says nothing of where it was taken', async () => {
    const bytes = await cameraPhoto()
    expect([has(bytes, 'SECRETCAM'), has(bytes, 'Exif')]).toEqual([true, true])
    const { width, height, versions, standIn, look } = made(await makePhoto(bytes))
    expect([width, height]).toEqual([1200, 1600])
    expect(versions.map(({ width: of, format }) => `${of}.${format}`)).toEqual(['320.avif', '320.webp', '640.avif', '640.webp', '1200.avif', '1200.webp'])
    for (const { bytes: version, width: of, format } of versions) {
      const found = await sharp(version).metadata()
      expect([found.format === 'heif' ? 'avif' : found.format, found.width, Math.round((found.height / found.width) * 3)]).toEqual([format, of, 4])
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect([has(version, 'SECRETCAM'), has(version, 'Exif')]).toEqual([false, false])
    }
    expect(standIn.length).toBeLessThan(300)
    expect((await sharp(Buffer.from(standIn, 'base64')).metadata()).height).toBe(24)
    expect(look.length).toBeGreaterThan(100)
  })

  it('is the same each time', async () => {
    const bytes = await cameraPhoto(400, 300)
    expect(await makePhoto(bytes)).toEqual(await makePhoto(bytes))
  })

  it('that is small is not enlarged, and one that is tall is made narrower', async () => {
    expect(made(await makePhoto(bytesOf(await plain(200, 100).png().toBuffer())))).toMatchObject({ width: 200, height: 100 })
    expect(made(await makePhoto(bytesOf(await plain(500, 4000).png().toBuffer())))).toMatchObject({ width: 200, height: 1600 })
  })

  it('with nothing behind its goods stands on white', async () => {
    const png = await sharp({ create: { width: 100, height: 100, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } }).png().toBuffer()
    const [version] = made(await makePhoto(bytesOf(png))).versions
    const { dominant } = await sharp(version?.bytes).stats()
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
  })

  it.each([['jpeg'], ['png'], ['webp'], ['avif']] as const)('may be a %s, whatever its name says', async (format) => {
    expect(made(await makePhoto(bytesOf(await plain(64, 48).toFormat(format).toBuffer())))).toMatchObject({ width: 64, height: 48 })
  })
})

const frames = (format: 'webp' | 'gif') =>
  sharp(Buffer.alloc(10 * 20 * 3, 7).fill(200, 300), { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } }).toFormat(format, { loop: 0, delay: [100, 100] }).toBuffer()

const halfOf = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length / 2)

const withChunk = (png: Buffer, type: string): Buffer => {
  const after = 33
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from(type), Buffer.alloc(8, 1), Buffer.alloc(4)])
  return Buffer.concat([png.subarray(0, after), chunk, png.subarray(after)])
}

describe('what is no photo', () => {
  const cases: readonly (readonly [string, PhotoFault, () => Promise<Uint8Array> | Uint8Array])[] = [
    ['an SVG', 'kind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'.padEnd(99))],
    ['a GIF', 'kind', () => plain(9, 9).gif().toBuffer()],
    ['a moving GIF', 'kind', () => frames('gif')],
    ['a TIFF', 'kind', () => plain(9, 9).tiff().toBuffer()],
    ['a page', 'kind', () => Buffer.from('<!doctype html><script>alert(1)</script>'.padEnd(99))],
    ['nothing', 'kind', () => new Uint8Array()],
    ['the beginning of a JPEG', 'kind', () => Uint8Array.of(0xff, 0xd8, 0xff)],
    ['a moving WebP', 'frames', () => frames('webp')],
    ['a moving PNG', 'frames', async () => withChunk(await plain(9, 9).png().toBuffer(), 'acTL')],
    ['half of a JPEG', 'broken', async () => halfOf(await cameraPhoto(800, 600))],
    ['half of a PNG', 'broken', async () => halfOf(await plain(900, 900).png().toBuffer())],
    ['half of an AVIF', 'broken', async () => halfOf(await sharp(await cameraPhoto(800, 600)).avif().toBuffer())],
    ['a JPEG with the content of a page', 'broken', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>'.padEnd(99))])],
    ['a PNG of 30,000 × 30,000', 'pixels', () => pictureBombs['a PNG of 30,000 × 30,000']?.() ?? new Uint8Array()],
    ['an AVIF of 17 million pixels', 'pixels', () => plain(4250, 4000).avif({ effort: 0, quality: 1 }).toBuffer()],
    ['a JPEG of 1,000 scans', 'broken', () => pictureBombs['a JPEG of 1,000 scans']?.() ?? new Uint8Array()],
  ]
  it.each(cases)('%s: %s', async (_, fault, make) => {
    expect(await makePhoto(new Uint8Array(await make()))).toBe(fault)
  }, 60_000)

  test('what stands behind a photo is not in what is made of it', async () => {
    const polyglot = Buffer.concat([await cameraPhoto(400, 300), Buffer.from('PK\u0003\u0004<script>alert("polyglot")</script>')])
    const { versions } = made(await makePhoto(bytesOf(polyglot)))
    expect(versions.some(({ bytes }) => has(bytes, 'polyglot') || has(bytes, 'script'))).toBe(false)
  })
})

describe('in a thread', () => {
  it('makes the same, and does not hold up the server', async () => {
    const bytes = await cameraPhoto(2400, 1800)
    let turns = 0
    const counter = setInterval(() => turns++, 1)
    const maker = createPhotoMaker()
    const result = made(await maker(bytes))
    clearInterval(counter)
    expect(turns).toBeGreaterThan(20)
    expect(result.versions.map(({ bytes: version }) => version.length)).toEqual(made(await makePhoto(bytes)).versions.map(({ bytes: version }) => version.length))
    expect(await maker(bytesOf(Buffer.from('<svg/>')))).toBe('kind')
  }, 60_000)

  it('refuses in words when too many wait', async () => {
    const maker = createPhotoMaker()
    const bytes = bytesOf(await plain(16, 16).png().toBuffer())
    const results = await Promise.allSettled(Array.from({ length: 24 }, () => maker(bytes)))
    expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual(Array.from({ length: 3 }, () => 'BusinessError: 正在处理的图片较多，请稍后再试'))
  }, 60_000)
})
