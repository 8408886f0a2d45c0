import { MallError } from '@mall/api'
import { noticeKindNames, type AccountProfile, type NoticeKind } from '@mall/api/contract'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { pageBuilder, responseBuilder } from '@mall/mocks'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { AvatarCrop } from '../../../components/avatar-crop/AvatarCrop.tsx'
import { NoticeSettingsView } from '../../../features/notice/NoticeSettingsView.tsx'
import { PasskeysView } from '../../../features/passkey/PasskeysView.tsx'
import { SecondFactorView } from '../../../features/second-factor/SecondFactorView.tsx'
import { ProfileLoading } from './ProfileLoading.tsx'
import { ProfileView } from './ProfileView.tsx'

const buildProfile = (parts?: Partial<AccountProfile>) =>
  responseBuilder('POST /api/Account/Profile')({
    Account: 'buyer2', Nickname: '研发采购员', Name: '周敏', Avatar: null, Mobile: '13900000006', Email: 'buyer2@mall.example',
    EnterpriseName: '华启科技（上海）有限公司', DepartmentName: '研发中心 / 平台研发部', Roles: ['采购员'], Version: 3, ...parts,
  })
const buildLog = pageBuilder('POST /api/Account/LoginLog')

const session = (at: number, parts: Partial<ReturnType<typeof buildLog>['Items'][number]>) => ({
  SessionId: `6f1a0f0e-0000-4000-8000-00000000000${at}`, EnterpriseName: '华启科技（上海）有限公司', LoginTime: `2026-03-1${at}T09:2${at}:00+08:00`, Ip: `203.0.113.${at}`, Device: 'Chrome · Windows',
  ViewReason: null, Status: 'ended' as const, StatusName: '已结束', AllowEnd: false, ...parts,
})
const logins = buildLog([
  session(8, { Status: 'current', StatusName: '当前会话' }),
  session(7, { Device: '企业微信 · Android', Status: 'open', StatusName: '在线', AllowEnd: true }),
  session(6, { Device: '商家客服', ViewReason: '买家说看不到协议价，电话里一起核对' }),
  session(5, { Device: 'Safari · macOS' }),
])
const profile = buildProfile()
const settings = { Mail: 'available', Kinds: (Object.keys(noticeKindNames) as NoticeKind[]).map((Kind) => ({ Kind, KindName: noticeKindNames[Kind], InMall: true, ByMail: Kind === 'approvalWaiting' })) } as const

const meta = preview.meta({
  title: 'Screens/个人资料 Profile',
  component: ProfileView,
  args: {
    profile, logins, page: 1, onPage: fn(), onRetry: fn(), onSaved: fn(),
    onSave: fn(() => Promise.resolve(profile)), onRefresh: fn(() => Promise.resolve(profile)), onUpload: fn(() => Promise.resolve('/files/a1')), onEnd: fn(() => Promise.resolve()), onEndOthers: fn(() => Promise.resolve()),
    onSend: fn(() => Promise.resolve({ Ticket: 't', ExpiresAt: '2026-03-18T10:10:00+08:00', ResendSeconds: 60 })), onBind: fn(() => Promise.resolve(profile)),
    secondFactor: <SecondFactorView factor={{ Demanded: false, Enabled: false, Since: null, RecoveryCodesLeft: 0 }} onRetry={fn()} onStart={fn()} onConfirm={fn()} onEnd={fn()} onChanged={fn()} />,
    passkeys: <PasskeysView passkeys={[{ PasskeyId: '6f1a0f0e-0000-4000-8000-0000000000a1', Name: '工作手机', CreatedAt: '2026-03-02T09:30:00+08:00', LastUsedAt: '2026-03-18T08:55:00+08:00' }]} offer="here" origin="https://mall.example" onRetry={fn()} onAdd={fn()} onRename={fn()} onRemove={fn()} />,
    notices: <NoticeSettingsView settings={{ ...settings, Kinds: [...settings.Kinds] }} onChange={fn()} onRetry={fn()} />,
  },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

const rename = async (canvas: { getByLabelText: (label: RegExp) => HTMLElement; getByRole: (role: string, how: { name: string }) => HTMLElement }, userEvent: { clear: (field: HTMLElement) => Promise<void>; type: (field: HTMLElement, text: string) => Promise<void>; click: (button: HTMLElement) => Promise<void> }, name: string) => {
  await userEvent.clear(canvas.getByLabelText(/^昵称/))
  await userEvent.type(canvas.getByLabelText(/^昵称/), name)
  await userEvent.click(canvas.getByRole('button', { name: '保存' }))
}

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await rename(canvas, userEvent, '小周')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ Nickname: '小周', Name: profile.Name, Avatar: profile.Avatar, Version: 3 }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await rename(canvas, userEvent, '周')
    await expect(await canvas.findByText('昵称须为2–20个字符')).toBeVisible()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Submitting = meta.story({
  args: { onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await rename(canvas, userEvent, '小周')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
  },
})

/** What was typed stays; the rest becomes what the other tab made of it, and the next try goes with its version. */
export const ChangedMeanwhile = meta.story({
  args: {
    onSave: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))),
    onRefresh: fn(() => Promise.resolve(buildProfile({ Nickname: '周敏敏', Name: '周敏', Version: 4 }))),
  },
  render: function WithRead(args) {
    const [read, setRead] = useState(args.profile)
    const onRefresh = async () => {
      const found = await args.onRefresh()
      setRead(found)
      return found
    }
    return <ProfileView {...args} profile={read} onRefresh={onRefresh} />
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('姓名'), '之')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.getByLabelText(/^昵称/)).toHaveValue('周敏敏'))
    await expect(canvas.getByLabelText('姓名')).toHaveValue('周敏之')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ Nickname: '周敏敏', Name: '周敏之', Avatar: null, Version: 4 }))
    await expect(await canvas.findByText('数据已被他人修改，请刷新后重试')).toBeVisible()
  },
})
export const Loading = meta.story({ render: () => <ProfileLoading /> })
export const Failed = meta.story({ render: () => <QueryFailure failure="failed" onRetry={() => undefined} /> })

/** The rest of the page stands while the records cannot be read. */
export const LoginsFailed = meta.story({
  args: { logins: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const SessionEnded = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^结束会话 企业微信/ }))
    const dialog = within(await canvas.findByRole('dialog', { name: '结束会话' }))
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await expect(args.onEnd).toHaveBeenCalledWith(logins.Items[1]?.SessionId)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

/** The password first, then the code that came to the new address. */
export const ContactConfirmed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改邮箱' }))
    await userEvent.type(await canvas.findByLabelText(/^新邮箱/), 'zhou@mall.example')
    await userEvent.type(canvas.getByLabelText(/^登录密码/), 'Mall@2026')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ Contact: { Type: 'email', Value: 'zhou@mall.example' }, Password: 'Mall@2026' }))
    await userEvent.type(await canvas.findByLabelText(/^验证码/), '042042')
    await userEvent.click(canvas.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(args.onBind).toHaveBeenCalledWith({ Ticket: 't', Code: '042042' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})
export const ContactRefused = meta.story({
  args: { onSend: fn(() => Promise.reject(new MallError('business', '密码错误，还可尝试4次', { code: 'WRONG_PASSWORD' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改手机号' }))
    await userEvent.type(await canvas.findByLabelText(/^新手机号/), '13900000002')
    await userEvent.type(canvas.getByLabelText(/^登录密码/), 'Wrong@2026')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(canvas.getByLabelText(/^登录密码/)).toHaveAccessibleDescription(/密码错误，还可尝试4次/))
    await expect(canvas.getByLabelText(/^新手机号/)).toHaveValue('13900000002')
  },
})

const drawn = async (): Promise<File> => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 240 })
  const context = canvas.getContext('2d')
  for (const [at, colour] of ['#175e7a', '#c23b1e', '#8a5a00', '#1f7a4d'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect(at * 120, 0, 120, 240)
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
  })
  return new File(blob ? [blob] : [], 'a.png', { type: 'image/png' })
}

/** By the keys alone; what is sent is the part in the frame. */
export const PictureCropped = meta.story({
  loaders: [async () => ({ file: await drawn() })],
  render: ({ onUpload }, { loaded }) => <AvatarCrop file={loaded['file'] as File} onDone={onUpload} onClose={() => undefined} />,
  play: async ({ args, canvas, userEvent }) => {
    const frame = await canvas.findByRole('application', { name: '头像取景框' })
    await waitFor(() => expect(canvas.getByRole('slider', { name: '缩放' })).toBeEnabled())
    frame.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}+')
    await userEvent.click(canvas.getByRole('button', { name: '使用该头像' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith(expect.objectContaining({ name: 'avatar.jpg', type: 'image/jpeg' })))
  },
})
export const LongContent = meta.story({
  args: {
    profile: buildProfile({
      Nickname: '华东区域行政与综合管理中心采购专员甲', Name: '欧阳'.repeat(8), Email: `${'very-long-mailbox-name'.repeat(3)}@subsidiary.mall.example`, Mobile: null,
      EnterpriseName: '华启智能制造与供应链管理（上海浦东新区）股份有限公司', DepartmentName: '华东区域行政与综合管理中心 / 浦东分部行政组 / 前台与会议服务组', Roles: ['采购员', '审批人', '企业管理员', '华东区域会议与差旅采购协调人'],
    }),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })
