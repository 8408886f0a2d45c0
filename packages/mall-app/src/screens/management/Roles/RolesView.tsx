import { roleKindNames, type RoleList, type RoleSummary } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { PermissionGrid } from '@mall/app-kit/roles/PermissionGrid.tsx'
import { rolesFact } from '@mall/app-kit/roles/role-words.ts'
import { RoleRowActions, type OnRoleTask } from '@mall/app-kit/roles/RoleRowActions.tsx'
import { PeekFoot } from '@mall/app-kit/list/PeekFoot.tsx'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Empty } from '@mall/ui/empty'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { href } from '../../../site/routes.ts'
import { heldNames, isTradePermission, levelNames, menuOf, permissionRows, permissionText, scopeName } from './role-words.ts'
import { rolesColumns } from './roles-columns.tsx'
import { rolesList } from './roles-list.ts'
import * as S from './Roles.styles.ts'

export interface RolesViewProps {
  readonly state: ListState<RoleList, typeof rolesList>
  readonly onCreate: () => void
  readonly onCompare: () => void
  readonly onTask: OnRoleTask<RoleSummary>
}

const roleId = ({ RoleId }: RoleSummary) => String(RoleId)

/** What the role that is looked at says itself. */
const hiddenWhilePeeking = ['Kind', 'Description', 'Permissions', 'Scope', 'Actions']

/** 本公司，共 3 项：…: how many are said first, since not all may be seen. */
const heldText = ({ Scope, Permissions }: RoleSummary): string => {
  const names = heldNames(Permissions)
  return names.length === 0 ? scopeName(Scope) : `${scopeName(Scope)}，共 ${names.length} 项：${names.join('、')}`
}

/** A role beside its list. */
const Facts = ({ role }: { readonly role: RoleSummary }) => (
  <DescriptionList
    items={[
      { term: '类型', value: roleKindNames[role.Kind] },
      { term: '描述', value: role.Description || '—' },
      { term: '成员数', value: `${role.MemberCount} 人` },
      { term: '数据范围', value: scopeName(role.Scope) },
      { term: '采购权限', value: permissionText(role.Permissions.filter(isTradePermission)) || '—' },
      { term: '菜单', value: menuOf(role.Permissions, role.Scope) },
    ]}
  />
)

/** 角色管理: a sentence of filters, the roles, and one of them beside it. */
export const RolesView = ({ state, onCreate, onCompare, onTask }: RolesViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('manageRole'), rolesList, query)
  const columns = useMemo(() => rolesColumns({ linkOf: (id) => peekHref(String(id)), onTask }), [peekHref, onTask])
  const countOf = (kind: string | number | null) => data?.KindCounts.reduce((sum, { Kind, Count }) => (kind === null || kind === Kind ? sum + Count : sum), 0)
  return (
    <ListPage<RoleSummary>
      list={rolesList}
      state={state}
      name="角色管理"
      fact={data && rolesFact(data.KindCounts)}
      subject="角色"
      columns={columns}
      rowKey={roleId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countOf}
      action={
        <>
          <Button disabled={data === undefined || data.Items.length === 0} onClick={onCompare}>
            权限对照
          </Button>
          {data?.AllowActions.includes('Create') === false ? null : (
            <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
              新增角色
            </Button>
          )}
        </>
      }
      empty={<Empty size="small" title="暂无自定义角色" />}
      renderCard={(role) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Text strong>{role.Name}</Text>
            <Text tone="secondary">{`${roleKindNames[role.Kind]} · ${role.MemberCount} 人`}</Text>
          </Inline>
          <S.Held>{heldText(role)}</S.Held>
          {role.AllowActions.length === 0 ? null : <RoleRowActions role={role} onTask={onTask} />}
        </Stack>
      )}
      peekTitle={({ Name }) => Name}
      renderPeek={(role) => (
        <Stack gap={16}>
          <Facts role={role} />
          <PermissionGrid rows={permissionRows} levels={levelNames} value={role.Permissions} grantable={[]} />
          {role.AllowActions.length === 0 ? null : <PeekFoot><RoleRowActions role={role} onTask={onTask} /></PeekFoot>}
        </Stack>
      )}
    />
  )
}
