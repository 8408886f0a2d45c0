import type { AccountList, AccountSummary, DepartmentNode, RoleSummary } from '@mall/api/contract'
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
import { Empty } from '@mall/ui/empty'
import { Link } from '@mall/ui/link'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { peopleDrawing } from '../../../components/drawings/people.tsx'
import { departmentNodes } from '../../../features/department/department-nodes.ts'
import { href } from '../../../site/routes.ts'
import { limitInYuan } from './account-words.ts'
import { AccountRowActions, type OnAccountTask } from './AccountActions.tsx'
import { accountsColumns } from './accounts-columns.tsx'
import { accountsList } from './accounts-list.ts'

export interface AccountsViewProps {
  readonly state: ListState<AccountList, typeof accountsList>
  /** Of the company; undefined while they load. */
  readonly departments: readonly DepartmentNode[] | undefined
  /** Of the company, for the filter; undefined while they load. */
  readonly roles?: readonly Pick<RoleSummary, 'RoleId' | 'Name'>[] | undefined
  readonly onCreate: () => void
  readonly onImport: () => void
  readonly onTask: OnAccountTask
}

const userId = ({ UserId }: AccountSummary) => String(UserId)

/** What the account that is looked at says itself. */
const hiddenWhilePeeking = ['Mobile', 'Email', 'Roles', 'SingleLimit', 'LastLoginTime', 'Actions']

/** An account beside its list. */
const Facts = ({ account }: { readonly account: AccountSummary }) => (
  <DescriptionList
    items={[
      { term: '登录名', value: account.Account },
      { term: '手机', value: account.Mobile ?? '—' },
      { term: '邮箱', value: account.Email ?? '—' },
      { term: '部门', value: account.DepartmentName },
      { term: '角色', value: rolesText(account) },
      { term: '单笔限额', value: limitInYuan(account) },
      { term: '状态', value: <StatusTag tone={accountTone(account.Status)}>{account.StatusName}</StatusTag> },
      ...(account.LockedUntil === null ? [] : [{ term: '自动解锁', value: formatInstant(account.LockedUntil) }]),
      ...(account.InitialPasswordUntil === null ? [] : [{ term: '初始密码有效至', value: formatInstant(account.InitialPasswordUntil) }]),
      { term: '最近登录', value: account.LastLoginTime === null ? '从未登录' : formatInstant(account.LastLoginTime) },
      { term: '待办审批', value: `${account.OpenApprovals} 个` },
    ]}
  />
)

/** 账号管理: a sentence of filters, the accounts, and one of them beside it. */
export const AccountsView = ({ state, departments, roles, onCreate, onImport, onTask }: AccountsViewProps) => {
  const { data, query } = state
  const peekHref = usePeekHref(href('manageAccount'), accountsList, query)
  const columns = useMemo(() => accountsColumns({ linkOf: (id) => peekHref(String(id)), onTask }), [peekHref, onTask])
  const nodes = useMemo(() => departmentNodes(departments ?? []), [departments])
  const trees = useMemo(() => ({ roles: (roles ?? []).map(({ RoleId, Name }) => ({ id: String(RoleId), label: Name })) }), [roles])
  return (
    <ListPage<AccountSummary>
      list={accountsList}
      state={state}
      name="账号管理"
      fact={data && accountsFact(data.StatusCounts)}
      subject="账号"
      columns={columns}
      rowKey={userId}
      hiddenWhilePeeking={hiddenWhilePeeking}
      countOf={countsOf(data)}
      departments={nodes}
      trees={trees}
      action={
        <>
          {data?.AllowActions.includes('Import') === false ? null : (
            <Button disabled={data === undefined} onClick={onImport}>
              导入
            </Button>
          )}
          {data?.AllowActions.includes('Create') === false ? null : (
            <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
              新增账号
            </Button>
          )}
        </>
      }
      empty={<Empty size="small" title="暂无账号" picture={peopleDrawing} />}
      renderCard={(account) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Link href={peekHref(String(account.UserId))}>{`${account.Name}（${account.Account}）`}</Link>
            <StatusTag tone={accountTone(account.Status)}>{account.StatusName}</StatusTag>
          </Inline>
          <Text tone="secondary">{`${account.DepartmentName} · ${rolesText(account)}`}</Text>
          <Text tone="secondary">{`${account.Mobile === null ? '' : `${account.Mobile} · `}单笔限额 ${limitInYuan(account)}`}</Text>
          <AccountRowActions account={account} onTask={onTask} />
        </Stack>
      )}
      peekTitle={({ Name }) => Name}
      renderPeek={(account) => (
        <Stack gap={16}>
          {account.ReadOnlyReason === null ? null : <Alert tone="info">{account.ReadOnlyReason}</Alert>}
          <Facts account={account} />
          {account.AllowActions.length === 0 ? null : <PeekFoot><AccountRowActions account={account} onTask={onTask} /></PeekFoot>}
        </Stack>
      )}
    />
  )
}
