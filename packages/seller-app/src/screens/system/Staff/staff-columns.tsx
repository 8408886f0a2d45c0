import type { StaffMember } from '@mall/api/seller/contract'
import { accountTone, rolesText } from '@mall/app-kit/access/account-words.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Link } from '@mall/ui/link'
import { StatusTag } from '@mall/ui/status-tag'
import type { TableColumn } from '@mall/ui/table'
import { href } from '../../../site/routes.ts'
import { factorNames, factorTone } from './staff-words.ts'
import { StaffRowActions, type OnStaffTask } from './StaffRowActions.tsx'

interface ColumnOptions {
  readonly linkOf: (staffId: number) => string
  readonly onTask: OnStaffTask
}

/** The customers of one of the staff, as the list that shows them. */
const Customers = ({ member: { StaffId, Customers: many } }: { readonly member: StaffMember }) =>
  many === 0 ? '—' : <Link href={href('customers', { Manager: StaffId })}>{`${many} 家`}</Link>

/** The columns, each one line; those with a fixed width say so in px. */
export const staffColumns = ({ linkOf, onTask }: ColumnOptions): readonly TableColumn<StaffMember>[] => [
  {
    key: 'Account', header: '登录名', width: 128, frozen: 'start', rowHeader: true, sort: true, ellipsis: true, title: ({ Account }) => Account,
    render: ({ StaffId, Account }) => <Link href={linkOf(StaffId)}>{Account}</Link>,
  },
  { key: 'Name', header: '姓名', width: 112, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name },
  { key: 'Roles', header: '角色', minWidth: 144, ellipsis: true, title: rolesText, render: rolesText },
  { key: 'Customers', header: '名下客户', width: 88, align: 'end', render: (member) => <Customers member={member} /> },
  { key: 'SecondFactor', header: '两步验证', width: 96, render: ({ SecondFactor }) => <StatusTag tone={factorTone[SecondFactor]}>{factorNames[SecondFactor]}</StatusTag> },
  { key: 'Status', header: '状态', width: 88, render: ({ Status, StatusName }) => <StatusTag tone={accountTone(Status)}>{StatusName}</StatusTag> },
  { key: 'LastLoginTime', header: '最近登录', width: 152, sort: true, ellipsis: true, render: ({ LastLoginTime }) => (LastLoginTime === null ? '从未登录' : formatInstant(LastLoginTime)) },
  { key: 'Actions', header: '操作', width: 160, frozen: 'end', align: 'end', render: (member) => <StaffRowActions member={member} onTask={onTask} /> },
]
