import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { TreeNode } from '@mall/ui/tree'
import { companyNodes, departmentNodes, isCompany } from '../department/department-nodes.ts'
import { useCategoryCache } from '../../queries/category-cache.ts'
import { categoryQueries } from '../../queries/category.ts'
import { departmentTree } from '../../queries/department.ts'
import type { ReportTrees } from '@mall/app-kit/report/ReportPage.tsx'

const numberOf = (id: string): string => (isCompany(id) ? id.slice(id.indexOf('-') + 1) : id)

/** What the sentence of a report offers; empty while it loads, and where it failed. */
export const useReportTrees = (): ReportTrees => {
  const mall = useMall()
  const categories = useCategoryCache()
  const { key } = useViewer()
  const { data: departments } = useQuery(departmentTree(mall, key))
  const { data: people } = useQuery({ ...callQuery(mall, 'POST /api/Report/People', key, {}, { silent: true }), staleTime: 300_000 })
  const { data: tree } = useQuery(categoryQueries.tree(categories, key))
  return useMemo(
    () => ({
      departments: departmentNodes(departments ?? []),
      companies: companyNodes(departments ?? []).map(({ id, label }) => ({ id: numberOf(id), label })),
      people: (people?.Items ?? []).map(({ UserId, Name, DepartmentName }) => ({ id: String(UserId), label: `${Name} · ${DepartmentName}` })),
      categories: (tree ?? []).map(({ CategoryId, Name, Category2List }): TreeNode => ({
        id: String(CategoryId),
        label: Name,
        children: Category2List.map((second) => ({
          id: String(second.CategoryId),
          label: second.Name,
          children: second.Category3List.map((third) => ({ id: String(third.CategoryId), label: third.Name })),
        })),
      })),
    }),
    [departments, people, tree],
  )
}
