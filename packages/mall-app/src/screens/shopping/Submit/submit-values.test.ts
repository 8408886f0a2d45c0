import { orderSubmission } from '@mall/api/contract'
import { buildApprovalPreview, buildBudgetState, buildOrderConfirmation } from '@mall/mocks'
import { describe, expect, test } from 'vitest'
import { defaultValues, submitProblem, toSubmission, validate, type SubmitValues } from './submit-values.ts'

const today = '2026-03-18'
const requestId = '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162'
const base = buildOrderConfirmation({ ApprovalPreview: buildApprovalPreview({ Reasons: [], Nodes: [], Change: null }), NonWorkingDays: ['2026-03-21', '2026-03-22', '2026-04-06'] })
const approving = { ...base, ApprovalPreview: buildApprovalPreview() }
const values = (change: Partial<SubmitValues> = {}): SubmitValues => ({ ...defaultValues(base), ...change })

test('the form begins with something that can be submitted', () => {
  expect(validate(defaultValues(base), base, today)).toEqual({})
})

test.each([
  ['addressId', { addressId: '' }, '请选择收货地址'],
  ['departmentId', { departmentId: '' }, '请选择费用归属部门'],
  ['deliveryDate', { deliveryDate: '2026-03-18' }, '期望送达日期须晚于今天'],
  ['deliveryDate', { deliveryDate: '2026-03-21' }, '期望送达日期须为工作日'],
  ['deliveryDate', { deliveryDate: '2026-04-06' }, '期望送达日期须为工作日'],
  ['deliveryDate', { deliveryDate: '2027-01-02' }, '期望送达日期须在90天内'],
  ['deliveryDate', { deliveryDate: '2026-03-19' }, undefined],
  ['deliveryDate', { deliveryDate: '下周' }, '请输入正确的日期，如 2026-03-18'],
  ['poNo', { poNo: 'x'.repeat(27) }, '最多26字'],
  ['poNo', { poNo: 'x'.repeat(26) }, undefined],
  ['reason', { reason: '购'.repeat(201) }, '最多200字'],
  ['remark', { remark: '注'.repeat(101) }, '最多100字'],
  ['paymentType', { paymentType: '' }, '请选择支付方式'],
  ['titleId', { titleId: '' }, '请选择发票抬头'],
  ['titleId', { titleId: '', invoiceMode: '3' }, undefined],
  ['attachments', { attachments: Array.from({ length: 6 }, (_, at) => ({ url: `/files/${at}`, name: 'a.pdf' })) }, '附件最多5个'],
] as const)('%s of %o', (field, change, message) => {
  expect(validate(values(change as Partial<SubmitValues>), base, today)[field]).toBe(message)
})

test('采购事由 is required when the order goes to an approver', () => {
  expect(validate(values({ reason: '  ' }), approving, today).reason).toBe('该订单需要审批，请填写采购事由')
  expect(validate(values({ reason: '季度补货' }), approving, today).reason).toBeUndefined()
})

test('goods without 专票 reject it', () => {
  const [first, ...others] = base.Items
  if (first === undefined) throw new Error('The confirmation has no line.')
  const confirmation = { ...base, InvoiceTitles: [{ TitleId: 1, Title: '甲公司', TaxNo: '', SupportSpecial: true }], Items: [{ ...first, SupportSpecialInvoice: false }, ...others] }
  expect(validate(values({ titleId: '1', invoiceType: '2' }), confirmation, today).invoiceType).toBe(`“${first.CustomerProductName}”不支持开具专票`)
  expect(validate(values({ titleId: '1', invoiceType: '2', invoiceMode: '3' }), confirmation, today).invoiceType).toBeUndefined()
})

test('a title without 专票 rejects it', () => {
  const confirmation = { ...base, InvoiceTitles: [{ TitleId: 1, Title: '甲公司', TaxNo: '', SupportSpecial: false }] }
  expect(validate(values({ titleId: '1', invoiceType: '2' }), confirmation, today).invoiceType).toBe('该发票抬头不支持开具专票')
  expect(validate(values({ titleId: '1', invoiceType: '1' }), confirmation, today).invoiceType).toBeUndefined()
})

describe('an order that cannot be placed', () => {
  test('with a budget that forbids it', () => {
    const budget = buildBudgetState({ BudgetId: 9, DepartmentId: 3, Result: 2 })
    const confirmation = { ...base, Budgets: [budget] }
    expect(submitProblem(confirmation, { departmentId: '3', budgetId: '9' })).toBe('超预算，禁止提交')
    expect(submitProblem(confirmation, { departmentId: '3', budgetId: '' })).toBeNull()
  })

  test('without anything to order', () => {
    expect(submitProblem({ ...base, Items: [] }, { departmentId: '', budgetId: '' })).toBe('没有可以提交的商品，请返回购物车')
  })
})

describe('the submission', () => {
  test('satisfies the contract', () => {
    const full = values({ deliveryDate: '2026-03-19', poNo: 'PO-1', reason: ' 补货 ', remark: '放前台', attachments: [{ url: '/files/a1', name: '清单.pdf' }] })
    for (const one of [values(), full, values({ invoiceMode: '3', titleId: '' })]) {
      expect(orderSubmission.safeParse(toSubmission(one, 'token', requestId)).success).toBe(true)
    }
    expect(toSubmission(full, 'token', requestId)).toMatchObject({ Reason: '补货', PoNo: 'PO-1', Attachments: [{ Url: '/files/a1', Name: '清单.pdf' }] })
  })

  test('leaves out what was not filled in, and the invoice that is not wanted', () => {
    const submission = toSubmission(values({ invoiceMode: '3', budgetId: '' }), 'token', requestId)
    expect(Object.keys(submission).toSorted()).toEqual(['AddressId', 'ConfirmToken', 'DepartmentId', 'InvoiceMode', 'PaymentType', 'RequestId'])
  })
})
