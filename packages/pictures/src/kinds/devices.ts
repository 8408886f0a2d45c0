import { box, fitted, shadow, sticker, surface, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, hoop, line, path, rect } from '../svg.ts'
import { centred, large, pile, slim, standing, type Drawing } from './define.ts'

const screen = '#9FC7C2'
const lit = '#7BD88F'

const voiceRecorder = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 34 * grow
  return (
    rect(-half + 10, -136, half * 2, 290, '#12202b', 16, 0.1) +
    rect(-half, -146, half * 2, 290, body.base, 16) +
    rect(half * 0.45, -146, half * 0.55, 290, body.shade, 14) +
    rect(-half + 8, -158, half * 0.7, 22, metal.base, 8) +
    rect(half * 0.3 - 8, -158, half * 0.7, 22, metal.base, 8) +
    rect(-half + 9, -112, half * 2 - 18, 92, dark.base, 6) +
    rect(-half + 15, -104, half * 2 - 30, 76, screen, 3) +
    line(d`M${-half + 22} -66v-10m9 18v-28m9 20v-12m9 20v-30`, dark.base, 4) +
    circle(0, 26, 19, metal.light) +
    circle(0, 26, 10, accent.base) +
    circle(0, 84, 24, dark.base) +
    circle(0, 84, 9, metal.base)
  )
}

const presenter = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 27 * grow
  return (
    rect(-half + 10, -132, half * 2, 280, '#12202b', 24, 0.1) +
    rect(-half, -142, half * 2, 282, body.base, 26) +
    rect(half * 0.4, -138, half * 0.6, 274, body.shade, 20) +
    path(d`M${-half * 0.5} -142h${half}l-5 -16h${-half + 10}Z`, metal.base) +
    circle(0, -160, 6, '#E5484D') +
    rect(-half * 0.6, -96, half * 1.2, 40, accent.base, 12) +
    rect(-half * 0.6, -46, half * 1.2, 40, dark.base, 12) +
    path('M-7 -72L0 -84L7 -72ZM-7 -30L0 -18L7 -30Z', '#FFFFFF') +
    line(d`M${-half * 0.45} 60h${half * 0.9}m${-half * 0.9} 16h${half * 0.9}m${-half * 0.9} 16h${half * 0.9}`, body.deep, 5)
  )
}

const microphone = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 82 * grow
  return (
    shadow(204, half + 22) +
    line('M200 292C196 200 214 170 262 128', metal.shade, 9) +
    group(
      'translate(270 112) rotate(42)',
      rect(-17, -42, 34, 66, dark.base, 17),
      line('M-14 -22h28m-28 12h28', metal.base, 3),
      rect(-17, 10, 34, 9, accent.base),
    ) +
    path(d`M${200 - half + 16} 288H${200 + half - 16}L${200 + half} 332H${200 - half}Z`, body.base) +
    path(d`M${200 + half * 0.4} 288H${200 + half - 16}L${200 + half} 332H${200 + half * 0.46}Z`, body.shade) +
    ellipse(200, 290, 18, 6, dark.base) +
    rect(134, 302, 40, 16, dark.base, 6) +
    circle(154, 310, 4, lit)
  )
}

const powerBank = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const half = 66 * grow
  return (
    shadow(206, half + 22) +
    rect(200 - half, 112, half * 2, 220, body.base, 22) +
    surface(brush, 200 - half + 12, 180, half * 2 - 24, 130) +
    rect(200 + half * 0.62, 112, half * 0.38, 220, body.shade, 18) +
    rect(172, 106, 34, 12, dark.base, 4) +
    path('M206 212l-26 40h18l-8 34l30 -44h-20l10 -30Z', accent.base) +
    [0, 1, 2, 3].map((lamp) => circle(168 + lamp * 15, 148, 4.5, lamp < 3 ? lit : body.deep)).join('')
  )
}

const charger = ({ body, accent, dark, metal, grow }: Brush): string => {
  const size = 118 * grow
  const x = 200 - size / 2 - 12
  return (
    shadow(206, size / 2 + 34) +
    rect(x + 24, 332 - size - 56, 12, 60, metal.base, 3) +
    rect(x + size - 34, 332 - size - 56, 12, 60, metal.base, 3) +
    box(x, 332 - size, size, size, 44, body) +
    rect(x + size * 0.2, 332 - size * 0.66, size * 0.6, size * 0.14, dark.base, 8) +
    rect(x + size * 0.2, 332 - size * 0.4, size * 0.6, size * 0.14, dark.base, 8) +
    rect(x + size * 0.2, 332 - size * 0.16, size * 0.3, 6, accent.base, 3)
  )
}

const memoryCard = (brush: Brush): string => {
  const { body, accent, dark, grow, label } = brush
  const half = 70 * grow
  const cut = d`L${200 + half} ${130 + half * 0.5}V322a10 10 0 0 1 -10 10`
  return (
    shadow(206, half + 18) +
    path(d`M${200 - half} 130H${200 + half * 0.5}` + cut + d`H${210 - half}a10 10 0 0 1 -10 -10Z`, body.base) +
    path(d`M${200 + half * 0.66} ${130 + half * 0.16}` + cut + d`h${-half * 0.2}Z`, body.shade) +
    [0, 1, 2, 3].map((pin) => rect(200 - half + 14 + pin * half * 0.32, 142, half * 0.19, 40, accent.light, 3)).join('') +
    rect(200 - half + 14, 210, half * 1.5, 96, dark.base, 5) +
    fitted(label === '' ? '64GB' : label, 200 - half + 14 + half * 0.75, 258, half * 1.2, 32, '#FBFAF6')
  )
}

const networkSwitch = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const width = 236 * grow
  const x = 190 - width / 2
  const ports = Math.floor((width - 70) / 30)
  return (
    shadow(206, width / 2 + 20) +
    box(x, 262, width, 66, 76, body) +
    rect(x + 12, 276, width - 24, 40, dark.base, 4) +
    Array.from({ length: ports }, (_, port) => path(d`M${x + 22 + port * 30} 284h20v24h-5v5h-10v-5h-5Z`, '#C9D2D6')).join('') +
    circle(x + width - 34, 290, 5, lit) +
    circle(x + width - 34, 306, 5, accent.base)
  )
}

const laptopStand = ({ body, accent, dark, grow }: Brush): string => {
  const half = 112 * grow
  return (
    shadow(204, half + 20) +
    path(d`M${200 - half} 322h${half * 2}l-12 12h${-half * 2 + 24}Z`, body.deep) +
    path(d`M${200 - half * 0.2} 322L${200 + half * 0.66} 226h26L${200 + half * 0.16} 322Z`, body.shade) +
    path(d`M${200 - half} 262L${200 + half} 190v14L${200 - half} 276Z`, body.base) +
    path(d`M${200 - half} 276v-26h-10v26Z`, accent.base) +
    path(d`M${200 - half + 4} 252L${200 + half - 8} 182l4 -8L${200 - half + 4} 244Z`, dark.light) +
    path(d`M${200 + half - 10} 180l26 -112l-${half * 1.3} 12l-18 136Z`, dark.base) +
    path(d`M${200 + half - 22} 168l22 -88l-${half * 1.06} 10l-14 104Z`, screen)
  )
}

const timeClock = ({ body, accent, dark, metal, grow, label }: Brush): string => {
  const half = 88 * grow
  return (
    shadow(204, half + 18) +
    rect(200 - half, 88, half * 2, 240, body.base, 18) +
    rect(200 + half * 0.62, 88, half * 0.38, 240, body.shade, 16) +
    rect(200 - half + 16, 106, half * 2 - 32, 100, dark.base, 8) +
    rect(200 - half + 24, 114, half * 2 - 48, 84, '#27566B', 4) +
    fitted(label === '' ? '08-58' : label, 200, 156, half * 1.3, 34, '#EAF5F8') +
    circle(200, 264, 40, metal.light) +
    hoop(200, 264, 30, 30, accent.base, 4) +
    line('M186 274c0 -26 28 -26 28 0M178 268c2 -40 42 -40 44 0M194 280c0 -14 12 -14 12 0', accent.base, 4)
  )
}

const bloodPressure = ({ body, accent, dark, paper, grow }: Brush): string => {
  const width = 150 * grow
  const x = 252 - width
  return (
    shadow(206, width * 0.5 + 74) +
    line(d`M${x + 30} 300C${x - 20} 340 250 200 288 262`, dark.base, 7) +
    path('M258 214c0 -16 74 -16 74 0v96c0 18 -74 18 -74 0Z', accent.base) +
    path('M300 204c20 0 32 4 32 10v96c0 10 -12 14 -32 14Z', accent.shade) +
    ellipse(295, 214, 37, 12, accent.deep) +
    rect(x, 194, width, 138, body.base, 16) +
    rect(x + width * 0.84, 194, width * 0.16, 138, body.shade, 12) +
    rect(x + 14, 210, width * 0.6, 100, dark.base, 6) +
    fitted('118', x + 14 + width * 0.3, 236, width * 0.44, 30, paper.base) +
    fitted('76', x + 14 + width * 0.3, 280, width * 0.36, 30, paper.base) +
    circle(x + width * 0.8, 262, 15, accent.base)
  )
}

const mousePad = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 130 * grow
  const sheet = (top: number, fill: string) =>
    path(
      d`M${240 - half} ${top}H${188 + half}q12 0 9 12L${200 + half} ${top + 104}q0 14 -14 14H${204 - half}` +
        d`q-14 0 -10 -14L${228 - half} ${top + 12}q3 -12 12 -12Z`,
      fill,
    )
  return (
    shadow(204, half + 8, 336, 9) +
    sheet(214, body.deep) +
    sheet(206, body.base) +
    line(d`M${200 - half + 44} 216H${200 + half - 18}L${200 + half - 12} 312H${200 - half + 12}Z`, body.light, 3) +
    line(d`M${200 - half * 0.4} 290c30 -50 60 10 ${half * 0.9} -46`, accent.base, 7)
  )
}

const projectionScreen = ({ body, metal, dark, accent, grow }: Brush): string => {
  const half = 118 * grow
  return (
    shadow(200, 84) +
    line('M200 250V318M200 306L140 332M200 306L260 332', metal.shade, 8) +
    rect(200 - half - 10, 92, half * 2 + 20, 22, body.base, 9) +
    rect(200 - half - 10, 104, half * 2 + 20, 10, body.shade, 5) +
    rect(200 - half, 114, half * 2, 140, dark.base) +
    rect(200 - half + 10, 118, half * 2 - 20, 126, '#FDFDFB') +
    rect(200 - half - 4, 250, half * 2 + 8, 12, body.base, 5) +
    rect(190, 262, 20, 12, accent.base, 4)
  )
}

const handDryer = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 84 * grow
  return (
    path(d`M${200 - half} 116q0 -34 34 -34h${half * 2 - 68}q34 0 34 34L${200 + half - 16} 262H${200 - half + 16}Z`, body.base) +
    path(d`M${200 + half * 0.4} 82h${half * 0.6 - 34}q34 0 34 34L${200 + half - 16} 262h${-half * 0.42}Z`, body.shade) +
    rect(200 - half + 24, 104, half * 1.1, 46, metal.light, 10) +
    circle(200 - half + 46, 127, 9, accent.base) +
    rect(158, 252, 84, 22, dark.base, 8) +
    line('M172 288c-8 12 8 18 0 30M200 288c-8 12 8 18 0 30M228 288c-8 12 8 18 0 30', '#7FB4C8', 6)
  )
}

/** In a ceiling, seen from below, with its light. */
const panelLight = ({ body, accent, grow }: Brush): string => {
  const half = 122 * grow
  const inner = half - 20
  return (
    shadow(200, half * 0.9) +
    path(d`M${200 - half * 0.8} 164H${200 + half * 0.8}L${204 + half} 326H${196 - half}Z`, '#FFF4C8', 0.8) +
    line(d`M${200 - half * 0.5} 96V60M${200 + half * 0.5} 96V60`, accent.shade, 5) +
    rect(188 - half * 0.5, 50, half + 24, 12, accent.base, 4) +
    path(d`M${232 - half} 92H${168 + half}L${200 + half} 166H${200 - half}Z`, body.base) +
    path(d`M${200 - half} 166H${200 + half}v16H${200 - half}Z`, body.deep) +
    path(d`M${232 - inner} 102H${168 + inner}L${200 + inner} 156H${200 - inner}Z`, '#FFF9DF') +
    line(d`M${200 - half * 0.5} 204V242M200 204V258M${200 + half * 0.5} 204V242`, '#EBCB6B', 7)
  )
}

const wallSocket = ({ body, accent, dark, paper, grow }: Brush): string => {
  const half = 98 * grow
  const top = 332 - half * 2
  return (
    shadow(206, half + 10) +
    rect(206 - half, top + 6, half * 2, half * 2, body.shade, 20) +
    rect(200 - half, top, half * 2, half * 2, body.base, 20) +
    rect(224 - half, top + 24, half * 2 - 48, half * 2 - 48, paper.base, 12) +
    rect(160, top + half * 0.56, 12, 34, dark.base, 4) +
    rect(228, top + half * 0.56, 12, 34, dark.base, 4) +
    group(d`translate(172 ${top + half * 1.42}) rotate(30)`, rect(-5, -18, 10, 34, dark.base, 4)) +
    group(d`translate(228 ${top + half * 1.42}) rotate(-30)`, rect(-5, -18, 10, 34, dark.base, 4)) +
    rect(194, top + half * 1.16, 12, 34, dark.base, 4) +
    circle(200, top + half * 0.4, 5, accent.base)
  )
}

const waterFilter = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 46 * grow
  return (
    shadow(202, half + 20) +
    rect(200 - half, 108, half * 2, 208, '#F2F4F2', 8) +
    rect(200 + half * 0.4, 108, half * 0.6, 208, '#D8DEDC', 8) +
    line(d`M${200 - half} 136H${200 + half}M${200 - half} 290H${200 + half}`, '#C9D0CE', 3) +
    rect(192 - half, 88, half * 2 + 16, 28, body.base, 8) +
    rect(186, 68, 28, 24, metal.base, 5) +
    rect(192 - half, 306, half * 2 + 16, 26, body.base, 8) +
    sticker(brush, 200, 214, half * 1.5, 78) +
    rect(200 - half, 158, half * 2, 8, accent.base)
  )
}

export const devices = {
  'voice-recorder': slim(voiceRecorder, 88),
  presenter: slim(presenter, 76),
  microphone: standing(microphone, 1.06, -1),
  'power-bank': standing(powerBank, 1.22, 1),
  charger: standing(charger, 1.3, 26),
  'memory-card': standing(memoryCard, 1.3, 8),
  'network-switch': large(networkSwitch, 1.02, 86),
  'laptop-stand': large(laptopStand, 1.05, -1),
  'time-clock': large(timeClock, 1.14, -1),
  'blood-pressure': large(bloodPressure, 1.01, 68),
  'mouse-pad': pile(mousePad, 1.08, 71, 22),
  'projection-screen': large(projectionScreen, 1.16, -1),
  'hand-dryer': large(handDryer, 1.23, -30),
  'panel-light': centred(panelLight, 286, 1),
  'wall-socket': standing(wallSocket, 1.3, 12),
  'water-filter': standing(waterFilter, 1.05, -1),
} satisfies Record<string, Drawing>
