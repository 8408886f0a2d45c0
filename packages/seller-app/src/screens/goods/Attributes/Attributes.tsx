import { callKey } from '@mall/api/query'
import { attributeLimits, attributeNameProblem, attributeValueProblem, type SellerAttribute, type SellerAttributeValue } from '@mall/api/seller/contract'
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
import { mergeText, valueMergeText } from './attribute-words.ts'
import { AttributesView, type AttributeTask } from './AttributesView.tsx'

const NameForm = lazyInPage(async () => (await import('./NameForm.tsx')).NameForm)
const MergeForm = lazyInPage(async () => (await import('../../../features/product/MergeForm.tsx')).MergeForm)

const asRead = ({ AttributeId, Version }: SellerAttribute) => ({ AttributeId, Version })
const valueAsRead = ({ ValueId, Version }: SellerAttributeValue) => ({ ValueId, Version })

interface TaskProps {
  readonly task: AttributeTask
  readonly attributes: readonly SellerAttribute[]
  readonly values: readonly SellerAttributeValue[]
  readonly onRefresh: () => Promise<unknown>
  /** An attribute was written, or became another one. */
  readonly onChoose: (attributeId: number) => void
  readonly onClose: () => void
}

/** The form or the question of a task. What is sent is as it was read last. */
const Task = ({ task, attributes, values, onRefresh, onChoose, onClose }: TaskProps) => {
  const seller = useSeller()
  const creating = useAction('POST /api/SellerAttribute/Create', { silent: true, done: ({ Name }) => `已新增“${Name}”`, awaitsChanges: true })
  const saving = useAction('POST /api/SellerAttribute/Save', { silent: true, done: '已保存，商城立即跟着变', awaitsChanges: true })
  const merging = useAction('POST /api/SellerAttribute/Merge', { silent: true, done: ({ Name }) => `已合并到“${Name}”`, awaitsChanges: true })
  const deleting = useAction('POST /api/SellerAttribute/Delete', { onDecided: onClose, done: '已删除' })
  const savingValue = useAction('POST /api/SellerAttribute/SaveValue', { silent: true, done: '已保存，商城立即跟着变', awaitsChanges: true })
  const mergingValue = useAction('POST /api/SellerAttribute/MergeValue', { silent: true, done: ({ Value }) => `已合并到“${Value}”`, awaitsChanges: true })
  const deletingValue = useAction('POST /api/SellerAttribute/DeleteValue', { onDecided: onClose, done: '已删除' })
  const nowOf = (one: SellerAttribute) => asRead(attributes.find(({ AttributeId }) => AttributeId === one.AttributeId) ?? one)
  const valueNow = (one: SellerAttributeValue) => valueAsRead(values.find(({ ValueId }) => ValueId === one.ValueId) ?? one)
  const shared = { onRefresh, onClose }
  switch (task.kind) {
    case 'create':
      return (
        <NameForm
          {...shared} title="新增属性" description="在商品资料里填写它的值之后，买家才看到" label="属性名称" name="" maxLength={attributeLimits.name} problemOf={attributeNameProblem}
          onSubmit={async (Name) => onChoose((await creating.send({ Name })).AttributeId)}
        />
      )
    case 'edit':
      return (
        <NameForm
          {...shared} title="编辑属性" description="商城立即跟着变，导入的表仍可用原名称" label="属性名称" name={task.attribute.Name} maxLength={attributeLimits.name} problemOf={attributeNameProblem}
          onSubmit={async (Name) => void (await saving.send({ ...nowOf(task.attribute), Name }))}
        />
      )
    case 'editValue':
      return (
        <NameForm
          {...shared} title="编辑值" description="商城立即跟着变，原来的值仍能搜到商品" label="值" name={task.value.Value} maxLength={attributeLimits.value} problemOf={attributeValueProblem}
          onSubmit={async (Value) => void (await savingValue.send({ ...valueNow(task.value), Value }))}
        />
      )
    case 'merge':
      return (
        <MergeForm
          {...shared}
          kind="属性"
          name={task.attribute.Name}
          others={attributes.filter(({ AttributeId }) => AttributeId !== task.attribute.AttributeId).map(({ AttributeId, Name }) => ({ value: AttributeId, label: Name }))}
          readPlan={async (IntoId, options) => {
            const plan = await seller.request('POST', '/api/SellerAttribute/MergePlan', { AttributeId: task.attribute.AttributeId, IntoId }, options)
            return { text: mergeText(task.attribute, plan), products: plan.Products }
          }}
          onSubmit={(IntoId, Products) => merging.send({ ...nowOf(task.attribute), IntoId, Products })}
          onMerged={(attributeId) => {
            onClose()
            onChoose(attributeId)
          }}
        />
      )
    case 'mergeValue':
      return (
        <MergeForm
          {...shared}
          kind="值"
          name={task.value.Value}
          others={values.filter(({ ValueId }) => ValueId !== task.value.ValueId).map(({ ValueId, Value }) => ({ value: ValueId, label: Value }))}
          readPlan={async (IntoId, options) => {
            const plan = await seller.request('POST', '/api/SellerAttribute/ValueMergePlan', { ValueId: task.value.ValueId, IntoId }, options)
            return { text: valueMergeText(task.value, plan), products: plan.Products }
          }}
          onSubmit={(IntoId, Products) => mergingValue.send({ ...valueNow(task.value), IntoId, Products })}
          onMerged={onClose}
        />
      )
    case 'delete':
      return (
        <ConfirmDialog
          open danger title="删除属性" description={`确定删除“${task.attribute.Name}”和它的值吗？没有商品用它`} messages={{ confirm: '删除' }} pending={deleting.pending}
          onConfirm={async () => void (await deleting.send(nowOf(task.attribute)))}
          onOpenChange={onClose}
        />
      )
    default:
      return (
        <ConfirmDialog
          open danger title="删除值" description={`确定删除“${task.value.Value}”吗？没有商品用它`} messages={{ confirm: '删除' }} pending={deletingValue.pending}
          onConfirm={async () => void (await deletingValue.send(valueNow(task.value)))}
          onOpenChange={onClose}
        />
      )
  }
}

/** `/seller/attributes` */
export const Attributes = () => {
  const seller = useSeller()
  const queries = useQueryClient()
  const { key } = useViewer()
  const [search, setSearch] = useSearchParams()
  const all = useQuery({ ...callQuery(seller, 'POST /api/SellerAttribute/All', key, {}), staleTime: 0 })
  const permissions = useStaff().data?.Permissions ?? []
  const [task, setTask] = useState<AttributeTask | null>(null)
  const moving = useAction('POST /api/SellerAttribute/Move', { awaitsChanges: true })
  const chosen = all.data?.find(({ AttributeId }) => String(AttributeId) === search.get('AttributeId')) ?? all.data?.[0] ?? null
  const values = useQuery({ ...callQuery(seller, 'POST /api/SellerAttribute/Values', key, { AttributeId: chosen?.AttributeId ?? 0 }), enabled: chosen !== null, staleTime: 0 })
  const choose = (AttributeId: number) => setSearch({ AttributeId: String(AttributeId) }, { replace: true })
  return (
    <QueryState query={all} skeleton={<ScreenLoading kind="workshop" label="属性加载中" />}>
      {(attributes) => (
        <>
          <AttributesView
            attributes={attributes}
            chosen={chosen}
            values={values}
            mayCreate={permissions.includes('product.manage')}
            pending={moving.pending}
            onChoose={choose}
            onTask={setTask}
            onMove={(attribute, Index) => moving.run({ ...asRead(attribute), Index })}
          />
          <Suspense>
            {task === null ? null : (
              <Task
                task={task}
                attributes={attributes}
                values={values.data ?? []}
                onRefresh={() => Promise.all([queries.refetchQueries({ queryKey: callKey('POST /api/SellerAttribute/All') }), values.refetch()])}
                onChoose={choose}
                onClose={() => setTask(null)}
              />
            )}
          </Suspense>
        </>
      )}
    </QueryState>
  )
}
