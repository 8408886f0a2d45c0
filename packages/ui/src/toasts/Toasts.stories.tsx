import { expect } from 'storybook/test'
import { inEveryLook } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { createToasts, type ToastInput } from './create-toasts.ts'
import { Toasts } from './Toasts.tsx'

const filled = (...inputs: ToastInput[]) => {
  const store = createToasts()
  for (const input of inputs) store.show({ duration: 0, ...input })
  return store
}

const meta = preview.meta({
  title: 'Components/Toasts 轻提示',
  id: 'components-toasts',
  component: Toasts,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { store: filled({ message: '操作成功', tone: 'success' }) },
})

export const Success = meta.story()
export const Danger = meta.story({ args: { store: filled({ message: '加载失败，请稍后重试', tone: 'danger' }) } })
export const WithAction = meta.story({
  args: { store: filled({ message: '已从购物车移除“A4 复印纸 70g”', action: { label: '撤销', onAction: () => {} } }) },
})
export const LongText = meta.story({
  args: {
    store: filled({ tone: 'warning', message: '部分商品库存不足，已按可供数量加入购物车；其余商品可提交意向商品询价，我们将在一个工作日内回复。' }),
  },
})

/** The same sentence again, while it is on screen. */
export const SaidAgain = meta.story({
  args: {
    store: filled(...Array.from({ length: 3 }, (): ToastInput => ({ message: '添加购物车成功', tone: 'success', action: { label: '去购物车', onAction: () => {} } }))),
  },
})

const live = createToasts()

export const FromAButton = meta.story({
  args: { store: live },
  render: (args) => (
    <>
      <Button onClick={() => live.show({ message: '已加入购物车', tone: 'success', duration: 0 })}>加入购物车</Button>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    live.clear()
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('已加入购物车')
  },
})

export const States = meta.story({
  parameters: inEveryLook,
  args: {
    store: filled(
      { message: '您有 3 张订单待审批', tone: 'info', action: { label: '去审批', onAction: () => {} } },
      { message: '操作成功', tone: 'success' },
      { message: '预算使用率已达 90%', tone: 'warning' },
      { message: '数据已被他人修改，请刷新后重试', tone: 'danger' },
    ),
  },
})
