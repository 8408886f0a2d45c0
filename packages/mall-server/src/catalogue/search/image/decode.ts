import { decode as decodePng } from 'fast-png'
import { decode as decodeJpeg } from 'jpeg-js'
import type { Pixels } from './pixels.ts'

/** Larger pictures are rejected by what their header says: unpacked they would take more memory and time than a search is worth. */
const maxPixels = 12_000_000

const isPng = (bytes: Uint8Array) => [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte)
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Samples of 1 to 4 channels, 8 or 16 bits, as RGBA. */
const toRgba = (data: ArrayLike<number>, count: number, channels: number, depth: number): Uint8Array => {
  const scale = depth === 16 ? 257 : 1
  const rgba = new Uint8Array(count * 4)
  const [green, blue, alpha] = channels >= 3 ? [1, 2, channels === 4 ? 3 : -1] : [0, 0, channels === 2 ? 1 : -1]
  for (let pixel = 0; pixel < count; pixel++) {
    const from = pixel * channels
    rgba[pixel * 4] = (data[from] ?? 0) / scale
    rgba[pixel * 4 + 1] = (data[from + green] ?? 0) / scale
    rgba[pixel * 4 + 2] = (data[from + blue] ?? 0) / scale
    rgba[pixel * 4 + 3] = alpha < 0 ? 255 : (data[from + alpha] ?? 255) / scale
  }
  return rgba
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Width × height of a PNG as its header says, before anything is unpacked; 0 when it does not say. */
const pngPixels = (bytes: Uint8Array): number => {
  const view = viewOf(bytes)
  return bytes.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20)
}

/** Segments that hold the size: start of frame, whatever the coding. C4, C8 and CC are in their range but tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The same of a JPEG: of all its frames the largest, because a decoder would unpack whichever comes. */
const jpegPixels = (bytes: Uint8Array): number => {
  const view = viewOf(bytes)
  let largest = 0
  let at = 2
  while (at + 9 < bytes.length) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    // Not a segment's beginning: within the picture's data, or filled up with FF.
    if (marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd9)) {
      at++
      continue
    }
    if (isFrame(marker)) largest = Math.max(largest, view.getUint16(at + 5) * view.getUint16(at + 7))
    at += 2 + view.getUint16(at + 2)
  }
  return largest
}

const isFit = (pixels: number) => pixels > 0 && pixels <= maxPixels

const pngOf = (bytes: Uint8Array): Pixels | null => {
  if (!isFit(pngPixels(bytes))) return null
  const { width, height, data, channels, depth, palette } = decodePng(bytes)
  if (palette) {
    const rgba = new Uint8Array(width * height * 4)
    const perByte = 8 / depth
    const rowBytes = Math.ceil(width / perByte)
    for (let pixel = 0; pixel < width * height; pixel++) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      const byte = data[y * rowBytes + Math.floor(x / perByte)] ?? 0
      const colour = palette[(byte >> (8 - depth * ((x % perByte) + 1))) & ((1 << depth) - 1)] ?? [255, 255, 255]
      rgba.set([colour[0] ?? 255, colour[1] ?? 255, colour[2] ?? 255, colour[3] ?? 255], pixel * 4)
    }
    return { width, height, data: rgba }
  }
  return depth < 8 ? null : { width, height, data: toRgba(data, width * height, channels, depth) }
}

const jpegOf = (bytes: Uint8Array): Pixels | null =>
  isFit(jpegPixels(bytes))
    ? decodeJpeg(bytes, {
        useTArray: true, formatAsRGBA: true, maxResolutionInMP: maxPixels / 1e6, maxMemoryUsageInMB: 512, tolerantDecoding: true,
      })
    : null

/** The pixels of a PNG or JPEG; null for anything else, broken files and pictures too large to be unpacked. */
export const decodePicture = (bytes: Uint8Array): Pixels | null => {
  try {
    if (isPng(bytes)) return pngOf(bytes)
    return isJpeg(bytes) ? jpegOf(bytes) : null
  } catch {
    return null
  }
}
