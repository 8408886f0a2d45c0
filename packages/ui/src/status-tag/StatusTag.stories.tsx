import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { StatusTag, type StatusTone } from './StatusTag.tsx'

const meta = preview.meta({ title: 'Components/StatusTag 状态标签', id: 'components-statustag', component: StatusTag, args: { children: '待收货', tone: 'info' } })

export const Info = meta.story()
export const Seal = meta.story({ args: { tone: 'seal', children: '已批准' } })

const examples: [StatusTone, string][] = [
  ['neutral', '已取消'],
  ['info', '备货中'],
  ['success', '已完成'],
  ['warning', '待审批'],
  ['danger', '审批驳回'],
  ['seal', '已批准'],
]

export const States = meta.story({
  parameters: inEveryLook,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      {examples.map(([tone, text]) => (
        <StatusTag key={tone} tone={tone}>
          {text}
        </StatusTag>
      ))}
    </div>
  ),
})
