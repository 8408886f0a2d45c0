import type { DepartmentNode } from '@mall/api/contract'
import type { TreeNode } from '@mall/ui/tree'

/** What of a department its place in the tree follows from. */
type Placed = Pick<DepartmentNode, 'DepartmentId' | 'ParentId' | 'Name' | 'EnterpriseId' | 'EnterpriseName'>

const companyPrefix = 'enterprise-'

/** Companies as the nodes of a tree, with their departments below them. */
export const companyNodes = (departments: readonly Placed[]): TreeNode[] => {
  const below = (parentId: number | null, enterpriseId: number): TreeNode[] =>
    departments
      .filter((one) => one.ParentId === parentId && one.EnterpriseId === enterpriseId)
      .map(({ DepartmentId, Name }) => {
        const children = below(DepartmentId, enterpriseId)
        return { id: String(DepartmentId), label: Name, ...(children.length > 0 ? { children } : {}) }
      })
  const companies = [...new Map(departments.map(({ EnterpriseId, EnterpriseName }) => [EnterpriseId, EnterpriseName]))]
  return companies.map(([id, label]) => ({ id: `${companyPrefix}${id}`, label, children: below(null, id) }))
}

/** Departments as the nodes of a tree; under their companies, which cannot be chosen, when there are several. */
export const departmentNodes = (departments: readonly Placed[]): TreeNode[] => {
  const companies = companyNodes(departments)
  return companies.length < 2 ? companies.flatMap(({ children = [] }) => children) : companies.map((company) => ({ ...company, disabled: true }))
}

/** Whether a node is a company, which is no department. */
export const isCompany = (id: string): boolean => id.startsWith(companyPrefix)

/** The node of a department, or of the company for those at its top. */
export const placeOf = (parentId: number | null, enterpriseId: number): string => (parentId === null ? `${companyPrefix}${enterpriseId}` : String(parentId))

/** What a node means for a department that is to come below it; no node for the top. */
export const placeIn = (departments: readonly Placed[], id: string | null | undefined): { readonly ParentId: number | null; readonly EnterpriseId: number | undefined } => {
  if (id === null || id === undefined) return { ParentId: null, EnterpriseId: undefined }
  if (isCompany(id)) return { ParentId: null, EnterpriseId: Number(id.slice(companyPrefix.length)) }
  const ParentId = Number(id)
  return { ParentId, EnterpriseId: departments.find(({ DepartmentId }) => DepartmentId === ParentId)?.EnterpriseId }
}

/** What those departments are part of that share their name with another one: the department above them, at the top the company. */
export const placesApart = (departments: readonly Placed[]): ReadonlyMap<number, string> => {
  const above = ({ ParentId, EnterpriseName }: Placed): string => departments.find(({ DepartmentId }) => DepartmentId === ParentId)?.Name ?? EnterpriseName
  const shared = departments.filter(({ Name, DepartmentId }) => departments.some((other) => other.Name === Name && other.DepartmentId !== DepartmentId))
  return new Map(shared.map((one) => [one.DepartmentId, above(one)]))
}
