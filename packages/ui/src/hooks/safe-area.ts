/** A pointer position, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle in CSS pixels of the viewport, as returned by `getBoundingClientRect()`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Whether a pointer that moved from `from` to `to` would reach `box` if it kept its direction.
 * `slack` widens the box on every side, in pixels, because real movements are not straight.
 */
export const isHeadingInto = (from: Point, to: Point, box: Box, slack = 0): boolean => {
  const [nearX, farX] = crossing(from.x, to.x - from.x, box.left - slack, box.right + slack)
  const [nearY, farY] = crossing(from.y, to.y - from.y, box.top - slack, box.bottom + slack)
  return Math.max(nearX, nearY, 0) <= Math.min(farX, farY)
}

/** The interval, in steps of `delta`, in which a movement from `origin` is between `low` and `high`. */
const crossing = (origin: number, delta: number, low: number, high: number): readonly [number, number] => {
  if (delta === 0) return origin >= low && origin <= high ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const atLow = (low - origin) / delta
  const atHigh = (high - origin) / delta
  return atLow < atHigh ? [atLow, atHigh] : [atHigh, atLow]
}

/** Moves between two neighbouring pixels give only eight directions; a few samples smooth the direction. */
const SAMPLES = 4
const SLACK = 24

/** What {@link createSafeArea} makes. */
export interface SafeArea {
  /** Records the position of the pointer. */
  track: (point: { clientX: number; clientY: number }) => void
  /** Whether the pointer is moving towards `target`. */
  isHeadingTo: (target: Element | null) => boolean
}

/** Tracks the pointer, to distinguish a diagonal movement to an open panel from the choice of another item. */
export const createSafeArea = (): SafeArea => {
  let trail: readonly Point[] = []
  return {
    track({ clientX, clientY }) {
      trail = [...trail.slice(1 - SAMPLES), { x: clientX, y: clientY }]
    },
    isHeadingTo(target) {
      const from = trail[0]
      const to = trail.at(-1)
      if (!target || !from || !to) return false
      return isHeadingInto(from, to, target.getBoundingClientRect(), SLACK)
    },
  }
}
