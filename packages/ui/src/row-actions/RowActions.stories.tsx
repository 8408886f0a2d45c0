import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { MenuAction } from '../menu/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { RowActions, type RowActionsProps } from './RowActions.tsx'

const onSelect = fn()
const actions: readonly MenuAction[] = [
  { key: 'approve', label: '同意', onSelect },
  { key: 'reject', label: '驳回', onSelect, tone: 'danger' },
  { key: 'forward', label: '转交', onSelect, icon: <Icon name="user" size={16} /> },
  { key: 'view', label: '查看订单', href: '#order', icon: <Icon name="file" size={16} /> },
]

const meta = preview.meta({
  title: 'Components/RowActions 行操作',
  id: 'components-rowactions',
  component: RowActions,
  args: { label: 'SP202611180412', actions },
})

export const WithMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SP202611180412 更多操作' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '转交' }))
    await expect(onSelect).toHaveBeenCalledOnce()
  },
})
export const AllShown = meta.story({ args: { actions: actions.slice(0, 2) } })
export const DisabledWithReason = meta.story({
  parameters: { keepsFocus: true },
  args: { actions: [{ key: 'approve', label: '同意', onSelect, disabled: true, reason: '不能审批自己的订单' }, ...actions.slice(1)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '同意 SP202611180412' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('不能审批自己的订单')
  },
})

const row = (name: string, props: Partial<RowActionsProps> = {}) => ({
  name,
  shows: <RowActions label={name} actions={actions} {...props} />,
})
const long: readonly MenuAction[] = [
  { key: 'long', label: '确认收到全部商品并开票', onSelect },
  { key: 'longer', label: '申请退回其中一部分', onSelect },
  { key: 'more', label: '打印', onSelect },
]

export const States = meta.story({
  parameters: drawnStates('button, a'),
  render: () => (
    <StateTable
      rows={[
        row('rest'),
        row('hover'),
        row('focus-visible'),
        row('disabled', { actions: actions.map((action) => ({ ...action, disabled: true })) }),
        row('no menu', { actions: actions.slice(0, 2) }),
        row('one in the row', { max: 1 }),
        { name: 'long text', shows: <div style={{ inlineSize: 160, overflow: 'auto' }}>{row('long text', { actions: long }).shows}</div> },
        ...(['comfortable', 'default', 'compact'] as const).map((density) => ({
          name: density,
          shows: <div data-density={density}>{row(density).shows}</div>,
        })),
      ]}
    />
  ),
})
