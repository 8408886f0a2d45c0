import { MallError } from '@mall/api'
import { ChangePasswordView } from '@mall/app-kit/access/ChangePasswordView.tsx'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/修改密码 Password',
  component: ChangePasswordView,
  args: { cancelHref: '/userCenter/index', note: '忘记原密码时，可退出后通过找回密码重置', onChange: fn(() => Promise.resolve('修改成功，请重新登录')), onChanged: fn() },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

interface Typing {
  readonly canvas: { getByLabelText: (label: string | RegExp) => HTMLElement; getByRole: (role: string, how: { name: string }) => HTMLElement }
  readonly userEvent: { type: (element: HTMLElement, text: string) => Promise<void>; click: (element: HTMLElement) => Promise<void> }
}

const change = async ({ canvas, userEvent }: Typing, old: string, password: string, again = password) => {
  await userEvent.type(canvas.getByLabelText(/^原密码/), old)
  await userEvent.type(canvas.getByLabelText(/^新密码/), password)
  await userEvent.type(canvas.getByLabelText(/^确认新密码/), again)
  await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
}

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Mall@2026', 'Desk&Paper26')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ OldPassword: 'Mall@2026', Password: 'Desk&Paper26' }))
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByText('请输入原密码')).toBeVisible()
    await expect(canvas.getByText('密码须为8–20个字符')).toBeVisible()
    await expect(canvas.getByText('请再次输入新密码')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
export const Differs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Mall@2026', 'Desk&Paper26', 'Desk&Paper27')
    await expect(await canvas.findByText('两次输入的密码不一致')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** What the server refuses stands beside its field, and nothing that was typed is lost. */
export const Failed = meta.story({
  args: { onChange: fn(() => Promise.reject(new MallError('business', '密码错误，还可尝试4次', { code: 'WRONG_PASSWORD' }))) },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Wrong@2026', 'Desk&Paper26')
    await waitFor(() => expect(canvas.getByLabelText(/^原密码/)).toHaveAccessibleDescription('密码错误，还可尝试4次'))
    await expect(canvas.getByLabelText(/^新密码/)).toHaveValue('Desk&Paper26')
  },
})
export const Submitting = meta.story({
  args: { onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await change({ canvas, userEvent }, 'Mall@2026', 'Desk&Paper26')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
