import { colourDistance, thumbnailOf, type Pixels, type Rgb, type Thumbnail } from './pixels.ts'
import { withoutSpecks, type Mask } from './specks.ts'

/** To be raised when the descriptor changes. */
export const descriptorVersion = '2'

/** Cells of the grid laid over the object, in each direction. */
const cells = 10
const thumbnailSide = 80
/** A pixel this far from the backdrop belongs to the object; shadows and paper tints stay below. */
const objectDistance = 34
/** A row or column belongs to the object when this part of it does: specks are not an object. */
const objectShare = 0.02

const hues = 12
const greys = 4
export const descriptorLength = cells * cells * 4 + hues + greys

/** Pixels this near to a backdrop are it; a paper tint on a white page is further. */
const sameDistance = 8
/** A frame is peeled off when what is inside has an even border of its own, this part of it at least. */
const evenShare = 0.8

interface Box { left: number; top: number; right: number; bottom: number }

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 255

const borderOf = (picture: Thumbnail, { left, top, right, bottom }: Box): Rgb[] => {
  const border: Rgb[] = []
  for (let x = left; x < right; x++) border.push(picture.at(x, top), picture.at(x, bottom - 1))
  for (let y = top; y < bottom; y++) border.push(picture.at(left, y), picture.at(right - 1, y))
  return border
}

/** The backdrop: the middle colour of the border, and how much of the border has it. */
const backdropOf = (picture: Thumbnail, box: Box): { colour: Rgb; evenness: number } => {
  const border = borderOf(picture, box)
  const middle = (channel: 0 | 1 | 2) => median(border.map((pixel) => pixel[channel]))
  const colour: Rgb = [middle(0), middle(1), middle(2)]
  return { colour, evenness: border.filter((pixel) => colourDistance(pixel, colour) <= sameDistance).length / border.length }
}

/**
 * A screenshot of a page shows the product's picture within white margins: the picture alone, or everything when there are no
 * margins.
 */
const withoutMargins = (picture: Thumbnail): Box => {
  const whole = { left: 0, top: 0, right: picture.width, bottom: picture.height }
  const outer = backdropOf(picture, whole)
  if (outer.evenness < evenShare) return whole
  const box = boxOf(picture, (x, y) => colourDistance(picture.at(x, y), outer.colour) > sameDistance)
  const inner = { left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1 }
  if (inner.right - inner.left < picture.width / 4 || inner.bottom - inner.top < picture.height / 4) return whole
  return backdropOf(picture, inner).evenness >= evenShare ? inner : whole
}

/** First and last index whose share of object pixels counts; the whole range when there is none. */
const extentOf = (counts: readonly number[], across: number): [number, number] => {
  const counting = (count: number) => count >= Math.max(1, across * objectShare)
  const start = counts.findIndex(counting)
  return start < 0 ? [0, counts.length] : [start, counts.findLastIndex(counting) + 1]
}

const boxOf = (picture: Thumbnail, isObject: (x: number, y: number) => boolean): Box => {
  const columns = Array.from({ length: picture.width }, () => 0)
  const rows = Array.from({ length: picture.height }, () => 0)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      if (!isObject(x, y)) continue
      columns[x] = (columns[x] ?? 0) + 1
      rows[y] = (rows[y] ?? 0) + 1
    }
  }
  const [left, right] = extentOf(columns, picture.height)
  const [top, bottom] = extentOf(rows, picture.width)
  return { left, right, top, bottom }
}

/** A square around the box, so that a pen stays thin and a desk stays wide. */
const squareOf = ({ left, top, right, bottom }: Box): { x: number; y: number; side: number } => {
  const side = Math.max(right - left, bottom - top)
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, side }
}

/** Which bin of the histogram a colour falls in: a hue, or a grey by its lightness. */
const binOf = ([red, green, blue]: Rgb): number => {
  const high = Math.max(red, green, blue)
  const range = high - Math.min(red, green, blue)
  if (range < 26) return hues + Math.min(greys - 1, Math.floor((high / 256) * greys))
  const sector = high === red ? ((green - blue) / range + 6) % 6 : high === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return Math.floor((sector / 6) * hues) % hues
}

/** What differs from the background of the frame. */
const objectIn = (picture: Thumbnail, frame: Box): Mask => {
  const { width, height } = picture
  const backdrop = backdropOf(picture, frame).colour
  const cells = new Uint8Array(width * height)
  for (let y = frame.top; y < frame.bottom; y++) {
    for (let x = frame.left; x < frame.right; x++) if (colourDistance(picture.at(x, y), backdrop) > objectDistance) cells[y * width + x] = 1
  }
  return withoutSpecks({ width, height, cells })
}

/**
 * What a picture of one object on an even backdrop looks like, as bytes: how much of each cell of a grid around the object it
 * fills and in which colour, and how its colours are spread. The same object scaled, with other margins or on another even
 * backdrop has nearly the same descriptor.
 */
export const describe = (pixels: Pixels): Uint8Array<ArrayBuffer> => {
  const picture = thumbnailOf(pixels, thumbnailSide)
  const frame = withoutMargins(picture)
  const object = objectIn(picture, frame)
  const isObject = (x: number, y: number) => x >= 0 && x < picture.width && object.cells[y * picture.width + x] === 1
  const square = squareOf(boxOf(picture, isObject))
  const sums = Array.from({ length: cells * cells }, () => ({ area: 0, red: 0, green: 0, blue: 0, pixels: 0 }))
  const histogram = Array.from({ length: hues + greys }, () => 0)
  let objectPixels = 0
  const samples = cells * 4
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const x = Math.floor(square.x + ((column + 0.5) * square.side) / samples)
      const y = Math.floor(square.y + ((row + 0.5) * square.side) / samples)
      const sum = sums[Math.floor(row / 4) * cells + Math.floor(column / 4)]
      if (sum === undefined) continue
      sum.area++
      if (!isObject(x, y)) continue
      const colour = picture.at(x, y)
      sum.pixels++
      sum.red += colour[0]
      sum.green += colour[1]
      sum.blue += colour[2]
      objectPixels++
      const bin = binOf(colour)
      histogram[bin] = (histogram[bin] ?? 0) + 1
    }
  }
  const descriptor = new Uint8Array(descriptorLength)
  sums.forEach((sum, index) => {
    descriptor[index * 4] = Math.round((sum.pixels / sum.area) * 255)
    if (sum.pixels === 0) return
    descriptor[index * 4 + 1] = Math.round(sum.red / sum.pixels)
    descriptor[index * 4 + 2] = Math.round(sum.green / sum.pixels)
    descriptor[index * 4 + 3] = Math.round(sum.blue / sum.pixels)
  })
  histogram.forEach((count, bin) => {
    descriptor[cells * cells * 4 + bin] = objectPixels === 0 ? 0 : Math.round((count / objectPixels) * 255)
  })
  return descriptor
}

const at = (descriptor: Uint8Array, index: number): number => descriptor[index] ?? 0

/** From 0, the same, to about 1, nothing in common: shape and colour cell by cell, and the colours as a whole. */
export const descriptorDistance = (one: Uint8Array, other: Uint8Array): number => {
  let [shape, colour, weight] = [0, 0, 0]
  for (let cell = 0; cell < cells * cells; cell++) {
    const index = cell * 4
    shape += Math.abs(at(one, index) - at(other, index))
    const shared = Math.min(at(one, index), at(other, index))
    weight += shared
    colour +=
      shared *
      (Math.abs(at(one, index + 1) - at(other, index + 1)) +
        Math.abs(at(one, index + 2) - at(other, index + 2)) +
        Math.abs(at(one, index + 3) - at(other, index + 3)))
  }
  let spread = 0
  for (let index = cells * cells * 4; index < descriptorLength; index++) spread += Math.abs(at(one, index) - at(other, index))
  const shapePart = shape / (255 * cells * cells)
  const colourPart = weight === 0 ? 1 : colour / (weight * 255)
  return shapePart + 0.5 * colourPart + 0.25 * (spread / 510)
}
