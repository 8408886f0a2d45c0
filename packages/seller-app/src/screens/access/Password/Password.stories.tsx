import { MallError } from '@mall/api'
import { ChangePasswordView } from '@mall/app-kit/access/ChangePasswordView.tsx'
import { handle } from '@mall/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Password } from './Password.tsx'

const meta = preview.meta({
  title: 'Seller/修改密码 Password',
  component: ChangePasswordView,
  args: { cancelHref: '/', note: '忘记原密码时，可请管理员重置', onChange: fn(() => Promise.resolve('修改成功，请重新登录')), onChanged: fn() },
  decorators: [(Story) => <StoryMall>{Story()}</StoryMall>],
})

interface Typing {
  readonly canvas: { getByLabelText: (label: RegExp) => HTMLElement; getByRole: (role: string, how: { name: string }) => HTMLElement }
  readonly userEvent: { type: (element: HTMLElement, text: string) => Promise<void>; click: (element: HTMLElement) => Promise<void> }
}

const change = async ({ canvas, userEvent }: Typing) => {
  await userEvent.type(canvas.getByLabelText(/^原密码/), 'Mall@2026')
  await userEvent.type(canvas.getByLabelText(/^新密码/), 'Desk&Paper26')
  await userEvent.type(canvas.getByLabelText(/^确认新密码/), 'Desk&Paper26')
  await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
}

export const Filled = meta.story()
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByText('请输入原密码')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
export const Failed = meta.story({
  args: { onChange: fn(() => Promise.reject(new MallError('business', '新密码不能与原密码相同', { code: 'PASSWORD_UNCHANGED' }))) },
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent })
    await waitFor(() => expect(canvas.getByLabelText(/^新密码/)).toHaveAccessibleDescription(/新密码不能与原密码相同/))
  },
})
export const Submitting = meta.story({
  args: { onChange: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await change({ canvas, userEvent })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

/** All sessions end with the old password, this one too. */
export const Changes = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerAccount/ChangePassword', '修改成功，请重新登录')),
  render: () => <Password />,
  play: async ({ canvas, userEvent }) => {
    await change({ canvas, userEvent })
    await expect(await canvas.findByText('修改成功，请重新登录')).toBeVisible()
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/login')
  },
})
