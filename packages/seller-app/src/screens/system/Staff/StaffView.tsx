import type { StaffList, StaffMember, StaffRoleSummary } from '@mall/api/seller/contract'
import { accountsFact, accountTone, rolesText } from '@mall/app-kit/access/account-words.ts'
import { countsOf } from '@mall/app-kit/list/counts-of.ts'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { usePeekHref } from '@mall/app-kit/list/use-peek-href.ts'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { PeekFoot } from '@mall/app-kit/list/PeekFoot.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Link } from '@mall/ui/link'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { href } from '../../../site/routes.ts'
import { staffColumns } from './staff-columns.tsx'
import { staffList } from './staff-list.ts'
import { factorNames, factorTone } from './staff-words.ts'
import { StaffRowActions, type OnStaffTask } from './StaffRowActions.tsx'

export interface StaffViewProps {
  readonly state: ListState<StaffList, typeof staffList>
  /** For the filter; undefined while they load. */
  readonly roles?: readonly Pick<StaffRoleSummary, 'RoleId' | 'Name'>[] | undefined
  /** Whether the user may read the audit log. */
  readonly readsLog?: boolean
  readonly onCreate: () => void
  readonly onTask: OnStaffTask
}

const staffId = ({ StaffId }: StaffMember) => String(StaffId)

/** What the account that is looked at says itself. */
const hiddenWhilePeeking = ['Roles', 'Customers', 'SecondFactor', 'LastLoginTime', 'Actions']

/** One of the staff beside the list. */
const Facts = ({ member, readsLog }: { readonly member: StaffMember; readonly readsLog: boolean }) => (
  <DescriptionList
    items={[
      { term: '登录名', value: member.Account },
      { term: '角色', value: rolesText(member) },
      { term: '名下客户', value: `${member.Customers} 家` },
      { term: '两步验证', value: <StatusTag tone={factorTone[member.SecondFactor]}>{factorNames[member.SecondFactor]}</StatusTag> },
      { term: '状态', value: <StatusTag tone={accountTone(member.Status)}>{member.StatusName}</StatusTag> },
      ...(member.LockedUntil === null ? [] : [{ term: '自动解锁', value: formatInstant(member.LockedUntil) }]),
      ...(member.InitialPasswordUntil === null ? [] : [{ term: '初始密码有效至', value: formatInstant(member.InitialPasswordUntil) }]),
      { term: '最近登录', value: member.LastLoginTime === null ? '从未登录' : formatInstant(member.LastLoginTime) },
      ...(readsLog ? [{ term: '操作日志', value: <Link href={href('audit', { Staff: member.StaffId })}>查看做过的操作</Link> }] : []),
    ]}
  />
)

/** 员工: those who serve the customers, and what each of them may do. */
export const StaffView = ({ state, roles, readsLog = false, onCreate, onTask }: StaffViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('staff'), staffList, query)
  const columns = useMemo(() => staffColumns({ linkOf: (id) => peekHref(String(id)), onTask }), [peekHref, onTask])
  const trees = useMemo(() => ({ roles: (roles ?? []).map(({ RoleId, Name }) => ({ id: String(RoleId), label: Name })) }), [roles])
  return (
    <ListPage<StaffMember>
      list={staffList}
      state={state}
      name="员工"
      fact={data && accountsFact(data.StatusCounts)}
      subject="员工"
      columns={columns}
      rowKey={staffId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(data)}
      trees={trees}
      action={
        data?.AllowActions.includes('Create') === false ? undefined : (
          <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
            新增员工
          </Button>
        )
      }
      renderCard={(member) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Text strong>{`${member.Name}（${member.Account}）`}</Text>
            <StatusTag tone={accountTone(member.Status)}>{member.StatusName}</StatusTag>
          </Inline>
          <Text tone="secondary">{`${rolesText(member)}${member.Customers === 0 ? '' : ` · 名下 ${member.Customers} 家客户`} · 两步验证${factorNames[member.SecondFactor]}`}</Text>
          <StaffRowActions member={member} onTask={onTask} />
        </Stack>
      )}
      peekTitle={({ Name }) => Name}
      renderPeek={(member) => (
        <Stack gap={16}>
          {member.ReadOnlyReason === null ? null : <Alert tone="info">{member.ReadOnlyReason}</Alert>}
          <Facts member={member} readsLog={readsLog} />
          {member.AllowActions.length === 0 ? null : <PeekFoot><StaffRowActions member={member} onTask={onTask} /></PeekFoot>}
        </Stack>
      )}
    />
  )
}
