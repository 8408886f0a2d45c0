import { MallError } from '@mall/api'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SecondFactorView } from './SecondFactorView.tsx'

const off = { Demanded: false, Enabled: false, Since: null, RecoveryCodesLeft: 0 }
const on = { Demanded: false, Enabled: true, Since: '2026-03-18T10:00:00+08:00', RecoveryCodesLeft: 9 }
const secret = { Secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', Uri: 'otpauth://totp/%E6%96%87%E6%88%BF%E5%95%86%E5%9F%8E:buyer?issuer=%E6%96%87%E6%88%BF%E5%95%86%E5%9F%8E&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30' }
const codes = ['K7PM-3XQT', '9WLR-HD4A', 'QZ2F-7KMB', 'T5XC-R8NP', 'B4HJ-W6YE', 'M9DS-2VGU', 'X3LA-5QFK', 'C8RT-N7WZ', 'F6EP-J4HB', 'Y2KV-9MDS']
const wrong = (code: string, message: string) => fn(() => Promise.reject(new MallError('business', message, { code })))

const meta = preview.meta({
  title: 'Features/两步验证 Second factor',
  component: SecondFactorView,
  args: {
    factor: off, onRetry: fn(), onChanged: fn(),
    onStart: fn(() => Promise.resolve(secret)), onConfirm: fn(() => Promise.resolve({ RecoveryCodes: codes })), onEnd: fn(() => Promise.resolve('两步验证已关闭')),
  },
})

interface Hands {
  readonly userEvent: { click: (node: Element) => Promise<void>; type: (node: Element, text: string) => Promise<void> }
}

const press = async ({ userEvent }: Hands, name: string) => userEvent.click(await screen.findByRole('button', { name }))

const giveSecret = async (hands: Hands) => {
  await press(hands, '开启两步验证')
  await hands.userEvent.type(await screen.findByLabelText(/^登录密码/), 'Mall@2026')
  await press(hands, '下一步')
  await screen.findByAltText('验证器应用的二维码')
}

export const Off = meta.story()
export const On = meta.story({ args: { factor: on } })
export const Demanded = meta.story({ args: { factor: { ...on, Demanded: true } } })
export const FewCodesLeft = meta.story({ args: { factor: { ...on, RecoveryCodesLeft: 1 } } })
export const Loading = meta.story({ args: { factor: undefined } })
export const Failed = meta.story({ args: { factor: null } })

export const AsksForThePassword = meta.story({
  args: { onStart: wrong('WRONG_PASSWORD', '密码错误，还可尝试4次') },
  play: async ({ userEvent }) => {
    await press({ userEvent }, '开启两步验证')
    await userEvent.type(await screen.findByLabelText(/^登录密码/), 'wrong')
    await press({ userEvent }, '下一步')
    await expect(await screen.findByText('密码错误，还可尝试4次')).toBeVisible()
  },
})

export const Scan = meta.story({
  play: async ({ args, userEvent }) => {
    await giveSecret({ userEvent })
    await expect(args.onStart).toHaveBeenCalledWith({ Password: 'Mall@2026' })
    await expect(screen.getByText(/^JBSW Y3DP EHPK 3PXP/)).toBeVisible()
  },
})

export const WrongCode = meta.story({
  args: { onConfirm: wrong('SECOND_FACTOR_WRONG', '验证码错误，还可尝试4次') },
  play: async ({ userEvent }) => {
    await giveSecret({ userEvent })
    await userEvent.type(screen.getByLabelText(/^验证码/), '000000')
    await press({ userEvent }, '开启')
    await expect(await screen.findByText('验证码错误，还可尝试4次')).toBeVisible()
  },
})

export const RecoveryCodes = meta.story({
  play: async ({ args, userEvent }) => {
    await giveSecret({ userEvent })
    await userEvent.type(screen.getByLabelText(/^验证码/), '123 456')
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('K7PM-3XQT')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledWith({ Code: '123456' })
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
})

export const CodesAreShownOnce = meta.story({
  play: async ({ userEvent }) => {
    await giveSecret({ userEvent })
    await userEvent.type(screen.getByLabelText(/^验证码/), '123456')
    await press({ userEvent }, '开启')
    await press({ userEvent }, '我已保存')
    await waitFor(() => expect(screen.queryByText('K7PM-3XQT')).toBeNull())
  },
})

export const SwitchOff = meta.story({
  args: { factor: on },
  play: async ({ args, userEvent }) => {
    await press({ userEvent }, '关闭两步验证')
    const field = await screen.findByLabelText(/^登录密码/)
    await userEvent.type(field, 'Mall@2026{Enter}')
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce())
    await expect(args.onEnd).toHaveBeenCalledWith({ Password: 'Mall@2026' })
  },
})

export const AsksBeforeSwitchingOff = meta.story({
  args: { factor: on },
  play: async ({ userEvent }) => {
    await press({ userEvent }, '关闭两步验证')
    await expect(await screen.findByLabelText(/^登录密码/)).toBeVisible()
  },
})
