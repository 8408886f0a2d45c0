import { provinceNames, type CallInput } from '@mall/api/contract'
import type { DeliveryTerms } from '@mall/api/seller/contract'
import { freightOfMall } from '../../catalogue/pricing/freight.ts'
import type { CompanyDelivery, FreightRule } from '../../platform/db/schema/organisation.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import { toFen, toYuan, yuanText } from '../../platform/money.ts'

type RuleOnWire = DeliveryTerms['OfMall']

const ruleToWire = ({ freightFen, freeFromFen }: FreightRule): RuleOnWire => ({ FreightAmount: toYuan(freightFen), FreeFrom: freeFromFen === null ? null : toYuan(freeFromFen) })

const ruleOfWire = ({ FreightAmount, FreeFrom }: RuleOnWire): FreightRule => ({ freightFen: toFen(FreightAmount), freeFromFen: FreeFrom === null ? null : toFen(FreeFrom) })

export const deliveryToWire = ({ freight, areas, shipsInParts }: CompanyDelivery): DeliveryTerms => ({
  Freight: freight && ruleToWire(freight),
  Areas: areas.map((area) => ({ AreaCode: area.areaCode, ...ruleToWire(area) })),
  ShipsInParts: shipsInParts,
  OfMall: ruleToWire(freightOfMall),
})

/** What was typed, as it is kept. */
export const deliveryOfWire = ({ Freight, Areas, ShipsInParts }: CallInput<'POST /api/SellerCustomer/SaveDelivery'>): CompanyDelivery => ({
  freight: Freight && ruleOfWire(Freight),
  areas: Areas.map((area) => ({ areaCode: area.AreaCode, ...ruleOfWire(area) })),
  shipsInParts: ShipsInParts,
})

const ruleText = ({ freightFen, freeFromFen }: FreightRule): string => {
  if (freightFen === 0) return '免运费'
  return `${yuanText(freightFen)}，${freeFromFen === null ? '不免' : `满 ${yuanText(freeFromFen)} 免`}`
}

/** What the audit log and the customer's log say of it. */
export const auditedDelivery = ({ freight, areas, shipsInParts }: CompanyDelivery): AuditSummary => ({
  Freight: freight === null ? `按商城（${ruleText(freightOfMall)}）` : ruleText(freight),
  FreightAreas: areas.map((area) => `${provinceNames[area.areaCode]} ${ruleText(area)}`).join('；'),
  ShipsInParts: shipsInParts ? '接受' : '不接受',
})
