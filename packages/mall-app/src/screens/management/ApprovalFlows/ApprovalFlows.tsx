import type { ApprovalFlowDetail } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useCategoryCache } from '../../../queries/category-cache.ts'
import { categoryQueries } from '../../../queries/category.ts'
import { departmentTree } from '../../../queries/department.ts'
import { ApprovalFlowsLoading } from './ApprovalFlowsLoading.tsx'
import { ApprovalFlowsView } from './ApprovalFlowsView.tsx'
import { categoryOptions, departmentOptions } from './flow-content.ts'
import type { FlowHandlers } from './FlowEditor.tsx'

const bones = <ApprovalFlowsLoading />

/** Departments, roles and categories that a flow can name, of the user's company. */
const useChoices = () => {
  const mall = useMall()
  const categories = useCategoryCache()
  const { key, session } = useViewer()
  const departments = useQuery(departmentTree(mall, key))
  const approvers = useQuery(callQuery(mall, 'POST /api/ApprovalFlow/Approvers', key, {}, { silent: true }))
  const tree = useQuery(categoryQueries.tree(categories, key))
  const enterpriseId = session?.Enterprise.EnterpriseId
  const data = useMemo(() => {
    // Names are a part of what is checked: nothing is said to be missing while they load.
    if (!departments.data || !approvers.data || !tree.data) return undefined
    return {
      departments: departmentOptions(departments.data.filter((one) => one.EnterpriseId === enterpriseId)),
      roles: approvers.data.Roles,
      categories: categoryOptions(tree.data),
    }
  }, [departments.data, approvers.data, tree.data, enterpriseId])
  const failed = [departments, approvers, tree].find(({ isError }) => isError)
  return { data, error: failed?.error ?? null, refetch: () => failed?.refetch() }
}

/** `/userCenter/management/approval` */
export const ApprovalFlows = () => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [discards, setDiscards] = useState(0)
  const wanted = search.get('FlowId')
  const list = useQuery(callQuery(mall, 'POST /api/ApprovalFlow/List', key, { PageIndex: 1, PageSize: 100 }, { silent: true }))
  const choices = useChoices()
  const isNew = wanted === 'new'
  const FlowId = isNew ? 0 : wanted === null ? (list.data?.Items[0]?.FlowId ?? 0) : Number(wanted)
  const draftKey = useDraftKey(`approvalFlow:${isNew ? 'new' : FlowId}`)
  const detailOptions = (id: number) => callQuery(mall, 'POST /api/ApprovalFlow/Detail', key, { FlowId: id }, { silent: true })
  // Nothing is edited twice: what is written here is newer than what is read again by itself.
  const detail = useQuery({ ...callQuery(mall, 'POST /api/ApprovalFlow/Detail', key, { FlowId }), enabled: FlowId !== 0, staleTime: Infinity })
  const keep = (flow: ApprovalFlowDetail) => queryClient.setQueryData(detailOptions(flow.FlowId).queryKey, flow)
  const saving = useAction('POST /api/ApprovalFlow/Save', {
    silent: true,
    done: '草稿已保存',
    onDone: (flow, input) => {
      keep(flow)
      if (input.FlowId === undefined) void navigate(href('manageApproval', { FlowId: flow.FlowId }), { replace: true })
    },
  })
  const tasks = {
    Publish: useAction('POST /api/ApprovalFlow/Publish', { done: '审批流程已发布', onDone: keep }),
    Disable: useAction('POST /api/ApprovalFlow/Disable', { done: '审批流程已停用', onDone: keep }),
    Discard: useAction('POST /api/ApprovalFlow/Discard', {
      done: '草稿已放弃',
      onDone: (flow) => {
        // With the draft of the company goes what was not saved of it.
        if (draftKey !== undefined) draftStore.remove(draftKey)
        if (flow === null) void navigate(href('manageApproval'), { replace: true })
        else keep(flow)
        setDiscards((count) => count + 1)
      },
    }),
  }
  const handlers: FlowHandlers = {
    onSave: saving.send,
    onRefresh: (id) => mall.approvalFlow.detail({ FlowId: id }),
    onTask: (task, { FlowId: id, Version }) => tasks[task].send({ FlowId: id, Version }),
    onFindPeople: async (Keyword, signal) => (await mall.approvalFlow.approvers({ Keyword }, { silent: true, quiet: true, signal })).Items,
    onFindApplicants: async (Keyword, signal) => (await mall.department.candidates({ Keyword }, { silent: true, quiet: true, signal })).Items,
    onSimulate: (Content, sample) => mall.approvalFlow.simulate({ ...(isNew ? {} : { FlowId }), Content, ...sample }, { silent: true }),
    onReplay: (Content) => mall.approvalFlow.replay({ ...(isNew ? {} : { FlowId }), Content }, { silent: true }),
  }
  return (
    <QueryState query={list} skeleton={bones}>
      {({ Items, AllowActions }) => (
        <QueryState query={choices} skeleton={bones}>
          {(offered) =>
            FlowId === 0 ? (
              <ApprovalFlowsView key={wanted} {...handlers} flows={Items} flow={isNew ? null : undefined} mayCreate={AllowActions.includes('Create')} draftKey={draftKey} choices={offered} />
            ) : (
              <QueryState query={detail} skeleton={bones} notFound={<PageUnknown subject="审批流程" />}>
                {(flow) => <ApprovalFlowsView key={`${flow.FlowId} ${discards}`} {...handlers} flows={Items} flow={flow} mayCreate={AllowActions.includes('Create')} draftKey={flow.AllowActions.includes('Edit') ? draftKey : undefined} choices={offered} />}
              </QueryState>
            )
          }
        </QueryState>
      )}
    </QueryState>
  )
}
