/** What a photo may be uploaded as. */
export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** The longest header of an AVIF and list of chunks of a PNG that are looked at. */
const looked = 4096

const textAt = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, Math.min(to, bytes.length)))

const uint32At = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at)

/** What its first bytes say it is: names and types are chosen by whoever sends it. Null: nothing that is taken. */
export const photoKindOf = (bytes: Uint8Array): PhotoKind | null => {
  if (bytes.length < 32) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (uint32At(bytes, 0) === 0x89504e47 && uint32At(bytes, 4) === 0x0d0a1a0a) return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp'
  return textAt(bytes, 4, 8) === 'ftyp' && brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null
}

/** The brands of an ISO container: the major one, and those after its version. */
const brandsOf = (bytes: Uint8Array): string[] => {
  const words = textAt(bytes, 8, Math.min(uint32At(bytes, 0), looked)).match(/[^]{4}/g) ?? []
  return words.filter((_, at) => at !== 1)
}

/** APNG says so in a chunk before its data. */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  for (let at = 8; at + 8 <= Math.min(bytes.length, looked); at += 12 + uint32At(bytes, at)) {
    const type = textAt(bytes, at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** More than one frame: a photo stands still. */
export const isAnimated = (bytes: Uint8Array, kind: PhotoKind): boolean => {
  if (kind === 'png') return isAnimatedPng(bytes)
  if (kind === 'webp') return textAt(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0
  return kind === 'avif' && textAt(bytes, 8, 12) === 'avis'
}
