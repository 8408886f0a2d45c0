import type { CallInput, ChatEvent } from '@mall/api/contract'
import { eventsOf } from '../../../testing/events-of.ts'
import type { TestMall } from '../../../testing/test-mall.ts'

/** All events of an answer. */
export const chatWith = async (mall: TestMall, token: string, input: CallInput<'POST /api/DeepSeek/Chat'>): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = []
  for await (const { data } of eventsOf(await openChatWith(mall, token, input))) events.push(data as ChatEvent)
  return events
}

export const openChatWith = (mall: TestMall, token: string, input: CallInput<'POST /api/DeepSeek/Chat'>): Promise<Response> =>
  mall.fetch('/api/DeepSeek/Chat', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }, body: JSON.stringify(input) })

export const textOf = (events: readonly ChatEvent[], type: 'delta' | 'reasoning' = 'delta'): string => events.map((event) => (event.Type === type ? event.Text : '')).join('')

export const productsOf = (events: readonly ChatEvent[]) => events.flatMap((event) => (event.Type === 'product' ? event.Items : []))

export const metaOf = (events: readonly ChatEvent[]) => {
  const [first] = events
  if (first?.Type !== 'meta') throw new Error(`The answer begins with ${first?.Type ?? 'nothing'}`)
  return first
}
