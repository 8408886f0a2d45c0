import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { demoPassword, handle } from '@mall/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Login } from './Login.tsx'
import { LoginView, type LoginViewProps } from './LoginView.tsx'

const args: LoginViewProps = {
  defaultAccount: '',
  status: 'idle',
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onSubmit: () => undefined,
  onActivate: () => undefined,
  onCode: () => undefined,
  onBack: () => undefined,
  onEdit: () => undefined,
}

const meta = preview.meta({
  title: 'Seller/登录 Login',
  component: LoginView,
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => localStorage.removeItem('seller:rememberedAccount'),
})

export const Filled = meta.story({ args: { defaultAccount: 'seller' } })
export const Submitting = meta.story({ args: { defaultAccount: 'seller', status: 'submitting' } })
export const Failed = meta.story({ args: { defaultAccount: 'seller', error: '服务器故障' } })
export const WrongPassword = meta.story({ args: { defaultAccount: 'seller', error: '账号或密码错误，还可尝试3次' } })
export const Locked = meta.story({
  args: { defaultAccount: 'seller', error: '账号已锁定，请15分钟后重试', isLocked: true },
  play: async ({ canvas }) => expect(canvas.getByText('可稍后再试，或请管理员解锁。')).toBeVisible(),
})
export const LongContent = meta.story({ args: { defaultAccount: 'very.long.account.name.of.a.customer.manager', error: '该账号登录尝试过于频繁，请60秒后重试', isLocked: true } })
export const InvalidInput = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入账号', { selector: '[role=alert] *' })).toBeVisible()
    await expect(await canvas.findByText('请输入密码', { selector: '[role=alert] *' })).toBeVisible()
  },
})
export const FirstLogin = meta.story({ args: { activating: 'wen' }, play: async ({ canvas }) => expect(await canvas.findByText(/首次登录，请设置您自己的密码/)).toBeVisible() })
export const SecondFactor = meta.story({ args: { asksForCode: true }, play: async ({ canvas }) => expect(await canvas.findByLabelText(/^验证码/)).toHaveFocus() })
export const Phone = meta.story({ args: { defaultAccount: 'seller' }, globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ args: { defaultAccount: 'seller' }, globals: { scheme: 'dark' } })

/** Password and captcha, then a code: nothing is stored before, and the page goes where it was asked for. */
export const AsksForACode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle.fail('POST /api/SellerAccount/Login', '请输入两步验证的验证码', { Code: 'SECOND_FACTOR_REQUIRED', MsgBody: { Ticket: 'ticket', ExpiresAt: '2026-03-18T10:05:00+08:00' } }),
      handle('POST /api/SellerAccount/SecondFactor', sellerLogin),
    ),
  render: () => (
    <StoryMall at="/login?ReturnUrl=%2Fproducts%3FShelf%3Doff" path="/login">
      <Login />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('账号/手机号/邮箱'), 'seller')
    await userEvent.type(canvas.getByPlaceholderText('请输入密码'), demoPassword)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await slideHome(userEvent)
    await userEvent.type(await canvas.findByLabelText(/^验证码/), '123 456')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/products?Shelf=off')
  },
})
