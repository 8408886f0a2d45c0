import type { DepartmentNode } from '@mall/api/contract'

/** The department with all that are below it. The tree lists each after the one above it. */
export const withBelow = (departments: readonly DepartmentNode[], { DepartmentId }: DepartmentNode): DepartmentNode[] => {
  const ids = new Set([DepartmentId])
  return departments.filter((one) => {
    if (one.ParentId !== null && ids.has(one.ParentId)) ids.add(one.DepartmentId)
    return ids.has(one.DepartmentId)
  })
}

export const membersOf = (departments: readonly DepartmentNode[]): number => departments.reduce((sum, { MemberCount }) => sum + (MemberCount ?? 0), 0)

/** The way down to a department: 研发中心 / 平台研发部. */
export const wayTo = (departments: readonly DepartmentNode[], department: DepartmentNode): string => {
  const above = departments.find(({ DepartmentId }) => DepartmentId === department.ParentId)
  return above === undefined ? department.Name : `${wayTo(departments, above)} / ${department.Name}`
}
