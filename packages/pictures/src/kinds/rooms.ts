import { box, shadow, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, line, path, rect, translate } from '../svg.ts'
import { centred, type Drawing } from './define.ts'

/** An office chair without a headrest. */
const taskChair = ({ body, dark, metal, grow, random }: Brush): string => {
  const mesh = random() > 0.5
  const top = 208 - 134 * grow
  return (
    shadow(200, 104, 340) +
    line('M200 252V312', metal.shade, 13) +
    line('M200 308L118 330M200 308L282 330M200 308L166 340M200 308L236 340', dark.base, 11) +
    [114, 286, 164, 238].map((x, index) => ellipse(x, index < 2 ? 337 : 346, 9, 9, dark.deep)).join('') +
    line('M200 216V168', dark.base, 16) +
    path(d`M142 ${top + 34}Q142 ${top} 200 ${top}T258 ${top + 34}L250 190Q248 202 234 202H166Q152 202 150 190Z`, body.base) +
    path(d`M236 ${top + 5}Q258 ${top + 12} 258 ${top + 34}L250 190Q248 202 234 202H222Z`, body.shade) +
    (mesh
      ? line([0, 1, 2, 3, 4].map((index) => d`M160 ${top + 34 + (index * (150 - top)) / 4}H226`).join(''), body.light, 3)
      : path(d`M158 ${top + 36}Q160 ${top + 18} 200 ${top + 18}T226 ${top + 30}L218 184H164Z`, body.light, 0.5)) +
    path('M130 232c0 -16 12 -22 28 -22h84c16 0 28 6 28 22v8c0 14 -10 20 -24 20h-92c-14 0 -24 -6 -24 -20Z', body.base) +
    path('M130 238h140c0 16 -10 22 -24 22h-92c-14 0 -24 -6 -24 -22Z', body.shade) +
    line('M122 236V194M278 236V194', dark.base, 9) +
    line('M108 190H136M264 190H292', dark.light, 13)
  )
}

/** A chair of a meeting room, on four legs. */
const meetingChair = ({ body, metal, dark, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 104),
    line('M262 230L286 318M150 222L138 318', metal.deep, 10),
    line('M254 96L262 224', metal.shade, 11) + line('M138 92L128 236L112 330M262 236L262 332', metal.base, 11),
    path('M136 84Q138 72 150 72H250Q262 72 262 84L264 166Q264 178 252 178H140Q128 178 128 166Z', body.base) + path('M236 72H250Q262 72 262 84L264 166Q264 178 252 178H240Z', body.shade),
    rect(150, 88, 76, 9, body.light, 4),
    path('M116 220Q118 206 134 206H262Q276 206 280 220L286 236Q286 250 272 250H124Q108 250 110 236Z', body.base) + path('M110 236H286Q286 252 272 252H124Q108 252 110 236Z', body.deep),
    rect(104, 324, 18, 9, dark.base, 4) + rect(253, 326, 18, 9, dark.base, 4),
  )

/** A chest of drawers on castors; the cushion lies on top of it. */
const pedestalWith =
  (cushioned: boolean) =>
  ({ body, accent, metal, dark, grow, parts }: Brush): string => {
    const drawers = parts > 0 ? Math.min(parts, 5) : 3
    const top = cushioned ? 152 : 122
    const each = (304 - top) / drawers
    const fronts = Array.from(
      { length: drawers },
      (_, index) =>
        rect(112, top + 4 + index * each, 146, each - 4, body.shade, 3) +
        rect(114, top + 6 + index * each, 142, each - 8, body.light, 3) +
        rect(158, top + 6 + index * each + (each - 8) * 0.3, 54, 9, metal.shade, 4) +
        (index === 0 ? circle(240, top + 22, 6, dark.base) : ''),
    )
    return group(
      translate(200 - 200 * grow, 332 - 332 * grow, grow),
      shadow(208, 118),
      [124, 244, 286].map((x) => circle(x, x === 286 ? 306 : 324, 10, dark.base)).join(''),
      box(104, top, 162, 312 - top, 56, body),
      ...fronts,
      cushioned
        ? path(d`M98 ${top - 20}Q98 ${top - 32} 112 ${top - 36}L140 ${top - 52}H298Q314 ${top - 52} 314 ${top - 38}V${top - 20}L272 ${top + 4}H110Q98 ${top + 4} 98 ${top - 8}Z`, accent.shade) +
          path(d`M98 ${top - 22}Q100 ${top - 34} 112 ${top - 38}L140 ${top - 54}H298Q312 ${top - 54} 312 ${top - 42}L272 ${top - 20}Z`, accent.light) +
          rect(98, top - 22, 176, 26, accent.base, 11)
        : '',
    )
  }

/** A steel locker: two doors beside each other, or three above nine. */
const locker = ({ body, accent, metal, dark, grow, parts }: Brush): string => {
  const doors = parts > 0 ? parts : 6
  const columns = doors >= 6 && doors % 3 === 0 ? 3 : 2
  const rows = Math.max(1, Math.round(doors / columns))
  const [width, height] = [190 / columns, 250 / rows]
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [94 + (index % columns) * width, 70 + Math.floor(index / columns) * height]
    const slits = d`M${x + width * 0.3} ${y + height * 0.18}h${width * 0.4}m${-width * 0.4} 8h${width * 0.4}`
    return (
      rect(x + 2, y + 2, width - 5, height - 5, body.light, 2) +
      line(slits + (rows < 3 ? d`m${-width * 0.4} 8h${width * 0.4}` : ''), body.shade, 3) +
      rect(x + width * 0.76, y + height * 0.46, 7, Math.min(26, height * 0.3), metal.shade, 3) +
      rect(x + width * 0.16, y + height * 0.5, width * 0.3, Math.min(16, height * 0.18), index === 0 ? accent.base : body.pale, 1)
    )
  })
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(212, 130),
    box(88, 64, 202, 262, 54, body),
    rect(94, 70, 187, 247, body.shade, 2),
    rect(88, 318, 202, 9, dark.base),
    ...all,
  )
}

/** Glass doors over shelves with files. */
const glassCabinet = ({ body, accent, metal, grow, parts }: Brush): string => {
  const shelves = parts > 0 ? Math.min(parts, 5) : 3
  const each = 236 / shelves
  const files = Array.from({ length: shelves }, (_, row) => {
    const foot = 80 + (row + 1) * each - 8
    const tall = Math.min(52, each * 0.66)
    return (
      [0, 1, 2, 3, 4, 5].map((index) => rect(112 + index * 25 + (row % 2) * 6, foot - tall + (index % 3) * 4, 19, tall - (index % 3) * 4, ['#C2432A', '#256D8C', '#E3B040', '#3F8A5B'][(index + row) % 4] ?? '', 2)).join('') +
      rect(102, foot, 174, 7, body.deep)
    )
  })
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(212, 124),
    box(88, 64, 202, 262, 54, body),
    rect(100, 76, 178, 238, '#51636B'),
    ...files,
    path('M100 76H186L128 314H100ZM196 76H240L190 314H178Z', '#DDF1F4', 0.28),
    rect(184, 76, 10, 238, body.base) + line('M180 184V214M198 184V214', metal.light, 6),
    rect(100, 64, 60, 8, accent.base, 2),
  )
}

/** Upright compartments for files, beside each other. */
const fileRack = ({ body, accent, paper, grow, parts }: Brush): string => {
  const count = parts > 0 ? Math.max(2, Math.min(parts, 5)) : 3
  const width = 216 / count
  const one = Array.from({ length: count }, (_, index) => {
    const x = 84 + index * width
    const colours = ['#C2432A', '#256D8C', '#E3B040', '#3F8A5B', '#75609F']
    return (
      rect(x + 14, 102 + (index % 2) * 12, width * 0.34, 180, colours[index] ?? '', 2) +
      rect(x + 16 + width * 0.34, 114 - (index % 2) * 8, width * 0.26, 170, paper.shade, 1) +
      path(d`M${x} 186L${x + 22} 140V316L${x} 332Z`, body.shade) +
      rect(x, 214, width - 3, 118, body.base, 3) +
      path(d`M${x} 222V186L${x + width - 3} 222Z`, body.base) +
      rect(x + width * 0.26, 252, width * 0.44, 22, paper.base, 2) + line(d`M${x + width * 0.36} 263h${width * 0.22}`, accent.base, 5)
    )
  })
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 128),
    rect(92, 140, 212, 180, body.deep, 3),
    ...one,
    path('M300 222L318 140V316L300 332Z', body.shade),
  )
}

/** Rockers in a plate: one to four. */
const wallSwitch = ({ body, accent, grow, parts }: Brush): string => {
  const count = parts > 0 ? Math.min(parts, 4) : 1
  const half = 98 * grow
  const top = 332 - half * 2
  const [left, inner] = [226 - half, half * 2 - 52]
  const width = inner / count
  const rockers = Array.from({ length: count }, (_, index) => {
    const x = left + index * width
    return (
      rect(x + 2, top + 26, width - 4, inner, body.light, 6) +
      path(d`M${x + 2} ${top + 26 + inner * 0.5}h${width - 4}v${inner * 0.44}q0 6 -6 6h${16 - width}q-6 0 -6 -6Z`, body.shade, 0.7) +
      rect(x + width / 2 - Math.min(12, width * 0.2), top + 40, Math.min(24, width * 0.4), 6, accent.base, 3)
    )
  })
  return (
    shadow(206, half + 10) +
    rect(206 - half, top + 6, half * 2, half * 2, body.deep, 20) +
    rect(200 - half, top, half * 2, half * 2, body.base, 20) +
    rect(left - 3, top + 23, inner + 6, inner + 6, body.deep, 8) +
    rockers.join('')
  )
}

/** A banner of cloth between two poles. */
const banner = ({ body, accent, metal, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(76, 34) + shadow(324, 34),
    rect(68, 76, 14, 254, metal.base, 6) + rect(77, 76, 5, 254, metal.shade) + rect(318, 76, 14, 254, metal.base, 6) + rect(327, 76, 5, 254, metal.shade),
    circle(75, 74, 12, accent.base) + circle(325, 74, 12, accent.base),
    line('M82 110L98 116M82 196L98 190M318 110L302 116M318 196L302 190', metal.deep, 4),
    path('M96 112Q150 128 200 114T304 112V194Q250 210 200 196T96 194Z', body.base) + path('M252 121Q278 118 304 112V194Q278 201 252 202Z', body.shade),
    line('M120 146h28M162 148h28M204 146h28M246 148h28', accent.base === body.base ? body.pale : '#F8E7B0', 22),
    line('M136 176Q170 182 200 174T264 176', body.pale, 6),
  )

export const rooms = {
  'task-chair': centred(taskChair, 256, 1),
  'meeting-chair': centred(meetingChair, 262, 1.08),
  pedestal: centred(pedestalWith(false), 238, 1.1),
  'seat-pedestal': centred(pedestalWith(true), 238, 1.1),
  locker: centred(locker, 294, 1),
  'glass-cabinet': centred(glassCabinet, 294, 1),
  'file-rack': centred(fileRack, 234, 1.12),
  'wall-switch': centred(wallSwitch, 200, 1.3),
  banner: centred(banner, 270, 1.02),
} satisfies Record<string, Drawing>
