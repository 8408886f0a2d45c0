import { box, cylinder, fitted, lathe, shadow, sticker, surface, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, hoop, line, path, rect } from '../svg.ts'
import { large, slim, standing, type Drawing } from './define.ts'

const sharpener = ({ body, accent, dark, metal, grow }: Brush): string => {
  const width = 124 * grow
  const x = 196 - width / 2
  return (
    shadow(212, width / 2 + 56) +
    line(d`M${x + width + 20} 222h34v-44`, metal.shade, 9) +
    rect(x + width + 42, 150, 24, 36, accent.base, 9) +
    group(
      d`translate(${x - 4} 226) rotate(-6)`,
      rect(-66, -9, 78, 18, accent.light),
      path('M-66 -9l-26 9l26 9Z', '#E9CFA4'),
      path('M-82 -3l-10 3l10 3Z', dark.base),
    ) +
    box(x, 160, width, 168, 40, body) +
    rect(x + 12, 264, width - 24, 52, dark.light, 5, 0.9) +
    rect(x + width * 0.36, 286, width * 0.28, 8, metal.light, 4) +
    circle(x + width * 0.5, 214, 26, metal.base) +
    circle(x + width * 0.5, 214, 15, dark.base) +
    circle(x + width * 0.5, 214, 7, '#12202b')
  )
}

const tapeMeasure = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 84 * grow
  return (
    shadow(216, half + 60) +
    path(d`M${184 - half} 332V${248}a${half} ${half} 0 0 1 ${half * 2} 0V332Z`, body.base) +
    path(d`M${184 + half * 0.4} ${332}V${248 - half * 0.9}A${half} ${half} 0 0 1 ${184 + half} 248V332Z`, body.shade) +
    circle(184, 250, half * 0.6, dark.base) +
    circle(184, 250, half * 0.44, accent.base) +
    rect(184 + half, 306, 104, 20, '#F2CE5B') +
    line(d`M${184 + half + 16} 306v10m14 -10v7m14 -7v10m14 -10v7m14 -7v10m14 -10v7`, dark.base, 3) +
    rect(184 + half + 100, 300, 8, 34, metal.shade, 2) +
    rect(184 + half - 16, 214, 22, 34, dark.base, 6)
  )
}

const paperTrimmer = ({ body, accent, dark, metal, paper, grow }: Brush): string => {
  const half = 124 * grow
  return (
    shadow(204, half + 10, 336, 9) +
    path(d`M${200 - half + 36} 196H${200 + half - 8}L${200 + half} 316H${200 - half}Z`, body.base) +
    path(d`M${200 - half} 316H${200 + half}v14H${200 - half}Z`, body.deep) +
    line(d`M${260 - half} 212l-24 88M${200 - half * 0.3} 212l-12 88M${200 + half * 0.2} 212l-2 88`, body.light, 3) +
    line(d`M${240 - half} 256h${half * 1.6}`, body.light, 3) +
    path(d`M${200 - half * 0.5} 180h${half * 0.9}l6 96h${-half * 1.05}Z`, paper.base) +
    path(d`M${200 + half - 24} 196h16l8 120h-20Z`, metal.base) +
    line(d`M${200 + half - 10} 300L${200 + half * 0.62} 116`, dark.base, 13) +
    line(d`M${200 + half * 0.7} 152L${200 + half * 0.58} 96`, accent.base, 19)
  )
}

const staples = (brush: Brush): string => {
  const { body, metal, grow } = brush
  const width = 128 * grow
  const strip = (x: number, y: number, turn: number) =>
    group(
      d`translate(${x} ${y}) rotate(${turn})`,
      path('M0 0H76L88 -14H12Z', metal.light),
      path('M0 0H76V30H66V10H10V30H0Z', metal.base),
      path('M76 0L88 -14V16L76 30Z', metal.shade),
    )
  return (
    shadow(206, width / 2 + 72) +
    box(222 - width / 2, 216, width, 112, 60, body) +
    sticker(brush, 222, 272, width * 0.72, 62) +
    strip(88, 262, -10) +
    strip(108, 304, 4)
  )
}

const magnets = ({ body, accent, grow }: Brush): string => {
  const radius = 56 * grow
  const disc = (x: number, y: number, tones: Brush['body']) =>
    ellipse(x, y + 20, radius, radius * 0.6, tones.deep) +
    rect(x - radius, y, radius * 2, 20, tones.deep) +
    ellipse(x, y, radius, radius * 0.6, tones.base) +
    ellipse(x - radius * 0.2, y - radius * 0.14, radius * 0.5, radius * 0.24, tones.light, 0.7)
  return shadow(204, radius + 80) + disc(196, 212, accent) + disc(130, 276, body) + disc(266, 276, body)
}

const cardBox = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const width = 176 * grow
  const x = 192 - width / 2
  const card = (place: number) =>
    path(d`M${x + 20 + place * 10} ${244 - place * 8}l6 -54h${width - 40}l6 54Z`, place % 2 ? paper.deep : paper.base)
  return (
    shadow(208, width / 2 + 32) +
    box(x, 250, width, 78, 70, body) +
    [0, 1, 2, 3].map(card).join('') +
    rect(x + 62, 192, width * 0.36, 7, accent.base, 3) +
    rect(x + 62, 208, width * 0.24, 5, paper.deep, 2) +
    sticker(brush, 192, 290, width * 0.6, 44)
  )
}

const cableTies = ({ body, accent, grow }: Brush): string => {
  const tie = (x: number, turn: number, tones: Brush['body']) =>
    group(
      d`translate(${x} 0) rotate(${turn})`,
      rect(-6, -126 * grow, 12, 250 * grow, tones.base, 3),
      rect(-6, -126 * grow, 4, 250 * grow, tones.light),
      rect(-14, -146 * grow, 28, 34, tones.base, 6),
      rect(-6, -138 * grow, 12, 14, tones.deep, 2),
    )
  const bundle = [-46, -16, 16, 46].map((x, place) => tie(x, (place % 2) * 7 - 4, body)).join('')
  return group('scale(0.8)', bundle, rect(-70, 20, 140, 30, accent.base, 5), rect(-70, 40, 140, 10, accent.shade, 5))
}

const squeegee = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 84 * grow
  return (
    rect(-12, -90, 24, 250, '#12202b', 12, 0.1) +
    rect(-15, -40, 30, 190, body.base, 13) +
    rect(3, -40, 12, 190, body.shade, 8) +
    line('M-10 60h20m-20 16h20m-20 16h20', body.deep, 4) +
    path('M-15 -36L-34 -104H34L15 -36Z', accent.base) +
    rect(-half, -128, half * 2, 28, metal.base, 6) +
    rect(-half, -112, half * 2, 12, metal.shade, 5) +
    rect(-half + 4, -142, half * 2 - 8, 16, dark.base, 3)
  )
}

const inkPad = ({ body, accent, grow, metal }: Brush): string => {
  const half = 102 * grow
  return (
    shadow(204, half + 14) +
    path(d`M${200 - half + 14} 262L${200 - half + 30} 158H${200 + half - 30}L${200 + half - 14} 262Z`, accent.base) +
    path(d`M${200 - half + 30} 250L${200 - half + 42} 172H${200 + half - 42}L${200 + half - 30} 250Z`, accent.light) +
    rect(200 - half, 256, half * 2, 72, accent.shade, 10) +
    rect(200 - half, 256, half * 2, 18, metal.light, 8) +
    path(d`M${200 - half + 10} 268l16 -20H${200 + half - 26}l16 20Z`, body.base) +
    path(d`M${200 - half + 40} 260l8 -8h${half * 0.9}l-6 8Z`, body.light) +
    rect(178, 292, 44, 18, metal.light, 6)
  )
}

const oilBottle = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 70 * grow
  return (
    shadow(204, half + 20) +
    lathe(200, [[92, 20], [122, 22], [158, half - 6], [176, half], [232, half - 8], [316, half], [328, half - 6]], body) +
    rect(178, 68, 44, 32, accent.base, 6) +
    hoop(200 + half * 0.42, 156, 16, 30, '#FBFAF6', 8) +
    sticker(brush, 194, 262, half * 1.5, 80) +
    path('M190 196c0 -12 10 -22 14 -30c4 8 14 18 14 30a14 14 0 0 1 -28 0Z', accent.light)
  )
}

const briefcase = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 122 * grow
  return (
    shadow(204, half + 12) +
    line('M158 176v-22q0 -16 16 -16h52q16 0 16 16v22', body.deep, 13) +
    rect(200 - half, 170, half * 2, 160, body.base, 18) +
    surface(brush, 200 - half + 14, 256, half * 2 - 28, 60) +
    path(d`M${200 - half} 188q0 -18 18 -18h${half * 2 - 36}q18 0 18 18v42q${-half} 40 ${-half * 2} 0Z`, body.light) +
    line(d`M${200 - half} 232q${half} 40 ${half * 2} 0`, body.deep, 4) +
    rect(182, 236, 36, 34, accent.base, 5) +
    rect(192, 246, 16, 10, metal.light, 3)
  )
}

const crate = ({ body, accent, dark, grow }: Brush): string => {
  const width = 196 * grow
  const x = 186 - width / 2
  return (
    shadow(206, width / 2 + 36) +
    path(d`M${x - 8} 196l46 -36H${x + width + 54}l-46 36Z`, body.deep) +
    path(d`M${x + width} 204l42 -32v122l-42 36Z`, body.shade) +
    rect(x, 204, width, 126, body.base, 4) +
    rect(x - 8, 192, width + 16, 24, body.light, 5) +
    path(d`M${x + width + 8} 196l42 -34v22l-42 32Z`, body.base) +
    line(d`M${x + width * 0.2} 234v82M${x + width * 0.4} 262v54M${x + width * 0.6} 262v54M${x + width * 0.8} 234v82`, body.shade, 7) +
    rect(x + width * 0.34, 230, width * 0.32, 18, dark.base, 9) +
    rect(x + width * 0.36, 286, width * 0.28, 24, accent.base, 3)
  )
}

const jacket = ({ body, accent, metal, dark, grow }: Brush): string => {
  const half = 74 * grow
  return (
    path(d`M${200 - half} 104L${128 - half} 162l20 132l44 -6L${200 - half + 4} 190Z`, body.shade) +
    path(d`M${200 + half} 104L${272 + half} 162l-20 132l-44 -6L${200 + half - 4} 190Z`, body.shade) +
    path(d`M${200 - half} 104L172 84H228L${200 + half} 104L${200 + half + 4} 332H${200 - half - 4}Z`, body.base) +
    path(d`M200 92H228L${200 + half} 104L${200 + half + 4} 332H200Z`, body.shade, 0.5) +
    path('M172 84h56l-28 44Z', accent.base) +
    path('M172 84l-14 18l30 38l12 -12ZM228 84l14 18l-30 38l-12 -12Z', body.light) +
    line('M200 130V330', dark.base, 4) +
    rect(200 - half + 12, 176, half * 0.62, 46, body.deep, 4, 0.5) +
    rect(200 + half * 0.26, 176, half * 0.62, 46, body.deep, 4, 0.5) +
    rect(200 - half - 3, 268, half * 2 + 6, 18, metal.light)
  )
}

const tableSign = ({ body, accent, paper, grow, label }: Brush): string => {
  const half = 116 * grow
  return (
    shadow(206, half + 18) +
    path(d`M${200 + half - 10} 172l34 20l10 136h-22Z`, body.shade) +
    path(d`M${200 - half + 10} 172H${200 + half - 10}L${200 + half} 328H${200 - half}Z`, paper.base) +
    line(d`M${200 - half + 10} 172H${200 + half - 10}L${200 + half} 328H${200 - half}Z`, body.base, 8) +
    rect(200 - half + 26, 192, half * 2 - 52, 14, accent.base, 3) +
    (label === ''
      ? rect(200 - half * 0.6, 234, half * 1.2, 34, body.base, 4) + rect(200 - half * 0.36, 288, half * 0.72, 12, paper.deep, 4)
      : fitted(label, 200, 262, half * 1.2, 44, body.deep))
  )
}

const letterTray = ({ body, accent, dark, paper, grow, parts }: Brush): string => {
  const half = 110 * grow
  const tiers = parts > 0 ? Math.max(2, Math.min(parts, 4)) : 3
  const top = 272 - (tiers - 1) * 64
  const tray = (y: number, full: boolean) =>
    (full ? path(d`M${216 - half} ${y + 18}l16 -14h${half * 2 - 44}l-12 14Z`, paper.base) : '') +
    path(d`M${200 - half} ${y + 20}H${200 + half}v22q0 8 -8 8H${208 - half}q-8 0 -8 -8Z`, body.base) +
    rect(200 - half, y + 20, half * 2, 9, body.light) +
    path(d`M${200 + half} ${y + 20}l26 -26v22l-26 26Z`, body.shade) +
    rect(172, y + 20, 56, 11, body.deep, 5)
  return (
    shadow(208, half + 26) +
    line(d`M${206 - half} ${top + 20}V330M${194 + half} ${top + 20}V330M${218 + half} ${top + 2}V300`, dark.base, 7) +
    Array.from({ length: tiers }, (_, index) => tray(272 - index * 64, index < tiers - 1)).join('') +
    rect(200 - half + 16, 305, 34, 10, accent.base, 3)
  )
}

const paperRoll = ({ body, accent, grow }: Brush): string => {
  const half = 82 * grow
  const white = { base: '#F6F6F2', light: '#FFFFFF', pale: '#FFFFFF', shade: '#DDE1DF', deep: '#C4CBC9', on: '#2B3036' }
  return (
    shadow(208, half + 26) +
    cylinder(200, 164, 318, half, white) +
    ellipse(200, 164, half * 0.42, half * 0.1, accent.base) +
    ellipse(200, 166, half * 0.3, half * 0.06, accent.deep) +
    path(d`M${200 + half - 4} 186q22 60 14 140l-24 8Z`, white.shade) +
    [214, 286].map((y) => line(d`M${200 - half * 0.9} ${y}q${half * 0.9} 34 ${half * 1.8} 0`, white.deep, 3)).join('') +
    path('M186 252c0 -14 12 -16 16 -26c4 10 16 12 16 26a16 16 0 0 1 -32 0Z', body.light)
  )
}

export const oddments = {
  sharpener: standing(sharpener, 1.03, 40),
  'tape-measure': standing(tapeMeasure, 0.99, 54),
  'paper-trimmer': large(paperTrimmer, 1.12, 7),
  staples: standing(staples, 1.1, 60),
  magnets: standing(magnets, 1.1, 54),
  'card-box': standing(cardBox, 1.24, 36),
  'cable-ties': slim(cableTies, 130),
  squeegee: slim(squeegee, 176),
  'ink-pad': standing(inkPad, 1.29, 27),
  'oil-bottle': standing(oilBottle, 1.05, -1),
  briefcase: standing(briefcase, 1.12, 30),
  crate: standing(crate, 1.12, 42),
  jacket: standing(jacket, 1.03, 4),
  'table-sign': standing(tableSign, 1.08, 52),
  'letter-tray': large(letterTray, 1.1, 18),
  'paper-roll': standing(paperRoll, 1.3, 17),
} satisfies Record<string, Drawing>
