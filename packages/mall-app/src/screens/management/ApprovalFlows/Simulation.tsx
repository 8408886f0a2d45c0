import { approvalFlowCalls, approvalModeNames, type ApprovalSimulation, type CallInput, type CallOutput } from '@mall/api/contract'
import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import { searched } from './flow-content.ts'
import type { FlowChoices } from './NodeEditor.tsx'
import * as S from './ApprovalFlows.styles.ts'

export type Sample = Omit<CallInput<'POST /api/ApprovalFlow/Simulate'>, 'FlowId' | 'Content'>

/** Somebody who may order. */
export type Applicant = CallOutput<'POST /api/Department/Candidates'>['Items'][number]

interface SimulationProps {
  readonly choices: FlowChoices
  /** Anybody of the company can order, not only who can approve. */
  readonly onFindApplicants: (keyword: string, signal: AbortSignal) => Promise<readonly Applicant[]>
  /** Rejects when it could not be tried. */
  readonly onSimulate: (sample: Sample) => Promise<ApprovalSimulation>
}

const { DepartmentId, UserId, Amount, OverBudget, NonAgreed, CategoryId } = approvalFlowCalls['POST /api/ApprovalFlow/Simulate'].body.shape
const schema = z.object({ DepartmentId, UserId, Amount, OverBudget, NonAgreed, CategoryId })
const texts = { DepartmentId: '请选择部门', UserId: '请选择下单人', Amount: '请输入大于0的金额，最多两位小数' }

/** The path of the sample order. */
const Result = ({ result: { FlowName, Reasons, Nodes } }: { readonly result: ApprovalSimulation }) => (
  <Stack gap={12} role="status" aria-label="试算结果">
    {FlowName === null ? <Text tone="secondary">该部门没有适用的审批流程</Text> : <Text tone="secondary">{`适用“${FlowName}”`}</Text>}
    {Reasons.length === 0 ? <Text strong>免审批，直接下单</Text> : <ReasonList reasons={Reasons} />}
    {Nodes === null ? <Alert tone="danger">没有人能审批，订单无法提交</Alert> : null}
    <S.Path>
      {Nodes?.map(({ Name, Mode, Approvers, Because }) => (
        <li key={[Name, Because, ...Approvers].join(' ')}>
          <span>{`${Name}：${Approvers.join('、')}${Approvers.length > 1 ? `（${approvalModeNames[Mode]}）` : ''}`}</span>
          <Text tone="secondary" size={12}>{Because}</Text>
        </li>
      ))}
    </S.Path>
  </Stack>
)

/** 试一单: the path of a sample order through the draft as it stands. */
export const Simulation = ({ choices, onFindApplicants, onSimulate }: SimulationProps) => {
  const [result, setResult] = useState<ApprovalSimulation | null>(null)
  const { form, submit, pending, problem } = useMallForm({
    schema, texts, defaultValues: { OverBudget: false, NonAgreed: false }, send: (sample: z.infer<typeof schema>) => onSimulate(sample), onSent: setResult,
  })
  const { register, control, formState: { errors } } = form
  const { field: { onChange: onDepartment, ref: departmentRef } } = useController({ control, name: 'DepartmentId' })
  const { field: { onChange: onPerson, ref: personRef } } = useController({ control, name: 'UserId' })
  const { field: { onChange: onCategory, ref: categoryRef } } = useController({ control, name: 'CategoryId' })
  const { field: { value: isOverBudget, onChange: onOverBudget } } = useController({ control, name: 'OverBudget' })
  const { field: { value: isNonAgreed, onChange: onNonAgreed } } = useController({ control, name: 'NonAgreed' })
  return (
    <Section title="试一单">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <Field label="费用归属部门" required error={errors.DepartmentId?.message}>
            <Combobox
              ref={departmentRef}
              label="费用归属部门"
              loadOptions={(text) => searched(choices.departments, text)}
              onValueChange={(option: ComboboxOption<number> | null) => onDepartment(option?.value)}
            />
          </Field>
          <Field label="下单人" required error={errors.UserId?.message}>
            <Combobox
              ref={personRef}
              label="下单人"
              loadOptions={async (text, { signal }) => (await onFindApplicants(text, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))}
              onValueChange={(option: ComboboxOption<number> | null) => onPerson(option?.value)}
              messages={{ placeholder: '输入姓名或部门查找' }}
            />
          </Field>
          <Field label="订单金额（元）" required error={errors.Amount?.message}>
            <TextInput {...register('Amount', { setValueAs: parseAmount })} inputMode="decimal" autoComplete="off" />
          </Field>
          <Field label="含品类">
            <Combobox
              ref={categoryRef}
              label="含品类"
              clearable
              loadOptions={(text) => searched(choices.categories, text)}
              onValueChange={(option: ComboboxOption<number> | null) => onCategory(option?.value)}
              messages={{ placeholder: '任何品类' }}
            />
          </Field>
          <Inline gap={16}>
            <Checkbox checked={isOverBudget} onCheckedChange={onOverBudget}>
              超预算
            </Checkbox>
            <Checkbox checked={isNonAgreed} onCheckedChange={onNonAgreed}>
              非协议商品
            </Checkbox>
          </Inline>
          {problem ? <Alert tone="danger">{problem.text}</Alert> : null}
          <Inline>
            <Button type="submit" loading={pending}>
              试算
            </Button>
          </Inline>
          {result ? <Result result={result} /> : null}
        </Stack>
      </form>
    </Section>
  )
}
