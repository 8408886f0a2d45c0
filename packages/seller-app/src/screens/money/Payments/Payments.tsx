import { paymentLimits } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { href } from '../../../site/routes.ts'
import { paymentsList } from './payments-list.ts'
import { PaymentsView } from './PaymentsView.tsx'

const PaymentForm = lazyInPage(async () => (await import('./PaymentForm.tsx')).PaymentForm)
const ImportLines = lazyInPage(async () => (await import('./ImportLines.tsx')).ImportLines)

const quietly = { silent: true, quiet: true } as const

/** `/seller/payments` */
export const Payments = () => {
  const seller = useSeller()
  const navigate = useNavigate()
  const state = useListPage(paymentsList)
  const today = formatDay(new Date(useNow()).toISOString())
  const [begun, setBegun] = useState<'enter' | 'import' | null>(null)
  const close = () => setBegun(null)
  const entering = useAction('POST /api/SellerPayment/Create', { silent: true, done: ({ PaymentNo }) => `${PaymentNo} 已登记`, leaves: true })
  const landing = useAction('POST /api/SellerPayment/Import', quietly)
  const source: ImportSource<never> = {
    subject: '银行流水',
    partSize: paymentLimits.rows,
    check: (file, signal) => seller.sellerPayment.importCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await landing.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  return (
    <>
      <PaymentsView state={state} onEnter={() => setBegun('enter')} onImport={() => setBegun('import')} />
      <Suspense>
        {begun === 'enter' ? (
          <PaymentForm
            today={today}
            findCustomers={(Keyword) => seller.request('POST', '/api/SellerPayment/Customers', { Keyword }, quietly)}
            onCreate={async (values) => {
              const { PaymentNo } = await entering.send(values)
              void navigate(href('payment', {}, { no: PaymentNo }))
            }}
            onClose={close}
          />
        ) : null}
        {begun === 'import' ? <ImportLines source={source} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
