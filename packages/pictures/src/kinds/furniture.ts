import { lathe, shadow, type Brush } from '../brush.ts'
import { d, ellipse, group, hoop, line, path, rect } from '../svg.ts'
import { large, standing, type Drawing } from './define.ts'

const officeChair = ({ body, dark, metal, grow, random }: Brush): string => {
  const back = 128 * grow
  const mesh = random() > 0.5
  const top = 208 - back
  return (
    shadow(200, 104, 340) +
    line('M200 252V312', metal.shade, 13) +
    line('M200 308L118 330M200 308L282 330M200 308L166 340M200 308L236 340', dark.base, 11) +
    [114, 286, 164, 238].map((x, index) => ellipse(x, index < 2 ? 337 : 346, 9, 9, dark.deep)).join('') +
    line('M200 216V168', dark.base, 16) +
    rect(166, top - 40, 68, 30, body.shade, 12) +
    rect(193, top - 14, 14, 18, dark.base) +
    rect(144, top, 112, back, body.base, 24) +
    path(d`M232 ${top}a24 24 0 0 1 24 24v${back - 48}a24 24 0 0 1 -24 24Z`, body.shade) +
    (mesh
      ? line(Array.from({ length: 5 }, (_, index) => d`M158 ${top + 22 + (index * (back - 44)) / 4}H226`).join(''), body.light, 3)
      : rect(158, top + 14, 62, back - 28, body.light, 16, 0.55)) +
    path('M130 232c0 -16 12 -22 28 -22h84c16 0 28 6 28 22v8c0 14 -10 20 -24 20h-92c-14 0 -24 -6 -24 -20Z', body.base) +
    path('M130 238h140c0 16 -10 22 -24 22h-92c-14 0 -24 -6 -24 -22Z', body.shade) +
    line('M122 236V194M278 236V194', dark.base, 9) +
    line('M108 190H136M264 190H292', dark.light, 13)
  )
}

const deskTable = ({ body, dark, metal, accent, grow, random }: Brush): string => {
  const half = 150 * grow
  const left = 200 - half
  const drawers = random() > 0.4
  return (
    shadow(206, half, 332) +
    rect(left + 12, 196, 14, 132, metal.deep) +
    rect(200 + half - 30, 196, 14, 132, metal.shade) +
    rect(left + 54, 176, 10, 132, metal.shade) +
    (drawers
      ? rect(200 + half - 104, 200, 84, 112, body.shade) +
        [0, 1, 2]
          .map(
            (index) =>
              rect(200 + half - 99, 205 + index * 36, 74, 31, body.light, 2) + rect(200 + half - 72, 216 + index * 36, 22, 5, dark.base, 2),
          )
          .join('')
      : line(d`M${left + 20} 290H${200 + half - 24}`, metal.deep, 7)) +
    path(d`M${left} 190l54 -36h${half * 2 - 60}l${34} 36Z`, body.base) +
    path(d`M${left} 190H${200 + half + 28}v13H${left}Z`, body.deep) +
    path(d`M${left + 120} 178l14 -9h76l-6 9Z`, accent.base) +
    rect(left + 74, 104, 92, 58, dark.base, 4) +
    rect(left + 79, 109, 82, 46, '#A9C4CC', 2) +
    path(d`M${left + 112} 162h16l4 12h-24Z`, dark.light)
  )
}

const whiteboard = ({ body, accent, metal, paper, grow, random }: Brush): string => {
  const half = 140 * grow
  const stand = random() > 0.5
  return (
    (stand
      ? shadow(200, half * 0.86, 336) +
        line(
          d`M${200 - half + 26} 240L${200 - half + 4} 332M${200 + half - 26} 240L${200 + half - 4} 332` +
            d`M${200 - half + 15} 292H${200 + half - 15}`,
          metal.shade,
          9,
        )
      : '') +
    rect(200 - half, 84, half * 2, 172, body.shade, 6) +
    rect(200 - half, 80, half * 2, 172, body.base, 6) +
    rect(200 - half + 9, 89, half * 2 - 18, 150, paper.base, 2) +
    path(d`M${200 + half - 60} 89h51v90Z`, paper.shade, 0.7) +
    line(d`M${200 - half + 30} 124q30 -14 60 0t60 0M${200 - half + 30} 152h90`, accent.base, 5) +
    line(d`M${200 - half + 36} 206l40 -24l34 12l50 -34`, '#C2432A', 5) +
    rect(150, 248, 100, 12, metal.base, 3) +
    rect(166, 242, 40, 8, accent.base, 3) +
    rect(212, 242, 24, 8, '#C2432A', 3)
  )
}

const lamp = ({ body, dark, metal, accent, grow }: Brush): string => {
  const lift = 40 * grow
  return (
    shadow(170, 78) +
    path(d`M236 ${150 - lift}L316 300H166Z`, '#FFF3C4', 0.7) +
    ellipse(160, 318, 62, 15, body.shade) +
    ellipse(160, 312, 62, 15, body.base) +
    line(d`M160 308L122 ${212 - lift * 0.4}L222 ${126 - lift}`, metal.shade, 10) +
    ellipse(122, 212 - lift * 0.4, 11, 11, dark.base) +
    group(
      `translate(236 ${Math.round(132 - lift)}) rotate(-28)`,
      path('M-26 -26h52l30 66H-56Z', body.base),
      path('M6 -26h20l30 66H16Z', body.shade),
      path('M-56 40H56a56 12 0 0 1 -112 0Z', '#FFF3C4'),
      rect(-20, -40, 40, 16, dark.base, 6),
    ) +
    ellipse(176, 310, 8, 4, accent.base)
  )
}

const plant = ({ body, accent, grow, random }: Brush): string => {
  const green = ['#3F8A5B', '#56976A', '#2F7350', '#6FA978']
  const leaf = (angle: number, length: number, tone: string) =>
    group(
      `translate(200 226) rotate(${Math.round(angle)})`,
      path(
        d`M0 0C${-length * 0.26} ${-length * 0.4} ${-length * 0.2} ${-length * 0.84} 0 ${-length}` +
          d`C${length * 0.2} ${-length * 0.84} ${length * 0.26} ${-length * 0.4} 0 0Z`,
        tone,
      ),
      line(d`M0 -6V${-length * 0.8}`, '#245C40', 2, 0.6),
    )
  const count = 7 + Math.floor(random() * 3)
  const leaves = Array.from({ length: count }, (_, index) =>
    leaf(-72 + (144 * index) / (count - 1), (120 + random() * 40) * grow, green[index % 4] ?? '#3F8A5B'),
  )
  return (
    shadow(202, 76) +
    leaves.join('') +
    lathe(
      200,
      [
        [226, 58],
        [240, 58],
        [324, 40],
      ],
      body,
    ) +
    rect(138, 220, 124, 20, body.light, 6) +
    rect(228, 220, 34, 20, body.shade, 6) +
    path('M146 264h108l-3 12H149Z', accent.base)
  )
}

const trashBin = ({ body, accent, dark, grow, random }: Brush): string => {
  const half = 72 * grow
  const pedal = random() > 0.5
  return (
    shadow(204, half + 18) +
    path(d`M${200 - half} 142H${200 + half}L${200 + half * 0.8} 326a160 40 0 0 1 ${-half * 1.6} 0Z`, body.base) +
    path(d`M${200 + half * 0.45} 142H${200 + half}L${200 + half * 0.8} 326a160 40 0 0 1 ${-half * 0.45} 8Z`, body.shade) +
    path(d`M${200 - half * 0.9} 142h${half * 0.22}l8 180h-12Z`, body.light) +
    (pedal
      ? path(d`M${200 - half - 6} 142C${200 - half} 104 ${200 + half} 104 ${200 + half + 6} 142Z`, accent.base) +
        rect(200 - half - 8, 138, half * 2 + 16, 14, accent.shade, 6) +
        rect(176, 326, 48, 11, dark.base, 4)
      : ellipse(200, 142, half, 17, body.deep) + ellipse(200, 144, half - 9, 12, dark.base) + hoop(200, 142, half, 17, accent.base, 7))
  )
}

const mopBucket = ({ body, accent, metal, paper, grow }: Brush): string => {
  const half = 84 * grow
  return (
    shadow(204, half + 24) +
    line('M238 200L304 48', metal.base, 9) +
    line('M242 200L308 48', metal.shade, 3) +
    rect(290, 36, 24, 50, accent.base, 8) +
    path(d`M204 190c-14 26 -34 30 -52 26c6 -22 30 -44 62 -50Z`, paper.shade) +
    line(d`M${200 - half} 220C${200 - half - 20} 120 ${200 + half + 20} 120 ${200 + half} 220`, metal.shade, 6) +
    path(d`M${200 - half} 214H${200 + half}L${200 + half - 20} 332H${200 - half + 20}Z`, body.base) +
    path(d`M${200 + half * 0.45} 214H${200 + half}L${200 + half - 20} 332H${200 + half * 0.4}Z`, body.shade) +
    path(d`M${200 - half - 6} 206h${half * 2 + 12}v16h${-half * 2 - 12}Z`, body.light) +
    rect(160, 258, 80, 30, accent.base, 4)
  )
}

const helmet = ({ body, accent, dark, grow, label }: Brush): string => {
  const half = 116 * grow
  return (
    shadow(206, half + 18, 318) +
    path(d`M${200 - half} 280C${200 - half} 170 ${200 - half * 0.5} 122 200 122S${200 + half} 170 ${200 + half} 280Z`, body.base) +
    path(
      d`M${200 + half * 0.3} 132C${200 + half * 0.8} 156 ${200 + half} 200 ${200 + half} 280` +
        d`H${200 + half * 0.5}C${200 + half * 0.54} 220 ${200 + half * 0.5} 170 ${200 + half * 0.3} 132Z`,
      body.shade,
    ) +
    path('M184 124C186 110 214 110 216 124L222 280H178Z', body.light) +
    path(
      d`M${200 - half - 18} 286C${200 - half} 266 ${200 + half} 266 ${200 + half + 34} 290` +
        d`C${200 + half} 310 ${200 - half} 310 ${200 - half - 18} 286Z`,
      body.deep,
    ) +
    path(
      d`M${200 - half - 18} 282C${200 - half} 262 ${200 + half} 262 ${200 + half + 34} 286` +
        d`C${200 + half} 298 ${200 - half} 298 ${200 - half - 18} 282Z`,
      body.base,
    ) +
    rect(168, 214, 64, 40, accent.base, 4) +
    line(label === '' ? 'M184 234h32' : 'M184 246h32', accent.on, 5) +
    line(d`M${200 - half + 20} 298q30 44 84 36`, dark.base, 6)
  )
}

const umbrella = ({ body, accent, dark, grow }: Brush): string => {
  const half = 142 * grow
  const third = (half * 2) / 4
  const scallop = (from: number) => d`Q${from + third / 2} ${198} ${from + third} 214`
  return (
    shadow(200, 60) +
    line('M200 96V300q0 26 -24 26t-24 -22', dark.base, 8) +
    path(
      d`M${200 - half} 214C${200 - half} 120 ${200 - half * 0.4} 82 200 82S${200 + half} 120 ${200 + half} 214` +
        [3, 2, 1, 0].map((index) => d`Q${200 - half + (index + 0.5) * third} 196 ${200 - half + index * third} 214`).join('') +
        'Z',
      body.base,
    ) +
    path(
      d`M200 82C${200 + half * 0.4} 82 ${200 + half} 120 ${200 + half} 214Q${200 + half * 0.75} 196 ${200 + half * 0.5} 214` +
        d`C${200 + half * 0.5} 150 ${200 + half * 0.3} 104 200 82Z`,
      body.shade,
    ) +
    path(
      d`M200 82C${200 - half * 0.3} 104 ${200 - half * 0.5} 150 ${200 - half * 0.5} 214` + scallop(200 - half * 0.5) + 'V82Z',
      accent.base,
    ) +
    rect(196, 64, 8, 22, dark.base, 4)
  )
}

export const furniture = {
  'office-chair': large(officeChair, 0.99, -7),
  desk: large(deskTable, 0.92, 26),
  whiteboard: large(whiteboard, 1.06, 0),
  lamp: standing(lamp, 1.03, -24),
  plant: standing(plant, 0.94, 7),
  'trash-bin': standing(trashBin, 1.3, -9),
  'mop-bucket': standing(mopBucket, 1.07, -26),
  helmet: standing(helmet, 1.02, 16),
  umbrella: standing(umbrella, 1.05, -9),
} satisfies Record<string, Drawing>
