import { Ledger } from '@mall/ui/ledger'
import { orderLedger, paidBackLines, savedLines, type ShownSums, type SumNotes } from './order-ledger.ts'

interface OrderSumsProps {
  readonly sums: ShownSums
  readonly notes?: SumNotes
}

/** 商品总额, 运费 and 应付, what goes back of it, and beneath what of the payments went back and what the prices save: the same on every page, in the words of the contract. */
export const OrderSums = ({ sums, notes }: OrderSumsProps) => {
  const [back, saved] = [paidBackLines(sums), savedLines(sums)]
  return (
    <>
      <Ledger {...orderLedger(sums, notes)} />
      {back.length > 0 ? <Ledger lines={back} /> : null}
      {saved.length > 0 ? <Ledger lines={saved} /> : null}
    </>
  )
}
