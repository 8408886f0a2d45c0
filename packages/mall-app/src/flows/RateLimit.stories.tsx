import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { handle } from '@mall/mocks'
import { liveCaptchaAnswer, liveMall } from '@mall/mocks/live-mall'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LiveMall } from '../testing/LiveMall.tsx'

const meta = preview.meta({
  title: 'Flows/429 限流',
  id: 'flows-429',
  parameters: { layout: 'fullscreen' },
  beforeEach: async ({ msw }) => msw.use(...handle.rateLimited('POST /api/Product/List'), ...(await liveMall())),
})

const list = () => <LiveMall account="buyer" at="/product/index?Keyword=复印纸" />

/** The captcha over whatever screen is open; then what waited is answered (specification §4, §8). */
export const PassesTheCaptcha = meta.story({
  render: list,
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '安全验证' })).toHaveTextContent('系统识别到您的访问存在安全隐患')
    await slideHome(userEvent, liveCaptchaAnswer)
    await waitFor(() => expect(screen.getByText('验证成功')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** The screen says that it failed, and can be tried again. */
export const GivesUp = meta.story({
  render: list,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: '安全验证' })
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})
