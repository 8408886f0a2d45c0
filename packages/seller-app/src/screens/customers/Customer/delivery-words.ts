import { provinceNames } from '@mall/api/contract'
import type { DeliveryTerms } from '@mall/api/seller/contract'
import { formatYuan } from '@mall/ui/price'

/** What an order's delivery costs, in words. */
export const freightText = ({ FreightAmount, FreeFrom }: DeliveryTerms['OfMall']): string => {
  if (FreightAmount === 0) return '免运费'
  return `${formatYuan(FreightAmount)}，${FreeFrom === null ? '不免' : `满 ${formatYuan(FreeFrom)} 免`}`
}

/** 运费 by area, and whether an order may come in parts. */
export const deliveryFacts = ({ Freight, Areas, ShipsInParts, OfMall }: DeliveryTerms): readonly { readonly term: string; readonly value: string }[] => [
  { term: '运费', value: Freight === null ? `按商城：${freightText(OfMall)}` : freightText(Freight) },
  ...Areas.map((area) => ({ term: `送到${provinceNames[area.AreaCode]}`, value: freightText(area) })),
  { term: '分批发货', value: ShipsInParts ? '接受' : '不接受，一次发齐' },
]
