import { useRef } from 'react'

/** A place of the pointer, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle in CSS pixels of the viewport, as `getBoundingClientRect()` gives it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Whether a pointer that went from `from` to `to` would reach `box` if it kept its direction.
 * `slack` widens the box on every side, in pixels, because hands do not draw straight lines.
 */
export function isHeadingInto(from: Point, to: Point, box: Box, slack = 0): boolean {
  const [nearX, farX] = crossing(from.x, to.x - from.x, box.left - slack, box.right + slack)
  const [nearY, farY] = crossing(from.y, to.y - from.y, box.top - slack, box.bottom + slack)
  return Math.max(nearX, nearY, 0) <= Math.min(farX, farY)
}

/** When, in steps of `delta`, a walk from `origin` is between `low` and `high`. */
function crossing(origin: number, delta: number, low: number, high: number): readonly [number, number] {
  if (delta === 0) return origin >= low && origin <= high ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const atLow = (low - origin) / delta
  const atHigh = (high - origin) / delta
  return atLow < atHigh ? [atLow, atHigh] : [atHigh, atLow]
}

/** Moves between two pixels give only eight directions; a few samples back the direction is smooth. */
const SAMPLES = 4
const SLACK = 24

/** What {@link useSafeArea} gives. */
export interface SafeArea {
  /** Remembers where the pointer is. */
  track: (point: { clientX: number; clientY: number }) => void
  /** Whether the pointer is on its way to `target`. */
  isHeadingTo: (target: Element | null) => boolean
}

/** Follows the pointer to tell a diagonal travel to an open panel from a choice of another item. */
export function useSafeArea(): SafeArea {
  const trail = useRef<Point[]>([])
  return {
    track({ clientX, clientY }) {
      trail.current = [...trail.current.slice(1 - SAMPLES), { x: clientX, y: clientY }]
    },
    isHeadingTo(target) {
      const from = trail.current[0]
      const to = trail.current.at(-1)
      if (!target || !from || !to) return false
      return isHeadingInto(from, to, target.getBoundingClientRect(), SLACK)
    },
  }
}
