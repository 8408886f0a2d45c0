import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/index.ts'
import { SideBar } from './SideBar.tsx'

const onTop = fn()

const meta = preview.meta({
  title: 'Components/SideBar',
  component: SideBar,
  args: {
    items: [
      { id: 'cart', label: '购物车', icon: <Icon name="cart" />, href: '/shop/cart', count: 7 },
      { id: 'ai', label: 'AI顾问', icon: <Icon name="robot" />, href: '/deepseek' },
      { id: 'service', label: '客服', icon: <Icon name="message" />, href: '/service' },
      { id: 'top', label: '回顶部', icon: <Icon name="arrow-up" />, onPress: onTop },
    ],
  },
  decorators: [(Story) => <div style={{ minBlockSize: 360 }}><Story /></div>],
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '回顶部' }))
    await expect(onTop).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
