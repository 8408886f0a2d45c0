import { fitted, type Brush, type Tones } from '../brush.ts'
import { d, ellipse, line, path, rect } from '../svg.ts'
import { slim, standing, type Drawing } from './define.ts'
import { shadow } from '../brush.ts'

/** A round stick, lit on its left. */
const stick = (half: number, top: number, bottom: number, tones: Tones, radius = 0): string =>
  rect(-half, top, half * 2, bottom - top, tones.base, radius) +
  rect(half * 0.35, top + radius, half * 0.65, bottom - top - radius * 2, tones.shade) +
  rect(-half * 0.7, top + 3, half * 0.32, bottom - top - 6, tones.light)

const cast = (half: number, top: number, bottom: number): string => rect(-half + 12, top + 6, half * 2, bottom - top, '#12202b', half, 0.1)

const cone = (half: number, top: number, bottom: number, tones: Tones, end = 3): string =>
  path(d`M${-half} ${top}H${half}L${end} ${bottom}H${-end}Z`, tones.base) +
  path(d`M${half * 0.35} ${top}H${half}L${end} ${bottom}H0Z`, tones.shade)

const ballpoint = ({ body, metal, dark, accent, grow, random }: Brush): string => {
  const half = 10 * grow
  const grip = random() > 0.5 ? dark : accent
  return (
    cast(half, -140, 140) +
    rect(-half * 0.45, -148, half * 0.9, 24, metal.base, 3) +
    stick(half, -128, 60, body, 3) +
    stick(half + 1, 58, 110, grip, 3) +
    line(`M${-half} 72H${half}M${-half} 82H${half}M${-half} 92H${half}`, grip.deep, 1.5) +
    cone(half, 108, 140, metal, 2.5) +
    rect(-1.5, 138, 3, 9, metal.deep) +
    rect(half - 3, -120, 6, 74, metal.light, 3) +
    rect(-half, -46, half * 2, 5, metal.base)
  )
}

const gelPen = ({ body, metal, dark, paper, grow, random }: Brush): string => {
  const half = 9.5 * grow
  const clear = random() > 0.45
  const barrel = clear ? paper : body
  return (
    cast(half, -145, 140) +
    stick(half, -60, 112, barrel) +
    (clear ? rect(-2.5, -56, 5, 160, body.base) : '') +
    stick(half + 1.5, 62, 112, body, 3) +
    line(`M${-half} 74H${half}M${-half} 84H${half}M${-half} 94H${half}`, body.deep, 1.5) +
    cone(half, 112, 138, metal, 2) +
    rect(-1, 137, 2, 10, dark.base) +
    stick(half + 2, -146, -58, body, 4) +
    rect(half - 1, -136, 6, 64, body.deep, 3)
  )
}

const fountainPen = ({ body, metal, accent, grow, random }: Brush): string => {
  const half = 13 * grow
  const trim = random() > 0.4 ? { ...accent, base: '#C9A24B', light: '#E3C982', shade: '#9C7A2E', deep: '#7A5D1F' } : metal
  return (
    cast(half, -140, 132) +
    stick(half, -20, 76, body, 2) +
    stick(half * 0.8, 74, 104, body) +
    path('M-9 104H9L1 146H-1Z', trim.base) +
    path('M0 104H9L1 146H0Z', trim.shade) +
    line('M0 116V144', trim.deep, 1.2) +
    ellipse(0, 115, 2, 2, trim.deep) +
    stick(half + 2, -142, -16, body, 8) +
    rect(-half - 2, -26, half * 2 + 4, 8, trim.base) +
    rect(-half - 2, -128, half * 2 + 4, 4, trim.base) +
    rect(half - 4, -126, 6, 84, trim.light, 3)
  )
}

const pencil = ({ body, accent, metal, grow, random }: Brush): string => {
  const half = 9 * grow
  const eraser = random() > 0.4
  return (
    cast(half, -140, 140) +
    rect(-half, -118, half * 2, 210, body.base) +
    rect(half / 3, -118, (half * 2) / 3, 210, body.shade) +
    rect(-half, -118, (half * 2) / 3, 210, body.light) +
    (eraser
      ? rect(-half, -146, half * 2, 18, '#E39A9A', 4) +
        rect(-half - 1, -132, half * 2 + 2, 18, metal.base) +
        line(`M${-half} -126H${half}M${-half} -120H${half}`, metal.deep, 1.2)
      : rect(-half, -140, half * 2, 24, accent.base, 3)) +
    path(d`M${-half} 92L0 146L${half} 92L${half / 2} 96L0 91L${-half / 2} 96Z`, '#E6C79A') +
    path('M-3.4 126L0 146L3.4 126Z', body.deep)
  )
}

const marker = ({ body, paper, dark, grow, label, random }: Brush): string => {
  const half = 15 * grow
  const barrel = random() > 0.5 ? paper : body
  return (
    cast(half, -130, 130) +
    stick(half, -34, 118, barrel, 3) +
    rect(-half, 24, half * 2, 62, body.base) +
    rect(half * 0.35, 24, half * 0.65, 62, body.shade) +
    (label === '' ? '' : fitted(label, 0, 55, half * 1.6, 14, body.on)) +
    rect(-half, 114, half * 2, 18, dark.base, 4) +
    stick(half - 1.5, -42, -30, dark) +
    stick(half, -140, -40, body, 6) +
    rect(half - 2, -128, 5, 60, body.deep, 2)
  )
}

const highlighter = ({ body, accent, grow, random }: Brush): string => {
  const half = 17 * grow
  const flat = random() > 0.5 ? 4 : 10
  return (
    cast(half, -112, 118) +
    stick(half, -20, 120, body, flat) +
    rect(-half * 0.6, 20, half * 1.2, 64, accent.pale, 3) +
    line('M-5 34H6M-5 44H6M-5 54H3', accent.deep, 2) +
    cone(half * 0.8, -36, -20, { ...body, base: body.deep }, half * 0.8) +
    stick(half, -118, -34, { ...body, base: body.shade, shade: body.deep, light: body.base }, flat) +
    rect(half - 2, -108, 6, 52, body.deep, 3)
  )
}

const eraser = (brush: Brush): string => {
  const { body, paper, grow } = brush
  const half = 44 * grow
  return (
    rect(-half + 12, -72, half * 2, 170, '#12202b', 10, 0.1) +
    rect(-half, -90, half * 2, 176, paper.base, 10) +
    rect(half - 18, -84, 18, 164, paper.shade, 8) +
    rect(-half - 2, -30, half * 2 + 4, 122, body.base, 4) +
    rect(half - 18, -30, 20, 122, body.shade, 4) +
    rect(-half - 2, -12, half * 2 + 4, 10, brush.accent.base) +
    fitted(brush.label || 'E', -6, 40, half * 1.2, 26, body.on)
  )
}

const ruler = ({ body, grow }: Brush): string => {
  const half = 24 * grow
  const marks = Array.from({ length: 27 }, (_, index) => d`M${-half} ${-138 + index * 10.5}h${index % 5 === 0 ? 18 : 10}`)
  return (
    rect(-half + 10, -144, half * 2, 300, '#12202b', 4, 0.1) +
    rect(-half, -150, half * 2, 300, body.base, 4) +
    rect(half - 12, -150, 12, 300, body.shade, 3) +
    `<path d="${marks.join('')}" stroke="${body.on}" stroke-width="1.6" opacity=".75"/>` +
    ellipse(8, 136, 5, 5, '#F4F1E8')
  )
}

const brush = ({ body, accent, paper, dark, grow, random }: Brush): string => {
  const half = 8 * grow
  const tip = random() > 0.5 ? paper : dark
  return (
    cast(half, -140, 130) +
    line('M0 -150V-138', accent.base, 3) +
    stick(half, -138, 66, body, 3) +
    stick(half + 3, 60, 82, dark, 2) +
    path(d`M${-half - 3} 82H${half + 3}C${half + 6} 104 5 122 0 152C-5 122 ${-half - 6} 104 ${-half - 3} 82Z`, tip.base) +
    path(d`M3 82H${half + 3}C${half + 6} 104 5 122 0 152Z`, tip.shade) +
    rect(-half, -126, half * 2, 6, accent.base)
  )
}

const penHolder = (brushes: Brush): string => {
  const { body, accent, dark, metal, grow } = brushes
  const half = 62 * grow
  return (
    shadow(206, half + 20) +
    ellipse(200, 190, half, 15, body.deep) +
    path('M168 190L150 84L164 82L182 190Z', accent.base) +
    path('M150 84L153 68L164 82Z', '#E6C79A') +
    path('M206 190L214 66H230L224 190Z', dark.base) +
    rect(214, 58, 15, 40, metal.base, 4) +
    path('M232 190L262 96L274 100L248 190Z', accent.shade) +
    path('M262 96L271 84L274 100Z', '#E6C79A') +
    path(d`M${200 - half} 190A${half} 15 0 0 0 ${200 + half} 190V318A${half} 15 0 0 1 ${200 - half} 318Z`, body.base) +
    path(
      d`M${200 + half * 0.45} 203.500A${half} 15 0 0 0 ${200 + half} 190V318A${half} 15 0 0 1 ${200 + half * 0.45} 331.400Z`,
      body.shade,
    ) +
    path(d`M${200 - half} 282A${half} 15 0 0 0 ${200 + half} 282v12A${half} 15 0 0 1 ${200 - half} 294Z`, accent.base, 0.85)
  )
}

export const writing = {
  ballpoint: slim(ballpoint, 40),
  'gel-pen': slim(gelPen, 40),
  'fountain-pen': slim(fountainPen, 42),
  pencil: slim(pencil, 40),
  marker: slim(marker, 44),
  highlighter: slim(highlighter, 46),
  eraser: slim(eraser, 74),
  ruler: slim(ruler, 60),
  brush: slim(brush, 40),
  'pen-holder': standing(penHolder, 1.16, -27),
} satisfies Record<string, Drawing>
