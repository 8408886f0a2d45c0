import { group, translate } from './svg.ts'

/** By day and at dusk: a picture follows the colour scheme of the page that shows it. */
const tones = [
  ':root{--ink:#26333A;--paper:#FFFEFA;--rule:#C9D9DF;--stone:#3A464D;--wood:#C9A774;--seal:#C23B1E}',
  '@media(prefers-color-scheme:dark){:root{--ink:#C8D3D8;--paper:#2B343A;--rule:#41515A;--stone:#3A474E;--wood:#7D6747;--seal:#B5472E}}',
].join('')

/** What is drawn depends on the room: beside a title, as a strip, or below a title on a phone. */
const crops = [
  '.strip,.slip{display:none}',
  '@media(min-aspect-ratio:5/2){.hero{display:none}.slip{display:inline}}',
  '@media(min-aspect-ratio:7/2){.slip{display:none}.strip{display:inline}}',
].join('')

const drawn = 'stroke="var(--ink)" stroke-width="1.5"'
const thin = 'fill="none" stroke="var(--ink)"'
const kai = 'STKaiti,KaiTi,Noto Serif CJK SC,serif'

const written = (x: number, y: number, size: number, tone: string, text: string): string =>
  [...text]
    .map((character, at) => `<text x="${x}" y="${y + at * size * 1.24}" text-anchor="middle" font-family="${kai}" font-size="${size}" fill="${tone}">${character}</text>`)
    .join('')

const print = [
  '<rect width="46" height="46" rx="2" fill="var(--seal)"/><rect x="3.5" y="3.5" width="39" height="39" fill="none" stroke="#FFFEFA" stroke-width="1.2"/>',
  '<text x="23" y="21" text-anchor="middle" font-size="16" font-weight="600" fill="#FFFEFA">文</text>',
  '<text x="23" y="38" text-anchor="middle" font-size="16" font-weight="600" fill="#FFFEFA">房</text>',
].join('')

/** A sheet of ruled letter paper; its columns are written from the right. */
const letter = (width: number, height: number, size: number, columns: readonly string[]): string => {
  const room = (width - 46) / (columns.length + 1)
  const at = (column: number): number => Math.round(width - 23 - room * (column + 0.5))
  return [
    `<rect width="${width}" height="${height}" fill="var(--paper)" ${drawn}/>`,
    `<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="var(--rule)" stroke-width="2.5"/>`,
    `<rect x="23" y="23" width="${width - 46}" height="${height - 46}" fill="none" stroke="var(--rule)"/>`,
    ...columns.map((text, column) => {
      const ruled = Math.round(width - 23 - room * (column + 1))
      return `<path d="M${ruled} 23V${height - 23}" stroke="var(--rule)"/>${written(at(column), 74, size, 'var(--ink)', text)}`
    }),
  ].join('')
}

const stone = [
  `<rect width="132" height="184" rx="18" fill="var(--stone)" ${drawn}/>`,
  '<rect x="9" y="9" width="114" height="166" rx="12" fill="none" stroke="var(--rule)" opacity=".55"/>',
  '<path d="M22 40C22 24 36 20 66 20s44 4 44 20c0 14 -10 26 -44 26S22 54 22 40Z" fill="#0E1315"/>',
  '<path d="M34 38c4 -8 16 -10 30 -10" fill="none" stroke="#8FA3AD" stroke-width="1.5" stroke-linecap="round" opacity=".7"/>',
  '<ellipse cx="66" cy="118" rx="40" ry="42" fill="none" stroke="var(--rule)" opacity=".55"/>',
  '<path d="M44 104c8 -12 26 -16 38 -8M50 132c10 8 24 6 32 -4" fill="none" stroke="#8FA3AD" stroke-linecap="round" opacity=".5"/>',
].join('')

const stick = [
  `<rect width="30" height="108" rx="3" fill="#20292E" ${drawn}/><rect x="5" y="6" width="20" height="72" rx="1" fill="none" stroke="var(--wood)"/>`,
  written(15, 34, 14, 'var(--wood)', '松烟'),
  '<path d="M0 92h30" stroke="#4A565D"/>',
].join('')

const brush = [
  `<path d="M78 -7C52 -13 26 -7 0 0C26 7 52 13 78 7Z" fill="var(--paper)" ${drawn}/>`,
  '<path d="M46 -10.5C30 -9 14 -4.5 0 0C14 4.5 30 9 46 10.5C40 6 44 3 38 0C44 -3 40 -6 46 -10.5Z" fill="var(--ink)"/>',
  `<rect x="78" y="-8" width="18" height="16" rx="2" fill="var(--stone)" ${drawn}/><rect x="96" y="-5.5" width="214" height="11" fill="var(--wood)" ${drawn}/>`,
  `<path d="M168 -5.5V5.5M173 -5.5V5.5M262 -5.5V5.5" ${thin}/><rect x="310" y="-7" width="10" height="14" rx="3" fill="var(--stone)" ${drawn}/>`,
  `<path d="M320 0c10 -9 18 -2 12 4s-10 2 -12 -4" ${thin}/>`,
].join('')

const seal = [
  `<rect width="52" height="52" rx="5" fill="var(--wood)" ${drawn}/><rect x="9" y="9" width="34" height="34" rx="9" ${thin}/>`,
  `<path d="M18 30c0 -10 4 -13 9 -13s8 4 7 8s-7 4 -7 1" ${thin} stroke-linecap="round"/>`,
].join('')

const list = ['采购清单', '复印纸廿箱', '中性笔十盒', '硒鼓四支', '绿茶六罐'] as const
const lying = (scale: number, height: number) => group(`rotate(90) translate(0 -${height}) scale(${scale})`, stone)

const scene = (name: string, box: string, align: string, ...parts: readonly string[]): string =>
  `<svg class="${name}" viewBox="${box}" preserveAspectRatio="${align} slice">${parts.join('')}</svg>`

/**
 * The four treasures of a study: paper, ink, brush and stone, with a shopping list. Without a ground, and without a shape of its own: it fills
 * what it is shown in.
 */
export const drawStudy = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${tones}${crops}</style>`,
    scene(
      'hero', '346 0 382 240', 'xMaxYMid',
      group(translate(362, -30), letter(212, 300, 17, list), group(translate(30, 172, 0.9), print)),
      group(translate(588, 26, 0.72), stone), group(translate(690, 46, 0.8, 16), stick), group(translate(486, 206, 0.71, -5), brush),
    ),
    scene(
      'slip', '0 0 358 120', 'xMidYMid',
      group(translate(16, -40), letter(190, 220, 15, ['采购清单', '复印纸', '中性笔', '硒鼓'])), group(translate(22, 84, 0.6), print),
      group(translate(232, 12), lying(0.54, 100)), group(translate(222, 103, 0.37, -3), brush),
    ),
    scene(
      'strip', '580 0 690 160', 'xMaxYMid',
      group(translate(590, -44), letter(336, 248, 17, [...list, '', '']), group(translate(27, 132, 0.74), print)),
      group(translate(988, 18), lying(0.7, 128)), group(translate(1140, 24, 0.84, 18), stick), group(translate(950, 138, 0.8, -4), brush),
      group(translate(1196, 34, 0.9, -8), seal),
    ),
    '</svg>',
  ].join('')
