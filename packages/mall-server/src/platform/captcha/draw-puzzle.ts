import { createLandscape, type Rgb } from './landscape.ts'
import { pngAddress } from './png-address.ts'
import { puzzle } from './rules.ts'
import { distanceTo, outlines, placed, type Outline } from './shape.ts'
import { createRandom, type Random } from '../seeded-random.ts'

export interface Puzzle {
  /** PNGs as data URLs. */
  readonly background: string
  readonly piece: string
  readonly targetX: number
  readonly pieceY: number
}

/** Draws the puzzle of an unpredictable number, some 20 ms of computing, for somebody at an address. */
export type DrawPuzzle = (seed: number, address: string) => Puzzle | Promise<Puzzle>

type Landscape = (x: number, y: number) => Rgb

interface Hole {
  /** Left edge of its square. */
  readonly x: number
  readonly outline: Outline
  /** Where in the landscape the light comes from that is seen through it, px away. */
  readonly shift: readonly [number, number]
  /** From where it is lit, rad, and how much lighter all of it is. */
  readonly light: number
  readonly glow: number
}

const { width, height, piece, holes: holeCount } = puzzle
const middle = piece / 2

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Steps of the colours: the grain costs half as many bytes, and the eye does not see them in it. */
const colourStep = 7

const stepped = (value: number) => clamp(Math.round(value / colourStep) * colourStep)

/** How much a pixel may be off, to either side. */
const grainSize = 9

const between = (random: Random, from: number, to: number) => from + random.next() * (to - from)

const either = (random: Random) => (random.chance(0.5) ? 1 : -1)

/** Left edges of the holes: one beside the other, the room that is left shared out by chance. */
const drawPlaces = (random: Random): readonly number[] => {
  const from = piece + 6
  const pitch = puzzle.holePitch
  const spare = width - from - piece - (holeCount - 1) * pitch - 2
  const shares = Array.from({ length: holeCount }, () => random.int(0, spare)).toSorted((a, b) => a - b)
  return shares.map((share, place) => from + place * pitch + share)
}

const drawHole = (random: Random, x: number, form: Outline): Hole => ({
  x,
  outline: placed(form, between(random, 18.5, 22), either(random) * between(random, 0.42, 0.66)),
  shift: [between(random, 30, 90) * either(random), between(random, 10, 50) * either(random)],
  light: between(random, 0, 2 * Math.PI),
  glow: between(random, -16, 16),
})

/** Lines across the picture, as edges as strong as those of the holes: what looks for edges alone finds them everywhere. */
const drawStrokes = (random: Random, pieceY: number): ((x: number, y: number) => number) => {
  const strokes = Array.from({ length: 6 }, () => ({
    x: between(random, piece, width), y: between(random, pieceY, pieceY + piece), angle: between(random, 0, Math.PI),
    bend: between(random, -0.02, 0.02), half: between(random, 10, 22), thick: between(random, 1, 2), tone: either(random) * between(random, 20, 34),
  }))
  return (x, y) => {
    let tone = 0
    for (const stroke of strokes) {
      const [dx, dy] = [x - stroke.x, y - stroke.y]
      const along = dx * Math.cos(stroke.angle) + dy * Math.sin(stroke.angle)
      if (Math.abs(along) > stroke.half) continue
      const across = dy * Math.cos(stroke.angle) - dx * Math.sin(stroke.angle) - stroke.bend * along * along
      tone += stroke.tone * Math.max(0, Math.min(1, stroke.thick - Math.abs(across)))
    }
    return tone
  }
}

const seenThrough = (landscape: Landscape, [shiftX, shiftY]: Hole['shift'], x: number, y: number): Rgb =>
  landscape(Math.floor((x + shiftX + width) % width), Math.max(0, Math.min(height - 1, y + shiftY)))

/** The colour of a pixel in and around a hole: a glass that shows another place, lit from one side, with a soft rim. */
const throughHole = (hole: Hole, landscape: Landscape, colour: Rgb, x: number, y: number, pieceY: number): Rgb => {
  const [dx, dy] = [x + 0.5 - hole.x - middle, y + 0.5 - pieceY - middle]
  const distance = distanceTo(hole.outline, dx, dy)
  if (distance > 5) return colour
  const inside = Math.max(0, Math.min(1, 0.5 - distance / 3))
  const lit = (dx * Math.cos(hole.light) + dy * Math.sin(hole.light)) / middle
  const rim = 64 * Math.exp(-((distance / 1.9) ** 2)) * Math.max(-1, Math.min(1, -lit * 1.8))
  const other = seenThrough(landscape, hole.shift, x, y)
  const tone = hole.glow + lit * 64
  const through = (from: number, to: number) => from + ((from + to) / 2 + tone - from) * inside + rim
  return [through(colour[0], other[0]), through(colour[1], other[1]), through(colour[2], other[2])]
}

/**
 * Draws a puzzle as pixels: where the piece belongs is nowhere in the markup or in the addresses of the pictures. Nothing but its form
 * says so: the piece shows another place of the landscape than the one that it covers, its hole is turned and of another size, and
 * holes of other forms lie on the same row, each lit from a side of its own. It is only a speed bump.
 */
export const drawPuzzle = (seed: number): Puzzle => {
  const random = createRandom(seed)
  const landscape = createLandscape(random, width, height)
  const pieceY = random.int(4, height - piece - 4)
  const forms = random.shuffle(outlines).slice(0, holeCount)
  const [form = []] = forms
  const places = drawPlaces(random)
  const holes = random.shuffle(forms).map((each, place) => ({ form: each, ...drawHole(random, places[place] ?? 0, each) }))
  const targetX = holes.find((hole) => hole.form === form)?.x ?? 0
  const strokes = drawStrokes(random, pieceY)
  const grain = () => (random.next() - 0.5) * 2 * grainSize

  const background = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let colour = landscape(x, y)
      if (y >= pieceY - 4 && y < pieceY + piece + 4) {
        for (const hole of holes) if (Math.abs(x - hole.x - middle) < middle + 4) colour = throughHole(hole, landscape, colour, x, y, pieceY)
      }
      const off = strokes(x, y) + grain()
      background.set([stepped(colour[0] + off), stepped(colour[1] + off), stepped(colour[2] + off)], (y * width + x) * 3)
    }
  }

  const outline = placed(form, 21, between(random, -0.1, 0.1))
  const shift = [between(random, 0, width), between(random, -30, 30)] as const
  const pixels = new Uint8Array(piece * piece * 4)
  for (let y = 0; y < piece; y++) {
    for (let x = 0; x < piece; x++) {
      const distance = distanceTo(outline, x + 0.5 - middle, y + 0.5 - middle)
      const off = grain() + Math.max(0, 1 - Math.abs(distance + 1.2) / 1.6) * 150
      const body = Math.max(0, Math.min(1, 0.5 - distance))
      const shadow = Math.max(0, 0.5 - Math.max(0, distance) / 5)
      const colour = seenThrough(landscape, shift, x, pieceY + y).map((value) => clamp((value + off) * body))
      pixels.set([...colour, clamp(255 * Math.max(body, shadow))], (y * piece + x) * 4)
    }
  }
  return {
    background: pngAddress({ width, height, data: background, channels: 3, depth: 8 }),
    piece: pngAddress({ width: piece, height: piece, data: pixels, channels: 4, depth: 8 }),
    targetX,
    pieceY,
  }
}
