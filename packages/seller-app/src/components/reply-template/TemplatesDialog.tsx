import { replyTemplateLimits, type ReplyTemplate } from '@mall/api/seller/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Dialog } from '@mall/ui/dialog'
import { Empty } from '@mall/ui/empty'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import type { Templates } from './TemplatePicker.tsx'
import * as S from './TemplatesDialog.styles.ts'

export interface TemplatesDialogProps {
  readonly templates: Pick<Templates, 'items' | 'failed' | 'onRetry'>
  readonly onAdd: () => void
  readonly onEdit: (template: ReplyTemplate) => void
  readonly onDelete: (template: ReplyTemplate) => void
  readonly onClose: () => void
}

type ListProps = Omit<TemplatesDialogProps, 'onAdd' | 'onClose'>

const TemplateList = ({ templates: { items, failed, onRetry }, onEdit, onDelete }: ListProps) => {
  if (failed) return <Empty kind="error" size="small" title="常用答复没有读出来" action={<Button onClick={onRetry}>重试</Button>} />
  if (items === undefined) return <div role="status" aria-label="常用答复加载中"><Skeleton lines={4} /></div>
  if (items.length === 0) return <Empty size="small" title="还没有常用答复">常说的话存在这里，答复客户时选一条，改几个字就能发。</Empty>
  return (
    <S.Templates aria-label="常用答复">
      {items.map((one) => (
        <li key={one.TemplateId}>
          <Text strong>{one.Title}</Text>
          <Inline gap={12}>
            {one.AllowActions.includes('Edit') ? <Button variant="text" aria-label={`修改 ${one.Title}`} onClick={() => onEdit(one)}>修改</Button> : null}
            {one.AllowActions.includes('Delete') ? <Button variant="text" aria-label={`删除 ${one.Title}`} onClick={() => onDelete(one)}>删除</Button> : null}
          </Inline>
          <span data-part="words">{one.Text}</span>
          <Text size={12} tone="secondary">{`${one.Editor} ${formatInstant(one.Time)}`}</Text>
        </li>
      ))}
    </S.Templates>
  )
}

/** 常用答复: all of them, to be added to, changed and deleted. */
export const TemplatesDialog = ({ onAdd, onClose, ...list }: TemplatesDialogProps) => {
  const { items, failed } = list.templates
  const isFull = (items?.length ?? 0) >= replyTemplateLimits.count
  return (
    <Dialog
      open
      size="large"
      title="常用答复"
      description={isFull ? `已有 ${replyTemplateLimits.count} 条，删除不用的才能再加` : `答复客户的人共用，最多 ${replyTemplateLimits.count} 条；改了不影响已经发出的话`}
      footer={
        <Button variant="primary" disabled={failed || items === undefined || isFull} onClick={onAdd}>
          新增常用答复
        </Button>
      }
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <TemplateList {...list} />
    </Dialog>
  )
}
