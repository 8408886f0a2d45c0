import { queryStories } from '@mall/app-kit/testing/query-stories.tsx'
import { drawingOf, handle, logins, responseBuilder } from '@mall/mocks'
import { liveMall } from '@mall/mocks/live-mall'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { LiveMall } from '../../../testing/LiveMall.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { OrderReview } from './OrderReview.tsx'
import { OrderReviewView } from './OrderReviewView.tsx'

const key = 'POST /api/Order/ReviewDetail'
const build = responseBuilder(key)
const recorded = build()
const [product] = recorded.Lines
if (!product) throw new Error('The order has no lines')

const longName = '超长商品名称用于检验换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'
const line = (LineId: number, CustomerProductName: string, parts: Partial<typeof product> = {}) => ({
  ...product, LineId, ProductCode: String(10_010_400 + LineId), CustomerProductName, ImageUrl: CustomerProductName === longName ? product.ImageUrl : drawingOf(CustomerProductName), Review: null, AllowActions: ['Review' as const], ...parts,
})
const review = {
  Stars: 4 as const, Text: '整体不错，外包装有一点压痕，不影响使用。', Images: [], Time: '2026-03-10T10:00:00+08:00', Anonymous: true, Append: null, AppendUntil: '2026-04-09T10:00:00+08:00', Reply: null, Hidden: null,
}
const waiting = [line(1, '禾笺 A4 复印纸 70g 500张/包'), line(2, '知汀 按动中性笔 0.5mm 黑色'), line(3, '柏屿 双强力档案夹')]
const written = line(4, '讯桐 六位插线板 3米', { Review: review, AllowActions: ['Append'] })
const appended = line(5, '澄案 订书机 12号', {
  AllowActions: [],
  Review: { ...review, Stars: 5, Anonymous: false, Append: { Text: '用了一段时间再来说说：依然好用。', Images: [], Time: '2026-03-17T10:00:00+08:00' } },
})

const meta = preview.meta({
  title: 'Screens/评价 Order review',
  component: OrderReviewView,
  args: {
    detail: build({ Lines: waiting, DeliveryScore: null, ServiceScore: null }),
    onSubmit: fn(() => Promise.resolve()),
    onAppend: fn(() => Promise.resolve()),
    upload: () => Promise.resolve({ Url: '/files/a1', Name: '开箱.png' }),
  },
  // What was typed is guarded against leaving, which needs a router.
  render: (args) => (
    <MemoryRouter>
      <OrderReviewView {...args} />
    </MemoryRouter>
  ),
})

const fieldsOf = (canvas: ReturnType<typeof within>, name: RegExp) => within(canvas.getByRole('listitem', { name }))

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const paper = fieldsOf(canvas, /复印纸/)
    await expect(paper.queryByRole('textbox')).toBeNull()
    await userEvent.click(paper.getByRole('radio', { name: /^5 星/ }))
    await userEvent.type(paper.getByRole('textbox', { name: '评价内容' }), '纸张挺括，打印不卡')
    await userEvent.click(paper.getByRole('checkbox', { name: '匿名评价' }))
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    const [values] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [{ Lines: unknown[] }]
    await expect(values.Lines[0]).toMatchObject({ LineId: 1, Stars: 5, Text: '纸张挺括，打印不卡', Anonymous: true })
  },
})

/** Nothing is rated; then words are too few. */
export const InvalidInput = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await expect(await canvas.findByText('请为商品评分')).toBeVisible()
    const paper = fieldsOf(canvas, /复印纸/)
    await waitFor(() => expect(paper.getByRole('radio', { name: /^1 星/ })).toHaveFocus())
    await userEvent.click(paper.getByRole('radio', { name: /^3 星/ }))
    await userEvent.type(paper.getByRole('textbox', { name: '评价内容' }), '还行')
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await expect(await paper.findByText('评价内容至少5个字')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(fieldsOf(canvas, /中性笔/).getByRole('radio', { name: /^4 星/ }))
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await expect(await canvas.findByRole('button', { name: /提交评价/ })).toHaveAttribute('aria-busy', 'true')
  },
})

/** The server refuses: what was typed stays. */
export const Refused = meta.story({
  args: { onSubmit: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    const pen = fieldsOf(canvas, /中性笔/)
    await userEvent.click(pen.getByRole('radio', { name: /^4 星/ }))
    await userEvent.type(pen.getByRole('textbox', { name: '评价内容' }), '书写顺滑，不断墨')
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await expect(await canvas.findByText('网络连接故障')).toBeVisible()
    await expect(pen.getByRole('textbox', { name: '评价内容' })).toHaveValue('书写顺滑，不断墨')
  },
})

/** One product: all is asked for at once. */
export const OneLine = meta.story({
  args: { detail: build({ Lines: waiting.slice(0, 1), DeliveryScore: null, ServiceScore: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '评价内容' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '添加图片' })).toBeVisible()
  },
})

/** Some waits, some is written, some was appended to. */
export const PartlyWritten = meta.story({
  args: { detail: build({ Lines: [...waiting.slice(0, 1), written, appended], DeliveryScore: 5, ServiceScore: 4 }) },
})

export const Appending = meta.story({
  args: { detail: build({ Lines: [written, appended], DeliveryScore: 5, ServiceScore: 4 }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('2 种商品都已评价')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '追加评价 讯桐 六位插线板 3米' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: '追加评价' }))
    await userEvent.click(dialog.getByRole('button', { name: '提交追评' }))
    await expect(await dialog.findByText('评价内容至少5个字')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '追评内容' }), '用了两周，插孔依然很紧')
    await expect(args.onAppend).not.toHaveBeenCalled()
  },
})

/** What the seller made of it: a reply, and one that is hidden with its reason. */
export const Answered = meta.story({
  args: {
    detail: build({
      Lines: [
        line(4, '讯桐 六位插线板 3米', { AllowActions: [], Review: { ...review, Reply: { Text: '谢谢反馈，这一批的外包装已经换成加厚纸箱。', Time: '2026-03-11T09:30:00+08:00' } } }),
        line(5, '澄案 订书机 12号', { AllowActions: ['Append'], Review: { ...review, Stars: 1, Text: '加我微信 888，比这里便宜', Hidden: { Reason: '含有广告和联系方式', Time: '2026-03-11T09:40:00+08:00' } } }),
      ],
      DeliveryScore: 5, ServiceScore: 4,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('谢谢反馈，这一批的外包装已经换成加厚纸箱。')).toBeVisible()
    await expect(canvas.getByText('商家已隐藏这条评价，只有你能看到。原因：含有广告和联系方式')).toBeVisible()
  },
})

export const LongContent = meta.story({
  args: {
    detail: build({
      Lines: [line(1, longName), line(4, longName, { AllowActions: [], Review: { ...review, Text: '质量很好，和页面描述一致，部门同事都说好用。'.repeat(18) } })],
      DeliveryScore: null, ServiceScore: null,
    }),
  },
})

const connected = () => (
  <StoryMall at={`/userCenter/order/review/${recorded.OrderNo}`} path="/userCenter/order/review/:id" login={logins.buyer}>
    <OrderReview />
  </StoryMall>
)

const { User, Enterprise } = logins.buyer
const draftKey = `draft:${User.uid}@${Enterprise.EnterpriseId}:review:${recorded.OrderNo}`

/** What was typed about the order before is there again, and what is typed now is kept. */
export const DraftRestored = meta.story({
  beforeEach: ({ msw }) => {
    const values = { Lines: [{ LineId: 1, Stars: 5, Text: '纸张洁白，双面打印不透', Images: [], IsUploading: false, Anonymous: false }], DeliveryScore: 0, ServiceScore: 0 }
    localStorage.setItem(draftKey, JSON.stringify({ at: '2026-03-18T02:30:00.000Z', values }))
    msw.use(handle(key, build({ Lines: waiting.slice(0, 1), DeliveryScore: null, ServiceScore: null })))
  },
  render: connected,
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: /评价内容/ })
    await expect(text).toHaveValue('纸张洁白，双面打印不透')
    await expect(canvas.getByText('已恢复 2026-03-18 10:30 未提交的内容。')).toBeVisible()
    await userEvent.type(text, '，会再买')
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('双面打印不透，会再买'))
  },
})

const states = queryStories(key, connected)

export const Loading = meta.story(states.loading)
export const Failed = meta.story(states.failed)
export const Forbidden = meta.story(states.forbidden)
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.fail(key, '订单不存在')),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有可评价的订单')).toBeVisible()
  },
})

/** On the live mall: one line is reviewed, and stands below. */
export const Reviews = meta.story({
  beforeEach: async ({ msw }) => msw.use(...(await liveMall())),
  render: () => <LiveMall account="buyer" at={`/userCenter/order/review/${recorded.OrderNo}`} />,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: /^5 星/ }, { timeout: 20_000 })
    if (!first) throw new Error('Nothing waits for a review')
    await userEvent.click(first)
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }))
    await expect(await canvas.findByRole('region', { name: '已评价' }, { timeout: 10_000 })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('评价成功')).toBeVisible())
  },
})
