import type { StaffPermission } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { href } from '../../../site/routes.ts'
import { CustomerView } from './CustomerView.tsx'
import type { InvitedPerson } from './InviteForm.tsx'
import { viewInPage } from './view-in-page.ts'

const CustomerForm = lazyInPage(async () => (await import('../../../components/customer/CustomerForm.tsx')).CustomerForm)
const TermsForm = lazyInPage(async () => (await import('./TermsForm.tsx')).TermsForm)
const DeliveryForm = lazyInPage(async () => (await import('./DeliveryForm.tsx')).DeliveryForm)
const ViewForm = lazyInPage(async () => (await import('./ViewForm.tsx')).ViewForm)
const InviteForm = lazyInPage(async () => (await import('./InviteForm.tsx')).InviteForm)

/** What a person has begun. */
type Begun = { readonly kind: 'edit' } | { readonly kind: 'terms' } | { readonly kind: 'delivery' } | { readonly kind: 'invite'; readonly person: InvitedPerson | null } | { readonly kind: 'view'; readonly person: InvitedPerson }

/** `/seller/customers/{id}` */
export const Customer = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const now = useNow()
  const EnterpriseId = Number(id)
  const query = useQuery(callQuery(seller, 'POST /api/SellerCustomer/Detail', key, { EnterpriseId }))
  const permissions = useStaff().data?.Permissions
  const sees = (permission: StaffPermission): boolean => permissions?.includes(permission) ?? false
  const [seesOrders, seesReports, seesAgreements, seesMoney, seesServices] = [sees('order.view'), sees('report.view'), sees('price.view'), sees('money.view'), sees('service.view')]
  const seesPurchases = seesOrders || seesReports
  const isThere = query.data !== undefined
  const newest = { EnterpriseId, PageIndex: 1, PageSize: 10 } as const
  const placed = useQuery({ ...callQuery(seller, 'POST /api/SellerOrder/List', key, newest), enabled: seesOrders && query.data !== undefined && query.data.OrderCount > 0 })
  const purchases = useQuery({ ...callQuery(seller, 'POST /api/SellerCustomer/Purchases', key, { EnterpriseId }), enabled: seesPurchases && isThere })
  const agreed = useQuery({ ...callQuery(seller, 'POST /api/SellerAgreement/List', key, newest), enabled: seesAgreements && isThere })
  const terms = useQuery({ ...callQuery(seller, 'POST /api/SellerStatement/Terms', key, { EnterpriseId }), enabled: seesMoney && isThere })
  const stated = useQuery({ ...callQuery(seller, 'POST /api/SellerStatement/List', key, newest), enabled: seesMoney && isThere })
  const asked = useQuery({ ...callQuery(seller, 'POST /api/SellerInquiry/List', key, newest), enabled: seesServices && isThere })
  const returned = useQuery({ ...callQuery(seller, 'POST /api/SellerAfterSales/List', key, newest), enabled: seesServices && isThere })
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const { data: managers } = useQuery({ ...callQuery(seller, 'POST /api/SellerCustomer/Managers', key, {}, { silent: false }), enabled: begun?.kind === 'edit' })
  const { data: categories } = useQuery({ ...callQuery(seller, 'POST /api/SellerCategory/Tree', key, {}, { silent: false }), enabled: begun?.kind === 'edit' })
  const saving = useAction('POST /api/SellerCustomer/Save', { silent: true, done: '已保存，立即生效', awaitsChanges: true })
  const settingTerms = useAction('POST /api/SellerStatement/SaveTerms', { silent: true, done: '账期已保存，从下一份对账单起生效', awaitsChanges: true })
  const settingDelivery = useAction('POST /api/SellerCustomer/SaveDelivery', { silent: true, done: '配送已保存，从下一张订单起生效', awaitsChanges: true })
  const making = useAction('POST /api/SellerStatement/Make', { done: ({ StatementNo }) => `${StatementNo} 已生成`, onDone: ({ StatementNo }) => void navigate(href('statement', {}, { no: StatementNo })) })
  const inviting = useAction('POST /api/SellerCustomer/Invite', { silent: true, done: (_, { Email }) => `邀请将发到 ${Email}`, awaitsChanges: true })
  const viewing = useAction('POST /api/SellerCustomer/ViewAs', { silent: true, done: '已在新窗口打开' })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="客户资料加载中" />} notFound={<PageUnknown subject="客户" />}>
      {(customer) => (
        <>
          <CustomerView
            customer={customer}
            orders={seesOrders ? placed : null}
            purchases={seesPurchases ? purchases : null}
            seesReports={seesReports}
            agreements={seesAgreements ? agreed : null}
            terms={seesMoney ? terms : null}
            statements={seesMoney ? stated : null}
            inquiries={seesServices ? asked : null}
            services={seesServices ? returned : null}
            making={making.pending}
            onEditTerms={() => setBegun({ kind: 'terms' })}
            onEditDelivery={() => setBegun({ kind: 'delivery' })}
            onMakeStatement={() => making.run({ EnterpriseId })}
            onEdit={() => setBegun({ kind: 'edit' })}
            onInvite={(person) => setBegun({ kind: 'invite', person })}
            onView={(person) => setBegun({ kind: 'view', person })}
          />
          <Suspense>
            {begun?.kind === 'edit' ? (
              <CustomerForm
                customer={customer}
                categories={categories}
                managers={customer.AllowActions.includes('Assign') ? managers : null}
                findGroups={() => Promise.resolve([])}
                onSave={({ GroupId: _group, ...terms }, Version) => saving.send({ ...terms, EnterpriseId, Version })}
                onSaved={close}
                onRefresh={async () => (await query.refetch({ throwOnError: true })).data}
                onClose={close}
              />
            ) : null}
            {begun?.kind === 'terms' && terms.data !== undefined ? (
              <TermsForm
                terms={terms.data}
                today={formatDay(new Date(now).toISOString())}
                onSave={(values, Version) => settingTerms.send({ ...values, EnterpriseId, Version })}
                onRefresh={async () => (await terms.refetch({ throwOnError: true })).data}
                onClose={close}
              />
            ) : null}
            {begun?.kind === 'delivery' ? (
              <DeliveryForm
                customer={customer}
                onSave={(values, Version) => settingDelivery.send({ ...values, EnterpriseId, Version })}
                onRefresh={async () => (await query.refetch({ throwOnError: true })).data}
                onClose={close}
              />
            ) : null}
            {begun?.kind === 'view' ? (
              <ViewForm
                customer={customer}
                person={begun.person}
                onView={({ Reason }) => viewInPage(() => viewing.send({ EnterpriseId, UserId: begun.person.UserId, Reason }))}
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
