import { quantityMax } from '@mall/api/contract'
import { stockLimits, type SellerStock } from '@mall/api/seller/contract'
import { parseNumber } from '@mall/ui/number-range'

/** 2026-03-20 到, 逾期 2 天未到 */
export const arrivalText = (expectedOn: string, overdueDays: number): string => (overdueDays > 0 ? `逾期 ${overdueDays} 天未到` : `${expectedOn} 到`)

/** What is on its way to a stock: 40 支，最早 2026-03-20 到; null for nothing. */
export const incomingText = ({ Incoming, IncomingOn, IncomingOverdueDays, Unit }: Pick<SellerStock, 'Incoming' | 'IncomingOn' | 'IncomingOverdueDays' | 'Unit'>): string | null =>
  IncomingOn === null ? null : `${Incoming} ${Unit}，最早的${IncomingOverdueDays > 0 ? '' : ' '}${arrivalText(IncomingOn, IncomingOverdueDays)}`

/** What the forms say beside their fields. */
export const incomingTexts = { Quantity: `请填写 1 到 ${quantityMax} 的整数`, ExpectedOn: '请选择预计到货日', Note: `最多 ${stockLimits.note} 个字` } as const

/** What the server has against a field is said beside it. */
export const incomingFieldOf: Readonly<Record<string, 'Quantity' | 'ExpectedOn'>> = { INCOMING_TOO_MANY: 'Quantity', STOCK_TOO_HIGH: 'Quantity', INCOMING_DAY_INVALID: 'ExpectedOn' }

/** Pieces from what a person typed: NaN for none. */
export const parseIncoming = (typed: string | number | undefined): number => (typeof typed === 'number' ? typed : (parseNumber(typed ?? '', { min: 1, max: quantityMax }).value ?? Number.NaN))
