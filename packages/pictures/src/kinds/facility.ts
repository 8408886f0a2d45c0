import { box, fitted, lathe, shadow, sticker, type Brush } from '../brush.ts'
import { d, ellipse, hoop, line, path, rect } from '../svg.ts'
import { large, slim, standing, type Drawing } from './define.ts'

const toolbox = (brush: Brush): string => {
  const { body, accent, dark, metal, grow } = brush
  const height = 108 * grow
  const y = 322 - height
  return (
    shadow(208, 144) +
    line(d`M150 ${y - 40}v-34q0 -12 12 -12h70q12 0 12 12v34`, dark.base, 13) +
    box(70, y, 226, height, 76, body) +
    box(62, y - 26, 242, 34, 88, { ...accent, light: accent.light }) +
    rect(116, y - 4, 30, 34, metal.base, 4) +
    rect(220, y - 4, 30, 34, metal.base, 4) +
    rect(124, y + 10, 14, 12, dark.base, 2) +
    rect(228, y + 10, 14, 12, dark.base, 2) +
    sticker(brush, 183, y + height * 0.68, 92, 34)
  )
}

const extinguisher = ({ body, accent, dark, metal, paper, grow }: Brush): string => {
  const half = 46 * grow
  return (
    shadow(206, half + 22) +
    line('M208 92C270 92 282 140 272 214', dark.base, 11) +
    path('M262 210h20l8 44h-36Z', dark.base) +
    lathe(
      200,
      [
        [122, 18],
        [146, half],
        [326, half],
      ],
      body,
    ) +
    rect(180, 96, 40, 32, metal.base, 4) +
    path('M150 74h86l8 -14h-98a8 8 0 0 0 -8 8v6Z', dark.base) +
    rect(158, 78, 76, 14, dark.light, 4) +
    ellipse(180, 112, 13, 13, paper.base) +
    line('M180 112l6 -6', accent.base, 3) +
    rect(200 - half * 0.72, 190, half * 1.3, 88, paper.base, 3) +
    path('M190 204c16 14 18 24 10 36c-4 6 -18 6 -20 -4c-2 -8 6 -12 4 -20Z', accent.base) +
    rect(200 - half * 0.5, 252, half * 0.9, 7, paper.deep)
  )
}

const waterJug = (brush: Brush): string => {
  const { accent, body, grow } = brush
  const half = 78 * grow
  const glass = { ...body, base: '#A9D2E4', light: '#D5EBF4', shade: '#7DB3CB', deep: '#5A93AD' }
  const rings = [176, 214, 252, 290].map((y) => d`M${200 - half - 3} ${y}H${200 + half + 3}`).join('')
  return (
    shadow(204, half + 20) +
    rect(178, 76, 44, 34, body.base, 5) +
    rect(204, 76, 18, 34, body.shade, 5) +
    lathe(
      200,
      [
        [104, 24],
        [124, 26],
        [154, half],
        [322, half],
      ],
      glass,
    ) +
    line(rings, glass.shade, 6) +
    sticker({ ...brush, accent }, 194, 234, half * 1.2, 66)
  )
}

const waterDispenser = ({ body, accent, dark, metal, grow }: Brush): string => {
  const width = 112 * grow
  const x = 196 - width / 2
  return (
    shadow(206, width * 0.72, 340) +
    path(d`M${x + 18} 118V64q0 -16 16 -20v-10h${width - 68}v10q16 4 16 20v54Z`, '#A9D2E4') +
    line(d`M${x + 18} 76h${width - 36}M${x + 18} 94h${width - 36}`, '#7DB3CB', 4) +
    path(d`M${x + width} 114l24 -12v216l-24 16Z`, body.shade) +
    rect(x, 114, width, 220, body.base, 6) +
    rect(x + 12, 134, width - 24, 72, dark.base, 6) +
    rect(x + 24, 140, 20, 26, '#C2432A', 3) +
    rect(x + width - 44, 140, 20, 26, '#256D8C', 3) +
    rect(x + 18, 194, width - 36, 10, metal.base, 3) +
    rect(x + 12, 222, width - 24, 98, body.light, 4) +
    rect(x + width - 32, 256, 7, 30, metal.shade, 3) +
    ellipse(x + width / 2, 124, 4, 4, accent.base)
  )
}

const handTruck = ({ body, accent, dark, metal, grow }: Brush): string => {
  const reach = 120 * grow
  return (
    shadow(206, reach + 30, 336) +
    line(d`M${200 + reach - 20} 282L${200 + reach + 22} 92H${200 + reach - 22}`, metal.shade, 11) +
    line(d`M${200 + reach - 36} 276L${200 + reach - 8} 148`, metal.base, 7) +
    path(d`M${200 - reach - 20} 290l44 -36h${reach * 2 - 8}l-32 36Z`, body.base) +
    path(d`M${200 - reach - 20} 290h${reach * 2 + 4}v14H${200 - reach - 20}Z`, body.deep) +
    [-reach + 14, reach - 44].map((x) => ellipse(200 + x, 318, 18, 18, dark.base) + ellipse(200 + x, 318, 7, 7, metal.base)).join('') +
    rect(200 - reach + 38, 180, 112, 88, accent.base) +
    path(d`M${200 - reach + 38} 180l20 -14h112l-20 14Z`, accent.light) +
    path(d`M${200 - reach + 150} 180l20 -14v84l-20 18Z`, accent.shade) +
    rect(200 - reach + 84, 180, 20, 30, accent.pale)
  )
}

const ladder = ({ body, accent, metal, grow, random }: Brush): string => {
  const steps = 4 + Math.floor(random() * 2)
  const width = 118 * grow
  const x = 186 - width / 2
  const treads = Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1)
    const inset = (1 - share) * 26
    return (
      rect(x + inset - 4, 70 + share * 250, width - inset * 2 + 8, 13, index === 0 ? accent.base : metal.base, 3) +
      rect(x + inset - 4, 80 + share * 250, width - inset * 2 + 8, 4, metal.deep)
    )
  })
  return (
    shadow(214, width * 0.8, 336) +
    line(d`M${x + width - 26} 76L${x + width + 52} 328M${x + 40} 76L${x + 92} 316`, metal.shade, 8) +
    line(d`M${x + 26} 72L${x} 332M${x + width - 26} 72L${x + width} 332`, body.base, 13) +
    treads.join('') +
    rect(x + 12, 62, width - 24, 18, body.shade, 5)
  )
}

const rack = ({ body, accent, paper, metal, grow }: Brush): string => {
  const width = 216 * grow
  const x = 196 - width / 2
  const shelf = (y: number) => path(d`M${x} ${y}l24 -16h${width}l-24 16Z`, body.light) + rect(x, y, width, 13, body.base)
  const carton = (cx: number, y: number, w: number, h: number, tone: typeof accent) =>
    path(d`M${cx} ${y - h}l12 -8h${w}l-12 8Z`, tone.light) +
    path(d`M${cx + w} ${y - h}l12 -8v${h}l-12 8Z`, tone.shade) +
    rect(cx, y - h, w, h, tone.base) +
    rect(cx + 8, y - h + 10, w * 0.4, 12, paper.base)
  return (
    shadow(208, width * 0.58, 338) +
    line(d`M${x + 30} 60V318M${x + width + 18} 60V318`, metal.deep, 7) +
    shelf(306) +
    carton(x + 18, 306, 70, 52, accent) +
    carton(x + 108, 306, 62, 38, { ...accent, base: '#C59A63', light: '#DDBB8E', shade: '#9B764A' }) +
    shelf(216) +
    carton(x + 26, 216, 60, 44, { ...accent, base: '#C59A63', light: '#DDBB8E', shade: '#9B764A' }) +
    carton(x + 120, 216, 72, 54, accent) +
    shelf(126) +
    carton(x + 66, 126, 80, 42, accent) +
    line(d`M${x + 5} 76V334M${x + width - 5} 76V334`, body.deep, 10)
  )
}

const safe = (brush: Brush): string => {
  const { body, accent, dark, metal, grow } = brush
  const height = 190 * grow
  const y = 320 - height
  return (
    shadow(208, 136, 334) +
    rect(106, 318, 30, 12, dark.base, 3) +
    rect(232, 318, 30, 12, dark.base, 3) +
    box(92, y, 186, height, 66, body) +
    rect(106, y + 14, 158, height - 28, body.deep, 6) +
    rect(110, y + 16, 150, height - 34, body.light, 5) +
    ellipse(218, y + height * 0.56, 32, 32, metal.shade) +
    ellipse(218, y + height * 0.56, 25, 25, metal.light) +
    line(d`M218 ${y + height * 0.56 - 22}v44M196 ${y + height * 0.56}h44`, dark.base, 6) +
    rect(128, y + height * 0.2, 66, 40, dark.base, 4) +
    rect(134, y + height * 0.2 + 6, 54, 14, accent.light, 2) +
    line(
      d`M138 ${y + height * 0.2 + 30}h.1M150 ${y + height * 0.2 + 30}h.1M162 ${y + height * 0.2 + 30}` +
        d`h.1M174 ${y + height * 0.2 + 30}h.1M186 ${y + height * 0.2 + 30}h.1`,
      metal.light,
      6,
    )
  )
}

const screwdriver = ({ body, accent, metal, dark, grow, random }: Brush): string => {
  const half = 21 * grow
  const cross = random() > 0.5
  return (
    rect(-half + 12, -136, half * 2, 140, '#12202b', half, 0.1) +
    rect(0, 0, 14, 150, '#12202b', 4, 0.1) +
    rect(-6, -6, 12, 136, metal.base) +
    rect(1, -6, 5, 136, metal.shade) +
    (cross ? path('M-6 130H6L2 150H-2Z', metal.deep) : path('M-6 130H6L9 144H-9Z', metal.deep)) +
    rect(-half, -148, half * 2, 132, body.base, 14) +
    rect(half * 0.35, -142, half * 0.65, 120, body.shade, 8) +
    line(d`M${-half * 0.5} -130V-40M0 -130V-40`, body.deep, 4) +
    rect(-half, -36, half * 2, 14, accent.base, 3) +
    path(d`M${-half * 0.8} -18h${half * 1.6}L9 0H-9Z`, dark.base)
  )
}

const scale = ({ body, accent, dark, metal, grow, random }: Brush): string => {
  const half = 124 * grow
  const display = `${Math.floor(10 + random() * 80)}.${Math.floor(random() * 9)}`
  return (
    shadow(204, half + 14, 326) +
    path(d`M${200 - half} 250l36 -52h${half * 2 - 72}l36 52Z`, metal.light) +
    path(d`M${200 - half + 16} 244l28 -40h${half * 2 - 88}l28 40Z`, metal.base) +
    path(d`M${200 - half} 250H${200 + half}v54a14 14 0 0 1 -14 14H${200 - half + 14}a14 14 0 0 1 -14 -14Z`, body.base) +
    rect(200 - half, 250, half * 2, 9, body.light) +
    rect(152, 268, 96, 36, dark.base, 5) +
    fitted(display, 200, 286, 60, 20, '#C3D2BE') +
    ellipse(276, 286, 9, 9, accent.base) +
    ellipse(126, 286, 9, 9, body.shade)
  )
}

const thermometer = ({ body, accent, dark, grow }: Brush): string => {
  const tall = 20 * grow
  return (
    shadow(214, 76) +
    path(d`M178 190h58l14 128a12 12 0 0 1 -12 14h-44a10 10 0 0 1 -10 -10Z`, body.base) +
    path('M214 190h22l14 128a12 12 0 0 1 -12 14h-10Z', body.shade) +
    path(d`M116 ${106 - tall * 0.5}h130a26 26 0 0 1 26 26v42a20 20 0 0 1 -20 20H150l-34 -20Z`, body.light) +
    path(d`M116 ${106 - tall * 0.5}h-14a6 6 0 0 0 -6 6v56a6 6 0 0 0 6 6h14Z`, dark.base) +
    rect(214, 120, 46, 50, dark.base, 6) +
    rect(219, 126, 36, 30, '#A9D2C0', 3) +
    fitted('36.5', 237, 141, 28, 13, '#234036') +
    path('M166 196h20l-4 46h-12a8 8 0 0 1 -8 -8Z', accent.base) +
    line('M132 128h50', body.shade, 6)
  )
}

const speaker = ({ body, accent, dark, metal, grow }: Brush): string => {
  const height = 212 * grow
  const y = 324 - height
  return (
    shadow(206, 94) +
    box(128, y, 126, height, 58, body) +
    ellipse(191, y + height * 0.26, 26, 26, dark.base) +
    ellipse(191, y + height * 0.26, 15, 15, metal.shade) +
    ellipse(191, y + height * 0.66, 48, 48, dark.base) +
    ellipse(191, y + height * 0.66, 38, 38, metal.shade) +
    ellipse(191, y + height * 0.66, 30, 30, dark.light) +
    ellipse(191, y + height * 0.66, 13, 13, accent.base) +
    ellipse(182, y + height * 0.62, 8, 6, metal.light, 0.5)
  )
}

const standee = ({ body, accent, metal, paper, grow }: Brush): string => {
  const width = 128 * grow
  const x = 200 - width / 2
  return (
    shadow(202, width * 0.7, 340) +
    rect(x - 12, 322, width + 24, 16, metal.base, 5) +
    rect(x - 12, 331, width + 24, 7, metal.deep, 3) +
    rect(x, 44, width, 280, body.base) +
    path(d`M${x + width * 0.6} 44h${width * 0.4}v280h${-width * 0.2}Z`, body.shade, 0.6) +
    rect(x - 3, 38, width + 6, 10, metal.shade, 3) +
    rect(x + 16, 70, width * 0.6, 20, paper.base) +
    rect(x + 16, 98, width * 0.42, 10, accent.base) +
    path(d`M${x} 232q${width * 0.3} -50 ${width * 0.55} -16t${width * 0.45} -24v130H${x}Z`, accent.base) +
    line(d`M${x + 16} 132h${width - 46}M${x + 16} 150h${width - 60}M${x + 16} 168h${width - 52}`, paper.base, 5, 0.75)
  )
}

const trophy = ({ body, accent, dark, grow }: Brush): string => {
  const half = 66 * grow
  const gold = { ...body, base: '#D0A63F', light: '#E9CE86', shade: '#A67E28', deep: '#7A5D1F' }
  return (
    shadow(202, half + 12) +
    hoop(200 - half, 134, 28, 34, gold.shade, 11) +
    hoop(200 + half, 134, 28, 34, gold.shade, 11) +
    path(
      d`M${200 - half} 88H${200 + half}C${200 + half} 178 ${200 + half * 0.5} 214 200 220` +
        d`C${200 - half * 0.5} 214 ${200 - half} 178 ${200 - half} 88Z`,
      gold.base,
    ) +
    path(
      d`M${200 + half * 0.35} 88H${200 + half}C${200 + half} 178 ${200 + half * 0.5} 214 200 220` +
        d`C${200 + half * 0.3} 190 ${200 + half * 0.35} 140 ${200 + half * 0.35} 88Z`,
      gold.shade,
    ) +
    ellipse(200, 88, half, 10, gold.light) +
    rect(190, 216, 20, 46, gold.shade) +
    rect(162, 258, 76, 14, gold.base, 3) +
    rect(146, 270, 108, 60, body.base, 4) +
    rect(222, 270, 32, 60, body.shade, 4) +
    rect(166, 286, 62, 26, accent.pale, 2) +
    line('M178 299h38', dark.base, 4) +
    path('M200 124l9 18l20 3l-14 14l3 20l-18 -10l-18 10l3 -20l-14 -14l20 -3Z', gold.light)
  )
}

export const facility = {
  toolbox: standing(toolbox, 1.02, 28),
  'fire-extinguisher': standing(extinguisher, 1.17, -27),
  'water-jug': standing(waterJug, 1.24, -26),
  'water-dispenser': large(waterDispenser, 1.04, -19),
  'hand-truck': large(handTruck, 0.98, 16),
  ladder: large(ladder, 1.16, -22),
  rack: large(rack, 1.13, -18),
  safe: large(safe, 1.18, -2),
  screwdriver: slim(screwdriver, 58),
  scale: standing(scale, 1.07, 57),
  thermometer: standing(thermometer, 1.3, -20),
  speaker: standing(speaker, 1.16, -9),
  standee: large(standee, 1.05, -18),
  trophy: standing(trophy, 1.25, -26),
} satisfies Record<string, Drawing>
