import { defaultSite } from '@mall/api/contract'
import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { demoPassword, handle, logins } from '@mall/mocks'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { SiteContext } from '../../../site/site.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Login } from './Login.tsx'
import { LoginView, type LoginViewProps } from './LoginView.tsx'

const args: LoginViewProps = {
  defaultAccount: '',
  status: 'idle',
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onSubmit: () => undefined,
  onEnterpriseChoose: () => undefined,
  onActivate: () => undefined,
  onCode: () => undefined,
  onBack: () => undefined,
  onEdit: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/登录 Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => localStorage.removeItem('rememberedAccount'),
})

export const Filled = meta.story({ args: { defaultAccount: 'buyer' } })
export const Phone = meta.story({ args: { defaultAccount: 'buyer' }, globals: { viewport: { value: 'w390' } } })
export const Submitting = meta.story({ args: { defaultAccount: 'buyer', status: 'submitting' } })
export const WrongPassword = meta.story({
  args: { defaultAccount: 'buyer', error: '账号或密码错误，还可尝试3次' },
  play: async ({ canvas }) => {
    const problem = canvas.getByText('账号或密码错误，还可尝试3次').closest('[role=alert]')
    await expect(problem?.querySelector('svg')).toBeVisible()
  },
})
export const Locked = meta.story({ args: { defaultAccount: 'buyer', error: '账号已锁定，请15分钟后重试', isLocked: true } })
export const Slowed = meta.story({ args: { defaultAccount: 'buyer', error: '该账号登录尝试过于频繁，请10秒后重试', isLocked: true } })
export const Disabled = meta.story({ args: { defaultAccount: 'buyer', error: '账号已停用，请联系企业管理员' } })

const passkey = { isAsking: false, onUse: fn() }

export const Passkey = meta.story({
  args: { passkey },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '使用通行密钥登录' }))
    await expect(passkey.onUse).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('请输入账号', { selector: '[role=alert] *' })).toBeNull()
  },
})
export const PasskeyAsking = meta.story({ args: { passkey: { ...passkey, isAsking: true } } })
export const PasskeyCancelled = meta.story({ args: { passkey, error: '操作已取消或超时，请重试' } })

export const InvalidInput = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入账号', { selector: '[role=alert] *' })).toBeVisible()
    await expect(await canvas.findByText('请输入密码', { selector: '[role=alert] *' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('账号/手机号/邮箱')).toHaveFocus()
  },
})

export const SeveralEnterprises = meta.story({
  args: {
    enterprises: [
      { EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司' },
      { EnterpriseId: 2, EnterpriseName: '华启制造（苏州）有限公司' },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: '华启科技（上海）有限公司' })).toHaveFocus(),
})

export const LongContent = meta.story({
  args: {
    enterprises: [
      { EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司长三角区域综合运营与共享服务分公司' },
      { EnterpriseId: 2, EnterpriseName: '华启制造' },
    ],
    error: '网络连接故障',
  },
})

export const WeChatWork = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '企业微信' }))
    await expect(await canvas.findByText(/企业微信登录尚未开通/)).toBeVisible()
  },
})

export const WeChatWorkConfigured = meta.story({
  args: { weChatWorkHref: '/wechat-work-auth?ReturnUrl=%2Fshop%2Fcart' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '企业微信' }))
    await expect(await canvas.findByRole('link', { name: '前往企业微信授权' })).toHaveAttribute('href', '/wechat-work-auth?ReturnUrl=%2Fshop%2Fcart')
  },
})

/** The initial password was right: it opens nothing but this. */
export const FirstLogin = meta.story({
  args: { activating: 'lihua' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Lihua@2026')
    await userEvent.type(canvas.getByLabelText(/^确认新密码/), 'Mine&Ours27')
    await userEvent.click(canvas.getByRole('button', { name: '设置密码并登录' }))
    await expect(await canvas.findByText('密码不能包含账号')).toBeVisible()
    await expect(canvas.getByText('两次输入的密码不一致')).toBeVisible()
  },
})

/** The password was right: a code of the authenticator, or a recovery code. */
export const SecondFactor = meta.story({ args: { asksForCode: true }, play: async ({ canvas }) => expect(await canvas.findByLabelText(/^验证码/)).toHaveFocus() })
export const SecondFactorSubmitting = meta.story({ args: { asksForCode: true, status: 'submitting' } })
export const SecondFactorWrong = meta.story({ args: { asksForCode: true, error: '验证码错误，还可尝试3次' } })
export const SecondFactorInvalid = meta.story({
  args: { asksForCode: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^验证码/), '12')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('验证码为6位数字')).toBeVisible()
  },
})
export const RecoveryCode = meta.story({
  args: { asksForCode: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '手机不在身边？使用恢复码' }))
    await expect(await canvas.findByLabelText(/^恢复码/)).toBeVisible()
  },
})

const connected = () => (
  <StoryMall at="/login?ReturnUrl=%2Fshop%2Fcart">
    <Login />
  </StoryMall>
)

/** Types an account, then moves the captcha's piece home by keyboard. */
const logIn = async (
  canvasElement: HTMLElement,
  userEvent: { type: (node: Element, text: string) => Promise<void>; click: (node: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
  account = 'buyer',
) => {
  const page = within(canvasElement)
  await userEvent.type(page.getByPlaceholderText('账号/手机号/邮箱'), account)
  await userEvent.type(page.getByPlaceholderText('请输入密码'), demoPassword)
  await userEvent.click(page.getByRole('button', { name: '登录' }))
  await slideHome(userEvent)
}

export const ComesBackAfterwards = meta.story({
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

export const EntersTheChosenEnterprise = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/Login', logins.admin)),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent, 'admin')
    const [, second] = await canvas.findAllByRole('radio')
    await userEvent.click(second ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '进入商城' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

export const ChoosesAPassword = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(handle.fail('POST /api/Account/Login', '首次登录，请设置您自己的密码', { Code: 'ACTIVATION_REQUIRED' }), handle('POST /api/Account/Activate', logins.buyer)),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Mine&Ours27')
    await userEvent.type(canvas.getByLabelText(/^确认新密码/), 'Mine&Ours27')
    await userEvent.click(canvas.getByRole('button', { name: '设置密码并登录' }))
    await slideHome(userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

/** What a browser does with a passkey, in its place. */
const device = (answer: () => Promise<unknown>) => {
  const { get } = navigator.credentials
  navigator.credentials.get = answer as typeof get
  return () => {
    navigator.credentials.get = get
  }
}

const site = { ...defaultSite, PasskeyOrigin: location.origin }
const connectedWithPasskeys = () => (
  <SiteContext value={site}>
    {connected()}
  </SiteContext>
)
const bytes = new Uint8Array([1, 2, 3]).buffer

export const ComesBackByPasskey = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle('POST /api/Account/PasskeyLoginOptions', { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }), handle('POST /api/Account/PasskeyLogin', logins.buyer))
    const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes }
    return device(() => Promise.resolve({ id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}), authenticatorAttachment: 'platform' }))
  },
  render: connectedWithPasskeys,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '使用通行密钥登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

export const PasskeyGivenUp = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(handle('POST /api/Account/PasskeyLoginOptions', { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }))
    return device(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  },
  render: connectedWithPasskeys,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '使用通行密钥登录' }))
    await expect(await canvas.findByText('操作已取消或超时，请重试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '使用通行密钥登录' })).toBeEnabled()
  },
})

export const AsksForACode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle.fail('POST /api/Account/Login', '请输入两步验证的验证码', { Code: 'SECOND_FACTOR_REQUIRED', MsgBody: { Ticket: 'ticket', ExpiresAt: '2026-03-18T10:05:00+08:00' } }),
      handle('POST /api/Account/SecondFactor', logins.buyer),
    ),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await expect(localStorage.getItem('token')).toBeNull()
    await userEvent.type(await canvas.findByLabelText(/^验证码/), '123 456')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/shop/cart')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Account/Login')),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await waitFor(() => expect(canvas.getByText('服务器故障')).toBeVisible())
    await expect(canvas.getByPlaceholderText('账号/手机号/邮箱')).toHaveValue('buyer')
  },
})

export const LockedOffersACode = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/Login', '账号已锁定，请15分钟后重试', { Code: 'ACCOUNT_LOCKED' })),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await userEvent.click(await canvas.findByRole('link', { name: '用验证码解锁' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/resetPassword?Purpose=unlock')
  },
})

export const KeepsWhatWasTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/Login', '账号或密码错误，还可尝试4次')),
  render: connected,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logIn(canvasElement, userEvent)
    await expect(await canvas.findByText('账号或密码错误，还可尝试4次')).toBeVisible()
    await expect(canvas.getByPlaceholderText('请输入密码')).toHaveValue(demoPassword)
  },
})
