import { buildLoginInfo, buildTokenEnterprise, handle, logins } from '@mall/mocks'
import type { LoginInfo } from '@mall/api'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Token } from './Token.tsx'

const meta = preview.meta({ title: 'Screens/令牌 Token', parameters: { layout: 'fullscreen' } })

const connected = (login?: LoginInfo) => (
  <StoryMall at="/test/token" login={login}>
    <Token />
  </StoryMall>
)

export const Filled = meta.story({
  render: () => connected(logins.buyer),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('华启科技（上海）有限公司')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '调用一次' }))
    await expect(await canvas.findByText(/^成功：\d+个菜单编码$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '刷新令牌' }))
    await expect(await canvas.findByText('成功：令牌已刷新')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除令牌' }))
    await expect(await canvas.findByText('没有令牌')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Account/GetUserMenuList')),
  render: () => connected(logins.buyer),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '调用一次' }))
    await waitFor(() => expect(canvas.getByText('失败：服务器故障')).toBeVisible())
  },
})

export const Empty = meta.story({ render: () => connected() })

export const LongContent = meta.story({
  render: () => connected(buildLoginInfo({ Enterprise: buildTokenEnterprise({ EnterpriseName: '华启科技（上海）有限公司长三角区域综合运营与共享服务分公司' }) })),
})
