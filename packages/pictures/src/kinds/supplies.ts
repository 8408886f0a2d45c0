import { box, cylinder, fitted, lathe, shadow, sticker, surface, type Brush } from '../brush.ts'
import { d, ellipse, group, line, path, rect } from '../svg.ts'
import { pile, standing, type Drawing } from './define.ts'

const handSoap = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 50 * grow
  return (
    shadow(204, half + 20) +
    rect(190, 96, 20, 60, metal.base) +
    path('M140 92c0 -8 6 -12 14 -12h66v20h-62c-6 0 -8 6 -8 14h-10Z', accent.base) +
    rect(180, 76, 40, 26, accent.base, 5) +
    rect(178, 138, 44, 20, accent.shade, 4) +
    lathe(
      200,
      [
        [166, 26],
        [196, half],
        [324, half],
      ],
      body,
    ) +
    sticker(brush, 194, 252, half * 1.4, 76)
  )
}

const cleaningSpray = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const half = 52 * grow
  return (
    shadow(204, half + 20) +
    lathe(
      200,
      [
        [148, 17],
        [176, 24],
        [222, half],
        [324, half],
      ],
      body,
    ) +
    path('M150 92h84a12 12 0 0 1 12 12v26h-60l-36 -8Z', accent.base) +
    path('M150 92h84a12 12 0 0 1 12 12v6H150Z', accent.light) +
    rect(138, 96, 14, 22, dark.base, 3) +
    path('M176 126c-2 22 -10 32 -24 40l8 6c20 -8 30 -22 32 -44Z', dark.base) +
    rect(182, 128, 40, 22, accent.shade, 3) +
    sticker(brush, 194, 268, half * 1.4, 72)
  )
}

const coffeeJar = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const half = 66 * grow
  return (
    shadow(204, half + 20) +
    cylinder(200, 154, 326, half, {
      ...body,
      base: '#6B4226',
      light: '#8A5B3A',
      shade: '#4C2D19',
      deep: '#33200F',
      pale: '#C9A98F',
      on: '#fff',
    }) +
    path(d`M${200 - half} 200a${half} 13 0 0 0 ${half * 2} 0v78a${half} 13 0 0 1 ${-half * 2} 0Z`, body.base) +
    path(d`M${200 + half * 0.45} 212a${half} 13 0 0 0 ${half * 0.55} -12v78a${half} 13 0 0 1 ${-half * 0.55} 12Z`, body.shade) +
    cylinder(200, 106, 150, half * 0.94, accent, half * 0.19) +
    ellipse(190, 248, 30, 24, paper.base) +
    path('M176 242h26v10a13 12 0 0 1 -26 0Z', '#6B4226') +
    line('M202 244q10 2 6 10h-6', '#6B4226', 3)
  )
}

const teaTin = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 62 * grow
  return (
    shadow(204, half + 20) +
    cylinder(200, 150, 326, half, body) +
    surface(brush, 200 - half * 0.66, 176, half, 120) +
    cylinder(200, 96, 152, half * 1.02, { ...accent, light: accent.light }, half * 0.2) +
    sticker(brush, 190, 242, half * 0.9, 92) +
    path('M190 206c14 6 14 22 0 30c-14 -8 -14 -24 0 -30Z', '#3F8A5B')
  )
}

const waterBottle = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 44 * grow
  const glass = { ...body, base: '#CFE3EA', light: '#EAF5F8', shade: '#A9CBD7', deep: '#7FA9B8' }
  return (
    shadow(202, half + 18) +
    lathe(
      200,
      [
        [90, 16],
        [116, 18],
        [152, half],
        [324, half],
      ],
      glass,
    ) +
    line(d`M${200 - half} 282h${half * 2}M${200 - half} 298h${half * 2}`, glass.deep, 2, 0.7) +
    rect(200 - half - 4, 190, half * 2 + 8, 70, body.base) +
    rect(200 + half * 0.4, 190, half * 0.6 + 4, 70, body.shade) +
    fitted(brush.label || 'AQUA', 192, 225, half * 1.3, 18, body.on) +
    rect(180, 66, 40, 26, accent.base, 4) +
    rect(206, 66, 14, 26, accent.shade, 4)
  )
}

const waterCarton = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const height = 138 * grow
  const y = 322 - height
  const glass = '#CFE3EA'
  const necks = Array.from(
    { length: 5 },
    (_, index) => rect(92 + index * 38, y - 42, 26, 44, glass, 8) + rect(97 + index * 38, y - 56, 16, 18, accent.base, 3),
  )
  return (
    shadow(208, 150) +
    group('translate(40 -22)', ...necks.slice(0, 4)) +
    necks.join('') +
    box(70, y, 214, height, 84, body) +
    surface(brush, 70, y + 14, 214, height - 24) +
    sticker(brush, 142, y + height * 0.5, 100, 56) +
    path(d`M246 ${y + height * 0.3}c14 20 20 28 20 38a20 20 0 0 1 -40 0c0 -10 6 -18 20 -38Z`, accent.light)
  )
}

const paperCups = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const half = 62 * grow
  const rims = Array.from({ length: 5 }, (_, index) =>
    rect(200 - half - 3, 92 + index * 15, half * 2 + 6, 9, index % 2 === 0 ? paper.base : paper.shade, 4),
  )
  return (
    shadow(202, half + 14) +
    rims.join('') +
    path(d`M${200 - half} 160H${200 + half}L${200 + half * 0.7} 330H${200 - half * 0.7}Z`, body.base) +
    path(d`M${200 + half * 0.45} 160H${200 + half}L${200 + half * 0.7} 330h${-half * 0.35}Z`, body.shade) +
    path(d`M${200 - half * 0.92} 206H${200 + half * 0.92}L${200 + half * 0.8} 270H${200 - half * 0.8}Z`, accent.base) +
    rect(200 - half - 4, 152, half * 2 + 8, 13, paper.base, 6) +
    fitted(brush.label || 'CUP', 196, 238, half, 22, accent.on)
  )
}

const snackBox = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const height = 176 * grow
  const y = 324 - height
  return (
    shadow(206, 116) +
    box(108, y, 150, height, 60, body) +
    surface(brush, 108, y + height * 0.5, 150, height * 0.46) +
    rect(108, y, 150, height * 0.2, accent.base) +
    path(d`M258 ${y}l42 -25.200v${height * 0.2}l-42 25.200Z`, accent.shade) +
    ellipse(183, y + height * 0.56, 48, 38, paper.base) +
    ellipse(170, y + height * 0.54, 21, 21, '#C98F4E') +
    ellipse(196, y + height * 0.6, 21, 21, '#B87B3C') +
    line(
      d`M164 ${y + height * 0.51}h.1M174 ${y + height * 0.55}h.1M190 ${y + height * 0.58}h.1M201 ${y + height * 0.63}h.1`,
      '#6B4226',
      6,
    ) +
    fitted(brush.label || 'SNACK', 183, y + height * 0.1, 110, 17, accent.on)
  )
}

const firstAid = (brush: Brush): string => {
  const { body, accent, paper, dark, grow } = brush
  const height = 140 * grow
  const y = 322 - height
  return (
    shadow(208, 140) +
    line(d`M150 ${y - 12}v-26q0 -10 10 -10h60q10 0 10 10v26`, dark.base, 10) +
    box(76, y, 210, height, 72, body) +
    rect(76, y + height * 0.36, 210, 5, body.deep) +
    rect(104, y + height * 0.3, 24, 20, accent.base, 3) +
    rect(234, y + height * 0.3, 24, 20, accent.base, 3) +
    ellipse(181, y + height * 0.56, 38, 38, paper.base) +
    line(d`M181 ${y + height * 0.56 - 20}v40M161 ${y + height * 0.56}h40`, '#C2432A', 14)
  )
}

const gloves = ({ body, accent, grow }: Brush): string => {
  const one = (tone: string, shade: string) => [
    line('M-40 -20V-92M-14 -30V-118M12 -30V-112M38 -20V-90', tone, 24),
    path('M-52 -40H50V40C50 66 40 76 40 92H-36C-36 76 -52 64 -52 40Z', tone),
    line('M44 40C62 26 70 8 74 -12', tone, 24),
    path('M24 -36H50V40C50 66 40 76 40 92H22Z', shade),
    rect(-40, 88, 84, 34, accent.base, 4),
    rect(-40, 98, 84, 6, accent.shade),
  ]
  return (
    shadow(204, 120) +
    group(`translate(262 220) rotate(14) scale(${-0.9 * grow} ${0.9 * grow})`, ...one(body.shade, body.deep)) +
    group(`translate(158 216) rotate(-8) scale(${grow})`, ...one(body.base, body.shade))
  )
}

const safetyVest = ({ body, grow, metal, paper }: Brush): string => {
  const half = 92 * grow
  return (
    shadow(200, half) +
    path(d`M${200 - half} 150L156 74C170 104 184 140 197 160V330H${200 - half}Z`, body.base) +
    path(d`M${200 + half} 150L244 74C230 104 216 140 203 160V330H${200 + half}Z`, body.shade) +
    path(
      d`M${200 - half} 220H197v26H${200 - half}ZM203 220H${200 + half}v26H203Z` +
        d`M${200 - half} 276H197v26H${200 - half}ZM203 276H${200 + half}v26H203Z`,
      '#E9ECEA',
    ) +
    path(d`M130 112l16 -20L158 220h-24ZM270 112l-16 -20L242 220h24Z`, paper.shade) +
    line('M200 164V330', metal.shade, 5) +
    line(d`M${200 - half} 150q-6 30 0 60M${200 + half} 150q6 30 0 60`, body.deep, 4)
  )
}

const maskBox = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const height = 96 * grow
  const y = 322 - height
  return (
    shadow(208, 150) +
    box(68, y, 216, height, 88, body) +
    ellipse(212, y - 18, 70, 13, body.deep) +
    path(d`M146 ${y - 16}C150 ${y - 66} 274 ${y - 70} 278 ${y - 18}C250 ${y - 6} 176 ${y - 6} 146 ${y - 16}Z`, '#A9D0DC') +
    line(d`M156 ${y - 32}q56 -14 112 0M152 ${y - 22}q60 -12 122 0`, '#7DB2C2', 3) +
    line(d`M150 ${y - 30}q-34 -20 -16 -34M274 ${y - 32}q34 -22 16 -36`, paper.base, 4) +
    sticker(brush, 140, y + height * 0.5, 104, 50) +
    rect(228, y + 18, 34, 34, accent.base, 4) +
    line(d`M245 ${y + 26}v18M236 ${y + 35}h18`, accent.on, 5)
  )
}

const goggles = ({ body, accent, dark, grow }: Brush): string => {
  const half = 128 * grow
  return (
    shadow(200, half * 0.8, 296) +
    line(d`M${200 - half} 214C${200 - half - 10} 120 ${200 + half + 10} 120 ${200 + half} 214`, dark.base, 15) +
    path(
      d`M${200 - half} 196H${200 + half}V238C${200 + half} 272 ${200 + half - 30} 290 ${200 + 60} 290` +
        d`C${200 + 26} 290 216 262 200 262S174 290 140 290C${200 - half + 30} 290 ${200 - half} 272 ${200 - half} 238Z`,
      body.base,
    ) +
    path(
      d`M${200 - half + 14} 208H${200 + half - 14}V236C${200 + half - 16} 262 ${200 + half - 40} 276 260 276` +
        d`C230 276 222 248 200 248S170 276 140 276C${200 - half + 40} 276 ${200 - half + 16} 262 ${200 - half + 14} 236Z`,
      accent.pale,
    ) +
    path(d`M${200 - half + 40} 212h52l-44 54c-12 -4 -24 -10 -30 -22Z`, '#FFFFFF', 0.6) +
    rect(200 - half - 12, 204, 16, 42, dark.light, 4) +
    rect(200 + half - 4, 204, 16, 42, dark.light, 4)
  )
}

export const supplies = {
  'hand-soap': standing(handSoap, 1.24, -26),
  'cleaning-spray': standing(cleaningSpray, 1.3, -23),
  'coffee-jar': standing(coffeeJar, 1.3, -22),
  'tea-tin': standing(teaTin, 1.26, -23),
  'water-bottle': standing(waterBottle, 1.19, -26),
  'water-carton': standing(waterCarton, 1.08, 10),
  'paper-cups': standing(paperCups, 1.3, -23),
  'snack-box': standing(snackBox, 1.3, -3),
  'first-aid-kit': standing(firstAid, 1.15, 18),
  gloves: standing(gloves, 1.13, -5),
  'safety-vest': standing(safetyVest, 1.23, -26),
  'mask-box': pile(maskBox, 1.08, 38, 98),
  'safety-goggles': standing(goggles, 1.08, 11),
} satisfies Record<string, Drawing>
