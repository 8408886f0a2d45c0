import { and, eq, inArray, ne } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { searchWordLimits, type SellerSearchAction, type SellerSearchWord } from '@mall/api/seller/contract'
import { catalogueFor } from '../../catalogue/search/follow.ts'
import { tokensOf } from '../../catalogue/search/rules.ts'
import { wordOf } from '../../catalogue/search/words.ts'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { permitting } from '../../platform/actions/permit.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import type { Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { ignoredWord, searchMiss, searchPin, searchSynonym } from '../../platform/db/schema/search.ts'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { allowedActions, pinRow, synonymRow } from './list.ts'

const done = '操作成功'

type SynonymRow = typeof searchSynonym.$inferSelect
type PinRow = typeof searchPin.$inferSelect

const requireAllowed = permitting(allowedActions, () => new BusinessError('SEARCH_WORD_ACTION_NOT_ALLOWED', '您不能修改搜索词'))

const synonymActions = defineActions<{ readonly SynonymId: number }, SynonymRow, SellerSearchAction, StaffContext>({
  lock: async (tx, _context, { SynonymId }) => {
    const [row] = await tx.select().from(searchSynonym).where(eq(searchSynonym.id, SynonymId)).for('update')
    if (row === undefined) throw new BusinessError('SEARCH_WORD_NOT_FOUND', '同义词不存在，可能已被删除')
    return row
  },
  requireAllowed: (caller, _row, action) => requireAllowed(caller, caller, action),
})

const pinActions = defineActions<{ readonly PinId: number }, PinRow, SellerSearchAction, StaffContext>({
  lock: async (tx, _context, { PinId }) => {
    const [row] = await tx.select().from(searchPin).where(eq(searchPin.id, PinId)).for('update')
    if (row === undefined) throw new BusinessError('SEARCH_WORD_NOT_FOUND', '置顶不存在，可能已被删除')
    return row
  },
  requireAllowed: (caller, _row, action) => requireAllowed(caller, caller, action),
})

const audit = (tx: Tx, context: StaffContext, action: string, entityId: number | string, before: AuditSummary | null, after: AuditSummary | null): Promise<void> =>
  writeAudit(tx, originOf(context), { action: `SellerSearch.${action}`, entity: 'searchWord', entityId, before, after })

const invalid = (message: string): BusinessError => new BusinessError('SEARCH_WORD_INVALID', message)

/**
 * A word as it is kept. Signs alone are none, and what is longer when it is spelled out is too long.
 * @throws BusinessError `SEARCH_WORD_INVALID`
 */
const keptWord = (typed: string): string => {
  const word = wordOf(typed)
  if (tokensOf(word).length === 0) throw invalid('请输入文字或数字')
  if (word.length > searchWordLimits.word) throw invalid(`一个词最多 ${searchWordLimits.word} 个字`)
  return word
}

interface Pair {
  readonly word: string
  readonly meaning: string
  readonly bothWays: boolean
}

/**
 * The words of a synonym as they are kept. Asks the catalogue, and so is called outside of a transaction.
 * @throws BusinessError `SEARCH_WORD_INVALID` for what would find nothing, or hide what is found without it
 */
const checkedPair = async ({ deps }: StaffContext, { Word, Meaning, BothWays }: Pick<CallInput<'POST /api/SellerSearch/AddSynonym'>, 'Word' | 'Meaning' | 'BothWays'>): Promise<Pair> => {
  const [word, meaning] = [keptWord(Word), keptWord(Meaning)]
  if (word === meaning) throw invalid('两个词是同一个词')
  const { index } = await catalogueFor(deps.db, null)
  for (const one of BothWays ? [word, meaning] : [word]) {
    if (tokensOf(one)[0] !== one) throw invalid(`“${one}”不是一个词：不能有空格，中文和字母、数字请分开`)
    if (!index.mayMean(one)) throw invalid(`“${one}”是编码、型号，或按其中的词已能搜到商品，不能再指别的词`)
  }
  if (!index.canBeMeant(meaning)) throw invalid(`搜“${meaning}”没有商品，请换一个搜得到的词`)
  return { word, meaning, bothWays: BothWays }
}

const synonymExists = ({ word, meaning }: Pair): BusinessError => new BusinessError('SEARCH_WORD_EXISTS', `“${word}”已经是“${meaning}”的同义词`)
const full = (message: string): BusinessError => new BusinessError('SEARCH_WORD_LIMIT_REACHED', message)

const synonymSummary = ({ word, meaning, bothWays }: Pair): AuditSummary => ({ Word: word, Meaning: meaning, BothWays: bothWays })

/** @throws BusinessError `SEARCH_WORD_EXISTS`, `SEARCH_WORD_LIMIT_REACHED` */
const requireRoom = async (tx: Tx, pair: Pair, id: number): Promise<void> => {
  const same = await tx.$count(searchSynonym, and(eq(searchSynonym.word, pair.word), eq(searchSynonym.meaning, pair.meaning), ne(searchSynonym.id, id)))
  if (same > 0) throw synonymExists(pair)
  for (const one of [pair.word, ...(pair.bothWays ? [pair.meaning] : [])]) {
    const meanings = await tx.$count(searchSynonym, and(eq(searchSynonym.word, one), ne(searchSynonym.id, id)))
    const back = await tx.$count(searchSynonym, and(eq(searchSynonym.meaning, one), eq(searchSynonym.bothWays, true), ne(searchSynonym.id, id)))
    if (meanings + back >= searchWordLimits.meanings) throw full(`“${one}”最多有 ${searchWordLimits.meanings} 个同义词`)
  }
}

/** No record has it: a new one differs from all. */
const noId = 0

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_EXISTS`, `SEARCH_WORD_LIMIT_REACHED` */
export const addSynonym = async (context: StaffContext, input: CallInput<'POST /api/SellerSearch/AddSynonym'>): Promise<SellerSearchWord> => {
  const pair = await checkedPair(context, input)
  return once(context, 'POST /api/SellerSearch/AddSynonym', input, async (tx) => {
    const { caller, deps } = context
    if ((await tx.$count(searchSynonym)) >= searchWordLimits.synonyms) throw full(`最多有 ${searchWordLimits.synonyms} 个同义词`)
    await requireRoom(tx, pair, noId)
    const [row] = await tx.insert(searchSynonym).values({ ...pair, staffId: caller.staffId, changedAt: deps.clock() }).onConflictDoNothing().returning()
    if (row === undefined) throw synonymExists(pair)
    await audit(tx, context, 'AddSynonym', row.id, null, synonymSummary(row))
    return synonymRow(tx, caller, row.id)
  })
}

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_EXISTS`, `SEARCH_WORD_LIMIT_REACHED`, and those of every action */
export const saveSynonym = async (context: StaffContext, input: CallInput<'POST /api/SellerSearch/SaveSynonym'>): Promise<SellerSearchWord> => {
  const pair = await checkedPair(context, input)
  return synonymActions.act(context, 'POST /api/SellerSearch/SaveSynonym', input, 'Edit', async ({ tx, row, acting }) => {
    await requireRoom(tx, pair, row.id)
    const saved = await changeRecord(tx, acting.by, searchSynonym, row, { ...pair, staffId: context.caller.staffId, changedAt: acting.origin.now })
    await audit(tx, context, 'SaveSynonym', row.id, synonymSummary(row), synonymSummary(saved))
    return synonymRow(tx, context.caller, row.id)
  })
}

/** @throws BusinessError those of every action */
export const deleteSynonym = (context: StaffContext, input: CallInput<'POST /api/SellerSearch/DeleteSynonym'>): Promise<string> =>
  synonymActions.act(context, 'POST /api/SellerSearch/DeleteSynonym', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, searchSynonym, row)
    await audit(tx, context, 'DeleteSynonym', row.id, synonymSummary(row), null)
    return done
  })

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_NOT_FOUND` for a word that nobody has searched for */
export const setIgnored = async (context: StaffContext, input: CallInput<'POST /api/SellerSearch/SetIgnored'>): Promise<string> => {
  const word = keptWord(input.Word)
  return once(context, 'POST /api/SellerSearch/SetIgnored', input, async (tx) => {
    const { caller, deps } = context
    if (input.Ignored && (await tx.$count(searchMiss, eq(searchMiss.word, word))) === 0) throw new BusinessError('SEARCH_WORD_NOT_FOUND', '没有人搜过这个词')
    const changed = input.Ignored
      ? await tx.insert(ignoredWord).values({ word, staffId: caller.staffId, ignoredAt: deps.clock() }).onConflictDoNothing().returning()
      : await tx.delete(ignoredWord).where(eq(ignoredWord.word, word)).returning()
    if (changed.length > 0) await audit(tx, context, input.Ignored ? 'Ignore' : 'Restore', word, null, { Word: word })
    return done
  })
}

type PinInput = Pick<CallInput<'POST /api/SellerSearch/AddPin'>, 'Word' | 'ProductCodes' | 'From' | 'Until'>
type PinColumns = Pick<PinRow, 'word' | 'productIds' | 'fromDay' | 'untilDay'>

const pinExists = (word: string): BusinessError => new BusinessError('SEARCH_WORD_EXISTS', `“${word}”已有置顶，请改那一条`)

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_EXISTS`, `PRODUCT_NOT_FOUND` */
const pinColumns = async (tx: Tx, { Word, ProductCodes, From, Until }: PinInput, id: number): Promise<PinColumns> => {
  const word = keptWord(Word)
  if ((await tx.$count(searchPin, and(eq(searchPin.word, word), ne(searchPin.id, id)))) > 0) throw pinExists(word)
  const found = await tx.select({ id: product.id, code: product.code }).from(product).where(inArray(product.code, ProductCodes))
  const ids = new Map(found.map((row) => [row.code, row.id]))
  const unknown = ProductCodes.find((code) => !ids.has(code))
  if (unknown !== undefined) throw new BusinessError('PRODUCT_NOT_FOUND', `没有编码为 ${unknown} 的商品`)
  return { word, productIds: ProductCodes.flatMap((code) => ids.get(code) ?? []), fromDay: From, untilDay: Until }
}

const pinSummary = ({ word, productIds, fromDay, untilDay }: PinColumns): AuditSummary => ({ Word: word, Products: productIds.join('、'), From: fromDay, Until: untilDay })

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_EXISTS`, `SEARCH_WORD_LIMIT_REACHED`, `PRODUCT_NOT_FOUND` */
export const addPin = (context: StaffContext, input: CallInput<'POST /api/SellerSearch/AddPin'>): Promise<SellerSearchWord> =>
  once(context, 'POST /api/SellerSearch/AddPin', input, async (tx) => {
    const { caller, deps } = context
    if ((await tx.$count(searchPin)) >= searchWordLimits.pins) throw full(`最多给 ${searchWordLimits.pins} 个词置顶`)
    const columns = await pinColumns(tx, input, noId)
    const [row] = await tx.insert(searchPin).values({ ...columns, staffId: caller.staffId, changedAt: deps.clock() }).onConflictDoNothing().returning()
    if (row === undefined) throw pinExists(columns.word)
    await audit(tx, context, 'AddPin', row.id, null, pinSummary(row))
    return pinRow(tx, caller, row.id, deps.clock())
  })

/** @throws BusinessError `SEARCH_WORD_INVALID`, `SEARCH_WORD_EXISTS`, `PRODUCT_NOT_FOUND`, and those of every action */
export const savePin = (context: StaffContext, input: CallInput<'POST /api/SellerSearch/SavePin'>): Promise<SellerSearchWord> =>
  pinActions.act(context, 'POST /api/SellerSearch/SavePin', input, 'Edit', async ({ tx, row, acting }) => {
    const columns = await pinColumns(tx, input, row.id)
    const saved = await changeRecord(tx, acting.by, searchPin, row, { ...columns, staffId: context.caller.staffId, changedAt: acting.origin.now })
    await audit(tx, context, 'SavePin', row.id, pinSummary(row), pinSummary(saved))
    return pinRow(tx, context.caller, row.id, acting.origin.now)
  })

/** @throws BusinessError those of every action */
export const deletePin = (context: StaffContext, input: CallInput<'POST /api/SellerSearch/DeletePin'>): Promise<string> =>
  pinActions.act(context, 'POST /api/SellerSearch/DeletePin', input, 'Delete', async ({ tx, row, acting }) => {
    await deleteRecord(tx, acting.by, searchPin, row)
    await audit(tx, context, 'DeletePin', row.id, pinSummary(row), null)
    return done
  })
