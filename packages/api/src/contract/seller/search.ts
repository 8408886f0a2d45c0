import * as z from 'zod/mini'
import { day, doneMessage, id, instant, pageOf, paging, productCode, requestId, requiredText, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** Of the words of the search: characters of a word, products of a pinned word, and how many synonyms and pinned words there may be. */
export const searchWordLimits = { word: 20, products: 8, meanings: 10, synonyms: 2000, pins: 500 } as const

/** The lists of the words of the search. */
export const searchTabNames = { missed: '没有结果的词', handled: '已处理的词', synonyms: '同义词', pins: '置顶' } as const

export type SearchTab = keyof typeof searchTabNames

/** Over how many days searches without a result are counted, until today. */
export const searchDayNames = { 7: '近 7 天', 30: '近 30 天', 90: '近 90 天' } as const

/** The days that are counted when nobody chooses. */
export const missedDays = 30

/** Whether the products of a pinned word come first today. */
export const pinStateNames = { live: '置顶中', waiting: '未开始', over: '已结束' } as const

export type PinState = keyof typeof pinStateNames

/** What can be done with a word of the search, in the order of its buttons. */
export const sellerSearchActions = ['AddSynonym', 'Ignore', 'Restore', 'Edit', 'Delete'] as const

export type SellerSearchAction = (typeof sellerSearchActions)[number]

const count = z.int().check(z.nonnegative())
const tab = z.literal(Object.keys(searchTabNames) as readonly SearchTab[])
const word = field(requiredText(searchWordLimits.word), 'The word, in any spelling: it is kept as searches are read.')
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const changed = {
  ChangedBy: field(z.string(), 'Who changed it last.'),
  ChangedAt: field(instant, 'When.'),
  Version: field(z.int(), 'Changes with every edit.'),
}

export const missedWord = named(
  'MissedWord',
  'A word that nothing in the mall is found by, with its searches of the days.',
  z.object({
    Count: field(count, 'Searches.'),
    Companies: field(count, 'From how many companies; visitors are of none.'),
    LastAt: field(instant, 'The last one.'),
    Meanings: field(z.array(z.string()), 'What searches for it find since, by its synonyms.'),
    Ignored: field(z.boolean(), 'Whether somebody decided to do nothing about it.'),
  }),
)

export const sellerSynonym = named(
  'SellerSynonym',
  'A synonym of the seller’s own.',
  z.object({
    SynonymId: field(id, 'The synonym.'),
    Meaning: field(z.string(), 'What searches for the word find too.'),
    BothWays: field(z.boolean(), 'Whether searches for the meaning find what the word names as well.'),
    ...changed,
  }),
)

export const searchPin = named(
  'SearchPin',
  'The products that come first where exactly one word is searched for.',
  z.object({
    PinId: field(id, 'The pinned word.'),
    Products: field(
      z.array(z.object({ ProductCode: productCode, Name: field(z.string(), 'Name of the product.'), OnSale: field(z.boolean(), 'Whether it is on sale: others are not shown.') })),
      'In their order. Each is shown to those alone who may buy it.',
    ),
    From: field(z.nullable(day), 'First day; null: at once.'),
    Until: field(z.nullable(day), 'Last day, to its end; null: without an end.'),
    State: field(z.literal(Object.keys(pinStateNames) as readonly PinState[]), 'live 置顶中, waiting 未开始: its first day is to come, over 已结束: its last day is over.'),
    ...changed,
  }),
)

export const sellerSearchWord = named(
  'SellerSearchWord',
  'A word of the search, as a row of the list that was asked for.',
  z.object({
    Key: field(z.string(), 'The row within its list.'),
    Word: field(z.string(), 'The word, as searches are read.'),
    Missed: field(z.nullable(missedWord), 'For a word that finds nothing.'),
    Synonym: field(z.nullable(sellerSynonym), 'For a synonym.'),
    Pin: field(z.nullable(searchPin), 'For a pinned word.'),
    AllowActions: field(z.array(z.literal(sellerSearchActions)), 'Actions that the user may take now.'),
  }),
)

export const sellerSearchListRequest = named(
  'SellerSearchListRequest',
  'List, filters and page of the words of the search.',
  z.object({
    Tab: field(z.optional(tab), 'missed: words without a result that nobody has decided on; handled: those with a synonym, or ignored; synonyms; pins. Missed without one.'),
    Keyword: field(z.optional(text(searchWordLimits.word)), 'Part of the word, or of what it means.'),
    Days: field(z.optional(z.literal([7, 30, 90])), 'Searches of so many days until today, for words without a result; 30 without.'),
    ...paging,
  }),
)

export const sellerSearchList = named(
  'SellerSearchList',
  'A page of the words of the search.',
  z.object({
    ...pageOf(sellerSearchWord).shape,
    TabCounts: field(z.array(z.object({ Tab: tab, Count: count })), 'Words per list under the same filters: the counts of the tabs.'),
    CanManage: field(z.boolean(), 'Whether the user may change them.'),
  }),
)

/** What is typed of a synonym. Whether the words fit together is said by the server. */
export const synonymValues = z.object({
  Word: word,
  Meaning: field(requiredText(searchWordLimits.word), 'A word that products are found by.'),
  BothWays: field(z.boolean(), 'Whether it holds for both words, or for searches for `Word` alone.'),
})

/** What is typed of a pinned word. */
export const pinValues = z
  .object({
    Word: word,
    ProductCodes: field(z.array(productCode).check(z.minLength(1), z.maxLength(searchWordLimits.products)), 'Products, in their order, each once.'),
    From: searchPin.shape.From,
    Until: searchPin.shape.Until,
  })
  .check(
    z.refine(({ ProductCodes }) => new Set(ProductCodes).size === ProductCodes.length, { path: ['ProductCodes'] }),
    z.refine(({ From, Until }) => From === null || Until === null || From <= Until, { path: ['Until'] }),
  )

export const sellerSearchController = { SellerSearch: 'The words of the search, as the seller looks after them.' } as const

const manage = staffWith('content.manage')
const synonymTarget = { SynonymId: field(id, 'The synonym.'), Version: version, RequestId: requestId }
const pinTarget = { PinId: field(id, 'The pinned word.'), Version: version, RequestId: requestId }

export const sellerSearchCalls = defineSellerCalls({
  'POST /api/SellerSearch/List': {
    summary: 'Returns a page of the words without a result, of the synonyms, or of the pinned words.',
    description: 'Words without a result are of the searches of the whole mall, those most searched for first. Who searched is not kept.',
    access: staffWith('content.view'),
    scope: 'none',
    body: sellerSearchListRequest,
    response: sellerSearchList,
  },
  'POST /api/SellerSearch/SetIgnored': {
    summary: 'Ignores a word without a result, or takes that back.',
    access: manage,
    scope: 'none',
    body: z.object({ Word: word, Ignored: field(z.boolean(), 'False: it is to be decided on again.'), RequestId: requestId }),
    response: doneMessage,
  },
  'POST /api/SellerSearch/AddSynonym': {
    summary: 'Adds a synonym. Searches find by it at once.',
    access: manage,
    scope: 'none',
    body: z.extend(synonymValues, { RequestId: requestId }),
    response: sellerSearchWord,
  },
  'POST /api/SellerSearch/SaveSynonym': {
    summary: 'Changes a synonym.',
    access: manage,
    scope: 'none',
    body: z.extend(synonymValues, synonymTarget),
    response: sellerSearchWord,
  },
  'POST /api/SellerSearch/DeleteSynonym': {
    summary: 'Deletes a synonym.',
    access: manage,
    scope: 'none',
    body: z.object(synonymTarget),
    response: doneMessage,
  },
  'POST /api/SellerSearch/AddPin': {
    summary: 'Pins products to a word.',
    access: manage,
    scope: 'none',
    body: z.safeExtend(pinValues, { RequestId: requestId }),
    response: sellerSearchWord,
  },
  'POST /api/SellerSearch/SavePin': {
    summary: 'Changes a pinned word.',
    access: manage,
    scope: 'none',
    body: z.safeExtend(pinValues, pinTarget),
    response: sellerSearchWord,
  },
  'POST /api/SellerSearch/DeletePin': {
    summary: 'Deletes a pinned word.',
    access: manage,
    scope: 'none',
    body: z.object(pinTarget),
    response: doneMessage,
  },
})

export type { MissedWord, SearchPin, SellerSearchList, SellerSearchListRequest, SellerSearchWord, SellerSynonym } from '../../resources/generated/shapes.ts'
