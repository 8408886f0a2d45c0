/** A bump of the piece's outline: outwards, inwards, or a straight side. */
export type Bump = 1 | -1 | 0

/** What the four sides of a piece look like: top, right, bottom, left. */
export type Sides = readonly [Bump, Bump, Bump, Bump]

const bumpRadius = 8

/** Signed distance to the outline of a piece in a square of `size` px; inside is negative. The body leaves room for the bumps. */
export const distanceToPiece = (x: number, y: number, size: number, sides: Sides): number => {
  const half = size / 2 - bumpRadius
  const [dx, dy] = [x - size / 2, y - size / 2]
  const corner = 4
  const [qx, qy] = [Math.abs(dx) - half + corner, Math.abs(dy) - half + corner]
  let distance = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - corner
  const centres = [[0, -half], [half, 0], [0, half], [-half, 0]] as const
  for (const [place, [cx, cy]] of centres.entries()) {
    const bump = sides[place] ?? 0
    if (bump === 0) continue
    // The circle's centre is a little off the side, so that the neck is narrower than the head.
    const [ox, oy] = [cx * (1 + (bump * -1) / half), cy * (1 + (bump * -1) / half)]
    const circle = Math.hypot(dx - ox, dy - oy) - bumpRadius
    distance = bump === 1 ? Math.min(distance, circle) : Math.max(distance, -circle)
  }
  return distance
}
