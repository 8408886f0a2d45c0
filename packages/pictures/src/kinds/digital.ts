import { cylinder, fitted, shadow, type Brush } from '../brush.ts'
import { d, ellipse, group, hoop, line, path, rect } from '../svg.ts'
import { large, slim, standing, type Drawing } from './define.ts'

const keyboard = ({ body, accent, grow }: Brush): string => {
  const half = 156 * grow
  const x = -half
  const step = (half * 2 - 20) / 13
  const rows = [0, 1, 2, 3].map((row) =>
    line(
      Array.from(
        { length: 13 - (row % 2) },
        (_, index) => d`M${x + 16 + index * step + (row % 2) * step * 0.5} ${-38 + row * 25}h${step - 15}`,
      ).join(''),
      row === 0 ? body.shade : body.pale,
      15,
    ),
  )
  return group(
    'translate(200 226) rotate(-7)',
    rect(x + 8, -54, half * 2, 142, '#12202b', 12, 0.12),
    rect(x, -60, half * 2, 140, body.shade, 12),
    rect(x, -64, half * 2, 138, body.base, 12),
    ...rows,
    line(d`M-70 62H70`, body.pale, 15),
    line(d`M${x + 18} 62h20M${half - 40} 62h22`, accent.base, 15),
  )
}

const mouse = ({ body, dark, accent, grow, random }: Brush): string => {
  const half = 66 * grow
  const wired = random() > 0.5
  return (
    shadow(206, half + 22) +
    (wired ? line('M200 112C200 60 250 74 262 40', dark.base, 6) : '') +
    path(
      d`M${200 - half} 190C${200 - half} 130 ${200 - half * 0.5} 104 200 104S${200 + half} 130 ${200 + half} 190` +
        d`V246C${200 + half} 300 ${200 + half * 0.6} 330 200 330S${200 - half} 300 ${200 - half} 246Z`,
      body.base,
    ) +
    path(
      d`M${200 + half * 0.35} 112C${200 + half * 0.8} 126 ${200 + half} 150 ${200 + half} 190` +
        d`V246C${200 + half} 292 ${200 + half * 0.7} 322 ${200 + half * 0.3} 328` +
        d`C${200 + half * 0.7} 260 ${200 + half * 0.6} 160 ${200 + half * 0.35} 112Z`,
      body.shade,
    ) +
    line(d`M${200 - half} 206C${200 - half * 0.4} 220 ${200 + half * 0.4} 220 ${200 + half} 206M200 104V216`, body.deep, 2.5) +
    rect(190, 132, 20, 44, dark.base, 10) +
    rect(195, 140, 10, 26, accent.base, 5)
  )
}

const usbStick = ({ body, metal, accent, dark, grow, label }: Brush): string => {
  const half = 34 * grow
  return (
    rect(-half + 12, -90, half * 2, 236, '#12202b', 10, 0.1) +
    rect(-half * 0.66, -142, half * 1.32, 80, metal.base, 2) +
    rect(half * 0.3, -142, half * 0.36, 80, metal.shade) +
    rect(-half * 0.4, -124, half * 0.3, 16, dark.base) +
    rect(half * 0.1, -124, half * 0.3, 16, dark.base) +
    rect(-half, -72, half * 2, 210, body.base, 10) +
    rect(half * 0.5, -68, half * 0.5, 202, body.shade, 8) +
    rect(-half, -40, half * 2, 10, accent.base) +
    fitted(label || '64G', -4, 30, half * 1.4, 24, body.on) +
    ellipse(0, 116, 9, 9, '#F4F1E8') +
    hoop(0, 116, 11, 11, body.deep, 4)
  )
}

const cable = ({ body, metal, dark, accent, grow }: Brush): string => {
  const radius = 82 * grow
  const ring = (cy: number, size: number, tone: string) => hoop(196, cy, size, size * 0.86, tone, 12)
  return (
    shadow(200, radius + 26, 322) +
    ring(222, radius, body.shade) +
    ring(216, radius - 6, body.base) +
    ring(212, radius - 22, body.light) +
    line(
      d`M${196 + radius - 10} 236C${196 + radius + 30} 280 290 300 312 296M${196 - radius + 12} 190C${196 - radius - 10} 130 110 110 96 92`,
      body.base,
      12,
    ) +
    rect(180, 282, 30, 18, accent.base, 4) +
    group('translate(324 294) rotate(-8)', rect(-14, -16, 44, 32, dark.base, 5), rect(28, -11, 22, 22, metal.base, 2)) +
    group('translate(86 76) rotate(52)', rect(-32, -14, 44, 28, dark.base, 5), rect(-50, -9, 20, 18, metal.base, 6))
  )
}

const powerStrip = ({ body, accent, dark, grow, random }: Brush): string => {
  const half = 150 * grow
  const sockets = 3 + Math.floor(random() * 3)
  const step = (half * 2 - 76) / sockets
  const faces = Array.from({ length: sockets }, (_, index) => {
    const x = -half + 66 + (index + 0.5) * step
    return (
      rect(x - step * 0.42, -28, step * 0.84, 56, body.pale, 6) +
      line(d`M${x - 7} -12l-6 -9M${x + 7} -12l6 -9M${x - 8} 6v12M${x + 8} 6v12`, dark.base, 4)
    )
  })
  return group(
    'translate(204 226) rotate(-14)',
    line(d`M${-half + 6} 10C${-half - 50} 30 ${-half - 20} 90 ${-half + 60} 96`, dark.base, 9),
    rect(-half + 8, -34, half * 2, 92, '#12202b', 14, 0.12),
    rect(-half, -38, half * 2, 88, body.shade, 12),
    rect(-half, -44, half * 2, 84, body.base, 12),
    rect(-half + 16, -20, 34, 40, accent.base, 6),
    rect(-half + 16, -20, 34, 18, accent.light, 6),
    ...faces,
  )
}

const headset = ({ body, accent, dark, grow }: Brush): string => {
  const half = 88 * grow
  return (
    shadow(200, half + 24) +
    line(d`M${200 - half} 240C${200 - half - 10} 60 ${200 + half + 10} 60 ${200 + half} 240`, body.base, 20) +
    line(d`M${200 - half + 16} 140C${200 - half * 0.5} 92 ${200 + half * 0.5} 92 ${200 + half - 16} 140`, body.light, 7) +
    rect(200 - half - 24, 206, 48, 98, dark.base, 22) +
    rect(200 - half - 30, 214, 34, 82, body.base, 16) +
    rect(200 + half - 24, 206, 48, 98, dark.base, 22) +
    rect(200 + half - 4, 214, 34, 82, body.shade, 16) +
    ellipse(200 - half - 14, 255, 9, 20, accent.base) +
    line(d`M${200 - half - 8} 296C${200 - half} 330 160 326 186 318`, dark.light, 7) +
    rect(176, 308, 34, 18, dark.base, 9)
  )
}

const webcam = ({ body, accent, dark, metal, grow }: Brush): string => {
  const half = 92 * grow
  return (
    shadow(202, 84, 330) +
    path('M184 222h32l20 102h-72Z', dark.base) +
    path('M200 222h16l20 102h-36Z', dark.deep) +
    rect(140, 316, 120, 14, dark.light, 7) +
    rect(200 - half, 114, half * 2, 112, body.base, 52) +
    path(d`M200 114h${half - 52}a52 56 0 0 1 0 112H200C240 200 240 140 200 114Z`, body.shade) +
    ellipse(200, 170, 46, 46, dark.base) +
    ellipse(200, 170, 34, 34, metal.base) +
    ellipse(200, 170, 28, 28, '#24475A') +
    ellipse(191, 160, 9, 9, '#9CC7D8') +
    ellipse(200 + half - 24, 170, 6, 6, accent.base) +
    ellipse(200 - half + 24, 170, 4, 4, '#63CF97')
  )
}

const battery = ({ body, accent, metal, dark, grow, label }: Brush): string => {
  const half = 30 * grow
  return (
    rect(-half + 12, -110, half * 2, 240, '#12202b', 8, 0.1) +
    rect(-half * 0.4, -138, half * 0.8, 20, metal.base, 3) +
    rect(-half, -124, half * 2, 250, body.base, 6) +
    rect(half * 0.45, -124, half * 0.55, 250, body.shade, 5) +
    rect(-half * 0.8, -118, half * 0.3, 238, body.light, 3) +
    rect(-half, -124, half * 2, 58, accent.base, 6) +
    rect(half * 0.45, -124, half * 0.55, 58, accent.shade, 5) +
    line('M-9 -95H9M0 -104V-86', accent.on, 4) +
    fitted(label || 'AA', -2, 30, half * 1.5, 26, body.on) +
    rect(-half, 118, half * 2, 8, dark.base)
  )
}

const thermos = (brush: Brush): string => {
  const { body, metal, accent, grow, label } = brush
  const half = 40 * grow
  return (
    shadow(202, half + 20) +
    cylinder(200, 122, 328, half, body) +
    cylinder(200, 116, 132, half * 0.9, metal) +
    cylinder(200, 66, 116, half * 0.8, accent) +
    rect(200 - half, 300, half * 2, 6, body.deep, 0, 0.4) +
    (label === '' ? '' : fitted(label, 194, 224, half * 1.2, 20, body.on))
  )
}

export const digital = {
  keyboard: large(keyboard, 0.92, 39),
  mouse: standing(mouse, 1.09, -27),
  'usb-stick': slim(usbStick, 84),
  cable: standing(cable, 0.97, -21),
  'power-strip': large(powerStrip, 0.92, 53),
  headset: standing(headset, 1.3, -15),
  webcam: standing(webcam, 1.3, -10),
  battery: slim(battery, 66),
  thermos: standing(thermos, 1.15, -25),
} satisfies Record<string, Drawing>
