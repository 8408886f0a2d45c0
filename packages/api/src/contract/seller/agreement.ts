import * as z from 'zod/mini'
import { day, fileUrl, hasTwoDecimals, id, instant, money, pageOf, paging, productCode, requestId, requiredText, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { agreementLevels, agreementPercent, agreementRowDecisionNames, agreementStatus, agreementVersionStatus, type AgreementRowDecision } from './agreement-lifecycle.ts'
import { agreementPriceMax, agreementRowsAtOnce, agreementTexts, agreementTiers } from './agreement-rows.ts'

/** The tabs of the list, as its address has them; 待批 also has agreements in force of which a new version waits. */
export const agreementTabs = ['草稿', '待批', '已生效', '已到期', '已终止'] as const

export type AgreementTab = (typeof agreementTabs)[number]

/** An agreement that ends within so many days is near its end. */
export const agreementExpiryDays = 30

/** Of how many days the grid of an agreement shows what was bought. */
export const agreementBoughtDays = 365

/** How many days before its last one those who look after the customer read that an agreement ends. */
export const agreementNoticeDays = [30, 7, 1] as const

/** What can be done with an agreement, in the order of the buttons. */
export const agreementActions = ['Edit', 'Write', 'Begin', 'Discard', 'Send', 'TakeBack', 'Judge', 'End', 'Renew'] as const

export type AgreementAction = (typeof agreementActions)[number]

/** Entries of its log that its document shows, and parties that one search finds. */
export const agreementLimits = { logs: 50, parties: 20, days: 3660 } as const

const count = z.int().check(z.nonnegative())
const level = z.literal(agreementLevels)
const status = z.literal(Object.values(agreementStatus))
const versionStatus = z.literal(Object.values(agreementVersionStatus))
const decision = z.literal(Object.keys(agreementRowDecisionNames) as readonly AgreementRowDecision[])
const versionNo = field(z.int().check(z.positive(), z.maximum(10_000)), 'Number of the version, from 1.')
const percent = z.number().check(z.minimum(agreementPercent.min / 100), z.maximum(agreementPercent.max / 100), z.refine(hasTwoDecimals, 'at most two decimals'))
/** Hundredths of a percent: 1_740 is 17.4 %. */
const margin = z.nullable(z.int())
const price = z.number().check(z.positive(), z.maximum(agreementPriceMax), z.refine(hasTwoDecimals, 'at most two decimals'))
const tier = z.object({ MinQty: field(z.int().check(z.minimum(1), z.maximum(999_999)), 'From this quantity on.'), Price: field(money, 'Price of a piece.') })

export const sellerAgreement = named(
  'SellerAgreement',
  'An agreement on prices, as a row of the seller’s list.',
  z.object({
    AgreementId: id,
    AgreementNo: field(z.string(), '协议号.'),
    Name: field(z.string(), 'Name, as its writer gave it.'),
    Level: field(level, 'company 客户, group 客户组: the companies of a group.'),
    EnterpriseId: field(z.nullable(id), 'The company; null for a group.'),
    PartyName: field(z.string(), 'Name of the company, or of the group.'),
    From: field(day, 'First day.'),
    Until: field(day, 'Last day, which ends at 24:00; of one that was ended before, the day of that.'),
    Status: field(status, '10 草稿, 20 待批, 30 已生效, 40 已到期, 50 已终止.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    VersionNo: field(z.int(), 'Its newest version.'),
    VersionStatus: field(versionStatus, 'Of the newest version: 10 草稿, 20 待批, 30 已批准, 40 已退回.'),
    VersionStatusName: field(z.string(), 'The same, as shown.'),
    Products: field(count, 'Products of the version in force; of the newest where none is.'),
    Margin: field(margin, '毛利 of these, hundredths of a percent: of one piece each, where the cost is known. Null: not known, or not for the caller.'),
    WaitingRows: field(count, 'Rows below 底价 that wait for somebody who may approve them.'),
    DaysLeft: field(z.nullable(z.int()), 'Days until it ends, 0 on the last; null where it is not in force.'),
    Managers: field(z.array(z.string()), 'Who looks after the company.'),
    AllowActions: field(z.array(z.literal(agreementActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

export const sellerAgreementListRequest = named(
  'SellerAgreementListRequest',
  'Filters, sorting and page of the agreements of the caller’s customers.',
  z.object({
    AgreementNo: field(z.optional(text(32)), 'Part of a 协议号.'),
    Customer: field(z.optional(text(50)), 'Part of the name of the company or the group.'),
    EnterpriseId: field(z.optional(id), 'Only agreements that a company buys by: its own, and those of its group.'),
    Expiring: field(z.optional(z.literal(['soon', 'later'])), `soon: in force and over within ${agreementExpiryDays} days; later: in force for longer.`),
    Tab: field(z.optional(z.literal(agreementTabs)), '待批: whatever waits for an approval, also a new version of one in force.'),
    ...sorting(['From', 'Until', 'AgreementNo']),
  }),
)

export const sellerAgreementList = named(
  'SellerAgreementList',
  'A page of agreements.',
  z.object({
    ...pageOf(sellerAgreement).shape,
    TabCounts: field(z.array(z.object({ Tab: field(z.literal(agreementTabs), 'The tab.'), Count: field(count, 'How many there are.') })), 'Agreements by tab under the same filters but the tab. One in force of which a version waits is in two.'),
    All: field(count, 'Agreements under the same filters but the tab.'),
    Expiring: field(count, `Of all that the caller sees, those in force that end within ${agreementExpiryDays} days.`),
    SeesMargin: field(z.boolean(), 'Whether the caller may see 毛利.'),
    CanCreate: field(z.boolean(), 'Whether the caller may write agreements.'),
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one whom the caller does not see.'),
  }),
)

export const sellerAgreementDetail = named(
  'SellerAgreementDetail',
  'One agreement with its versions and its log; its prices are its `Rows`.',
  z.object({
    ...sellerAgreement.shape,
    EndReason: field(z.string(), 'Why it was ended before its last day; empty: it was not.'),
    Versions: field(
      z.array(z.object({
        VersionNo: versionNo,
        From: field(day, 'Its first day.'),
        Status: field(versionStatus, '10 草稿, 20 待批, 30 已批准, 40 已退回.'),
        StatusName: field(z.string(), 'Status, as shown.'),
        IsNow: field(z.boolean(), 'Whether its prices hold today.'),
        Rows: field(count, 'Its products.'),
        Waiting: field(count, 'Rows that wait for a decision.'),
        Rejected: field(count, 'Rows that were rejected.'),
        Note: field(z.string(), 'What its writer says of it.'),
        WrittenBy: field(z.string(), 'Who wrote it; empty: the mall.'),
        DecidedBy: field(z.string(), 'Who decided; empty: nobody, or nothing was to be decided.'),
        DecisionReason: field(z.string(), 'What was said of the decision.'),
      })),
      'Its versions, the newest first.',
    ),
    Hidden: field(z.array(z.literal(['Cost', 'Floor'])), 'What is null in its rows because the caller may not see it.'),
    Logs: field(z.array(z.object({ Time: field(instant, 'When it happened.'), Operator: field(z.string(), 'Who did it.'), Text: field(z.string(), 'What happened.') })), `The newest first, at most ${agreementLimits.logs}.`),
  }),
)

const productFacts = {
  ProductCode: productCode,
  Name: field(z.string(), 'Name of the product.'),
  ImageUrl: field(fileUrl, 'Picture.'),
  Unit: field(z.string(), 'Unit of a piece.'),
  OnShelf: field(z.boolean(), 'Whether it is on sale.'),
  Market: field(z.array(tier), 'Market prices, rising quantities.'),
  Floor: field(z.nullable(money), '底价; null: none, or not for the caller.'),
  Cost: field(z.nullable(money), '成本; null: none, or not for the caller.'),
  Before: field(z.nullable(money), '上期价: the price of one piece in the version in force before this one; null: none.'),
  Bought: field(
    z.object({ Quantity: field(count, 'Pieces.'), Amount: field(money, 'What they cost when they were ordered.') }),
    `What was ordered of it within ${agreementBoughtDays} days by the company, or by those companies of the group that the caller looks after; orders that came to nothing do not count.`,
  ),
}

/** A product as the grid of an agreement shows it. */
export const agreementProduct = named('AgreementProduct', 'What is known of a product, beside the price that is agreed.', z.object(productFacts))

const terms = {
  MaterialCode: field(text(agreementTexts.material), '客户物料编码; empty for none.'),
  Price: field(z.nullable(price), 'Price of a piece; null: a percent of the market price.'),
  Percent: field(z.nullable(percent), 'Percent of the market price, which it follows; null: a price of its own.'),
  Tiers: field(z.array(z.object({ MinQty: field(z.int().check(z.minimum(2), z.maximum(999_999)), 'From this quantity on.'), Price: field(price, 'Price of a piece.') })).check(z.maxLength(agreementTiers - 1)), 'Prices from greater quantities on.'),
  LowReason: field(text(agreementTexts.reason), 'Why it is below 底价.'),
}

export const agreementRowValue = named(
  'AgreementRow',
  'A product of a version with what is agreed about it.',
  z.object({
    ...productFacts,
    Position: field(count, 'Its place in the version.'),
    ...terms,
    Tiers: field(z.array(tier), 'Prices from greater quantities on.'),
    IsLow: field(z.boolean(), 'Whether its price is below 底价, at any quantity.'),
    Decision: field(z.nullable(decision), 'waiting 待批, approved 已批准, rejected 已退回; null: nothing was to be decided.'),
    DecisionReason: field(z.string(), 'What was said of the decision.'),
  }),
)

const given = z.object({ ProductCode: productCode, Position: field(z.int().check(z.nonnegative(), z.maximum(1_000_000)), 'Its place in the version.'), ...terms }).check(
  z.refine(({ Price, Percent }) => (Price === null) !== (Percent === null), 'a price or a percent'),
  z.refine(({ Percent, Tiers }) => Percent === null || Tiers.length === 0, 'a percent has the tiers of the market price'),
  z.refine(({ Price, Tiers }) => Tiers.every((one, at) => one.MinQty > (Tiers[at - 1]?.MinQty ?? 1) && one.Price <= (Tiers[at - 1]?.Price ?? Price ?? one.Price)), 'rising quantities, prices that do not rise'),
)

const target = { AgreementId: id, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), RequestId: requestId }

const days = { From: field(day, 'First day.'), Until: field(day, 'Last day.') }

/** What is typed of a new agreement. */
export const newAgreement = z.object({
  Level: level,
  PartyId: field(id, 'The company, or the group.'),
  Name: field(requiredText(60), 'Name.'),
  ...days,
})

/** What is typed of an agreement that is changed. */
export const agreementHead = z.object({ Name: field(requiredText(60), 'Name.'), ...days })

/** What is typed of a renewal. */
export const agreementRenewal = z.object({ ...days, Change: field(z.number().check(z.minimum(-90), z.maximum(100)), 'Percent by which its prices change: −2.5 makes them cheaper. Percents of the market price stay.') })

/** Companies and groups that were found by their names. */
export const foundParties = z.array(z.object({ Level: level, PartyId: field(id, 'The company, or the group.'), Name: field(z.string(), 'Name.'), Companies: field(count, 'Companies of the group; 1 for a company.') }))

export const sellerAgreementController = { SellerAgreement: 'Agreements on prices, as the seller makes them.' } as const

export const sellerAgreementCalls = defineSellerCalls({
  'POST /api/SellerAgreement/List': {
    summary: 'Returns a page of the agreements of the caller’s customers.',
    description: 'The newest comes first. That of a group is seen by whoever looks after one of its companies.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: sellerAgreementListRequest,
    response: sellerAgreementList,
  },
  'POST /api/SellerAgreement/Parties': {
    summary: 'Finds companies and groups of the caller’s customers by their name, for a new agreement.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ Keyword: field(text(50), 'Part of the name; empty for the newest.') }),
    response: foundParties,
  },
  'POST /api/SellerAgreement/Detail': {
    summary: 'Returns one agreement with its versions and its log.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({ AgreementId: id }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Rows': {
    summary: 'Returns a page of the products of a version, in their order.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({ AgreementId: id, VersionNo: versionNo, ...paging }),
    response: pageOf(agreementRowValue),
  },
  'POST /api/SellerAgreement/Products': {
    summary: 'Returns what is known of products that are typed into a version.',
    description: 'Codes without a product are left out.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ AgreementId: id, VersionNo: versionNo, Codes: field(z.array(productCode).check(z.maxLength(agreementRowsAtOnce)), 'Product codes.') }),
    response: z.array(agreementProduct),
  },
  'POST /api/SellerAgreement/Create': {
    summary: 'Begins an agreement with a first version without products (草稿).',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...newAgreement.shape, RequestId: requestId }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Save': {
    summary: 'Changes the name and the days of an agreement.',
    description: 'Of one in force the last day can be moved on or back, not before today; its first day stays.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...agreementHead.shape, ...target }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Begin': {
    summary: 'Begins a new version of an agreement in force, with the products of the newest.',
    description: 'Until it is approved, and before its first day, the prices stay as they are.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, From: field(day, 'First day of the version.') }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Write': {
    summary: 'Writes some products of a version that is not sent, and takes others out.',
    description: 'A product that is there already gets the new terms. What was decided about a row holds until its price or its reason changes.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      VersionNo: versionNo,
      Rows: field(z.array(given).check(z.maxLength(agreementRowsAtOnce)), 'Products with their terms, each once.'),
      Removed: field(z.array(productCode).check(z.maxLength(agreementRowsAtOnce)), 'Products that are taken out.'),
    }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Discard': {
    summary: 'Throws away a version that was not approved; a draft without another version goes with it.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object(target),
    response: z.object({ IsGone: field(z.boolean(), 'Whether the agreement went with it.') }),
  },
  'POST /api/SellerAgreement/Send': {
    summary: 'Sends a version: with prices below 底价 it waits for their approval, without it is approved at once.',
    description: 'Each row below 底价 needs a reason. Of a version that came back, `WithoutRejected` leaves out the rows that were rejected.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Note: field(text(200), 'Words to whoever approves.'), WithoutRejected: field(z.boolean(), 'Whether rows that were rejected are taken out before.') }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/TakeBack': {
    summary: 'Takes a version back that waits: its writer goes on with it.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object(target),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Judge': {
    summary: 'Decides about prices below 底价, row by row.',
    description: 'With the last one the version is approved or, with a row that was rejected, goes back to its writer.',
    access: staffWith('price.approve'),
    scope: 'portfolio',
    body: z.object({
      ...target,
      Rows: field(z.array(z.object({ ProductCode: productCode, Approve: field(z.boolean(), 'Whether the price is approved.') })).check(z.minLength(1), z.maxLength(agreementRowsAtOnce)), 'Rows that wait, each once.'),
      Reason: field(text(200), 'Words to its writer; needed where a row is rejected.'),
    }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/End': {
    summary: 'Ends an agreement in force before its last day (已终止): today is its last.',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, Reason: field(requiredText(200), 'Why.') }),
    response: sellerAgreementDetail,
  },
  'POST /api/SellerAgreement/Renew': {
    summary: 'Begins a new agreement with the products of the newest version of this one, at changed prices (续签).',
    access: staffWith('price.manage'),
    scope: 'portfolio',
    body: z.object({ ...target, ...agreementRenewal.shape }),
    response: sellerAgreementDetail,
  },
})

export type { AgreementProduct, AgreementRow, SellerAgreement, SellerAgreementDetail, SellerAgreementList, SellerAgreementListRequest } from '../../resources/generated/shapes.ts'
