import { approvalFlowCalls, approvalModeNames, approversText, type ApprovalSimulation, type CallInput, type CallOutput } from '@mall/api/contract'
import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Marked } from '@mall/app-kit/list/ListSentence.styles.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import type { ComboboxOption } from '@mall/ui/combobox'
import { Section } from '@mall/ui/section'
import { Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import { ChoiceBlank, Problems, SearchBlank, TextBlank } from './Blanks.tsx'
import { searched } from './flow-content.ts'
import type { FlowChoices } from './flow-choices.ts'
import * as S from './ApprovalFlows.styles.ts'
import { Sentence } from './Sentence.styles.ts'

export type Sample = Omit<CallInput<'POST /api/ApprovalFlow/Simulate'>, 'FlowId' | 'Content'>

/** Somebody who may order. */
export type Applicant = CallOutput<'POST /api/Department/Candidates'>['Items'][number]

interface SimulationProps {
  readonly choices: FlowChoices
  /** The draft is not what was tried any more. */
  readonly isStale: boolean
  /** Anybody of the company can order, not only who can approve. */
  readonly onFindApplicants: (keyword: string, signal: AbortSignal) => Promise<readonly Applicant[]>
  /** Rejects when it could not be tried. */
  readonly onSimulate: (sample: Sample) => Promise<ApprovalSimulation>
}

const { DepartmentId, UserId, Amount, OverBudget, NonAgreed, CategoryId } = approvalFlowCalls['POST /api/ApprovalFlow/Simulate'].body.shape
const schema = z.object({ DepartmentId, UserId, Amount, OverBudget, NonAgreed, CategoryId })
const texts = { DepartmentId: '请选择部门', UserId: '请选择下单人', Amount: '请输入大于0的金额，最多两位小数' }

const budgetOptions = [{ value: 'no', label: '不超预算' }, { value: 'yes', label: '超预算' }] as const
const agreedOptions = [{ value: 'no', label: '都是协议商品' }, { value: 'yes', label: '含非协议商品' }] as const
const textOf = (options: typeof budgetOptions | typeof agreedOptions, isSo: boolean): string => options[isSo ? 1 : 0].label

/** The path of the sample order. */
const Result = ({ result: { FlowName, Reasons, Nodes } }: { readonly result: ApprovalSimulation }) => (
  <Stack gap={12} role="status" aria-label="试算结果">
    {FlowName === null ? <Text tone="secondary">该部门没有适用的审批流程</Text> : <Text tone="secondary">{`适用“${FlowName}”`}</Text>}
    {Reasons.length === 0 ? <Text strong>免审批，直接下单</Text> : <ReasonList reasons={Reasons} />}
    {Nodes === null ? <Alert tone="danger">没有人能审批，订单无法提交</Alert> : null}
    <S.Path>
      {Nodes?.map(({ Name, Mode, Approvers, Because }) => (
        <li key={[Name, Because, ...Approvers].join(' ')}>
          <span>{`${Name}：${approversText(Approvers)}${Approvers.length > 1 ? `（${approvalModeNames[Mode]}）` : ''}`}</span>
          <Text tone="secondary" size={12}>{Because}</Text>
        </li>
      ))}
    </S.Path>
  </Stack>
)

/** 试一单: a sample order as a sentence, and its path through the draft as it stands. */
export const Simulation = ({ choices, isStale, onFindApplicants, onSimulate }: SimulationProps) => {
  const problemsId = useId()
  const [result, setResult] = useState<ApprovalSimulation | null>(null)
  const [department, setDepartment] = useState<ComboboxOption<number> | null>(null)
  const [person, setPerson] = useState<ComboboxOption<number> | null>(null)
  const [category, setCategory] = useState<ComboboxOption<number> | null>(null)
  const [amountText, setAmountText] = useState('')
  const { form, submit, pending, problem } = useMallForm({
    schema, texts, defaultValues: { OverBudget: false, NonAgreed: false }, send: (sample: z.infer<typeof schema>) => onSimulate(sample), onSent: setResult,
  })
  const { control, formState: { errors } } = form
  const { field: { ref: departmentRef, ...departmentField } } = useController({ control, name: 'DepartmentId' })
  const { field: { ref: personRef, ...personField } } = useController({ control, name: 'UserId' })
  const { field: categoryField } = useController({ control, name: 'CategoryId' })
  const { field: { ref: amountRef, ...amountField } } = useController({ control, name: 'Amount' })
  const { field: budget } = useController({ control, name: 'OverBudget' })
  const { field: nonAgreed } = useController({ control, name: 'NonAgreed' })
  return (
    <Section title="试一单">
      <form noValidate aria-label="试一单" onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <Sentence>
            <SearchBlank
              ref={personRef}
              label="下单人"
              value={person}
              placeholder="谁下单"
              hint="输入姓名或部门查找"
              describedBy={errors.UserId ? problemsId : undefined}
              loadOptions={async (text, { signal }) => (await onFindApplicants(text, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))}
              onValue={(option) => {
                setPerson(option)
                personField.onChange(option?.value)
              }}
            />
            用
            <SearchBlank
              ref={departmentRef}
              label="费用归属部门"
              value={department}
              placeholder="哪个部门"
              hint="输入部门名称查找"
              describedBy={errors.DepartmentId ? problemsId : undefined}
              loadOptions={(text) => searched(choices.departments, text)}
              onValue={(option) => {
                setDepartment(option)
                departmentField.onChange(option?.value)
              }}
            />
            的费用买
            <TextBlank
              ref={amountRef}
              label="订单金额（元）"
              inputMode="decimal"
              placeholder="多少"
              invalid={errors.Amount !== undefined}
              aria-describedby={problemsId}
              value={amountText}
              onBlur={amountField.onBlur}
              onText={(text) => {
                setAmountText(text)
                amountField.onChange(text.trim() === '' ? undefined : parseAmount(text))
              }}
            />
            元的
            <Marked>
              <SearchBlank
                label="含品类"
                value={category}
                placeholder="任何品类"
                hint="输入品类名称查找"
                clearable
                describedBy={undefined}
                loadOptions={(text) => searched(choices.categories, text)}
                onValue={(option) => {
                  setCategory(option)
                  categoryField.onChange(option?.value)
                }}
              />
              ，
            </Marked>
            <Marked>
              <ChoiceBlank label="预算" text={textOf(budgetOptions, budget.value)} options={budgetOptions} value={budget.value ? 'yes' : 'no'} onValue={(value) => budget.onChange(value === 'yes')} />
              ，
            </Marked>
            <ChoiceBlank label="协议" text={textOf(agreedOptions, nonAgreed.value)} options={agreedOptions} value={nonAgreed.value ? 'yes' : 'no'} onValue={(value) => nonAgreed.onChange(value === 'yes')} />
          </Sentence>
          <Problems id={problemsId} texts={[errors.UserId?.message, errors.DepartmentId?.message, errors.Amount?.message].filter((text) => text !== undefined)} />
          {problem ? <Alert tone="danger">{problem.text}</Alert> : null}
          <span>
            <Button type="submit" loading={pending}>
              试算
            </Button>
          </span>
          {result && isStale ? <Alert tone="warning">流程又有修改，请重新试算</Alert> : null}
          {result ? <Result result={result} /> : null}
        </Stack>
      </form>
    </Section>
  )
}
