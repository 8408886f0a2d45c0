import { orderSubmission } from '@mall/api/contract'
import { buildApprovalPreview, buildBudgetState, buildOrderConfirmation } from '@mall/mocks'
import { describe, expect, test } from 'vitest'
import { defaultValues, submitErrors, submitProblem, toSubmission, type SubmitValues } from './submit-values.ts'

const today = '2026-03-18'
const RequestId = '6f1c2f7e-9c0b-4c39-9f0a-1d2e3f405162'
const base = buildOrderConfirmation({ ApprovalPreview: buildApprovalPreview({ Reasons: [], Nodes: [], Change: null }), NonWorkingDays: ['2026-03-21', '2026-03-22', '2026-04-06'] })
const approving = { ...base, ApprovalPreview: buildApprovalPreview() }
const values = (change: Partial<SubmitValues> = {}): SubmitValues => ({ ...defaultValues(base), ...change })

test('the form begins with something that can be submitted', () => {
  expect(submitErrors(defaultValues(base), base, today)).toEqual({})
})

test.each([
  ['AddressId', { AddressId: null }, '请选择收货地址'],
  ['DepartmentId', { DepartmentId: null }, '请选择费用归属部门'],
  ['DeliveryDate', { DeliveryDate: '2026-03-18' }, '期望送达日期须晚于今天'],
  ['DeliveryDate', { DeliveryDate: '2026-03-21' }, '期望送达日期须为工作日'],
  ['DeliveryDate', { DeliveryDate: '2026-04-06' }, '期望送达日期须为工作日'],
  ['DeliveryDate', { DeliveryDate: '2027-01-02' }, '期望送达日期须在90天内'],
  ['DeliveryDate', { DeliveryDate: '2026-03-19' }, undefined],
  ['DeliveryDate', { DeliveryDate: '下周' }, '请输入正确的日期，如 2026-03-18'],
  ['PoNo', { PoNo: 'x'.repeat(27) }, '最多26字'],
  ['PoNo', { PoNo: 'x'.repeat(26) }, undefined],
  ['Reason', { Reason: '购'.repeat(201) }, '最多200字'],
  ['Remark', { Remark: '注'.repeat(101) }, '最多100字'],
  ['PaymentType', { PaymentType: null }, '请选择支付方式'],
  ['TitleId', { TitleId: null }, '请选择发票抬头'],
  ['TitleId', { TitleId: null, InvoiceMode: 3 }, undefined],
  ['Attachments', { Attachments: Array.from({ length: 6 }, (_, at) => ({ Url: `/files/${at}`, Name: 'a.pdf' })) }, '附件最多5个'],
  ['Attachments', { IsUploading: true }, '附件上传中，请稍候'],
] as const)('%s of %o', (field, change, message) => {
  expect(submitErrors(values(change as Partial<SubmitValues>), base, today)[field]).toBe(message)
})

test('采购事由 is required when the order goes to an approver', () => {
  expect(submitErrors(values({ Reason: '  ' }), approving, today).Reason).toBe('该订单需要审批，请填写采购事由')
  expect(submitErrors(values({ Reason: '季度补货' }), approving, today).Reason).toBeUndefined()
})

test('goods without 专票 reject it', () => {
  const [first, ...others] = base.Items
  if (first === undefined) throw new Error('The confirmation has no line.')
  const confirmation = { ...base, InvoiceTitles: [{ TitleId: 1, Title: '甲公司', TaxNo: '', SupportSpecial: true }], Items: [{ ...first, SupportSpecialInvoice: false }, ...others] }
  expect(submitErrors(values({ TitleId: 1, InvoiceType: 2 }), confirmation, today).InvoiceType).toBe(`“${first.CustomerProductName}”不支持开具专票`)
  expect(submitErrors(values({ TitleId: 1, InvoiceType: 2, InvoiceMode: 3 }), confirmation, today).InvoiceType).toBeUndefined()
})

test('a title without 专票 rejects it', () => {
  const confirmation = { ...base, InvoiceTitles: [{ TitleId: 1, Title: '甲公司', TaxNo: '', SupportSpecial: false }] }
  expect(submitErrors(values({ TitleId: 1, InvoiceType: 2 }), confirmation, today).InvoiceType).toBe('该发票抬头不支持开具专票')
  expect(submitErrors(values({ TitleId: 1, InvoiceType: 1 }), confirmation, today).InvoiceType).toBeUndefined()
})

describe('an order that cannot be placed', () => {
  test('with a budget that forbids it', () => {
    const level = { DepartmentId: 3, Period: 'year', PeriodName: '2026年', Result: 0, Decides: false } as const
    const confirmation = { ...base, Budgets: [buildBudgetState(level), buildBudgetState({ ...level, Period: 'month', PeriodName: '2026年3月', Result: 2, Decides: true })] }
    expect(submitProblem(confirmation, { DepartmentId: 3 })).toBe('超预算，禁止提交（超出 2026年3月 预算）')
    expect(submitProblem(confirmation, { DepartmentId: 4 })).toBeNull()
  })

  test('without anything to order', () => {
    expect(submitProblem({ ...base, Items: [] }, { DepartmentId: null })).toBe('没有可以提交的商品，请返回购物车')
  })
})

describe('the submission', () => {
  test('satisfies the contract', () => {
    const full = values({ DeliveryDate: '2026-03-19', PoNo: 'PO-1', Reason: ' 补货 ', Remark: '放前台', Attachments: [{ Url: '/files/a1', Name: '清单.pdf' }] })
    for (const one of [values(), full, values({ InvoiceMode: 3, TitleId: null })]) {
      expect(orderSubmission.safeParse({ ...toSubmission(one, 'token'), RequestId }).success).toBe(true)
    }
    expect(toSubmission(full, 'token')).toMatchObject({ Reason: '补货', PoNo: 'PO-1', Attachments: [{ Url: '/files/a1', Name: '清单.pdf' }] })
  })

  test('leaves out what was not filled in, and the invoice that is not wanted', () => {
    const submission = toSubmission(values({ InvoiceMode: 3 }), 'token')
    expect(Object.keys(submission).toSorted()).toEqual(['AddressId', 'ConfirmToken', 'DepartmentId', 'InvoiceMode', 'PaymentType'])
  })
})
