import { listStories, thousandRows } from '@mall/app-kit/testing/list-stories.tsx'
import { drawingOf, logins, pageBuilder, responseBuilder } from '@mall/mocks'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { productInquiryList } from './product-inquiry-list.ts'
import { ProductInquiry } from './ProductInquiry.tsx'
import { ProductInquiryView } from './ProductInquiryView.tsx'

const buildPage = pageBuilder('POST /api/Inquiry/List')
const buildDetail = responseBuilder('POST /api/Inquiry/Detail')

const { stateOf, decorators, pressTab, ...stories } = listStories(productInquiryList, {
  filled: buildPage(),
  none: buildPage([], { StatusCounts: [] }),
  thousand: buildPage(thousandRows((at) => ({ InquiryNo: `XJ${at + 1}` }))),
})

const meta = preview.meta({
  title: 'Screens/意向商品询价 Product inquiry',
  component: ProductInquiryView,
  args: { state: stateOf(), peeked: undefined, pending: false, onPeekRetry: fn(), onCreate: fn(), onTask: fn(), onMessage: fn(() => Promise.resolve()), onPrint: fn(), onDownload: fn() },
  decorators,
})

const quoted = { InquiryNo: 'XJ202603180007', Status: 30, StatusName: '已报价', QuotedAmount: 4_312.5, ValidUntil: '2026-03-25T10:00:00+08:00', AllowActions: ['View', 'Accept', 'Decline', 'Message'] } as const
/** What the row says in numbers: fifteen whiteboards come to 4,312.50. */
const boardName = '明堂板 展视系列 磁性白板 120×90cm'
const boards = buildDetail().Lines.slice(0, 1).map((line) => ({
  ...line, Name: '会议室白板', Spec: '120×90cm 磁性', Unit: '块', Quantity: 15,
  Quote: line.Quote && { ...line.Quote, ProductCode: '21020248', CustomerProductName: boardName, ImageUrl: drawingOf(boardName), Unit: '块', Price: 287.5, MOQ: 1, LeadDays: 5, Quantity: 15 },
}))
const boardDetail = (parts: Parameters<typeof buildDetail>[0] = {}) => buildDetail({ FirstName: '会议室白板', QuotedAmount: quoted.QuotedAmount, ValidUntil: quoted.ValidUntil, Lines: boards, ...parts })
const peekedOf = (inquiry: object) => ({ state: stateOf('Peek=XJ202603180007', { data: buildPage([{ ...quoted, AllowActions: [...quoted.AllowActions], ...inquiry }, { InquiryNo: 'XJ202603170006' }], { StatusCounts: [{ Status: 10, Count: 1 }, { Status: 30, Count: 1 }] }) }) })

export const Filled = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await pressTab(context, 30)
    await userEvent.click(canvas.getByRole('button', { name: '新增询价' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})
export const Loading = meta.story(stories.loading)
export const Failed = meta.story(stories.failed)
export const Forbidden = meta.story(stories.forbidden)
export const Empty = meta.story(stories.empty)
export const FilteredEmpty = meta.story(stories.filteredEmpty)
export const PricesHidden = meta.story(stories.pricesHidden(buildPage([{ QuotedAmount: null }])))
export const OneRow = meta.story({ args: { state: stateOf('', { data: buildPage([{}]) }) } })
export const Peeked = meta.story({
  args: { ...peekedOf({}), peeked: boardDetail({ AllowActions: [...quoted.AllowActions] }) },
  play: async ({ args, canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: '给商家留言' })
    // What is offered begins where what is wanted does, and not at the end of the panel.
    const line = canvas.getByText('询价与报价').closest('section')?.querySelector('li')
    await expect(line?.querySelector('img')?.getBoundingClientRect().left).toBe(line?.getBoundingClientRect().left)
    await userEvent.type(words, ' 可以分批送货吗？ ')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(args.onMessage).toHaveBeenCalledWith(buildDetail().InquiryId, '可以分批送货吗？')
    await expect(words).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: '接受并加入购物车' }))
    await expect(args.onTask).toHaveBeenCalledWith('Accept', expect.objectContaining({ InquiryNo: 'XJ202603180007' }))
  },
})

/** Pictures need the login of the user, which a link does not send: they are saved by the client. */
export const WithPictures = meta.story({
  args: { ...peekedOf({}), peeked: boardDetail({ Lines: boards.map((line) => ({ ...line, Images: ['/files/1', '/files/2'] })), AllowActions: [...quoted.AllowActions] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载 图片 2' }))
    await expect(args.onDownload).toHaveBeenCalledWith('/files/2')
  },
})

/** A message that could not be sent stays to be sent again. */
export const MessageFailed = meta.story({
  args: { ...peekedOf({}), peeked: buildDetail({ AllowActions: [...quoted.AllowActions] }), onMessage: fn(() => Promise.reject(new Error('no'))) },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: '给商家留言' })
    await userEvent.type(words, '在吗')
    await userEvent.click(canvas.getByRole('button', { name: '发送' }))
    await expect(words).toHaveValue('在吗')
  },
})
export const Expired = meta.story({
  args: { ...peekedOf({ Status: 60, StatusName: '已过期', AllowActions: ['View', 'Renew'] }), peeked: buildDetail({ Status: 60, AllowActions: ['View', 'Renew'] }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('报价已过期，请重新询价')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: '重新询价' }).at(-1) ?? canvas.getByRole('main'))
    await expect(args.onTask).toHaveBeenCalledWith('Renew', expect.anything())
  },
})
export const PeekLoading = meta.story({ args: peekedOf({}) })
export const PeekFailed = meta.story({ args: { ...peekedOf({}), peeked: null } })
export const LongContent = meta.story({
  args: {
    ...peekedOf({ UserName: '华东区域行政与综合管理中心采购专员', DepartmentName: '华东区域行政与综合管理中心', FirstName: '加厚防潮多功能高白度双面打印复印纸（整箱装）'.repeat(2), LineCount: 100, QuotedAmount: 12_345_678.9 }),
    peeked: buildDetail({ Lines: (buildDetail().Lines ?? []).map((line) => ({ ...line, Name: '加厚防潮多功能高白度双面打印复印纸（整箱装）'.repeat(2), Remark: '请与行政部年度归档用品一并送到三楼北侧仓库，'.repeat(5) })) }),
  },
})
export const Phone = meta.story(stories.phone)

export const ThousandRows = meta.story(stories.thousandRows)

const { User, Enterprise } = logins.buyer
const draftKey = `draft:${User.uid}@${Enterprise.EnterpriseId}:inquiry:`

/** A new inquiry that was begun before is there again, and what is typed now is kept. */
export const DraftRestored = meta.story({
  beforeEach: () => localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values: { Lines: [{ Name: '会议白板', Quantity: 6, Unit: '块' }] } })),
  render: () => (
    <StoryMall at="/userCenter/order/productInquiry" login={logins.buyer}>
      <ProductInquiry />
    </StoryMall>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增询价' }))
    const name = await screen.findByRole('textbox', { name: /商品名称/ })
    await expect(name).toHaveValue('会议白板')
    await expect(screen.getByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    await userEvent.type(name, '支架')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('会议白板支架'))
  },
})
