import type { ProductItem } from '@mall/api/contract'
import { ownTiersOf } from '../../catalogue/assortment/rules.ts'
import { toYuan, yuanText } from '../../platform/money.ts'
import type { Adviser, AnswerPart, Question, Said } from './adviser.ts'
import { assumedPeople, bundleOf } from './bundle.ts'
import { wishOf, type WantedThing, type Wish } from './wishes.ts'
import type { HelpTopic } from '../help/find-help.ts'
import { asksForOthersPrices, othersPricesText } from './prices-of-others.ts'
import type { Occasion } from './occasions.ts'
import type { Toolbox } from './tools.ts'

/** Products shown of one thing that was asked for, when it is one of several, and when it is the only one. */
const [ofSeveral, ofOne] = [2, 6]

/** Searches for parts of a word that finds nothing. */
const maxTries = 8

const whoItIs =
  '我是商城内置的采购顾问，不是大语言模型：我按你的话检索**贵司可采购的商品**和**帮助中心**。可以告诉我要买什么、多少人用、预算多少、不要什么，例如“50人会议，预算3000，不要塑料”，也可以问退换货、发票、审批等规则。'

/** Names are data: none of their characters is Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]()#+!|<>~&-]/g, String.raw`\$&`)

const words = (kind: 'text' | 'reasoning', text: string): AnswerPart => ({ kind, text })

/** Parts of a word that may be what was meant: the end of a Chinese word names the thing, 彩色便利贴 is a 便利贴. */
const partsOf = (keyword: string): string[] => {
  const compact = keyword.replaceAll(' ', '')
  const runs = keyword.match(/\p{Script=Han}{2,}|[a-z\d.-]{2,}/gu) ?? []
  const ends = runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? Array.from({ length: Math.max(0, run.length - 2) }, (_, at) => run.slice(at + 1)) : []))
  const beginnings = runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? Array.from({ length: Math.max(0, run.length - 3) }, (_, at) => run.slice(0, run.length - at - 1)) : []))
  return [...new Set([keyword, compact, ...(runs.length > 1 ? runs : []), ...ends, ...beginnings])].slice(0, maxTries)
}

interface Found {
  readonly thing: WantedThing
  /** The query that was used in the end. */
  readonly keyword: string
  readonly items: readonly ProductItem[]
}

const find = async (tools: Toolbox, thing: WantedThing, { priceMaxFen, isCheap }: Wish, limit: number): Promise<Found> => {
  const filters = { OnlyInStock: false, ...(priceMaxFen === null ? {} : { PriceMax: toYuan(priceMaxFen) }), ...(isCheap ? { SortBy: 'priceAsc' as const } : {}) }
  for (const keyword of partsOf(thing.keyword)) {
    const items = await tools.search({ keyword, ...filters }, limit)
    if (items.length > 0) return { thing, keyword, items }
  }
  return { thing, keyword: thing.keyword, items: [] }
}

const helpText = (topics: readonly HelpTopic[]): string => {
  const [first, ...others] = topics
  if (first === undefined) return ''
  const more = [...new Map(others.filter(({ page }) => page !== first.page).map((topic) => [topic.page, topic])).values()]
  const links = more.map(({ page, title }) => `[${title}](/help/detail/${page})`).join('、')
  return [
    `**${first.heading === '' ? first.title : `${first.title} · ${first.heading}`}**`, '', first.text, '',
    `来源：帮助中心[${first.title}](/help/detail/${first.page})${links === '' ? '' : `；相关：${links}`}`, '',
  ].join('\n')
}

const limitsText = ({ without, priceMaxFen, budgetFen, people }: Wish): string =>
  [
    people === null ? '' : `${people}人`, budgetFen === null ? '' : `预算 ${yuanText(budgetFen)}`, priceMaxFen === null ? '' : `单价不超过 ${yuanText(priceMaxFen)}`,
    without.length === 0 ? '' : `不要${without.join('、')}`,
  ].filter((text) => text !== '').join('，')

/** What became of a refusal: which goods do not say whether they are of it. */
const refusedText = ({ without }: Wish, goods: readonly { readonly code: string; readonly name: string }[], { unstated }: Toolbox): string => {
  if (without.length === 0) return ''
  const unsure = goods.filter(({ code }) => unstated.has(code)).map(({ name }) => escaped(name))
  return `已避开名称或规格里写有“${without.map(escaped).join('”“')}”的商品${unsure.length === 0 ? '' : `；${unsure.join('、')}没有写明材质，请在商品页核对`}。`
}

/** Why something without an agreed price is shown, where goods with one come first. */
const notAgreedText = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${names.map(escaped).join('、')}没有协议价，按市场价计：符合条件的现货里没有贵司的协议商品。`

const bundleAnswer = async function* (wish: Wish, occasion: Occasion, tools: Toolbox): AsyncGenerator<AnswerPart> {
  const people = wish.people ?? assumedPeople
  const { lines, totalFen, missing, dropped } = await bundleOf(tools, { ...wish, occasion, people })
  if (lines.length === 0) {
    yield words('text', `目录里没有符合条件的${occasion.name}。可以放宽条件，或提交[意向商品询价](/userCenter/order/productInquiry)。\n`)
    return
  }
  yield words('text', `为 **${people} 人**配的${occasion.name}${wish.people === null ? '（你没有说人数，先按 10 人算）' : ''}：\n\n`)
  for (const { sellable, quantity, subtotalFen } of lines) yield words('text', `- ${escaped(sellable.name)} × ${quantity}${sellable.unit}，${yuanText(subtotalFen)}\n`)
  yield { kind: 'products', codes: lines.map(({ sellable }) => sellable.code) }
  yield words('text', `\n合计 **${yuanText(totalFen)}**`)
  if (wish.budgetFen !== null) {
    const left = wish.budgetFen - totalFen
    yield words('text', left >= 0 ? `，在预算 ${yuanText(wish.budgetFen)} 之内，还余 ${yuanText(left)}。` : `，超出预算 ${yuanText(wish.budgetFen)} ${yuanText(-left)}：可以减少份数，或告诉我不需要哪几样。`)
  } else yield words('text', '。')
  yield words('text', refusedText(wish, lines.map(({ sellable }) => sellable), tools))
  if (tools.seesPrices) yield words('text', notAgreedText(lines.filter(({ sellable }) => !ownTiersOf(sellable).isAgreed).map(({ sellable }) => sellable.name)))
  if (dropped.length > 0) yield words('text', `为了不超预算，省去了${dropped.toReversed().join('、')}。`)
  if (missing.length > 0) yield words('text', `没有符合条件的${missing.join('、')}。`)
  yield words('text', '\n\n数量和品类只是建议，加入购物车后可以再改。\n')
  yield { kind: 'proposal', lines: lines.filter(({ problem }) => problem === null).map(({ sellable, quantity }) => ({ code: sellable.code, quantity })) }
}

const quantityFor = (item: ProductItem, wanted: number): number => Math.ceil(Math.max(item.MOQ, wanted) / item.Step) * item.Step

const thingsAnswer = async function* (wish: Wish, found: readonly Found[], tools: Toolbox): AsyncGenerator<AnswerPart> {
  const limits = limitsText({ ...wish, people: null, budgetFen: null })
  for (const { thing, keyword, items } of found) {
    const [first] = items
    if (first === undefined) {
      yield words('text', `没有找到“${escaped(thing.keyword)}”${limits === '' ? '' : `（${limits}）`}。可以换个说法，或提交[意向商品询价](/userCenter/order/productInquiry)。\n\n`)
      continue
    }
    const isOther = keyword.replaceAll(' ', '') !== thing.keyword.replaceAll(' ', '')
    yield words('text', `${isOther ? `没有完全叫“${escaped(thing.keyword)}”的商品，按“${escaped(keyword)}”` : `按“${escaped(keyword)}”`}找到这些${limits === '' ? '' : `（${limits}）`}，${wish.isCheap ? '从便宜的开始' : '最符合的在前'}：\n\n`)
    yield { kind: 'products', codes: items.map(({ ProductCode }) => ProductCode) }
    const shown = items.map(({ ProductCode: code, CustomerProductName: name }) => ({ code, name }))
    yield words('text', refusedText(wish, shown, tools))
    if (tools.seesPrices && !wish.isCheap) yield words('text', items.some(({ IsAgreed }) => IsAgreed) ? '' : `按“${escaped(keyword)}”没有找到贵司的协议商品，以上按市场价。`)
  }
  const wanted = found.flatMap(({ thing, items: [first] }) => {
    const quantity = thing.quantity ?? wish.people
    return first === undefined || quantity === null ? [] : [{ code: first.ProductCode, quantity: quantityFor(first, quantity) }]
  })
  const lines = (await tools.quote(wanted)).filter(({ problem }) => problem === null)
  if (lines.length === 0) return
  const totalFen = lines.reduce((sum, { subtotalFen }) => sum + subtotalFen, 0)
  tools.allow([totalFen, ...(wish.budgetFen === null ? [] : [Math.abs(wish.budgetFen - totalFen)])])
  yield words('text', `按你说的数量，各取第一款：${lines.map(({ sellable, quantity, subtotalFen }) => `${escaped(sellable.name)} × ${quantity}${sellable.unit} ${yuanText(subtotalFen)}`).join('；')}。合计 **${yuanText(totalFen)}**`)
  if (wish.budgetFen !== null) yield words('text', totalFen <= wish.budgetFen ? `，在预算之内，还余 ${yuanText(wish.budgetFen - totalFen)}` : `，超出预算 ${yuanText(totalFen - wish.budgetFen)}`)
  yield words('text', '。\n')
  yield { kind: 'proposal', lines: lines.map(({ sellable, quantity }) => ({ code: sellable.code, quantity })) }
}

/** 便宜一点的, 还有别的吗: the question before is meant. */
const isFollowing = (text: string): boolean => /便宜|实惠|贵了?|预算|换一[批个]|别的|其他|更多|不要/.test(text)

const understood = (text: string, history: readonly Said[]): Wish => {
  const wish = wishOf(text)
  if (wish.things.length > 0 || wish.occasion !== null || !isFollowing(text)) return wish
  const before = history.findLast(({ role, text: said }) => role === 'user' && (wishOf(said).things.length > 0 || wishOf(said).occasion !== null))
  if (before === undefined) return wish
  const earlier = wishOf(before.text)
  return {
    ...earlier, people: wish.people ?? earlier.people, budgetFen: wish.budgetFen ?? (earlier.occasion === null ? null : wish.priceMaxFen) ?? earlier.budgetFen,
    priceMaxFen: wish.priceMaxFen ?? earlier.priceMaxFen, without: [...new Set([...earlier.without, ...wish.without])], isCheap: wish.isCheap || earlier.isCheap || /贵/.test(text),
  }
}

const reasoningOf = (wish: Wish): string => {
  const limits = limitsText(wish)
  const what = wish.occasion?.name ?? wish.things.map(({ keyword }) => keyword).join('、')
  return [`要的是：${what === '' ? '没有认出商品' : what}。`, limits === '' ? '' : `条件：${limits}。`, '只检索贵司可采购的商品，价格与库存取自商城此刻的数据。'].join('')
}

const searchAnswer = async function* (wish: Wish, help: readonly HelpTopic[], tools: Toolbox): AsyncGenerator<AnswerPart> {
  const found = await Promise.all(wish.things.map((thing) => find(tools, thing, wish, wish.things.length > 1 ? ofSeveral : ofOne)))
  const isNothing = found.every(({ items }) => items.length === 0)
  if (isNothing && help.length > 0) yield words('text', helpText(help))
  else if (found.length === 0) yield words('text', `我没有听出要找什么。${whoItIs}\n`)
  else yield* thingsAnswer(wish, found.filter(({ items }, at) => items.length > 0 || at < 3), tools)
}

/** Questions that would reveal prices by what is found or fits a budget. */
const noLimits = { budgetFen: null, priceMaxFen: null, isCheap: false } as const

const answerOf = async function* ({ text, history, isDeep, tools }: Question): AsyncGenerator<AnswerPart> {
  const wish = tools.seesPrices ? understood(text, history) : { ...understood(text, history), ...noLimits }
  const help = await tools.help(text)
  tools.allow([wish.budgetFen, wish.priceMaxFen].filter((fen) => fen !== null))
  if (isDeep) yield words('reasoning', reasoningOf(wish))
  const isGreeting = /^(你好|您好|hi|hello|在吗|嗨)|你是谁|你能做什么|怎么用你/i.test(text.trim())
  if (asksForOthersPrices(text)) yield words('text', `${othersPricesText}\n`)
  else if (isGreeting && wish.occasion === null) yield words('text', `${whoItIs}\n`)
  else if (wish.isQuestion && help.length > 0) yield words('text', helpText(help))
  else if (wish.occasion === null) yield* searchAnswer(wish, help, tools)
  else yield* bundleAnswer(wish, wish.occasion, tools)
}

/** Continues after the earlier text when the answer is still the same. */
const after = async function* (begun: string, parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  let left = begun
  for await (const part of parts) {
    if (part.kind !== 'text' || left === '') {
      yield part
      continue
    }
    if (left.startsWith(part.text)) left = left.slice(part.text.length)
    else {
      yield { kind: 'text', text: part.text.startsWith(left) ? part.text.slice(left.length) : `\n\n${part.text}` }
      left = ''
    }
  }
}

/** The mall’s own adviser: it finds by words, pinyin, units and budgets in the catalogue and the help pages, and needs nobody else. */
export const createEmbeddedAdviser = (): Adviser => ({
  name: { Kind: 'embedded', Name: '商城内置顾问' },
  answer: (question) => (question.begun === '' ? answerOf(question) : after(question.begun, answerOf(question))),
})
