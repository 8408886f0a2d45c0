import { MallError } from '@mall/api'
import type { ParsedAddress } from '@mall/api/contract'
import { buildAddress } from '@mall/mocks'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../testing/StoryMall.tsx'
import { AddressForm } from './AddressForm.tsx'

const drum = (Province: string, City: string, AreaCode: string) => ({ Province, City, District: '鼓楼区', AreaCode })
const nanjing = drum('江苏省', '南京市', '320106')
const parsed: ParsedAddress = { Consignee: '孙鹏', Mobile: '13951886688', Landline: '', Area: nanjing, Candidates: [], Detail: '中山北路28号' }
const ambiguous: ParsedAddress = {
  ...parsed, Area: null, Candidates: [nanjing, drum('江苏省', '徐州市', '320302'), drum('福建省', '福州市', '350102'), drum('河南省', '开封市', '410204')],
}
const calls = { save: fn(() => Promise.resolve(buildAddress())), parse: fn(() => Promise.resolve(parsed)), read: fn(() => Promise.resolve(buildAddress())) }

const meta = preview.meta({
  title: 'Parts/收货地址表单 Address form',
  component: AddressForm,
  args: { address: null, calls, onSaved: fn(), onClose: fn() },
  decorators: [(Story) => <StoryMall>{Story()}</StoryMall>],
  beforeEach: () => void calls.save.mockClear(),
})

/** The districts have arrived: a picture shows the field as it stays. */
const ready = async (canvas: Pick<ReturnType<typeof within>, 'findByRole'>) => {
  const area = await canvas.findByRole('combobox', { name: /^所在地区/ })
  await waitFor(() => expect(area).toBeEnabled())
  return area
}

export const Create = meta.story({ play: async ({ canvas }) => void (await ready(canvas)) })

export const Recognised = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const area = await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: '智能识别' }), '江苏省南京市鼓楼区中山北路28号 孙鹏 13951886688')
    await userEvent.click(canvas.getByRole('button', { name: '识别' }))
    await expect(await canvas.findByText('已识别，请核对后保存')).toBeVisible()
    await expect(area).toHaveTextContent('江苏省 / 南京市 / 鼓楼区')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(args.calls.save).toHaveBeenCalledWith(expect.objectContaining({ Consignee: '孙鹏', Mobile: '13951886688', ...nanjing, Detail: '中山北路28号' })))
  },
})

/** A district that four cities have is left empty and offered; without a choice nothing is saved. */
export const Ambiguous = meta.story({
  args: { address: buildAddress({ IsDefault: false }), calls: { ...calls, parse: fn(() => Promise.resolve(ambiguous)) } },
  play: async ({ args, canvas, userEvent }) => {
    const area = await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: '智能识别' }), '鼓楼区中山北路28号 孙鹏 13951886688')
    await userEvent.click(canvas.getByRole('button', { name: '识别' }))
    await expect(await canvas.findByRole('button', { name: '福建省福州市鼓楼区' })).toBeVisible()
    await expect(area).not.toHaveTextContent('区')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('请选择所在地区')).toBeVisible()
    await expect(args.calls.save).not.toHaveBeenCalled()
  },
})

export const OpenPoints = meta.story({
  args: { calls: { ...calls, parse: fn(() => Promise.resolve({ ...parsed, Mobile: '', Landline: '025-84567890转801', Area: null })) } },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: '智能识别' }), '孙鹏 025-84567890转801 中山北路28号')
    await userEvent.click(canvas.getByRole('button', { name: '识别' }))
    await expect(await canvas.findByText('未识别到手机、所在地区，请补充；固定电话 025-84567890转801 不能代替手机')).toBeVisible()
  },
})

export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: /^手机/ }), '123')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    for (const words of ['请输入收货人', '请输入正确的手机号', '请选择所在地区', '请输入详细地址']) await expect(await canvas.findByText(words)).toBeVisible()
    await expect(args.calls.save).not.toHaveBeenCalled()
  },
})

/** Somebody else changed it: what was typed stays, and after 刷新 their changes show. */
export const Conflict = meta.story({
  args: {
    address: buildAddress({ Detail: '旧路1号', Tag: '前台', SharedWith: null, Version: 1 }),
    calls: {
      ...calls,
      save: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))),
      read: fn(() => Promise.resolve(buildAddress({ Detail: '他人的路2号', Tag: '', SharedWith: '行政部', Version: 2 }))),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await ready(canvas)
    const detail = canvas.getByRole('textbox', { name: /^详细地址/ })
    await userEvent.clear(detail)
    await userEvent.type(detail, '我的路3号')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    for (const words of ['他人的路2号', '无', '共享']) await expect(await canvas.findByText(`他人已改为：${words}`)).toBeVisible()
    await expect(detail).toHaveValue('我的路3号')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(args.calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ Detail: '我的路3号', Version: 2 }))
  },
})

export const Submitting = meta.story({
  args: { address: buildAddress(), calls: { ...calls, save: fn(() => new Promise<never>(() => {})) } },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w390' } }, play: async ({ canvas }) => void (await ready(canvas)) })
