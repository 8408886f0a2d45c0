import { box, cylinder, fitted, shadow, sticker, surface, type Brush } from '../brush.ts'
import { d, ellipse, group, line, path, rect } from '../svg.ts'
import { pile, standing, type Drawing } from './define.ts'

const paperReam = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const height = 92 * grow
  const y = 320 - height
  return (
    shadow(206, 158) +
    box(58, y, 232, height, 96, paper) +
    path(d`M58 ${y}L125.200 ${y - 40.3}H357.200L290 ${y}Z`, body.light) +
    rect(58, y, 232, height * 0.56, body.base) +
    path(d`M290 ${y}L357.200 ${y - 40.3}v${height * 0.56}L290 ${y + height * 0.56}Z`, body.shade) +
    rect(58, y + height * 0.56, 232, 7, accent.base) +
    path(d`M290 ${y + height * 0.56}l67.200 -40.300v7l-67.200 40.300Z`, accent.shade) +
    line([0.72, 0.82, 0.92].map((at) => d`M58 ${y + height * at}H290l67.200 -40.300`).join(''), paper.deep, 1, 0.7) +
    fitted(brush.label || 'A4', 130, y + height * 0.3, 120, 26, body.on) +
    path(d`M222 ${y + 10}h50v${height * 0.4}h-50Z`, body.on, 0.16)
  )
}

const paperCarton = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const height = 150 * grow
  const y = 322 - height
  return (
    shadow(208, 158) +
    box(62, y, 222, height, 104, body) +
    rect(160, y, 26, height * 0.3, accent.light, 0, 0.7) +
    path(d`M160 ${y}l72.800 -43.700h26l-72.800 43.700Z`, accent.pale, 0.8) +
    sticker(brush, 120, y + height * 0.66, 88, 54) +
    line(d`M232 ${y + height * 0.8}v-34m-8 9l8 -9l8 9M258 ${y + height * 0.8}v-34m-8 9l8 -9l8 9`, body.deep, 4) +
    path(d`M302 ${y + 22}l38 -23v14l-38 23Z`, body.deep, 0.6)
  )
}

const notebook = (brush: Brush): string => {
  const { body, accent, paper, metal, grow, random } = brush
  const width = 176 * grow
  const x = 200 - width / 2
  const spiral = random() > 0.5
  const rings = Array.from({ length: 11 }, (_, index) => d`M${x - 9} ${98 + index * 21}h20`).join('')
  return (
    shadow(208, width * 0.6) +
    rect(x + 10, 82, width, 250, paper.shade, 6) +
    rect(x + 6, 80, width, 250, paper.base, 6) +
    rect(x, 74, width, 254, body.base, 8) +
    surface(brush, x + 34, 92, width - 48, 218) +
    rect(x, 74, 24, 254, body.shade, 8) +
    (spiral
      ? line(rings, metal.base, 5)
      : rect(x + width - 26, 74, 9, 254, accent.base) + line(d`M${x + 60} 328v16l6 -5l6 5v-16`, accent.deep, 5)) +
    rect(x + 48, 124, width - 84, 58, paper.base, 3) +
    (brush.label === ''
      ? line(d`M${x + 60} 144h${width - 108}M${x + 60} 162h${width - 130}`, paper.deep, 3)
      : fitted(brush.label, x + 48 + (width - 84) / 2, 153, width - 108, 22, paper.on))
  )
}

const stickyNotes = ({ body, accent, grow, random, label }: Brush): string => {
  const half = 96 * grow
  const flag = random() > 0.6
  return (
    shadow(206, half + 22) +
    path(d`M${200 - half} 326l-2 -14h${half * 2 + 6}v14Z`, accent.base) +
    path(d`M${200 - half} 318l-2 -16h${half * 2 + 6}v16Z`, body.deep) +
    path(d`M${200 - half} 308V${308 - half * 2}H${200 + half}V308Z`, body.base) +
    path(d`M${200 - half} ${308 - half * 2}H${200 + half}v22H${200 - half}Z`, body.shade, 0.6) +
    path(
      d`M${200 + half} 308C${200 + half - 30} 306 ${200 + half - 46} 292 ${200 + half - 58} 270` +
        d`C${200 + half - 30} 276 ${200 + half - 10} 264 ${200 + half} 246Z`,
      body.light,
    ) +
    (label === ''
      ? line(
          d`M${200 - half + 26} ${352 - half * 2}h${half}M${200 - half + 26} ${378 - half * 2}` +
            d`h${half * 1.3}M${200 - half + 26} ${404 - half * 2}h${half * 0.7}`,
          body.deep,
          4,
          0.55,
        )
      : fitted(label, 190, 300 - half, half * 1.4, 34, body.deep)) +
    (flag ? path('M84 150h-30l9 -11l-9 -11h30Z', accent.base) + path('M84 190h-30l9 -11l-9 -11h30Z', body.light) : '')
  )
}

const envelope = ({ body, accent, paper, grow, random, label }: Brush): string => {
  const half = 138 * grow
  const x = 200 - half
  const window = random() > 0.6
  return (
    shadow(206, half + 14, 318) +
    rect(x, 132, half * 2, 176, body.base, 4) +
    path(d`M${x} 308L${200 - half * 0.16} 222h${half * 0.32}L${200 + half} 308Z`, body.light) +
    path(d`M${x + 2} 132L200 240L${200 + half - 2} 132Z`, body.shade) +
    path(d`M${x + 2} 132L200 230L${200 + half - 2} 132Z`, body.light) +
    ellipse(200, 212, 15, 15, accent.base) +
    ellipse(200, 212, 8, 8, accent.deep) +
    (window ? rect(x + 18, 256, 92, 34, paper.base, 3) + line(d`M${x + 28} 268h60M${x + 28} 279h42`, paper.deep, 3) : '') +
    (label === '' ? '' : fitted(label, 200 + half - 56, 284, 76, 18, body.on))
  )
}

const labelRoll = ({ body, accent, paper, grow, label }: Brush): string => {
  const radius = 92 * grow
  return (
    shadow(200, radius + 30) +
    path(d`M196 ${330}H338L354 322H220Z`, paper.base) +
    group('translate(232 322)', path('M0 2h40l8 -4h-40Z', body.base), path('M54 2h40l8 -4h-40Z', body.base)) +
    ellipse(214, 330 - radius, radius, radius, paper.shade) +
    ellipse(196, 330 - radius, radius, radius, paper.base) +
    ellipse(196, 330 - radius, radius * 0.84, radius * 0.84, body.base) +
    ellipse(196, 330 - radius, radius * 0.62, radius * 0.62, body.light) +
    ellipse(196, 330 - radius, radius * 0.42, radius * 0.42, accent.shade) +
    ellipse(200, 332 - radius, radius * 0.35, radius * 0.37, '#E7E4DB') +
    (label === '' ? '' : fitted(label, 196, 330 - radius * 1.73, 60, 13, body.on))
  )
}

const tissueBox = (brush: Brush): string => {
  const { body, paper, grow } = brush
  const height = 104 * grow
  const y = 322 - height
  return (
    shadow(206, 156) +
    box(60, y, 226, height, 98, body) +
    surface(brush, 60, y, 226, height) +
    ellipse(210, y - 20, 62, 13, body.deep) +
    path(
      d`M160 ${y - 18}C150 ${y - 60} 176 ${y - 70} 184 ${y - 104}C200 ${y - 80} 226 ${y - 92} 244 ${y - 98}` +
        d`C238 ${y - 60} 262 ${y - 44} 256 ${y - 18}C230 ${y - 8} 190 ${y - 8} 160 ${y - 18}Z`,
      paper.base,
    ) +
    path(
      d`M214 ${y - 84}C226 ${y - 60} 214 ${y - 34} 222 ${y - 12}C240 ${y - 12} 250 ${y - 15} 256 ${y - 18}` +
        d`C262 ${y - 44} 238 ${y - 60} 244 ${y - 98}Z`,
      paper.shade,
    ) +
    sticker(brush, 118, y + height * 0.5, 76, 40, paper)
  )
}

const towel = ({ body, accent, grow, label, random }: Brush): string => {
  const count = 2 + Math.floor(random() * 2)
  const width = 210 * grow
  return (
    shadow(204, width * 0.6) +
    Array.from({ length: count }, (_, index) => {
      const y = 278 - index * 52
      const tone = index % 2 === 0 ? body : { ...body, base: body.light, light: body.pale }
      return (
        rect(200 - width / 2, y, width, 48, tone.base, 22) +
        rect(200 - width / 2 + 14, y + 6, width - 40, 7, tone.light, 3) +
        rect(200 + width / 2 - 42, y, 9, 48, accent.base) +
        line(d`M${200 - width / 2 + 4} ${y + 32}h${width - 62}`, tone.shade, 3)
      )
    }).join('') +
    (label === '' ? '' : fitted(label, 180, 300, 90, 16, body.on))
  )
}

const mailTube = (brush: Brush): string => cylinder(200, 120, 320, 60 * brush.grow, brush.body) + sticker(brush, 190, 230, 70, 60)

const binBags = (brush: Brush): string => {
  const { body, grow } = brush
  return (
    shadow(204, 92 * grow) +
    mailTube(brush) +
    ellipse(200, 120, 42 * grow, 8, body.shade) +
    ellipse(200, 120, 24 * grow, 5, body.deep) +
    line(d`M${200 + 60 * grow} 140q14 30 2 60q-8 26 4 60`, body.shade, 8)
  )
}

export const paperGoods = {
  'paper-ream': pile(paperReam, 1.04, 57, 99),
  'paper-carton': standing(paperCarton, 1.02, 28),
  notebook: standing(notebook, 1.22, -24),
  'sticky-notes': standing(stickyNotes, 1.16, 7),
  envelope: standing(envelope, 0.96, 29),
  'label-roll': standing(labelRoll, 1.1, 30),
  'tissue-box': pile(tissueBox, 1.05, 17, 106),
  towel: pile(towel, 1.15, 41, 104),
  'bin-bags': standing(binBags, 1.3, -14),
} satisfies Record<string, Drawing>
