import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { CustomerView } from './CustomerView.tsx'
import type { InvitedPerson } from './InviteForm.tsx'

const CustomerForm = lazyInPage(async () => (await import('../../../components/customer/CustomerForm.tsx')).CustomerForm)
const InviteForm = lazyInPage(async () => (await import('./InviteForm.tsx')).InviteForm)

/** What a person has begun. */
type Begun = { readonly kind: 'edit' } | { readonly kind: 'invite'; readonly person: InvitedPerson | null }

/** `/seller/customers/{id}` */
export const Customer = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id = '' } = useParams()
  const EnterpriseId = Number(id)
  const query = useQuery(callQuery(seller, 'POST /api/SellerCustomer/Detail', key, { EnterpriseId }))
  const permissions = useStaff().data?.Permissions
  const seesOrders = permissions?.includes('order.view') ?? false
  const placed = useQuery({
    ...callQuery(seller, 'POST /api/SellerOrder/List', key, { EnterpriseId, PageIndex: 1, PageSize: 10 }),
    enabled: seesOrders && query.data !== undefined && query.data.OrderCount > 0,
  })
  const seesAgreements = permissions?.includes('price.view') ?? false
  const agreed = useQuery({ ...callQuery(seller, 'POST /api/SellerAgreement/List', key, { EnterpriseId, PageIndex: 1, PageSize: 10 }), enabled: seesAgreements && query.data !== undefined })
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const { data: managers } = useQuery({ ...callQuery(seller, 'POST /api/SellerCustomer/Managers', key, {}), enabled: begun?.kind === 'edit' })
  const saving = useAction('POST /api/SellerCustomer/Save', { silent: true, done: '已保存，立即生效', awaitsChanges: true })
  const inviting = useAction('POST /api/SellerCustomer/Invite', { silent: true, done: (_, { Email }) => `邀请将发到 ${Email}`, awaitsChanges: true })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="客户资料加载中" />} notFound={<PageUnknown subject="客户" />}>
      {(customer) => (
        <>
          <CustomerView customer={customer} orders={seesOrders ? placed.data?.Items : null} agreements={seesAgreements ? agreed.data : null} onEdit={() => setBegun({ kind: 'edit' })} onInvite={(person) => setBegun({ kind: 'invite', person })} />
          <Suspense>
            {begun?.kind === 'edit' ? (
              <CustomerForm
                customer={customer}
                managers={customer.AllowActions.includes('Assign') ? managers : null}
                findGroups={() => Promise.resolve([])}
                onSave={({ GroupId: _group, ...terms }, Version) => saving.send({ ...terms, EnterpriseId, Version })}
                onSaved={close}
                onRefresh={async () => (await query.refetch({ throwOnError: true })).data}
                onClose={close}
              />
            ) : null}
            {begun?.kind === 'invite' ? <InviteForm customer={customer} person={begun.person} onInvite={(values) => inviting.send({ ...values, EnterpriseId })} onClose={close} /> : null}
          </Suspense>
        </>
      )}
    </QueryState>
  )
}
