import type { Random } from '../../platform/seeded-random.ts'
import type { About } from './about/about.ts'

export interface SpecRow {
  readonly name: string
  readonly value: string
}

interface Described {
  readonly noun: string
  readonly brand: string
  readonly model: string
  readonly packing: string
  readonly unit: string
  readonly moq: number
  /** What this product differs in from the others of its line. */
  readonly traits: readonly SpecRow[]
  /** All rows of 规格参数. */
  readonly specs: readonly SpecRow[]
}

/** Sentences that an introduction begins with. */
const openings: readonly ((noun: string, brand: string, use: string) => string)[] = [
  (noun, brand, use) => `${brand}${noun}，用于${use}。`,
  (noun, _brand, use) => `${noun}，适合${use}。`,
  (noun, brand, use) => `${brand}的这款${noun}，常用于${use}。`,
  (noun, _brand, use) => `${noun}为${use}而备。`,
]

/** The text of the 商品介绍 tab, as HTML of our own. What it says holds no markup: it comes from the tables. */
export const descriptionOf = (
  { noun, brand, model, packing, unit, moq, traits, specs }: Described, [, use, care]: About, random: Random,
): string => {
  const made = specs.find((row) => row.name === '材质' || row.name === '配料')
  const facts = random.shuffle([
    traits.map(({ name, value }) => `${name}${value}`).join('，'),
    made === undefined ? '上门服务，时间与地点按订单约定' : `${made.name}：${made.value}`,
    packing === `1${unit}` ? `按${unit}销售，${moq}${unit}起订` : `包装规格${packing}，${moq}${unit}起订`,
    `品牌${brand}，型号${model}`,
  ])
  return [
    `<h3>商品介绍</h3><p>${random.pick(openings)(noun, brand, use)}</p>`,
    `<h3>商品特点</h3><ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    `<h3>${made === undefined ? '服务须知' : '使用与保养'}</h3><p>${care}。</p>`,
  ].join('')
}
