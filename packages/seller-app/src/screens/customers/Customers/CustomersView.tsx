import type { SellerCustomer, SellerCustomerList } from '@mall/api/seller/contract'
import { ListCard } from '@mall/app-kit/list/ListCard.tsx'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Link } from '@mall/ui/link'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { catalogueText, managersText } from '../../../components/customer/customer-words.ts'
import { CustomerTag } from '../../../components/customer/CustomerTag.tsx'
import { customerHref, customersColumns } from './customers-columns.tsx'
import { customersList } from './customers-list.ts'

export interface CustomersViewProps {
  readonly state: ListState<SellerCustomerList, typeof customersList>
  /** For the filter; undefined while they load. */
  readonly managers?: readonly { readonly StaffId: number; readonly Name: string }[] | undefined
  readonly onCreate: () => void
}

const enterpriseId = ({ EnterpriseId }: SellerCustomer) => String(EnterpriseId)

const FactOf = ({ data: { StateCounts } }: { readonly data: SellerCustomerList }) => {
  const countOf = (state: SellerCustomer['State']) => StateCounts.find(({ State }) => State === state)?.Count ?? 0
  const [uninvited, waiting] = [countOf('none'), countOf('invited')]
  return (
    <>
      {`${countOf('active').toLocaleString('zh-CN')} 家在用`}
      {uninvited === 0 ? null : (
        <>
          ，<Text tone="warning">{`${uninvited} 家还没有邀请人`}</Text>
        </>
      )}
      {waiting === 0 ? null : `，${waiting} 家等对方设置密码`}
    </>
  )
}

/** 客户: the companies that the user looks after. */
export const CustomersView = ({ state, managers, onCreate }: CustomersViewProps) => {
  const { data } = state
  const trees = useMemo(() => ({ managers: (managers ?? []).map(({ StaffId, Name }) => ({ id: String(StaffId), label: Name })) }), [managers])
  return (
    <ListPage<SellerCustomer>
      list={customersList}
      state={state}
      name="客户"
      fact={data && <FactOf data={data} />}
      subject="客户"
      columns={customersColumns}
      rowKey={enterpriseId}
      countOf={(tab) => data?.StateCounts.reduce((sum, { State, Count }) => (tab === null || tab === State ? sum + Count : sum), 0)}
      trees={trees}
      action={
        data?.AllowActions.includes('Create') === false ? undefined : (
          <Button variant="decisive" disabled={data === undefined} onClick={onCreate}>
            新建客户
          </Button>
        )
      }
      renderCard={(customer) => (
        <ListCard
          start={<Link href={customerHref(customer.EnterpriseId)}>{customer.Name}</Link>}
          end={<CustomerTag state={customer.State} />}
          about={<Text tone="secondary">{`${managersText(customer)} · ${catalogueText(customer)}`}</Text>}
          amount={<Text>{`${customer.People} 个账号`}</Text>}
          note={customer.LastOrderTime === null ? '还没下过单' : `最近下单 ${formatDay(customer.LastOrderTime)}`}
        />
      )}
    />
  )
}
