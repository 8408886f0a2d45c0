import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { addressOf, questionOf, type PriceQuestion } from './price-question.ts'
import { PriceCheckView } from './PriceCheckView.tsx'

/** `/seller/price-check` */
export const PriceCheck = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => formatDay(new Date().toISOString()))
  const question = questionOf(search, today)
  const { customer, product, quantity: Quantity, products, day: Day } = question
  const isAsked = products === null && customer !== null && product !== null
  const isManyAsked = customer !== null && products !== null && products.length > 0
  const asked = callQuery(seller, 'POST /api/SellerPrice/Check', key, { EnterpriseId: customer ?? 1, ProductCode: product ?? '0', Quantity, Day })
  const query = useQuery({ ...asked, enabled: isAsked })
  const rows = (products ?? []).map(({ code: ProductCode, quantity }) => ({ ProductCode, Quantity: quantity }))
  const many = useQuery({ ...callQuery(seller, 'POST /api/SellerPrice/CheckMany', key, { EnterpriseId: customer ?? 1, Day, Rows: rows }), enabled: isManyAsked })
  const [names, setNames] = useState<{ readonly customer?: string; readonly product?: string }>({})
  const ask = (changes: Partial<PriceQuestion>, chosen: typeof names = {}) => {
    setNames({ ...names, ...chosen })
    setSearch(addressOf({ ...question, ...changes }), { replace: true })
  }
  return (
    <PriceCheckView
      question={question}
      customerName={(products === null ? query : many).data?.CustomerName ?? names.customer}
      productName={query.data?.Name ?? names.product}
      query={isAsked ? query : null}
      many={isManyAsked ? many : null}
      onAsk={ask}
      findCustomers={async (Keyword, { signal }) => {
        const found = await seller.sellerPrice.customers({ Keyword: Keyword.slice(0, 50) }, { quiet: true, signal })
        return found.map(({ EnterpriseId, Name }) => ({ value: EnterpriseId, label: Name }))
      }}
      findProducts={async (Keyword, { signal }) => {
        const { Items } = await seller.sellerProduct.list({ Keyword: Keyword.slice(0, 50), PageIndex: 1, PageSize: 20 }, { quiet: true, signal })
        return Items.map(({ ProductCode, Name }) => ({ value: ProductCode, label: Name, note: ProductCode }))
      }}
    />
  )
}
