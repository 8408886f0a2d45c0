import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { agreementHref } from './agreements-columns.tsx'
import { agreementsList } from './agreements-list.ts'
import { AgreementsView } from './AgreementsView.tsx'

const AgreementForm = lazy(async () => ({ default: (await import('./AgreementForm.tsx')).AgreementForm }))

/** `/seller/agreements` */
export const Agreements = () => {
  const seller = useSeller()
  const navigate = useNavigate()
  const state = useListPage(agreementsList)
  const [isCreating, setCreating] = useState(false)
  const creating = useAction('POST /api/SellerAgreement/Create', { silent: true, done: ({ AgreementNo }) => `${AgreementNo}已建立，下一步填商品和价格`, leaves: true })
  return (
    <>
      <AgreementsView state={state} onCreate={() => setCreating(true)} />
      <Suspense>
        {isCreating ? (
          <AgreementForm
            findParties={(Keyword) => seller.request('POST', '/api/SellerAgreement/Parties', { Keyword }, { quiet: true, silent: true })}
            onCreate={async (values) => {
              const { AgreementId } = await creating.send(values)
              void navigate(agreementHref(AgreementId))
            }}
            onClose={() => setCreating(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
