import { roleKindNames } from '@mall/api/contract'
import type { StaffRoleSummary } from '@mall/api/seller/contract'
import { RoleRowActions, type OnRoleTask } from '@mall/app-kit/roles/RoleRowActions.tsx'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { href } from '../../../site/routes.ts'
import { permissionText, scopeName } from './role-words.ts'

interface ColumnOptions {
  readonly linkOf: (roleId: number) => string
  readonly onTask: OnRoleTask<StaffRoleSummary>
}

const Members = ({ role: { RoleId, MemberCount } }: { readonly role: StaffRoleSummary }) => (MemberCount === 0 ? '—' : <Link href={href('staff', { Role: RoleId })}>{`${MemberCount} 人`}</Link>)

/** The columns, each one line; those with a fixed width say so in px. */
export const rolesColumns = ({ linkOf, onTask }: ColumnOptions): readonly TableColumn<StaffRoleSummary>[] => [
  {
    key: 'Name', header: '角色名称', width: 152, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ Name }) => Name,
    render: ({ RoleId, Name }) => <Link href={linkOf(RoleId)}>{Name}</Link>,
  },
  { key: 'Kind', header: '类型', width: 80, render: ({ Kind }) => roleKindNames[Kind] },
  { key: 'Permissions', header: '权限', minWidth: 240, ellipsis: true, title: ({ Permissions }) => permissionText(Permissions), render: ({ Permissions }) => permissionText(Permissions) || '—' },
  { key: 'Scope', header: '数据范围', width: 104, render: ({ Scope }) => scopeName(Scope) },
  { key: 'DemandsFactor', header: '两步验证', width: 96, render: ({ DemandsFactor }) => (DemandsFactor ? '须开启' : '不要求') },
  { key: 'MemberCount', header: '成员数', width: 88, align: 'end', sort: true, render: (role) => <Members role={role} /> },
  { key: 'Actions', header: '操作', width: 136, frozen: 'end', align: 'end', render: (role) => <RoleRowActions role={role} onTask={onTask} /> },
]
