import { box, cylinder, fitted, lathe, shadow, sticker, type Brush } from '../brush.ts'
import { d, ellipse, group, hoop, line, path, rect } from '../svg.ts'
import { slim, standing, type Drawing } from './define.ts'

const stapler = ({ body, metal, dark, accent, grow, label }: Brush): string => {
  const reach = 128 * grow
  const x = 200 - reach
  return (
    shadow(204, reach + 16, 326) +
    path(d`M${x} 326v-14a8 8 0 0 1 8 -8h${reach * 2 - 10}a12 12 0 0 1 12 12v10Z`, dark.base) +
    path(d`M${x + 4} 304h${reach * 0.4}v-8h${-reach * 0.4 + 8}Z`, metal.base) +
    path(d`M${x + 10} 262L${200 + reach - 30} 246v26L${x + 14} 282Z`, metal.base) +
    path(d`M${x + 12} 274L${200 + reach - 30} 262v10L${x + 14} 282Z`, metal.shade) +
    path(d`M${200 + reach - 66} 250h52v56h-52Z`, dark.light) +
    path(
      d`M${x + 2} 256C${x + 6} 236 ${x + 26} 228 ${x + 50} 222L${200 + reach - 70} 184` +
        d`C${200 + reach - 30} 176 ${200 + reach - 2} 196 ${200 + reach - 2} 232` +
        d`V256Z`,
      body.base,
    ) +
    path(d`M${x + 2} 256L${200 + reach - 2} 232V262L${x + 4} 268Z`, body.shade) +
    path(
      d`M${x + 50} 222L${200 + reach - 70} 184C${200 + reach - 50} 180 ${200 + reach - 36} 184 ${200 + reach - 26} 192L${x + 46} 238Z`,
      body.light,
    ) +
    ellipse(200 + reach - 34, 268, 9, 9, accent.base) +
    (label === '' ? '' : group('translate(206 232) rotate(-8)', fitted(label, 0, 0, 90, 18, body.on)))
  )
}

const holePunch = ({ body, metal, dark, accent, grow }: Brush): string => {
  const half = 96 * grow
  return (
    shadow(206, half + 22, 328) +
    path(d`M${200 - half} 328l14 -34h${half * 2 - 16}l20 34Z`, dark.base) +
    path(d`M${200 - half + 14} 294h${half * 2 - 16}l-8 -10H${200 - half + 24}Z`, dark.light) +
    rect(200 - half + 30, 232, 26, 56, metal.base, 3) +
    rect(200 + half - 58, 232, 26, 56, metal.shade, 3) +
    path(
      d`M${200 - half + 6} 250L${200 - half + 26} 146C${200 - half + 30} 130 ${200 - half + 44} 122 ${200 - half + 58} 122` +
        d`H${200 + half - 60}C${200 + half - 44} 122 ${200 + half - 34} 130 ${200 + half - 30} 146` +
        d`L${200 + half - 8} 250Z`,
      body.base,
    ) +
    path(d`M${200 - half + 34} 150a18 18 0 0 1 18 -18H${200 + half - 54}a18 18 0 0 1 18 18Z`, body.light) +
    path(d`M${200 - half + 6} 250l3 -16H${200 + half - 11}l3 16Z`, body.deep) +
    ellipse(200, 196, 28, 12, body.shade) +
    rect(200 + half - 6, 300, 34, 8, accent.base, 2)
  )
}

const scissors = ({ body, metal, accent, grow }: Brush): string => {
  const ring = 36 * grow
  return (
    group('translate(10 10)', path('M-4 -146L10 30H-8Z', '#12202b', 0.1)) +
    path('M16 -150C24 -90 12 -10 -14 50L-30 42C-14 -10 0 -90 16 -150Z', metal.base) +
    path('M16 -150C10 -90 2 -20 -22 46L-30 42C-14 -10 0 -90 16 -150Z', metal.light) +
    path('M-16 -150C-24 -90 -12 -10 14 50L30 42C14 -10 0 -90 -16 -150Z', metal.shade) +
    path('M-16 -150C-8 -90 6 -20 22 46L30 42C14 -10 0 -90 -16 -150Z', metal.base) +
    line(d`M-20 44C-26 60 -30 66 ${-ring} 74`, body.base, 16) +
    line('M20 44C26 60 30 66 36 74', body.base, 16) +
    hoop(-ring - 8, 104, ring * 0.72, ring, body.base, 15) +
    hoop(ring + 8, 104, ring * 0.72, ring, body.shade, 15) +
    ellipse(0, 22, 8, 8, accent.base) +
    ellipse(-1, 21, 4, 4, accent.light)
  )
}

const cutter = ({ body, metal, dark, accent, grow }: Brush): string => {
  const half = 17 * grow
  return (
    rect(-half + 12, -80, half * 2, 230, '#12202b', 12, 0.1) +
    path(d`M${-half * 0.6} -76V-132L${half * 0.6} -150V-76Z`, metal.light) +
    line(
      d`M${-half * 0.6} -122L${half * 0.6} -138M${-half * 0.6} -106L${half * 0.6} -122M${-half * 0.6} -90L${half * 0.6} -106`,
      metal.deep,
      1.5,
    ) +
    path(d`M${half * 0.25} -144L${half * 0.6} -150V-76H${half * 0.25}Z`, metal.base) +
    path(
      d`M${-half} -70L${-half * 0.7} -86H${half * 0.7}L${half} -70V132a12 12 0 0 1 -12 12H${-half + 12}a12 12 0 0 1 -12 -12Z`,
      body.base,
    ) +
    rect(half * 0.4, -68, half * 0.6, 204, body.shade) +
    rect(-half * 0.3, -60, half * 0.6, 120, metal.shade, 3) +
    rect(-half * 0.6, -30, half * 1.2, 36, dark.base, 5) +
    line(d`M${-half * 0.4} -20h${half * 0.8}M${-half * 0.4} -12h${half * 0.8}M${-half * 0.4} -4h${half * 0.8}`, dark.pale, 2) +
    rect(-half, 92, half * 2, 14, accent.base)
  )
}

const tape = ({ body, accent, paper, grow, random, label }: Brush): string => {
  const radius = 98 * grow
  const thick = 40 + random() * 26
  const cy = 330 - radius
  return (
    shadow(212, radius + 24) +
    path(d`M190 ${cy - radius}h${thick}A${radius} ${radius} 0 0 1 ${190 + thick} ${cy + radius}h${-thick}Z`, body.shade) +
    ellipse(190, cy, radius, radius, body.base) +
    ellipse(190, cy, radius * 0.86, radius * 0.86, body.light, 0.6) +
    ellipse(190, cy, radius * 0.62, radius * 0.62, paper.deep) +
    ellipse(190, cy, radius * 0.55, radius * 0.55, accent.base) +
    ellipse(190 + radius * 0.09, cy + 2, radius * 0.47, radius * 0.51, '#E7E4DB') +
    path(d`M${190 + thick} ${cy + radius}h58l-8 -7h-50Z`, body.base) +
    (label === '' ? '' : fitted(label, 190, cy - radius * 0.74, radius * 0.7, 14, body.on))
  )
}

const glueStick = ({ body, accent, paper, grow, label }: Brush): string => {
  const half = 34 * grow
  const bottom = 328
  return (
    shadow(204, half + 18) +
    cylinder(200, 140, bottom - 36, half, body) +
    cylinder(200, bottom - 40, bottom, half + 2, accent) +
    cylinder(200, 78, 140, half * 0.72, paper) +
    line(
      d`M${200 - half} ${bottom - 18}v10M${200 - half * 0.5} ${bottom - 12}v10M200 ${bottom - 10}v10M${200 + half * 0.5} ${bottom - 12}v10`,
      accent.deep,
      2,
    ) +
    rect(200 - half, 196, half * 1.45, 54, paper.base) +
    (label === ''
      ? rect(200 - half + 8, 210, half, 8, body.deep) + rect(200 - half + 8, 226, half * 0.7, 6, body.light)
      : fitted(label, 200 - half * 0.28, 223, half * 1.2, 18, paper.on))
  )
}

const paperClips = (brush: Brush): string => {
  const { body, accent, metal, grow, random } = brush
  const clip = (x: number, y: number, turn: number, colour: string) =>
    group(`translate(${x} ${y}) rotate(${turn}) scale(${grow})`, line('M-9 -20V16a9 9 0 0 0 18 0V-26a13 13 0 0 0 -26 0V20', colour, 5))
  const turns = Array.from({ length: 5 }, () => Math.round(random() * 160))
  const tints = [metal.base, body.base, accent.base, body.shade, metal.shade]
  const at = [
    [92, 300],
    [138, 322],
    [70, 250],
    [196, 330],
    [112, 346],
  ] as const
  return (
    shadow(212, 142, 338) +
    box(170, 176, 130, 140, 64, body) +
    sticker(brush, 235, 240, 96, 64) +
    rect(170, 300, 130, 16, body.shade) +
    at.map(([x, y], index) => clip(x, y, turns[index] ?? 0, tints[index] ?? metal.base)).join('')
  )
}

const calculator = ({ body, accent, dark, paper, grow, random }: Brush): string => {
  const width = 156 * grow
  const x = 200 - width / 2
  const step = (width - 28) / 4
  const digits = String(Math.floor(1000 + random() * 8999))
  const keys = Array.from({ length: 20 }, (_, index) => {
    const operator = index % 4 === 3
    const tone = index === 0 ? accent.base : operator ? body.deep : paper.base
    return rect(x + 14 + (index % 4) * step, 172 + Math.floor(index / 4) * 30, step - 6, 22, tone, 4)
  })
  return (
    shadow(206, width * 0.6) +
    rect(x + 8, 62, width, 270, body.deep, 16) +
    rect(x, 56, width, 270, body.base, 16) +
    rect(x, 56, width, 8, body.light, 4) +
    rect(x + 14, 76, width - 28, 58, dark.base, 6) +
    rect(x + 20, 84, width - 40, 42, '#C3D2BE', 3) +
    fitted(`${digits}.60`, x + width - 66, 105, 78, 24, '#2B3A2E') +
    rect(x + 14, 144, 46, 14, dark.light, 3) +
    rect(x + 18, 147, 12, 8, dark.base, 1) +
    rect(x + 34, 147, 12, 8, dark.base, 1) +
    keys.join('')
  )
}

const stamp = ({ body, accent, dark, grow, random }: Brush): string => {
  const half = 52 * grow
  const square = random() > 0.5
  return (
    shadow(180, half + 34) +
    lathe(
      180,
      [
        [132, 22],
        [158, 34],
        [186, 24],
        [232, 18],
        [262, half * 0.7],
        [280, half],
      ],
      body,
    ) +
    rect(180 - half - 4, 282, half * 2 + 8, 36, body.deep, 4) +
    rect(180 - half, 316, half * 2, 14, accent.base, 2) +
    path(d`M${180 + half * 0.4} 282h${half * 0.6 + 4}v36h${-half * 0.6 - 4}Z`, dark.base, 0.3) +
    group(
      'translate(306 308) rotate(-8)',
      square
        ? `<rect x="-34" y="-34" width="68" height="68" rx="3" fill="none" stroke="${accent.base}" stroke-width="6"/>`
        : hoop(0, 0, 36, 36, accent.base, 6),
      line('M-15 -15H15M0 -15V15M-18 15H18', accent.base, 6),
    )
  )
}

export const desk = {
  stapler: standing(stapler, 1.02, 52),
  'hole-punch': standing(holePunch, 1.24, 0),
  scissors: slim(scissors, 110),
  cutter: slim(cutter, 54),
  tape: standing(tape, 1.04, 29),
  'glue-stick': standing(glueStick, 1.21, -25),
  'paper-clips': standing(paperClips, 1.04, 52),
  calculator: standing(calculator, 1.15, -26),
  stamp: standing(stamp, 1.16, 20),
} satisfies Record<string, Drawing>
