import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { customerHref } from './customers-columns.tsx'
import { customersList } from './customers-list.ts'
import { CustomersView } from './CustomersView.tsx'

const CustomerForm = lazyInPage(async () => (await import('../../../components/customer/CustomerForm.tsx')).CustomerForm)

/** `/seller/customers` */
export const Customers = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const navigate = useNavigate()
  const state = useListPage(customersList)
  const { data: managers } = useQuery(callQuery(seller, 'POST /api/SellerCustomer/Managers', key, {}, { silent: false }))
  const [isCreating, setCreating] = useState(false)
  const { data: categories } = useQuery({ ...callQuery(seller, 'POST /api/SellerCategory/Tree', key, {}, { silent: false }), enabled: isCreating })
  const creating = useAction('POST /api/SellerCustomer/Create', { silent: true, done: ({ Name }) => `${Name}已建立，下一步邀请管理员`, leaves: true })
  return (
    <>
      <CustomersView state={state} managers={managers} onCreate={() => setCreating(true)} />
      <Suspense>
        {isCreating ? (
          <CustomerForm
            customer={null}
            categories={categories}
            managers={state.data?.AllowActions.includes('Assign') === true ? managers : null}
            findGroups={(Keyword) => seller.request('POST', '/api/SellerCustomer/Groups', { Keyword }, { quiet: true, silent: true })}
            onSave={(values) => creating.send(values)}
            onSaved={({ EnterpriseId }) => void navigate(customerHref(EnterpriseId))}
            onRefresh={() => Promise.resolve(undefined)}
            onClose={() => setCreating(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
