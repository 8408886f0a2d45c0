import type { Area } from '@mall/api/contract'

/** What people call the kinds of development zones, and what the table has of them in its names. */
const kinds = [
  { key: 'high', said: '高新(?:技术)?(?:产业)?(?:开发|园)?区', names: /高新|高技术/ },
  { key: 'economic', said: '经(?:济(?:技术)?)?开(?:发)?区|开发区', names: /经济|开发区$/ },
  { key: 'industry', said: '(?:工业|产业)园区', names: /园区$/ },
  { key: 'fresh', said: '新区', names: /新区$/ },
] as const

/** Zones are no districts. Where the table does not list one, most of it is in this district, by city: 高新区. */
const high = `苏州市虎丘区 无锡市新吴区 常州市新北区 南京市浦口区 杭州市滨江区 宁波市鄞州区 西安市雁塔区 成都市武侯区 武汉市洪山区 长沙市岳麓区 大连市甘井子区 沈阳市浑南区 哈尔滨市松北区 重庆市九龙坡区
厦门市湖里区 福州市闽侯县 广州市黄埔区 深圳市南山区 珠海市香洲区 佛山市南海区 惠州市惠城区 昆明市五华区 贵阳市观山湖区 南宁市西乡塘区 南昌市青山湖区 兰州市城关区 太原市小店区 乌鲁木齐市新市区 绵阳市涪城区
株洲市天元区 襄阳市樊城区 北京市海淀区 上海市浦东新区`

/** The same of 经济技术开发区. */
const economic = `北京市大兴区 天津市滨海新区 广州市黄埔区 杭州市钱塘区 宁波市北仑区 大连市金州区 沈阳市铁西区 哈尔滨市平房区 武汉市蔡甸区 长沙市长沙县 南京市栖霞区 西安市未央区 成都市龙泉驿区 重庆市南岸区 昆明市官渡区
贵阳市花溪区 福州市马尾区 太原市小店区 青岛市黄岛区`

const hosts: Readonly<Record<string, ReadonlySet<string>>> = { high: new Set(high.split(/\s/)), economic: new Set(economic.split(/\s/)) }

/**
 * The districts of a city in the order in which they may be meant by a text that begins with a development zone: the zone itself where the table lists it, else the
 * district that it is in. Null when it begins with none, or nothing is known of it. None of them is certain: only a street says what of a zone belongs where.
 */
export const zoneFirst = (areas: readonly Area[], text: string): readonly Area[] | null => {
  for (const { key, said, names } of kinds) {
    const [, named = '', zone] = new RegExp(`^([\\p{Script=Han}]{0,4}?)(${said})`, 'u').exec(text) ?? []
    if (zone === undefined) continue
    const listed = areas.filter(({ District }) => names.test(District) && District.includes(named)).toSorted((one, other) => one.District.length - other.District.length)
    const first = listed.length > 0 ? listed : areas.filter(({ City, District }) => hosts[key]?.has(`${City}${District}`))
    return first.length === 0 ? null : [...first, ...areas.filter((area) => !first.includes(area))]
  }
  return null
}
