import type { SellerReportChoices } from '@mall/api/seller/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import type { ReportTrees } from '@mall/app-kit/report/ReportPage.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import type { TreeNode } from '@mall/ui/tree'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSeller } from '../../queries/seller.ts'

const nodesBelow = (categories: SellerReportChoices['Categories'], parent: number | null): TreeNode[] =>
  categories.filter(({ ParentId }) => ParentId === parent).map(({ CategoryId, Name }) => ({ id: String(CategoryId), label: Name, children: nodesBelow(categories, CategoryId) }))

/** Of a report whose rows are narrowed to no customer. */
const everyCompany = { id: null, name: null } as const

/**
 * What the sentence of a report offers; empty while it loads, and where it failed.
 * @param company the customer whom the address names, with the name that the report's response has; none where a report is not narrowed to one
 */
export const useReportTrees = (company: { readonly id: number | null; readonly name: string | null } = everyCompany): ReportTrees => {
  const seller = useSeller()
  const { key } = useViewer()
  const { data } = useQuery({ ...callQuery(seller, 'POST /api/SellerReport/Choices', key, {}, { silent: true }), staleTime: 300_000 })
  const { id, name } = company
  return useMemo(
    () => ({
      managers: (data?.Managers ?? []).map(({ StaffId, Name }) => ({ id: String(StaffId), label: Name })),
      categories: nodesBelow(data?.Categories ?? [], null),
      companies: id === null ? [] : [{ id: String(id), label: name ?? '这家客户' }],
    }),
    [data, id, name],
  )
}
