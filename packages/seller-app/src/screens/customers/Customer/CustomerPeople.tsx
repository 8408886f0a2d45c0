import { invitationMailNames } from '@mall/api/seller/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Section } from '@mall/ui/section'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import type { InvitedPerson } from './InviteForm.tsx'

interface CustomerPeopleProps {
  readonly people: readonly InvitedPerson[]
  /** All accounts: the newest of them are listed. */
  readonly total: number
  /** Undefined where nobody can be invited by the user. */
  readonly onInvite: ((person: InvitedPerson | null) => void) | undefined
}

/** How far an invitation has come. */
const Invited = ({ invitation }: { readonly invitation: NonNullable<InvitedPerson['Invitation']> }) => {
  const { Mail, Email, ValidUntil, IsOver } = invitation
  if (Mail === 'failed') return <Text tone="danger">{`${invitationMailNames.failed}：${Email}`}</Text>
  if (IsOver) return <Text tone="warning">{`链接已于 ${formatDay(ValidUntil)} 过期`}</Text>
  return <Text tone="secondary">{`${invitationMailNames[Mail]}：${Email}，${formatDay(ValidUntil)} 前有效`}</Text>
}

const stateOf = ({ State, Invitation, LastLoginTime }: InvitedPerson): ReactNode => {
  if (State === 'disabled') return <Text tone="secondary">已停用</Text>
  if (Invitation !== null) return <Invited invitation={Invitation} />
  if (State === 'invited') return <Text tone="secondary">还没设置密码</Text>
  return LastLoginTime === null ? '从未登录' : formatInstant(LastLoginTime)
}

const columns = (onInvite: CustomerPeopleProps['onInvite']): readonly TableColumn<InvitedPerson>[] => [
  { key: 'Name', header: '姓名', width: 112, rowHeader: true, ellipsis: true, title: ({ Name }) => Name, render: ({ Name }) => Name },
  { key: 'Account', header: '登录名', width: 128, ellipsis: true, title: ({ Account }) => Account, render: ({ Account }) => Account },
  { key: 'DepartmentName', header: '部门', width: 120, ellipsis: true, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => DepartmentName },
  { key: 'Roles', header: '角色', width: 120, ellipsis: true, title: ({ Roles }) => Roles.join('、'), render: ({ Roles }) => Roles.join('、') },
  { key: 'State', header: '最近登录', minWidth: 200, render: stateOf },
  ...(onInvite === undefined
    ? []
    : [{
        key: 'Actions', header: '操作', width: 112, align: 'end' as const,
        render: (person: InvitedPerson) =>
          person.Invitation === null ? null : (
            <Button variant="text" aria-label={`重新发送 ${person.Name}的邀请`} onClick={() => onInvite(person)}>
              重新发送
            </Button>
          ),
      }]),
]

/** 人: the accounts of a customer, and whose invitation waits. */
export const CustomerPeople = ({ people, total, onInvite }: CustomerPeopleProps) => (
  <Section
    flush
    title="人"
    aside={total > people.length ? `${total} 个账号，最新的 ${people.length} 个` : `${total} 个账号`}
    action={onInvite && <Button variant="text" onClick={() => onInvite(null)}>邀请管理员</Button>}
  >
    {people.length === 0 ? (
      <Empty size="small" title="还没有人">邀请一位管理员，由对方建立部门、账号和审批流。</Empty>
    ) : (
      <Table label="人" columns={columns(onInvite)} rows={people} rowKey={({ UserId }) => String(UserId)} />
    )}
  </Section>
)
