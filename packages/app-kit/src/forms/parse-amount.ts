import { parseNumber } from '@mall/ui/number-range'

/** Yuan from what a person typed, for a field of a form: `¥1,200.50`, `１２００`. NaN for what is no amount, so that the contract refuses it. */
export const parseAmount = (typed: string | number | undefined): number =>
  typeof typed === 'number' ? typed : (parseNumber(typed ?? '', { decimals: 2, min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }).value ?? Number.NaN)
