import { type Address, type OrderConfirmation, paymentType, paymentTypeNames, savingsOf, sumsInYuan } from '@mall/api/contract'
import { approvalPreviewOf } from '../../company/approval-flow/approval-preview.ts'
import { planApproval, singleLimitOf } from '../../company/approval-flow/store.ts'
import { usableAddresses } from '../../company/address/records.ts'
import { approvalSubjectOf } from '../../company/budget/approval-subject.ts'
import { levelsToWire } from '../../company/budget/levels-to-wire.ts'
import { levelsOn } from '../../company/budget/store.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { invoiceTitlesOf } from '../../company/invoice-title/store.ts'
import { toYuan } from '../../platform/money.ts'
import { defaultAreaCode } from '../../catalogue/assortment/stock-areas.ts'
import { toDay } from '../../platform/time.ts'
import { sealConfirmation } from './confirm-token.ts'
import { paymentDisabledReason, takenTypes } from '../order/payment.ts'
import { freightRuleOf } from '../../catalogue/pricing/freight.ts'
import { offersOf } from '../../catalogue/pricing/offers.ts'
import { priceItems, savingKindOf, totalsOf, type PricedLine, type WantedItem } from '../../catalogue/pricing/lines.ts'
import { chargeableDepartments } from '../order/scope.ts'
import { readCalendar } from '../../platform/calendar/read.ts'
import { nonWorkingDays } from '../../platform/calendar/working-days.ts'
import { creditNote, creditProblem, readCredit } from '../statement/credit.ts'
import { paymentTermsOf } from './store.ts'

/** What the buyer has chosen so far on the submit page. */
export interface ConfirmChoice {
  readonly addressId?: number | undefined
  readonly departmentId?: number | undefined
}

const chosenAddress = (addresses: readonly Address[], addressId: number | undefined): Address | undefined =>
  addresses.find((one) => one.AddressId === addressId) ?? addresses.find((one) => one.IsDefault) ?? addresses[0]

const lineToWire = (line: PricedLine): OrderConfirmation['Items'][number] => ({
  CartItemId: line.cartItemId,
  ProductCode: line.sellable.code,
  CustomerProductName: line.sellable.name,
  ImageUrl: line.sellable.imageUrl,
  Unit: line.sellable.unit,
  Price: toYuan(line.priceFen),
  Quantity: line.quantity,
  Subtotal: toYuan(line.subtotalFen),
  Remark: line.remark,
  SupportSpecialInvoice: line.sellable.supportsSpecialInvoice,
})

/** Everything that the submit page shows of an order of these items, as of now. */
export const buildConfirmation = async (
  db: Db,
  { config, payments }: Pick<Deps, 'config' | 'payments'>,
  caller: Caller,
  items: readonly WantedItem[],
  choice: ConfirmChoice,
  now: Date,
): Promise<OrderConfirmation> => {
  const today = toDay(now)
  const [addresses, titles, terms, departments, singleLimitFen, credit, calendar] = await Promise.all([
    usableAddresses(db, caller),
    invoiceTitlesOf(db, caller.enterpriseId),
    paymentTermsOf(db, caller.enterpriseId),
    chargeableDepartments(db, caller),
    singleLimitOf(db, caller),
    readCredit(db, caller.enterpriseId),
    readCalendar(db),
  ])
  const area = chosenAddress(addresses, choice.addressId)?.AreaCode ?? defaultAreaCode
  const { lines, unsellable } = priceItems(items, await offersOf(db, caller, items.map((item) => item.productId), area, now))
  const freight = await freightRuleOf(db, caller.enterpriseId, area)
  const totals = totalsOf(lines, freight)
  const department = departments.find((one) => one.id === choice.departmentId) ?? departments[0]
  const departmentId = department?.id ?? caller.departmentId
  const levels = await levelsOn(db, departments.map((one) => one.id), today)
  const subjectOf = approvalSubjectOf({ singleLimitFen, levels: levels.filter((one) => one.departmentId === departmentId), freight })
  const plan = await planApproval(db, { ...caller, departmentId }, subjectOf(lines))
  return {
    Items: lines.map(lineToWire),
    UnsellableItems: unsellable.map((line) => ({ ...lineToWire(line), Reason: line.reason })),
    Addresses: addresses,
    InvoiceTitles: titles.map((one) => ({ TitleId: one.id, Title: one.title, TaxNo: one.taxNo, SupportSpecial: one.supportsSpecial })),
    PaymentTypes: takenTypes(payments !== null).map((type) => {
      const owes = type === paymentType.onAccount
      const reason = paymentDisabledReason(type, terms, totals.payableFen) || (owes ? creditProblem(credit, totals.payableFen) : '')
      const note = owes && reason === '' ? creditNote(credit, totals.payableFen) : ''
      return { Type: type, Name: paymentTypeNames[type], Enabled: reason === '', DisabledReason: reason, Note: note }
    }),
    Departments: departments.map((one) => ({ DepartmentId: one.id, Name: one.name })),
    Budgets: levelsToWire(levels, totals.payableFen),
    NonWorkingDays: nonWorkingDays(calendar, today),
    ...sumsInYuan(totals, savingsOf(lines.map((line) => ({ ...line, saving: savingKindOf(line) })))),
    ApprovalPreview: approvalPreviewOf(plan, lines, subjectOf, caller),
    ConfirmToken: await sealConfirmation(config.secret, caller, { lines, freightFen: totals.freightFen }, now),
  }
}
