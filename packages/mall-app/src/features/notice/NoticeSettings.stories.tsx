import { noticeKindNames, type NoticeKind, type NoticeSettings } from '@mall/api/contract'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NoticeSettingsView } from './NoticeSettingsView.tsx'

const settings: NoticeSettings = {
  Mail: 'available',
  Kinds: (Object.keys(noticeKindNames) as NoticeKind[]).map((Kind) => ({ Kind, KindName: noticeKindNames[Kind], InMall: Kind !== 'orderShipped', ByMail: Kind === 'approvalWaiting' })),
}

const meta = preview.meta({ title: 'Parts/消息设置 Notice settings', component: NoticeSettingsView, args: { settings, onChange: fn(), onRetry: fn() } })

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('switch', { name: '待我审批：邮件' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: '订单发货：商城内' }))
    await expect(args.onChange).toHaveBeenCalledWith({ Kind: 'orderShipped', InMall: true, ByMail: false })
  },
})
export const WithoutAnAddress = meta.story({
  args: { settings: { ...settings, Mail: 'noAddress' } },
  play: ({ canvas }) => expect(canvas.getByRole('switch', { name: '待我审批：邮件' })).toBeDisabled(),
})
export const WithoutMail = meta.story({ args: { settings: { ...settings, Mail: 'notConfigured' } } })
export const Loading = meta.story({ args: { settings: undefined } })
export const Failed = meta.story({
  args: { settings: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
