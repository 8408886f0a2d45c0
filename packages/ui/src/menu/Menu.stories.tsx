import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { Menu, type MenuProps } from './Menu.tsx'
import type { MenuAction } from './types.ts'

const onSelect = fn()
const items: readonly MenuAction[] = [
  { key: 'again', label: '再次购买', onSelect },
  { key: 'invoice', label: '查看发票', href: '#invoice' },
  { key: 'return', label: '申请退换', onSelect, disabled: true, reason: '签收后才能申请' },
  { key: 'cancel', label: '取消订单', onSelect, tone: 'danger', separated: true },
]
const withIcons: readonly MenuAction[] = [
  { key: 'edit', label: '编辑', onSelect, icon: <Icon name="edit" size={16} /> },
  { key: 'copy', label: '复制', onSelect, icon: <Icon name="copy" size={16} /> },
  { key: 'print', label: '打印', onSelect },
  { key: 'delete', label: '删除', onSelect, tone: 'danger', separated: true, icon: <Icon name="trash" size={16} /> },
]

const meta = preview.meta({
  title: 'Components/Menu 菜单',
  id: 'components-menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { label: '订单操作', trigger: <Button>更多操作</Button>, items, onOpenChange: fn() },
})

export const Closed = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多操作' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: '订单操作' })).toBeVisible())
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'trigger' }))
    await userEvent.click(screen.getByRole('menuitem', { name: '再次购买' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: '更多操作' })).toHaveFocus()
  },
})
export const Open = meta.story({ args: { defaultOpen: true } })
export const WithIcons = meta.story({ args: { defaultOpen: true, items: withIcons } })
export const AtTheEnd = meta.story({
  args: { defaultOpen: true, align: 'end' },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu {...args} />
    </div>
  ),
})

const trigger = <Button>更多操作</Button>
const longItems: readonly MenuAction[] = [
  { key: 'long', label: '按集团行政与综合管理中心的采购模板再次购买全部商品', onSelect },
  { key: 'reason', label: '申请退换', onSelect, disabled: true, reason: '此订单由华东区域共享服务中心统一验收，签收后由验收人申请' },
]
const shown = (props: Partial<MenuProps> = {}) => (
  <Window height={230} ground="var(--mall-canvas)">
    <Menu defaultOpen label="订单操作" trigger={trigger} items={items} {...props} />
  </Window>
)
const closed = (name: string, button = trigger) => ({ name, shows: <Menu label={`订单操作 ${name}`} trigger={button} items={items} /> })

export const States = meta.story({
  parameters: drawnStates('[role=menuitem], button:not([role])'),
  render: () => (
    <StateTable
      rows={[
        closed('closed'),
        { name: 'hover', shows: shown() },
        { name: 'focus-visible', shows: shown() },
        closed('disabled', <Button disabled>更多操作</Button>),
        { name: 'open', shows: shown() },
        { name: 'icons', shows: shown({ items: withIcons }) },
        { name: 'long text', shows: shown({ items: longItems }) },
      ]}
    />
  ),
})
