import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { demoPassword, handle } from '@mall/mocks'
import { liveCaptchaAnswer, liveMall } from '@mall/mocks/live-mall'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LiveMall } from '../testing/LiveMall.tsx'

const meta = preview.meta({
  title: 'Flows/Re-login 重新登录',
  id: 'flows-re-login',
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
})

/** The orders, and the recommendations below them, which come last. */
const showsOrders = async (canvas: ReturnType<typeof within>): Promise<void> => {
  const liked = await canvas.findByRole('region', { name: '猜你喜欢' })
  await waitFor(() => expect(within(liked).getAllByRole('link')).toHaveLength(6))
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(2)
}

/** The token ran out and cannot be refreshed: after another login the user is back on the same screen (specification §4, §8). */
export const LogsInAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(handle.expired('POST /api/Order/List', { once: true }), handle.expired('POST /api/Account/RefreshToken', { once: true })),
  render: () => <LiveMall account="buyer" at="/userCenter/order/index" />,
  play: async ({ canvas, step, userEvent }) => {
    await step('Is informed', async () => {
      await expect(await screen.findByRole('dialog', { name: '登录提示' })).toHaveTextContent('登录已过期，请重新登录')
      await userEvent.click(screen.getByRole('button', { name: '重新登录' }))
      await waitFor(() => expect(canvas.getByLabelText('当前地址')).toHaveTextContent('/login?ReturnUrl=/userCenter/order/index'))
    })
    await step('Logs in', async () => {
      await userEvent.type(await canvas.findByPlaceholderText('账号/手机号/邮箱'), 'buyer')
      await userEvent.type(canvas.getByPlaceholderText('请输入密码'), demoPassword)
      await userEvent.click(canvas.getByRole('button', { name: '登录' }))
      await slideHome(userEvent, liveCaptchaAnswer)
    })
    await step('Is back', async () => {
      await waitFor(() => expect(canvas.getByLabelText('当前地址')).toHaveTextContent(/^\/userCenter\/order\/index$/))
      await expect(await canvas.findByRole('heading', { name: '我的订单' })).toBeVisible()
      await showsOrders(canvas)
    })
  },
})

/** The token ran out and is refreshed without notice, and the call succeeds (specification §4). */
export const NobodyNotices = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.expired('POST /api/Order/List', { once: true })),
  render: () => <LiveMall account="buyer" at="/userCenter/order/index" />,
  play: async ({ canvas }) => {
    await showsOrders(canvas)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
