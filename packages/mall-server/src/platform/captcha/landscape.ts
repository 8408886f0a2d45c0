import type { Random } from '../seeded-random.ts'

export type Rgb = readonly [number, number, number]

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share,
]

const smooth = (share: number) => share * share * (3 - 2 * share)

/** Noise between 0 and 1 that changes smoothly: a lattice of chance values, blended. */
const createNoise = (random: Random) => {
  const lattice = Float64Array.from({ length: 4096 }, () => random.next())
  const at = (x: number, y: number) => lattice[((x & 63) << 6) | (y & 63)] ?? 0
  const single = (x: number, y: number) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [smooth(x - left), smooth(y - top)]
    const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx
    const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx
    return upper * (1 - fy) + lower * fy
  }
  return (x: number, y: number) => (single(x, y) * 4 + single(x * 2.1, y * 2.1) * 2 + single(x * 4.3, y * 4.3)) / 7
}

interface Palette { readonly sky: readonly [Rgb, Rgb]; readonly hills: readonly Rgb[]; readonly sun: Rgb }

const palettes: readonly Palette[] = [
  { sky: [[126, 178, 214], [238, 226, 205]], hills: [[126, 160, 168], [92, 133, 128], [62, 104, 92], [46, 78, 66]], sun: [255, 246, 220] },
  { sky: [[232, 164, 124], [252, 224, 178]], hills: [[186, 124, 118], [142, 92, 108], [98, 68, 94], [66, 50, 78]], sun: [255, 240, 196] },
  { sky: [[96, 132, 176], [190, 206, 218]], hills: [[120, 146, 166], [88, 118, 142], [64, 92, 118], [44, 66, 92]], sun: [244, 248, 252] },
  { sky: [[150, 196, 170], [238, 236, 206]], hills: [[150, 178, 124], [116, 152, 98], [84, 124, 80], [58, 92, 64]], sun: [255, 250, 214] },
]

/** A landscape of hills under a sky, another one each time: the colour of every pixel. */
export const createLandscape = (random: Random, width: number, height: number): ((x: number, y: number) => Rgb) => {
  const palette = random.pick(palettes)
  const noise = createNoise(random)
  const [sunX, sunY, sunSize] = [random.int(30, width - 30), random.int(18, 52), random.int(12, 20)]
  const ridges = palette.hills.map((colour, layer) => {
    const [shift, stretch] = [random.next() * 60, 0.012 + layer * 0.007]
    const base = height * (0.34 + layer * 0.16)
    const tall = 46 - layer * 6
    const line = Float64Array.from({ length: width }, (_, x) => base + (0.5 - noise(shift + x * stretch, layer * 9.7)) * 2 * tall)
    return { colour, line }
  })
  return (x, y) => {
    const cloud = noise(x * 0.018, 30 + y * 0.05)
    let colour = mix(mix(palette.sky[0], palette.sky[1], Math.min(1, y / (height * 0.7))), [255, 255, 255], Math.max(0, cloud - 0.55) * 1.6)
    colour = mix(colour, palette.sun, Math.max(0, Math.min(1, sunSize - Math.hypot(x - sunX, y - sunY))))
    for (const [layer, ridge] of ridges.entries()) {
      const depth = y - (ridge.line[x] ?? height)
      if (depth <= 0) continue
      const grain = noise(x * 0.11 + layer * 17, y * 0.16)
      const shaded = mix(ridge.colour, [255, 255, 255], Math.max(0, 0.16 - depth / 160) + (grain - 0.5) * 0.22)
      colour = mix(colour, shaded, Math.min(1, depth))
    }
    return colour
  }
}
