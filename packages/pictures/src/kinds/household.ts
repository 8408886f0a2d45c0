import { cylinder, fitted, shadow, sticker, type Brush } from '../brush.ts'
import { d, ellipse, group, hoop, line, path, rect, translate } from '../svg.ts'
import { centred, slim, standing, type Drawing } from './define.ts'

const kettle = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 72 * grow
  return (
    shadow(202, half + 26, 336) +
    line(d`M${200 + half - 8} 138C${200 + half + 62} 120 ${200 + half + 62} 270 ${200 + half} 272`, dark.base, 19) +
    path(d`M${200 - half + 14} 150L${200 - half - 34} 122l8 -14l40 12Z`, metal.base) +
    path(
      d`M${200 - half + 12} 118H${200 + half - 12}L${200 + half} 306a16 16 0 0 1 -16 16H${200 - half + 16}a16 16 0 0 1 -16 -16Z`,
      body.base,
    ) +
    path(d`M${200 + half * 0.4} 118H${200 + half - 12}L${200 + half} 306a16 16 0 0 1 -16 16h${-half * 0.45}Z`, body.shade) +
    path(d`M${200 - half * 0.7} 134h${half * 0.2}l-6 172h${-half * 0.24}Z`, body.light) +
    path(d`M${200 - half + 12} 118C${200 - half * 0.5} 92 ${200 + half * 0.5} 92 ${200 + half - 12} 118Z`, accent.base) +
    rect(188, 84, 24, 16, dark.base, 6) +
    rect(200 - half - 8, 318, half * 2 + 16, 16, dark.base, 6)
  )
}

const glassCup = ({ body, accent, grow }: Brush): string => {
  const half = 60 * grow
  const glass = '#CFE3EA'
  return (
    shadow(204, half + 20) +
    hoop(200 + half + 8, 218, 30, 44, '#A9CBD7', 13) +
    path(d`M${200 - half} 124H${200 + half}L${200 + half - 10} 326H${200 - half + 10}Z`, glass) +
    path(d`M${200 - half + 5} 186H${200 + half - 5}L${200 + half - 14} 316H${200 - half + 14}Z`, body.base) +
    path(d`M${200 + half * 0.4} 186h${half * 0.6 - 5}L${200 + half - 14} 316H${200 + half * 0.34}Z`, body.shade) +
    ellipse(200, 186, half - 6, 9, body.light) +
    path(d`M${200 + half * 0.5} 124H${200 + half}L${200 + half - 3} 186h${-half * 0.5}Z`, '#A9CBD7', 0.6) +
    ellipse(200, 124, half, 11, '#EAF5F8') +
    hoop(200, 124, half, 11, '#A9CBD7', 3) +
    ellipse(188, 190, 10, 4, accent.base, 0.7)
  )
}

const lightBulb = ({ metal, accent, grow, body }: Brush): string => {
  const radius = 76 * grow
  return (
    shadow(200, 66) +
    path(
      d`M${200 - radius} 158A${radius} ${radius} 0 1 1 ${200 + radius} 158C${200 + radius} 208 238 220 234 262` +
        d`H166C162 220 ${200 - radius} 208 ${200 - radius} 158Z`,
      '#FBF1CF',
    ) +
    path(
      d`M${200 + radius * 0.35} ${158 - radius * 0.93}A${radius} ${radius} 0 0 1 ${200 + radius} 158` +
        d`C${200 + radius} 208 238 220 234 262h-24C224 210 ${200 + radius * 0.7} 170 ${200 + radius * 0.35} ${158 - radius * 0.93}Z`,
      '#EBD99A',
    ) +
    line('M182 258L174 186L188 200L200 178L212 200L226 186L218 258', accent.base, 4) +
    rect(164, 256, 72, 22, body.base, 4) +
    rect(170, 278, 60, 36, metal.base, 4) +
    line('M170 288H230M170 300H230', metal.deep, 4) +
    path('M182 314h36l-8 16h-20Z', metal.deep)
  )
}

const flashlight = ({ body, accent, dark, grow }: Brush): string => {
  const half = 22 * grow
  return (
    rect(-half + 12, -60, half * 2, 206, '#12202b', 12, 0.1) +
    path(d`M-38 -146H38L${half} -70H${-half}Z`, body.base) +
    path(d`M14 -146H38L${half} -70H8Z`, body.shade) +
    rect(-42, -152, 84, 18, dark.base, 5) +
    rect(-36, -158, 72, 8, '#FFF3C4', 3) +
    rect(-half, -72, half * 2, 214, body.base, 8) +
    rect(half * 0.4, -72, half * 0.6, 210, body.shade, 6) +
    rect(-9, -50, 18, 34, accent.base, 8) +
    line(d`M${-half} 20H${half}M${-half} 40H${half}M${-half} 60H${half}M${-half} 80H${half}M${-half} 100H${half}`, body.deep, 5) +
    rect(-half - 2, 124, half * 2 + 4, 18, dark.base, 4)
  )
}

/** On a stack of paper: one handle lies on it, the other stands behind. */
const binderClip = ({ body, metal, paper, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 104),
    path('M112 148H302V330H112Z', paper.deep) + path('M104 142H294V326H104Z', paper.base),
    line('M128 282H252M128 302H220', '#C9CFCB', 6),
    line('M158 104L178 52Q184 40 199 40T220 52L240 104', metal.shade, 10),
    path('M132 90H266L288 170H110Z', body.base) + path('M236 90H266L288 170H246Z', body.shade) + path('M132 90H266L269 102H129Z', body.light),
    rect(104, 162, 190, 20, body.deep, 10) + rect(112, 164, 170, 6, body.light, 3),
    line('M154 172L180 240Q186 256 199 256T218 240L244 172', metal.deep, 13) + line('M154 170L180 238Q186 254 199 254T218 238L244 170', metal.light, 8),
  )

const correctionTape = ({ body, accent, paper, dark, grow }: Brush): string => {
  const half = 112 * grow
  return (
    shadow(196, half + 10, 320) +
    path(
      d`M${200 - half} 292L${200 - half + 26} 224C${200 - half + 50} 160 ${200 + half - 40} 138 ${200 + half} 196` +
        d`C${200 + half + 16} 232 ${200 + half - 6} 282 ${200 + half - 44} 292C250 304 150 288 ${200 - half + 26} 306Z`,
      body.base,
    ) +
    ellipse(214, 226, 46, 46, paper.base, 0.85) +
    ellipse(214, 226, 30, 30, accent.base) +
    ellipse(214, 226, 12, 12, dark.base) +
    ellipse(150, 256, 16, 16, paper.base, 0.85) +
    path(d`M${200 - half} 292l26 14l-18 12h-14Z`, dark.base) +
    rect(200 - half - 36, 312, 52, 7, '#FFFFFF')
  )
}

const cushion = ({ body, accent, grow }: Brush): string => {
  const half = 104 * grow
  return (
    shadow(202, half + 12) +
    path(
      d`M${200 - half} 150C${200 - half - 14} 122 ${200 - half + 8} 112 ${200 - half + 34} 120` +
        d`C160 132 240 132 ${200 + half - 34} 120C${200 + half - 8} 112 ${200 + half + 14} 122 ${200 + half} 150` +
        d`C${200 + half - 12} 190 ${200 + half - 12} 250 ${200 + half} 292` +
        d`C${200 + half + 14} 322 ${200 + half - 8} 332 ${200 + half - 34} 324` +
        d`C240 312 160 312 ${200 - half + 34} 324C${200 - half + 8} 332 ${200 - half - 14} 322 ${200 - half} 292` +
        d`C${200 - half + 12} 250 ${200 - half + 12} 190 ${200 - half} 150Z`,
      body.base,
    ) +
    path(
      d`M${200 + half * 0.4} 126C${200 + half * 0.5} 124 ${200 + half - 34} 122 ${200 + half - 34} 120` +
        d`C${200 + half - 8} 112 ${200 + half + 14} 122 ${200 + half} 150C${200 + half - 12} 190 ${200 + half - 12} 250 ${200 + half} 292` +
        d`C${200 + half + 14} 322 ${200 + half - 8} 332 ${200 + half - 34} 324` +
        d`C${200 + half * 0.6} 260 ${200 + half * 0.6} 190 ${200 + half * 0.4} 126Z`,
      body.shade,
      0.7,
    ) +
    ellipse(200, 222, 8, 8, accent.base) +
    line('M186 212q-10 -8 -18 -18M214 212q10 -8 18 -18M186 232q-10 8 -18 18M214 232q10 8 18 18', body.shade, 4)
  )
}

const grainBag = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const half = 78 * grow
  return (
    shadow(204, half + 18) +
    path(
      d`M${200 - half + 8} 92H${200 + half - 8}L${200 + half - 14} 118` +
        d`C${200 + half + 12} 190 ${200 + half + 10} 280 ${200 + half - 6} 330` +
        d`H${200 - half + 6}C${200 - half - 10} 280 ${200 - half - 12} 190 ${200 - half + 14} 118Z`,
      body.base,
    ) +
    path(
      d`M${200 + half * 0.4} 92h${half * 0.6 - 8}l-6 26C${200 + half + 12} 190 ${200 + half + 10} 280 ${200 + half - 6} 330` +
        d`h${-half * 0.4}C${200 + half * 0.7} 250 ${200 + half * 0.6} 160 ${200 + half * 0.4} 92Z`,
      body.shade,
    ) +
    line(d`M${200 - half + 12} 106H${200 + half - 12}`, body.deep, 4) +
    ellipse(194, 214, half * 0.66, half * 0.66, paper.base) +
    path('M194 250C170 226 176 190 194 176C212 190 218 226 194 250Z', accent.base) +
    line('M194 184V246', accent.deep, 3) +
    rect(200 - half * 0.6, 286, half * 1.1, 18, accent.base) +
    fitted(brush.label || '5KG', 196, 295, half * 0.9, 11, accent.on)
  )
}

const clipboard = (brush: Brush): string => {
  const { body, metal, paper, grow } = brush
  const width = 176 * grow
  const x = 200 - width / 2
  return (
    shadow(206, width * 0.58) +
    rect(x, 78, width, 252, body.base, 8) +
    rect(x + width - 12, 78, 12, 252, body.shade, 6) +
    rect(x + 16, 102, width - 36, 212, paper.base, 2) +
    line(
      d`M${x + 34} 152h${width - 84}M${x + 34} 176h${width - 72}M${x + 34} 200h${width - 96}M${x + 34} 224h${width - 78}`,
      paper.deep,
      5,
    ) +
    line(d`M${x + 34} 262l12 12l22 -26`, '#3F8A5B', 6) +
    rect(162, 66, 76, 30, metal.base, 6) +
    rect(162, 84, 76, 12, metal.shade, 4) +
    hoop(200, 64, 14, 12, metal.shade, 6)
  )
}

const broom = ({ body, accent, metal, grow }: Brush): string => {
  const half = 56 * grow
  const bristles = Array.from(
    { length: 9 },
    (_, index) => d`M${-half * 0.7 + index * half * 0.175} 74L${-half + index * half * 0.25} 148`,
  ).join('')
  return (
    group('translate(10 8)', path(d`M-4 -150H4V60H${half}V140H${-half}V60H-4Z`, '#12202b', 0.08)) +
    rect(-5, -156, 10, 200, metal.base, 4) +
    rect(1, -156, 4, 200, metal.shade) +
    rect(-8, -156, 16, 44, accent.base, 6) +
    path(d`M${-half * 0.7} 72L${-half * 0.3} 38H${half * 0.3}L${half * 0.7} 72Z`, body.base) +
    path(d`M${half * 0.1} 38h${half * 0.2}L${half * 0.7} 72H${half * 0.2}Z`, body.shade) +
    line(bristles, body.deep, 9)
  )
}

const lightTube = ({ body, metal, grow, accent }: Brush): string => {
  const half = 14 * grow
  return (
    rect(-half + 12, -140, half * 2, 300, '#12202b', 8, 0.1) +
    rect(-half, -140, half * 2, 280, '#FBF8EA') +
    rect(half * 0.4, -140, half * 0.6, 280, '#E6DFC4') +
    rect(-half - 2, -146, half * 2 + 4, 26, body.base, 3) +
    rect(-half - 2, 120, half * 2 + 4, 26, body.base, 3) +
    line('M-5 -146V-156M5 -146V-156M-5 146V156M5 146V156', metal.deep, 4) +
    rect(-half, -104, half * 2, 6, accent.base) +
    rect(-half, 92, half * 2, 6, accent.base)
  )
}

const badge = (brush: Brush): string => {
  const { body, accent, metal, paper, grow } = brush
  const width = 124 * grow
  const x = 200 - width / 2
  return (
    shadow(202, width * 0.6) +
    path('M140 32h22l44 116h-20ZM260 32h-22l-44 116h20Z', body.base) +
    path('M238 32h22l-46 116h-20Z', body.shade) +
    rect(190, 134, 20, 34, metal.base, 4) +
    rect(x, 162, width, 168, metal.light, 10) +
    rect(x + 9, 178, width - 18, 144, paper.base, 4) +
    rect(x + 9, 178, width - 18, 30, accent.base, 4) +
    ellipse(200, 242, 19, 19, body.light) +
    path('M170 288c0 -20 14 -26 30 -26s30 6 30 26Z', body.base) +
    line(d`M${x + 34} 304h${width - 68}`, paper.deep, 5) +
    rect(184, 168, 32, 6, metal.deep, 3)
  )
}

/** A tin of paint, glue or powder. */
const tin = (brush: Brush): string => {
  const { body, metal, grow } = brush
  const half = 70 * grow
  return (
    shadow(204, half + 20) +
    hoop(200, 150, half, 62, metal.shade, 5) +
    cylinder(200, 148, 322, half, body) +
    ellipse(200, 148, half, half * 0.24, metal.base) +
    ellipse(200, 147, half * 0.82, half * 0.19, metal.light) +
    sticker(brush, 190, 242, half * 1.2, 86)
  )
}

export const household = {
  kettle: standing(kettle, 1.25, -20),
  'glass-cup': standing(glassCup, 1.3, -9),
  'light-bulb': standing(lightBulb, 1.21, -19),
  flashlight: slim(flashlight, 96),
  'binder-clip': centred(binderClip, 292, 0.98),
  'correction-tape': standing(correctionTape, 1.04, 37),
  cushion: standing(cushion, 1.28, -5),
  'grain-bag': standing(grainBag, 1.3, -23),
  clipboard: standing(clipboard, 1.13, -26),
  broom: slim(broom, 104),
  'light-tube': slim(lightTube, 46),
  badge: standing(badge, 1.06, -27),
  tin: standing(tin, 1.29, -24),
} satisfies Record<string, Drawing>
