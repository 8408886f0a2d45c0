import { encode as encodePng } from 'fast-png'
import { encode as encodeJpeg } from 'jpeg-js'
import { drawProduct, type PictureSpec } from '@mall/pictures'
import { beforeAll, describe, expect, it } from 'vitest'
import { createRasterizer } from '../../../hosts/node/rasterizer.ts'
import { decodePicture } from './decode.ts'
import { describe as describePixels, descriptorDistance, descriptorLength } from './descriptor.ts'
import type { Pixels } from './pixels.ts'
import type { Rasterize } from './describe-drawings.ts'

let rasterize: Rasterize
beforeAll(async () => {
  rasterize = await createRasterizer()
})

const specs: readonly PictureSpec[] = [
  { kind: 'stapler', colour: 'azurite', seed: 1 },
  { kind: 'stapler', colour: 'cinnabar', seed: 2 },
  { kind: 'office-chair', colour: 'ink', seed: 3 },
  { kind: 'office-chair', colour: 'graphite', size: 'l', seed: 4 },
  { kind: 'paper-ream', colour: 'green', pack: 5, seed: 5 },
  { kind: 'calculator', colour: 'white', seed: 6 },
  { kind: 'notebook', colour: 'navy', seed: 7 },
  { kind: 'thermos', colour: 'jade', seed: 8 },
]

const canvas = (width: number, height: number, colour: readonly [number, number, number]) => {
  const data = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) data.set([...colour, 255], pixel * 4)
  return { width, height, data }
}

/** The picture on a page: with margins, or cut where it hangs over. */
const onPage = (picture: Pixels, width: number, height: number, left: number, top: number) => {
  const page = canvas(width, height, [255, 255, 255])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [x - left, y - top]
      if (fromX < 0 || fromY < 0 || fromX >= picture.width || fromY >= picture.height) continue
      const from = (fromY * picture.width + fromX) * 4
      page.data.set(picture.data.subarray(from, from + 4), (y * width + x) * 4)
    }
  }
  return page
}

/** As a page shows it: with a small dark button over a corner. */
const withButton = (picture: Pixels): Pixels => {
  const data = Uint8Array.from(picture.data)
  for (let y = picture.height - 20; y < picture.height - 8; y++) {
    for (let x = picture.width - 20; x < picture.width - 8; x++) data.set([40, 48, 56, 255], (y * picture.width + x) * 4)
  }
  return { ...picture, data }
}

const asJpeg = ({ width, height, data }: Pixels, quality: number): Uint8Array => encodeJpeg({ width, height, data }, quality).data
const decoded = (bytes: Uint8Array): Pixels => {
  const pixels = decodePicture(bytes)
  if (pixels === null) throw new Error('not decoded')
  return pixels
}

const nearest = (pixels: Pixels): { index: number; distance: number } => {
  const wanted = describePixels(pixels)
  const distances = specs.map((spec) => descriptorDistance(wanted, describePixels(rasterize(drawProduct(spec), 80))))
  const distance = Math.min(...distances)
  return { index: distances.indexOf(distance), distance }
}

describe('a picture of a product finds it', () => {
  it.each(specs.map((spec, index) => [`${spec.kind} ${spec.colour}`, index] as const))('%s', (_, index) => {
    const drawn = rasterize(drawProduct(specs[index] ?? { kind: 'stapler', colour: 'ink', seed: 0 }), 320)
    expect(nearest(drawn).index, 'as it is').toBe(index)
    expect(nearest(decoded(encodePng({ ...drawn, channels: 4 }))).index, 'as PNG').toBe(index)
    expect(nearest(decoded(asJpeg(drawn, 60))).index, 'as JPEG').toBe(index)
    expect(nearest(onPage(drawn, 480, 420, 70, 40)).index, 'with white margins').toBe(index)
    expect(nearest(onPage(drawn, 280, 280, -20, -20)).index, 'cut at the sides').toBe(index)
    expect(nearest(withButton(drawn)).index, 'with a button over a corner').toBe(index)
    expect(nearest(withButton(drawn)).distance, 'and clearly so').toBeLessThan(0.2)
  })

  it('does not match another object', () => {
    const stripes = canvas(200, 200, [255, 255, 255])
    for (let pixel = 0; pixel < 40_000; pixel++) stripes.data.set([(pixel * 7) % 256, pixel % 256, (pixel >> 8) % 256], pixel * 4)
    expect(nearest(stripes).distance).toBeGreaterThan(0.5)
  })
})

describe('a descriptor', () => {
  it('has one length, also of a single pixel and of one colour', () => {
    for (const [width, height] of [[1, 1], [3, 500], [64, 64]] as const) {
      expect(describePixels(canvas(width, height, [200, 200, 200]))).toHaveLength(descriptorLength)
    }
  })

  it('has no distance to itself, and the same distance in both directions', () => {
    const [one, other] = specs.slice(1, 3).map((spec) => describePixels(rasterize(drawProduct(spec), 80)))
    if (!one || !other) throw new Error('no descriptors')
    expect(descriptorDistance(one, one)).toBe(0)
    expect(descriptorDistance(one, other)).toBe(descriptorDistance(other, one))
    expect(descriptorDistance(one, other)).toBeGreaterThan(0.2)
  })
})

describe('decoding', () => {
  const grey = new Uint8Array([0, 64, 128, 255])

  it('reads grey, grey with alpha, RGB and 16 bit PNG', () => {
    const first = (bytes: Uint8Array) => Array.from(decoded(bytes).data.subarray(4, 8))
    expect(first(encodePng({ width: 2, height: 2, data: grey, channels: 1 }))).toEqual([64, 64, 64, 255])
    expect(first(encodePng({ width: 2, height: 1, data: grey, channels: 2 }))).toEqual([128, 128, 128, 255])
    expect(first(encodePng({ width: 2, height: 1, data: new Uint8Array([1, 2, 3, 4, 5, 6]), channels: 3 }))).toEqual([4, 5, 6, 255])
    const deep = new Uint16Array([0, 0, 0, 257, 514, 65_535])
    expect(first(encodePng({ width: 2, height: 1, data: deep, channels: 3, depth: 16 }))).toEqual([1, 2, 255, 255])
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('<svg/>')],
    ['a GIF', new TextEncoder().encode('GIF89a')],
    ['the beginning of a PNG', encodePng({ width: 2, height: 2, data: grey, channels: 1 }).slice(0, 20)],
    ['a broken JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ])('rejects %s', (_, bytes) => {
    expect(decodePicture(bytes)).toBeNull()
  })

  it('rejects a PNG with a huge declared size before it unpacks it', () => {
    const bytes = encodePng({ width: 2, height: 2, data: grey, channels: 1 })
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(16, 60_000)
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(20, 60_000)
    expect(decodePicture(bytes)).toBeNull()
  })

  const jpegSaying = (height: number, width: number, before: readonly number[] = []) => {
    const jpeg = asJpeg(canvas(16, 16, [200, 10, 10]), 80)
    const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0)
    const bytes = new Uint8Array([...jpeg.slice(0, 2), ...before, ...jpeg.slice(2)])
    const view = new DataView(bytes.buffer)
    view.setUint16(frame + before.length + 5, height)
    view.setUint16(frame + before.length + 7, width)
    return bytes
  }

  it('reads the size of a JPEG after any other segments, and rejects more than 12 megapixels', () => {
    expect(decodePicture(jpegSaying(16, 16))).toMatchObject({ width: 16, height: 16 })
    const comment = [0xff, 0xfe, 0, 6, 0xff, 0xc0, 0xff, 0xc0]
    expect(decodePicture(jpegSaying(16, 16, comment))).toMatchObject({ width: 16, height: 16 })
    expect(decodePicture(jpegSaying(3001, 4000))).toBeNull()
    expect(decodePicture(jpegSaying(60_000, 60_000, comment))).toBeNull()
    expect(decodePicture(jpegSaying(0, 16))).toBeNull()
  })
})
