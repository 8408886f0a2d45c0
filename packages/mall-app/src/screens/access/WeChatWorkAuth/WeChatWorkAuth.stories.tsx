import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { handle, demoPassword, logins } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { workChatNonce } from './work-chat-nonce.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { WeChatWorkAuth } from './WeChatWorkAuth.tsx'
import { WeChatWorkAuthView, type WeChatWorkAuthViewProps } from './WeChatWorkAuthView.tsx'

const args: WeChatWorkAuthViewProps = {
  phase: 'authorising',
  status: 'idle',
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onBind: () => undefined,
  onEnterpriseChoose: () => undefined,
  onCode: () => undefined,
  onBack: () => undefined,
  onEdit: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/企业微信授权 WeChat Work login',
  component: WeChatWorkAuthView,
  parameters: { layout: 'fullscreen' },
  args,
})

export const Loading = meta.story()
export const Filled = meta.story({ args: { phase: 'binding' } })
export const Submitting = meta.story({ args: { phase: 'binding', status: 'submitting' } })
export const WrongPassword = meta.story({ args: { phase: 'binding', error: '账号或密码错误，还可尝试3次' } })
export const SecondFactor = meta.story({ args: { phase: 'code' }, play: async ({ canvas }) => expect(await canvas.findByLabelText(/^验证码/)).toHaveFocus() })
export const SeveralEnterprises = meta.story({
  args: { phase: 'choosing', enterprises: logins.admin.Enterprises },
  play: async ({ canvas }) => expect(await canvas.findByRole('radio', { checked: true })).toHaveFocus(),
})
export const Failed = meta.story({ args: { phase: 'failed', error: '授权码无效或已过期' } })
export const Outside = meta.story({ args: { phase: 'outside' } })
export const LongContent = meta.story({ args: { phase: 'failed', error: '企业微信暂时没有响应，可能是网络中断、证书过期或企业微信正在维护，请稍后再试，或先使用账号登录' } })

/** Comes back from the messenger, as this tab asked it to. */
const comeBack = (code: string, state = workChatNonce.begin('/shop/cart')) => (
  <StoryMall at={`/wechat-work-auth?code=${code}&state=${state}`}>
    <WeChatWorkAuth />
  </StoryMall>
)

export const NotConfigured = meta.story({
  render: () => (
    <StoryMall at="/wechat-work-auth">
      <WeChatWorkAuth />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('授权失败，请返回企业微信重试')).toBeVisible()
    await expect(canvas.getByText('商城尚未开通企业微信登录')).toBeVisible()
  },
})

export const AnotherState = meta.story({
  beforeEach: () => void workChatNonce.begin(''),
  render: () => comeBack('member-a', 'planted'),
  play: async ({ canvas }) => expect(await canvas.findByText('授权请求已失效或不是由本页面发起')).toBeVisible(),
})

export const LogsIn = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/LoginByWeChatWork', { Outcome: 'loggedIn', Login: logins.buyer })),
  render: () => comeBack('member-a'),
  play: async ({ canvas }) => expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart'),
})

/** Nothing is stored before one is chosen: the page stays, and goes on to where the user wanted to be then. */
export const EntersTheChosenEnterprise = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/LoginByWeChatWork', { Outcome: 'loggedIn', Login: logins.admin })),
  render: () => comeBack('member-c'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, second] = await canvas.findAllByRole('radio')
    await userEvent.click(second ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '进入商城' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

export const OutsideOfTheApp = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/LoginByWeChatWork', { Outcome: 'outside' })),
  render: () => comeBack('outsider'),
  play: async ({ canvas }) => expect(await canvas.findByText('您不在应用可见范围内')).toBeVisible(),
})

export const CodeUsed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/LoginByWeChatWork', '授权码无效或已过期')),
  render: () => comeBack('stale'),
  play: async ({ canvas }) => expect(await canvas.findByText('授权码无效或已过期')).toBeVisible(),
})

export const BindsAnAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/LoginByWeChatWork', { Outcome: 'unbound', BindTicket: 'bind-1' })),
  render: () => comeBack('member-b'),
  play: async ({ canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: '绑定并登录' })
    await userEvent.click(submit)
    await expect(await canvas.findByText('请输入账号', { selector: '[role=alert] *' })).toBeVisible()
    await userEvent.type(canvas.getByPlaceholderText('账号/手机号/邮箱'), 'buyer')
    await userEvent.type(canvas.getByPlaceholderText('请输入密码'), demoPassword)
    await userEvent.click(submit)
    await slideHome(userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})
