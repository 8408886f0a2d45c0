import { fitted, lathe, shadow, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, hoop, line, path, rect, translate } from '../svg.ts'
import { centred, type Drawing } from './define.ts'

/** A pillow bag with a picture of what is in it, and a few pieces before it. Both are drawn around (0, 0), 50 wide to each side. */
const bagOf =
  (picture: string, pieces: string) =>
  ({ body, accent, paper, grow }: Brush): string => {
    const half = 92 * grow
    const [left, right] = [186 - half, 186 + half]
    return (
      shadow(206, half + 34) +
      path(
        d`M${left + 4} 84H${right - 4}L${right} 124C${right + 10} 190 ${right + 8} 280 ${right - 4} 330H${left + 4}C${left - 8} 280 ${left - 10} 190 ${left} 124Z`,
        body.base,
      ) +
      path(d`M${right - 30} 84H${right - 4}L${right} 124C${right + 10} 190 ${right + 8} 280 ${right - 4} 330H${right - 34}C${right - 16} 260 ${right - 18} 160 ${right - 30} 84Z`, body.shade) +
      rect(left + 2, 80, half * 2 - 4, 22, body.light, 3) +
      line(d`M${left + 12} 84v14M${left + half * 0.5} 84v14M${left + half} 84v14M${left + half * 1.5} 84v14M${right - 12} 84v14`, body.shade, 3) +
      rect(left + 26, 116, half * 2 - 70, 16, accent.base, 5) +
      ellipse(180, 226, half * 0.76, half * 0.8, paper.base) +
      group(translate(180, 226, 1.16 * grow), picture) +
      group(translate(right + 12, 306, 1.12), pieces)
    )
  }

/** Copies of a drawing at places: x, y, degrees, scale. */
const strewn = (piece: string, ...at: readonly (readonly [x: number, y: number, turn: number, scale?: number])[]): string =>
  at.map(([x, y, turn, scale = 1]) => group(translate(x, y, scale, turn), piece)).join('')

const seed =
  path('M0 -24C13 -8 14 12 0 22C-14 12 -13 -8 0 -24Z', '#2E2A29') + line('M-4 -10C-7 0 -6 8 -3 14M4 -10C7 0 6 8 3 14', '#EFE9DB', 3)
const sunflower =
  strewn(path('M0 -26C9 -34 8 -46 0 -54C-8 -46 -9 -34 0 -26Z', '#EDB52F'), ...Array.from({ length: 12 }, (_, index) => [0, 0, index * 30] as const)) +
  circle(0, 0, 29, '#6B4226') +
  line('M-12 -8h.1M0 -14h.1M12 -8h.1M-16 4h.1M-5 3h.1M6 3h.1M16 4h.1M-10 14h.1M0 16h.1M10 14h.1', '#3E2614', 6)

const peanut =
  path('M0 -32C15 -32 20 -16 12 -2C22 12 18 34 0 34C-18 34 -22 12 -12 -2C-20 -16 -15 -32 0 -32Z', '#DDAE68') +
  path('M6 -30C17 -26 19 -14 12 -2C22 12 18 34 0 34C14 26 14 10 5 -2C12 -12 12 -24 6 -30Z', '#C08C47') +
  line('M-8 -22v10M2 -24v12M-11 8v14M-1 6v18M9 10v12', '#A8742F', 3)

const strawberry =
  path('M0 44C-26 28 -38 4 -30 -14C-22 -28 -8 -26 0 -18C8 -26 22 -28 30 -14C38 4 26 28 0 44Z', '#CF3B3A') +
  path('M14 -22C24 -26 34 -18 33 -2C32 16 18 34 0 44C14 24 20 0 14 -22Z', '#A82B34') +
  line('M-18 -4h.1M-4 -4h.1M-14 12h.1M2 10h.1M14 -4h.1M-4 26h.1M14 14h.1', '#F6D98A', 6) +
  path('M0 -18L-26 -26L-12 -30L-14 -42L0 -32L14 -42L12 -30L26 -26Z', '#3F8A5B')

const mango =
  path('M-34 10C-38 -22 -8 -42 18 -34C46 -24 44 12 20 30C-2 44 -30 38 -34 10Z', '#EFA730') +
  path('M10 -36C44 -28 46 10 20 30C10 38 -4 40 -14 36C18 24 30 -6 10 -36Z', '#DB7A2E') +
  line('M12 -34q4 -12 14 -14', '#6B4226', 6) +
  path('M20 -44C34 -58 50 -54 56 -46C46 -36 32 -34 20 -44Z', '#3F8A5B')
const mangoStrip = path('M-34 6C-30 -12 -8 -6 4 -12C18 -18 34 -14 34 0C34 12 18 8 6 14C-8 20 -32 20 -34 6Z', '#EBA238') + line('M-22 6C-8 0 8 4 24 -4', '#C9792A', 3)

const driedPlum =
  circle(0, 0, 22, '#5E3036') + path('M6 -21A22 22 0 0 1 4 22C18 10 18 -10 6 -21Z', '#43212A') + line('M-12 -8q6 6 2 16M-2 -14q6 10 0 26M8 -10q4 10 0 18', '#8E5A5C', 3)
const blossom =
  strewn(ellipse(0, -13, 9, 11, '#E8A0B0'), [0, 0, 0], [0, 0, 72], [0, 0, 144], [0, 0, 216], [0, 0, 288]) + circle(0, 0, 6, '#E3B040')

const mintLeaf = path('M0 -32C22 -22 24 12 0 32C-24 12 -22 -22 0 -32Z', '#4FA075') + line('M0 -24V26M0 -6l9 -8M0 8l10 -8M0 -6l-9 -8M0 8l-10 -8', '#2F7350', 3)
const mint = ellipse(0, 5, 17, 12, '#B9CFCB') + ellipse(0, 0, 17, 12, '#F4FAF8') + hoop(0, 0, 8, 5, '#9CC9BB', 3)

const nougat =
  path('M-30 -12L-16 -24H36L24 -12Z', '#FFFDF5') + path('M24 -12L36 -24V8L24 20Z', '#D9CBAE') + rect(-30, -12, 54, 32, '#F3E8CF', 3) +
  line('M-20 -2h6M-4 8h7M10 -2h6M-16 12h4M12 10h4', '#A66A34', 8)

/** A sweet in twisted paper. */
const sweet = (colour: string, dark: string): string =>
  path('M-18 0L-44 -18L-38 0L-44 18ZM18 0L44 -18L38 0L44 18Z', colour) +
  line('M-24 0L-38 -8M-24 0L-38 8M24 0L38 -8M24 0L38 8', dark, 2.5) +
  ellipse(0, 0, 24, 19, colour) + line('M-6 -16q-6 16 0 32M8 -16q-6 16 0 32', '#FBFAF5', 4)
const sweets = [sweet('#C2432A', '#8F2B1C'), sweet('#E3B040', '#A87818'), sweet('#3F8A5B', '#27613D')] as const

const almond = path('M0 -26C18 -14 18 14 0 26C-18 14 -18 -14 0 -26Z', '#A9672F') + line('M0 -16V16M-7 -8V10M7 -8V10', '#7C4520', 2.5)
const cashew = line('M-16 -14C-22 16 12 26 20 4', '#E6C58C', 17) + line('M-14 -12C-18 10 8 18 16 4', '#F3DDB4', 5)
const walnut = circle(0, 0, 22, '#C08C4F') + line('M0 -20V20M-12 -12q6 6 0 12t4 12M12 -12q-6 6 0 12t-4 12', '#80511F', 4)

const loaf =
  path('M-46 34V-4C-58 -34 -24 -40 0 -40S58 -34 46 -4V34Z', '#B97A3C') + path('M-36 26V-6C-46 -26 -18 -31 0 -31S46 -26 36 -6V26Z', '#F0D6A4') +
  line('M-18 -12q6 8 0 16M4 -14q6 8 0 16M20 -8q4 8 0 14', '#D9B377', 4)
const cupcake =
  path('M-30 6H30L22 40H-22Z', '#C2763A') + line('M-14 10l4 26M0 10v26M14 10l-4 26', '#95531F', 4) +
  path('M-38 8C-40 -18 -20 -34 0 -34S40 -18 38 8Z', '#F1CF6E') + path('M10 -33C28 -28 40 -14 38 8H16C22 -6 20 -22 10 -33Z', '#DFAE45')
const wafer =
  rect(-44, -16, 88, 12, '#E3B56C', 2) + rect(-44, -4, 88, 8, '#6B4226') + rect(-44, 4, 88, 12, '#D9A455', 2) + line('M-28 -14v8M-10 -14v8M8 -14v8M26 -14v8', '#B98238', 3)
const eggRoll =
  rect(-44, -14, 80, 28, '#E6B657', 8) + line('M-30 -12l10 24M-8 -12l10 24M14 -12l10 24', '#C48A2C', 4) + ellipse(36, 0, 9, 14, '#F4D68F') + hoop(36, 0, 4, 7, '#B87B25', 3)

const chocolate = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 76 * grow
  const left = 200 - half
  const square = (half * 2 - 16) / 3
  const squares = [0, 1, 2].flatMap((column) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [left + 8 + column * square, 78 + row * 50]
      return rect(x + 2, y + 2, square - 5, 44, '#4A2B1B', 4) + path(d`M${x + 9} ${y + 9}h${square - 19}l-5 6h${29 - square}v18l-5 6Z`, '#8A5A3C')
    }),
  )
  return (
    shadow(204, half + 14) +
    rect(left, 70, half * 2, 170, '#643D28', 6) +
    squares.join('') +
    path(d`M${left - 5} 236V212l18 12l18 -18l20 16l20 -14l22 14l20 -16l18 16L${200 + half + 5} 208V240Z`, metal.light) +
    rect(left - 4, 228, half * 2 + 8, 104, body.base, 3) +
    rect(200 + half * 0.55, 228, half * 0.45 + 4, 104, body.shade, 3) +
    rect(left - 4, 302, half * 2 + 8, 10, accent.base) +
    fitted(brush.label || 'CHOCO', 194, 266, half * 1.3, 28, body.on)
  )
}

const steam = (x: number, y: number): string => line(d`M${x - 34} ${y}q-12 -14 0 -28t0 -28M${x} ${y}q-12 -14 0 -28t0 -28M${x + 34} ${y}q-12 -14 0 -28t0 -28`, '#AEB9BC', 6)

const noodleCup = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const half = 96 * grow
  return (
    shadow(202, half * 0.8) +
    line('M196 176L262 52M214 176L282 62', '#7B5238', 8) +
    line('M206 170C196 140 226 120 236 96M222 172C214 146 242 128 250 104M190 170C182 146 214 118 226 96', '#F0CB6A', 7) +
    ellipse(200, 178, half, 24, paper.deep) +
    ellipse(200, 182, half - 9, 18, '#D99A4A') +
    line(d`M${212 - half} 182q22 -16 44 0t44 0t44 0M${226 - half} 190q22 -14 44 0t44 0`, '#F0CB6A', 7) +
    path(d`M${200 - half} 180A${half} 26 0 0 0 ${200 + half} 180L${200 + half * 0.66} 326A${half * 0.66} 12 0 0 1 ${200 - half * 0.66} 326Z`, body.base) +
    path(d`M${200 + half * 0.5} 203A${half} 26 0 0 0 ${200 + half} 180L${200 + half * 0.66} 326L${200 + half * 0.34} 336Z`, body.shade) +
    ellipse(192, 262, half * 0.42, 34, paper.base) +
    line('M170 256q11 -12 22 0t22 0M170 270q11 -12 22 0t22 0', accent.base, 6)
  )
}

const riceBox = ({ body, accent, paper, grow }: Brush): string => {
  const half = 124 * grow
  return (
    shadow(202, half) +
    steam(200, 150) +
    ellipse(172, 208, half * 0.62, 50, '#FDFCF7') +
    line('M116 206l6 -4M134 190l6 3M150 204l6 -4M160 184l7 2M182 198l6 -4M140 174l6 -3M196 180l6 3M120 188l5 -4', '#D5D1C3', 4) +
    ellipse(252, 214, half * 0.42, 34, '#9A4E27') +
    ellipse(238, 204, 15, 11, '#C9743A') + ellipse(266, 210, 14, 10, '#D98B45') + ellipse(256, 196, 9, 7, '#4FA075') + ellipse(284, 200, 7, 6, '#C2432A') +
    path(d`M${200 - half} 222H${200 + half}L${200 + half - 22} 316q-2 14 -16 14H${238 - half}q-14 0 -16 -14Z`, body.base) +
    path(d`M${200 + half - 46} 222h46l-22 94q-2 14 -16 14h-28Z`, body.shade) +
    rect(194 - half, 212, half * 2 + 12, 18, body.light, 8) +
    rect(146, 250, 108, 56, paper.base, 6) +
    path('M200 258c12 12 18 20 18 28a18 14 0 0 1 -36 0c0 -6 4 -10 8 -14c2 4 4 5 6 5c4 -6 3 -12 4 -19Z', accent.base)
  )
}

const porridge = ({ body, accent, metal, grow }: Brush): string => {
  const half = 112 * grow
  return (
    shadow(202, half * 0.7) +
    steam(176, 156) +
    line('M236 196L300 104', metal.base, 11) + ellipse(306, 96, 15, 21, metal.light) +
    ellipse(200, 204, half, 30, body.light) +
    ellipse(200, 206, half - 12, 23, '#F3E3BC') +
    ellipse(168, 204, 15, 7, '#9C5A34') + ellipse(212, 214, 11, 5, '#4FA075') + ellipse(234, 202, 12, 6, '#C7704A') + ellipse(192, 196, 8, 4, '#4FA075') +
    lathe(200, [[222, half - 8], [262, half * 0.82], [300, half * 0.55], [312, half * 0.44]], body) +
    rect(200 - half * 0.42, 312, half * 0.84, 20, body.deep, 4) +
    line(d`M${212 - half * 0.9} 262q${half * 0.78} 26 ${half * 1.56} 0`, accent.base, 8)
  )
}

export const snacks = {
  'sunflower-seeds': centred(bagOf(sunflower, strewn(seed, [-16, 6, -30], [10, 8, 26], [34, 12, 70, 0.9])), 252, 1.1),
  peanuts: centred(bagOf(strewn(peanut, [-20, 0, -24, 1.05], [22, 4, 30, 1.05]), strewn(peanut, [-4, 8, 70, 0.8], [34, -2, -20, 0.8])), 252, 1.1),
  'dried-strawberries': centred(bagOf(strawberry, strewn(strawberry, [-2, 2, -14, 0.5], [36, 4, 18, 0.5])), 252, 1.1),
  'dried-mango': centred(bagOf(mango, strewn(mangoStrip, [2, 10, 0, 0.9], [24, -8, 24, 0.9])), 252, 1.1),
  'dried-plums': centred(bagOf(strewn(driedPlum, [-20, 16, 0], [20, 20, 40]) + group('translate(2 -24)', blossom), strewn(driedPlum, [-2, 4, 0, 0.85], [34, 6, 60, 0.85])), 252, 1.1),
  mints: centred(bagOf(strewn(mintLeaf, [-20, -6, -38, 1.15], [20, -6, 38, 1.15]) + group('translate(0 32)', mint), strewn(mint, [-4, 8, 0], [32, 8, 0], [14, -6, 0])), 252, 1.1),
  nougat: centred(bagOf(strewn(nougat, [0, -20, -8], [-2, 24, 6]), strewn(nougat, [14, 0, 0, 0.85])), 252, 1.1),
  'hard-candy': centred(bagOf(strewn(sweets[0], [-4, -28, -20]) + strewn(sweets[1], [6, 4, 12]) + strewn(sweets[2], [-2, 36, -10]), strewn(sweets[2], [4, 8, 30, 0.7]) + strewn(sweets[0], [34, -4, -30, 0.7])), 252, 1.1),
  'mixed-nuts': centred(bagOf(strewn(walnut, [-20, -18, 0, 1.2]) + strewn(cashew, [24, -14, 0, 1.1]) + strewn(almond, [2, 28, 60, 1.15]), strewn(almond, [-4, 4, 60]) + strewn(cashew, [34, 2, 0, 0.8])), 252, 1.1),
  bread: centred(bagOf(loaf, strewn(loaf, [14, -4, 0, 0.62])), 252, 1.1),
  'sponge-cake': centred(bagOf(cupcake, strewn(cupcake, [16, -4, 0, 0.72])), 252, 1.1),
  wafers: centred(bagOf(strewn(wafer, [0, -26, -10], [0, 6, 6], [0, 36, -6]), strewn(wafer, [10, 8, -18, 0.75])), 252, 1.1),
  'egg-rolls': centred(bagOf(strewn(eggRoll, [2, -26, -8], [2, 8, 4], [0, 40, -6]), strewn(eggRoll, [10, 6, -18, 0.75])), 252, 1.1),
  chocolate: centred(chocolate, 262, 1.08),
  'noodle-cup': centred(noodleCup, 282, 1.02),
  'rice-box': centred(riceBox, 236, 1.06),
  porridge: centred(porridge, 240, 1.12),
} satisfies Record<string, Drawing>
