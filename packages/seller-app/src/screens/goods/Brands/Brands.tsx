import { callKey } from '@mall/api/query'
import type { SellerBrand } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { mergeText } from './brand-words.ts'
import { BrandsView, type BrandTask } from './BrandsView.tsx'

const BrandForm = lazyInPage(async () => (await import('./BrandForm.tsx')).BrandForm)
const MergeForm = lazyInPage(async () => (await import('../../../features/product/MergeForm.tsx')).MergeForm)

const asRead = ({ BrandId, Version }: SellerBrand) => ({ BrandId, Version })

/** `/seller/brands` */
export const Brands = () => {
  const seller = useSeller()
  const queries = useQueryClient()
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const all = useQuery({ ...callQuery(seller, 'POST /api/SellerBrand/All', key, {}), staleTime: 0 })
  const permissions = useStaff().data?.Permissions ?? []
  const [task, setTask] = useState<BrandTask | null>(null)
  const close = () => setTask(null)
  const merged = task?.kind === 'merge' ? task.brand : undefined
  const creating = useAction('POST /api/SellerBrand/Create', { silent: true, done: ({ Name }) => `已新增“${Name}”`, awaitsChanges: true })
  const saving = useAction('POST /api/SellerBrand/Save', { silent: true, done: '已保存，商城立即跟着变', awaitsChanges: true })
  const moving = useAction('POST /api/SellerBrand/Move', { awaitsChanges: true })
  const deleting = useAction('POST /api/SellerBrand/Delete', { onDecided: close, done: '已删除' })
  const merging = useAction('POST /api/SellerBrand/Merge', { silent: true, done: ({ Name }) => `已合并到“${Name}”`, awaitsChanges: true })
  const choose = (BrandId: number) => setSearch({ BrandId: String(BrandId) }, { replace: true })
  const finish = ({ BrandId }: Pick<SellerBrand, 'BrandId'>) => {
    close()
    choose(BrandId)
  }
  const refresh = () => queries.refetchQueries({ queryKey: callKey('POST /api/SellerBrand/All') })
  return (
    <QueryState query={all} skeleton={<ScreenLoading kind="workshop" label="品牌加载中" />}>
      {(brands) => {
        const now = (brand: SellerBrand): SellerBrand => brands.find(({ BrandId }) => BrandId === brand.BrandId) ?? brand
        return (
          <>
            <BrandsView
              brands={brands}
              chosen={brands.find(({ BrandId }) => String(BrandId) === search.get('BrandId')) ?? brands[0] ?? null}
              mayCreate={permissions.includes('product.manage')}
              pending={moving.pending}
              onChoose={choose}
              onTask={setTask}
              onMove={(brand, Index) => moving.run({ ...asRead(brand), Index })}
            />
            <Suspense>
              {task?.kind === 'create' ? <BrandForm brand={null} onSubmit={(values) => creating.send(values)} onSaved={finish} onRefresh={refresh} onClose={close} /> : null}
              {task?.kind === 'edit' ? <BrandForm brand={task.brand} onSubmit={(values) => saving.send({ ...asRead(now(task.brand)), ...values })} onSaved={finish} onRefresh={refresh} onClose={close} /> : null}
              {merged ? (
                <MergeForm
                  kind="品牌"
                  name={merged.Name}
                  others={brands.filter(({ BrandId }) => BrandId !== merged.BrandId).map(({ BrandId, Name }) => ({ value: BrandId, label: Name }))}
                  readPlan={async (IntoId, options) => {
                    const plan = await seller.request('POST', '/api/SellerBrand/MergePlan', { BrandId: merged.BrandId, IntoId }, options)
                    return { text: mergeText(merged, plan), products: plan.Products }
                  }}
                  onSubmit={(IntoId, Products) => merging.send({ ...asRead(now(merged)), IntoId, Products })}
                  onMerged={(BrandId) => finish({ BrandId })}
                  onRefresh={refresh}
                  onClose={close}
                />
              ) : null}
            </Suspense>
            {task?.kind === 'delete' ? (
              <ConfirmDialog
                open
                danger
                title="删除品牌"
                description={`确定删除“${task.brand.Name}”吗？没有商品用它`}
                messages={{ confirm: '删除' }}
                pending={deleting.pending}
                onConfirm={async () => void (await deleting.send(asRead(now(task.brand))))}
                onOpenChange={close}
              />
            ) : null}
          </>
        )
      }}
    </QueryState>
  )
}
