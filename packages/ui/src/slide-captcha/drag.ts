import type { SlideTrackPoint } from './types.ts'

const MAX_POINTS = 2000
/** A frame of a 60 Hz screen: denser points say nothing more. */
const GAP_MS = 15

/** A movement of the piece, from one press to one release. */
export interface Drag {
  pointerId: number
  /** Records where the pointer is and answers how far along the piece is, 0 to 1. */
  move: (clientX: number, clientY: number, now: number) => number
  track: () => SlideTrackPoint[]
}

/**
 * Follows one pointer. `travel` is the way of the handle in client pixels, as drawn (so zoom and CSS transforms are in
 * it), `max` the same way in pixels of the picture, `from` the share of it that lies behind.
 */
export function startDrag(start: { pointerId: number; x: number; y: number; now: number; travel: number; max: number; from: number }): Drag {
  const scale = start.travel > 0 ? start.max / start.travel : 0
  const points: SlideTrackPoint[] = [{ x: 0, y: 0, t: 0 }]
  let last: SlideTrackPoint = { x: 0, y: 0, t: 0 }
  return {
    pointerId: start.pointerId,
    move(clientX, clientY, now) {
      const dx = (clientX - start.x) * scale
      last = { x: Math.round(dx), y: Math.round((clientY - start.y) * scale), t: Math.round(now - start.now) }
      const previous = points.at(-1)
      if (points.length < MAX_POINTS - 1 && (!previous || last.t - previous.t >= GAP_MS)) points.push(last)
      return start.max > 0 ? Math.min(1, Math.max(0, start.from + dx / start.max)) : 0
    },
    // Where it was let go is always told, however soon after the point before.
    track: () => (points.at(-1) === last ? [...points] : [...points, last]),
  }
}
