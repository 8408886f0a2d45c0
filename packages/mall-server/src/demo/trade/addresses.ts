import { demo } from '../organisation.ts'
import type { address } from '../../platform/db/schema/checkout.ts'

interface Place {
  readonly province: string
  readonly city: string
  readonly district: string
  /** GB/T 2260 code of the district. */
  readonly areaCode: string
  readonly detail: string
  readonly tag: string
}

const { enterprises } = demo

/** Districts are real; the parks and buildings in them are not. */
const places: Readonly<Record<number, readonly Place[]>> = {
  [enterprises.huaqiTech]: [
    { province: '上海市', city: '上海市', district: '浦东新区', areaCode: '310115', detail: '云岫路188号华启大厦12层前台', tag: '总部' },
    { province: '上海市', city: '上海市', district: '徐汇区', areaCode: '310104', detail: '知汀路66号研发楼3层', tag: '研发' },
    { province: '上海市', city: '上海市', district: '闵行区', areaCode: '310112', detail: '松篱路1200弄8号仓库', tag: '仓库' },
  ],
  [enterprises.huaqiFactory]: [
    { province: '江苏省', city: '苏州市', district: '虎丘区', areaCode: '320505', detail: '榫间路9号华启制造一号门', tag: '工厂' },
    { province: '江苏省', city: '苏州市', district: '吴中区', areaCode: '320506', detail: '朗柜大道300号成品库', tag: '仓库' },
  ],
  [enterprises.yuanfanLogistics]: [
    { province: '广东省', city: '深圳市', district: '南山区', areaCode: '440305', detail: '远帆路1号物流中心A座', tag: '总部' },
    { province: '广东省', city: '深圳市', district: '福田区', areaCode: '440304', detail: '泉岫路77号运营部', tag: '' },
  ],
  [enterprises.yuanfanTrade]: [
    { province: '广东省', city: '广州市', district: '天河区', areaCode: '440106', detail: '帆影路18号远帆贸易20层', tag: '总部' },
    { province: '广东省', city: '广州市', district: '黄埔区', areaCode: '440112', detail: '谷雀路5号保税仓', tag: '仓库' },
  ],
}

export interface Receiver {
  readonly userId: number
  readonly enterpriseId: number
  readonly nickname: string
}

/** Every address of the company for each of its people; the head office is the default. Mobile numbers end in the user's id: they belong to nobody. */
export const addressesOf = (receiver: Receiver): (typeof address.$inferInsert)[] =>
  (places[receiver.enterpriseId] ?? []).map((place, index) => ({
    ...place,
    userId: receiver.userId,
    enterpriseId: receiver.enterpriseId,
    consignee: receiver.nickname,
    mobile: `1990000${String(receiver.userId).padStart(4, '0')}`,
    isDefault: index === 0,
  }))
