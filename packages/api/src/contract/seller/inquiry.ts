import * as z from 'zod/mini'
import { day, fileUrl, id, instant, money, pageOf, productCode, quantity, requestId, requiredText, sorting, statusCounts, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { inquiryFilters, inquiryLimits, inquiryLine, inquiryMessage, inquiryPriceMax, inquirySummary } from '../inquiry.ts'
import { defineSellerCalls, staffWith } from './access.ts'
import { timeLeft } from './time-left.ts'

/** What can be done with an inquiry, in the order of its buttons; `Message` leaves the status as it is. */
export const sellerInquiryActions = ['Quote', 'MarkUnavailable', 'Message'] as const

export type SellerInquiryAction = (typeof sellerInquiryActions)[number]

/** How long a quote may hold, and how late its goods may come, days; how many products are found for a line, and how many quotes that were made before. */
export const quoteLimits = { validDays: 180, leadDays: 365, candidates: 10, history: 5 } as const

const { AllowActions: _actions, QuotedAmount: _amount, DepartmentName: _department, ...shared } = inquirySummary.shape

export const sellerInquiry = named(
  'SellerInquiry',
  'An inquiry as a row of the seller’s list.',
  z.object({
    ...shared,
    EnterpriseName: field(z.string(), 'The company that asks.'),
    QuotedAmount: field(z.nullable(money), 'Sum of what is offered; null before the quote.'),
    HasDraft: field(z.boolean(), 'Whether somebody has begun to quote.'),
    IsAsked: field(z.boolean(), 'Whether the last message is the buyer’s.'),
    ...timeLeft,
    AllowActions: field(z.array(z.literal(sellerInquiryActions)), 'Actions that the user may take now.'),
  }),
)

export const sellerInquiryListRequest = named(
  'SellerInquiryListRequest',
  'Filters, sorting and page of the inquiries of the caller’s customers.',
  z.object({
    ...inquiryFilters,
    Customer: field(z.optional(text(50)), 'Part of a company’s name.'),
    EnterpriseId: field(z.optional(id), 'One company: names of companies may be alike.'),
    ...sorting(['CreateTime', 'ValidUntil']),
  }),
)

export const sellerInquiryList = named(
  'SellerInquiryList',
  'A page of inquiries of the seller’s customers.',
  z.object({
    ...pageOf(sellerInquiry).shape,
    StatusCounts: statusCounts(inquirySummary.shape.Status, 'Inquiries per status under the same filters but the status: the counts of the tabs.'),
    CustomerName: field(z.nullable(z.string()), 'Name of the company that was asked for by its id; null for all, and for one of which the caller sees no inquiry.'),
  }),
)

export const sellerOffer = named(
  'SellerOffer',
  'What is offered for a line, in the unit of the product.',
  z.object({
    LineId: field(id, 'The line of the inquiry.'),
    ProductCode: productCode,
    Price: field(money.check(z.positive(), z.maximum(inquiryPriceMax)), 'Price of a piece, tax included.'),
    MOQ: field(quantity, 'The price holds from this quantity; not above `Quantity`.'),
    LeadDays: field(z.int().check(z.nonnegative(), z.maximum(quoteLimits.leadDays)), '交期: days from the order to the delivery.'),
    Quantity: field(quantity, 'What goes into the cart when the quote is accepted.'),
    Note: field(text(100), 'Words about the line, which the buyer reads; needed where the packing does not say how the asked unit is counted.'),
  }),
)

export const quoteCandidate = named(
  'QuoteCandidate',
  'A product that could be offered for a line, as the company that asks may buy it.',
  z.object({
    ProductCode: productCode,
    CustomerProductName: field(z.string(), 'Name of the product.'),
    ImageUrl: field(fileUrl, 'Picture of the product.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Packing: field(z.string(), '包装规格, such as 5包/箱; may be empty.'),
    TaxRate: field(z.number(), '税率: 0.13 is 13 %.'),
    MOQ: field(quantity, 'Least quantity in which it is sold.'),
    Step: field(quantity, 'It is sold in multiples of this.'),
    StockText: field(z.string(), 'Stock where the buyer is, as shown.'),
    Stock: field(z.int(), 'Pieces in stock there.'),
    Quantity: field(quantity, 'The asked quantity in this unit, raised to what is sold.'),
    UnitText: field(z.string(), 'How the asked unit is counted, such as 1箱=5包; empty where the units are the same.'),
    IsUnitKnown: field(z.boolean(), 'Whether unit and packing say how many pieces were asked for; without that the offer needs a `Note`.'),
    MarketPrice: field(money, 'Market price of a piece.'),
    OwnPrice: field(money, 'What the company pays for `Quantity` without a quote.'),
    IsAgreed: field(z.boolean(), 'Whether `OwnPrice` is of an agreement.'),
    Floor: field(z.nullable(money), '底价; null for none, and for users who may not see it.'),
    Cost: field(z.nullable(money), '成本; null for none, and for users who may not see it.'),
    LastQuote: field(z.nullable(z.object({ Price: field(money, 'Price of a piece.'), Time: field(instant, 'When.'), EnterpriseName: field(z.string(), 'To whom.') })), 'The last quote of the product to one of the caller’s customers.'),
    Problem: field(z.string(), 'Why it cannot be bought in `Quantity`; empty when it can.'),
  }),
)

export const pastQuote = named(
  'PastQuote',
  'A quote to one of the caller’s customers that was made before, for the same words or the same product.',
  z.object({
    QuoteId: field(id, 'The line that it was made for.'),
    InquiryId: field(id, 'The inquiry of the line.'),
    EnterpriseName: field(z.string(), 'To whom.'),
    Name: field(z.string(), 'What was asked for.'),
    Time: field(instant, 'When.'),
    ProductCode: productCode,
    CustomerProductName: field(z.string(), 'Name of the product that was offered.'),
    Unit: field(z.string(), 'Unit of a piece.'),
    Price: field(money, 'Price of a piece, tax included.'),
    Quantity: field(quantity, 'How many were offered.'),
    ValidUntil: field(instant, 'The price held until then.'),
    Status: sellerInquiry.shape.Status,
    StatusName: sellerInquiry.shape.StatusName,
    Product: field(z.nullable(quoteCandidate), 'The product as it could be offered for the line now; null where it cannot be offered at all.'),
  }),
)

export const quoteHistory = named(
  'QuoteHistory',
  'What was quoted before, by the lines of an inquiry.',
  z.object({
    Items: field(
      z.array(z.object({ LineId: field(id, 'The line.'), Quotes: field(z.array(pastQuote), 'At most five, the newest first.') })),
      'Each line of the inquiry, in its order.',
    ),
  }),
)

const draftVersion = field(z.int().check(z.nonnegative()), 'Version of the draft that was read; 0 for none.')

const words = {
  Lines: field(z.array(sellerOffer).check(z.maxLength(inquiryLimits.lines)), 'What is offered; a line that is missing cannot be supplied.'),
  Text: field(text(300), 'What the buyer reads with the quote.'),
  ValidUntil: field(day, 'Last day on which the quote holds.'),
}

export const sellerInquiryDetail = named(
  'SellerInquiryDetail',
  'An inquiry with what is wanted, what is offered or drafted, and its messages.',
  z.object({
    ...sellerInquiry.shape,
    Lines: field(
      z.array(z.object({
        ...z.omit(inquiryLine, { Quote: true }).shape,
        Offer: field(z.nullable(sellerOffer), 'What was quoted, or what the draft has; null for nothing.'),
        Product: field(z.nullable(quoteCandidate), 'The product of the offer as it is now.'),
      })),
      'What is wanted, and what is offered.',
    ),
    Draft: field(
      z.nullable(z.object({ Version: draftVersion, Text: words.Text, ValidUntil: words.ValidUntil, Editor: field(z.string(), 'Who kept it.'), Time: field(instant, 'When.') })),
      'The quote that somebody has begun; null for none.',
    ),
    Messages: field(z.array(inquiryMessage), 'The oldest first.'),
    CloseReason: field(z.string(), 'Why it was declined or cancelled; may be empty.'),
  }),
)

const target = { InquiryId: field(id, 'The inquiry.'), RequestId: requestId }
const versioned = { ...target, Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'), DraftVersion: draftVersion }

export const sellerInquiryController = { SellerInquiry: 'Inquiries as the seller quotes for them.' } as const

const manage = staffWith('service.manage')

export const sellerInquiryCalls = defineSellerCalls({
  'POST /api/SellerInquiry/List': {
    summary: 'Returns a page of the customers’ inquiries.',
    description: 'The newest comes first.',
    access: staffWith('service.view'),
    scope: 'portfolio',
    body: sellerInquiryListRequest,
    response: sellerInquiryList,
  },
  'POST /api/SellerInquiry/Detail': {
    summary: 'Returns one inquiry with what is offered or drafted.',
    access: staffWith('service.view'),
    scope: 'portfolio',
    body: z.object({ InquiryId: target.InquiryId }),
    response: sellerInquiryDetail,
  },
  'POST /api/SellerInquiry/Candidates': {
    summary: 'Finds products that could be offered for a line, as the company that asks may buy them.',
    description: 'At most ten, best first. Without a keyword: what the line names, or what its words find.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ InquiryId: target.InquiryId, LineId: field(id, 'The line.'), Keyword: field(text(100), 'Words of a search; may be empty.') }),
    response: z.object({ Items: field(z.array(quoteCandidate), 'Products.') }),
  },
  'POST /api/SellerInquiry/History': {
    summary: 'Returns what was quoted before for the words of each line of an inquiry, and for the product that is chosen for it.',
    description: 'Words are the same whatever their case, spaces and signs are. Of quotes to the caller’s customers, accepted or not; those of the inquiry itself are not among them.',
    access: manage,
    scope: 'portfolio',
    body: z.object({
      InquiryId: target.InquiryId,
      Products: field(
        z.array(z.object({ LineId: field(id, 'The line.'), ProductCode: productCode })).check(z.maxLength(inquiryLimits.lines)),
        'The products that are chosen so far. Of a line that is missing: the product that the buyer named, if any.',
      ),
    }),
    response: quoteHistory,
  },
  'POST /api/SellerInquiry/SaveDraft': {
    summary: 'Keeps what was filled in of a quote, for everybody who quotes.',
    description: 'The buyer sees nothing of it. From then on the inquiry is left to the staff, also where the demo plays the seller.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ ...versioned, ...words }),
    response: sellerInquiryDetail,
  },
  'POST /api/SellerInquiry/Quote': {
    summary: 'Sends a quote: 待受理 becomes 已报价.',
    description: 'Every product is one that the company can buy in the offered quantity. A price below 底价 needs 批准低价. The buyer gets a notice.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ ...versioned, ...words, Lines: words.Lines.check(z.minLength(1)) }),
    response: sellerInquiryDetail,
  },
  'POST /api/SellerInquiry/MarkUnavailable': {
    summary: 'Says that nothing of an inquiry can be supplied: 待受理 becomes 无法供货.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ ...versioned, Text: field(requiredText(300), 'Why; the buyer reads it.') }),
    response: sellerInquiryDetail,
  },
  'POST /api/SellerInquiry/Message': {
    summary: 'Writes to the buyer while the inquiry is open.',
    access: manage,
    scope: 'portfolio',
    body: z.object({ ...target, Text: field(requiredText(500), 'The message.') }),
    response: sellerInquiryDetail,
  },
})

export type { PastQuote, QuoteCandidate, QuoteHistory, SellerInquiry, SellerInquiryDetail, SellerInquiryList, SellerInquiryListRequest, SellerOffer } from '../../resources/generated/shapes.ts'
