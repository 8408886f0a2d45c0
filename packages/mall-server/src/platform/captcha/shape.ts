export interface Point { readonly x: number; readonly y: number }

/** A closed line around the origin, none of whose points is farther from it than 1. */
export type Outline = readonly Point[]

const at = (x: number, y: number): Point => ({ x, y })

/** The points of a line that is given by its distance from the origin in every direction. */
const around = (count: number, distance: (angle: number) => number): Outline =>
  Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2
    return at(Math.cos(angle) * distance(angle), Math.sin(angle) * distance(angle))
  })

const star = Array.from({ length: 10 }, (_, place) => {
  const [angle, distance] = [(place / 10) * 2 * Math.PI - Math.PI / 2, place % 2 === 0 ? 1 : 0.46]
  return at(Math.cos(angle) * distance, Math.sin(angle) * distance)
})

const heart = Array.from({ length: 36 }, (_, place) => {
  const turn = (place / 36) * 2 * Math.PI
  const y = 13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)
  return at((16 * Math.sin(turn) ** 3) / 17.5, (-y - 2.5) / 17.5)
})

const moon = [
  ...Array.from({ length: 25 }, (_, place) => {
    const angle = 0.9 + (place / 24) * (2 * Math.PI - 1.8)
    return at(Math.cos(angle) * 0.95 + 0.1, Math.sin(angle) * 0.95)
  }),
  ...Array.from({ length: 17 }, (_, place) => {
    const angle = -1.25 - (place / 16) * (2 * Math.PI - 2.5)
    return at(Math.cos(angle) * 0.78 + 0.44, Math.sin(angle) * 0.78)
  }),
]

const arm = 0.34
const cross = [
  at(-arm, -0.94), at(arm, -0.94), at(arm, -arm), at(0.94, -arm), at(0.94, arm), at(arm, arm),
  at(arm, 0.94), at(-arm, 0.94), at(-arm, arm), at(-0.94, arm), at(-0.94, -arm), at(-arm, -arm),
]

const drop = Array.from({ length: 32 }, (_, place) => {
  const turn = (place / 32) * 2 * Math.PI
  return at(0.72 * Math.sin(turn) * Math.sin(turn / 2) ** 1.4, -Math.cos(turn) * 0.98)
})

const bolt = [at(0.3, -1), at(-0.62, 0.16), at(-0.08, 0.16), at(-0.32, 1), at(0.62, -0.22), at(0.08, -0.22)]

const arrow = [at(0, -0.98), at(0.82, -0.06), at(0.34, -0.06), at(0.34, 0.94), at(-0.34, 0.94), at(-0.34, -0.06), at(-0.82, -0.06)]

const clover = around(48, (angle) => 0.66 + 0.33 * Math.cos(3 * (angle + Math.PI / 2)))

/** Shapes that everybody can name, and distinguish even when their outline is faint, rotated or of another size. */
export const outlines: readonly Outline[] = [star, heart, moon, cross, drop, bolt, arrow, clover]

/** The outline turned by an angle, rad, and made `size` px large to each side. */
export const placed = (outline: Outline, size: number, angle: number): Outline => {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return outline.map(({ x, y }) => at(x * cos - y * sin, x * sin + y * cos))
}

/** Signed distance to an outline, px; inside is negative. */
export const distanceTo = (outline: Outline, x: number, y: number): number => {
  let nearest = Infinity
  let inside = false
  let from = outline.at(-1) ?? at(0, 0)
  for (const to of outline) {
    const [ex, ey, wx, wy] = [to.x - from.x, to.y - from.y, x - from.x, y - from.y]
    const share = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1)))
    nearest = Math.min(nearest, (wx - ex * share) ** 2 + (wy - ey * share) ** 2)
    if (from.y > y !== to.y > y && x < (ex * wy) / ey + from.x) inside = !inside
    from = to
  }
  return Math.sqrt(nearest) * (inside ? -1 : 1)
}
