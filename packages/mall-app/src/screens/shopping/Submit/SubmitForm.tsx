import type { OrderConfirmation } from '@mall/api/contract'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Suspense, useState } from 'react'
import { useAddressCalls } from '../../../features/address/use-address-calls.ts'
import { attachmentRules } from './attachment-rules.ts'
import type { ConfirmRequest } from '../../../queries/order.ts'
import type { LineEditing } from './LinesSection.tsx'
import { draftName, type SubmitSubject } from './pending-submission.ts'
import type { SubmitChoice, Submitted } from './submit-values.ts'
import type { Way } from './SubmitStates.tsx'
import { SubmitView } from './SubmitView.tsx'
import { useSubmitOrder } from './use-submit-order.ts'

const AddressForm = lazyInPage(async () => (await import('../../../features/address/AddressForm.tsx')).AddressForm)

interface SubmitFormProps {
  readonly subject: SubmitSubject
  readonly confirmation: OrderConfirmation
  /** With what the order was submitted before; undefined for a new one. */
  readonly submitted?: Submitted
  /** How the lines of an order are changed; those of the cart are changed there. */
  readonly editing?: LineEditing
  /** Where the lines can be changed: in the cart, unless something else is said. */
  readonly back?: Way | undefined
  /** A choice changed and what follows from it is on its way. */
  readonly updating: boolean
  /** Address or department changed: prices, stock, budget and approval follow from them. */
  readonly onChoice: (choice: Omit<ConfirmRequest, 'CartItemIds'>) => void
  readonly onConfirmAgain: () => void
}

const choiceOf = ({ AddressId, DepartmentId }: SubmitChoice) => ({
  ...(AddressId === null ? {} : { AddressId }),
  ...(DepartmentId === null ? {} : { DepartmentId }),
})

/** Connects the form with the calls that it makes while it is filled in and when it is sent. */
export const SubmitForm = ({ subject, confirmation, submitted, editing, back, updating, onChoice, onConfirmAgain }: SubmitFormProps) => {
  const mall = useMall()
  const draftKey = useDraftKey(draftName(subject))
  const order = useSubmitOrder(subject, draftKey)
  const addressCalls = useAddressCalls()
  /** Prices or stock have changed meanwhile: the new confirmation replaces the one that is shown. */
  const [agreed, setAgreed] = useState<OrderConfirmation | null>(null)
  const shown = agreed ?? confirmation
  return (
    <SubmitView
      confirmation={shown}
      submitted={submitted}
      draftKey={draftKey}
      editing={
        editing && {
          ...editing,
          onQuantity: (lineId, quantity) => {
            setAgreed(null)
            editing.onQuantity(lineId, quantity)
          },
          onReset: () => {
            setAgreed(null)
            editing.onReset()
          },
        }
      }
      back={back}
      updating={updating}
      submitting={order.submitting}
      problem={order.problem}
      unanswered={order.unanswered}
      changes={order.changed?.Changes ?? null}
      onChoice={(choice) => {
        setAgreed(null)
        onChoice(choiceOf(choice))
      }}
      onSubmit={(values) => order.submit(values, shown)}
      onResend={order.resend}
      onAgree={() => {
        setAgreed(order.changed?.Confirmation ?? null)
        order.dismissChanges()
      }}
      onDismissChanges={order.dismissChanges}
      renderLeaveGuard={(dirty, isKept) => <LeaveGuard dirty={dirty} isKept={isKept} />}
      renderAddressDialog={({ onSaved, onClose }) => (
        <Suspense>
          <AddressForm
            address={null}
            calls={addressCalls}
            isGuarded
            onClose={onClose}
            onSaved={(address) => {
              onConfirmAgain()
              onSaved(address)
            }}
          />
        </Suspense>
      )}
      upload={(file, { signal, onProgress }) => mall.upload(file, { rules: attachmentRules, signal, onProgress, quiet: true, silent: true })}
    />
  )
}
