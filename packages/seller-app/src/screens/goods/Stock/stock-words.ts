import { lowStock, type AdjustReason, type SellerStock } from '@mall/api/seller/contract'

/** The warning level that holds for a stock. */
export const warningOf = ({ WarnAt }: Pick<SellerStock, 'WarnAt'>): number => WarnAt ?? lowStock

/** none 无货, low 低于预警, enough. */
export const stockLevelOf = ({ Stock, WarnAt }: Pick<SellerStock, 'Stock' | 'WarnAt'>): 'none' | 'low' | 'enough' => (Stock === 0 ? 'none' : Stock < warningOf({ WarnAt }) ? 'low' : 'enough')

/** By how many pieces the stock changes with what was typed: of a count the difference to 账面, of 报损 what goes. */
export const changeOf = ({ OnHand }: Pick<SellerStock, 'OnHand'>, reason: AdjustReason, amount: number): number => {
  if (reason === 'count') return amount - OnHand
  return reason === 'damage' ? -amount : amount
}

/** 账面 46 → 60，盘盈 14 件 */
export const adjustText = ({ OnHand }: Pick<SellerStock, 'OnHand'>, reason: AdjustReason, amount: number): string => {
  const change = changeOf({ OnHand }, reason, amount)
  if (change === 0) return reason === 'count' ? `账面 ${OnHand}，相符` : `账面 ${OnHand}，不变`
  const [more, less] = reason === 'count' ? ['盘盈', '盘亏'] : ['多', '少']
  return `账面 ${OnHand} → ${OnHand + change}，${change > 0 ? more : less} ${Math.abs(change)} 件`
}

/** +12, −3 */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`)
