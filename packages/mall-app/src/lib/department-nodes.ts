import type { DepartmentNode } from '@mall/api/contract'
import type { TreeNode } from '@mall/ui/tree'

/** Departments as the nodes of a tree; under their companies when there are several. */
export const departmentNodes = (departments: readonly DepartmentNode[]): TreeNode[] => {
  const below = (parentId: number | null, enterpriseId: number): TreeNode[] =>
    departments
      .filter((one) => one.ParentId === parentId && one.EnterpriseId === enterpriseId)
      .map(({ DepartmentId, Name }) => {
        const children = below(DepartmentId, enterpriseId)
        return { id: String(DepartmentId), label: Name, ...(children.length > 0 ? { children } : {}) }
      })
  const enterprises = [...new Map(departments.map(({ EnterpriseId, EnterpriseName }) => [EnterpriseId, EnterpriseName]))]
  if (enterprises.length < 2) return enterprises.flatMap(([id]) => below(null, id))
  return enterprises.map(([id, label]) => ({ id: `enterprise-${id}`, label, disabled: true, children: below(null, id) }))
}
