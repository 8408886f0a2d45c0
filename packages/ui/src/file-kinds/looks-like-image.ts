const HEAD = 16

/** What the formats that a browser can draw begin with, as [offset, bytes in Latin-1]. */
const signatures: readonly (readonly [number, string])[] = [
  [0, '\u00FF\u00D8\u00FF'],
  [0, '\u0089PNG\r\n\u001A\n'],
  [0, 'GIF87a'],
  [0, 'GIF89a'],
  [8, 'WEBP'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  ...['avif', 'avis', 'heic', 'heix', 'hevc', 'mif1', 'msf1'].map((brand) => [4, `ftyp${brand}`] as const),
]
/** A bitmap says only BM, as many texts do; the size of its header (12, or 40 and more) gives it away. */
const bitmapHeaders = new Set([12, 40, 52, 56, 64, 108, 124])

/** Whether bytes begin like a picture. The name and the declared type of a file prove nothing. */
export const looksLikeImage = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, HEAD))
  if (text.startsWith('BM')) return bitmapHeaders.has(head[14] ?? 0)
  return signatures.some(([offset, bytes]) => text.startsWith(bytes, offset))
}
