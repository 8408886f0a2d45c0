import type { ChatEvent } from '@mall/api/contract'
import { cutText } from '../../platform/cut-text.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { EventStream, ServerEvent } from '../../platform/http/events.ts'
import type { Adviser, AnswerPart } from './adviser.ts'
import { createAmountGuard, hiddenAmount, limitsIn, unknownAmount } from './amounts.ts'
import { createEmbeddedAdviser } from './embedded.ts'
import { exclusionsOf, type Exclusion } from './exclusions.ts'
import { actionOf } from './messages.ts'
import { createRefusalGuard } from './refused-goods.ts'
import { closeAnswer, leaveTurn, openAnswer, sessionToWire, takeTurn, type MessageRow, type OpenedAnswer } from './store.ts'
import { createToolbox, type Toolbox } from './tools.ts'

/** Characters of one answer, and of how it was thought. */
const longestText = 12_000

/** Products of one answer. */
const mostProducts = 24

/** How often a stream shows that it lives while the adviser is silent, ms. */
const heartbeatMs = 15_000

/** How often, and how long apart, a question waits for an answer that was just stopped: the end of its request may still be on its way. */
const [turnTries, turnPauseMs] = [8, 250]

/** How much longer than its answer a turn is kept, should its process die, ms. */
const turnMarginMs = 15_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const takeTurnSoon = async (caller: Caller, answer: string, { db, clock, config }: Deps): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    const now = clock()
    const until = new Date(now.getTime() + config.answerSeconds * 1000 + turnMarginMs)
    if (await takeTurn(db, { userId: caller.userId, answer, now, until })) return
    if (tries === turnTries) throw new BusinessError('CHAT_BUSY', '上一个回答还在生成，请等它完成或先停止')
    await pause(turnPauseMs)
  }
}

const never = new AbortController().signal

const embedded = createEmbeddedAdviser()

/** Who answers: for a user who sees no prices never a model, which could reveal them in other words. */
export const adviserFor = ({ seesPrices }: Caller, { adviser }: Pick<Deps, 'adviser'>): Adviser => (seesPrices ? adviser : embedded)

const abortOf = (signal: AbortSignal): Promise<'aborted'> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve('aborted')
    else signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })

/** The parts as they come, null while nothing does. Ends when the signal aborts, whatever the adviser does. */
const withHeartbeats = async function* (parts: AsyncIterable<AnswerPart>, ended: AbortSignal): AsyncGenerator<AnswerPart | null> {
  const iterator = parts[Symbol.asyncIterator]()
  const aborted = abortOf(ended)
  let next = iterator.next()
  try {
    for (;;) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = new Promise<'silent'>((resolve) => {
        timer = setTimeout(() => resolve('silent'), heartbeatMs)
      })
      const first = await Promise.race([next, silence, aborted]).finally(() => clearTimeout(timer))
      if (first === 'aborted') return
      if (first === 'silent') yield null
      else if (first.done) return
      else {
        yield first.value
        next = iterator.next()
      }
    }
  } finally {
    next.catch(() => undefined)
    iterator.return?.().catch(() => undefined)
  }
}

/** An answer while it is written. What leaves it was checked: amounts, products and proposals are the mall's, and nothing is praised that is refused. */
const createDraft = (tools: Toolbox, { question, answer, history }: OpenedAnswer, refused: readonly Exclusion[], isDeep: boolean) => {
  const named = new Set([question.text, ...history.filter(({ role }) => role === 'user').map(({ text }) => text)].flatMap(limitsIn))
  const isAllowed = (fen: number) => tools.seesPrices && (tools.amounts.has(fen) || named.has(fen))
  const instead = tools.seesPrices ? unknownAmount : hiddenAmount
  const guards = { delta: createAmountGuard(isAllowed, instead), reasoning: createAmountGuard(isAllowed, instead) }
  const refusals = createRefusalGuard(refused)
  const written = { text: answer.text, reasoning: answer.reasoning, productCodes: [...answer.productCodes], proposed: answer.proposed }

  const say = (Type: 'delta' | 'reasoning', text: string): ChatEvent[] => {
    const field = Type === 'delta' ? 'text' : 'reasoning'
    const Text = cutText(text, Math.max(0, longestText - written[field].length)).replaceAll('\0', '')
    written[field] += Text
    return Text === '' ? [] : [{ Type, Text }]
  }
  const flush = (): ChatEvent[] => [...say('reasoning', guards.reasoning.end()), ...say('delta', refusals.push(guards.delta.end()) + refusals.end())]

  return {
    written,
    isFull: () => written.text.length >= longestText,
    flush,
    add: async (part: AnswerPart): Promise<ChatEvent[]> => {
      if (part.kind === 'text') return say('delta', refusals.push(guards.delta.push(part.text)))
      if (part.kind === 'reasoning') return isDeep ? say('reasoning', guards.reasoning.push(part.text)) : []
      const before = flush()
      if (part.kind === 'proposal') {
        const Action = await actionOf(tools, part.lines)
        if (Action === null) return before
        written.proposed = Action.Lines.map(({ ProductCode, Quantity }) => ({ code: ProductCode, quantity: Quantity }))
        return [...before, { Type: 'action', Action }]
      }
      const fresh = [...new Set(part.codes)].filter((code) => !written.productCodes.includes(code)).slice(0, mostProducts - written.productCodes.length)
      const Items = await tools.products(fresh)
      written.productCodes.push(...Items.map(({ ProductCode }) => ProductCode))
      return Items.length === 0 ? before : [...before, { Type: 'product', Items }]
    },
  }
}

/**
 * Asks the adviser. Refusals happen before the stream begins; from then on the answer is stored however it ends.
 * @throws BusinessError when the user has another answer that is being written, for an unknown conversation, and for one that is full.
 */
export const openChat = async (caller: Caller, body: ParsedInput<'POST /api/DeepSeek/Chat'>, deps: Deps): Promise<EventStream<ChatEvent>> => {
  const { db, clock, randomness, config, log } = deps
  const adviser = adviserFor(caller, deps)
  const turn = randomness.uuid()
  await takeTurnSoon(caller, turn, deps)
  const opened = await openAnswer(db, caller, body, clock()).catch(async (error: unknown) => {
    await leaveTurn(db, caller.userId, turn)
    throw error
  })
  const { session, question, answer, history, saidBefore } = opened
  const isDeep = body.Deep === true
  const refused = exclusionsOf([...saidBefore, question.text])
  const tools = createToolbox(caller, deps, refused)

  return async function* (left): AsyncGenerator<ServerEvent<ChatEvent> | null> {
    const stopping = deps.pubSub?.stopping ?? never
    const tooLong = AbortSignal.timeout(config.answerSeconds * 1000)
    const given = new AbortController()
    const ended = AbortSignal.any([left, stopping, tooLong, given.signal])
    const draft = createDraft(tools, opened, adviser.name.Kind === 'model' ? refused : [], isDeep)
    let state: MessageRow['state'] = 'broken'
    const send = (events: readonly ChatEvent[]) => events.map((data) => ({ data }))
    try {
      yield { data: { Type: 'meta', Session: sessionToWire(session), QuestionId: question.id, MessageId: answer.id, Adviser: adviser.name } }
      const asked = { text: question.text, history, begun: answer.text, isDeep, tools }
      for await (const part of withHeartbeats(adviser.answer(asked, ended), ended)) {
        if (part === null) yield null
        else yield* send(await draft.add(part))
        if (draft.isFull()) break
      }
      yield* send(draft.flush())
      if (left.aborted) state = 'stopped'
      else if (!stopping.aborted) state = tooLong.aborted || (draft.written.text === '' && draft.written.productCodes.length === 0) ? 'failed' : 'complete'
    } catch (error) {
      state = left.aborted ? 'stopped' : 'failed'
      // The name alone: an endpoint's own words may hold anything.
      if (!left.aborted) log.warn('the adviser failed', { messageId: answer.id, error: error instanceof Error ? error.name : 'not an Error' })
      yield* send(draft.flush())
    } finally {
      given.abort()
      await closeAnswer(db, answer.id, { ...draft.written, state })
      await leaveTurn(db, caller.userId, turn)
    }
    if (state === 'complete') yield { data: { Type: 'done' } }
    else if (state === 'failed') yield { data: { Type: 'error', RetMessage: tooLong.aborted ? '回答时间过长，已停止，可以继续或重新生成' : '顾问暂时无法回答，请稍后重试' } }
  }
}
