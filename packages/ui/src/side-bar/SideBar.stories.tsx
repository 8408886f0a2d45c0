import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/index.ts'
import { drawnStates, StateTable } from '../testing/StateTable.tsx'
import { Window } from '../testing/Window.tsx'
import { SideBar, type SideBarItem } from './SideBar.tsx'

const onTop = fn()

const meta = preview.meta({
  title: 'Components/SideBar 侧边栏',
  id: 'components-sidebar',
  component: SideBar,
  args: {
    items: [
      { id: 'cart', label: '购物车', icon: <Icon name="cart" />, href: '/shop/cart', count: 7 },
      { id: 'ai', label: 'AI顾问', icon: <Icon name="robot" />, href: '/deepseek' },
      { id: 'service', label: '客服', icon: <Icon name="message" />, href: '/service' },
      { id: 'top', label: '回顶部', icon: <Icon name="arrow-up" />, onPress: onTop },
    ],
  },
  render: (args) => (
    <div style={{ minBlockSize: 360 }}>
      <SideBar {...args} />
    </div>
  ),
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回顶部' }))
    await expect(onTop).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const tools = (cart: number): SideBarItem[] => [
  { id: 'cart', label: '购物车', icon: <Icon name="cart" />, href: '/shop/cart', count: cart },
  { id: 'ai', label: 'AI顾问', icon: <Icon name="robot" />, href: '/deepseek' },
  { id: 'top', label: '回顶部', icon: <Icon name="arrow-up" />, onPress: onTop },
]
const bar = (name: string, cart: number) => ({
  name,
  shows: (
    <Window height={200} ground="none">
      <SideBar label={`快捷工具 ${name}`} items={tools(cart)} style={{ insetBlock: 'auto 0', insetInline: '0 auto' }} />
    </Window>
  ),
})

export const States = meta.story({
  parameters: drawnStates('a, button'),
  render: () => (
    <StateTable rows={[bar('rest, empty cart', 0), bar('count', 7), bar('more than 99', 128), bar('hover', 7), bar('focus-visible', 7)]} />
  ),
})
