import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { pageBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { addressesList } from './addresses-list.ts'
import { AddressesView } from './AddressesView.tsx'

const buildPage = pageBuilder('POST /api/Address/List')

const { stateOf, decorators, pressTab, ...stories } = listStories(addressesList, {
  filled: buildPage(),
  none: buildPage([], { OwnerCounts: { own: 0, shared: 0 } }),
  thousand: buildPage(thousandRows((at) => ({ AddressId: at + 1 }))),
})

const meta = preview.meta({
  title: 'Screens/收货地址 Addresses',
  component: AddressesView,
  args: { state: stateOf(), pending: false, onCreate: fn(), onImport: fn(), onTask: fn() },
  decorators,
})

export const Filled = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 'shared')
    await userEvent.click(canvas.getByRole('button', { name: '新增收货地址' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '导入' }))
    await expect(args.onImport).toHaveBeenCalledOnce()
  },
})

/** Those of colleagues: one that the reader looks after, and one that they may only use. */
export const Shared = meta.story({
  args: {
    state: stateOf('Owner=shared', {
      data: buildPage(
        [
          { AddressId: 1, Consignee: '仓库收货处', IsDefault: false, IsOwn: false, OwnerName: '行政采购员', SharedWith: '行政部', AllowActions: ['Edit', 'Delete'] },
          { AddressId: 2, Consignee: '一楼前台', Mobile: '199****0002', IsDefault: false, IsOwn: false, OwnerName: '行政部主管', SharedWith: '行政部', AllowActions: [] },
        ],
        { OwnerCounts: { own: 0, shared: 2 } },
      ),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('199****0002')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /一楼前台/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '编辑 仓库收货处' }))
    await expect(args.onTask).toHaveBeenCalledWith('Edit', expect.objectContaining({ AddressId: 1 }))
  },
})
/** A user who may not manage addresses uses them and changes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([{ AllowActions: [] }], { AllowActions: [] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /新增收货地址|导入|编辑|删除|设为默认/ })).toBeNull()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}], { OwnerCounts: { own: 1, shared: 0 } }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([
        {
          Consignee: '综合管理中心前台收发室代收人员李', City: '黔西南布依族苗族自治州', Province: '贵州省', District: '望谟县', Tag: '一二三四五六七八九十', OwnerName: '华东区域行政专员',
          Detail: '蟠桃街道超长路名北段一百八十八号综合管理大楼东区二十三层共享服务中心收发室，收货时间为工作日九点至十七点', IsOwn: false, IsDefault: false, SharedWith: '华东区域行政与综合管理中心',
        },
      ]),
    }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

/** In the assembled mall: an address is pasted, recognised, completed and saved. */
export const PastesAnAddress = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/userCenter/management/address?Owner=own" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增收货地址' }))
    const area = await canvas.findByRole('combobox', { name: /^所在地区/ })
    await waitFor(() => expect(area).toBeEnabled())
    await userEvent.type(await canvas.findByRole('textbox', { name: '智能识别' }), '鼓楼区中山北路28号 孙鹏 13951886688')
    await userEvent.click(canvas.getByRole('button', { name: '识别' }))
    await userEvent.click(await canvas.findByRole('button', { name: '江苏省南京市鼓楼区' }))
    await expect(area).toHaveTextContent('江苏省 / 南京市 / 鼓楼区')
    await expect(canvas.getByRole('textbox', { name: /^收货人/ })).toHaveValue('孙鹏')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText('中山北路28号')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: '新增收货地址' })).toHaveFocus())
  },
})

/** In the assembled mall: a table and a pasted text are read, unclear cells are corrected in their row, and both are imported. */
export const ImportsAddresses = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at="/userCenter/management/address?Owner=own" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导入' }))
    await userEvent.click(await canvas.findByRole('textbox', { name: /粘贴/ }))
    await userEvent.paste('孙鹏 13951886688 江苏省南京市鼓楼区中山北路28号\n周敏 13951886689 鼓楼区中山北路30号')
    await userEvent.click(canvas.getByRole('button', { name: '读取粘贴的内容' }))
    await expect(await canvas.findByText(/^不能确定是哪里：江苏省南京市鼓楼区/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /行 市$/ }), '南京{Enter}')
    await expect(await canvas.findByText('已改好')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '导入 2 行' }))
    await expect(await canvas.findByText('2 个收货地址已全部导入')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(await canvas.findByText('中山北路30号')).toBeVisible()
  },
})
