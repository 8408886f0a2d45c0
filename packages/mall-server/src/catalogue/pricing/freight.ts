import { eq } from 'drizzle-orm'
import { provinceOf } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { enterprise, type CompanyDelivery, type FreightRule } from '../../platform/db/schema/organisation.ts'

/** What the mall asks of everybody who has no rule of their own: ¥8, free from ¥99 of goods. */
export const freightOfMall: FreightRule = { freightFen: 800, freeFromFen: 9_900 }

/** The rule for a customer's deliveries into an area: of the area's province, else of the customer, else of the mall (seller.md §9). */
export const freightRuleIn = ({ freight, areas }: Pick<CompanyDelivery, 'freight' | 'areas'>, areaCode: string): FreightRule =>
  areas.find((area) => area.areaCode === provinceOf(areaCode)) ?? freight ?? freightOfMall

/** Freight of an order for goods of this sum, integer fen. */
export const freightFor = ({ freightFen, freeFromFen }: FreightRule, goodsFen: number): number => (freeFromFen !== null && goodsFen >= freeFromFen ? 0 : freightFen)

/** How goods are brought to a company. */
export const deliveryOf = async (db: Db, enterpriseId: number): Promise<CompanyDelivery> => {
  const [company] = await db.select({ delivery: enterprise.delivery }).from(enterprise).where(eq(enterprise.id, enterpriseId))
  if (company === undefined) throw new Error('No such company')
  return company.delivery
}

/** The rule for what a company orders into an area. */
export const freightRuleOf = async (db: Db, enterpriseId: number, areaCode: string): Promise<FreightRule> => freightRuleIn(await deliveryOf(db, enterpriseId), areaCode)
