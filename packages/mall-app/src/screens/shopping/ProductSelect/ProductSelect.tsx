import type { RowResult } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { forPurchasers } from '../../../features/purchase/for-purchasers.tsx'
import { SavePurchaseList } from '../../../features/purchase-list/SavePurchaseList.tsx'
import { href } from '../../../site/routes.ts'
import { useCategoryCache } from '../../../queries/category-cache.ts'
import { categoryQueries } from '../../../queries/category.ts'
import { productQueries } from '../../../queries/product.ts'
import { useSeesPrices } from '../../../queries/use-sees-prices.ts'
import { editsInRequest, noEdits, shownPlans, withExchange, withLock, withQuantity, type PlanEdits, type ShownPlan } from './plan-edits.ts'
import { ProductSelectView } from './ProductSelectView.tsx'
import { addressOf, readOccasion, wholeOccasion } from './select-query.ts'

const goodsOf = ({ lines }: ShownPlan) => lines.map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity }))

/** The plan that was put in the cart last, and what became of its rows; null before that is known. */
interface AddedPlan {
  readonly plan: ShownPlan['Plan']
  readonly rows: readonly RowResult[] | null
}

/** `/product/select?Scene=&People=&Budget=` */
export const ProductSelect = forPurchasers(() => {
  const search = useSearchParams()[0].toString()
  const { mall, notify } = useMallServices()
  const categories = useCategoryCache()
  const { key } = useViewer()
  const navigate = useNavigate()
  const seesPrices = useSeesPrices()
  const [edited, setEdited] = useState({ search, edits: noEdits })
  // Another occasion begins without what was changed in the plans of the one before.
  const edits = edited.search === search ? edited.edits : noEdits
  const wanted = useMemo(() => readOccasion((name) => new URLSearchParams(search).get(name) ?? ''), [search])
  const occasion = wholeOccasion(wanted)
  const tree = useQuery(categoryQueries.tree(categories, key))
  const plans = useQuery({
    ...productQueries.select(mall, key, { Scene: '新员工入职', People: 1, Budget: 1, ...occasion, ...editsInRequest(edits) }),
    enabled: occasion !== null && seesPrices,
  })
  const [added, setAdded] = useState<AddedPlan | null>(null)
  const adding = useAction('POST /api/QuickOrder/AddToCart', { quiet: true, onDone: ({ Results }) => setAdded((plan) => plan && { ...plan, rows: Results }) })
  const exporting = useOnDemand(
    ({ lines }: ShownPlan) =>
      mall.product.selectExport({
        Scene: occasion?.Scene ?? '自定义', People: occasion?.People ?? 1, Lines: lines.map(({ ProductCode, Quantity, Reason }) => ({ ProductCode, Quantity, Reason })),
      }),
    ({ name }) => notify(`已导出 ${name}`),
  )
  const change = (next: (before: PlanEdits) => PlanEdits) => {
    setEdited((before) => ({ search, edits: next(before.search === search ? before.edits : noEdits) }))
    setAdded(null)
  }
  const data = plans.data && occasion ? { plans: shownPlans(plans.data.Plans, edits, occasion.Budget), missing: plans.data.Missing } : undefined
  return (
    <ProductSelectView
      occasion={wanted}
      categories={tree.data}
      selection={occasion === null ? null : { data, error: plans.error, refetch: plans.refetch }}
      seesPrices={seesPrices}
      updating={plans.isPlaceholderData}
      addingPlan={adding.pending ? (added?.plan ?? null) : null}
      exportingPlan={exporting.running?.Plan ?? null}
      results={added?.rows ? { plan: added.plan, rows: added.rows } : null}
      renderSaveList={(plan) => <SavePurchaseList lines={goodsOf(plan)} />}
      onSelect={(next) => {
        setAdded(null)
        void navigate(href('productSelect', addressOf(next)))
      }}
      onQuantityChange={({ Plan }, { ProductCode }, quantity) => change((before) => withQuantity(before, Plan, ProductCode, quantity))}
      onLock={({ Plan }, { NeedId }, isLocked) => change((before) => withLock(before, Plan, NeedId, isLocked))}
      onExchange={(plan, line) => change((before) => withExchange(before, plan, ({ NeedId }) => NeedId === line.NeedId))}
      onExchangeAll={(plan) => change((before) => withExchange(before, plan, ({ isLocked }) => !isLocked))}
      onAdd={(plan) => {
        if (adding.pending) return
        setAdded({ plan: plan.Plan, rows: null })
        adding.run({ Rows: goodsOf(plan).map((line, index) => ({ ...line, RowNo: index + 1, Remark: '' })) })
      }}
      onExport={exporting.run}
    />
  )
})
