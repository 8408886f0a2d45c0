import type { Address, OrderConfirmation } from '@mall/api/contract'
import { rulesResolver } from '@mall/app-kit/forms/rules-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { useFormDraft } from '@mall/app-kit/forms/use-form-draft.ts'
import { useSentForm } from '@mall/app-kit/forms/use-sent-form.ts'
import { useState, type ReactNode } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { AddressSection } from './AddressSection.tsx'
import type { AttachmentsProps } from './Attachments.tsx'
import { ChangesDialog, type ChangesDialogProps } from './ChangesDialog.tsx'
import { CostSection } from './CostSection.tsx'
import { DeliveryDay } from './DeliveryDay.tsx'
import { InvoiceSection } from './InvoiceSection.tsx'
import { LinesSection, type LineEditing } from './LinesSection.tsx'
import { NotesSection } from './NotesSection.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PendingNotice } from './PendingNotice.tsx'
import type { Submission } from './pending-submission.ts'
import { defaultValues, fitDraft, isInvoiced, sentValues, submitErrors, type SubmitChoice, type Submitted, type SubmitValues } from './submit-values.ts'
import type { Way } from './SubmitStates.tsx'
import type { Problem } from './SubmitProblem.tsx'
import { SubmitSummary } from './SubmitSummary.tsx'

/** What the dialog for a new address reports. */
export interface AddressDialogEvents {
  readonly onClose: () => void
  readonly onSaved: (address: Address) => void
}

export interface SubmitViewProps extends AttachmentsProps {
  readonly confirmation: OrderConfirmation
  /** With what the order was submitted before; undefined for a new one. */
  readonly submitted?: Submitted | undefined
  /** Under which what is typed is kept until the order is placed. */
  readonly draftKey?: string | undefined
  /** How the lines of an order are changed; those of the cart are changed there. */
  readonly editing?: LineEditing | undefined
  /** Where the lines can be changed: in the cart, unless something else is said. */
  readonly back?: Way | undefined
  /** What follows from a choice is on its way. */
  readonly updating: boolean
  readonly submitting: boolean
  /** Why the last attempt did not become an order. */
  readonly problem: Problem | null
  /** A submission of these lines that has no response yet: the form shows what was sent. */
  readonly unanswered: Submission | null
  /** 订单信息已变化，请确认 */
  readonly changes: ChangesDialogProps['changes']
  readonly onChoice: (choice: SubmitChoice) => void
  /** Rejects when it could not be sent. */
  readonly onSubmit: (values: SubmitValues) => Promise<unknown>
  readonly onResend: () => void
  readonly onAgree: () => void
  readonly onDismissChanges: () => void
  /** Asks before the page is left with something typed. */
  readonly renderLeaveGuard: (dirty: boolean, isKept: boolean) => ReactNode
  /** The dialog for a new address, drawn while it is open. */
  readonly renderAddressDialog: (events: AddressDialogEvents) => ReactNode
}

/** Today in Shanghai, where the mall delivers. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())

const quantityOf = ({ Items }: OrderConfirmation): number => Items.reduce((sum, { Quantity }) => sum + Quantity, 0)

/** Check and submit: what it is, where to, on whose account, how it is paid and invoiced. */
export const SubmitView = (props: SubmitViewProps) => {
  const { confirmation, editing } = props
  const initial = defaultValues(confirmation, props.submitted)
  const { form, submit } = useSentForm({
    resolver: rulesResolver((values: SubmitValues) => submitErrors(values, confirmation, today())),
    defaultValues: initial,
    send: props.onSubmit,
    onSent: () => {},
  })
  const { control, setValue, getValues, formState } = form
  /** What the confirmation was made for. */
  const [asked, setAsked] = useState<SubmitChoice>(initial)
  const ask = ({ AddressId, DepartmentId }: SubmitChoice) => {
    if (AddressId === asked.AddressId && DepartmentId === asked.DepartmentId) return
    setAsked({ AddressId, DepartmentId })
    props.onChoice({ AddressId, DepartmentId })
  }
  const draft = useFormDraft(form, {
    key: props.draftKey,
    defaultValues: initial,
    fit: (kept) => fitDraft(kept, initial, confirmation),
    unanswered: props.unanswered ? sentValues(props.unanswered) : undefined,
    onRestored: (values) => ask(values),
  })
  /** Sets a field on which others depend, and requests their new values. */
  const choose = (change: Partial<SubmitChoice>) => {
    for (const [name, value] of Object.entries(change)) setValue(name as keyof typeof change, value, { shouldValidate: formState.isSubmitted })
    ask(getValues())
  }
  const [isAddingAddress, setAddingAddress] = useState(false)
  // Complete from the start: every field has a default.
  const values = useWatch({ control }) as SubmitValues
  return (
    <FormProvider {...form}>
      {/* Also after a response that ordered nothing, for a changed confirmation. */}
      {props.renderLeaveGuard((formState.isDirty || editing?.isChanged === true) && !props.submitting, draft.isKept && editing?.draft.isKept !== false)}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SubmitSummary
          confirmation={confirmation}
          values={values}
          updating={props.updating}
          submitting={props.submitting}
          problem={props.problem}
          fromCart={props.submitted === undefined}
          heading={
            <>
              <h1>{props.submitted ? '修改后重新提交' : '填写核对订单'}</h1>
              <span>
                {`${confirmation.Items.length} 种商品，共 ${quantityOf(confirmation)} 件，带 `}
                <b>*</b> 必填
              </span>
            </>
          }
        >
          <DraftLine
            draft={{
              restoredAt: draft.restoredAt ?? editing?.draft.restoredAt ?? null,
              discard: () => {
                draft.discard()
                editing?.onReset()
              },
            }}
          />
          {props.unanswered ? <PendingNotice submitting={props.submitting} onResend={props.onResend} /> : null}
          {/* First what is bought, on a phone too. */}
          <LinesSection items={confirmation.Items} unsellable={confirmation.UnsellableItems} editing={editing} back={props.back} />
          <AddressSection
            addresses={confirmation.Addresses}
            value={values.AddressId}
            error={formState.errors.AddressId?.message}
            onChange={(AddressId) => choose({ AddressId })}
            onAdd={() => setAddingAddress(true)}
          >
            <DeliveryDay nonWorkingDays={confirmation.NonWorkingDays} today={today()} />
          </AddressSection>
          <CostSection confirmation={confirmation} values={values} updating={props.updating} onChoose={choose} />
          <PaymentSection paymentTypes={confirmation.PaymentTypes} />
          <InvoiceSection titles={confirmation.InvoiceTitles} isInvoiced={isInvoiced(values)} />
          <NotesSection key={draft.round} upload={props.upload} />
        </SubmitSummary>
        <ChangesDialog changes={props.changes} items={[...confirmation.Items, ...confirmation.UnsellableItems]} onAgree={props.onAgree} onDismiss={props.onDismissChanges} />
      </form>
      {/* Outside of the form: forms cannot be nested. */}
      {isAddingAddress
        ? props.renderAddressDialog({
            onClose: () => setAddingAddress(false),
            onSaved: ({ AddressId }) => {
              setAddingAddress(false)
              choose({ AddressId })
            },
          })
        : null}
    </FormProvider>
  )
}
