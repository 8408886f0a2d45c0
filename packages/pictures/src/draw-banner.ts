import { drawStudy } from './draw-study.ts'
import { drawings } from './kinds/index.ts'
import { colours, type ColourName } from './colour.ts'
import { makeBrush } from './make-brush.ts'
import { pickFrom, randomFrom } from './random.ts'
import type { PictureKind } from './spec.ts'
import { circle, d, group, line, path, rect, translate } from './svg.ts'

export const bannerThemes = ['study', 'desk', 'shelf', 'paper-and-ink', 'tea', 'meeting'] as const

export type BannerTheme = (typeof bannerThemes)[number]

export interface BannerSpec {
  readonly theme: BannerTheme
  readonly seed: number
}

/** A scene: background, ground line and the objects on it. */
interface Scene {
  readonly back: string
  readonly floor: string
  readonly draw: (random: () => number) => string
}

const table = 322

/** A product drawing with the middle of its base at (x, y), scaled by `scale`. */
const put = (
  kind: PictureKind,
  x: number,
  scale: number,
  colour: ColourName,
  accent: ColourName,
  seed: number,
  label = '',
  y = table,
): string => group(translate(x - 200 * scale, y - 332 * scale, scale), drawings[kind].draw(makeBrush({ colour, accent, seed, label })))

/** A slim product drawing, centred on (x, y). */
const lay = (
  kind: PictureKind,
  x: number,
  y: number,
  scale: number,
  turn: number,
  colour: ColourName,
  accent: ColourName,
  seed: number,
): string => group(translate(x, y, scale, turn), drawings[kind].draw(makeBrush({ colour, accent, seed })))

const hills = (tone: string, far: string, base: number): string =>
  path(
    d`M440 ${base}C560 ${base - 120} 640 ${base - 60} 720 ${base - 130}S880 ${base - 170} 960 ${base - 80}` +
      d`S1120 ${base - 150} 1200 ${base - 110}` +
      d`V${base}Z`,
    far,
  ) + path(d`M520 ${base}C640 ${base - 50} 700 ${base - 70} 800 ${base - 40}S1000 ${base - 90} 1200 ${base - 30}V${base}Z`, tone)

const windowOn = (x: number, y: number, width: number, height: number, tone: string, far: string): string =>
  rect(x, y, width, height, '#F8F7F2', 4) +
  `<svg x="${x + 8}" y="${y + 8}" width="${width - 16}" height="${height - 16}" ` +
  'viewBox="480 60 720 260" preserveAspectRatio="xMidYMax slice">' +
  rect(440, 0, 800, 330, '#E3EDF0') +
  circle(1010, 130, 34, '#F6E3C4') +
  hills(tone, far, 320) +
  '</svg>' +
  rect(x + width / 2 - 3, y, 6, height, '#F8F7F2')

const desk: Scene = {
  back: '#E7EEF0',
  floor: '#D8B583',
  draw: (random) => {
    const seed = Math.floor(random() * 1000)
    return [
      windowOn(640, 34, 300, 196, '#9DBFC9', '#C4D8DD'),
      put('lamp', 1090, 0.72, 'navy', 'amber', seed),
      put('pen-holder', 660, 0.5, 'azurite', 'cinnabar', seed),
      put('plant', 990, 0.46, 'cream', 'azurite', seed),
      put('notebook', 800, 0.44, 'cinnabar', 'cream', seed),
      put('sticky-notes', 884, 0.3, 'lemon', 'orange', 4),
      lay('fountain-pen', 760, 350, 0.42, 80, 'ink', 'amber', seed),
    ].join('')
  },
}

const shelf: Scene = {
  back: '#EFEBE1',
  floor: '#7B5238',
  draw: (random) => {
    const tints = ['azurite', 'cream', 'navy', 'jade', 'cinnabar', 'teal', 'oak', 'graphite'] as const
    const binders = Array.from({ length: 6 }, (_, index) =>
      put('binder', 660 + index * 48, 0.5, pickFrom(random, tints), 'cream', index, '', 178),
    )
    return [
      rect(590, 178, 560, 12, colours.walnut),
      rect(590, 190, 560, 5, '#5C3B27'),
      ...binders,
      put('plant', 1060, 0.4, 'white', 'azurite', 3, '', 178),
      put('calculator', 985, 0.3, 'graphite', 'amber', 8, '', 178),
      put('paper-ream', 690, 0.52, 'azurite', 'amber', 1, 'A4'),
      put('paper-ream', 694, 0.52, 'teal', 'cream', 2, 'A4', table - 50),
      put('file-box', 830, 0.42, 'navy', 'cream', 3),
      put('file-box', 890, 0.42, 'cinnabar', 'cream', 4),
      put('tape', 970, 0.28, 'amber', 'graphite', 4),
      put('stapler', 1066, 0.42, 'azurite', 'amber', 5),
    ].join('')
  },
}

const paperAndInk: Scene = {
  back: '#F3EFE4',
  floor: '#E5DDCB',
  draw: (random) => {
    const seed = Math.floor(random() * 1000)
    return [
      circle(1030, 96, 46, '#E9C9A8'),
      hills('#C9D5D6', '#DFE5E2', table),
      path('M640 322L700 250H1000L960 322Z', '#FBFAF5'),
      path('M640 322H960V330H640Z', '#D9D2C2'),
      line('M716 268C740 256 752 290 778 272S820 262 838 276M708 292q50 -12 108 4', '#2B3036', 4),
      path('M890 262h34l-8 30h-34Z', '#C2432A'),
      line('M896 270h18M904 270l-5 16M891 286h18', '#FBF3EE', 3),
      path('M1010 322q-6 -34 20 -40h90q24 6 20 40Z', '#353C43'),
      path('M1028 286h94q10 0 8 12h-108Z', '#12202B'),
      path('M1040 288h66q6 4 4 8h-74Z', '#0C3646'),
      lay('brush', 1060, 236, 0.62, 62, 'walnut', 'cinnabar', seed),
      put('pen-holder', 606, 0.5, 'azurite', 'walnut', seed),
    ].join('')
  },
}

const tea: Scene = {
  back: '#EEF1E6',
  floor: '#B98F63',
  draw: (random) => {
    const seed = Math.floor(random() * 1000)
    return [
      windowOn(820, 30, 280, 176, '#A9C4A2', '#CBDCC5'),
      put('tea-tin', 660, 0.56, 'green', 'cream', seed),
      put('tea-tin', 744, 0.46, 'jade', 'amber', seed + 1),
      put('coffee-jar', 838, 0.5, 'cinnabar', 'amber', seed),
      put('paper-cups', 925, 0.44, 'teal', 'oak', seed),
      put('snack-box', 1024, 0.46, 'cream', 'orange', seed),
      put('thermos', 1110, 0.54, 'navy', 'silver', seed),
    ].join('')
  },
}

const meeting: Scene = {
  back: '#E9EDF0',
  floor: '#C3CACC',
  draw: (random) => {
    const seed = Math.floor(random() * 1000)
    return [
      put('plant', 1010, 0.62, 'white', 'azurite', seed, '', 330),
      put('whiteboard', 770, 0.84, 'graphite', 'azurite', 3, '', 330),
      put('office-chair', 622, 0.62, 'azurite', 'ink', seed, '', 346),
      put('office-chair', 1116, 0.62, 'navy', 'ink', seed + 1, '', 352),
      put('desk', 866, 0.78, 'oak', 'cinnabar', 2, '', 362),
    ].join('')
  },
}

const scenes: Readonly<Record<Exclude<BannerTheme, 'study'>, Scene>> = { desk, shelf, 'paper-and-ink': paperAndInk, tea, meeting }

/** The wall at dusk, which is that of a dark page, and of a floor what is left of its colour. */
const dusk = '#1C2226'
const atDusk = (tone: string): string => `color-mix(in srgb, ${tone} 34%, ${dusk})`

/** By day and at dusk: where the page is dark, wall and floor are, and a veil of the colour of the wall lies on what stands before it. */
const lightOf = ({ back, floor }: Scene): string =>
  [
    `<style>.veil{display:none}.wall{fill:${back}}.floor{fill:${floor}}`,
    `@media(prefers-color-scheme:dark){.veil{display:inline}.wall{fill:${dusk}}.floor{fill:${atDusk(floor)}}}</style>`,
  ].join('')

/**
 * `study` fills what it is shown in; the others are scenes of 1200 × 400 whose left 45 % is empty, and may be cropped to their right half.
 */
export const drawBanner = ({ theme, seed }: BannerSpec): string => {
  if (theme === 'study') return drawStudy()
  const scene = scenes[theme]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" preserveAspectRatio="xMaxYMid slice">',
    lightOf(scene),
    '<rect class="wall" width="1200" height="400"/><rect class="floor" y="322" width="1200" height="78"/>',
    rect(0, 322, 1200, 4, '#12202b', 0, 0.12),
    scene.draw(randomFrom(seed)),
    `<rect class="veil" width="1200" height="400" fill="${dusk}" opacity=".36"/>`,
    '</svg>',
  ].join('')
}
