import { and, asc, count, desc, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { accountListActions, type AccountList, type AccountListRequest, type AccountSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole } from '../../platform/db/schema/role.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { hasText, isEqual } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import { inDepartmentTree } from '../../platform/lists/visible-to.ts'
import { exportInParts, type ExportParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { accountRecords, accountsOf, managedMembers, record, statusAt, type Account } from './records.ts'

/** The filters of list and export. */
export type AccountFilters = Omit<AccountListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

/** Accounts that never logged in come last. */
const lastLogin = sql`coalesce(${membership.lastLoginAt}, '-infinity')`

const sort = { columns: { UserId: record.id, Account: record.account, LastLoginTime: lastLogin }, byDefault: 'UserId', last: record.id } as const

const hasRole = (db: Db, roleId: number | undefined): SQL | undefined =>
  roleId === undefined
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(membershipRole)
          .where(and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId), eq(membershipRole.roleId, roleId))),
      )

/** All filters except the status: the tabs count with the same filters. */
const filtered = (db: Db, { Keyword, DepartmentId, RoleId }: AccountFilters): SQL | undefined =>
  and(
    or(hasText(record.account, Keyword), hasText(displayName, Keyword), hasText(record.mobile, Keyword), hasText(record.email, Keyword)),
    DepartmentId === undefined ? undefined : inDepartmentTree(membership.departmentId, DepartmentId),
    hasRole(db, RoleId),
  )

/** A page of the accounts within the caller's scope, with the counts of the tabs. */
export const listAccounts = async (db: Db, caller: Caller, request: AccountListRequest, now: Date): Promise<AccountList> => {
  const { Status } = request
  const filters = filtered(db, request)
  const status = statusAt(now)
  const counts = await db
    .select({ status, count: count() })
    .from(membership)
    .innerJoin(record, eq(record.id, membership.userId))
    .where(and(managedMembers(caller), filters))
    .groupBy(status)
    .orderBy(asc(status))
  const rows = await listPage(accountRecords(db, caller, now, and(filters, isEqual(status, Status))).$dynamic(), sort, request)
  return {
    Items: (await accountsOf(db, caller, rows)).map(({ summary }) => summary),
    ...statusCounts(counts, Status),
    AllowActions: caller.permissions.has('account.manage') ? [...accountListActions] : [],
  }
}

/**
 * One account of the caller's, whether or not they may manage it.
 * @throws BusinessError `ACCOUNT_NOT_FOUND`
 */
export const findAccount = async (db: Db, caller: Caller, userId: number, now: Date): Promise<Account> => {
  const [account] = await accountsOf(db, caller, await accountRecords(db, caller, now, eq(record.id, userId)))
  if (account === undefined) throw new BusinessError('ACCOUNT_NOT_FOUND', '账号不存在')
  return account
}

const columns: readonly WorkbookColumn<AccountSummary>[] = [
  { title: '登录名', width: 18, value: ({ Account }) => Account },
  { title: '姓名', width: 16, value: ({ Name }) => Name },
  { title: '手机', width: 14, value: ({ Mobile }) => Mobile ?? '' },
  { title: '邮箱', width: 28, value: ({ Email }) => Email ?? '' },
  { title: '部门', width: 18, value: ({ DepartmentName }) => DepartmentName },
  { title: '角色', width: 24, value: ({ Roles }) => Roles.map(({ Name }) => Name).join('、') },
  { title: '单笔限额', width: 14, value: ({ SingleLimit }) => SingleLimit ?? '', isMoney: true },
  { title: '状态', width: 10, value: ({ StatusName }) => StatusName },
  { title: '最近登录', width: 18, value: ({ LastLoginTime }) => LastLoginTime?.slice(0, 16).replace('T', ' ') ?? '' },
]

/** The accounts that match the filters, as a workbook. */
export const exportAccounts = async (db: Db, caller: Caller, filters: AccountFilters, now: Date): Promise<SheetDownload> => {
  const parts: ExportParts<AccountSummary> = {
    ids: async (limit) => {
      const found = await db
        .select({ id: record.id })
        .from(membership)
        .innerJoin(record, eq(record.id, membership.userId))
        .where(and(managedMembers(caller), filtered(db, filters), isEqual(statusAt(now), filters.Status)))
        .orderBy(desc(record.id))
        .limit(limit)
      return found.map(({ id }) => id)
    },
    rows: async (ids) => {
      const accounts = await accountsOf(db, caller, await accountRecords(db, caller, now, inArray(record.id, [...ids])).orderBy(desc(record.id)))
      return accounts.map(({ summary }) => summary)
    },
  }
  return exportInParts('账号', columns, parts, now)
}
