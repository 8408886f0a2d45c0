import sharp from 'sharp'

/** What a program sees of a challenge, and nothing else. */
export interface SeenPuzzle {
  readonly width: number
  readonly height: number
  /** Brightness of the background, row by row. */
  readonly light: Float64Array
  /** Width of the piece, and how opaque and bright its pixels are. */
  readonly size: number
  readonly alpha: Float64Array
  readonly pieceLight: Float64Array
  readonly pieceY: number
}

interface Pixels { readonly data: Uint8Array; readonly info: { readonly width: number; readonly height: number; readonly channels: number } }

const pixelsOf = (dataUrl: string): Promise<Pixels> =>
  sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')).raw().toBuffer({ resolveWithObject: true })

const brightness = ({ data, info }: Pixels): Float64Array =>
  Float64Array.from({ length: info.width * info.height }, (_, place) => {
    const at = place * info.channels
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
  })

/** The mean of each pixel and its eight neighbours: what a program does first against grain. */
const smoothed = (light: Float64Array, width: number): Float64Array =>
  light.map((_, place) => {
    let [sum, count] = [0, 0]
    for (const dy of [-1, 0, 1]) {
      for (const dx of [-1, 0, 1]) {
        const value = light[place + dy * width + dx]
        if (value === undefined) continue
        sum += value
        count++
      }
    }
    return sum / count
  })

export const seePuzzle = async ({ background, piece, pieceY }: { background: string; piece: string; pieceY: number }): Promise<SeenPuzzle> => {
  const [back, front] = [await pixelsOf(background), await pixelsOf(piece)]
  const { width, height } = back.info
  return {
    width,
    height,
    light: smoothed(brightness(back), width),
    size: front.info.width,
    alpha: Float64Array.from({ length: front.info.width * front.info.height }, (_, place) => (front.data[place * front.info.channels + 3] ?? 0) / 255),
    pieceLight: brightness(front),
    pieceY,
  }
}
