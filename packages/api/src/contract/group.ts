import * as z from 'zod/mini'
import { managing, viewing } from './access.ts'
import { fileUrl, id, noBody, requiredText, text, themeColor } from './common.ts'
import { defineCalls } from './define.ts'
import { field, named } from './describe.ts'
import { taxNumberProblem } from './tax-number.ts'

/** What can be done with the settings of a group: its own facts and look; the switches of one of its companies. */
export const groupActions = ['SaveGroup', 'SaveSwitches'] as const

/** How many orders of one buyer may wait for approval or payment at a time: what a company begins with, and the most that it can allow. */
export const openOrdersLimit = { default: 50, most: 9_999 } as const

const maxOpenOrders = z.int().check(z.positive(), z.maximum(openOrdersLimit.most))

const groupEnterprise = named(
  'GroupEnterprise',
  'A company of the group.',
  z.object({
    EnterpriseId: field(id, 'The company.'),
    EnterpriseName: field(z.string(), 'Name of the company.'),
    TaxNo: field(z.string(), '统一社会信用代码.'),
    DepartmentCount: field(z.int().check(z.nonnegative()), 'Its departments.'),
    MemberCount: field(z.int().check(z.nonnegative()), 'Its accounts.'),
    AllowNonAgreed: field(
      z.nullable(z.boolean()),
      '允许非协议采购: products outside of the agreed catalogue may be bought. Null for a company without an agreed catalogue, which may buy everything.',
    ),
    ShowPrices: field(z.boolean(), '价格可见: without it only roles with `price.view` see prices.'),
    MaxOpenOrders: field(maxOpenOrders, '每人在途订单: how many orders of one buyer may wait for approval or payment at a time. Each of them holds stock.'),
    DemandFactor: field(z.boolean(), '要求双因素登录: whoever of its accounts has no second factor sets one up before anything else.'),
  }),
)

export const groupInfo = named(
  'GroupInfo',
  'The enterprise group and those of its companies that the user may see.',
  z.object({
    GroupName: field(z.string(), 'Name of the group.'),
    TaxNo: field(z.string(), '统一社会信用代码; empty for none.'),
    ContactName: field(z.string(), '联系人; empty for none.'),
    ContactMobile: field(z.string(), 'Mobile of the contact; empty for none.'),
    CustomerLogo: field(z.nullable(fileUrl), 'Logo beside that of the mall; null for none.'),
    ThemeColor: field(z.nullable(themeColor), '主题色, `#RRGGBB`; null for the mall’s own.'),
    Enterprises: field(z.array(groupEnterprise), 'The companies, the user’s own first.'),
    AllowActions: field(z.array(z.literal(groupActions)), 'Actions that the user may take now.'),
    Version: field(z.int(), 'Changes with every save.'),
  }),
)

/** Facts and look of the group. */
export const groupFacts = z.object({
  GroupName: field(requiredText(50), '名称.'),
  TaxNo: field(z.string().check(z.maxLength(18), z.refine((taxNo) => taxNo === '' || taxNumberProblem(taxNo) !== 'form')), '统一社会信用代码; empty for none.'),
  ContactName: field(text(20), '联系人; empty for none.'),
  ContactMobile: field(z.string().check(z.regex(/^(1[3-9]\d{9})?$/)), 'Mobile of the contact; empty for none.'),
  // The present logo may be a data URL.
  CustomerLogo: field(z.nullable(fileUrl.check(z.maxLength(20_000))), 'The logo that it has, or the address of a picture that the user uploaded, at most 2 MB; null for none.'),
  ThemeColor: field(z.nullable(themeColor), '主题色, `#RRGGBB`; null for the mall’s own.'),
})

export const groupController = { Group: 'The enterprise group as its administrators see it.' } as const

export const groupCalls = defineCalls({
  'POST /api/Group/Info': {
    summary: 'Returns facts, look and companies of the user’s enterprise group.',
    description: 'Of the companies only those within the data scope of the user’s roles.',
    access: viewing('group'),
    scope: 'companies',
    body: noBody,
    response: groupInfo,
  },
  'POST /api/Group/Save': {
    summary: 'Changes facts and look of the group, and what its companies may buy and see.',
    description: 'The facts are for those whose data scope is the group. What the companies may buy and see counts from the next call of everybody.',
    access: managing('group'),
    scope: 'companies',
    body: z.object({
      Version: field(z.int(), 'Version that was read; an older one is a `VERSION_CONFLICT`.'),
      Group: field(z.optional(groupFacts), 'Facts and look; absent to leave them as they are.'),
      Enterprises: field(
        z
          .array(z.object({
            EnterpriseId: field(id, 'The company.'),
            AllowNonAgreed: field(z.optional(z.boolean()), '允许非协议采购, of a company with an agreed catalogue.'),
            ShowPrices: field(z.optional(z.boolean()), '价格可见.'),
            DemandFactor: field(z.optional(z.boolean()), '要求双因素登录. Sessions that are open count too; those of partner sites do not.'),
            MaxOpenOrders: field(z.optional(maxOpenOrders), '每人在途订单. Orders that wait already stay when it is lowered.'),
          }))
          .check(z.maxLength(500)),
        'Companies whose switches are set; others, and absent switches, stay as they are.',
      ),
    }),
    response: groupInfo,
  },
})

export type { GroupEnterprise, GroupInfo } from '../resources/generated/shapes.ts'
