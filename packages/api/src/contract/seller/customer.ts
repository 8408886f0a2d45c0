import * as z from 'zod/mini'
import { accountNamePattern } from '../account-management.ts'
import { accountLimits } from '../account-limits.ts'
import { hasTwoDecimals, id, instant, mobile, money, pageOf, requestId, requiredText, sorting, text } from '../common.ts'
import { field, named } from '../describe.ts'
import { paymentTypeCode } from '../order/values.ts'
import { provinceCodes } from '../provinces.ts'
import { taxNumberProblem } from '../tax-number.ts'
import { defineSellerCalls, staffWith } from './access.ts'

/** How far a customer has come: whether somebody was invited, and whether somebody can log in. */
export const customerStateNames = { none: '待邀请', invited: '待激活', active: '使用中' } as const

export type CustomerState = keyof typeof customerStateNames

/** 目录: all products at market prices beside those of the agreement, those of some categories beside those of the agreement, or those of the agreement alone. */
export const customerCatalogueNames = { all: '全部商品', categories: '指定分类', agreed: '仅协议商品' } as const

export type CustomerCatalogue = keyof typeof customerCatalogueNames

/** What became of the mail of an invitation. */
export const invitationMailNames = { due: '邮件发送中', sent: '邮件已发出', failed: '邮件没有发出' } as const

export type InvitationMail = keyof typeof invitationMailNames

/** What can be done with a customer, in the order of the buttons. */
export const sellerCustomerActions = ['Edit', 'Assign', 'Invite', 'ViewAs'] as const

export type SellerCustomerAction = (typeof sellerCustomerActions)[number]

/** What can be done on the list itself. */
export const sellerCustomerListActions = ['Create', 'Assign'] as const

/** The most of the staff who look after one customer, the most categories of its catalogue, and the most people and log entries that its document shows. */
export const customerLimits = { managers: 10, categories: 200, people: 100, logs: 50, groups: 20 } as const

/** The most that a delivery costs and that free delivery begins at, yuan. */
export const deliveryLimits = { freight: 9_999, freeFrom: 999_999 } as const

/** How long the mall can be viewed as a customer's person, minutes, and the length of the reason for it. */
export const viewLimits = { minutes: 30, codeSeconds: 30, minReason: 2, maxReason: 100 } as const

const state = z.literal(Object.keys(customerStateNames) as readonly CustomerState[])
const catalogue = z.literal(Object.keys(customerCatalogueNames) as readonly CustomerCatalogue[])
const count = z.int().check(z.nonnegative())
const version = field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.')
const manager = z.object({ StaffId: field(id, 'One of the staff.'), Name: field(z.string(), 'Name.') })

const yuanUpTo = (most: number) => z.number().check(z.nonnegative(), z.maximum(most), z.refine(hasTwoDecimals, 'at most two decimals'))

const freightRule = (freight: typeof money, free: typeof money) => ({
  FreightAmount: field(freight, '运费 of an order, yuan; 0 for always free.'),
  FreeFrom: field(z.nullable(free), '满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never.'),
})

const shippingFields = {
  AreaCode: field(z.literal(provinceCodes), 'The province of the delivery address, by its code (GB/T 2260).'),
  ShipsInParts: field(z.boolean(), '分批发货: whether an order may be sent in several packages one after the other.'),
}

const typedRule = freightRule(yuanUpTo(deliveryLimits.freight), yuanUpTo(deliveryLimits.freeFrom))

const knownRule = freightRule(money, money)

/** What is typed of how goods are brought to a customer. */
export const deliveryTermsInput = z.object({
  Freight: field(z.nullable(z.object(typedRule)), 'What the customer pays for delivery; null: as the mall has it for everybody.'),
  Areas: field(
    z.array(z.object({ AreaCode: shippingFields.AreaCode, ...typedRule })).check(
      z.maxLength(provinceCodes.length),
      z.refine((areas) => new Set(areas.map(({ AreaCode }) => AreaCode)).size === areas.length, 'each province once'),
    ),
    'Provinces in which another rule holds, each once.',
  ),
  ShipsInParts: shippingFields.ShipsInParts,
})

const deliveryTerms = named('DeliveryTerms', 'How goods are brought to a customer, and for how much.', z.object({
  Freight: field(z.nullable(z.object(knownRule)), 'What the customer pays for delivery; null: as the mall has it for everybody.'),
  Areas: field(z.array(z.object({ AreaCode: shippingFields.AreaCode, ...knownRule })), 'Provinces in which another rule holds, each once.'),
  ShipsInParts: shippingFields.ShipsInParts,
  OfMall: field(z.object(knownRule), 'What the mall asks of everybody who has no rule of their own.'),
}))

export const sellerCustomer = named(
  'SellerCustomer',
  'A company that buys, as a row of the seller’s list.',
  z.object({
    EnterpriseId: field(id, 'The company.'),
    Name: field(z.string(), 'Name.'),
    TaxNo: field(z.string(), '统一社会信用代码.'),
    GroupId: field(id, 'The group that the company belongs to.'),
    GroupName: field(z.string(), 'Name of the group; that of the company where it has one of its own.'),
    Managers: field(z.array(manager), 'Who looks after the company (客户经理).'),
    PaymentTypeNames: field(z.array(z.string()), 'Ways of payment that are open to it, as shown.'),
    Catalogue: field(catalogue, 'all 全部商品, categories 指定分类, agreed 仅协议商品.'),
    ShowPrices: field(z.boolean(), '价格可见: without it only those who may see prices by their role do.'),
    People: field(count, 'Accounts of the company.'),
    LastOrderTime: field(z.nullable(instant), 'Time of its last order; null for none.'),
    State: field(state, 'none 待邀请, invited 待激活, active 使用中.'),
    AllowActions: field(z.array(z.literal(sellerCustomerActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every edit.'),
  }),
)

const invitation = z.object({
  Email: field(z.string(), 'Where the link was sent.'),
  Mail: field(z.literal(Object.keys(invitationMailNames) as readonly InvitationMail[]), 'due 邮件发送中, sent 邮件已发出, failed 邮件没有发出.'),
  ValidUntil: field(instant, 'Until when the link can be used.'),
  IsOver: field(z.boolean(), 'Whether that time has passed.'),
})

export const sellerCustomerDetail = named(
  'SellerCustomerDetail',
  'One company that buys: its terms, its people and what was changed.',
  z.object({
    ...sellerCustomer.shape,
    PaymentTypes: field(z.array(paymentTypeCode), 'Ways of payment that are open to it.'),
    AgreedProducts: field(count, 'Products that its agreement holds: with 仅协议商品 it sees no others.'),
    Categories: field(
      z.array(z.object({ CategoryId: field(id, 'The category.'), Path: field(z.string(), 'Its name with those above it: 办公用纸 / 复印纸.') })),
      `With 指定分类 it sees what is in these and below them, and what its agreement holds; in the order of the tree, at most ${customerLimits.categories}. With 全部商品 those of before its group allowed 非协议采购.`,
    ),
    Delivery: field(deliveryTerms, 'How goods are brought to it, and for how much.'),
    OrderCount: field(count, 'Orders that the seller sees of it.'),
    PeopleList: field(
      z.array(z.object({
        UserId: field(id, 'The account.'),
        Account: field(z.string(), '登录名.'),
        Name: field(z.string(), '姓名.'),
        DepartmentName: field(z.string(), 'Department.'),
        Roles: field(z.array(z.string()), 'Roles in this company.'),
        State: field(z.literal(['active', 'invited', 'disabled']), 'active: can log in; invited: has chosen no password yet; disabled: 停用.'),
        LastLoginTime: field(z.nullable(instant), '最近登录 to this company; null for never.'),
        Invitation: field(z.nullable(invitation), 'The invitation that waits; null for none.'),
      })),
      `The newest accounts, at most ${customerLimits.people}.`,
    ),
    Logs: field(
      z.array(z.object({
        Time: field(instant, 'When it happened.'),
        Operator: field(z.string(), 'Name of who did it.'),
        Text: field(z.string(), 'What happened.'),
        Changes: field(z.array(z.object({ Name: field(z.string(), 'What was changed, as shown.'), Before: field(z.string(), 'Before.'), After: field(z.string(), 'After.') })), 'What was changed.'),
      })),
      `What the staff changed, the newest first, at most ${customerLimits.logs}.`,
    ),
    CanMail: field(z.boolean(), 'Whether the mall sends mails and knows its own address: without it nobody can be invited.'),
  }),
)

/** What is typed before the mall is viewed as a customer. */
export const viewReason = z.object({ Reason: field(requiredText(viewLimits.maxReason).check(z.minLength(viewLimits.minReason)), 'Why; the person can read it.') })

export const customerView = named(
  'CustomerView',
  'What opens a page of the mall as one person of a customer sees it: the page asks `Account/LoginByViewCode` by it.',
  z.object({
    Code: field(z.string(), `Good once, for ${viewLimits.codeSeconds} seconds. It belongs into no address: a form posts it, as \`Code\`.`),
    Address: field(z.string(), 'The page that takes it: a path of this host, or an address where the mall has another one.'),
    Until: field(instant, 'When the view ends.'),
  }),
)

export const sellerCustomerListRequest = named(
  'SellerCustomerListRequest',
  'Filters, sorting and page of the caller’s customers.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of the name, of the name of the group, or of the 统一社会信用代码.'),
    ManagerId: field(z.optional(id), 'Only customers that one of the staff looks after.'),
    PaymentType: field(z.optional(paymentTypeCode), 'Only customers to whom this way of payment is open.'),
    Catalogue: field(z.optional(catalogue), 'Only customers with this catalogue.'),
    ShowPrices: field(z.optional(z.literal(['yes', 'no'])), 'Only customers whose prices are visible to all, or not.'),
    State: field(z.optional(state), 'Only customers that have come so far.'),
    ...sorting(['Name', 'LastOrderTime']),
  }),
)

export const sellerCustomerList = named(
  'SellerCustomerList',
  'A page of the caller’s customers.',
  z.object({
    ...pageOf(sellerCustomer).shape,
    StateCounts: field(z.array(z.object({ State: field(state, 'How far they have come.'), Count: field(count, 'How many there are.') })), 'Customers by state under the same filters but the state: the counts of the tabs.'),
    AllowActions: field(z.array(z.literal(sellerCustomerListActions)), 'What the user may do here.'),
  }),
)

const taxNo = z.string().check(z.trim(), z.toUpperCase(), z.maxLength(18), z.refine((code) => taxNumberProblem(code) !== 'form'))

const terms = {
  Name: field(requiredText(60), 'Name, as in its business licence.'),
  TaxNo: field(taxNo, '统一社会信用代码. A wrong check digit is no error: the user was warned.'),
  PaymentTypes: field(z.array(paymentTypeCode).check(z.minLength(1), z.maxLength(5)), 'Ways of payment that are open to it.'),
  Catalogue: field(catalogue, 'all 全部商品, categories 指定分类, agreed 仅协议商品.'),
  CategoryIds: field(
    z.optional(z.array(id).check(z.maxLength(customerLimits.categories))),
    'Of 指定分类, at least one: it sees what is in these categories, of any level, and below them, and what its agreement holds. One that was merged is the one that it became. Nothing otherwise.',
  ),
  ShowPrices: field(z.boolean(), '价格可见.'),
  ManagerIds: field(z.optional(z.array(id).check(z.maxLength(customerLimits.managers))), 'Who looks after it. Only by those with 全部客户: whoever has 名下客户 looks after what they create, and changes nobody’s portfolio.'),
}

const newTerms = {
  ...terms,
  GroupId: field(z.nullable(id), 'The group that it joins; null: it begins one of its own name.'),
}

interface CatalogueTerms {
  readonly Catalogue: CustomerCatalogue
  readonly CategoryIds?: readonly number[] | undefined
}

const namesItsCategories = () => z.refine<CatalogueTerms>(({ Catalogue, CategoryIds = [] }) => Catalogue !== 'categories' || CategoryIds.length > 0, { path: ['CategoryIds'] })

/** What is typed of a new customer. */
export const newCustomer = z.object(newTerms).check(namesItsCategories())

/** What is typed of the administrator who is invited. */
export const invitedAdministrator = z.object({
  Account: field(z.string().check(z.trim(), z.toLowerCase(), z.regex(accountNamePattern)), '登录名.'),
  Name: field(requiredText(accountLimits.name), '姓名.'),
  Email: field(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100), z.email()), 'Where the link is sent; a login too.'),
  Mobile: field(z.nullable(mobile), '手机; a login too. Null for none; for an account that waits already: as it is.'),
})

export const sellerCustomerController = { SellerCustomer: 'Companies that buy, as the seller looks after them.' } as const

export const sellerCustomerCalls = defineSellerCalls({
  'POST /api/SellerCustomer/List': {
    summary: 'Returns a page of the caller’s customers.',
    description: 'The newest comes first.',
    access: staffWith('customer.view'),
    scope: 'portfolio',
    body: sellerCustomerListRequest,
    response: sellerCustomerList,
  },
  'POST /api/SellerCustomer/Managers': {
    summary: 'Returns those of the staff who can look after customers.',
    access: staffWith(['customer.view', 'staff.manage']),
    scope: 'none',
    body: z.object({}),
    response: z.array(manager),
  },
  'POST /api/SellerCustomer/Groups': {
    summary: 'Finds groups of the caller’s customers by their name, for a new customer.',
    access: staffWith('customer.manage'),
    scope: 'portfolio',
    body: z.object({ Keyword: field(text(50), 'Part of the name; empty for the newest.') }),
    response: z.array(z.object({ GroupId: field(id, 'The group.'), Name: field(z.string(), 'Name.'), Companies: field(count, 'Its companies.') })),
  },
  'POST /api/SellerCustomer/Detail': {
    summary: 'Returns one customer with its people and log.',
    access: staffWith('customer.view'),
    scope: 'portfolio',
    body: z.object({ EnterpriseId: field(id, 'The company.') }),
    response: sellerCustomerDetail,
  },
  'POST /api/SellerCustomer/Create': {
    summary: 'Makes a customer: a company with a department, its terms and who looks after it.',
    description: 'Nobody can log in yet: `Invite` sends the first administrator a link. One 统一社会信用代码 is one customer.',
    access: staffWith('customer.manage'),
    scope: 'portfolio',
    body: z.object({ ...newTerms, RequestId: requestId }).check(namesItsCategories()),
    response: sellerCustomerDetail,
  },
  'POST /api/SellerCustomer/Save': {
    summary: 'Changes the terms of a customer, from its next call on.',
    access: staffWith('customer.manage'),
    scope: 'portfolio',
    body: z.object({ ...terms, EnterpriseId: field(id, 'The company.'), Version: version, RequestId: requestId }).check(namesItsCategories()),
    response: sellerCustomerDetail,
  },
  'POST /api/SellerCustomer/SaveDelivery': {
    summary: 'Changes how goods are brought to a customer and for how much, from its next order on.',
    description: 'Orders that were placed keep their freight. A cart that was confirmed before is confirmed again where it would cost more.',
    access: staffWith('customer.manage'),
    scope: 'portfolio',
    body: z.object({ ...deliveryTermsInput.shape, EnterpriseId: field(id, 'The company.'), Version: version, RequestId: requestId }),
    response: sellerCustomerDetail,
  },
  'POST /api/SellerCustomer/Invite': {
    summary: 'Invites an administrator of a customer by mail.',
    description:
      'The link is good for seven days and once: its owner chooses a password by it. Of the only company of its group they administrate the group, else the company. Inviting the same account again withdraws the former link, also with another address.',
    access: staffWith('customer.manage'),
    scope: 'portfolio',
    body: z.object({ ...invitedAdministrator.shape, EnterpriseId: field(id, 'The company.'), RequestId: requestId }),
    response: sellerCustomerDetail,
  },
  'POST /api/SellerCustomer/ViewAs': {
    summary: 'Opens the mall as one person of a customer sees it: a code for a page of the mall, which reads and changes nothing.',
    description: 'The view ends by itself and cannot be renewed. It is in the audit log and in that person’s 登录记录, there without the name of who asked.',
    access: staffWith('customer.viewAs'),
    scope: 'portfolio',
    body: z.object({ ...viewReason.shape, EnterpriseId: field(id, 'The company.'), UserId: field(id, 'The person: an account of the company that can log in.') }),
    response: customerView,
  },
})

export type { CustomerView, DeliveryTerms, SellerCustomer, SellerCustomerDetail, SellerCustomerList, SellerCustomerListRequest } from '../../resources/generated/shapes.ts'
