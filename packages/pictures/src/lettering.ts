import { line } from './svg.ts'

/** Strokes of each glyph on a grid 4 wide and 6 high, as pairs of digits, so that a picture needs no font. */
const strokes: Readonly<Record<string, string>> = {
  A: '062046 1434',
  B: '06003041423303 3344453606',
  C: '4130100105163645',
  D: '00304145360600',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '2026',
  J: '404536160504',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016223640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  0: '103041453616050110',
  1: '112026',
  2: '01103041420646',
  3: '01103041423313 334445361605',
  4: '36300444',
  5: '400002324345361605',
  6: '4130100105163645443303',
  7: '004026',
  8: '13020110304142331304051636454433',
  9: '0516364541301001021343',
  '-': '0343',
  '.': '2526',
  '/': '4006',
  '+': '0343 2125',
  '×': '0145 0541',
  ' ': '',
}

/** Returns the characters of a text that have a glyph, in upper case, at most `max`. */
export const drawable = (text: string, max = 8): string =>
  [...text.toUpperCase()]
    .filter((character) => Object.hasOwn(strokes, character))
    .slice(0, max)
    .join('')
    .trim()

const advance = 5.6

/** Width of a drawn text of this height. */
export const widthOf = (text: string, height: number): number => (Math.max(0, text.length * advance - 1.6) * height) / 6

/** A text drawn with strokes, centred on (x, y). It takes only what `drawable` returns. */
export const lettering = (text: string, x: number, y: number, height: number, colour: string, weight = 0.16): string => {
  const unit = height / 6
  const start = x - widthOf(text, height) / 2
  const top = y - height / 2
  const round = (value: number) => Math.round(value * 10) / 10
  const data = [...text].flatMap((character, index) =>
    (strokes[character] ?? '')
      .split(' ')
      .filter(Boolean)
      .map((stroke) =>
        (stroke.match(/\d\d/g) ?? [])
          .map((point, step) =>
            [
              step === 0 ? 'M' : 'L',
              round(start + (index * advance + Number(point[0])) * unit),
              ' ',
              round(top + Number(point[1]) * unit),
            ].join(''),
          )
          .join(''),
      ),
  )
  return data.length === 0 ? '' : line(data.join(''), colour, height * weight)
}
