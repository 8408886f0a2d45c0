import type { ReplyTemplate } from '@mall/api/seller/contract'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Menu, type MenuAction } from '@mall/ui/menu'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { withTemplate } from './with-template.ts'

/** The template answers, as far as they are there. */
export interface Templates {
  /** Undefined while they load. */
  readonly items: readonly ReplyTemplate[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  /** Opens the dialog in which they are kept. */
  readonly onManage: () => void
}

interface TemplatePickerProps {
  readonly templates: Templates
  /** What is typed into the field. */
  readonly value: string
  readonly onValueChange: (text: string) => void
  /** How many are buttons beside the menu. */
  readonly shown?: number
}

const itemsOf = ({ items, failed, onRetry, onManage }: Templates, put: (template: ReplyTemplate) => void): readonly MenuAction[] => [
  ...(failed
    ? [{ key: 'retry', label: '没有读出来，重试', onSelect: onRetry }]
    : items === undefined
      ? [{ key: 'loading', label: '加载中', disabled: true, onSelect: onRetry }]
      : items.length === 0
        ? [{ key: 'none', label: '还没有常用答复', disabled: true, onSelect: onManage }]
        : items.map((one) => ({ key: String(one.TemplateId), label: one.Title, onSelect: () => put(one) }))),
  { key: 'manage', label: '管理常用答复', separated: true, onSelect: onManage },
]

/** 常用答复, below a field: the chosen one is put into it, after what is typed, to be edited before it is sent. */
export const TemplatePicker = ({ templates, value, onValueChange, shown = 0 }: TemplatePickerProps) => {
  const put = ({ Text: text }: ReplyTemplate) => onValueChange(withTemplate(value, text))
  const first = templates.failed ? [] : (templates.items ?? []).slice(0, shown)
  return (
    <Inline gap={8}>
      {first.length === 0 ? null : <Text tone="secondary">常用</Text>}
      {first.map((one) => (
        <Button key={one.TemplateId} onClick={() => put(one)}>
          {one.Title}
        </Button>
      ))}
      <Menu label="常用答复" trigger={<Button variant="text" icon={<Icon name="message" size={16} />}>常用答复</Button>} items={itemsOf(templates, put)} />
    </Inline>
  )
}
