/** A decoded picture: four bytes a pixel, rows from the top. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** A colour with channels from 0 to 255. */
export type Rgb = readonly [number, number, number]

/**
 * The mean colour of a rectangle, what is transparent being white. The rectangle is cut to the picture and is one pixel at
 * least.
 */
const meanOf = ({ width, height, data }: Pixels, left: number, top: number, right: number, bottom: number): Rgb => {
  const x0 = Math.min(width - 1, Math.max(0, Math.floor(left)))
  const y0 = Math.min(height - 1, Math.max(0, Math.floor(top)))
  const x1 = Math.min(width, Math.max(x0 + 1, Math.round(right)))
  const y1 = Math.min(height, Math.max(y0 + 1, Math.round(bottom)))
  let [red, green, blue] = [0, 0, 0]
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = (y * width + x) * 4
      const alpha = (data[at + 3] ?? 255) / 255
      red += 255 + ((data[at] ?? 255) - 255) * alpha
      green += 255 + ((data[at + 1] ?? 255) - 255) * alpha
      blue += 255 + ((data[at + 2] ?? 255) - 255) * alpha
    }
  }
  const count = (x1 - x0) * (y1 - y0)
  return [red / count, green / count, blue / count]
}

/** A small picture as rows of colours: what is compared need not be sharp. */
export interface Thumbnail {
  readonly width: number
  readonly height: number
  at(x: number, y: number): Rgb
}

/** Shrinks a picture so that its longer side has `side` pixels. */
export const thumbnailOf = (pixels: Pixels, side: number): Thumbnail => {
  const scale = side / Math.max(pixels.width, pixels.height)
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const [stepX, stepY] = [pixels.width / width, pixels.height / height]
  const colours = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    return meanOf(pixels, x * stepX, y * stepY, (x + 1) * stepX, (y + 1) * stepY)
  })
  return { width, height, at: (x, y) => colours[y * width + x] ?? [255, 255, 255] }
}

export const colourDistance = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
