import { noFilters, parseOrdersQuery, formatOrdersQuery, type OrderFilters, type OrdersQuery } from './orders-query.ts'

/** The filters as typed in the fields, before the search. */
export type FilterDraft = { readonly [Name in keyof OrderFilters]: string }

const written = (value: string | number | null): string => (value === null ? '' : String(value))

/** The fields of a query that was searched for. */
export const draftOf = (query: OrderFilters): FilterDraft => ({
  orderNo: query.orderNo,
  product: query.product,
  begin: query.begin,
  end: query.end,
  userName: query.userName,
  departmentId: written(query.departmentId),
  paymentType: written(query.paymentType),
  invoiceState: written(query.invoiceState),
  amountMin: written(query.amountMin),
  amountMax: written(query.amountMax),
})

export const emptyDraft: FilterDraft = draftOf(noFilters)

/** Full-width digits and signs, as a Chinese input method types them. */
const normalise = (text: string): string => text.normalize('NFKC').replace(/^[¥￥]/, '').replaceAll(',', '').trim()

/** What is wrong with the two amounts, or null. */
export const amountProblem = (draft: Pick<FilterDraft, 'amountMin' | 'amountMax'>): string | null => {
  const low = normalise(draft.amountMin)
  const high = normalise(draft.amountMax)
  if ([low, high].some((amount) => amount !== '' && !/^\d{1,9}(\.\d{1,2})?$/.test(amount))) return '请输入正确的金额，最多两位小数'
  return low !== '' && high !== '' && Number(low) > Number(high) ? '最低金额不能大于最高金额' : null
}

/** The query of the fields, on its first page. The fields are parsed as an address is, so that both agree. */
export const applyDraft = (query: OrdersQuery, draft: FilterDraft): OrdersQuery => {
  const kept = formatOrdersQuery({ ...query, ...noFilters, page: 1 })
  const fields: Record<string, string> = {
    OrderNo: draft.orderNo,
    Product: draft.product,
    Begin: draft.begin,
    End: draft.end,
    User: draft.userName,
    Dept: draft.departmentId,
    Pay: draft.paymentType,
    Invoice: draft.invoiceState,
    Min: normalise(draft.amountMin),
    Max: normalise(draft.amountMax),
  }
  for (const [name, value] of Object.entries(fields)) if (value !== '') kept.set(name, value)
  return parseOrdersQuery(kept)
}
