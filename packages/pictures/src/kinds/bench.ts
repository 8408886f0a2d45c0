import { box, cylinder, fitted, lathe, shadow, sticker, type Brush } from '../brush.ts'
import { circle, d, ellipse, group, hoop, line, path, rect, translate } from '../svg.ts'
import { centred, slim, type Drawing } from './define.ts'

/** The inside of a pen: a clear tube with ink and a metal tip. */
const refill = ({ body, metal, paper, grow }: Brush): string => {
  const half = 7 * grow
  return (
    rect(-half + 10, -140, half * 2, 284, '#12202b', 6, 0.1) +
    rect(-half, -146, half * 2, 250, paper.shade, 4) +
    rect(-half * 0.62, -96, half * 1.24, 200, body.base) +
    rect(half * 0.16, -96, half * 0.46, 200, body.shade) +
    rect(-half * 0.8, -142, half * 0.4, 240, '#FFFFFF', 2, 0.7) +
    rect(-half, -146, half * 2, 12, body.deep, 3) +
    path(d`M${-half} 102H${half}V112L${half * 0.5} 124H${-half * 0.5}L${-half} 112Z`, body.deep) +
    path(d`M${-half * 0.5} 124H${half * 0.5}L2 146H-2Z`, metal.base) +
    circle(0, 148, 2.6, metal.deep)
  )
}

/** A bottle of ink with a pouring tip. */
const inkBottle = ({ body, dark, paper, grow }: Brush): string => {
  const half = 60 * grow
  return (
    shadow(204, half + 20) +
    path('M190 106L194 62H206L210 106Z', paper.deep) +
    rect(188, 54, 24, 18, body.base, 5) +
    rect(166, 100, 68, 34, dark.base, 6) + line('M178 106v22M192 106v22M206 106v22M220 106v22', dark.deep, 3) +
    lathe(200, [[140, half - 14], [164, half], [324, half]], body) +
    rect(206 - half, 190, half * 2 - 12, 112, paper.base, 5) +
    path('M200 198c20 28 30 42 30 58a30 30 0 0 1 -60 0c0 -16 10 -30 30 -58Z', body.base) +
    path('M200 198c20 28 30 42 30 58a30 30 0 0 1 -26 30c14 -28 10 -58 -4 -88Z', body.shade) +
    circle(188, 262, 7, body.pale)
  )
}

const tonerBottle = (brush: Brush): string => {
  const { body, dark, metal, grow } = brush
  const half = 56 * grow
  return (
    shadow(204, half + 20) +
    cylinder(200, 132, 322, half, dark) +
    cylinder(200, 98, 132, half * 0.66, body) +
    path('M176 98L188 66H212L224 98Z', metal.light) + path('M204 66h8L224 98H210Z', metal.shade) +
    rect(200 - half, 176, half * 2, 16, body.base) + rect(200 - half, 292, half * 2, 16, body.base) +
    sticker(brush, 194, 242, half * 1.4, 74)
  )
}

const monitorArm = ({ body, dark, metal, grow, parts }: Brush): string => {
  const count = Math.max(1, Math.min(3, parts))
  const plate = (x: number, y: number) =>
    rect(x - 38, y - 38, 76, 76, body.base, 8) + rect(x + 18, y - 38, 20, 76, body.shade, 8) +
    line(d`M${x - 24} ${y - 24}h.1M${x + 24} ${y - 24}h.1M${x - 24} ${y + 24}h.1M${x + 24} ${y + 24}h.1`, metal.light, 9) + circle(x, y, 13, metal.base) + circle(x, y, 5, dark.base)
  const places: readonly (readonly [x: number, y: number])[] = [[290, 132], [112, 132], [202, 66]]
  const ends = places.slice(0, count)
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(200, 96),
    rect(192, 112, 18, 190, metal.shade, 4) + rect(192, 112, 8, 190, metal.light, 4),
    rect(92, 296, 220, 16, '#B98A55', 3) + rect(92, 308, 220, 8, '#8E6437', 2),
    rect(172, 276, 58, 22, dark.base, 5) + rect(176, 316, 50, 12, dark.base, 4) + rect(194, 312, 14, 34, metal.deep, 3),
    ...ends.map(([x, y], index) =>
      index === 2
        ? line(d`M201 160V${y}`, body.deep, 18)
        : line(d`M201 ${206 - index * 6}L${x < 200 ? 132 : 270} 212L${x} ${y}`, body.deep, 19) + circle(x < 200 ? 132 : 270, 212, 14, metal.base) + circle(x < 200 ? 132 : 270, 212, 5, dark.base),
    ),
    rect(182, 192, 38, 30, dark.base, 7),
    ...ends.map(([x, y]) => plate(x, y)),
  )
}

const monitorRiser = ({ body, dark, metal, grow }: Brush): string => {
  const half = 138 * grow
  return (
    shadow(202, half + 10) +
    rect(116, 66, 168, 112, metal.shade, 8) + rect(124, 74, 152, 92, metal.light, 3) + path('M200 74h76v92H250Z', metal.base, 0.5) +
    path('M188 178h24l6 36h-36Z', metal.shade) + path('M156 224l8 -14h72l8 14Z', metal.deep) +
    path(d`M${200 - half} 240l34 -28h${half * 2 - 68}l34 28Z`, body.light) +
    rect(200 - half, 238, half * 2, 18, body.base, 3) +
    path(d`M${212 - half} 256h22l-6 74h-16ZM${188 + half} 256h-22l6 74h16Z`, body.shade) +
    rect(200 - half * 0.58, 300, half * 1.16, 24, dark.base, 4) +
    line(d`M${206 - half * 0.54} 308h${half * 1.02}M${206 - half * 0.54} 316h${half * 1.02}`, dark.light, 4)
  )
}

const pinned = (x: number, y: number, turn: number, colour: string, pin: string, inner = ''): string =>
  group(translate(x, y, 1, turn), rect(-28, -28, 60, 62, '#12202b', 2, 0.14), rect(-30, -30, 60, 62, colour, 2), inner, circle(0, -24, 7, pin), circle(-2, -26, 2, '#FFFFFF'))

const board = (tones: Brush['body'], half: number): string =>
  rect(200 - half, 82, half * 2, 220, tones.shade, 6) + rect(200 - half, 78, half * 2, 218, tones.base, 6) + rect(212 - half, 90, half * 2 - 24, 194, '#CF9F66', 2)

const corkBoard = ({ body, accent, paper, grow }: Brush): string => {
  const half = 140 * grow
  const at = (part: number) => 200 + half * part
  const specks = [[-0.8, 112], [-0.5, 258], [-0.1, 116], [0.3, 264], [0.75, 104], [0.8, 250], [-0.82, 210], [0.1, 190], [0.42, 130], [-0.3, 190]] as const
  const lines = line('M-18 -8H16M-18 4H16M-18 16H4', '#9FA5A3', 4)
  return (
    board(body, half) +
    line(specks.map(([part, y]) => d`M${at(part)} ${y}h6m8 9h4`).join(''), '#A97B42', 5) +
    pinned(at(-0.52), 162, -6, paper.base, '#C2432A', lines) +
    pinned(at(-0.02), 206, 5, '#F3DE7C', accent.base, lines) +
    pinned(at(0.52), 152, 4, '#BFDCE4', '#3F8A5B', lines) +
    pinned(at(0.5), 236, -8, '#F2C0B4', '#256D8C')
  )
}

const photoWall = ({ body, grow }: Brush): string => {
  const half = 140 * grow
  const at = (part: number) => 200 + half * part
  const photo = (sky: string, hill: string) => rect(-23, -23, 46, 38, sky) + path('M-23 15V4L-8 -10L4 2L12 -6L23 6V15Z', hill) + circle(12, -14, 5, '#F6E3A1')
  const peg = '#7B5238'
  return (
    board(body, half) +
    line(d`M${214 - half} 108Q200 134 ${186 + half} 108M${214 - half} 204Q200 228 ${186 + half} 204`, '#FBFAF5', 4) +
    pinned(at(-0.58), 146, -4, '#FFFFFF', peg, photo('#A9D0DC', '#3F8A5B')) + pinned(at(0), 152, 3, '#FFFFFF', peg, photo('#F0C9A0', '#A4563C')) + pinned(at(0.58), 145, 5, '#FFFFFF', peg, photo('#C7D8EE', '#4D6B8C')) +
    pinned(at(-0.34), 246, 4, '#FFFFFF', peg, photo('#F3DE9C', '#75609F')) + pinned(at(0.32), 247, -4, '#FFFFFF', peg, photo('#BFE0D0', '#2C8286'))
  )
}

/** A moon gate with mountains, on a wooden foot. */
const ornament = ({ body, accent, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 112),
    circle(196, 186, 96, '#F2EBD9'),
    circle(232, 146, 21, '#D9694E'),
    path('M108 226L152 158L180 198L214 144L284 226A96 96 0 0 1 108 226Z', accent.shade),
    path('M106 226L136 200L164 228L196 194L240 236L286 220A96 96 0 0 1 106 226Z', accent.base),
    hoop(196, 186, 98, 98, body.shade, 22) + hoop(193, 184, 98, 98, body.base, 17),
    line('M128 116A98 98 0 0 1 180 87', body.light, 6),
    path('M254 262V212L276 206V262Z', body.deep) + path('M240 212L265 190L292 212Z', '#7B5238'),
    path('M104 278H296L312 302H88Z', '#8B5E3F') + rect(88, 300, 224, 18, '#6B4430', 3) + path('M104 318h28l-6 14h-16ZM268 318h28l-6 14h-16Z', '#543323'),
  )

const reedDiffuser = (brush: Brush): string => {
  const { body, accent, grow } = brush
  const half = 66 * grow
  const liquid = '#E8B765'
  return (
    shadow(204, half + 22) +
    line('M194 170L138 34M198 170L176 22M202 170L208 18M206 170L240 26M208 170L270 42', '#8B6B45', 6) +
    path(d`M174 146H226V172C226 186 ${200 + half} 190 ${200 + half} 214V314q0 16 -16 16H${216 - half}q-16 0 -16 -16V214C${200 - half} 190 174 186 174 172Z`, body.pale) +
    path(d`M${208 - half} 236H${192 + half}V312q0 10 -10 10H${218 - half}q-10 0 -10 -10Z`, liquid) +
    line('M196 236L186 316M204 236L212 316', '#C08F45', 4) +
    path(d`M${200 + half * 0.6} 196q${half * 0.4} 4 ${half * 0.4} 18V314q0 16 -16 16h${-half * 0.3}Z`, body.base, 0.45) +
    rect(168, 136, 64, 20, accent.base, 5) + rect(212, 136, 20, 20, accent.shade, 5) +
    rect(200 - half * 0.6, 244, half * 1.2, 54, '#FBFAF5', 4) + path('M200 252c12 8 14 26 0 38c-14 -12 -12 -30 0 -38Z', accent.base)
  )
}

const sealant = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 42 * grow
  return (
    shadow(202, half + 24) +
    path('M190 120L196 30H204L210 120Z', metal.light) + path('M203 30h1L210 120H203Z', metal.shade) +
    rect(184, 106, 32, 20, metal.base, 4) + rect(176, 122, 48, 20, metal.shade, 4) +
    cylinder(200, 146, 322, half, body) +
    rect(200 - half, 166, half * 2, 14, accent.base) +
    sticker(brush, 194, 242, half * 1.5, 96)
  )
}

/** A squeezed tube that stands on its cap. */
const glueTube = (brush: Brush): string => {
  const { body, accent, paper, metal, grow } = brush
  const half = 62 * grow
  return (
    shadow(202, half + 10) +
    rect(198 - half, 58, half * 2 + 4, 28, metal.light, 3) + line(d`M${206 - half} 66h${half * 2 - 12}M${206 - half} 76h${half * 2 - 12}`, metal.shade, 3) +
    path(d`M${200 - half} 84H${200 + half}L232 276H168Z`, body.base) + path(d`M${200 + half * 0.5} 84H${200 + half}L232 276H214Z`, body.shade) +
    rect(172, 272, 56, 58, accent.base, 6) + rect(206, 272, 22, 58, accent.shade, 6) + line('M182 282v40M194 282v40', accent.deep, 3) +
    rect(200 - half * 0.62, 116, half * 1.1, 60, paper.base, 4) +
    line(d`M${206 - half * 0.44} 136h${half * 0.66}M${206 - half * 0.44} 154h${half * 0.4}`, accent.base, 7) +
    path('M196 196c10 12 16 20 16 28a16 16 0 0 1 -32 0c0 -8 6 -16 16 -28Z', '#FFFFFF', 0.75)
  )
}

const superGlue = (brush: Brush): string => {
  const { body, accent, dark, grow } = brush
  const half = 48 * grow
  return (
    shadow(204, half + 18) +
    path('M192 128L197 58H203L208 128Z', '#D9DDD9') + path('M184 128L192 84H208L216 128Z', accent.base) + path('M204 84h4L216 128H206Z', accent.shade) +
    rect(172, 124, 56, 26, dark.base, 5) + line('M184 128v18M196 128v18M208 128v18', dark.light, 3) +
    lathe(200, [[158, 32], [182, half], [324, half]], body) +
    rect(204 - half, 204, half * 2 - 8, 92, '#F2CE4A', 3) +
    path('M206 212L180 256H198L190 290L222 242H203Z', '#C2432A')
  )
}

const tapeGun = ({ body, accent, dark, metal, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(214, 120),
    path('M196 190C236 190 254 204 262 232L292 318Q296 330 284 332H252Q242 332 238 322L214 254C208 238 196 236 180 236Z', body.base),
    path('M240 200C252 208 258 220 262 232L292 318Q296 330 284 332H270L238 240Z', body.shade),
    line('M240 262l20 -7M246 280l20 -7M252 298l20 -7', body.deep, 6),
    line('M148 146L64 104', metal.shade, 24), line('M150 142L66 100', metal.light, 8),
    circle(172, 170, 86, '#C59A63'), circle(172, 170, 74, '#D8B37D'), hoop(172, 170, 60, 60, '#C59A63', 3),
    circle(172, 170, 44, body.base), circle(172, 170, 34, body.shade), circle(172, 170, 13, metal.light),
    path('M96 122L58 138L52 126L90 92Z', '#D8B37D'),
    path('M74 82L40 112L46 126L84 104Z', accent.base),
    path('M40 112l-8 10l13 -1l-1 11l12 -6l4 10l10 -10l4 -8Z', dark.light),
  )

const tapeDispenser = ({ body, accent, dark, metal, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 134),
    path('M84 262L122 212H250C254 256 282 268 312 266V312Q312 328 296 328H92Q76 328 76 312Z', body.base),
    path('M76 304H312V312Q312 328 296 328H92Q76 328 76 312Z', body.deep),
    circle(190, 192, 86, '#E9DDBD'), circle(190, 192, 78, '#F4ECD6'), hoop(190, 192, 62, 62, '#DCCDA6', 3), circle(190, 192, 42, body.shade), circle(190, 192, 28, accent.base), circle(190, 192, 9, metal.light),
    path('M108 236H274V262Q290 268 312 266V306H76V272Z', body.base), path('M250 252Q284 268 312 266V306H250Z', body.shade),
    path('M98 160L68 262L84 266L106 214Z', '#F4ECD6', 0.8),
    path('M60 252H98V274H60Z', metal.base), path('M60 252l6 -9l6 9l6 -9l6 9l7 -9l7 9Z', metal.light),
    rect(164, 284, 74, 13, dark.light, 6),
  )

const note = (x: number, y: number, width: number): string => rect(x, y, width, 66, '#E59C8C', 2) + rect(x + 6, y + 6, width - 12, 54, '#F0B8A9', 1) + circle(x + width * 0.3, y + 33, 15, '#D37968') + line(d`M${x + width * 0.56} ${y + 24}h${width * 0.28}M${x + width * 0.56} ${y + 42}h${width * 0.2}`, '#D37968', 6)

const banknoteCounter = ({ body, accent, dark, metal, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(206, 134),
    path('M118 152L134 70H268L284 152Z', body.shade),
    note(138, 82, 126) + rect(138, 142, 126, 8, '#C98676'),
    box(92, 152, 206, 172, 34, body),
    path('M92 152H298L284 226H106Z', body.light),
    rect(112, 164, 112, 48, dark.base, 6) + rect(118, 170, 76, 36, '#BFE0C4', 3) + fitted('100', 156, 188, 62, 22, '#1F4D38'),
    line('M208 176h.1M208 190h.1M208 202h.1', metal.light, 9) + line('M242 178h.1M264 178h.1M242 200h.1', body.deep, 15) + circle(266, 200, 10, accent.base),
    rect(116, 240, 160, 70, dark.base, 6) + note(128, 252, 136) + rect(122, 302, 148, 10, dark.light, 2),
  )

const banknoteDetector = ({ body, accent, dark, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(204, 130),
    path('M112 300L128 196H272L288 300Z', '#B9A5E6', 0.55),
    group('translate(84 256)', note(0, 0, 232)),
    path('M84 256H316V322H84Z', '#7C5BD6', 0.28),
    rect(76, 164, 22, 162, body.deep, 6) + rect(302, 164, 22, 162, body.deep, 6),
    rect(70, 122, 260, 76, body.base, 16) + path('M284 122H314q16 0 16 16V182q0 16 -16 16H284Z', body.shade) + rect(86, 132, 180, 10, body.light, 5),
    rect(110, 194, 180, 11, '#8F6BEF', 5) + rect(122, 196, 156, 5, '#D9CBFF', 3),
    rect(96, 152, 92, 32, dark.base, 5) + fitted('PASS', 142, 168, 70, 15, '#9FE0B0') + circle(292, 164, 13, accent.base) + circle(254, 164, 8, '#56B97A'),
  )

const flatbedScanner = ({ body, accent, dark, paper, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(208, 146),
    path('M104 238L136 92H322L298 238Z', body.shade) + path('M122 226L148 106H308L288 226Z', paper.shade) + path('M122 226L128 200H293L288 226Z', paper.base),
    path('M74 290L112 226H312L330 290Z', body.light) + path('M100 280L130 236H296L308 280Z', '#2E474F') + path('M130 236H214L176 280H100Z', '#4F7580'),
    path('M182 236L202 236L168 280H146Z', '#E9FFF6', 0.85),
    rect(74, 288, 256, 40, body.base, 6) + rect(278, 288, 52, 40, body.shade, 6),
    line('M98 308h.1M122 308h.1M146 308h.1', dark.base, 12) + rect(226, 302, 40, 10, accent.base, 4),
  )

const documentScanner = ({ body, accent, dark, paper, grow }: Brush): string =>
  group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(206, 136),
    path('M130 186L158 56H300L276 186Z', paper.deep) + path('M118 186L140 40H282L264 186Z', paper.base) + line('M156 66H258M153 86H255M150 106H222M147 126H248M144 146H246', '#B9C0BE', 6),
    path('M96 184H296L286 168H108Z', dark.base),
    path('M84 262C84 208 96 184 112 180H284C300 184 312 208 312 262V290H84Z', body.base) + path('M262 180H284C300 184 312 208 312 262V290H270Z', body.shade),
    rect(84, 262, 228, 14, dark.base) + rect(92, 276, 212, 30, body.deep, 4),
    path('M112 270H284L298 326H98Z', paper.base) + line('M122 288H244M119 302H262M116 316H226', '#B9C0BE', 5),
    circle(274, 226, 15, accent.base) + rect(114, 214, 62, 24, dark.light, 5) + circle(244, 226, 7, body.pale),
  )

const labeller = ({ body, accent, dark, paper, grow }: Brush): string =>
  group(
    translate(200, 200, grow, 12),
    rect(-70, -96, 172, 250, '#12202b', 34, 0.1),
    path('M-22 -112V-158L-10 -166L2 -158L14 -166L26 -158V-112Z', paper.base) + line('M-10 -146V-126M2 -142v18M13 -146V-126', dark.base, 5),
    path('M-84 -84Q-84 -122 -46 -122H46Q84 -122 84 -84V-20C84 6 62 14 62 46V112Q62 142 32 142H-32Q-62 142 -62 112V46C-62 14 -84 6 -84 -20Z', body.base),
    path('M46 -122Q84 -122 84 -84V-20C84 6 62 14 62 46V112Q62 142 32 142H26Q46 130 44 100V30C46 10 60 -4 62 -30V-90Q60 -112 46 -122Z', body.shade),
    rect(-62, -98, 112, 50, dark.base, 8) + rect(-55, -91, 98, 36, '#C9D9C4', 4) + fitted('A-01', -6, -73, 74, 17, '#26352C'),
    line([0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => d`M${-42 + column * 25} ${-22 + row * 26}h4`).join('')).join(''), body.pale, 15),
    rect(-40, 62, 70, 20, accent.base, 9) + line('M-32 104H20M-32 118H20', body.deep, 5),
    rect(-30, -118, 62, 9, dark.light, 3),
  )

const emergencyLight = ({ body, accent, dark, grow }: Brush): string => {
  const head = (x: number) =>
    circle(x, 138, 46, dark.base) + circle(x, 138, 38, '#F7E7A8') + circle(x, 138, 24, '#FFF9DF') + line(d`M${x - 24} 138h48M${x} 114v48`, '#E9D38A', 3)
  return group(
    translate(200 - 200 * grow, 332 - 332 * grow, grow),
    shadow(202, 122),
    path('M96 112L24 60V196L96 166ZM304 112L376 60V196L304 166Z', '#FFF1B8', 0.75),
    rect(126, 160, 16, 40, dark.light) + rect(258, 160, 16, 40, dark.light),
    head(134) + head(266),
    box(92, 196, 200, 130, 30, body),
    rect(108, 218, 92, 56, '#2E8B57', 5) + path('M150 228a6 6 0 1 0 .1 0ZM142 244h18l10 8l-4 4l-9 -5l-4 8l8 9h-6l-8 -7l-10 7h-6l12 -12l4 -7l-7 2l-4 6l-4 -3Z', '#FFFFFF'),
    line('M222 232h.1M240 232h.1M258 232h.1', '#8FD39B', 11) + rect(222, 256, 46, 15, accent.base, 6) + line('M116 300H272M116 312H272', body.deep, 4),
  )
}

const batteryAaa = ({ body, accent, metal, dark, grow, label }: Brush): string => {
  const half = 20 * grow
  return (
    rect(-half + 10, -116, half * 2, 250, '#12202b', 7, 0.1) +
    rect(-half * 0.42, -146, half * 0.84, 22, metal.base, 3) +
    rect(-half, -130, half * 2, 262, body.base, 5) + rect(half * 0.45, -130, half * 0.55, 262, body.shade, 4) + rect(-half * 0.8, -124, half * 0.3, 250, body.light, 3) +
    rect(-half, -130, half * 2, 52, accent.base, 5) + rect(half * 0.45, -130, half * 0.55, 52, accent.shade, 4) + line('M-7 -104H7M0 -111V-97', accent.on, 4) +
    fitted(label || 'AAA', -1, 26, half * 1.66, 24, body.on) + rect(-half, 124, half * 2, 8, dark.base)
  )
}

const battery9v = (brush: Brush): string => {
  const { body, accent, metal, dark, grow } = brush
  const height = 170 * grow
  const y = 326 - height
  return (
    shadow(208, 96) +
    cylinder(166, y - 34, y - 8, 17, metal, 6) + cylinder(246, y - 30, y - 8, 23, metal, 8) + ellipse(246, y - 30, 13, 5, dark.base) +
    box(128, y, 140, height, 56, body) +
    rect(128, y, 140, height * 0.24, accent.base) + path(d`M268 ${y}l39.200 -23.500v${height * 0.24}l-39.200 23.500Z`, accent.shade) +
    line(d`M152 ${y + height * 0.12}h20M162 ${y + height * 0.12 - 10}v20M226 ${y + height * 0.12}h20`, accent.on, 5) +
    fitted('9V', 198, y + height * 0.6, 96, 52, body.on)
  )
}

const keyboardMouse = ({ body, accent, dark, grow }: Brush): string => {
  const half = 116 * grow
  const step = (half * 2 - 20) / 11
  const rows = [0, 1, 2, 3].map((row) =>
    line(Array.from({ length: 11 - (row % 2) }, (_, index) => d`M${-half + 16 + index * step + (row % 2) * step * 0.5} ${-34 + row * 22}h${step - 14}`).join(''), row === 0 ? body.shade : body.pale, 13),
  )
  return (
    group(
      'translate(152 220) rotate(-7)',
      rect(8 - half, -46, half * 2, 122, '#12202b', 11, 0.12), rect(-half, -54, half * 2, 124, body.shade, 11), rect(-half, -58, half * 2, 122, body.base, 11),
      ...rows,
      line(d`M-46 52H46M${18 - half} 52h16M${half - 32} 52h14`, body.pale, 13),
      rect(half - 34, -50, 20, 4, accent.base, 2),
    ) +
    group(
      translate(322, 232, 0.94 * grow, 8),
      path('M-40 -18V20C-40 58 -24 78 6 78S52 58 52 20V-18C52 -60 -40 -60 -40 -18Z', '#12202b', 0.12),
      path('M-46 -22V16C-46 54 -28 74 0 74S46 54 46 16V-22C46 -68 -46 -68 -46 -22Z', body.base),
      path('M16 -54C36 -48 46 -38 46 -22V16C46 52 30 70 8 73C32 40 32 -20 16 -54Z', body.shade),
      line('M-46 -6C-20 4 20 4 46 -6M0 -56V0', body.deep, 3), rect(-8, -40, 16, 30, dark.base, 8), rect(-4, -34, 8, 17, accent.base, 4),
    )
  )
}

const glueBottle = (brush: Brush): string => {
  const { body, accent, metal, grow } = brush
  const half = 54 * grow
  return (
    shadow(204, half + 18) +
    path('M174 108C174 66 226 66 226 108Z', '#E0913F') + path('M204 78C220 82 226 94 226 108H210Z', '#B96F28') +
    rect(166, 104, 68, 30, accent.base, 5) + rect(212, 104, 22, 30, accent.shade, 5) +
    path(d`M174 134H226C226 158 ${200 + half} 160 ${200 + half} 190V314q0 16 -16 16H${216 - half}q-16 0 -16 -16V190C${200 - half} 160 174 158 174 134Z`, body.pale) +
    path(d`M${208 - half} 196Q200 208 ${192 + half} 196V312q0 10 -10 10H${218 - half}q-10 0 -10 -10Z`, '#F1E4B5') +
    path(d`M${200 + half * 0.5} 158Q${200 + half} 168 ${200 + half} 190V314q0 16 -16 16h${-half * 0.3}Z`, metal.base, 0.35) +
    sticker(brush, 196, 262, half * 1.4, 70, brush.body)
  )
}

export const bench = {
  refill: slim(refill, 30),
  'ink-bottle': centred(inkBottle, 280, 1.06),
  'toner-bottle': centred(tonerBottle, 268, 1.1),
  'monitor-arm': centred(monitorArm, 280, 1),
  'monitor-riser': centred(monitorRiser, 268, 1.06),
  'cork-board': centred(corkBoard, 254, 1),
  'photo-wall': centred(photoWall, 254, 1),
  ornament: centred(ornament, 250, 1.12),
  'reed-diffuser': centred(reedDiffuser, 316, 0.98),
  sealant: centred(sealant, 304, 1.02),
  'glue-tube': centred(glueTube, 276, 1.06),
  'super-glue': centred(superGlue, 276, 1.06),
  'tape-gun': centred(tapeGun, 256, 1.06),
  'tape-dispenser': centred(tapeDispenser, 230, 1.12),
  'banknote-counter': centred(banknoteCounter, 266, 1.08),
  'banknote-detector': centred(banknoteDetector, 214, 1.1),
  'flatbed-scanner': centred(flatbedScanner, 246, 1.06),
  'document-scanner': centred(documentScanner, 296, 1),
  labeller: centred(labeller, 264, 1),
  'emergency-light': centred(emergencyLight, 244, 1),
  'battery-aaa': slim(batteryAaa, 46),
  'battery-9v': centred(battery9v, 214, 1.12),
  'keyboard-mouse': centred(keyboardMouse, 220, 1),
  'glue-bottle': centred(glueBottle, 260, 1.1),
} satisfies Record<string, Drawing>
