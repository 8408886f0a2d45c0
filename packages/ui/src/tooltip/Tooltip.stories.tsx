import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Components/Tooltip 文字提示',
  id: 'components-tooltip',
  component: Tooltip,
  args: { content: '按当前筛选条件导出，最多 10,000 行', children: <Button icon={<Icon name="download" size={16} />}>导出</Button> },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
})

export const AtRest = meta.story()
export const Focused = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
})
export const Below = meta.story({
  parameters: { keepsFocus: true },
  args: { side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
})

const hint = (content: string, label: string, side: 'top' | 'bottom' = 'top') => (
  <Tooltip content={content} side={side} delay={0}>
    <Button>{label}</Button>
  </Tooltip>
)

const longText = '按当前筛选条件导出，最多 10,000 行；超出的部分请缩小下单时间范围后分次导出，文件保留 7 天'

/** Tooltips normally open on hover; here they are opened one after the other and stay open. */
export const States = meta.story({
  parameters: drawnStates('button'),
  render: () => (
    <StateTable
      rows={[
        { name: 'rest', shows: hint('按当前筛选条件导出', '导出') },
        { name: 'focus-visible', shows: <div style={{ paddingBlockStart: 36 }}>{hint('按当前筛选条件导出', '导出订单')}</div> },
        { name: 'above', shows: <div style={{ paddingBlockStart: 36 }}>{hint('最多 10,000 行', '导出明细')}</div> },
        { name: 'below', shows: <div style={{ paddingBlockEnd: 36 }}>{hint('最多 10,000 行', '导出报表', 'bottom')}</div> },
        {
          name: 'long text',
          shows: <div style={{ paddingBlockStart: 84, paddingInlineStart: 96 }}>{hint(longText, '导出全部')}</div>,
        },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['导出订单', '导出明细', '导出报表', '导出全部']) await fireEvent.pointerOver(canvas.getByRole('button', { name }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=tooltip]:popover-open')).toHaveLength(4))
  },
})
