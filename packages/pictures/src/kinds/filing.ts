import { box, fitted, shadow, sticker, surface, type Brush } from '../brush.ts'
import { d, ellipse, line, path, rect } from '../svg.ts'
import { large, standing, type Drawing } from './define.ts'

const binder = (brush: Brush): string => {
  const { body, accent, paper, metal, dark, grow } = brush
  const spine = 78 * grow
  const x = 196 - (spine + 92) / 2
  return (
    shadow(212, 110) +
    path(d`M${x + spine} 78l96 -26v252l-96 26Z`, body.shade) +
    path(d`M${x + spine + 5} 84l84 -23v238l-84 23Z`, body.deep, 0.35) +
    path(d`M${x} 78l96 -26h${spine}l-96 26Z`, paper.shade) +
    rect(x, 78, spine, 252, body.base) +
    rect(x, 78, 6, 252, body.light) +
    sticker(brush, x + spine / 2, 156, spine - 22, 108) +
    ellipse(x + spine / 2, 278, 17, 17, metal.base) +
    ellipse(x + spine / 2, 278, 11, 11, dark.base) +
    rect(x, 322, spine, 8, accent.base)
  )
}

const folder = (brush: Brush): string => {
  const { body, accent, paper, grow, random, label } = brush
  const width = 236 * grow
  const x = 200 - width / 2
  const tab = x + 20 + random() * (width - 130)
  return (
    shadow(206, width * 0.56, 324) +
    path(d`M${x + 8} 104h${width - 12}v214h${-width + 12}Z`, body.shade) +
    rect(x + 20, 88, width - 40, 200, paper.base, 2) +
    rect(x + 30, 98, width - 50, 200, paper.shade, 2) +
    line(d`M${x + 44} 116h${width - 110}M${x + 44} 130h${width - 150}`, paper.deep, 3) +
    path(d`M${tab} 142l8 -22h74l8 22Z`, accent.base) +
    path(d`M${x} 142h${width}l-6 182H${x + 6}Z`, body.base) +
    surface(brush, x + 12, 156, width - 24, 156) +
    path(d`M${x} 142h${width}v9H${x}Z`, body.light) +
    (label === '' ? '' : fitted(label, 200, 240, width * 0.5, 28, body.on))
  )
}

const documentBag = (brush: Brush): string => {
  const { body, accent, paper, metal, grow, label } = brush
  const width = 252 * grow
  const x = 200 - width / 2
  return (
    shadow(206, width * 0.54, 326) +
    rect(x, 120, width, 204, body.base, 10) +
    rect(x + 16, 150, width - 32, 160, body.light, 6, 0.7) +
    rect(x + 30, 134, width - 72, 168, paper.base, 2, 0.85) +
    line(d`M${x + 48} 216h${width - 130}M${x + 48} 234h${width - 110}M${x + 48} 252h${width - 160}`, paper.deep, 3) +
    path(
      d`M${x} 130a10 10 0 0 1 10 -10h${width - 20}a10 10 0 0 1 10 10L${200 + 26} 196a14 14 0 0 1 -7 2h-38a14 14 0 0 1 -7 -2Z`,
      body.shade,
    ) +
    ellipse(200, 182, 12, 12, metal.base) +
    ellipse(198, 180, 7, 7, metal.light) +
    rect(x + 10, 312, width - 20, 7, accent.base, 3) +
    (label === '' ? '' : fitted(label, x + width - 60, 286, 60, 18, body.deep))
  )
}

const fileBox = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const width = 104 * grow
  const x = 200 - (width + 84) / 2
  return (
    shadow(210, 112) +
    path(d`M${x + width} 96l84 -34v240l-84 30Z`, body.shade) +
    path(d`M${x} 96l84 -34h${width}l-84 34Z`, body.light) +
    rect(x, 96, width, 236, body.base) +
    surface(brush, x, 200, width, 110) +
    sticker(brush, x + width / 2, 152, width - 30, 70) +
    ellipse(x + width / 2, 262, 20, 20, body.deep) +
    ellipse(x + width / 2, 264, 15, 15, body.shade) +
    rect(x + width - 5, 96, 5, 236, accent.base)
  )
}

const cabinet = (brush: Brush): string => {
  const { body, accent, metal, dark, grow, random, parts } = brush
  const height = 250 * grow
  const y = 324 - height
  const drawn = random() > 0.5 ? 3 : 4
  const drawers = parts > 0 ? Math.min(parts, 5) : drawn
  const each = (height - 16) / drawers
  return (
    shadow(212, 124) +
    box(112, y, 150, height, 70, body) +
    rect(112, y + height - 9, 150, 9, dark.base) +
    Array.from({ length: drawers }, (_, index) => {
      const top = y + 6 + index * each
      return (
        rect(120, top, 134, each - 6, body.light, 2) +
        rect(160, top + each * 0.28, 54, 9, metal.shade, 3) +
        rect(160, top + each * 0.28, 54, 4, metal.light, 2) +
        rect(132, top + each * 0.24, 18, 12, index === 0 ? accent.base : body.pale, 1)
      )
    }).join('')
  )
}

const giftBox = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const height = 130 * grow
  const y = 322 - height
  return (
    shadow(208, 140) +
    box(82, y, 190, height, 84, body) +
    surface(brush, 82, y + 40, 190, height - 44) +
    box(72, y - 4, 210, 36, 92, { ...body, base: body.light, light: body.pale, shade: body.base }) +
    rect(164, y - 4, 28, height + 4, accent.base) +
    path(d`M164 ${y - 4}l64.400 -38.600h28l-64.400 38.600Z`, accent.light) +
    path(d`M282 ${y + 2}l64.400 -38.600v12l-64.400 38.600Z`, accent.shade, 0.8) +
    path(d`M208 ${y - 26}C170 ${y - 84} 132 ${y - 62} 146 ${y - 40}C158 ${y - 24} 190 ${y - 22} 208 ${y - 26}Z`, accent.base) +
    path(d`M208 ${y - 26}C232 ${y - 88} 280 ${y - 76} 272 ${y - 48}C264 ${y - 26} 232 ${y - 22} 208 ${y - 26}Z`, accent.shade) +
    ellipse(209, y - 28, 13, 10, accent.light)
  )
}

const backpack = (brush: Brush): string => {
  const { body, accent, dark, metal, grow, label } = brush
  const half = 84 * grow
  return (
    shadow(202, half + 22) +
    line('M178 74C178 44 222 44 222 74', dark.base, 10) +
    path(d`M${200 - half + 6} 210c-22 10 -26 60 -14 110h20Z`, body.deep) +
    path(d`M${200 + half - 6} 210c22 10 26 60 14 110h-20Z`, body.deep) +
    path(
      d`M${200 - half} 320V150C${200 - half} 96 ${200 - half + 40} 66 200 66S${200 + half} 96 ${200 + half} 150` +
        d`V320a12 12 0 0 1 -12 12H${200 - half + 12}a12 12 0 0 1 -12 -12Z`,
      body.base,
    ) +
    path(
      d`M${200 + half * 0.5} 84C${200 + half * 0.85} 96 ${200 + half} 120 ${200 + half} 150V320a12 12 0 0 1 -12 12H${200 + half * 0.5}Z`,
      body.shade,
    ) +
    line(d`M${200 - half + 16} 176C${200 - half + 20} 118 ${200 + half - 20} 118 ${200 + half - 16} 176`, body.deep, 4) +
    rect(200 - half + 18, 206, half * 2 - 36, 104, body.light, 14) +
    line(d`M${200 - half + 26} 230h${half * 2 - 52}`, body.deep, 4) +
    rect(200 + half - 54, 228, 9, 20, metal.base, 3) +
    rect(178, 262, 44, 24, accent.base, 3) +
    (label === '' ? '' : fitted(label, 200, 274, 36, 11, accent.on))
  )
}

export const filing = {
  binder: standing(binder, 1.13, -26),
  folder: standing(folder, 1.08, -4),
  'document-bag': standing(documentBag, 1.06, 16),
  'file-box': standing(fileBox, 1.17, -26),
  cabinet: large(cabinet, 0.99, -11),
  'gift-box': standing(giftBox, 1.15, 11),
  backpack: standing(backpack, 1.13, -26),
} satisfies Record<string, Drawing>
