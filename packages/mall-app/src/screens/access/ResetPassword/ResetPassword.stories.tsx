import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { handle } from '@mall/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx'

const args: ResetPasswordViewProps = {
  step: 'account',
  purpose: 'reset',
  account: '',
  target: '该账号登记的邮箱',
  resendAt: 0,
  status: 'idle',
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onCheck: () => undefined,
  onVerify: () => undefined,
  onReset: () => undefined,
  onEdit: () => undefined,
  onRestart: () => undefined,
}

const meta = preview.meta({
  title: 'Screens/找回密码 Reset password',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen' },
  args,
  beforeEach: () => localStorage.removeItem('rememberedAccount'),
})

export const Filled = meta.story({ args: { account: 'buyer' } })
export const Loading = meta.story({
  args: { account: 'buyer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.getByText('正在加载验证…')).toBeVisible())
  },
})
export const Submitting = meta.story({ args: { account: 'buyer', status: 'submitting' } })
export const TooSoon = meta.story({ args: { account: 'buyer', error: '请42秒后重新获取' } })
export const Failed = meta.story({ args: { account: 'buyer', error: '服务器故障' } })
export const Code = meta.story({
  args: { step: 'code', account: 'buyer', resendAt: new Date('2026-03-18T10:01:00+08:00').getTime() },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus(),
})
export const CodeCanBeSentAgain = meta.story({ args: { step: 'code', account: 'buyer' } })
export const WrongCode = meta.story({ args: { step: 'code', account: 'buyer', error: '验证码错误，还可尝试3次' } })
export const LongContent = meta.story({
  args: { step: 'code', target: 'bu***@procurement.shared-services.yangtze-delta.division.example', error: '今日获取验证码次数已达上限，请明天再试' },
})
export const Password = meta.story({
  args: { step: 'password', account: 'buyer' },
  play: async ({ canvas }) => expect(canvas.getByLabelText('新密码')).toHaveFocus(),
})
export const DeadTicket = meta.story({ args: { step: 'password', account: 'buyer', error: '验证码已失效，请重新获取' } })
export const Done = meta.story({
  args: { step: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: '去登录' })).toHaveAccessibleDescription('密码重置成功，请重新登录')
  },
})

export const UnlockCode = meta.story({ args: { purpose: 'unlock', step: 'code', account: 'buyer' } })
export const Unlocked = meta.story({ args: { purpose: 'unlock', step: 'done' } })

export const InvalidAccount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('请输入账号', { selector: '[role=alert] *' })).toBeVisible()
  },
})

export const InvalidCode = meta.story({
  args: { step: 'code', account: 'buyer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('6位数字'), '12a')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(await canvas.findByText('验证码为6位数字', { selector: '[role=alert] *' })).toBeVisible()
  },
})

export const InvalidPassword = meta.story({
  args: { step: 'password', account: 'buyer' },
  play: async ({ canvas, userEvent }) => {
    const [first, again] = [canvas.getByLabelText('新密码', { exact: true }), canvas.getByLabelText('确认新密码')]
    await userEvent.type(first, 'Buyer!2026')
    await userEvent.type(again, 'Buyer!2027')
    await expect(canvas.getByText('密码强度：弱')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重置密码' }))
    await expect(await canvas.findByText('密码不能包含账号', { selector: '[role=alert] *' })).toBeVisible()
    await expect(await canvas.findByText('两次输入的密码不一致', { selector: '[role=alert] *' })).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, 'Neues!2026')
    await expect(canvas.getByText('密码强度：中')).toBeVisible()
    await userEvent.type(first, 'abc')
    await expect(canvas.getByText('密码强度：强')).toBeVisible()
  },
})

const connected = (at = '/resetPassword') => (
  <StoryMall at={at}>
    <ResetPassword />
  </StoryMall>
)

export const ResetsThePassword = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/ResetVerify', '验证码错误，还可尝试4次', { Code: 'RESET_CODE_WRONG', once: true })),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('账号/手机号/邮箱'), 'buyer')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await slideHome(userEvent)
    await expect(await canvas.findByText(/6位验证码已发送至该账号登记的邮箱/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '60秒后重新获取' })).toBeDisabled()
    await userEvent.type(canvas.getByPlaceholderText('6位数字'), '000000')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(await canvas.findByText('验证码错误，还可尝试4次')).toBeVisible()
    await userEvent.clear(canvas.getByPlaceholderText('6位数字'))
    await userEvent.type(canvas.getByPlaceholderText('6位数字'), '204816')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await userEvent.type(await canvas.findByLabelText('新密码', { exact: true }), 'Neues!2026')
    await userEvent.type(canvas.getByLabelText('确认新密码'), 'Neues!2026')
    await userEvent.click(canvas.getByRole('button', { name: '重置密码' }))
    await expect(await canvas.findByText('密码重置成功，请重新登录')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '去登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login')
  },
})

export const UnlocksTheAccount = meta.story({
  render: () => connected('/resetPassword?Purpose=unlock'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('账号/手机号/邮箱'), 'buyer')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await slideHome(userEvent)
    await userEvent.type(await canvas.findByPlaceholderText('6位数字'), '204816')
    await userEvent.click(canvas.getByRole('button', { name: '下一步' }))
    await expect(await canvas.findByText('账号已解锁，请重新登录')).toBeVisible()
    await expect(canvas.queryByLabelText('新密码', { exact: true })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: '去登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login')
  },
})

export const ServerBroken = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken('POST /api/Account/ResetCheck')),
  render: () => connected(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByPlaceholderText('账号/手机号/邮箱'), 'buyer')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await slideHome(userEvent)
    await waitFor(() => expect(canvas.getByText('服务器故障')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
