import { roleKindNames, type RoleSummary } from '@mall/api/contract'
import { RoleRowActions, type OnRoleTask } from '@mall/app-kit/roles/RoleRowActions.tsx'
import { Link } from '@mall/ui/link'
import type { TableColumn } from '@mall/ui/table'
import { permissionText, scopeName } from './role-words.ts'

interface ColumnOptions {
  readonly linkOf: (roleId: number) => string
  readonly onTask: OnRoleTask<RoleSummary>
}

/** The columns, each one line; those with a fixed width say so in px. */
export const rolesColumns = ({ linkOf, onTask }: ColumnOptions): readonly TableColumn<RoleSummary>[] => [
  {
    key: 'Name', header: '角色名称', width: 152, frozen: 'start', rowHeader: true, ellipsis: true, title: ({ Name }) => Name,
    render: ({ RoleId, Name }) => <Link href={linkOf(RoleId)}>{Name}</Link>,
  },
  { key: 'Kind', header: '类型', width: 80, render: ({ Kind }) => roleKindNames[Kind] },
  { key: 'Description', header: '描述', width: 176, ellipsis: true, title: ({ Description }) => Description, render: ({ Description }) => Description || '—' },
  { key: 'Permissions', header: '权限', minWidth: 176, ellipsis: true, title: ({ Permissions }) => permissionText(Permissions), render: ({ Permissions }) => permissionText(Permissions) || '—' },
  { key: 'Scope', header: '数据范围', width: 112, render: ({ Scope }) => scopeName(Scope) },
  { key: 'MemberCount', header: '成员数', width: 88, align: 'end', sort: true, render: ({ MemberCount }) => MemberCount },
  { key: 'Actions', header: '操作', width: 136, frozen: 'end', align: 'end', render: (role) => <RoleRowActions role={role} onTask={onTask} /> },
]
