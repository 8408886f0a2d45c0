import { approvalFlowStatus, type ApprovalFlowAction, type ApprovalFlowDetail } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Icon } from '@mall/ui/icon'
import { Menu } from '@mall/ui/menu'
import { FactTint, PageHeader } from '@mall/ui/page-header'
import { StatusTag } from '@mall/ui/status-tag'
import type { ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import { flowTone } from './FlowList.tsx'
import * as S from './ApprovalFlows.styles.ts'

export type FlowTask = Extract<ApprovalFlowAction, 'Publish' | 'Disable' | 'Discard'>

interface FlowHeadProps {
  /** Null: a new one, of which nothing was saved. */
  readonly flow: ApprovalFlowDetail | null
  /** Chooses another flow. */
  readonly picker: ReactNode
  /** Something was typed that is not saved. */
  readonly dirty: boolean
  /** How much keeps it from being published. */
  readonly problemCount: number
  readonly mayCreate: boolean
  /** What is done with the draft; undefined where it stands elsewhere, and what is seldom done is behind 更多. */
  readonly actions: ReactNode
  readonly onAsk: (task: FlowTask) => void
}

const running = ({ RunningCount }: ApprovalFlowDetail): string => (RunningCount === 0 ? '' : `，${RunningCount} 单审批中的按原流程走完`)

const stateText = (flow: ApprovalFlowDetail | null): string => {
  if (flow === null) return '新的审批流程'
  if (flow.PublishedVersion === 0) return `“${flow.Name}”还没有发布`
  const version = `“${flow.Name}”第 ${flow.PublishedVersion} 版${flow.Status === approvalFlowStatus.published ? '生效中' : '已停用'}`
  return flow.HasDraft ? `${version}，有未发布的草稿` : version
}

const questions: Readonly<Record<FlowTask, { readonly title: string; readonly description: (flow: ApprovalFlowDetail) => string; readonly confirm: string }>> = {
  Publish: { title: '发布审批流程', confirm: '发布', description: (flow) => `发布后新订单立即按新流程审批${running(flow)}。` },
  Disable: { title: '停用审批流程', confirm: '停用', description: (flow) => `停用后新订单不再走“${flow.Name}”${running(flow)}。` },
  Discard: {
    title: '放弃草稿', confirm: '放弃', description: (flow) => (flow.PublishedVersion === 0 ? `“${flow.Name}”从未发布，放弃后将被删除，不可恢复。` : '草稿中的修改将丢失，已发布的流程不变。'),
  },
}

const allows = (flow: ApprovalFlowDetail | null, task: FlowTask): boolean => flow?.AllowActions.includes(task) ?? false

interface FlowActionsProps extends Pick<FlowHeadProps, 'flow' | 'dirty' | 'problemCount' | 'onAsk'> {
  readonly formId: string
  readonly pending: boolean
  readonly mayEdit: boolean
}

/** What is done with the draft: it is saved, and published. */
export const FlowActions = ({ flow, formId, dirty, pending, problemCount, mayEdit, onAsk }: FlowActionsProps) => (
  <>
    {mayEdit ? (
      <Button type="submit" form={formId} loading={pending} disabled={!dirty && flow !== null}>
        保存草稿
      </Button>
    ) : null}
    {flow === null || allows(flow, 'Publish') ? (
      <Button variant="decisive" disabled={flow === null || dirty || problemCount > 0 || pending} onClick={() => onAsk('Publish')}>
        发布
      </Button>
    ) : null}
  </>
)

const others = [['Disable', '停用'], ['Discard', '放弃草稿']] as const satisfies readonly (readonly [FlowTask, string])[]

/** What the flow is now, what keeps the draft from being published, and what can be done. */
export const FlowHead = ({ flow, picker, dirty, problemCount, mayCreate, actions, onAsk }: FlowHeadProps) => {
  const hint = problemCount > 0 ? `${problemCount} 处需要修改` : dirty ? '有未保存的修改' : null
  const creating = { label: '新增流程', href: href('manageApproval', { FlowId: 'new' }) }
  const offered = others.filter(([task]) => allows(flow, task))
  const items = [...(mayCreate ? [{ key: 'Create', ...creating }] : []), ...offered.map(([task, label]) => ({ key: task, label, onSelect: () => onAsk(task) }))]
  return (
    <PageHeader
      name="审批流管理"
      fact={
        <>
          {stateText(flow)}
          {hint === null ? null : (
            <>
              ，<FactTint tone="warning">{hint}</FactTint>
            </>
          )}
        </>
      }
      details={
        flow ? (
          <S.State>
            {picker}
            <StatusTag tone={flowTone(flow.Status)}>{flow.StatusName}</StatusTag>
            {flow.RunningCount > 0 ? <span>{`${flow.RunningCount} 单审批中`}</span> : null}
            {flow.Versions[0] ? <span>{`${flow.Versions[0].PublishedTime.slice(0, 10)} ${flow.Versions[0].PublishedBy ?? '系统'}发布`}</span> : null}
          </S.State>
        ) : (
          picker
        )
      }
      actions={
        actions === undefined ? (
          items.length === 0 ? null : <Menu label="更多操作" align="end" trigger={<Button aria-label="更多操作" icon={<Icon name="more" size={16} />} />} items={items} />
        ) : (
          <>
            {mayCreate ? <Button href={creating.href}>{creating.label}</Button> : null}
            {offered.map(([task, label]) => (
              <Button key={task} onClick={() => onAsk(task)}>
                {label}
              </Button>
            ))}
            {actions}
          </>
        )
      }
    />
  )
}

interface FlowQuestionProps {
  readonly flow: ApprovalFlowDetail
  readonly task: FlowTask
  readonly onTask: (task: FlowTask) => Promise<void>
  readonly onClose: () => void
}

/** Asks before a flow is published, disabled or its draft thrown away. */
export const FlowQuestion = ({ flow, task, onTask, onClose }: FlowQuestionProps) => {
  const { title, description, confirm } = questions[task]
  return <ConfirmDialog open danger={task !== 'Publish'} title={title} description={description(flow)} messages={{ confirm }} onConfirm={() => onTask(task)} onOpenChange={onClose} />
}
