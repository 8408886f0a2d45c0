import { defaultSite, type LoginInfo } from '@mall/api/contract'
import { sessionAccount } from '@mall/app-kit/access/session-account.ts'
import { slideHome } from '@mall/app-kit/testing/slide-home.ts'
import { demoPassword, handle, logins, responseBuilder } from '@mall/mocks'
import { HttpResponse, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Submit } from '../screens/shopping/Submit/Submit.tsx'
import { SiteContext } from '../site/site.ts'
import { StoryMall } from '../testing/StoryMall.tsx'

interface User {
  readonly type: (node: Element, text: string) => Promise<void>
  readonly click: (node: Element) => Promise<void>
  readonly keyboard: (keys: string) => Promise<void>
}

/** A session as it was before the server ended it. */
const before = { ...logins.buyer, Token: 'stale', RefreshToken: 'refused' }

const submissions: string[] = []

const meta = preview.meta({
  title: 'Screens/重新登录 Kept page',
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    localStorage.clear()
    sessionAccount.set(before, 'buyer')
    submissions.length = 0
    msw.use(
      http.post('*/api/Order/Submit', async ({ request }) => {
        submissions.push(((await request.clone().json()) as { RequestId: string }).RequestId)
        return submissions.length === 1 ? HttpResponse.json({ MsgHeader: { Success: false, Code: 'UNAUTHORIZED', RetMessage: '未登录或登录已过期，请重新登录' }, MsgBody: null }, { status: 401 }) : undefined
      }),
      handle.expired('POST /api/Account/RefreshToken', { once: true }),
    )
  },
  render: () => (
    <StoryMall at="/shop/submit" login={before}>
      <Submit />
    </StoryMall>
  ),
})

/** Fills in an order, and sends it after the session has ended. */
const sendsTooLate = async (canvas: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
  await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
  return within(await screen.findByRole('dialog', { name: '登录已过期，请重新登录' }))
}

const logsIn = async (dialog: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.type(await dialog.findByPlaceholderText('请输入密码'), demoPassword)
  await userEvent.click(dialog.getByRole('button', { name: '登录' }))
  await slideHome(userEvent)
}

export const OverTheSubmitPage = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await expect(dialog.getByPlaceholderText('账号/手机号/邮箱')).toHaveValue('buyer')
    await expect(dialog.getByPlaceholderText('账号/手机号/邮箱')).toHaveAttribute('readonly')
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
  },
})

export const GoesOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await logsIn(await sendsTooLate(canvas, userEvent), userEvent)
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await expect(submissions).toEqual([submissions[0], submissions[0]])
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/Login', '账号或密码错误，还可尝试4次')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await logsIn(dialog, userEvent)
    await expect(await dialog.findByText('账号或密码错误，还可尝试4次')).toBeVisible()
  },
})

export const Locked = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/Account/Login', '账号已锁定，请15分钟后重试', { Code: 'ACCOUNT_LOCKED' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await logsIn(dialog, userEvent)
    await expect(await dialog.findByText(/可在新窗口用验证码解锁/)).toBeVisible()
  },
})

export const SecondFactor = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle.fail('POST /api/Account/Login', '请输入两步验证的验证码', { Code: 'SECOND_FACTOR_REQUIRED', MsgBody: { Ticket: 'ticket', ExpiresAt: '2026-03-18T10:05:00+08:00' } }),
      handle('POST /api/Account/SecondFactor', logins.buyer),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await logsIn(dialog, userEvent)
    await expect(await dialog.findByLabelText(/^验证码/)).toBeVisible()
  },
})

export const SecondFactorGoesOn = meta.story({
  beforeEach: SecondFactor.input.beforeEach,
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await logsIn(dialog, userEvent)
    await userEvent.type(await dialog.findByLabelText(/^验证码/), '123456')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await expect(submissions).toEqual([submissions[0], submissions[0]])
  },
})

export const AnotherPerson = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/Login', logins.approver)),
  play: async ({ canvas, userEvent }) => {
    await logsIn(await sendsTooLate(canvas, userEvent), userEvent)
    await expect(await screen.findByText('离开此页，已填写的内容不会保留。')).toBeVisible()
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
    await expect(submissions).toHaveLength(1)
  },
})

export const AnotherPersonLeaves = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/Account/Login', logins.approver)),
  play: async ({ canvas, userEvent }) => {
    await logsIn(await sendsTooLate(canvas, userEvent), userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '离开' }))
    await expect(await canvas.findByLabelText('当前地址')).toBeVisible()
    await expect(submissions).toHaveLength(1)
  },
})

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }))
    await expect(await screen.findByRole('button', { name: '重新登录' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^提交(订单|审批)$/ })).not.toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.queryByText('未登录或登录已过期，请重新登录')).toBeNull()
    await expect(canvas.queryByText(/订单可能已生成/)).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货'))
  },
})

export const BackByTheBanner = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }))
    await userEvent.click(await screen.findByRole('button', { name: '重新登录' }))
    await logsIn(within(await screen.findByRole('dialog', { name: '登录已过期，请重新登录' })), userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('button', { name: '重新登录' })).toBeNull()
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
    await expect(submissions).toHaveLength(1)
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

const bytes = new Uint8Array([1, 2, 3]).buffer
const agrees = () => {
  const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes }
  return device(() => Promise.resolve({ id: 'AQID', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}), authenticatorAttachment: 'platform' }))
}

/** A mall with passkeys at this address. */
const withPasskeys = {
  render: () => (
    <SiteContext value={{ ...defaultSite, PasskeyOrigin: location.origin }}>
      <StoryMall at="/shop/submit" login={before}>
        <Submit />
      </StoryMall>
    </SiteContext>
  ),
}

const passkeyCalls = (login: LoginInfo) => [
  handle('POST /api/Account/PasskeyLoginOptions', { challenge: 'AQID', rpId: 'localhost', timeout: 300_000, userVerification: 'required' }),
  handle('POST /api/Account/PasskeyLogin', login),
]

export const OffersAPasskey = meta.story({
  ...withPasskeys,
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await expect(await dialog.findByRole('button', { name: '使用通行密钥登录' })).toBeEnabled()
  },
})

export const GoesOnByPasskey = meta.story({
  ...withPasskeys,
  beforeEach: ({ msw }) => {
    // Nobody typed the account: the mall says it.
    msw.use(...passkeyCalls(logins.buyer), handle('POST /api/Account/Profile', responseBuilder('POST /api/Account/Profile')({ Account: 'caigou01' })))
    return agrees()
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: '使用通行密钥登录' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent(/^\/shop\/state\?id=/)
    await expect(submissions).toEqual([submissions[0], submissions[0]])
    await expect(sessionAccount.get({ ...logins.buyer, CustomerLogo: '' })).toBe('caigou01')
  },
})

export const PasskeyOfAnotherPerson = meta.story({
  ...withPasskeys,
  beforeEach: ({ msw }) => {
    msw.use(...passkeyCalls(logins.approver))
    return agrees()
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: '使用通行密钥登录' }))
    await expect(await screen.findByText('离开此页，已填写的内容不会保留。')).toBeVisible()
    await expect(canvas.getByLabelText(/^采购事由/)).toHaveValue('季度补货')
    await expect(submissions).toHaveLength(1)
    await expect(sessionAccount.get({ ...logins.approver, CustomerLogo: '' })).toBeNull()
  },
})

export const PasskeyGivenUp = meta.story({
  ...withPasskeys,
  beforeEach: ({ msw }) => {
    msw.use(...passkeyCalls(logins.buyer))
    return device(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await sendsTooLate(canvas, userEvent)
    await userEvent.click(await dialog.findByRole('button', { name: '使用通行密钥登录' }))
    await expect(await dialog.findByText('操作已取消或超时，请重试')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '使用通行密钥登录' })).toBeEnabled()
    await expect(submissions).toHaveLength(1)
  },
})

export const AccountDisabled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/Account/RefreshToken', () => HttpResponse.json({ MsgHeader: { Success: false, Code: 'ACCOUNT_DISABLED', RetMessage: '账号已停用，请联系企业管理员' }, MsgBody: null }, { status: 401 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^采购事由/), '季度补货')
    await userEvent.click(canvas.getByRole('button', { name: /^提交(订单|审批)$/ }))
    await expect(await screen.findByRole('dialog', { name: '账号已停用，请联系企业管理员' })).toBeVisible()
  },
})
