import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
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

/** Adds a plan once: an answer that was lost on its way does not add twice. */
const useAddPlan = () => {
  const { mall } = useMallServices()
  const queryClient = useQueryClient()
  const attempt = useRef({ rows: '', requestId: '' })
  return useMutation({
    mutationFn: async (plan: ShownPlan) => {
      const Rows = goodsOf(plan).map((line, index) => ({ ...line, RowNo: index + 1, Remark: '' }))
      const rows = JSON.stringify(Rows)
      if (attempt.current.rows !== rows) attempt.current = { rows, requestId: crypto.randomUUID() }
      const { Results } = await mall.quickOrder.addToCart({ Rows, RequestId: attempt.current.requestId }, { quiet: true })
      attempt.current = { rows: '', requestId: '' }
      return { plan: plan.Plan, rows: Results }
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') }),
  })
}

/** `/product/select?Scene=&People=&Budget=` */
export const ProductSelect = () => {
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
  const add = useAddPlan()
  const exporting = useMutation({
    mutationFn: ({ lines }: ShownPlan) =>
      mall.product.selectExport({
        Scene: occasion?.Scene ?? '自定义', People: occasion?.People ?? 1, Lines: lines.map(({ ProductCode, Quantity, Reason }) => ({ ProductCode, Quantity, Reason })),
      }),
    onSuccess: ({ name }) => notify(`已导出 ${name}`),
  })
  const change = (next: (before: PlanEdits) => PlanEdits) => {
    setEdited((before) => ({ search, edits: next(before.search === search ? before.edits : noEdits) }))
    add.reset()
  }
  const data = plans.data && occasion ? { plans: shownPlans(plans.data.Plans, edits, occasion.Budget), missing: plans.data.Missing } : undefined
  return (
    <ProductSelectView
      occasion={wanted}
      categories={tree.data}
      selection={occasion === null ? null : { data, error: plans.error, refetch: plans.refetch }}
      seesPrices={seesPrices}
      updating={plans.isPlaceholderData}
      addingPlan={add.isPending ? add.variables.Plan : null}
      exportingPlan={exporting.isPending ? exporting.variables.Plan : null}
      results={add.data ?? null}
      renderSaveList={(plan) => <SavePurchaseList lines={goodsOf(plan)} />}
      onSelect={(next) => {
        add.reset()
        void navigate(href('productSelect', addressOf(next)))
      }}
      onQuantityChange={({ Plan }, { ProductCode }, quantity) => change((before) => withQuantity(before, Plan, ProductCode, quantity))}
      onLock={({ Plan }, { NeedId }, isLocked) => change((before) => withLock(before, Plan, NeedId, isLocked))}
      onExchange={(plan, line) => change((before) => withExchange(before, plan, ({ NeedId }) => NeedId === line.NeedId))}
      onExchangeAll={(plan) => change((before) => withExchange(before, plan, ({ isLocked }) => !isLocked))}
      onAdd={(plan) => add.mutate(plan)}
      onExport={(plan) => exporting.mutate(plan)}
    />
  )
}
