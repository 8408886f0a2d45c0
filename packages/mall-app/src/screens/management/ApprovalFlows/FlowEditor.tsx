import {
  approvalFlowCalls, approvalFlowLimits, flowProblems, type ApprovalFlowContent, type ApprovalFlowDetail, type ApprovalFlowPerson, type ApprovalReplay,
  type ApprovalSimulation,
} from '@mall/api/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormGrid } from '@mall/ui/form-grid'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { Inline, Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useId, useState, type ReactNode } from 'react'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { AmountRuler } from './AmountRuler.tsx'
import { chosenOptions, newContent, newRule, problemAt, searched, textOf, type FlowInput } from './flow-content.ts'
import { FlowHead, type FlowTask } from './FlowHead.tsx'
import type { FlowChoices } from './NodeEditor.tsx'
import { Replay } from './Replay.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { Simulation, type Applicant, type Sample } from './Simulation.tsx'
import { useReplay } from './use-replay.ts'
import * as S from './ApprovalFlows.styles.ts'

export type FlowTarget = Pick<ApprovalFlowDetail, 'FlowId' | 'Version'>

/** What the editor has done by others. Each rejects when it could not be done; what was typed stays. */
export interface FlowHandlers {
  readonly onSave: (input: FlowInput) => Promise<ApprovalFlowDetail>
  /** Reads the flow again, after somebody else changed it. */
  readonly onRefresh: (flowId: number) => Promise<ApprovalFlowDetail>
  /** Null: the flow is gone with its draft. */
  readonly onTask: (task: FlowTask, target: FlowTarget) => Promise<ApprovalFlowDetail | null>
  readonly onFindPeople: FlowChoices['onFindPeople']
  readonly onFindApplicants: (keyword: string, signal: AbortSignal) => Promise<readonly Applicant[]>
  readonly onSimulate: (content: ApprovalFlowContent, sample: Sample) => Promise<ApprovalSimulation>
  readonly onReplay: (content: ApprovalFlowContent) => Promise<ApprovalReplay>
}

export interface FlowEditorProps extends FlowHandlers {
  /** Null: a new one. */
  readonly flow: ApprovalFlowDetail | null
  /** The flows beside it. */
  readonly list: ReactNode
  readonly mayCreate: boolean
  readonly choices: Pick<FlowChoices, 'roles' | 'categories' | 'departments'>
}

const schema = approvalFlowCalls['POST /api/ApprovalFlow/Save'].body
const texts = { 'Content.Name': '请输入流程名称，最多30个字', 'Content.WaitDays': `请输入1到${approvalFlowLimits.waitDays}的整数` } as const

const byId = (options: readonly ComboboxOption<number>[]) => {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  return (id: number) => labels.get(id)
}

/** The people whose names are known: those of the flow, and those that were found. */
const usePeople = (flow: ApprovalFlowDetail | null, onFind: FlowChoices['onFindPeople']) => {
  const [people, setPeople] = useState<ReadonlyMap<number, ApprovalFlowPerson>>(() => new Map(flow?.People.map((one) => [one.UserId, one])))
  const find: FlowChoices['onFindPeople'] = async (keyword, signal) => {
    const found = await onFind(keyword, signal)
    setPeople((known) => new Map([...known, ...found.map((one) => [one.UserId, one] as const)]))
    return found
  }
  return { people, find }
}

/** 审批流程: a flow is written, checked during typing, tried, and published. */
export const FlowEditor = ({ flow, list, mayCreate, choices: offered, onSave, onRefresh, onTask, onFindPeople, onFindApplicants, onSimulate, onReplay }: FlowEditorProps) => {
  const formId = useId()
  const { people, find } = usePeople(flow, onFindPeople)
  const [current, setCurrent] = useState(flow)
  const [initial] = useState(() => flow?.Content ?? newContent())
  const [saved, setSaved] = useState(() => textOf(initial))
  const { form, submit, pending, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Content: initial },
    send: async ({ Content }: FlowInput) => {
      const after = await onSave({ ...(current === null ? {} : { FlowId: current.FlowId, Version: current.Version }), Content })
      setCurrent(after)
      setSaved(textOf(Content))
    },
    onSent: () => {},
    refresh: async () => {
      if (current !== null) setCurrent(await onRefresh(current.FlowId))
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const rules = useFieldArray({ control, name: 'Content.Rules' })
  const content = useWatch({ control, name: 'Content' })
  const { field: { value: departmentIds, onChange: onDepartments } } = useController({ control, name: 'Content.DepartmentIds' })
  const replay = useReplay(content, onReplay)
  const choices: FlowChoices = {
    ...offered,
    onFindPeople: find,
    names: {
      user: (id) => people.get(id)?.UserName,
      role: (id) => offered.roles.find(({ RoleId }) => RoleId === id)?.Name,
      category: byId(offered.categories),
    },
  }
  const problems = flowProblems(content, { isActive: (id) => people.get(id)?.IsActive ?? false, names: choices.names })
  const dirty = textOf(content) !== saved
  const isTaken = errors.root?.server?.type === 'APPROVAL_FLOW_NAME_TAKEN' ? errors.root.server.message : undefined
  const act = async (task: FlowTask) => {
    if (current !== null) setCurrent(await onTask(task, current))
  }
  const mayEdit = current === null ? mayCreate : current.AllowActions.includes('Edit')
  const wholeProblem = problemAt(problems, 'Rules')
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <WorkshopPage
        head={<FlowHead flow={current} formId={formId} dirty={dirty} pending={pending} problemCount={problems.length} mayCreate={mayCreate} mayEdit={mayEdit} onTask={act} />}
        rail={
          mayEdit ? (
            <>
              <Replay replay={replay.state} onReplay={replay.run} />
              <Simulation choices={choices} onFindApplicants={onFindApplicants} onSimulate={(sample) => onSimulate(content, sample)} />
            </>
          ) : (
            <Section title="只读">您可以查看审批流程；要修改，请联系有“审批流管理”权限的同事</Section>
          )
        }
      >
        <S.Split>
          <div>{list}</div>
          <form id={formId} noValidate aria-label="审批流程" onSubmit={(event) => void submit(event)}>
            {problem && isTaken === undefined ? (
              <S.Notice>
                <Alert tone="danger">
                  <FormProblemText problem={problem} />
                </Alert>
              </S.Notice>
            ) : null}
            <S.Fields disabled={!mayEdit}>
              <Section title="基本信息">
                <FormGrid>
                  <Field label="名称" required error={errors.Content?.Name?.message ?? isTaken}>
                    <TextInput {...register('Content.Name', { onChange: () => clearErrors('root.server') })} maxLength={30} placeholder="如：行政采购审批" />
                  </Field>
                  <Field label="最长等待（天）" required error={errors.Content?.WaitDays?.message} hint="超过后订单自动撤回，库存和预算释放">
                    <TextInput {...register('Content.WaitDays', { valueAsNumber: true })} inputMode="numeric" autoComplete="off" />
                  </Field>
                  <Field data-full="" label="适用部门" hint="含下级部门，留空为全公司；下级有自己的流程时按下级的">
                    <Combobox
                      multiple
                      label="适用部门"
                      value={chosenOptions(departmentIds, byId(offered.departments))}
                      onValueChange={(options: readonly ComboboxOption<number>[]) => onDepartments(options.slice(0, approvalFlowLimits.departments).map(({ value }) => value))}
                      loadOptions={(text) => searched(offered.departments, text)}
                      messages={{ placeholder: '全公司' }}
                    />
                  </Field>
                </FormGrid>
              </Section>
              {rules.fields.map(({ id }, at) => (
                <RuleEditor key={id} control={control} at={at} problems={problems} choices={choices} onRemove={rules.fields.length > 1 ? () => rules.remove(at) : undefined} />
              ))}
              <S.Notice>
                <Stack gap={12}>
                  <AmountRuler rules={content.Rules} />
                  {wholeProblem ? <Alert tone="danger">{wholeProblem}</Alert> : null}
                  {problems.length === 0 ? <Alert tone="success">金额没有重叠和遗漏，审批人都在职</Alert> : null}
                  <Inline>
                    <Button icon={<Icon name="plus" size={16} />} disabled={rules.fields.length >= approvalFlowLimits.rules} onClick={() => rules.append(newRule())}>
                      加一条规则
                    </Button>
                  </Inline>
                </Stack>
              </S.Notice>
            </S.Fields>
          </form>
        </S.Split>
      </WorkshopPage>
    </>
  )
}

