import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { handle, logins } from '@mall/mocks'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Invitation } from './Invitation.tsx'
import { InvitationView, type InvitationViewProps } from './InvitationView.tsx'

const args: InvitationViewProps = {
  account: 'lin.xiao',
  status: 'idle',
  error: null,
  captcha: { loadChallenge: () => new Promise(() => undefined), verify: () => Promise.resolve(null) },
  onEdit: fn(),
  onChoose: fn(),
  onEnterpriseChoose: fn(),
}

const meta = preview.meta({
  title: 'Screens/接受邀请 Invitation',
  component: InvitationView,
  parameters: { layout: 'fullscreen' },
  args,
})

const connected = (at = '/invitation#account=lin.xiao&key=K7PM-3XQT-9WLR') => () => (
  <StoryMall at={at} path="/invitation">
    <Invitation />
  </StoryMall>
)

export const Filled = meta.story()
export const Submitting = meta.story({ args: { status: 'submitting' } })
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^新密码/), 'lin.xiao9')
    await userEvent.click(canvas.getByRole('button', { name: '设置密码并登录' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})
export const WeakPassword = meta.story({ args: { error: '该密码过于常见，容易被猜到，请换一个' } })
export const Over = meta.story({ args: { account: null } })
export const SeveralEnterprises = meta.story({
  args: { enterprises: logins.admin.Enterprises },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '进入商城' })).toBeVisible()
  },
})
export const LongContent = meta.story({ args: { account: 'administrator.of.shanghai.2026' } })
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
export const Dark = meta.story({ globals: { scheme: 'dark' } })

const choose = async (
  canvas: { findByLabelText: (name: RegExp) => Promise<HTMLElement>; getByRole: (role: string, options: { name: string }) => HTMLElement },
  userEvent: { type: (node: Element, text: string) => Promise<void>; click: (node: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
) => {
  await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Mine&Ours27')
  await userEvent.type(await canvas.findByLabelText(/^确认新密码/), 'Mine&Ours27')
  await userEvent.click(canvas.getByRole('button', { name: '设置密码并登录' }))
  await slideHome(userEvent)
}

export const LogsIn = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/Activate', logins.buyer)),
  render: connected(),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/$/)
  },
})

/** Whoever was added to several before the first login chooses one, and nothing is stored until then. */
export const EntersTheChosenEnterprise = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/Activate', logins.admin)),
  render: connected(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvas, userEvent)
    const [, second] = await canvas.findAllByRole('radio')
    await userEvent.click(second ?? canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '进入商城' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/$/)
  },
})

/** Sent again meanwhile: the page says so, and what to do. */
export const Replaced = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/Activate', '账号或密码错误，还可尝试4次', { Code: 'WRONG_PASSWORD' })),
  render: connected(),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent)
    await expect(await canvas.findByText('链接已使用、已过期，或已被新的邀请替代')).toBeVisible()
    await expect(canvas.queryByLabelText(/^新密码/)).toBeNull()
  },
})

/** A link that was not copied whole. */
export const Cut = meta.story({
  render: connected('/invitation#account=lin.xiao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邀请已失效')).toBeVisible()
  },
})
