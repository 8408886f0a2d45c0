import * as z from 'zod/mini'
import { day, id, instant, money } from '../common.ts'
import { field, named } from '../describe.ts'
import { anyStaff, defineSellerCalls, staffWith } from './access.ts'
import { agreementNoticeDays } from './agreement.ts'

/** What waits for the staff, in the order of their work. */
export const waitingNames = {
  acceptOrder: '待确认订单',
  allowCredit: '超额待批',
  shipLate: '超时未发',
  shipOrder: '待发货',
  takeBack: '待收回拒收',
  checkService: '待审核售后',
  quote: '待报价询价',
  issueInvoice: '待开发票',
  refund: '待退款',
  answerDispute: '对账异议',
  confirmStatement: '待确认对账',
  approvePrice: '低于底价待批',
  expiring: '到期协议（30天内）',
  lowStock: '库存不足',
  missedWords: '搜不到的词',
} as const

export type WaitingKind = keyof typeof waitingNames

export const waitingKinds = Object.keys(waitingNames) as readonly WaitingKind[]

/** The most ages of one kind: more marks than a strip shows apart. */
export const waitingAgesLimit = 36

const count = z.int().check(z.nonnegative())

export const sellerWaiting = named(
  'SellerWaiting',
  'What waits of one kind, of the customers of the caller: as much as the list shows that it leads to.',
  z.object({
    Kind: field(z.literal(waitingKinds), 'Kind.'),
    Name: field(z.string(), 'Kind, as shown.'),
    Count: field(count, 'How many there are.'),
    Amount: field(z.nullable(money), 'What they add up to; null where that says nothing.'),
    Customers: field(count, 'Of how many customers.'),
    LimitHours: field(z.nullable(z.int()), 'Within how many working hours each is to be done; null: nobody counts.'),
    Ages: field(z.array(z.number().check(z.nonnegative())).check(z.maxLength(waitingAgesLimit)), 'How much of its limit has passed of each, 1 is all of it; the longest first, of many a sample. Empty without a limit.'),
    Since: field(z.nullable(instant), 'Since when the one waits that waits longest; null when nothing does.'),
    LeftMinutes: field(z.nullable(z.int()), 'Working minutes until the first limit is reached, negative when it has passed; null without a limit, or when nothing waits.'),
    EndsOn: field(z.nullable(day), 'The day on which the first of them ends, of agreements that end soon; null of all others, or when none does.'),
    LateCount: field(count, 'How many have passed their limit.'),
  }),
)

export const sellerWaitingList = named(
  'SellerWaitingList',
  'What waits for the caller.',
  z.object({ Items: field(z.array(sellerWaiting), 'The kinds that the caller’s roles may look after, also those of which nothing waits: past their limit first, by how long it has passed; then by how much of the limit is left; then without a limit, in the order of the work; of which nothing waits last.') }),
)

/** A sum beside the same of an earlier time. */
const compared = { Amount: field(money, 'Sales of the customers of the caller.'), Previous: field(money, 'The same of the earlier time.') }

export const sellerSales = named(
  'SellerSales',
  'Sales of the caller’s customers: orders by their time that were approved, neither cancelled nor refused.',
  z.object({
    Now: field(instant, 'Until when they are counted.'),
    Today: field(z.object(compared), 'Today until now, and the same day a week before until the same time.'),
    Month: field(z.object({ ...compared, LastYear: field(z.nullable(money), 'The same days of the year before; null when nothing was sold before them.') }), 'This month until now, and the month before until the same day and time.'),
    Days: field(z.array(z.object({ Day: field(day, 'Day of this month.'), ...compared })).check(z.maxLength(31)), 'The days of this month until today, each beside the same day of the month before.'),
    Customers: field(
      z.array(z.object({ EnterpriseId: field(id, 'Customer.'), Name: field(z.string(), 'Name of the company.'), ...compared })).check(z.maxLength(10)),
      'The ten largest customers of this month, beside the month before until the same day and time.',
    ),
  }),
)

/** The most notices that are shown at once; the others follow when these are read. */
export const sellerNoticesLimit = 20

export const sellerNotice = named(
  'SellerNotice',
  'That an agreement of a customer ends soon.',
  z.object({
    AgreementId: field(id, 'The agreement.'),
    AgreementNo: field(z.string(), '协议号.'),
    Name: field(z.string(), 'Name of the agreement.'),
    PartyName: field(z.string(), 'Name of the company, or of the group.'),
    Until: field(day, 'Its last day.'),
    DaysLeft: field(z.int(), 'Days until its last one: 0 on that day, negative when it is over.'),
    Time: field(instant, 'When it was sent.'),
  }),
)

export const sellerNotices = named(
  'SellerNotices',
  'Notices to the caller that were not read yet.',
  z.object({ Items: field(z.array(sellerNotice).check(z.maxLength(sellerNoticesLimit)), 'The newest of each agreement, those that end first before the others.') }),
)

export const sellerTodayController = { SellerToday: 'What waits for the seller’s staff today, and what was sold.' } as const

export const sellerTodayCalls = defineSellerCalls({
  'POST /api/SellerToday/Waiting': {
    summary: 'Returns what waits for the caller, by kind.',
    access: anyStaff,
    scope: 'portfolio',
    body: z.object({}),
    response: sellerWaitingList,
  },
  'POST /api/SellerToday/Sales': {
    summary: 'Returns what was sold today and this month, and to whom.',
    access: staffWith('report.view'),
    scope: 'portfolio',
    body: z.object({}),
    response: sellerSales,
  },
  'POST /api/SellerToday/Notices': {
    summary: 'Returns the notices to the caller that were not read yet.',
    description: `Who looks after the customer gets one ${agreementNoticeDays.join(', ')} days before an agreement ends; where nobody does, who made the agreement.`,
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({}),
    response: sellerNotices,
  },
  'POST /api/SellerToday/Read': {
    summary: 'Marks the caller’s notices of an agreement as read.',
    description: 'An agreement of which the caller has none is ignored.',
    access: staffWith('price.view'),
    scope: 'portfolio',
    body: z.object({ AgreementId: field(id, 'The agreement.') }),
    response: sellerNotices,
  },
})

export type { SellerNotice, SellerNotices, SellerSales, SellerWaiting, SellerWaitingList } from '../../resources/generated/shapes.ts'
