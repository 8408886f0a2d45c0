import { addDays } from '../../platform/time.ts'
import type { product } from '../../platform/db/schema/catalogue.ts'
import { searchTextOf } from '../../catalogue/search/rules.ts'
import type { Random } from '../../platform/seeded-random.ts'
import { aboutLine } from './about/about-line.ts'
import type { About } from './about/about.ts'
import { brandNamed } from './brands.ts'
import { descriptionOf, type SpecRow } from './descriptions.ts'
import { largerUnitsOfDemo, tagsOfDemo, taxCodeOf } from './extras.ts'
import { pictureOf } from './pictures.ts'
import { barcodeOf, costFenOf, marketTiersOf, priceBetween } from './prices.ts'
import { readAs, type Axis, type FirstLevel, type Line, type SecondLevel } from './tables.ts'

export type ProductRow = typeof product.$inferInsert & { readonly id: number }

/** The place of a line in the tree. */
export interface Place {
  readonly firstLevel: FirstLevel
  readonly secondLevel: SecondLevel
  readonly line: Line
  readonly ids: readonly [number, number, number]
}

/** Ids of the attribute values that the products have, assigned in the order of first use. */
export interface AttributeIds {
  idOf(attribute: string, value: string): number
}

const combinationsOf = (axes: readonly Axis[]): Map<string, string>[] =>
  axes.reduce<Map<string, string>[]>(
    (combinations, axis) =>
      combinations.flatMap((combination) => axis.values.map((value) => new Map([...combination, [axis.name, value]]))),
    [new Map()],
  )

/** 0 for the cheapest values of all axes, 1 for the most expensive ones. Colours have no influence. */
const dearnessOf = (axes: readonly Axis[], values: ReadonlyMap<string, string>): number => {
  const scales = axes.filter((axis) => axis.name !== '颜色' && axis.values.length > 1)
  if (scales.length === 0) return 0.5
  const positions = scales.map((axis) => axis.values.indexOf(values.get(axis.name) ?? '') / (axis.values.length - 1))
  return positions.reduce((sum, position) => sum + position, 0) / positions.length
}

/**
 * Codes are 8 digits: the category and a number out of sequence. Furniture has 9 digits with a leading 6, services 9
 * with a leading 0: codes are text.
 */
const codeOf = (place: Place, serial: number): string => {
  const code = `${place.ids[2]}${String((serial * 37 + 11) % 100).padStart(2, '0')}`
  if (place.firstLevel.name === '办公家具') return `6${code}`
  return place.firstLevel.name === '企业服务' ? `0${code}` : code
}

const packCountOf = (packing: string): number => {
  const count = Number(/^(\d+)\p{L}+\//u.exec(packing)?.[1] ?? 1)
  return count > 99 ? 1 : count
}

const deliveryOf = (line: Line, priceFen: number): string => {
  if (line.madeToOrder === true) return '订制商品，确认后7–10天发货'
  return priceFen >= 100_000 ? '下单后3天内发货，送货上门' : '16:00前下单当日发货，1–3天送达'
}

/** Food and services come without a certificate of conformity. */
const withoutCertificate = new Set(['茶歇饮品', '休闲食品', '企业服务'])

const warrantyOf = (priceFen: number): string => (priceFen >= 50_000 ? '12个月' : '按国家三包规定')

/** Second levels of what is eaten or drunk. */
const edible = new Set(['茶叶', '咖啡', '饮用水', '饮料', '饼干糕点', '坚果果干', '糖果方便食品', '粮油调味', '节日礼盒'])

/** The rows of 规格参数 besides brand, model, packing and barcode, which a product shows anyway; none of them twice. */
const specsOf = (own: readonly SpecRow[], [material]: About, secondLevel: SecondLevel, priceFen: number): SpecRow[] => {
  const general = [
    ...(material === null
      ? []
      : [{ name: edible.has(secondLevel.name) ? '配料' : '材质', value: material }, { name: '产地', value: '中国大陆' }]),
    { name: '质保', value: warrantyOf(priceFen) },
  ]
  return [...own, ...general.filter(({ name }) => own.every((row) => row.name !== name))]
}

/** `count` different products of one line; the same for any other data. */
export const productsOf = (
  place: Place, count: number, firstId: number, attributes: AttributeIds, random: Random, now: Date,
): ProductRow[] => {
  const { line, firstLevel, secondLevel } = place
  const about = aboutLine(line.name)
  const variants = random.shuffle(line.nouns.flatMap((noun) => combinationsOf(line.axes).map((values) => ({ noun, values }))))
  const taken = new Set<string>()
  const rows: ProductRow[] = []
  for (let draw = 0; rows.length < count; draw++) {
    const variant = variants[draw % variants.length]
    if (variant === undefined || draw > count * 20) throw new Error(`Too few different products in ${line.name}`)
    const brand = brandNamed(random.pick(firstLevel.brands))
    const values = new Map([...variant.values].map(([axis, value]) => [axis, readAs(line, variant.noun, value)]))
    const shown = line.axes.filter((axis) => axis.isInName).map((axis) => values.get(axis.name) ?? '')
    const name = `${brand.name} ${random.pick(firstLevel.series)} ${variant.noun} ${shown.join(' ')}`
    if (taken.has(name)) continue
    taken.add(name)
    const id = firstId + rows.length
    const dearness = Math.min(1, 0.65 * dearnessOf(line.axes, variant.values) + 0.2 * brand.dearness + 0.15 * random.next())
    const priceFen = priceBetween(line.from, line.to, dearness)
    const packing = line.packing ?? values.get('包装') ?? `1${line.unit}`
    const code = codeOf(place, rows.length)
    const model = `${brand.latinName.slice(0, 2)}-${place.ids[2]}${String.fromCodePoint(65 + (rows.length % 26))}`
    const step = line.step ?? 1
    const moq = line.moq ?? step
    const pictured = { id, noun: variant.noun, brandId: brand.id, dearness, values, packCount: packCountOf(packing) }
    const traits = [...values].map(([axis, value]) => ({ name: axis, value })).filter((row) => row.name !== '包装' || row.value !== packing)
    const specs = specsOf(traits, about, secondLevel, priceFen)
    const isNew = random.chance(0.08)
    const tags = tagsOfDemo(id, isNew)
    rows.push({
      id, code, name, model, packing, moq, step,
      brandId: brand.id,
      category1Id: place.ids[0],
      category2Id: place.ids[1],
      category3Id: place.ids[2],
      barcode: barcodeOf(id),
      unit: line.unit,
      units: largerUnitsOfDemo(id, line.unit, packing),
      packingList: [
        `${variant.noun} × ${packing}`,
        ...(line.box?.split('|') ?? []),
        ...(withoutCertificate.has(firstLevel.group) ? [] : ['合格证 × 1']),
      ],
      specs,
      attributeValueIds: [...values].map(([axis, value]) => attributes.idOf(axis, value)),
      description: descriptionOf({ noun: variant.noun, brand: brand.name, model, packing, unit: line.unit, moq, traits, specs }, about, random),
      deliveryText: deliveryOf(line, priceFen),
      tags,
      maxQty: line.maxQty ?? (random.chance(0.04) ? moq * 50 : null),
      taxBp: line.taxBp ?? 1300,
      taxCode: taxCodeOf(firstLevel.name),
      supportsSpecialInvoice: random.chance(0.93),
      marketPriceFen: priceFen,
      marketTiers: marketTiersOf(priceFen, moq, step, random),
      costFen: costFenOf(id, priceFen),
      picture: pictureOf(line, pictured, random),
      isOnShelf: !random.chance(0.025),
      salesCount: isNew ? random.int(0, 60) : Math.floor(Math.exp(random.next() * 8.2)),
      createdAt: addDays(now, isNew ? -random.int(1, 30) : -random.int(31, 760)),
      searchText: searchTextOf([name, code, brand.latinName, model, line.name, secondLevel.name, firstLevel.name, ...tags, line.also ?? '']),
    })
  }
  return rows
}
