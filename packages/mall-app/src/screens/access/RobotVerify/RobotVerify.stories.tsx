import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { buildSecurityInfo, handle } from '@mall/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { RobotVerify } from './RobotVerify.tsx'
import { RobotVerifyView, type RobotVerifyViewProps } from './RobotVerifyView.tsx'

const args: RobotVerifyViewProps = {
  info: buildSecurityInfo(),
  rejections: 0,
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onPass: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/安全验证 Robot verify',
  component: RobotVerifyView,
  parameters: { layout: 'fullscreen' },
  args,
})

export const Loading = meta.story()
export const Refused = meta.story({ args: { rejections: 1, error: '验证失败，请重试' } })
export const LongContent = meta.story({ args: { info: buildSecurityInfo({ Ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', Target: `/api/Product/${'List'.repeat(40)}` }) } })
export const Failed = meta.story({ args: { captcha: { ...args.captcha, loadChallenge: () => Promise.reject(new Error('no answer')) } } })

const connected = (returnUrl: string) => (
  <StoryMall at={`/robotVerify?Ip=203.0.113.24&Target=%2Fapi%2FProduct%2FList&Guid=6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4&returnUrl=${encodeURIComponent(returnUrl)}`}>
    <RobotVerify />
  </StoryMall>
)

export const Filled = meta.story({ render: () => connected('/') })

export const ReturnsAfterwards = meta.story({
  render: () => connected('/product/index?Keyword=A4'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('访问过于频繁，请完成验证后继续')).toBeVisible()
    await slideHome(userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/product/index?Keyword=A4')
    await waitFor(() => expect(canvas.getByText('验证成功')).toBeVisible())
  },
})

export const NeverLeavesTheSite = meta.story({
  render: () => connected('//evil.example'),
  play: async ({ canvas, userEvent }) => {
    await slideHome(userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/$/)
  },
})

export const AsksAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/UnLock', '验证失败，请重试')),
  render: () => connected('/'),
  play: async ({ canvas, userEvent }) => {
    await slideHome(userEvent)
    await waitFor(() => expect(canvas.getByText('验证失败，请重试', { selector: '[role=alert] *' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('slider')).not.toHaveAttribute('aria-disabled', 'true'))
  },
})

export const Submitting = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.never('POST /api/Account/UnLock')),
  render: () => connected('/'),
  play: async ({ canvas, userEvent }) => {
    await slideHome(userEvent)
    await expect(await canvas.findByText('验证通过')).toBeVisible()
  },
})
