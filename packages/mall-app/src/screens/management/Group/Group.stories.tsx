import { MallError } from '@mall/api'
import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Group } from './Group.tsx'
import { groupValues } from './group-values.ts'
import { GroupView } from './GroupView.tsx'

const key = 'POST /api/Group/Info'
const first = { EnterpriseId: 1, EnterpriseName: '华启科技（上海）有限公司', TaxNo: 'ZZ310000DEMO00001A', DepartmentCount: 6, MemberCount: 19, AllowNonAgreed: false, ShowPrices: true, DemandFactor: false, MaxOpenOrders: 50 }
const second = { EnterpriseId: 2, EnterpriseName: '华启制造（苏州）有限公司', TaxNo: 'ZZ320500DEMO00002B', DepartmentCount: 4, MemberCount: 8, AllowNonAgreed: true, ShowPrices: false, DemandFactor: true, MaxOpenOrders: 120 }
const info = responseBuilder(key)({
  GroupName: '华启集团', TaxNo: '', ContactName: '秦思远', ContactMobile: '19900000001', CustomerLogo: responseBuilder('POST /api/ManageService/EnterpriseGroupSet')().CustomerLogo, ThemeColor: null,
  Enterprises: [first, second], AllowActions: ['SaveGroup', 'SaveSwitches'], Version: 1,
})

const meta = preview.meta({
  title: 'Screens/集团管理 Group',
  component: GroupView,
  args: {
    info,
    onSave: fn(() => Promise.resolve(info)),
    onRefresh: fn(() => Promise.resolve(info)),
    upload: () => Promise.resolve({ Url: '/files/a1', Name: '标志.png' }),
  },
  // What was typed is guarded against leaving, which needs a router.
  render: (args) => (
    <MemoryRouter>
      <GroupView {...args} />
    </MemoryRouter>
  ),
})

type Canvas = ReturnType<typeof within>

const contact = (canvas: Canvas) => canvas.getByRole('textbox', { name: '联系人' })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: '保存' })

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(contact(canvas))
    await userEvent.type(contact(canvas), '何婉清')
    await userEvent.type(canvas.getByRole('textbox', { name: '主题色代码' }), '#7a1f3d')
    await userEvent.click(canvas.getByRole('checkbox', { name: `${first.EnterpriseName} 允许非协议采购` }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `${first.EnterpriseName} 价格可见` }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `${first.EnterpriseName} 要求两步验证` }))
    const limit = canvas.getByRole('spinbutton', { name: `${first.EnterpriseName} 每人在途订单上限` })
    await userEvent.clear(limit)
    await userEvent.type(limit, '20{Enter}')
    await userEvent.click(save(canvas))
    const values = groupValues(info)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        Version: info.Version,
        Group: { ...values.Group, ContactName: '何婉清', ThemeColor: '#7A1F3D' },
        Enterprises: [{ EnterpriseId: first.EnterpriseId, AllowNonAgreed: !first.AllowNonAgreed, ShowPrices: false, DemandFactor: true, MaxOpenOrders: 20 }, ...values.Enterprises.slice(1)],
      }),
    )
    await waitFor(() => expect(save(canvas)).toBeEnabled())
  },
})
/** The colour is the mall's, until it is another; both schemes show it. */
export const Coloured = meta.story({
  globals: { density: 'comfortable' },
  args: { info: { ...info, ThemeColor: '#7A1F3D' } },
  play: async ({ canvas, userEvent }) => {
    const preview = canvas.getByRole('img', { name: '商城预览：浅色与深色' })
    const heights = () => within(preview).getAllByRole('button', { name: '加入购物车', hidden: true }).map(({ offsetHeight }) => offsetHeight)
    const coloured = heights()
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认' }))
    // A colour changes no size.
    await expect(coloured).toEqual(heights())
    await expect(canvas.getByRole('textbox', { name: '主题色代码' })).toHaveValue('')
    await userEvent.type(canvas.getByRole('textbox', { name: '主题色代码' }), '#8A4B0F')
    await expect(canvas.getByRole('button', { name: '恢复默认' })).toBeVisible()
  },
})
/** A company's administrator: the group is read, the switch of the own company is set. */
export const OwnCompany = meta.story({
  args: { info: { ...info, AllowActions: ['SaveSwitches'], Enterprises: [first] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: `${first.EnterpriseName} 允许非协议采购` }))
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ Version: info.Version, Enterprises: [{ EnterpriseId: first.EnterpriseId, AllowNonAgreed: !first.AllowNonAgreed, ShowPrices: true, DemandFactor: false, MaxOpenOrders: 50 }] }),
    )
    await waitFor(() => expect(save(canvas)).toBeEnabled())
  },
})
export const ReadOnly = meta.story({
  args: { info: { ...info, AllowActions: [], Enterprises: [first, { ...second, AllowNonAgreed: null }] } },
  play: async ({ canvas }) => {
    for (const one of [...canvas.getAllByRole('checkbox'), ...canvas.getAllByRole('spinbutton')]) await expect(one).toBeDisabled()
    await expect(canvas.getByText('无目录，均可采购')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull()
  },
})
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [name, taxNo] = [canvas.getByRole('textbox', { name: /集团名称/ }), canvas.getByRole('textbox', { name: '统一社会信用代码' })]
    await userEvent.clear(name)
    await userEvent.type(taxNo, '91350100M000100Y44')
    await expect(canvas.getByText('税号校验位不符，请核对')).toBeVisible()
    await userEvent.clear(taxNo)
    await userEvent.type(taxNo, '12345')
    await userEvent.clear(canvas.getByRole('textbox', { name: '联系手机' }))
    await userEvent.type(canvas.getByRole('textbox', { name: '联系手机' }), '123')
    await userEvent.type(canvas.getByRole('textbox', { name: '主题色代码' }), '红色')
    await userEvent.click(save(canvas))
    for (const text of ['请输入集团名称', '请输入18位统一社会信用代码', '请输入11位手机号', '请输入#加六位的颜色，如 #7A1F3D']) await expect(await canvas.findByText(text)).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Submitting = meta.story({
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(contact(canvas), '甲')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByRole('button', { name: /保存/ })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})
/** Another administrator was faster: what was typed stays, the rest is what they made of it, and it can be saved then. */
export const ChangedByOthers = meta.story({
  args: {
    onSave: fn(() => Promise.reject(new MallError('business', '数据已被他人修改，请刷新后重试', { code: 'VERSION_CONFLICT' }))),
    onRefresh: fn(() => Promise.resolve({ ...info, GroupName: '华启控股集团', ContactName: '别人写的', Version: info.Version + 1 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(contact(canvas))
    await userEvent.type(contact(canvas), '何婉清')
    await userEvent.click(save(canvas))
    await userEvent.click(await canvas.findByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /集团名称/ })).toHaveValue('华启控股集团'))
    await expect(contact(canvas)).toHaveValue('何婉清')
    await waitFor(() => expect(canvas.queryByText('数据已被他人修改，请刷新后重试')).toBeNull())
  },
})
export const LongContent = meta.story({
  args: {
    info: {
      ...info,
      GroupName: '华东区域综合办公用品与行政服务集中采购管理控股集团股份有限公司（含各级分支机构）',
      ContactName: '华东区域行政与综合管理中心采购专员',
      Enterprises: Array.from({ length: 24 }, (_, index) => ({ ...first, EnterpriseId: index + 1, EnterpriseName: `${first.EnterpriseName}第${index + 1}分公司行政与后勤保障服务中心`, DepartmentCount: 1200, MemberCount: 48_000 })),
    },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } }, args: { info: { ...info, ThemeColor: '#1F6F54' } } })

const connected = () => (
  <StoryMall at="/userCenter/management/group" login={logins.admin}>
    <Group />
  </StoryMall>
)

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)

/** On the live mall: a colour is saved, and the form begins from it. */
export const Saves = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="admin" at="/userCenter/management/group" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '主题色代码' }, { timeout: 20_000 }), '#1F6F54')
    await userEvent.click(save(canvas))
    await waitFor(() => expect(canvas.getByText('集团管理已保存')).toBeVisible(), { timeout: 10_000 })
    await expect(canvas.getByRole('textbox', { name: '主题色代码' })).toHaveValue('#1F6F54')
    await waitFor(() => expect(save(canvas)).toBeEnabled())
  },
})
