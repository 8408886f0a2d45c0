import { box, cylinder, lathe, shadow, sticker, surface, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, hoop, line, path, rect, translate } from '../svg.ts'
import { centred, large, type Drawing } from './define.ts'

const earplugs = ({ body, accent, grow }: Brush): string => {
  const plug = group(
    'scale(1.1)',
    path('M-26 40V-14C-26 -58 26 -58 26 -14V40C26 56 -26 56 -26 40Z', body.base),
    path('M8 -46C20 -40 26 -30 26 -14V40C26 48 16 52 6 53C14 20 14 -20 8 -46Z', body.shade),
    path('M-18 -14C-16 -30 -10 -36 -4 -38C-10 -24 -11 0 -11 30L-18 28Z', body.light),
    ellipse(0, 44, 26, 11, body.deep),
  )
  return (
    shadow(200, 118 * grow) +
    line('M138 296C96 330 60 250 116 206C170 160 238 150 284 196C324 236 306 300 266 296', accent.base, 7) +
    group(translate(138, 252, 1.25 * grow, -24), plug) +
    group(translate(264, 258, 1.25 * grow, 22), plug)
  )
}

const earmuffs = ({ body, accent, dark, grow }: Brush): string => {
  const half = 92 * grow
  const cup = (x: number, side: 1 | -1) =>
    rect(x - (side === 1 ? 40 : 4), 196, 44, 116, dark.base, 22) +
    rect(x - (side === 1 ? 12 : 44), 190, 56, 128, side === 1 ? body.shade : body.base, 26) +
    rect(x - (side === 1 ? 2 : 34), 214, 18, 80, side === 1 ? body.deep : body.light, 9)
  return (
    shadow(200, half + 42, 334) +
    line(d`M${200 - half - 4} 216C${200 - half - 18} 62 ${200 + half + 18} 62 ${200 + half + 4} 216`, dark.base, 26) +
    line(d`M${200 - half + 22} 138C${200 - half * 0.5} 88 ${200 + half * 0.5} 88 ${200 + half - 22} 138`, accent.base, 8) +
    cup(200 - half, -1) +
    cup(200 + half, 1)
  )
}

const plaster = (x: number, y: number, turn: number, scale: number): string =>
  group(
    translate(x, y, scale, turn),
    rect(-76, -22, 152, 48, '#12202b', 24, 0.12),
    rect(-78, -26, 156, 48, '#E2B48C', 24),
    rect(-26, -26, 52, 48, '#F3D9BF'),
    line('M-14 -12h.1M0 -12h.1M14 -12h.1M-14 -2h.1M0 -2h.1M14 -2h.1M-14 8h.1M0 8h.1M14 8h.1', '#C98F63', 5),
    line('M-60 -2h.1M-48 -12h.1M-48 8h.1M60 -2h.1M48 -12h.1M48 8h.1', '#C98F63', 5),
  )

const plasters = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const height = 150 * grow
  const y = 322 - height
  return (
    shadow(208, 120) +
    box(122, y, 156, height, 52, body) +
    surface(brush, 122, y, 156, height) +
    rect(122, y, 156, 30, accent.base) +
    circle(238, y + 66, 26, paper.base) +
    line(d`M238 ${y + 52}v28M224 ${y + 66}h28`, '#C2432A', 10) +
    plaster(158, 232, -18, 0.86) +
    plaster(180, 304, 14, 0.92)
  )
}

const swab = (x: number, y: number, turn: number): string =>
  group(translate(x, y, 1, turn), rect(-3, -76, 6, 110, '#D8B583'), ellipse(0, -80, 8, 16, '#D7DCDA'), ellipse(-1, -81, 7, 15, '#FFFFFF'))

const cottonSwabs = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 66 * grow
  return (
    shadow(202, half + 40) +
    swab(160, 176, -20) + swab(176, 168, -8) + swab(196, 160, 0) + swab(216, 166, 9) + swab(238, 176, 22) + swab(206, 176, -3) +
    cylinder(200, 176, 318, half, body, half * 0.22, false) +
    line(d`M${200 - half} 178A${half} ${half * 0.22} 0 0 0 ${200 + half} 178`, body.light, 7) +
    sticker(brush, 194, 258, half * 1.2, 66) +
    group('translate(300 322) rotate(78)', rect(-3, -44, 6, 70, '#D8B583'), ellipse(0, -48, 8, 15, '#FFFFFF'), ellipse(0, 28, 8, 15, '#FFFFFF')) +
    rect(200 - half, 308, half * 2, 8, accent.base, 0, 0.9)
  )
}

/** A roll of gauze with its loose end. */
const bandage = ({ body, accent, paper, grow }: Brush): string => {
  const rx = 84 * grow
  return (
    shadow(214, rx + 62) +
    path(d`M200 ${318}H330l10 14H190Z`, paper.shade) +
    line('M214 325h112', paper.deep, 3) +
    rect(200 - rx, 188, rx * 2, 122, paper.shade) +
    ellipse(200, 310, rx, rx * 0.28, paper.shade) +
    rect(200 - rx, 188, rx * 1.3, 122, paper.base) +
    path(d`M${200 - rx} 310A${rx} ${rx * 0.28} 0 0 0 ${200 + rx * 0.3} ${310 + rx * 0.267}V188H${200 - rx}Z`, paper.base) +
    line([206, 226, 246, 266, 286].map((y) => d`M${202 - rx} ${y}A${rx} ${rx * 0.28} 0 0 0 ${198 + rx} ${y}`).join(''), paper.deep, 2) +
    path(d`M${200 - rx} 232A${rx} ${rx * 0.28} 0 0 0 ${200 + rx} 232v34A${rx} ${rx * 0.28} 0 0 1 ${200 - rx} 266Z`, body.base) +
    circle(188, 274, 20, paper.base) + line('M188 264v20M178 274h20', '#C2432A', 7) +
    ellipse(200, 188, rx, rx * 0.28, paper.base) +
    hoop(200, 188, rx * 0.76, rx * 0.2, paper.deep, 3) + hoop(200, 188, rx * 0.5, rx * 0.13, paper.deep, 3) + ellipse(200, 188, rx * 0.22, rx * 0.06, accent.shade)
  )
}

const gauze = ({ body, accent, paper, grow }: Brush): string => {
  const half = 92 * grow
  const pad = (y: number, shift: number) =>
    path(d`M${196 - half + shift} ${y}L${240 - half + shift} ${y - 46}H${204 + half + shift}L${160 + half + shift} ${y}Z`, paper.base) +
    path(d`M${196 - half + shift} ${y}H${160 + half + shift}v13H${196 - half + shift}Z`, paper.shade) +
    path(d`M${160 + half + shift} ${y}l44 -46v13l-44 46Z`, paper.deep)
  const weave = [0.2, 0.4, 0.6, 0.8].map((part) => d`M${196 - half + 44 * part} ${238 - 46 * part}h${half * 2 - 36}M${196 - half + (half * 2 - 36) * part} 238l44 -46`)
  return (
    shadow(212, half + 26) +
    [310, 292, 274, 256].map((y, index) => pad(y, index % 2 ? 5 : -3)).join('') +
    pad(238, 0) +
    line(weave.join(''), '#C9CFCB', 2.5) +
    group('translate(196 196) rotate(-6)', rect(-66, -84, 132, 118, body.base, 6), rect(-66, -84, 132, 26, accent.base, 6), rect(40, -58, 26, 92, body.shade), circle(-8, -12, 28, paper.base)) +
    line('M189 170v32M173 186h32', '#C2432A', 11)
  )
}

/** The long-handled dustpan: a tall back, cheeks and an open mouth. */
const pan = ({ body, accent, metal, dark }: Brush, x: number): string =>
  rect(x - 6, 62, 12, 180, metal.base, 5) + rect(x + 1, 62, 5, 180, metal.shade, 3) + rect(x - 11, 54, 22, 56, accent.base, 9) +
  path(d`M${x - 54} 218H${x + 54}L${x + 78} 326H${x - 78}Z`, body.base) +
  path(d`M${x + 30} 218h24L${x + 78} 326h-30Z`, body.shade) +
  path(d`M${x - 50} 266H${x + 50}L${x + 64} 318H${x - 64}Z`, dark.base) +
  path(d`M${x - 80} 318H${x + 80}l4 14H${x - 84}Z`, body.light) +
  rect(x - 20, 208, 40, 16, body.deep, 5)

const dustpan = (brush: Brush): string =>
  group(
    translate(200 - 200 * brush.grow, 332 - 332 * brush.grow, brush.grow),
    shadow(200, 100),
    pan(brush, 200),
    circle(176, 308, 6, '#C59A63') + circle(196, 304, 8, '#A9AFA8') + circle(222, 309, 5, '#C59A63') + ellipse(210, 312, 10, 4, '#8F958E'),
  )

const broomSet = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(206, 140),
    group(
      'translate(112 0) rotate(-5 0 332)',
      rect(-6, 34, 12, 210, metal.base, 5) + rect(1, 34, 5, 210, metal.shade, 3) + rect(-10, 26, 20, 54, accent.base, 8),
      path('M-24 236H24L48 268H-48Z', body.base) + path('M8 236H24L48 268H18Z', body.shade),
      path('M-48 266H48L58 330H-58Z', accent.base) + path('M18 266H48L58 330H26Z', accent.shade),
      line('M-34 272l-6 54M-18 272l-3 56M-2 272v56M14 272l3 56M30 272l6 54', accent.deep, 3),
    ),
    pan(brush, 258),
  )
}

const jug = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 82 * grow
  return (
    shadow(204, half + 18) +
    path(d`M${200 - half} 176C${200 - half} 140 158 142 158 118H226C226 132 ${200 + half} 136 ${200 + half} 168V316q0 14 -14 14H${214 - half}q-14 0 -14 -14Z`, body.base) +
    path(d`M${200 + half * 0.5} 138C${200 + half * 0.8} 142 ${200 + half} 150 ${200 + half} 168V316q0 14 -14 14h${-half * 0.5}Z`, body.shade) +
    path(d`M${200 + half - 34} 164q18 4 18 22v44q0 14 -14 14t-14 -14v-42q0 -24 10 -24Z`, '#F2EFE8') +
    rect(154, 76, 76, 44, accent.base, 7) + rect(204, 76, 26, 44, accent.shade, 7) + line('M166 84v28M180 84v28M194 84v28', accent.deep, 3) +
    rect(216 - half, 176, 9, 60, body.light, 5) +
    sticker(brush, 190 - half * 0.08, 284, half * 1.5, 74)
  )
}

const jerryCan = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const half = 104 * grow
  const top = 130
  return (
    shadow(206, half + 18) +
    line(d`M168 ${top + 8}V96q0 -14 14 -14h78q14 0 14 14V${top + 8}`, body.deep, 18) +
    path(d`M${200 - half} ${top + 30}L${236 - half} ${top}H${186 + half}q14 0 14 14V316q0 14 -14 14H${214 - half}q-14 0 -14 -14Z`, body.base) +
    path(d`M${200 + half * 0.56} ${top}H${186 + half}q14 0 14 14V316q0 14 -14 14H${200 + half * 0.56}Z`, body.shade) +
    group(d`translate(${214 - half} ${top + 4}) rotate(-40)`, rect(-24, -34, 48, 34, dark.base, 5), rect(-24, -12, 48, 9, dark.light)) +
    line(d`M${222 - half} ${top + 48}L${174 + half * 0.36} ${top + 172}M${174 + half * 0.36} ${top + 48}L${222 - half} ${top + 172}`, body.light, 7) +
    sticker(brush, 200 - half * 0.1, 234, half * 1.24, 78) +
    rect(200 - half, 300, half * 2, 9, accent.base)
  )
}

/** A bottle of disinfectant with a screw cap. */
const cleanerBottle = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 58 * grow
  return (
    shadow(204, half + 20) +
    lathe(200, [[112, 20], [140, 24], [172, half - 4], [190, half], [324, half]], body) +
    rect(172, 66, 56, 44, accent.base, 7) + rect(208, 66, 20, 44, accent.shade, 7) + line('M182 72v32M194 72v32', accent.deep, 3) +
    sticker(brush, 194, 254, half * 1.5, 92)
  )
}

/** The bent neck that reaches below the rim. */
const toiletCleaner = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 56 * grow
  return (
    shadow(204, half + 20) +
    path(d`M${206 - half} 216C${206 - half} 176 184 176 170 132L206 112C222 154 ${206 + half} 168 ${206 + half} 216V318q0 12 -12 12H${218 - half}q-12 0 -12 -12Z`, body.base) +
    path(d`M${206 + half * 0.35} 166C${206 + half * 0.8} 184 ${206 + half} 190 ${206 + half} 216V318q0 12 -12 12h${-half * 0.6}Z`, body.shade) +
    group('translate(188 124) rotate(-30)', rect(-24, -16, 48, 22, accent.shade, 4), path('M-20 -14L-10 -70H10L20 -14Z', accent.base), path('M6 -70H10L20 -14H10Z', accent.shade)) +
    sticker(brush, 200, 264, half * 1.5, 76)
  )
}

const aerosol = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 54 * grow
  return (
    shadow(202, half + 18) +
    line('M148 74L108 58M144 84H98M148 94L108 110', '#A9C8CF', 6) +
    cylinder(200, 152, 322, half, body) +
    path(d`M${200 - half} 154C${200 - half} 122 172 124 170 112H230C228 124 ${200 + half} 122 ${200 + half} 154Z`, metal.base) +
    path(d`M212 112H230C228 124 ${200 + half} 122 ${200 + half} 154H226Z`, metal.shade) +
    rect(170, 66, 60, 46, accent.base, 10) + rect(208, 66, 22, 46, accent.shade, 10) + circle(178, 84, 6, accent.deep) +
    sticker(brush, 194, 246, half * 1.5, 84)
  )
}

const wetWipes = (brush: Brush): string => {
  const { body, accent, paper, grow } = brush
  const half = 118 * grow
  return (
    shadow(204, half + 14) +
    path(d`M${200 - half} 300C${204 - half} 250 ${214 - half} 226 ${244 - half} 214H${156 + half}C${186 + half} 226 ${196 + half} 250 ${200 + half} 300C${190 + half} 332 ${210 - half} 332 ${200 - half} 300Z`, body.base) +
    path(d`M${200 - half} 300C${210 - half} 332 ${190 + half} 332 ${200 + half} 300q-${half} 20 -${half * 2} 0Z`, body.shade) +
    path('M150 222C140 170 176 176 182 140C210 170 226 150 246 150C236 178 258 190 250 222Z', paper.base) +
    path('M214 222C226 196 224 176 246 150C236 178 258 190 250 222Z', paper.shade) +
    ellipse(200, 230, half * 0.56, 20, accent.base) + ellipse(200, 227, half * 0.44, 13, accent.deep) +
    path('M152 228C146 200 176 176 182 146C206 172 226 156 244 154C232 180 256 196 248 228C220 238 180 238 152 228Z', paper.base) +
    path('M214 233C228 200 224 180 244 154C232 180 256 196 248 228Q232 233 214 233Z', paper.shade) +
    path(d`M${236 - half} 268c12 14 18 20 18 28a18 16 0 0 1 -36 0c0 -8 6 -14 18 -28Z`, paper.base)
  )
}

const sponge = ({ body, accent, grow }: Brush): string => {
  const yellow = { base: '#EBC652', light: '#F5DC85', pale: '#FAEBB8', shade: '#CFA436', deep: '#AE842A', on: '#2B3036' }
  const width = 200 * grow
  const x = 182 - width / 2
  return (
    shadow(212, width / 2 + 40) +
    box(x, 262, width, 66, 72, yellow) +
    box(x, 238, width, 26, 72, body) +
    line(d`M${x + 24} 286h.1M${x + 60} 306h.1M${x + 96} 282h.1M${x + 130} 308h.1M${x + 160} 290h.1M${x + 40} 314h.1M${x + 112} 298h.1`, yellow.deep, 10) +
    line(d`M${x + 30} 232l16 -8m26 8l16 -8m26 8l16 -8m26 8l16 -8M${x + 54} 222l14 -7m30 7l14 -7m32 7l14 -7`, body.deep, 5) +
    circle(122, 200, 18, accent.pale, 0.9) + circle(152, 176, 11, accent.pale, 0.9) + circle(112, 166, 7, accent.pale, 0.9)
  )
}

const stickThermometer = ({ body, accent, dark, metal, grow }: Brush): string =>
  group(
    translate(200, 200, grow, 38),
    rect(-30, -116, 74, 250, '#12202b', 34, 0.1),
    path('M-38 -40C-38 -150 38 -150 38 -40C38 30 14 60 10 104H-10C-14 60 -38 30 -38 -40Z', body.base),
    path('M14 -118C30 -106 38 -80 38 -40C38 30 14 60 10 104H2C14 40 22 -40 14 -118Z', body.shade),
    rect(-7, 102, 14, 46, metal.base, 6),
    rect(-24, -92, 48, 62, dark.base, 6),
    rect(-19, -87, 38, 52, '#C9D9C4', 3),
    line('M-11 -72v8m0 4v8M-11 -52h9M3 -74h9v12h-9v12h9', dark.base, 4),
    circle(0, 2, 15, accent.base),
  )

const neckMassager = ({ body, accent, dark, metal, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(200, 116),
    line('M118 286C76 130 324 130 282 286', body.deep, 50),
    line('M118 280C76 124 324 124 282 280', body.base, 46),
    line('M112 222C118 168 160 150 200 148', body.light, 8),
    ellipse(146, 214, 19, 25, metal.light) + ellipse(254, 214, 19, 25, metal.light) + hoop(146, 214, 11, 16, metal.shade, 3) + hoop(254, 214, 11, 16, metal.shade, 3),
    ellipse(200, 172, 26, 16, metal.light) + hoop(200, 172, 17, 9, metal.shade, 3),
    circle(118, 284, 13, accent.base) + line('M118 279v10M113 284h10', accent.on, 3),
    rect(276, 268, 12, 32, dark.base, 6),
  )

export const care = {
  earplugs: centred(earplugs, 140, 1.2),
  earmuffs: centred(earmuffs, 250, 1.08),
  plasters: large(plasters, 1.24, 23),
  'cotton-swabs': centred(cottonSwabs, 248, 1.15),
  bandage: centred(bandage, 170, 1.2),
  gauze: centred(gauze, 210, 1.2),
  dustpan: centred(dustpan, 280, 1.06),
  'broom-set': centred(broomSet, 306, 0.98),
  jug: centred(jug, 258, 1.12),
  'jerry-can': centred(jerryCan, 262, 1.1),
  'cleaner-bottle': centred(cleanerBottle, 268, 1.1),
  'toilet-cleaner': centred(toiletCleaner, 284, 1.06),
  aerosol: centred(aerosol, 268, 1.1),
  'wet-wipes': centred(wetWipes, 190, 1.2),
  sponge: centred(sponge, 130, 1.2),
  'stick-thermometer': centred(stickThermometer, 264, 1.05),
  'neck-massager': centred(neckMassager, 220, 1.15),
} satisfies Record<string, Drawing>
