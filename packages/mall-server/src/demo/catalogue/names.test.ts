import { expect, it } from 'vitest'
import { readAs } from './tables.ts'
import { plantTree } from './tree.ts'

const digits = '零一二三四五六七八九'

const numberOf = (text: string): number => {
  if (text === '两' || text === '双') return 2
  return digits.includes(text) ? digits.indexOf(text) : Number(text)
}

/** What a word counts: 三层 is three 层. */
const countsIn = (word: string): Map<string, number> =>
  new Map([...word.matchAll(/([两双一二三四五六七八九]|\d+)(层|联|抽|门|头|孔|屏|步|件|斗|格)(?!屉)/g)].map(([, count = '', what = '']) => [what, numberOf(count)]))

/** A product word and one of its properties, as `词 颜色:黑色`, that do not go together. */
const quarrels: readonly RegExp[] = [
  /白色.* 颜色:(?!白)/, /黑色(?!硒鼓).* 颜色:(?!黑)/, /透明.* 颜色:(?!透明)/, /彩色(?!硒鼓|粉盒|激光|复印|打印).* 颜色:(?!彩|五色|混色|浅|大红)/, /镀镍.* 颜色:彩/,
  /白(?:卡|乳).* 颜色:(?!白)/, /有线.*(?:2\.4G|蓝牙)/, /无线.* 连接:USB/, /SATA.*NVMe/, /M\.2.*SATA3/, /牛皮(?!纸).*西皮/, /无酸纸.*国产/, /橡皮.*\dm$/,
  /十字.*件套/, /组套.*mm/, /开关.*五孔/, /插座.*开$/, /低压.*:(?:5|12|25)kV$/, /自动.*手动/, /折叠.*固定/, /大号.*小号/, /超大.*小号/,
  /金属.*(?:木|纸)$/, /A4.*A5/, /A5.*A4/, /一体机.*单打印/, /大型.*小型/, /橙汁.*(?:苹果|葡萄)/, /黑咖啡.*拿铁/, /三合一.*美式/, /奶球.*条$/,
  /玻璃.*斗$/,
]

/** Words of a series that say something of a product, which cannot be true of all that has the series. */
const claims = /木浆|纤维|胡桃|白|静音|容量|加粉|鲜果|山泉|下午茶|植萃|易擦/

const { places } = plantTree()

it.each(places.map(({ line }) => [line.name, line] as const))('%s: no property contradicts the product word', (_, line) => {
  for (const noun of line.nouns) {
    for (const axis of line.axes) {
      for (const written of axis.values) {
        const value = readAs(line, noun, written)
        const whole = `${noun} ${axis.name}:${value}`
        for (const quarrel of quarrels) expect(whole).not.toMatch(quarrel)
        const said = countsIn(noun)
        for (const [what, count] of countsIn(value)) expect(said.get(what) ?? count, whole).toBe(count)
      }
    }
  }
})

it('other readings are of words and values that the line has', () => {
  for (const { line } of places) {
    const values = line.axes.flatMap((axis) => axis.values)
    for (const [noun, readings] of Object.entries(line.own ?? {})) {
      expect(line.nouns, line.name).toContain(noun)
      for (const written of Object.keys(readings)) expect(values, `${line.name} ${noun}`).toContain(written)
    }
  }
})

it('no series claims what is not true of all its products', () => {
  for (const { firstLevel } of places) {
    for (const series of firstLevel.series) expect(series, firstLevel.name).not.toMatch(claims)
  }
})
