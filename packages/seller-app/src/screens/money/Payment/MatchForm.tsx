import { moneyMax, type CallInput } from '@mall/api/contract'
import { matchBasisNames, type SellerPaymentDetail } from '@mall/api/seller/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { rulesResolver } from '@mall/app-kit/forms/rules-resolver.ts'
import { useSentForm } from '@mall/app-kit/forms/use-sent-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { formatYuan } from '@mall/ui/price'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useWatch } from 'react-hook-form'

type Candidate = SellerPaymentDetail['Candidates'][number]

/** What is put on each statement by its number; null: nothing. */
type Values = Record<string, number | null>

export interface MatchFormProps {
  readonly payment: SellerPaymentDetail
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (matches: CallInput<'POST /api/SellerPayment/Match'>['Matches']) => Promise<unknown>
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

const fenOf = (amount: number | null | undefined): number => (amount === null || amount === undefined || Number.isNaN(amount) ? 0 : Math.round(amount * 100))

const dueOf = ({ DueOn, OverdueDays }: Candidate): string => (OverdueDays > 0 ? `逾期 ${OverdueDays} 天` : `${DueOn ?? '—'} 到期`)

const hintOf = (candidate: Candidate): string => `${candidate.UntilDay} 截止，${dueOf(candidate)}${candidate.Basis === null ? '' : `，建议：${matchBasisNames[candidate.Basis]}`}`

/** 核销: what of the money is put on which statement. What number and amount say is filled in; a person confirms it. */
export const MatchForm = ({ payment, onSend, onRefresh, onClose }: MatchFormProps) => {
  const { Candidates, RestAmount } = payment
  const { form, submit, pending, dirty, problem } = useSentForm<Values, Values, unknown>({
    resolver: rulesResolver((values: Values) =>
      Object.fromEntries(
        Candidates.flatMap(({ StatementNo, UnpaidAmount }) => {
          const amount = values[StatementNo] ?? null
          return amount === null || (amount >= 0 && amount <= Math.min(UnpaidAmount, moneyMax)) ? [] : [[StatementNo, `请填写 0 到 ${formatYuan(UnpaidAmount)} 之间的金额`]]
        }),
      ),
    ),
    defaultValues: Object.fromEntries(Candidates.map(({ StatementNo, Suggested }) => [StatementNo, Suggested === 0 ? null : Suggested])),
    send: (values) => onSend(Candidates.flatMap(({ StatementNo, Version }) => (fenOf(values[StatementNo]) === 0 ? [] : [{ StatementNo, Version, Amount: fenOf(values[StatementNo]) / 100 }]))),
    onSent: onClose,
    refresh: onRefresh,
  })
  const { control, formState: { errors } } = form
  const values = useWatch({ control })
  const sum = Candidates.reduce((fen, { StatementNo }) => fen + fenOf(values[StatementNo]), 0)
  const left = Math.round(RestAmount * 100) - sum
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="核销到对账单"
        description={`可用余额 ${formatYuan(RestAmount)}。付清的对账单会变为已结清，没用完的留作余额。`}
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: `核销 ${formatYuan(sum / 100)}` }}
        onSubmit={(event) => {
          if (sum > 0 && left >= 0) void submit(event)
        }}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          {Candidates.map((candidate) => (
            <Field
              key={candidate.StatementNo}
              label={`${candidate.StatementNo}，未付 ${formatYuan(candidate.UnpaidAmount)}`}
              hint={hintOf(candidate)}
              error={errors[candidate.StatementNo]?.message}
            >
              <AmountInput control={control} name={candidate.StatementNo} optional />
            </Field>
          ))}
          <Text role={left < 0 ? 'alert' : 'status'} tone={left < 0 ? 'danger' : 'secondary'}>
            {left < 0 ? `比余额多 ${formatYuan(-left / 100)}` : sum === 0 ? '请填写核销的金额' : `核销后余额 ${formatYuan(left / 100)}`}
          </Text>
        </Stack>
      </FormDialog>
    </>
  )
}
