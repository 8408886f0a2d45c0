import { box, fitted, shadow, sticker, type Brush } from '../brush.ts'
import { d, ellipse, line, path, rect } from '../svg.ts'
import { large, standing, type Drawing } from './define.ts'

const toner = (brush: Brush): string => {
  const { accent, dark, metal, body, grow, label } = brush
  const half = 140 * grow
  const x = 200 - half
  return (
    shadow(206, half + 12, 326) +
    path(d`M${x} 232l34 -54h${half * 2 - 42}l30 54Z`, dark.light) +
    path(d`M${x} 232H${200 + half + 22}v62a20 20 0 0 1 -20 20H${x + 18}a18 18 0 0 1 -18 -18Z`, dark.base) +
    path(d`M${x + 20} 304H${200 + half + 2}v10a12 12 0 0 1 -12 12H${x + 32}a12 12 0 0 1 -12 -12Z`, '#3E7C86') +
    path(d`M${x + 20} 304H${200 + half + 2}v5H${x + 20}Z`, '#6FA9AF') +
    rect(200 + half + 12, 244, 14, 56, accent.base, 3) +
    rect(x - 6, 250, 14, 44, metal.shade, 3) +
    rect(x + 28, 246, half * 1.1, 44, body.base, 3) +
    path(d`M${x + 52} 194h${half * 1.4}l10 22H${x + 40}Z`, dark.deep, 0.6) +
    fitted(label || 'TN', x + 28 + half * 0.55, 268, half * 0.9, 20, body.on)
  )
}

const inkCartridge = (brush: Brush): string => {
  const { body, dark, paper, accent, grow, label } = brush
  const height = 172 * grow
  const y = 324 - height
  return (
    shadow(206, 104, 330) +
    box(138, y, 110, height, 58, dark) +
    rect(150, y + 20, 86, height - 58, paper.base, 4) +
    rect(150, y + 20, 86, height * 0.36, body.base, 4) +
    path(d`M193 ${y + 34}c12 16 18 24 18 34a18 18 0 0 1 -36 0c0 -10 6 -18 18 -34Z`, paper.base, 0.92) +
    fitted(label || 'XL', 193, y + height * 0.62, 70, 20, paper.on) +
    rect(164, y + height - 26, 58, 12, '#C9A24B', 2) +
    line(d`M176 ${y + height - 26}v12M188 ${y + height - 26}v12M200 ${y + height - 26}v12M212 ${y + height - 26}v12`, '#8A6A22', 2) +
    rect(138, y - 2, 30, 8, accent.base)
  )
}

const printer = ({ body, accent, dark, paper, metal, grow }: Brush): string => {
  const height = 128 * grow
  const y = 318 - height
  return (
    shadow(206, 158, 328) +
    path(d`M126 ${y - 62}h138l20 40H118Z`, paper.base) +
    path(d`M126 ${y - 62}h138l4 8H122Z`, paper.shade) +
    box(58, y, 240, height, 84, body) +
    path(d`M92 ${y - 8}l40 -22h170l-30 22Z`, dark.base) +
    rect(58, y + height * 0.52, 240, 10, dark.base) +
    rect(86, y + height * 0.58, 184, 14, dark.deep, 2) +
    path(d`M98 ${y + height * 0.62}h160l14 34H84Z`, paper.base) +
    line(d`M108 ${y + height * 0.62 + 12}h100M104 ${y + height * 0.62 + 22}h130`, paper.deep, 3) +
    rect(206, y + 14, 78, 32, dark.base, 4) +
    rect(212, y + 19, 40, 22, '#8FB9C6', 2) +
    ellipse(264, y + 30, 6, 6, accent.base) +
    ellipse(276, y + 30, 3, 3, metal.light) +
    rect(74, y + 18, 44, 6, body.shade, 3)
  )
}

const shredder = ({ body, accent, dark, paper, grow }: Brush): string => {
  const height = 196 * grow
  const y = 322 - height
  return (
    shadow(206, 112, 332) +
    path(d`M152 ${y - 66}h104v56H152Z`, paper.base) +
    line(d`M166 ${y - 48}h70M166 ${y - 34}h54`, paper.deep, 3) +
    box(118, y + 46, 138, height - 46, 64, dark) +
    rect(136, y + 78, 102, height - 112, '#6C7B84', 6) +
    line(Array.from({ length: 8 }, (_, index) => d`M${146 + index * 12} ${y + height - 44}q5 -14 -2 -26t4 -24`).join(''), paper.base, 3.5) +
    box(106, y, 162, 46, 76, body) +
    path(d`M128 ${y - 8}l18 -12h150l-20 12Z`, dark.base) +
    path(d`M150 ${y - 14}h110v-22H150Z`, paper.base) +
    ellipse(126, y + 24, 7, 7, accent.base) +
    rect(142, y + 19, 34, 9, body.shade, 4)
  )
}

const projector = ({ body, accent, dark, metal, grow, label }: Brush): string => {
  const height = 92 * grow
  const y = 308 - height
  return (
    shadow(206, 156, 326) +
    rect(84, 302, 26, 18, dark.base, 3) +
    rect(250, 302, 26, 18, dark.base, 3) +
    box(58, y, 240, height, 96, body) +
    ellipse(124, y + height / 2, height * 0.42, height * 0.42, dark.base) +
    ellipse(124, y + height / 2, height * 0.32, height * 0.32, metal.base) +
    ellipse(124, y + height / 2, height * 0.25, height * 0.25, '#24475A') +
    ellipse(118, y + height / 2 - 7, height * 0.09, height * 0.09, '#9CC7D8') +
    line(Array.from({ length: 6 }, (_, index) => d`M${214 + index * 12} ${y + 20}v${height - 52}`).join(''), body.deep, 4) +
    rect(206, y + height - 20, 76, 6, accent.base, 3) +
    ellipse(250, y - 20, 18, 5, body.shade) +
    (label === '' ? '' : fitted(label, 190, y + height - 18, 40, 12, body.on))
  )
}

const laminator = ({ body, accent, dark, paper, grow }: Brush): string => {
  const height = 74 * grow
  const y = 304 - height
  return (
    shadow(206, 158, 322) +
    path(d`M128 ${y - 58}l120 -18l16 62H128Z`, paper.base) +
    path(d`M142 ${y - 44}l92 -12l8 34H142Z`, accent.pale) +
    box(56, y, 250, height, 70, body) +
    path(d`M82 ${y - 8}l26 -14h200l-22 14Z`, dark.base) +
    rect(86, y + height - 26, 190, 12, dark.base, 3) +
    path(d`M104 ${y + height - 18}h154l10 26H94Z`, paper.base) +
    rect(76, y + 14, 60, 22, dark.light, 4) +
    ellipse(92, y + 25, 5, 5, '#63CF97') +
    ellipse(110, y + 25, 5, 5, accent.base) +
    rect(240, y + 16, 44, 16, body.shade, 8)
  )
}

const monitor = ({ body, accent, dark, metal, grow, random }: Brush): string => {
  const half = 142 * grow
  const x = 200 - half
  const curve = random() > 0.5
  return (
    shadow(200, 90, 330) +
    path('M184 250h32l6 66h-44Z', metal.shade) +
    path('M200 250h16l6 66h-22Z', metal.deep) +
    path('M134 328c0 -12 20 -16 66 -16s66 4 66 16Z', metal.base) +
    rect(x, 84, half * 2, 176, body.base, curve ? 14 : 6) +
    rect(x + 8, 92, half * 2 - 16, 146, dark.deep, 3) +
    rect(x + 10, 94, half * 2 - 20, 142, '#DDE7E8', 2) +
    path(d`M${x + 10} 236v-52l52 -30l44 26l66 -52l${half * 2 - 182} 60v48Z`, accent.light) +
    path(d`M${x + 10} 236v-22l70 -18l60 20l80 -34l${half * 2 - 230} 30v24Z`, accent.base) +
    ellipse(x + 62, 124, 15, 15, '#FBFAF5') +
    rect(190, 246, 20, 5, body.shade, 2)
  )
}

const router = ({ body, accent, dark, grow, random }: Brush): string => {
  const count = 3 + Math.floor(random() * 2)
  const half = 118 * grow
  const aerials = Array.from({ length: count }, (_, index) => {
    const x = 200 - half * 0.8 + (index * half * 1.6) / (count - 1)
    return line(d`M${x} 262L${x + (index - (count - 1) / 2) * 16} 112`, index % 2 === 0 ? dark.base : dark.light, 11)
  })
  return (
    shadow(202, half + 16, 326) +
    aerials.join('') +
    path(d`M${200 - half} 290l22 -38h${half * 2 - 44}l22 38Z`, body.light) +
    rect(200 - half, 288, half * 2, 34, body.base, 6) +
    rect(200 - half, 312, half * 2, 10, body.shade, 5) +
    line('M156 302h.1M174 302h.1M192 302h.1M210 302h.1', accent.base, 8) +
    rect(200 + half - 50, 297, 30, 8, body.deep, 3)
  )
}

const hardDrive = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const width = 132 * grow
  const x = 194 - width / 2
  return (
    shadow(204, width * 0.62) +
    path(d`M${x + width - 10} 118l22 10v200l-22 4Z`, body.deep) +
    rect(x, 112, width, 220, body.base, 14) +
    path(d`M${x + 14} 112h40L${x} 212v-86a14 14 0 0 1 14 -14Z`, body.light) +
    sticker(brush, x + width / 2, 268, width - 44, 44) +
    ellipse(x + width - 22, 132, 5, 5, accent.light) +
    line('M190 110V84q0 -22 26 -22h40q24 0 24 -22', dark.base, 8) +
    rect(x + width / 2 - 18, 100, 36, 14, dark.light, 3)
  )
}

export const machines = {
  toner: standing(toner, 0.92, 57),
  'ink-cartridge': standing(inkCartridge, 1.3, -1),
  printer: large(printer, 1.04, 24),
  shredder: large(shredder, 1.06, -12),
  projector: large(projector, 1.03, 48),
  laminator: large(laminator, 1.04, 34),
  monitor: large(monitor, 1.05, 1),
  router: standing(router, 1.11, 7),
  'hard-drive': standing(hardDrive, 1.09, -27),
} satisfies Record<string, Drawing>
