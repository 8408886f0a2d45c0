import { callKey } from '@mall/api/query'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SellerCategory } from '@mall/api/seller/contract'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { CategoriesView, type CategoryTask } from './CategoriesView.tsx'
import { mergeText, othersOf } from './category-words.ts'

const CategoryForm = lazyInPage(async () => (await import('./CategoryForm.tsx')).CategoryForm)
const MarginForm = lazyInPage(async () => (await import('./MarginForm.tsx')).MarginForm)
const MergeForm = lazyInPage(async () => (await import('../../../features/product/MergeForm.tsx')).MergeForm)

const asRead = ({ CategoryId, Version }: SellerCategory) => ({ CategoryId, Version })

/** `/seller/categories` */
export const Categories = () => {
  const seller = useSeller()
  const queries = useQueryClient()
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const tree = useQuery({ ...callQuery(seller, 'POST /api/SellerCategory/Tree', key, {}), staleTime: 0 })
  const permissions = useStaff().data?.Permissions ?? []
  const [task, setTask] = useState<CategoryTask | null>(null)
  const close = () => setTask(null)
  const merged = task?.kind === 'merge' ? task.category : undefined
  const creating = useAction('POST /api/SellerCategory/Create', { silent: true, done: ({ Name }) => `已新增“${Name}”`, awaitsChanges: true })
  const saving = useAction('POST /api/SellerCategory/Save', { silent: true, done: '已保存，商城立即跟着变', awaitsChanges: true })
  const moving = useAction('POST /api/SellerCategory/Move', { awaitsChanges: true })
  const setting = useAction('POST /api/SellerCategory/SetMargin', { silent: true, done: '最低毛利已保存', awaitsChanges: true })
  const merging = useAction('POST /api/SellerCategory/Merge', { silent: true, done: ({ Name }) => `已合并到“${Name}”`, awaitsChanges: true })
  const choose = (CategoryId: number) => setSearch({ CategoryId: String(CategoryId) }, { replace: true })
  const finish = ({ CategoryId }: Pick<SellerCategory, 'CategoryId'>) => {
    close()
    choose(CategoryId)
  }
  const refresh = () => queries.refetchQueries({ queryKey: callKey('POST /api/SellerCategory/Tree') })
  return (
    <QueryState query={tree} skeleton={<ScreenLoading kind="workshop" label="分类加载中" />}>
      {(categories) => {
        const now = (category: SellerCategory): SellerCategory => categories.find(({ CategoryId }) => CategoryId === category.CategoryId) ?? category
        return (
          <>
            <CategoriesView
              categories={categories}
              chosen={categories.find(({ CategoryId }) => String(CategoryId) === search.get('CategoryId')) ?? categories[0] ?? null}
              mayCreate={permissions.includes('product.manage')}
              seesMargins={permissions.includes('cost.view')}
              pending={moving.pending}
              onChoose={choose}
              onTask={setTask}
              onMove={(category, to) => moving.run({ ...asRead(category), ...to })}
            />
            <Suspense>
              {task?.kind === 'create' ? (
                <CategoryForm category={null} parent={task.parent} onSubmit={({ Name, Group }) => creating.send({ ParentId: task.parent?.CategoryId ?? null, Name, Group })} onSaved={finish} onRefresh={refresh} onClose={close} />
              ) : null}
              {task?.kind === 'edit' ? (
                <CategoryForm category={task.category} parent={null} onSubmit={(values) => saving.send({ ...asRead(now(task.category)), ...values })} onSaved={finish} onRefresh={refresh} onClose={close} />
              ) : null}
              {task?.kind === 'margin' ? (
                <MarginForm category={task.category} onSubmit={(MinMargin) => setting.send({ ...asRead(now(task.category)), MinMargin })} onRefresh={refresh} onClose={close} />
              ) : null}
              {merged ? (
                <MergeForm
                  kind="分类"
                  name={merged.Name}
                  others={othersOf(categories, merged)}
                  readPlan={async (IntoId, options) => {
                    const plan = await seller.request('POST', '/api/SellerCategory/MergePlan', { CategoryId: merged.CategoryId, IntoId }, options)
                    return { text: mergeText(merged, plan), products: plan.Products }
                  }}
                  onSubmit={(IntoId, Products) => merging.send({ ...asRead(now(merged)), IntoId, Products })}
                  onMerged={(CategoryId) => finish({ CategoryId })}
                  onRefresh={refresh}
                  onClose={close}
                />
              ) : null}
            </Suspense>
          </>
        )
      }}
    </QueryState>
  )
}
