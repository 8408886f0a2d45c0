import { Ledger } from '@mall/ui/ledger'
import { Saved } from './OrderSums.styles.ts'
import { orderLedger, paidBackLines, savedLines, type ShownSums, type SumNotes } from './order-ledger.ts'

interface OrderSumsProps {
  readonly sums: ShownSums
  readonly notes?: SumNotes
}

/** 商品总额, 运费 and 应付, what goes back of it, right under the sum what the prices save, and beneath what of the payments went back: the same on every page, in the words of the contract. */
export const OrderSums = ({ sums, notes }: OrderSumsProps) => {
  const [back, saved] = [paidBackLines(sums), savedLines(sums)]
  return (
    <>
      <div>
        <Ledger {...orderLedger(sums, notes)} />
        {saved.length > 0 ? <Saved lines={saved} /> : null}
      </div>
      {back.length > 0 ? <Ledger lines={back} /> : null}
    </>
  )
}
