/** A picture in a square frame: how large it is drawn, and where its middle is, in px of the frame from the frame's middle. */
export interface Crop {
  /** 1: it just covers the frame. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const frameSize = 240
/** Of the file that is made, px. */
export const avatarSize = 256
export const maxZoom = 4

/** How many px of the frame a px of the picture takes. */
const scaleOf = ({ width, height }: Size, zoom: number): number => (frameSize / Math.min(width, height)) * zoom

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** The crop nearest to this one that leaves no part of the frame empty. */
export const covering = (picture: Size, { zoom, x, y }: Crop): Crop => {
  const kept = Math.min(maxZoom, Math.max(1, zoom))
  const scale = scaleOf(picture, kept)
  return { zoom: kept, x: clamp(x, (picture.width * scale - frameSize) / 2), y: clamp(y, (picture.height * scale - frameSize) / 2) }
}

/** Where the picture is drawn in a frame of `side` px. */
export const placeOf = (picture: Size, { zoom, x, y }: Crop, side: number = frameSize) => {
  const scale = scaleOf(picture, zoom)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const ratio = side / frameSize
  return { left: ((frameSize - width) / 2 + x) * ratio, top: ((frameSize - height) / 2 + y) * ratio, width: width * ratio, height: height * ratio }
}

const step = 8

/** What a key does to a crop; null for a key that does nothing. */
export const cropAfter = (key: string, crop: Crop): Crop | null => {
  const moves: Readonly<Record<string, Crop>> = {
    ArrowLeft: { ...crop, x: crop.x - step },
    ArrowRight: { ...crop, x: crop.x + step },
    ArrowUp: { ...crop, y: crop.y - step },
    ArrowDown: { ...crop, y: crop.y + step },
    '+': { ...crop, zoom: crop.zoom + 0.1 },
    '-': { ...crop, zoom: crop.zoom - 0.1 },
  }
  return moves[key] ?? null
}
