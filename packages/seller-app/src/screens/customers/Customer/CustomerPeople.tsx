import { invitationMailNames } from '@mall/api/seller/contract'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Table, type TableColumn } from '@mall/ui/table'
import { Text } from '@mall/ui/text'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import { placeOf } from './customer-parts.ts'
import type { InvitedPerson } from './InviteForm.tsx'

interface CustomerPeopleProps {
  readonly people: readonly InvitedPerson[]
  /** All accounts: the newest of them are listed. */
  readonly total: number
  /** Undefined where nobody can be invited by the user. */
  readonly onInvite: ((person: InvitedPerson | null) => void) | undefined
  /** Undefined where the user may not see the mall as somebody does. */
  readonly onView: ((person: InvitedPerson) => void) | undefined
}

type Invitation = NonNullable<InvitedPerson['Invitation']>

/** How far an invitation has come, and whether somebody has to do something about it. */
const progressOf = ({ Mail, ValidUntil, IsOver }: Invitation): { readonly tone?: 'danger' | 'warning'; readonly words: string } => {
  if (Mail === 'failed') return { tone: 'danger', words: invitationMailNames.failed }
  if (IsOver) return { tone: 'warning', words: `链接已于 ${formatDay(ValidUntil)} 过期` }
  return { words: `${invitationMailNames[Mail]}，${formatDay(ValidUntil)} 前有效` }
}

const Invited = ({ invitation, isShort }: { readonly invitation: Invitation; readonly isShort: boolean }) => {
  const { tone, words } = progressOf(invitation)
  return (
    <Stack gap={0}>
      <Text tone={tone}>{words}</Text>
      {isShort ? null : <Text tone="secondary">{invitation.Email}</Text>}
    </Stack>
  )
}

const stateOf = ({ State, Invitation: sent, LastLoginTime }: InvitedPerson, isShort: boolean): ReactNode => {
  if (State === 'disabled') return <Text tone="secondary">已停用</Text>
  if (sent !== null) return <Invited invitation={sent} isShort={isShort} />
  if (State === 'invited') return <Text tone="secondary">还没设置密码</Text>
  return LastLoginTime === null ? '从未登录' : formatInstant(LastLoginTime)
}

const PersonAction = ({ person, onInvite, onView }: Pick<CustomerPeopleProps, 'onInvite' | 'onView'> & { readonly person: InvitedPerson }) => {
  if (person.Invitation !== null) {
    return onInvite === undefined ? null : (
      <Button variant="text" aria-label={`重新发送 ${person.Name}的邀请`} onClick={() => onInvite(person)}>
        重新发送
      </Button>
    )
  }
  // Nobody else can log in.
  if (onView === undefined || person.State !== 'active') return null
  return (
    <Button variant="text" aria-label={`以客户身份查看 ${person.Name}`} onClick={() => onView(person)}>
      以客户身份查看
    </Button>
  )
}

const columns = ({ onInvite, onView }: Pick<CustomerPeopleProps, 'onInvite' | 'onView'>, isPhone: boolean): readonly TableColumn<InvitedPerson>[] => [
  {
    key: 'Name', header: '姓名', rowHeader: true, ...(isPhone ? { minWidth: 104 } : { width: 96, ellipsis: true }), title: ({ Name, Account }) => `${Name} ${Account}`,
    render: ({ Name, Account }) => (isPhone ? <div><div>{Name}</div><Text tone="secondary">{Account}</Text></div> : Name),
  },
  ...(isPhone
    ? []
    : ([
        { key: 'Account', header: '登录名', width: 120, ellipsis: true, title: ({ Account }) => Account, render: ({ Account }) => Account },
        { key: 'DepartmentName', header: '部门', width: 104, ellipsis: true, title: ({ DepartmentName }) => DepartmentName, render: ({ DepartmentName }) => DepartmentName },
        { key: 'Roles', header: '角色', width: 104, ellipsis: true, title: ({ Roles }) => Roles.join('、'), render: ({ Roles }) => Roles.join('、') },
      ] satisfies readonly TableColumn<InvitedPerson>[])),
  // On a phone its action stands below it: three columns leave none of them room.
  {
    key: 'State', header: '最近登录', ...(isPhone ? { width: 140, align: 'end' as const } : { minWidth: 200, ellipsis: true }), title: ({ Invitation: sent }) => sent?.Email ?? '',
    render: (person) => (isPhone ? <div><div>{stateOf(person, true)}</div><PersonAction person={person} onInvite={onInvite} onView={onView} /></div> : stateOf(person, false)),
  },
  ...(isPhone || (onInvite === undefined && onView === undefined)
    ? []
    : [{
        key: 'Actions', header: '操作', width: 160, align: 'end' as const,
        render: (person: InvitedPerson) => <PersonAction person={person} onInvite={onInvite} onView={onView} />,
      }]),
]

/** 人: the accounts of a customer, and whose invitation waits. */
export const CustomerPeople = ({ people, total, onInvite, onView }: CustomerPeopleProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  return (
    <Section
      {...placeOf('people')}
      flush
      title="人"
      aside={total > people.length ? `${total} 个账号，最新的 ${people.length} 个` : `${total} 个账号`}
      action={onInvite && <Button variant="text" onClick={() => onInvite(null)}>邀请管理员</Button>}
    >
      {people.length === 0 ? (
        <Empty size="small" title="还没有人">邀请一位管理员，由对方建立部门、账号和审批流。</Empty>
      ) : (
        <Table flush label="人" columns={columns({ onInvite, onView }, isPhone)} rows={people} rowKey={({ UserId }) => String(UserId)} estimatedRowHeight={56} />
      )}
    </Section>
  )
}
