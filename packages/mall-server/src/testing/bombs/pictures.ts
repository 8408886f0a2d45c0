import { zlibSync } from 'fflate'

const bytesOf = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> => new Uint8Array(parts.flatMap((part) => [...part]))
const uint32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const uint16 = (value: number): number[] => [value >>> 8, value & 255]
const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0))

const crcOf = (bytes: readonly number[]): number => {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const chunk = (type: string, data: Uint8Array | readonly number[]): number[] => {
  const body = [...ascii(type), ...data]
  return [...uint32(data.length), ...body, ...uint32(crcOf(body))]
}

/** A PNG whose header says one size and whose data unpacks to any. */
const pngOf = (width: number, height: number, pixels: Uint8Array, others: readonly number[] = []): Uint8Array<ArrayBuffer> =>
  bytesOf([0x89, ...ascii('PNG\r\n\x1a\n')], chunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]), others, chunk('IDAT', zlibSync(pixels, { level: 9 })), chunk('IEND', []))

/** A JPEG of 12 megapixels with so many scans, none of which has anything in it. */
const jpegOfScans = (scans: number): Uint8Array<ArrayBuffer> => {
  const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...uint16(data.length + 2), ...data]
  const table = segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)])
  const frame = segment(0xc2, [8, ...uint16(3_000), ...uint16(4_000), 1, 1, 0x11, 0])
  const huffman = (place: number) => segment(0xc4, [place, 1, ...Array.from({ length: 15 }, () => 0), 0])
  const scan = [...segment(0xda, [1, 1, 0, 0, 0, 0]), 0]
  return bytesOf([0xff, 0xd8], table, frame, huffman(0), huffman(0x10), ...Array.from({ length: scans }, () => scan), [0xff, 0xd9])
}

/** A GIF of so many frames of one pixel, on a screen of 65,535². */
const gifOfFrames = (frames: number): Uint8Array<ArrayBuffer> => {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  return bytesOf(ascii('GIF89a'), [255, 255, 255, 255, 0, 0, 0], ...Array.from({ length: frames }, () => frame), [0x3b])
}

/** Pictures whose header or data asks for more than a picture to search by. */
export const pictureBombs: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'a PNG of 30,000 × 30,000': () => pngOf(30_000, 30_000, new Uint8Array(1_000)),
  'a PNG of 1 × 1 that unpacks to 100 MB': () => pngOf(1, 1, new Uint8Array(100 * 1024 * 1024)),
  'a PNG whose profile unpacks to 100 MB': () => pngOf(1, 1, new Uint8Array(5), chunk('iCCP', [...ascii('a\0\0'), ...zlibSync(new Uint8Array(100 * 1024 * 1024), { level: 9 })])),
  'a JPEG of 1,000 scans': () => jpegOfScans(1_000),
  'a GIF of 60,000 frames': () => gifOfFrames(60_000),
}
