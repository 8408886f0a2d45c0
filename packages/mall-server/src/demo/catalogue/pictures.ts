import type { ColourName, PictureKind, PictureSpec } from '@mall/pictures'
import { drawProduct, picturePatterns } from '@mall/pictures'
import type { Random } from '../../platform/seeded-random.ts'
import type { Line } from './tables.ts'

/** First words of 颜色 values, and the pigment for them. Longer ones first: 墨绿 is not 绿. */
const pigments: readonly (readonly [string, ColourName])[] = [
  ['浅黄', 'lemon'], ['浅粉', 'pink'], ['浅蓝', 'sky'], ['浅绿', 'jade'], ['深蓝', 'navy'], ['大红', 'cinnabar'], ['米黄', 'cream'], ['米色', 'cream'],
  ['墨绿', 'teal'], ['酒红', 'crimson'], ['卡其', 'kraft'], ['原木', 'oak'], ['胡桃', 'walnut'], ['木纹', 'oak'], ['牛皮', 'kraft'], ['薄荷', 'jade'],
  ['茶色', 'walnut'], ['朱红', 'cinnabar'], ['黑底', 'ink'], ['白底', 'white'], ['黄底', 'lemon'], ['透明', 'silver'], ['肤色', 'oak'], ['品红', 'crimson'],
  ['四色', 'amber'], ['五色', 'coral'], ['混色', 'coral'], ['彩色', 'coral'], ['彩', 'coral'],
  ['黑', 'ink'], ['蓝', 'azurite'], ['红', 'cinnabar'], ['绿', 'green'], ['白', 'white'], ['灰', 'graphite'], ['银', 'silver'], ['黄', 'amber'],
  ['橙', 'orange'], ['粉', 'pink'], ['紫', 'violet'], ['棕', 'walnut'], ['金', 'amber'], ['青', 'teal'],
]

const brandTints: readonly ColourName[] = ['azurite', 'teal', 'amber', 'coral', 'navy', 'green', 'cinnabar', 'violet', 'sky', 'walnut']

export const pigmentOf = (colour: string): ColourName | null => pigments.find(([word]) => colour.startsWith(word))?.[1] ?? null

/** What the pack shows: the first property that is short and plain, such as A4, 0.5mm or 64GB. */
const labelOf = (values: readonly string[]): string | undefined => values.find((value) => /^[\dA-Z][\dA-Za-z.+#%/-]{0,7}$/.test(value))

const sizes = ['s', 'm', 'l'] as const

interface PicturedProduct {
  readonly id: number
  readonly noun: string
  readonly brandId: number
  readonly dearness: number
  /** Properties by axis. */
  readonly values: ReadonlyMap<string, string>
  readonly packCount: number
}

/** The drawing of a product: that of its word, unless one of its values has another shape. */
export const pictureKindOf = ({ kinds, nouns, shapes }: Line, noun: string, values: ReadonlyMap<string, string>): PictureKind => {
  const own = [...values.values()].map((value) => shapes?.[value]).find((kind) => kind !== undefined)
  return own ?? kinds[Math.min(nouns.indexOf(noun), kinds.length - 1)] ?? kinds[0]
}

/** Numbers as words count doors, drawers, tiers and screens. */
const numerals = ['单', '双', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** How many of its parts a product has: 九门 has nine. */
export const partsOf = (values: Iterable<string>): number | undefined => {
  for (const value of values) {
    const word = /^通?(?:顶)?(十[一二]|[一单两双二三四五六七八九十])(?:斗|节|门|抽|层|联|屏|开)/.exec(value)?.[1]
    if (word !== undefined) return numerals.indexOf(word.replace(/^一/, '单').replace(/^[两二]/, '双')) + 1
  }
  return undefined
}

/** The picture of one product: the drawing of its kind in its colour, size and count, with small variations. */
export const pictureOf = (
  line: Line, product: PicturedProduct, random: Random,
): PictureSpec => {
  const named = pigmentOf(product.values.get('颜色') ?? '')
  const said = /^(?:牛皮纸|白色|黑色)/.test(product.noun) ? pigmentOf(product.noun) : null
  const tints = line.tints?.split('|') ?? []
  const brandTint = brandTints[product.brandId % brandTints.length] ?? 'azurite'
  // A lot is drawn also where the word says the colour, so that all that is drawn after it stays as it was.
  const tint = named === null && tints.length > 0 ? random.pick(tints) : brandTint
  const label = labelOf([...product.values.values()])
  const parts = partsOf(product.values.values())
  return {
    kind: pictureKindOf(line, product.noun, product.values),
    colour: named ?? said ?? tint,
    accent: random.chance(0.6) ? brandTint : random.pick(brandTints),
    size: sizes[Math.min(2, Math.floor(product.dearness * 3))] ?? 'm',
    pack: product.packCount,
    pattern: random.chance(0.55) ? 'plain' : random.pick(picturePatterns),
    seed: product.id,
    ...(label === undefined ? {} : { label }),
    ...(parts === undefined ? {} : { parts }),
  }
}

/** Seeds of products are below; seeds of second tries begin here. */
const secondTries = 1_000_000
/** After so many failed tries it is drawn smaller. */
const triesOfOneScale = 40
const scaleStep = 0.04
const maxTries = 6 * triesOfOneScale

/** Gives products that would be drawn alike another seed and second colour, and at last another scale, until each has a picture of its own. */
export const makePicturesDiffer = (products: readonly { picture: PictureSpec }[]): void => {
  const drawn = new Set<string>()
  for (const product of products) {
    const first = product.picture
    for (let attempt = 1; drawn.has(drawProduct(product.picture)) && attempt <= maxTries; attempt++) {
      const accent = brandTints[(first.seed + attempt) % brandTints.length] ?? 'azurite'
      const steps = Math.floor((attempt - 1) / triesOfOneScale)
      product.picture = { ...first, seed: first.seed + secondTries * attempt, accent, ...(steps === 0 ? {} : { scale: 1 - steps * scaleStep }) }
    }
    drawn.add(drawProduct(product.picture))
  }
}
