import type { SlideTrackPoint } from './types.ts'

const MAX_POINTS = 2000
/** One frame at 60 Hz: more points carry no information. */
const GAP_MS = 15

/** The recorded path of the piece and the pointer; times are relative to its start. */
export interface Track {
  add: (x: number, y: number, now: number) => void
  points: () => SlideTrackPoint[]
}

/** Records at most 2,000 points, one per frame; the last one is always among them. */
export const startTrack = (since: number): Track => {
  const points: SlideTrackPoint[] = []
  let last: SlideTrackPoint = { x: 0, y: 0, t: 0 }
  const add = (x: number, y: number, now: number) => {
    last = { x: Math.round(x), y: Math.round(y), t: Math.round(now - since) }
    const previous = points.at(-1)
    if (!previous || (points.length < MAX_POINTS - 1 && last.t - previous.t >= GAP_MS)) points.push(last)
  }
  add(0, 0, since)
  return { add, points: () => (points.at(-1) === last ? [...points] : [...points, last]) }
}
