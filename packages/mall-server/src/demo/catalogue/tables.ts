import type { PictureKind } from '@mall/pictures'

/** What differs from the common case. */
export interface LineOptions {
  /** Other names that people search by, separated by spaces. */
  readonly also?: string
  /** 包装规格, and so the step that products are sold in: `12支/盒`. */
  readonly packing?: string
  readonly moq?: number
  readonly step?: number
  readonly maxQty?: number
  /** Basis points; 1300 when absent. */
  readonly taxBp?: number
  /** 包装清单 besides the product itself, `|` between. */
  readonly box?: string
  /** Picture colours when no 颜色 axis says them, `|` between. */
  readonly tints?: string
  /** What a property reads for one product word, where another value fits it: `{ 无屑美术橡皮: { '5m': '小号' } }`. Prices are those of the first. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The picture of what has one value, where it is another than that of its word: `{ '7号': 'battery-aaa' }`. */
  readonly shapes?: Readonly<Record<string, PictureKind>>
  /** Made to order: sold by 预订 more often. */
  readonly madeToOrder?: boolean
}

/** One third-level category and the data that its products are generated from. */
export interface Line extends LineOptions {
  readonly name: string
  /** The picture of each of `nouns`; the last one also for the nouns beyond. */
  readonly kinds: readonly [PictureKind, ...PictureKind[]]
  /** Yuan, from the cheapest to the most expensive product. */
  readonly from: number
  readonly to: number
  readonly unit: string
  readonly nouns: readonly string[]
  readonly axes: readonly Axis[]
}

/** A property in which the products of a line differ. Its values are ordered from cheap to expensive. */
export interface Axis {
  readonly name: string
  readonly values: readonly string[]
  /** False: a fact of the specification that names leave out. */
  readonly isInName: boolean
}

/** A property as this product word has it. */
export const readAs = ({ own }: Line, noun: string, value: string): string => own?.[noun]?.[value] ?? value

export interface SecondLevel {
  readonly name: string
  readonly lines: readonly Line[]
}

export interface FirstLevel {
  readonly name: string
  /** Nav row; first levels with the same one share it. */
  readonly group: string
  readonly brands: readonly string[]
  readonly series: readonly string[]
  readonly seconds: readonly SecondLevel[]
}

/** `颜色:黑色|蓝色;-材质:PP`: axes between `;`, values between `|`, a leading `-` keeps an axis out of names. */
export const parseAxes = (text: string): Axis[] =>
  text.split(';').map((part) => {
    const [head = '', values = ''] = part.split(':')
    return { name: head.replace('-', ''), values: values.split('|'), isInName: !head.startsWith('-') }
  })

/** One row of a catalogue table: category, picture (or one for each product word), price range in yuan, unit, product words, axes. */
export const line = (
  name: string, kinds: PictureKind | Line['kinds'], [from, to]: readonly [number, number], unit: string,
  nouns: string, axes: string, options: LineOptions = {},
): Line => ({
  name, kinds: typeof kinds === 'string' ? [kinds] : kinds, from, to, unit, nouns: nouns.split('|'), axes: parseAxes(axes), ...options,
})

export const second = (name: string, ...lines: readonly Line[]): SecondLevel => ({ name, lines })

export const first = (
  name: string, group: string, brands: string, series: string, ...seconds: readonly SecondLevel[]
): FirstLevel => ({ name, group, brands: brands.split(' '), series: series.split(' '), seconds })
