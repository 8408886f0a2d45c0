import { and, eq } from 'drizzle-orm'
import { accountLimits, accountNamePattern, moneyMax } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { department, enterprise } from '../../platform/db/schema/organisation.ts'
import { visibleDepartments } from '../../company/department/tree.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { CellProblem, codeText, compact, filled, mobileText, requiredText, amount, type CellRule } from '../../platform/imports/cells.ts'
import { canGrant, record as role, rolesOf } from '../../company/role/records.ts'

const accountName: CellRule<string> = filled((cell, title) => {
  const text = codeText(30)(cell, title).toLowerCase()
  if (!accountNamePattern.test(text)) throw new CellProblem(`${title}须为2–30位字母、数字或._-，不能是手机号`)
  return text
})

const email: CellRule<string | null> = (cell, title) => {
  const text = compact(cell).toLowerCase()
  if (text !== '' && (text.length > 100 || !/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text))) throw new CellProblem(`${title}格式不正确`)
  return text === '' ? null : text
}

/** The departments that the caller may choose, by their paths from the top, `行政部/前台`; by the name alone where it is the only one. */
const departmentsByPath = async (db: Db, caller: Caller): Promise<ReadonlyMap<string, number | 'several'>> => {
  const all = await db.select({ id: department.id, parentId: department.parentId, name: department.name }).from(department).where(eq(department.enterpriseId, caller.enterpriseId))
  const visible = await db
    .select({ id: department.id })
    .from(department)
    .innerJoin(enterprise, eq(enterprise.id, department.enterpriseId))
    .where(and(visibleDepartments(caller), eq(department.enterpriseId, caller.enterpriseId)))
  const byId = new Map(all.map((one) => [one.id, one]))
  const pathOf = (id: number | null): string[] => {
    const one = id === null ? undefined : byId.get(id)
    return one === undefined ? [] : [...pathOf(one.parentId), compact(one.name)]
  }
  const found = new Map<string, number | 'several'>()
  const paths = visible.map(({ id }) => ({ id, path: pathOf(id) }))
  for (const { id, path } of paths) {
    const name = path.at(-1) ?? ''
    found.set(name, found.has(name) ? 'several' : id)
  }
  // A whole path counts before a name: 行政部 is the one at the top.
  for (const { id, path } of paths) found.set(path.join('/'), id)
  return found
}

/** The columns of an import, with the departments and roles that the caller may give. */
export const columnsFor = async (db: Db, caller: Caller) => {
  const departments = await departmentsByPath(db, caller)
  const roles = new Map((await db.select().from(role).where(rolesOf(caller.enterpriseId))).map((one) => [compact(one.name), { id: one.id, isGrantable: canGrant(caller, one) }]))

  const departmentOf: CellRule<number> = filled((cell, title) => {
    const id = departments.get(compact(cell).replaceAll(/^\/|\/$/g, ''))
    if (id === undefined) throw new CellProblem(`${title}不存在`)
    if (id === 'several') throw new CellProblem(`有多个同名${title}，请写完整路径，如“行政部/前台”`)
    return id
  })
  const rolesOfCell: CellRule<number[]> = filled((cell, title) => {
    const names = [...new Set(compact(cell).split(/[、,;|/]/).filter((name) => name !== ''))]
    if (names.length > accountLimits.roles) throw new CellProblem(`${title}最多${accountLimits.roles}个`)
    return names.map((name) => {
      const found = roles.get(name)
      if (found === undefined) throw new CellProblem(`${title}“${name}”不存在`)
      if (!found.isGrantable) throw new CellProblem(`不能授予超出自己权限的${title}“${name}”`)
      return found.id
    })
  })
  return {
    Account: { names: ['登录名', '账号', '用户名', '工号'], read: accountName },
    Name: { names: ['姓名', '名字', '员工姓名'], read: requiredText(accountLimits.name) },
    Mobile: { names: ['手机', '手机号', '手机号码', '电话'], read: mobileText },
    Email: { names: ['邮箱', '电子邮箱', '邮件', 'EMAIL'], read: email },
    Department: { names: ['部门', '所属部门', '部门路径'], read: departmentOf },
    Roles: { names: ['角色', '角色名称', '岗位角色'], read: rolesOfCell },
    SingleLimit: { names: ['单笔限额', '限额', '单笔额度'], read: amount(moneyMax) },
  } as const
}

export type AccountColumns = Awaited<ReturnType<typeof columnsFor>>
