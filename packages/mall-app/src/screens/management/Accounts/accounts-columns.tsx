import type { AccountSummary } from '@mall/api/contract'
import { accountTone, rolesText } from '@mall/app-kit/access/account-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { limitText } from './account-words.ts'
import { AccountRowActions, type OnAccountTask } from './AccountActions.tsx'

interface ColumnOptions {
  readonly linkOf: (userId: number) => string
  readonly onTask: OnAccountTask
}

/** The columns, each one line; those with a fixed width say so in px. */
export const accountsColumns = ({ linkOf, onTask }: ColumnOptions): readonly TableColumn<AccountSummary>[] => [
  {
    key: 'Account', header: '登录名', width: 112, frozen: 'start', rowHeader: true, sort: true, ellipsis: true, title: ({ Account }) => Account,
    render: ({ UserId, Account }) => <Link href={linkOf(UserId)}>{Account}</Link>,
  },
  { key: 'Name', header: '姓名', width: 96, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name },
  { key: 'Mobile', header: '手机', width: 112, render: ({ Mobile }) => Mobile ?? '—' },
  { key: 'Email', header: '邮箱', minWidth: 144, ellipsis: true, title: ({ Email }) => Email ?? '', render: ({ Email }) => Email ?? '—' },
  { key: 'Department', header: '部门', width: 104, ellipsis: true, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => DepartmentName },
  { key: 'Roles', header: '角色', width: 88, ellipsis: true, title: rolesText, render: rolesText },
  { key: 'SingleLimit', header: '单笔限额（元）', width: 112, align: 'end', ellipsis: true, render: limitText },
  { key: 'Status', header: '状态', width: 80, render: ({ Status, StatusName }) => <StatusTag tone={accountTone(Status)}>{StatusName}</StatusTag> },
  { key: 'LastLoginTime', header: '最近登录', width: 144, sort: true, ellipsis: true, render: ({ LastLoginTime }) => formatInstant(LastLoginTime) },
  { key: 'Actions', header: '操作', width: 160, frozen: 'end', align: 'end', render: (account) => <AccountRowActions account={account} onTask={onTask} /> },
]
