import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallInput, CallOutput } from '@mall/api/contract'
import { agreementLimits, agreementStatus, agreementVersionStatus, changedTerms, agreedFen, type SellerAgreementDetail } from '@mall/api/seller/contract'
import { changeRecord, deleteRecord } from '../../platform/actions/change-record.ts'
import { actingForSeller, type Permitted } from '../../platform/actions/permit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { inParts } from '../../platform/in-parts.ts'
import { insertedRow } from '../../platform/records/version.ts'
import { dayMs, startOfDay, toDay } from '../../platform/time.ts'
import { isPartyOf } from '../customer/parties.ts'
import { agreementDetail } from './detail.ts'
import { moveAgreement, moveVersion } from './moves.ts'
import { actions, audit, type Locked } from './open.ts'
import { record, row, version, versionBefore, type VersionRow } from './records.ts'
import { columnsOf, isLow, rowsOf, termsOf } from './rows.ts'
import { reopened } from './write.ts'

type Days = { readonly From: string; readonly Until: string }

/** @throws BusinessError `AGREEMENT_DAYS_INVALID` */
const requireDays = ({ From, Until }: Days, today: string): void => {
  if (Until < From) throw new BusinessError('AGREEMENT_DAYS_INVALID', '截止日不能早于开始日')
  if (Until < today) throw new BusinessError('AGREEMENT_DAYS_INVALID', '截止日不能早于今天')
  if (startOfDay(Until).getTime() - startOfDay(From).getTime() > agreementLimits.days * dayMs) throw new BusinessError('AGREEMENT_DAYS_INVALID', '一份协议最长 10 年')
}

/** The next number of a year: numbers rise, since of two that begin at once the higher one decides (seller.md §9). */
const nextNo = async (tx: Tx, today: string): Promise<string> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('agreement'), 0)`)
  const year = `XY${today.slice(0, 4)}`
  const [last] = await tx.select({ no: sql<string | null>`max(${record.agreementNo})` }).from(record).where(sql`${record.agreementNo} ~ ${`^${year}\\d{5}$`}`)
  return `${year}${String(Number(last?.no?.slice(year.length) ?? 0) + 1).padStart(5, '0')}`
}

/** A group is whose every company the caller looks after: its prices are for all of them. @throws BusinessError `AGREEMENT_PARTY_NOT_FOUND` */
const requireParty = async (tx: Tx, { caller }: StaffContext, { Level, PartyId }: Pick<CallInput<'POST /api/SellerAgreement/Create'>, 'Level' | 'PartyId'>): Promise<void> => {
  if (!(await isPartyOf(tx, caller, Level, PartyId))) throw new BusinessError('AGREEMENT_PARTY_NOT_FOUND', Level === 'company' ? '客户不存在' : '集团不存在，或有您不负责的公司')
}

type Party = Pick<typeof record.$inferInsert, 'level' | 'enterpriseId' | 'groupId'>

/** A new agreement with an empty first version. */
const insertAgreement = async (tx: Tx, { caller, deps }: StaffContext, party: Party, { Name, From, Until }: Days & { readonly Name: string }) => {
  const now = deps.clock()
  const made = insertedRow(
    await tx
      .insert(record)
      .values({ ...party, agreementNo: await nextNo(tx, toDay(now)), name: Name, fromDay: From, untilDay: Until, status: agreementStatus.draft, staffId: caller.staffId, createdAt: now })
      .returning(),
  )
  const first = insertedRow(await tx.insert(version).values({ agreementId: made.id, number: 1, fromDay: From, status: agreementVersionStatus.draft, writtenBy: caller.staffId, writtenAt: now }).returning())
  return { made, first }
}

/**
 * Begins an agreement, once per `RequestId`.
 * @throws BusinessError `AGREEMENT_PARTY_NOT_FOUND`, `AGREEMENT_DAYS_INVALID`
 */
export const createAgreement = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Create'>): Promise<SellerAgreementDetail> =>
  once(context, 'POST /api/SellerAgreement/Create', input, async (tx) => {
    const now = context.deps.clock()
    requireDays(input, toDay(now))
    await requireParty(tx, context, input)
    const { made } = await insertAgreement(tx, context, { level: input.Level, enterpriseId: input.Level === 'company' ? input.PartyId : null, groupId: input.Level === 'group' ? input.PartyId : null }, input)
    await audit(tx, context, 'Create', made.id, null, { AgreementNo: made.agreementNo, Name: input.Name, From: input.From, Until: input.Until })
    return agreementDetail(tx, context.caller, made.id, now)
  })

const isDraft = ({ status }: Pick<Locked, 'status'>): boolean => status === agreementStatus.draft

/**
 * Changes name and days.
 * @throws BusinessError `AGREEMENT_DAYS_INVALID`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const saveAgreement = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Save'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Save', input, 'Edit', async ({ tx, row: one, acting }) => {
    requireDays(input, one.today)
    if (!isDraft(one) && input.From !== one.fromDay) throw new BusinessError('AGREEMENT_DAYS_INVALID', '已生效的协议不能改开始日')
    await changeRecord(tx, acting.by, record, one, { name: input.Name, fromDay: input.From, untilDay: input.Until })
    // The first version begins with its agreement.
    if (isDraft(one)) await tx.update(version).set({ fromDay: input.From }).where(and(eq(version.id, one.newest.id), eq(version.number, 1)))
    await audit(tx, context, 'Edit', one.id, { Name: one.name, From: one.fromDay, Until: one.untilDay }, { Name: input.Name, From: input.From, Until: input.Until })
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

/**
 * Begins the next version with the rows of the newest; what was approved below 底价 stays approved as long as its row says the same.
 * @throws BusinessError `AGREEMENT_DAYS_INVALID`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const beginVersion = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Begin'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Begin', input, 'Begin', async ({ tx, row: one, acting }) => {
    const { newest } = one
    if (input.From < one.today || input.From > one.untilDay) throw new BusinessError('AGREEMENT_DAYS_INVALID', '新的一版要在今天到协议截止日之间开始')
    if (input.From < newest.fromDay) throw new BusinessError('AGREEMENT_DAYS_INVALID', `新的一版不能早于上一版（${newest.fromDay} 起）`)
    const next = insertedRow(
      await tx
        .insert(version)
        .values({ agreementId: one.id, number: newest.number + 1, fromDay: input.From, status: agreementVersionStatus.draft, writtenBy: context.caller.staffId, writtenAt: context.deps.clock() })
        .returning(),
    )
    await tx.execute(sql`
      insert into ${row} (version_id, product_id, position, material_code, kind, tiers, percent, low_reason, decision, decided_by, decided_at, decision_reason)
      select ${next.id}, product_id, position, material_code, kind, tiers, percent, low_reason, decision, decided_by, decided_at, decision_reason from ${row} where version_id = ${newest.id}`)
    await changeRecord(tx, acting.by, record, one, {})
    await audit(tx, context, 'Begin', one.id, null, { VersionNo: next.number, From: input.From })
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

/** Throws the newest version away; with the only one goes the agreement. */
export const discardVersion = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Discard'>): Promise<CallOutput<'POST /api/SellerAgreement/Discard'>> =>
  actions.act(context, 'POST /api/SellerAgreement/Discard', input, 'Discard', async ({ tx, row: one, acting }) => {
    const IsGone = isDraft(one)
    await audit(tx, context, 'Discard', one.id, null, { VersionNo: one.newest.number, AgreementNo: one.agreementNo })
    if (IsGone) await deleteRecord(tx, acting.by, record, one)
    else {
      await tx.delete(version).where(eq(version.id, one.newest.id))
      await changeRecord(tx, acting.by, record, one, {})
    }
    return { IsGone }
  })

/**
 * The version holds from its first day on; one that was approved later, from today: what was sold meanwhile was sold at the former prices.
 * @throws BusinessError `AGREEMENT_DAYS_INVALID`
 */
const approve = async (tx: Tx, context: StaffContext, one: Locked, newest: VersionRow, acting: Permitted): Promise<void> => {
  const fromDay = newest.fromDay < one.today ? one.today : newest.fromDay
  if (fromDay > one.untilDay) throw new BusinessError('AGREEMENT_DAYS_INVALID', '协议已过截止日，请先改截止日')
  const cause = actingForSeller(acting)
  await moveVersion(tx, newest, 'Approve', { ...cause, changes: { fromDay, decidedBy: context.caller.staffId, decidedAt: context.deps.clock() } })
  const isFirst = (await versionBefore(tx, newest)) === undefined
  await (isFirst ? moveAgreement(tx, one, 'Approve', cause) : changeRecord(tx, acting.by, record, one, {}))
}

/** Marks the rows of a version that wait for a decision; returns how many. @throws BusinessError `AGREEMENT_EMPTY`, `AGREEMENT_REASON_MISSING` */
const markWaiting = async (tx: Tx, versionId: number): Promise<number> => {
  const found = await rowsOf(tx, versionId)
  if (found.length === 0) throw new BusinessError('AGREEMENT_EMPTY', '还没有商品，不能送批')
  const low = (await inParts(found, (part) => part.filter(({ row: each, product: of, floor }) => isLow(termsOf(each), of, floor)))).flat()
  const silent = low.filter(({ row: { lowReason } }) => lowReason === '')
  if (silent.length > 0) throw new BusinessError('AGREEMENT_REASON_MISSING', `${silent.length} 行低于底价，没有写原因（${silent[0]?.product.code ?? ''} 等）`)
  const rejected = low.filter(({ row: { decision } }) => decision === 'rejected')
  if (rejected.length > 0) throw new BusinessError('AGREEMENT_REASON_MISSING', `${rejected.length} 行被退回：改价格或原因，或不带它们送批`)
  const waiting = low.flatMap(({ row: { decision, productId } }) => (decision === 'approved' ? [] : [productId]))
  const lowIds = new Set(low.map(({ row: { productId } }) => productId))
  const raised = found.flatMap(({ row: { decision, productId } }) => (decision === null || lowIds.has(productId) ? [] : [productId]))
  const decide = (ids: readonly number[], decision: 'waiting' | null) =>
    inParts(ids, (part) => tx.update(row).set({ decision, decidedBy: null, decidedAt: null, decisionReason: '' }).where(and(eq(row.versionId, versionId), inArray(row.productId, [...part]))))
  await decide(waiting, 'waiting')
  await decide(raised, null)
  return waiting.length
}

/**
 * Sends the newest version.
 * @throws BusinessError `AGREEMENT_EMPTY`, `AGREEMENT_REASON_MISSING`, `AGREEMENT_DAYS_INVALID`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const send = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Send'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Send', input, 'Send', async ({ tx, row: one, acting }) => {
    const cause = actingForSeller(acting)
    const open = await reopened(tx, one.newest, acting)
    if (input.WithoutRejected) await tx.delete(row).where(and(eq(row.versionId, open.id), eq(row.decision, 'rejected')))
    const waiting = await markWaiting(tx, open.id)
    await audit(tx, context, 'Send', one.id, null, { VersionNo: open.number, Waiting: waiting, Note: input.Note })
    if (waiting === 0) await approve(tx, context, one, open, acting)
    else {
      await moveVersion(tx, open, 'Send', { ...cause, changes: { note: input.Note.trim(), sentAt: context.deps.clock(), decidedBy: null, decidedAt: null, decisionReason: '' } })
      await (isDraft(one) ? moveAgreement(tx, one, 'Send', cause) : changeRecord(tx, acting.by, record, one, {}))
    }
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

const isPending = ({ status }: Pick<Locked, 'status'>): boolean => status === agreementStatus.pending

/** What follows for an agreement whose version goes back to its writer. */
const goesBack = async (tx: Tx, one: Locked, acting: Permitted): Promise<void> => {
  await (isPending(one) ? moveAgreement(tx, one, 'SendBack', actingForSeller(acting)) : changeRecord(tx, acting.by, record, one, {}))
}

export const takeBack = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/TakeBack'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/TakeBack', input, 'TakeBack', async ({ tx, row: one, acting }) => {
    await moveVersion(tx, one.newest, 'TakeBack', actingForSeller(acting))
    await goesBack(tx, one, acting)
    await audit(tx, context, 'TakeBack', one.id, null, { VersionNo: one.newest.number })
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

/**
 * Decides about prices below 底价. With the last decision the version is approved, or goes back.
 * @throws BusinessError `AGREEMENT_ROWS_INVALID`, `AGREEMENT_REASON_MISSING`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const judge = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Judge'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Judge', input, 'Judge', async ({ tx, row: one, acting }) => {
    const { newest } = one
    const reason = input.Reason.trim()
    const codes = input.Rows.map(({ ProductCode }) => ProductCode)
    if (new Set(codes).size !== codes.length) throw new BusinessError('AGREEMENT_ROWS_INVALID', '一行只能判断一次')
    if (reason === '' && input.Rows.some(({ Approve }) => !Approve)) throw new BusinessError('AGREEMENT_REASON_MISSING', '退回时请写原因')
    const waiting = await tx
      .select({ id: row.productId, code: product.code })
      .from(row)
      .innerJoin(product, eq(product.id, row.productId))
      .where(and(eq(row.versionId, newest.id), eq(row.decision, 'waiting'), inArray(product.code, codes)))
    if (waiting.length !== codes.length) throw new BusinessError('AGREEMENT_ROWS_INVALID', '有行没有在等批准，请刷新后查看')
    const decide = async (isApproved: boolean): Promise<number> => {
      const wanted = new Set(input.Rows.filter(({ Approve }) => Approve === isApproved).map(({ ProductCode }) => ProductCode))
      const ids = waiting.filter(({ code }) => wanted.has(code)).map(({ id }) => id)
      if (ids.length > 0)
        await tx
          .update(row)
          .set({ decision: isApproved ? 'approved' : 'rejected', decidedBy: context.caller.staffId, decidedAt: context.deps.clock(), decisionReason: reason })
          .where(and(eq(row.versionId, newest.id), inArray(row.productId, ids)))
      return ids.length
    }
    const [approved, rejected] = [await decide(true), await decide(false)]
    await audit(tx, context, 'Judge', one.id, null, { VersionNo: newest.number, Approved: approved, Rejected: rejected, Reason: reason })
    const left = await tx.$count(row, and(eq(row.versionId, newest.id), eq(row.decision, 'waiting')))
    if (left > 0) await changeRecord(tx, acting.by, record, one, {})
    else if ((await tx.$count(row, and(eq(row.versionId, newest.id), eq(row.decision, 'rejected')))) === 0) await approve(tx, context, one, newest, acting)
    else {
      await moveVersion(tx, newest, 'Reject', { ...actingForSeller(acting), changes: { decidedBy: context.caller.staffId, decidedAt: context.deps.clock(), decisionReason: reason } })
      await goesBack(tx, one, acting)
    }
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

export const endAgreement = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/End'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/End', input, 'End', async ({ tx, row: one, acting }) => {
    await moveAgreement(tx, one, 'End', { ...actingForSeller(acting), changes: { endedOn: one.today, endReason: input.Reason } })
    await audit(tx, context, 'End', one.id, null, { Reason: input.Reason })
    return agreementDetail(tx, context.caller, one.id, context.deps.clock())
  })

/**
 * Begins an agreement with the same party and the rows of the newest version, at changed prices (续签).
 * @throws BusinessError `AGREEMENT_DAYS_INVALID`, `AGREEMENT_ACTION_NOT_ALLOWED`, `VERSION_CONFLICT`
 */
export const renewAgreement = (context: StaffContext, input: CallInput<'POST /api/SellerAgreement/Renew'>): Promise<SellerAgreementDetail> =>
  actions.act(context, 'POST /api/SellerAgreement/Renew', input, 'Renew', async ({ tx, row: one }) => {
    requireDays(input, one.today)
    const { made, first } = await insertAgreement(tx, context, { level: one.level, enterpriseId: one.enterpriseId, groupId: one.groupId }, { Name: one.name, From: input.From, Until: input.Until })
    const change = Math.round(input.Change * 100)
    const found = await rowsOf(tx, one.newest.id)
    await inParts(found, (part) =>
      tx.insert(row).values(part.map(({ row: each }) => {
        const terms = termsOf(each)
        const changed = terms.Price === null ? terms : changedTerms(terms, agreedFen(terms, []), change, 'fen')
        return { versionId: first.id, productId: each.productId, position: each.position, materialCode: each.materialCode, lowReason: each.lowReason, ...columnsOf(changed) }
      })),
    )
    await audit(tx, context, 'Renew', one.id, null, { Renewed: made.agreementNo })
    await audit(tx, context, 'Create', made.id, null, { AgreementNo: made.agreementNo, Name: one.name, From: input.From, Until: input.Until, RenewedFrom: one.agreementNo, Change: input.Change })
    return agreementDetail(tx, context.caller, made.id, context.deps.clock())
  })
