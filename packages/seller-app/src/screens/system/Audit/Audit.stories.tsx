import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Audit } from './Audit.tsx'
import { auditLogList } from './audit-list.ts'
import { AuditView } from './AuditView.tsx'

const buildPage = pageBuilder('POST /api/SellerAudit/List')
const buildMember = responseBuilder('POST /api/SellerStaff/Detail')

const byBuyer = {
  EntryId: 8804, Time: '2026-03-18T10:12:40+08:00', Side: 'buyer' as const, Operator: '陈静', EnterpriseName: '华启科技（上海）有限公司', Entity: 'order' as const, EntityName: '订单', RecordNo: 'SP202603181042', Action: '取消',
  Changes: [{ Name: '状态', Before: '待付款', After: '已取消' }], Ip: '203.0.113.7', TraceNo: '0f3c2a9e-5f41-4a5e-9a53-7a9f2b1c8d10',
}
const byStaff = {
  ...byBuyer, EntryId: 8803, Time: '2026-03-18T09:58:02+08:00', Side: 'staff' as const, Operator: '周宁', EnterpriseName: null, Entity: 'product' as const, EntityName: '商品', RecordNo: '100245', Action: '改价',
  Changes: [{ Name: '各档市场价', Before: '1 件起 12.50', After: '1 件起 11.90' }, { Name: '说明', Before: null, After: '随厂家调价' }], Ip: '198.51.100.20',
}
const bySystem = { ...byBuyer, EntryId: 8802, Time: '2026-03-18T09:30:00+08:00', Side: 'system' as const, Operator: '系统', EnterpriseName: null, Action: '自动收货', RecordNo: 'SP202603080077', Changes: [{ Name: '状态', Before: '待收货', After: '已完成' }], Ip: '', TraceNo: '' }
const login = { ...byStaff, EntryId: 8801, Time: '2026-03-18T08:52:11+08:00', Entity: 'staffSession' as const, EntityName: '员工登录', RecordNo: '5b0c1f6e', Action: '登录', Changes: [] }
const filled = buildPage([byBuyer, byStaff, bySystem, login], { total: 4 })

const { stateOf, decorators, ...stories } = listStories(auditLogList, {
  filled,
  none: buildPage([], { total: 0 }),
  thousand: buildPage(thousandRows((at) => ({ ...byBuyer, EntryId: at + 1 })), { total: 10_000 }),
})

const meta = preview.meta({ title: 'Seller/操作日志 Audit', component: AuditView, args: { state: stateOf(), staff: null }, decorators })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 条操作，保留两年')).toBeVisible()
    await expect(canvas.getByText('状态：待付款 → 已取消')).toBeVisible()
    await expect(canvas.getByText('陈静（华启科技（上海）有限公司）')).toBeVisible()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([login], { total: 1 }) }) } })
export const Peeked = meta.story({
  args: { state: stateOf('Peek=8803', { data: filled }) },
  play: async () => {
    const peek = within(await screen.findByRole('dialog', { name: '商品：改价' }))
    await expect(await peek.findByText('1 件起 12.50 → 1 件起 11.90')).toBeVisible()
    await expect(peek.getByText('0f3c2a9e-5f41-4a5e-9a53-7a9f2b1c8d10')).toBeVisible()
  },
})
/** Many permissions of a role, a long name, an address of the newer kind. */
export const LongContent = meta.story({
  args: {
    state: stateOf('Peek=8803', {
      data: buildPage([{
        ...byStaff, Operator: '欧阳端木慕容', Entity: 'staffRole', EntityName: '员工角色', Action: '保存', RecordNo: '101', Ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
        Changes: [{ Name: '权限', Before: '订单查看、订单管理', After: '商品查看、商品管理、库存查看、库存管理、客户查看、客户管理、订单查看、订单管理、售后与询价查看、售后与询价管理' }, { Name: '名称', Before: '夜班仓储', After: '华东区域夜班仓储与退换货质检组长' }],
      }], { total: 1 }),
    }),
  },
})
export const ThousandRows = meta.story(stories.thousandRows)
export const Phone = meta.story(stories.phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** From the page of 员工: whose operations these are is said, and can be taken away. */
export const OfOneColleague = meta.story({
  beforeEach: ({ msw }) => msw.use(handle('POST /api/SellerAudit/List', buildPage([byStaff, login], { total: 2 })), handle('POST /api/SellerStaff/Detail', buildMember({ StaffId: 2, Name: '周宁' }))),
  render: () => (
    <StoryMall at="/audit?Staff=2" login={sellerLogin}>
      <Audit />
    </StoryMall>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /周宁/ })).toBeVisible()
  },
})
