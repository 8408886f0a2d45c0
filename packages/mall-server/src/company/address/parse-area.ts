import type { Area } from '@mall/api/contract'
import { groupBy } from '../../platform/group-by.ts'
import { zoneFirst } from './zones.ts'

const areaLevel = { province: 1, city: 2, district: 3 } as const

type Level = (typeof areaLevel)[keyof typeof areaLevel]

/** A province, a city or a district under one of the names that people write. */
interface Place {
  readonly level: Level
  readonly areas: readonly Area[]
  readonly isShort: boolean
}

/** Places that stand behind each other in a text, from the widest to the narrowest. */
export interface Chain {
  readonly start: number
  readonly end: number
  readonly level: Level
  readonly depth: number
  readonly areas: readonly Area[]
  /** False: the words may be about something else, or about several districts. */
  readonly isCertain: boolean
}

const peoples =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙|鄂伦春|赫哲|门巴|珞巴|基诺'
const selfGoverned = new RegExp(`(?:(?:${peoples})(?:族)?)*(?:特别行政区|自治区|自治州|自治县|自治旗)$`)
const suffixes: Readonly<Record<Level, RegExp>> = {
  [areaLevel.province]: /[省市]$/,
  [areaLevel.city]: /(?:市|地区|盟)$/,
  [areaLevel.district]: /(?:新区|区|县|市|旗)$/,
}

/** 凉山 of 凉山彝族自治州, 内蒙古 of 内蒙古自治区, 南山 of 南山区. */
const shortOf = (name: string, level: Level): string => {
  if (!selfGoverned.test(name)) return name.replace(suffixes[level], '')
  const short = name.replace(selfGoverned, '')
  return short.length >= 2 ? short : name.replace(/自治[区州县旗]$/, '')
}

/** Every town has one of these; alone they name none. */
const generic = /^(?:[东西南北中老新]?城区|.区|郊区|市[东西南北中]区|城[东西南北中关厢]区|开发区|中山|朝阳)$/
/** The one district of a city that has none. 市辖区 of other cities is no place. */
const isOnlyOne = ({ District }: Area, all: number): boolean => District === '市辖区' && all === 1

type Index = ReadonlyMap<string, readonly Place[]>

const cityOf = ({ Province, City }: Area): string => `${Province}/${City}`

const indexOf = (areas: readonly Area[]): Index => {
  const index = new Map<string, Place[]>()
  const add = (name: string, place: Place) => {
    if (name.length >= 2) index.set(name, [...(index.get(name) ?? []), place])
  }
  const sizes = new Map([...groupBy(areas, cityOf)].map(([city, all]) => [city, all.length]))
  const named = areas.filter((area) => area.District !== '市辖区' || isOnlyOne(area, sizes.get(cityOf(area)) ?? 0))
  const addAll = (level: Level, keyOf: (area: Area) => string, nameOf: (area: Area) => string) => {
    for (const all of groupBy(named, keyOf).values()) {
      const [first] = all
      const name = nameOf(first)
      const short = shortOf(name, level)
      add(name, { level, areas: all, isShort: false })
      if (short !== name) add(short, { level, areas: all, isShort: true })
      if (name.endsWith('自治州')) for (const also of [`${short}州`, `${short}自治州`]) add(also, { level, areas: all, isShort: false })
    }
  }
  addAll(areaLevel.province, ({ Province }) => Province, ({ Province }) => Province)
  addAll(areaLevel.city, cityOf, ({ City }) => City)
  // The one of a city without districts is named by the city.
  addAll(areaLevel.district, ({ AreaCode }) => AreaCode, ({ District }) => (District === '市辖区' ? '' : District))
  for (const area of named) if (area.District === '浦东新区') add('浦东', { level: areaLevel.district, areas: [area], isShort: false })
  return index
}

const indexes = new WeakMap<readonly Area[], Index>()

const cachedIndexOf = (areas: readonly Area[]): Index => {
  const known = indexes.get(areas)
  if (known !== undefined) return known
  const index = indexOf(areas)
  indexes.set(areas, index)
  return index
}

/** The longest name of a division, 双江拉祜族佤族布朗族傣族自治县, and one more. */
const longestName = 16

const placesAt = (index: Index, text: string, at: number): { readonly place: Place; readonly end: number }[] => {
  const found = []
  for (let length = Math.min(longestName, text.length - at); length >= 2; length -= 1) {
    for (const place of index.get(text.slice(at, at + length)) ?? []) found.push({ place, end: at + length })
  }
  return found
}

/** 南京 in 南京西路, 山东 in 山东大学. */
const isPartOfName = /^(?:[东西南北中]{0,2}|[一二三四五六七八九十]{1,2})(?:路|街|大街|大道|道|巷|弄|胡同|里|桥|公路|门|湖|寺|站|机场|大学|学院|医院|银行|饭店|宾馆|酒店|大厦|广场|公园|商会|会馆|国际)/
const isStreet = /^ ?[^ ]{0,30}[路街道巷弄号村镇乡园区]/
/** A town or a street with a name of its own: 望京街道, 漕溪北路. In 武侯祠大街 the district is part of the name. */
const isNamedStreet = /^[^ \d]{2,8}?(?:街道|镇|乡|路|大道|大街|(?<!大)街)/
const isCompany = /^[^ ]{0,30}(?:公司|集团)/

const gapAfter = (text: string, at: number): number => {
  let to = at
  while (to - at < 3 && /[ -]/.test(text.charAt(to))) to += 1
  return to
}

const isWordStart = (text: string, at: number): boolean => at === 0 || text.charAt(at - 1) === ' '

/** A short name is a place only where what follows speaks for it. */
const standsFor = (text: string, start: number, end: number, place: Place, isFirst: boolean): boolean => {
  const rest = text.slice(end, end + 34)
  if (!place.isShort) return place.level < areaLevel.district || !isFirst || end - start > 2 || isWordStart(text, start)
  if (isPartOfName.test(rest) || isCompany.test(rest)) return false
  if (place.level === areaLevel.district) return (!isFirst || (isWordStart(text, start) && isCountyCity(place) && isStreet.test(rest))) && (rest === '' || /^[ -]/.test(rest) || (!isFirst && isNamedStreet.test(rest)))
  if (isFirst && generic.test(text.slice(start, end))) return false
  return isStreet.test(rest)
}

/** 县级市: their codes end in 81 and above. */
const isCountyCity = ({ areas }: Place): boolean => areas.every(({ AreaCode }) => AreaCode.charAt(4) === '8')

const within = (areas: readonly Area[], wider: readonly Area[] | null): readonly Area[] => {
  if (wider === null) return areas
  const codes = new Set(wider.map(({ AreaCode }) => AreaCode))
  return areas.filter(({ AreaCode }) => codes.has(AreaCode))
}

const isBetter = (one: Chain, other: Chain | null): boolean => {
  if (other === null) return true
  const rank = ({ level, areas, depth }: Chain) => level * 10 + (level === areaLevel.district && areas.length === 1 ? 5 : 0) + depth
  return rank(one) > rank(other) || (rank(one) === rank(other) && one.start === other.start && one.end > other.end)
}

/** The longest chain that begins here; null when no place does. */
const chainAt = (index: Index, text: string, start: number, before: Chain | null = null): Chain | null => {
  const at = before === null ? start : gapAfter(text, before.end)
  let best: Chain | null = null
  const found = placesAt(index, text, at)
  for (const { place, end } of found) {
    if (before !== null && place.level <= before.level) continue
    const namesakes = found.filter((one) => one.end === end && one.place.level === place.level && one.place.isShort === place.isShort)
    const areas = within(namesakes.flatMap((one) => one.place.areas), before?.areas ?? null)
    if (areas.length === 0) continue
    const name = text.slice(at, end)
    // A city without districts says all; its name may follow again, as that of its district.
    const level = place.level === areaLevel.city && areas.length === 1 ? areaLevel.district : place.level
    const isCertain = level === areaLevel.district && areas.length === 1 && (before !== null || !(generic.test(name) || (place.isShort && place.level === areaLevel.district)))
    const chain: Chain = { start: before?.start ?? start, end, level, depth: (before?.depth ?? 0) + 1, areas, isCertain }
    const longer = place.level === areaLevel.district ? null : chainAt(index, text, start, { ...chain, level: place.level })
    const candidate = longer ?? (standsFor(text, at, end, place, before === null) ? chain : null)
    if (candidate !== null && isBetter(candidate, best)) best = candidate
  }
  return best
}

/** What the text says of the area: the most certain chain. One that contradicts the place right before it is not certain. */
export const findArea = (text: string, areas: readonly Area[]): Chain | null => {
  const index = cachedIndexOf(areas)
  let best: Chain | null = null
  let last: Chain | null = null
  for (let at = 0; at < text.length; ) {
    const chain = chainAt(index, text, at)
    if (chain === null) {
      at += 1
      continue
    }
    const follows: boolean = last !== null && gapAfter(text, last.end) === chain.start
    const whole: Chain = follows && last !== null ? { ...chain, start: last.start, isCertain: chain.isCertain && chain.depth > 1 } : chain
    if (isBetter(whole, best)) best = whole
    last = whole
    at = chain.end
  }
  return best
}

/** Where the text goes on behind the same area said again. */
export const skipRepeated = (text: string, areas: readonly Area[], said: Chain): number => {
  const behind = gapAfter(text, said.end)
  const from = text.startsWith('市辖区', behind) ? behind + 3 : behind
  const again = chainAt(cachedIndexOf(areas), text, from)
  return again !== null && within(again.areas, said.areas).length > 0 ? again.end : from === behind ? said.end : from
}

/** The districts that may be meant, those that the words behind the chain begin with, or whose development zone they name, first; none when it says too little. */
export const candidatesOf = (text: string, { areas, end }: Chain): readonly Area[] => {
  const [first] = areas
  if (areas.length > 50 || (areas.some(({ District }) => District !== first?.District) && areas.some(({ City }) => City !== first?.City))) return []
  const inZone = zoneFirst(areas, text.slice(gapAfter(text, end)))
  if (inZone !== null) return inZone
  const isNamed = ({ District }: Area) => text.startsWith(shortOf(District, areaLevel.district), end)
  return [...areas.filter(isNamed), ...areas.filter((area) => !isNamed(area))]
}
