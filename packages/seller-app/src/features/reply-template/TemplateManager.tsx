import type { ReplyTemplate } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useState } from 'react'
import { TemplateForm } from '../../components/reply-template/TemplateForm.tsx'
import { TemplatesDialog, type TemplatesDialogProps } from '../../components/reply-template/TemplatesDialog.tsx'

export interface TemplateManagerProps {
  readonly templates: TemplatesDialogProps['templates']
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

type Task = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly template: ReplyTemplate }

/** 管理常用答复: the dialog, and what is asked over it. */
export const TemplateManager = ({ templates, onRefresh, onClose }: TemplateManagerProps) => {
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  const adding = useAction('POST /api/SellerReplyTemplate/Create', { silent: true, done: '已新增常用答复', awaitsChanges: true })
  const saving = useAction('POST /api/SellerReplyTemplate/Save', { silent: true, done: '已保存', awaitsChanges: true })
  const deleting = useAction('POST /api/SellerReplyTemplate/Delete', { onDecided: close, done: '已删除', awaitsChanges: true })
  // As it was read last, as long as there is one.
  const asRead = (template: ReplyTemplate) => {
    const { TemplateId, Version } = templates.items?.find((one) => one.TemplateId === template.TemplateId) ?? template
    return { TemplateId, Version }
  }
  return (
    <>
      <TemplatesDialog
        templates={templates}
        onAdd={() => setTask({ kind: 'add' })}
        onEdit={(template) => setTask({ kind: 'edit', template })}
        onDelete={(template) => setTask({ kind: 'delete', template })}
        onClose={onClose}
      />
      {task?.kind === 'add' ? <TemplateForm template={null} onSubmit={(values) => adding.send(values)} onRefresh={onRefresh} onClose={close} /> : null}
      {task?.kind === 'edit' ? <TemplateForm template={task.template} onSubmit={(values) => saving.send({ ...asRead(task.template), ...values })} onRefresh={onRefresh} onClose={close} /> : null}
      {task?.kind === 'delete' ? (
        <ConfirmDialog
          open
          danger
          title="删除常用答复"
          description={`确定删除“${task.template.Title}”吗？已经发出的话不变`}
          messages={{ confirm: '删除' }}
          pending={deleting.pending}
          onConfirm={async () => void (await deleting.send(asRead(task.template)))}
          onOpenChange={close}
        />
      ) : null}
    </>
  )
}
