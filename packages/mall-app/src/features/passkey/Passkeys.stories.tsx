import { MallError } from '@mall/api'
import type { Passkey } from '@mall/api/contract'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { deviceProblem } from './device-problem.ts'
import { PasskeysView } from './PasskeysView.tsx'

const passkey = (at: number, parts?: Partial<Passkey>): Passkey => ({
  PasskeyId: `6f1a0f0e-0000-4000-8000-0000000000${String(at).padStart(2, '0')}`, Name: `设备 ${at}`, CreatedAt: `2026-03-${String(at).padStart(2, '0')}T09:30:00+08:00`, LastUsedAt: null, ...parts,
})
const two = [passkey(1, { Name: '工作手机', LastUsedAt: '2026-03-18T08:55:00+08:00' }), passkey(12, { Name: '家里的电脑' })]
const fails = (code: string, message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Features/通行密钥 Passkeys',
  component: PasskeysView,
  args: {
    passkeys: two, offer: 'here' as const, origin: 'https://mall.example', onRetry: fn(),
    onAdd: fn(() => Promise.resolve()), onRename: fn(() => Promise.resolve()), onRemove: fn(() => Promise.resolve()),
  },
})

interface Hands {
  readonly click: (node: Element) => Promise<void>
  readonly type: (node: Element, text: string) => Promise<void>
}

const press = async (hands: Hands, name: string) => hands.click(await screen.findByRole('button', { name }))

const fillAdd = async (hands: Hands) => {
  await press(hands, '添加通行密钥')
  await hands.type(await screen.findByLabelText(/^名称/), '会议室平板')
  await hands.type(screen.getByLabelText(/^登录密码/), 'Mall@2026')
  await press(hands, '下一步')
}

export const Filled = meta.story()
export const Empty = meta.story({ args: { passkeys: [] } })
export const Loading = meta.story({ args: { passkeys: undefined } })
export const Failed = meta.story({ args: { passkeys: null } })
export const LimitReached = meta.story({
  args: { passkeys: Array.from({ length: 10 }, (_, index) => passkey(index + 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '添加通行密钥' })).toBeDisabled()
    await expect(canvas.getByText('已达10个上限，删除不用的后可再添加。')).toBeVisible()
  },
})
export const LongContent = meta.story({ args: { passkeys: [passkey(3, { Name: '上海总部十七楼行政采购组公用的会议室平板电脑（二〇二六年一月领用）'.slice(0, 30), LastUsedAt: '2026-03-18T08:55:00+08:00' }), passkey(4, { Name: 'W'.repeat(30) })] } })
export const Unsupported = meta.story({ args: { offer: 'unsupported', passkeys: [] } })
export const Elsewhere = meta.story({ args: { offer: 'elsewhere' } })

export const Adds = meta.story({
  play: async ({ args, userEvent }) => {
    await fillAdd(userEvent)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith({ Name: '会议室平板', Password: 'Mall@2026' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const InvalidInput = meta.story({
  play: async ({ args, userEvent }) => {
    await press(userEvent, '添加通行密钥')
    await press(userEvent, '下一步')
    await expect(await screen.findByText('请输入名称')).toBeVisible()
    await expect(screen.getByText('请输入登录密码')).toBeVisible()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story({
  args: { onAdd: fn(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await fillAdd(userEvent)
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce())
  },
})

export const WrongPassword = meta.story({
  args: { onAdd: fails('WRONG_PASSWORD', '密码错误，还可尝试4次') },
  play: async ({ userEvent }) => {
    await fillAdd(userEvent)
    await expect(await screen.findByText('密码错误，还可尝试4次')).toBeVisible()
  },
})

export const CancelledByTheUser = meta.story({
  args: { onAdd: fn(() => Promise.reject(deviceProblem(new DOMException('', 'NotAllowedError')))) },
  play: async ({ userEvent }) => {
    await fillAdd(userEvent)
    await expect(await screen.findByText('操作已取消或超时，请重试')).toBeVisible()
    await expect(screen.getByLabelText(/^名称/)).toHaveValue('会议室平板')
  },
})

export const Expired = meta.story({
  args: { onAdd: fails('PASSKEY_EXPIRED', '验证已超时，请重试') },
  play: async ({ userEvent }) => {
    await fillAdd(userEvent)
    await expect(await screen.findByText('验证已超时，请重试')).toBeVisible()
  },
})

export const Renames = meta.story({
  play: async ({ args, userEvent }) => {
    await press(userEvent, '重命名 家里的电脑')
    const field = await screen.findByLabelText(/^名称/)
    await userEvent.clear(field)
    await userEvent.type(field, '书房的电脑')
    await press(userEvent, '保存')
    await waitFor(() => expect(args.onRename).toHaveBeenCalledWith({ PasskeyId: two[1]?.PasskeyId, Name: '书房的电脑' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const RenameFails = meta.story({
  args: { onRename: fails('PASSKEY_NOT_FOUND', '通行密钥不存在，可能已被删除') },
  play: async ({ userEvent }) => {
    await press(userEvent, '重命名 工作手机')
    await userEvent.type(await screen.findByLabelText(/^名称/), '2')
    await press(userEvent, '保存')
    await expect(await screen.findByText('通行密钥不存在，可能已被删除')).toBeVisible()
  },
})

export const AsksBeforeRemoving = meta.story({
  play: async ({ userEvent }) => {
    await press(userEvent, '删除 工作手机')
    await expect(await screen.findByLabelText(/^登录密码/)).toBeVisible()
  },
})

export const Removes = meta.story({
  play: async ({ args, userEvent }) => {
    await press(userEvent, '删除 工作手机')
    await userEvent.type(await screen.findByLabelText(/^登录密码/), 'Mall@2026{Enter}')
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith({ PasskeyId: two[0]?.PasskeyId, Password: 'Mall@2026' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
