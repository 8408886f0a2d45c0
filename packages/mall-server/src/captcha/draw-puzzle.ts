import { encode } from 'fast-png'
import { createLandscape, type Rgb } from './landscape.ts'
import { puzzle } from './rules.ts'
import { distanceToPiece, type Bump, type Sides } from './shape.ts'
import { createRandom, type Random } from '../random.ts'

export interface Puzzle {
  /** PNGs as data URLs. */
  readonly background: string
  readonly piece: string
  readonly targetX: number
  readonly pieceY: number
}

/** Draws the puzzle of a number that nobody can foresee: some 10 ms of computing. */
export type DrawPuzzle = (seed: number) => Puzzle | Promise<Puzzle>

interface Notch { readonly x: number; readonly y: number; readonly sides: Sides }

const bumps: readonly Bump[] = [1, -1]

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))

/** Steps of the background's colours: the grain costs half as many bytes, and the eye does not see them in it. */
const colourStep = 7

const stepped = (value: number) => clamp(Math.round(value / colourStep) * colourStep)

/** How much a pixel may be off, to either side. */
const grainSize = 4

const dataUrl = (bytes: Uint8Array): string => {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return `data:image/png;base64,${btoa(text)}`
}

const drawSides = (random: Random): Sides => [random.pick(bumps), random.pick(bumps), random.pick(bumps), random.pick(bumps)]

const mirrored = ([top, right, bottom, left]: Sides): Sides => [top === 1 ? -1 : 1, right, bottom === 1 ? -1 : 1, left]

/** The notch and, off its row and place, notches of another outline: a program that looks for any dark patch finds several. */
const placeNotches = (random: Random): readonly [Notch, ...Notch[]] => {
  const { width, height, piece } = puzzle
  const room = 6
  const rightmost = width - piece - room
  const target: Notch = { x: random.int(piece + 30, rightmost), y: random.int(room, height - piece - room), sides: drawSides(random) }
  const decoys: Notch[] = []
  for (let tries = 0; tries < 40 && decoys.length < 2; tries++) {
    const decoy: Notch = { x: random.int(piece + 10, rightmost), y: random.int(room, height - piece - room), sides: mirrored(target.sides) }
    const apart = [target, ...decoys].every((other) => Math.hypot(other.x - decoy.x, other.y - decoy.y) > piece + 4)
    if (apart) decoys.push(decoy)
  }
  return [target, ...decoys]
}

/** How deep a pixel lies in a notch, 0 outside to 1 inside, and how near to its rim. */
const notchAt = (notch: Notch, x: number, y: number): { inside: number; rim: number } => {
  const [dx, dy] = [x - notch.x, y - notch.y]
  if (dx < 0 || dy < 0 || dx >= puzzle.piece || dy >= puzzle.piece) return { inside: 0, rim: 0 }
  const distance = distanceToPiece(dx + 0.5, dy + 0.5, puzzle.piece, notch.sides)
  return { inside: Math.max(0, Math.min(1, 0.5 - distance)), rim: Math.max(0, 1 - Math.abs(distance + 1) / 1.6) }
}

/**
 * Draws a puzzle as pixels: where the piece belongs is nowhere in the markup or in the addresses of the pictures, and both
 * pictures carry their own grain, so that laying one over the other does not match exactly anywhere.
 */
export const drawPuzzle = (seed: number): Puzzle => {
  const random = createRandom(seed)
  const { width, height, piece } = puzzle
  const landscape = createLandscape(random, width, height)
  const notches = placeNotches(random)
  const [target] = notches
  const grained = (colour: Rgb): Rgb => {
    const grain = (random.next() - 0.5) * 2 * grainSize
    return [colour[0] + grain, colour[1] + grain, colour[2] + grain]
  }

  const background = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [r, g, b] = grained(landscape(x, y))
      for (const notch of notches) {
        const { inside, rim } = notchAt(notch, x, y)
        const shade = 1 - inside * 0.52
        const light = rim * 46 * (notch === target ? 1 : 0.9)
        ;[r, g, b] = [r * shade + light, g * shade + light, b * shade + light]
      }
      background.set([stepped(r), stepped(g), stepped(b)], (y * width + x) * 3)
    }
  }

  const pixels = new Uint8Array(piece * piece * 4)
  for (let y = 0; y < piece; y++) {
    for (let x = 0; x < piece; x++) {
      const distance = distanceToPiece(x + 0.5, y + 0.5, piece, target.sides)
      const [r, g, b] = grained(landscape(target.x + x, target.y + y))
      const rim = Math.max(0, 1 - Math.abs(distance + 1) / 1.4) * 150
      const body = Math.max(0, Math.min(1, 0.5 - distance))
      const shadow = Math.max(0, 0.4 - Math.max(0, distance) / 8)
      const colour = [r + rim, g + rim, b + rim].map((value) => clamp(value * body))
      pixels.set([...colour, clamp(255 * Math.max(body, shadow))], (y * piece + x) * 4)
    }
  }
  return {
    background: dataUrl(encode({ width, height, data: background, channels: 3, depth: 8 })),
    piece: dataUrl(encode({ width: piece, height: piece, data: pixels, channels: 4, depth: 8 })),
    targetX: target.x,
    pieceY: target.y,
  }
}
