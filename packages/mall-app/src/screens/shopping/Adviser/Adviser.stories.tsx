import { formatYuan } from '@mall/api'
import { buildProductItem, buildProductItems, handle, logins } from '@mall/mocks'
import type { ChatEvent, ChatMessage } from '@mall/api/contract'
import { delay, http } from 'msw'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Adviser } from './Adviser.tsx'
import { AdviserView, type AdviserViewProps } from './AdviserView.tsx'
import { asked, type LiveAnswer } from './chat-state.ts'

const session = (SessionId: number, Name: string) => ({ SessionId, Name, UpdatedAt: '2026-03-18T10:00:00+08:00' })
const Session = session(1, '50人会议，预算3000，不要塑料')
const embedded = { Kind: 'embedded', Name: '商城内置顾问' } as const
const sessions = [Session, session(2, '退货的条件是什么？'), session(3, '推荐几款便宜好用的中性笔')]

const said = (MessageId: number, Role: ChatMessage['Role'], Text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  MessageId, Role, Text, Reasoning: '', Products: [], Action: null, State: 'complete', Feedback: null, Time: '2026-03-18T10:00:00+08:00', ...more,
})

/** What fifty people need, as far as the money goes. */
const products = buildProductItems(3)
const chosen = products.map((product) => ({ ...product, Price: product.CustomerPrice ?? product.MarketPrice ?? 1 })).map(({ Price, ...product }) => ({ ...product, Price, Quantity: Math.max(1, Math.min(50, Math.floor(800 / Price))) }))
const Lines = chosen.map(({ ProductCode, CustomerProductName, Unit, Quantity }) => ({ ProductCode, Name: CustomerProductName, Unit, Quantity }))
const costs = chosen.map(({ Price, Quantity }) => Math.round(Price * Quantity * 100) / 100)
const total = Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 100) / 100
const question = said(1, 'user', '50人会议，预算3000，不要塑料')
const answer = said(2, 'adviser', `为 **50 人**配的会议物资：\n\n${chosen.map(({ CustomerProductName, Unit, Quantity }, at) => `- ${CustomerProductName} × ${Quantity}${Unit}，${formatYuan(costs[at] ?? 0)}`).join('\n')}\n\n合计 **${formatYuan(total)}**，在预算 ¥3,000.00 之内，还余${formatYuan(3_000 - total)}。\n\n规则见[退换货](/help/detail/1)。`, {
  Products: products, Action: { Kind: 'addToCart', Lines }, Feedback: 'useful',
})

const loaded = <Data,>(data: Data) => ({ data, error: null, refetch: () => undefined })
const waiting = { data: undefined, error: null, refetch: () => undefined }
const conversation = (...Messages: ChatMessage[]) => loaded({ Session, Messages })

const args: AdviserViewProps = {
  sessions: loaded({ Sessions: sessions, Adviser: embedded }), sessionId: 1, messages: conversation(question, answer), live: null, refusal: null,
  draft: '', isDeep: false, isNarrow: false, isHistoryOpen: false, addingCode: null, isAddingAll: false,
  isFavorite: (_code, known) => known,
  onDraftChange: fn(), onDeepChange: fn(), onSend: fn(), onStop: fn(), onNew: fn(), onRename: fn(), onDelete: fn(), onResume: fn(), onHistoryOpenChange: fn(),
  onAddToCart: fn(), onAddAll: fn(), onFavoriteChange: fn(), onCopy: fn(), onFeedback: fn(),
}

const meta = preview.meta({
  title: 'Screens/AI 采购顾问 Adviser',
  component: AdviserView,
  parameters: { layout: 'padded' },
  args,
  decorators: [(Story) => <div data-density="comfortable">{Story()}</div>],
})

const live = (Text: string, more: Partial<LiveAnswer> = {}, part: Partial<ChatMessage> = {}): LiveAnswer => {
  const begun = asked(1, '推荐几款中性笔')
  return { ...begun, session: Session, answer: { ...begun.answer, Text, ...part }, ...more }
}

const failed = new Error('failed')

export const Filled = meta.story({})
export const Empty = meta.story({ args: { sessions: loaded({ Sessions: [], Adviser: embedded }), sessionId: null, messages: undefined } })
export const Loading = meta.story({ args: { sessions: waiting, messages: waiting } })
export const Failed = meta.story({ args: { sessions: { ...waiting, error: failed }, messages: { ...waiting, error: failed } } })
export const Waiting = meta.story({ args: { messages: conversation(), live: live('') } })
export const Streaming = meta.story({ args: { messages: conversation(), live: live('按“中性笔”找到这些，最符合的') } })
export const Thinking = meta.story({ args: { messages: conversation(), isDeep: true, live: live('', {}, { Reasoning: '要的是：中性笔。只检索贵司可采购的商品，价格与库存取自商城此刻的数据。' }) } })
export const Stopped = meta.story({ args: { messages: conversation(question, said(2, 'adviser', '为 **50 人**配的会议', { State: 'stopped' })) } })
export const Broken = meta.story({ args: { messages: conversation(), live: live('按“中性笔”找到', { isLive: false, problem: '连接中断' }, { State: 'broken' }) } })
export const Unanswered = meta.story({ args: { messages: conversation(), live: live('', { isLive: false, problem: '顾问暂时无法回答，请稍后重试' }, { State: 'failed' }) } })
export const Refused = meta.story({ args: { refusal: '上一个回答还在生成，请等它完成或先停止', draft: '推荐几款中性笔' } })
export const AnsweredByAModel = meta.story({ args: { sessions: loaded({ Sessions: sessions, Adviser: { Kind: 'model', Name: 'deepseek-chat' } }) } })

export const LastQuestionAtTheTop = meta.story({
  args: { messages: conversation(question, answer, said(3, 'user', '退货的条件是什么？'), said(4, 'adviser', '签收后 15 天内可退。')) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('group', { name: '对话内容' })
    const below = within(log).getByText('退货的条件是什么？').getBoundingClientRect().top - log.getBoundingClientRect().top
    await expect(below).toBeGreaterThanOrEqual(0)
    await expect(below).toBeLessThan(48)
  },
})

const longName = '超长商品名称用于检验两行截断与换行是否正确的加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（含标签贴与防尘盖）'
export const LongContent = meta.story({
  args: {
    sessions: loaded({ Sessions: Array.from({ length: 50 }, (_, nth) => session(nth + 1, `${nth + 1} ${longName}`)), Adviser: embedded }),
    messages: conversation(
      said(1, 'user', longName.repeat(8)),
      said(2, 'adviser', `| 商品 | 数量 | 说明 |\n|---|---|---|\n| ${longName} | 50 | ${longName} |\n\n${'不分词的很长很长的一串'.repeat(20)}https${'a'.repeat(120)}`, {
        Reasoning: longName, Products: [buildProductItem({ CustomerProductName: longName, CustomerPrice: 123_456.78, MarketPrice: 234_567.89 })],
        Action: { Kind: 'addToCart', Lines: [{ ProductCode: '10010111', Name: longName, Unit: '箱', Quantity: 999_999 }] },
      }),
    ),
  },
})

const onPhone = { viewport: { value: 'w390' } }
export const Phone = meta.story({ args: { isNarrow: true }, globals: onPhone })
export const PhoneHistory = meta.story({ args: { isNarrow: true, isHistoryOpen: true }, globals: onPhone })

export const InvalidInput = meta.story({
  play: async ({ args: { onSend }, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '你的需求' }), '{Enter}')
    await expect(await canvas.findByText('请输入问题')).toBeVisible()
    await expect(onSend).not.toHaveBeenCalled()
  },
})

const connected = (at = '/deepseek') => (
  <StoryMall at={at} login={logins.buyer}>
    <Adviser />
  </StoryMall>
)

export const NobodyAnswers = meta.story({
  render: () => connected(),
  beforeEach: ({ msw }) => msw.use(handle.fail('POST /api/DeepSeek/Chat', '上一个回答还在生成，请等它完成或先停止', { Code: 'CHAT_BUSY' })),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: '你的需求' })
    await userEvent.type(box, '第一行{Shift>}{Enter}{/Shift}第二行{Enter}')
    await expect(await canvas.findByText('上一个回答还在生成，请等它完成或先停止')).toBeVisible()
    // Nothing typed is lost, and the user can go on writing.
    await expect(box).toHaveValue('第一行\n第二行')
    await expect(box).toHaveFocus()
  },
})

const eventLine = (event: ChatEvent): Uint8Array => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)

export const EndsBeforeItWasRead = meta.story({
  render: () => connected(),
  beforeEach: ({ msw }) => {
    let reads = 0
    let begin: () => void = () => undefined
    const isRead = new Promise<void>((resolve) => {
      begin = resolve
    })
    msw.use(
      http.post('*/api/DeepSeek/Chat', () => {
        const events = new ReadableStream<Uint8Array>({
          start: async (controller) => {
            controller.enqueue(eventLine({ Type: 'meta', Session, QuestionId: 1, MessageId: 2, Adviser: embedded }))
            await isRead
            controller.enqueue(eventLine({ Type: 'delta', Text: answer.Text }))
            controller.enqueue(eventLine({ Type: 'done' }))
            controller.close()
          },
        })
        return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } })
      }),
      handle('POST /api/DeepSeek/MessageList', async () => {
        reads += 1
        if (reads > 1) return { Session, Messages: [question, answer] }
        // What is stored while the answer is written arrives after its end.
        begin()
        await delay(300)
        return { Session, Messages: [question, said(2, 'adviser', '', { State: 'broken' })] }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '你的需求' }), `${question.Text}{Enter}`)
    await expect(await canvas.findByRole('button', { name: '全部加入购物车' })).toBeVisible()
    await expect(canvas.queryByText('连接中断')).toBeNull()
  },
})
