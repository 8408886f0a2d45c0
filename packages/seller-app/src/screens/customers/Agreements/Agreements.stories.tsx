import { agreementStatus, agreementVersionStatus, type SellerAgreement, type SellerAgreementList } from '@mall/api/seller/contract'
import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { handle, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { sellerLogin } from '../../../testing/logins.ts'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Agreements } from './Agreements.tsx'
import { agreementsList } from './agreements-list.ts'
import { AgreementsView } from './AgreementsView.tsx'

const buildPage = pageBuilder('POST /api/SellerAgreement/List')
const buildDetail = responseBuilder('POST /api/SellerAgreement/Detail')

const running: SellerAgreement = {
  AgreementId: 1, AgreementNo: 'XY202600018', Name: '2026 年度办公用品协议', Level: 'company', EnterpriseId: 1, PartyName: '华启科技（上海）有限公司', From: '2026-01-01', Until: '2026-12-31',
  Status: agreementStatus.inForce, StatusName: '已生效', VersionNo: 2, VersionStatus: agreementVersionStatus.inForce, VersionStatusName: '已批准', Products: 9786, Margin: 1740, WaitingRows: 0, DaysLeft: 288,
  Managers: ['周宁'], AllowActions: ['Edit', 'Begin', 'End', 'Renew'], Version: 7,
}
const rewritten: SellerAgreement = { ...running, AgreementId: 2, AgreementNo: 'XY202600011', Name: '集团框架协议', Level: 'group', EnterpriseId: null, PartyName: '华启集团', VersionNo: 3, VersionStatus: agreementVersionStatus.pending, VersionStatusName: '待批', WaitingRows: 41, Products: 3120, Margin: 1420, DaysLeft: 12, Until: '2026-03-30', Managers: [] }
const pending: SellerAgreement = { ...running, AgreementId: 3, AgreementNo: 'XY202600021', PartyName: '新程商贸有限公司', EnterpriseId: 7, Status: agreementStatus.pending, StatusName: '待批', VersionNo: 1, VersionStatus: agreementVersionStatus.pending, VersionStatusName: '待批', WaitingRows: 3, Products: 214, DaysLeft: null }
const draft: SellerAgreement = { ...pending, AgreementId: 4, AgreementNo: 'XY202600022', Status: agreementStatus.draft, StatusName: '草稿', VersionStatus: agreementVersionStatus.draft, VersionStatusName: '草稿', WaitingRows: 0, Products: 0, Margin: null }
const over: SellerAgreement = { ...running, AgreementId: 5, AgreementNo: 'XY202500007', Name: '2025 年度办公用品协议', From: '2025-01-01', Until: '2025-12-31', Status: agreementStatus.expired, StatusName: '已到期', DaysLeft: null, Products: 812 }
const ended: SellerAgreement = { ...over, AgreementId: 6, AgreementNo: 'XY202500003', Status: agreementStatus.ended, StatusName: '已终止' }

const parts: Pick<SellerAgreementList, 'TabCounts' | 'All' | 'Expiring' | 'SeesMargin' | 'CanCreate'> = {
  TabCounts: [{ Tab: '草稿', Count: 1 }, { Tab: '待批', Count: 2 }, { Tab: '已生效', Count: 38 }, { Tab: '已到期', Count: 12 }, { Tab: '已终止', Count: 1 }], All: 53, Expiring: 1, SeesMargin: true, CanCreate: true,
}
const filled = buildPage([draft, pending, rewritten, running, over, ended], { ...parts, total: 53 })
const none = { TabCounts: [], All: 0, Expiring: 0 }

const { stateOf, decorators, pressTab, loading, failed, forbidden, empty, filteredEmpty, phone, thousandRows: thousand } = listStories(agreementsList, {
  filled,
  none: buildPage([], { ...parts, ...none }),
  thousand: buildPage(thousandRows((at) => ({ ...running, AgreementId: at + 1, AgreementNo: `XY2026${String(at + 1).padStart(5, '0')}` })), { ...parts, All: 1000, TabCounts: [{ Tab: '已生效', Count: 1000 }] }),
})

const meta = preview.meta({ title: 'Seller/协议 Agreements', component: AgreementsView, args: { state: stateOf(), onCreate: fn() }, decorators })

export const Filled = meta.story({
  play: async (context) => {
    await pressTab(context, '待批')
    await expect(context.canvas.getByText(/38 份在用/)).toHaveTextContent('38 份在用，2 份待批，1 份 30 天内到期')
    await expect(context.canvas.getByRole('link', { name: running.AgreementNo })).toHaveAttribute('href', '/agreements/1')
    await expect(context.canvas.getByText('第 3 版 41 行待批')).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: '新建协议' }))
    await expect(context.args.onCreate).toHaveBeenCalledOnce()
  },
})
/** 客户经理: neither margins nor those of others. */
export const WithoutMargin = meta.story({
  args: { state: stateOf('', { data: buildPage([{ ...running, Margin: null }, { ...draft, Margin: null }], { ...parts, All: 2, Expiring: 0, SeesMargin: false, TabCounts: [{ Tab: '草稿', Count: 1 }, { Tab: '已生效', Count: 1 }] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: '毛利' })).toBeNull()
  },
})
/** Who only reads makes none. */
export const ReadOnly = meta.story({
  args: { state: stateOf('', { data: buildPage([running], { ...parts, CanCreate: false, All: 1, Expiring: 0, TabCounts: [{ Tab: '已生效', Count: 1 }] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '新建协议' })).toBeNull()
  },
})
export const Loading = meta.story(loading)
export const Failed = meta.story(failed)
export const Forbidden = meta.story(forbidden)
export const Empty = meta.story(empty)
export const FilteredEmpty = meta.story(filteredEmpty)
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([running], { ...parts, All: 1, Expiring: 0, TabCounts: [{ Tab: '已生效', Count: 1 }] }) }) } })
export const LongContent = meta.story({
  args: {
    state: stateOf('', {
      data: buildPage([{ ...rewritten, PartyName: '华东区域行政与综合管理中心（上海）数字科技发展集团', Name: '二〇二六年度办公用品、劳保用品与信息设备集中采购框架协议（含补充条款）', Products: 10_000, WaitingRows: 10_000 }], { ...parts, All: 128_000 }),
    }),
  },
})
export const ThousandRows = meta.story(thousand)
export const Phone = meta.story(phone)
export const Dark = meta.story({ globals: { scheme: 'dark' } })

/** A new one: what is wrong is said beside its field; then its page opens. */
export const Creates = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      handle('POST /api/SellerAgreement/List', filled),
      handle('POST /api/SellerAgreement/Parties', [{ Level: 'group', PartyId: 1, Name: '华启集团', Companies: 2 }, { Level: 'company', PartyId: 1, Name: '华启科技（上海）有限公司', Companies: 1 }]),
      handle('POST /api/SellerAgreement/Create', buildDetail({ ...draft, AgreementId: 9 })),
    ),
  render: () => (
    <StoryMall at="/agreements" login={sellerLogin}>
      <Agreements />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: running.AgreementNo })
    await userEvent.click(canvas.getByRole('button', { name: '新建协议' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建协议' }))
    await userEvent.click(dialog.getByRole('button', { name: '建立协议' }))
    await expect(await dialog.findByText('请选择客户或集团')).toBeVisible()
    await expect(dialog.getByText('请输入协议名称')).toBeVisible()
    await userEvent.click(dialog.getByRole('combobox', { name: /^客户/ }))
    await userEvent.click(await screen.findByRole('option', { name: /华启集团/ }))
    await expect(await dialog.findByText('集团的 2 家公司都按这份协议')).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^协议名称/), '2026 年度集团协议')
    await userEvent.type(dialog.getByLabelText(/^开始日/), '2026-12-31')
    await userEvent.type(dialog.getByLabelText(/^截止日/), '2026-01-01')
    await userEvent.click(dialog.getByRole('button', { name: '建立协议' }))
    await expect(await dialog.findByText('截止日不能早于开始日')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText(/^截止日/))
    await userEvent.type(dialog.getByLabelText(/^截止日/), '2027-12-31')
    await userEvent.click(dialog.getByRole('button', { name: '建立协议' }))
    await expect(await canvas.findByLabelText('当前地址')).toHaveTextContent('/agreements/9')
  },
})
