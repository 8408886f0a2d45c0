import { decideStaffAccess, sellerProductCalls, type SellerProduct } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useClientServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { href } from '../../../site/routes.ts'
import { NewProduct } from './NewProduct.tsx'
import { productsList } from './products-list.ts'
import { ProductsView } from './ProductsView.tsx'
import { useBulkEdit } from './use-bulk-edit.ts'
import { useProductChanges } from './use-product-changes.ts'

const BulkForm = lazyInPage(async () => (await import('./BulkForm.tsx')).BulkForm)
const BulkResults = lazyInPage(async () => (await import('./BulkResults.tsx')).BulkResults)

/** `/seller/products` */
export const Products = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(false)
  const { asked, outcome, ...bulk } = useBulkEdit()
  const { data: choices } = useQuery(callQuery(seller, 'POST /api/SellerProduct/Choices', key, {}, { silent: false }))
  const { data: fieldChoices } = useQuery({ ...callQuery(seller, 'POST /api/SellerProduct/FieldChoices', key, {}, { silent: false }), enabled: isNew || asked?.field === 'CategoryId' })
  const creating = useAction('POST /api/SellerProduct/Create', { silent: true, done: '商品已新建，填好资料再发布上架', leaves: true })
  const { notify } = useClientServices()
  const exporting = useOnDemand(
    (products: readonly SellerProduct[]) => seller.download('/api/SellerProduct/Export', { ProductCodes: products.map(({ ProductCode }) => ProductCode) }),
    ({ name }) => notify(`已导出 ${name}`),
  )
  const changes = useProductChanges()
  const state = useListPage(productsList)
  const staff = useStaff().data
  const mayCreate = staff !== undefined && decideStaffAccess(sellerProductCalls['POST /api/SellerProduct/Create'].access, { permissions: new Set(staff.Permissions), scope: staff.Scope }) === 'allow'
  return (
    <>
      <ProductsView state={state} categories={choices?.Categories} brands={choices?.Brands} seesMargins={staff?.Permissions.includes('cost.view') ?? false} {...changes} onEdit={bulk.onAsk} onExport={exporting.run} onNew={mayCreate ? () => setNew(true) : undefined} />
      {isNew ? <NewProduct choices={fieldChoices} onCreate={creating.send} onCreated={({ ProductCode }) => void navigate(href('product', {}, { code: ProductCode }))} onClose={() => setNew(false)} /> : null}
      <Suspense>
        {asked ? <BulkForm {...asked} choices={fieldChoices} onSend={(value) => bulk.send(asked, value)} onSent={bulk.onSent} onClose={bulk.onClose} /> : null}
        {outcome ? <BulkResults outcome={outcome} onUndo={() => bulk.onUndo(outcome)} onClose={bulk.onRead} /> : null}
      </Suspense>
    </>
  )
}
