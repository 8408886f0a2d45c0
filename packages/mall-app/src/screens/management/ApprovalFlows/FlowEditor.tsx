import {
  approvalFlowCalls, approvalFlowLimits, flowProblems, type ApprovalFlowContent, type ApprovalFlowDetail, type ApprovalFlowSummary, type ApprovalReplay, type ApprovalSimulation,
} from '@mall/api/contract'
import { WorkshopPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { draftStore } from '@mall/app-kit/forms/draft-store.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import type { ComboboxOption } from '@mall/ui/combobox'
import { mediaQueries, useMediaQuery } from '@mall/ui/theme'
import { useId, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { AmountRuler } from './AmountRuler.tsx'
import { Problems } from './Blanks.tsx'
import { FlowBasics } from './FlowBasics.tsx'
import { FlowCanvas, type NodePlace } from './FlowCanvas.tsx'
import type { FlowChoices } from './flow-choices.ts'
import { hasNoAmount, newContent, newRule, problemAt, textOf, type FlowInput } from './flow-content.ts'
import { FlowActions, FlowHead, FlowQuestion, type FlowTask } from './FlowHead.tsx'
import { FlowPicker } from './FlowPicker.tsx'
import { nodeLineId } from './NodeEditor.tsx'
import { Replay } from './Replay.tsx'
import { RuleEditor } from './RuleEditor.tsx'
import { Simulation, type Applicant, type Sample } from './Simulation.tsx'
import { useDraftAtStart, useFlowDraft } from './use-flow-draft.ts'
import { usePeople } from './use-people.ts'
import { useReplay } from './use-replay.ts'
import { useTrial } from './use-trial.ts'
import * as S from './ApprovalFlows.styles.ts'
import { Fields, Ghost, RuleList, RulesEnd } from './Sentence.styles.ts'

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
  /** All flows of the company. */
  readonly flows: readonly ApprovalFlowSummary[]
  readonly mayCreate: boolean
  /** Under which what is written is kept until it is saved. */
  readonly draftKey?: string | undefined
  readonly choices: Pick<FlowChoices, 'roles' | 'categories' | 'departments'>
}

const schema = approvalFlowCalls['POST /api/ApprovalFlow/Save'].body
const texts = { 'Content.Name': '请输入流程名称，最多30个字', 'Content.WaitDays': `请输入1到${approvalFlowLimits.waitDays}的整数` } as const

const byId = (options: readonly ComboboxOption<number>[]) => {
  const labels = new Map(options.map(({ value, label }) => [value, label]))
  return (id: number) => labels.get(id)
}

/** 审批流程: a flow is written, checked during typing, tried, and published. */
export const FlowEditor = ({ flow, flows, mayCreate, draftKey, choices: offered, onSave, onRefresh, onTask, onFindPeople, onFindApplicants, onSimulate, onReplay }: FlowEditorProps) => {
  const formId = useId()
  const { restored, at } = useDraftAtStart(draftKey)
  const { people, find, know } = usePeople(flow, restored?.People ?? [], onFindPeople)
  // On the version that the draft was written on: what somebody else saved meanwhile is not overwritten unseen.
  const [current, setCurrent] = useState(() => flow && { ...flow, Version: restored?.Version ?? flow.Version })
  const [saved, setSaved] = useState(() => flow?.Content ?? newContent())
  const [restoredAt, setRestoredAt] = useState(at)
  const [initial] = useState(() => restored?.Content ?? saved)
  const { form, submit, pending, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Content: initial },
    send: async ({ Content }: FlowInput) => {
      const after = await onSave({ ...(current === null ? {} : { FlowId: current.FlowId, Version: current.Version }), Content })
      setCurrent(after)
      setSaved(Content)
      setRestoredAt(null)
      if (draftKey !== undefined) draftStore.remove(draftKey)
    },
    onSent: () => {},
    refresh: async () => {
      if (current !== null) setCurrent(await onRefresh(current.FlowId))
    },
  })
  const { isKept, put } = useFlowDraft(form, {
    key: draftKey, version: current?.Version ?? null, people: [...people.values()], saved,
    onRestored: (draft) => know(draft.People),
    onGone: () => void follow(),
  })
  /** What is stored, in place of what was written. */
  const show = (stored: ApprovalFlowDetail | null, Content = stored?.Content ?? newContent()) => {
    setCurrent(stored)
    setSaved(Content)
    setRestoredAt(null)
    put(Content)
  }
  const follow = async () => {
    try {
      show(current && (await onRefresh(current.FlowId)))
    } catch {
      // What stands here stays, and its version is refused when it is saved.
    }
  }
  const discard = () => {
    if (draftKey !== undefined) draftStore.remove(draftKey)
    show(flow)
  }
  const { control, clearErrors, formState: { errors } } = form
  const rules = useFieldArray({ control, name: 'Content.Rules' })
  const content = useWatch({ control, name: 'Content' })
  const replay = useReplay(content, onReplay)
  const trial = useTrial(content, onSimulate)
  const [place, setPlace] = useState<NodePlace | null>(null)
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
  const dirty = textOf(content) !== textOf(saved)
  const isTaken = errors.root?.server?.type === 'APPROVAL_FLOW_NAME_TAKEN' ? errors.root.server.message : undefined
  const act = async (task: FlowTask) => {
    if (current !== null) setCurrent(await onTask(task, current))
  }
  const [asked, setAsked] = useState<FlowTask | null>(null)
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const mayEdit = current === null ? mayCreate : current.AllowActions.includes('Edit')
  const wholeProblem = problemAt(problems, 'Rules')
  const counted = replay.state.isStale ? undefined : replay.state.result
  const actions = <FlowActions flow={current} formId={formId} dirty={dirty} pending={pending} problemCount={problems.length} mayEdit={mayEdit} onAsk={setAsked} />
  const goTo = ({ rule, node }: NodePlace) => {
    setPlace({ rule, node })
    document.getElementById(nodeLineId(rule, node))?.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus()
  }
  return (
    <>
      <LeaveGuard dirty={dirty} isKept={isKept} />
      <WorkshopPage
        head={
          <FlowHead
            flow={current} picker={<FlowPicker flows={flows} selected={current?.FlowId ?? null} name={current?.Name ?? '新的流程'} />} dirty={dirty} problemCount={problems.length} mayCreate={mayCreate}
            actions={isPhone ? undefined : actions} onAsk={setAsked}
          />
        }
        decision={isPhone && mayEdit ? actions : undefined}
        rail={
          mayEdit ? (
            <>
              <Simulation choices={choices} isStale={trial.isStale} onFindApplicants={onFindApplicants} onSimulate={trial.simulate} />
              <Replay replay={replay.state} onReplay={replay.run} />
            </>
          ) : (
            <Section title="只读">您可以查看审批流程；要修改，请联系有“审批流管理”权限的同事</Section>
          )
        }
      >
        <form id={formId} noValidate aria-label="审批流程" onSubmit={(event) => void submit(event)}>
          {restoredAt === null ? null : (
            <S.Notice>
              <DraftLine draft={{ restoredAt, discard }} words={{ typed: '未保存的修改', discard: '放弃未保存的修改' }} />
            </S.Notice>
          )}
          {problem && isTaken === undefined ? (
            <S.Notice>
              <Alert tone="danger">
                <FormProblemText problem={problem} />
              </Alert>
            </S.Notice>
          ) : null}
          <Fields disabled={!mayEdit}>
            <FlowBasics
              control={control} departments={offered.departments} nameProblem={errors.Content?.Name?.message ?? isTaken} daysProblem={errors.Content?.WaitDays?.message}
              onName={() => clearErrors('root.server')}
            />
            <Section title="规则" aside="满足一个条件就审批">
              <RuleList aria-label="规则">
                {rules.fields.map(({ id }, at) => (
                  <RuleEditor
                    key={id} control={control} at={at} problems={problems} choices={choices} orders={counted?.RuleOrders[at]} isTried={trial.rules.includes(at)}
                    currentNode={place?.rule === at ? place.node : null} onCurrent={(node) => setPlace({ rule: at, node })}
                    onRemove={rules.fields.length > 1 ? () => rules.remove(at) : undefined}
                  />
                ))}
              </RuleList>
              <AmountRuler rules={content.Rules} />
              <RulesEnd>
                <Ghost>
                  <Button variant="text" icon={<Icon name="plus" size={16} />} disabled={rules.fields.length >= approvalFlowLimits.rules} onClick={() => rules.append(newRule())}>
                    加一条规则
                  </Button>
                </Ghost>
                <Problems id={`${formId}whole`} texts={wholeProblem === undefined ? [] : [wholeProblem]} />
                {problems.length === 0 && !content.Rules.some(hasNoAmount) ? (
                  <span data-tone="success">
                    <Icon name="success" size={16} />
                    金额没有重叠和遗漏，审批人都在职
                  </span>
                ) : null}
              </RulesEnd>
            </Section>
          </Fields>
          <FlowCanvas content={content} names={choices.names} replay={counted} mayReplay={mayEdit} current={place} onChoose={goTo} />
        </form>
      </WorkshopPage>
      {asked !== null && current !== null ? <FlowQuestion flow={current} task={asked} onTask={act} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
