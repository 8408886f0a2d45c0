import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryDateProblem, deliveryHorizonDays, firstDeliveryDay, lastDeliveryDay, specialInvoiceProblem, submissionProblems, type CheckedSubmission, type SubmissionFacts } from './submission-rules.ts'

const today = '2026-03-18'

test.each([
  ['2026-03-17', '期望送达日期须晚于今天'],
  ['2026-03-18', '期望送达日期须晚于今天'],
  ['2026-03-19', null],
  ['2026-03-21', '期望送达日期须为工作日'],
  ['2026-06-16', null],
  ['2026-06-17', '期望送达日期须在90天内'],
  ['2026-02-30', '请输入正确的日期，如 2026-03-18'],
  ['下周', '请输入正确的日期，如 2026-03-18'],
])('a delivery on %s: %s', (day, problem) => {
  expect(deliveryDateProblem(day, today, ['2026-03-21'])).toBe(problem)
})

test('the first and the last day can be ordered for, whatever today is; the days beside them cannot', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))
  fc.assert(fc.property(day, (now) => {
    const [first, last] = [firstDeliveryDay(now), lastDeliveryDay(now)]
    expect(Date.parse(last) - Date.parse(now)).toBe(deliveryHorizonDays * 86_400_000)
    expect([first, last].map((one) => deliveryDateProblem(one, now, []))).toEqual([null, null])
    expect(deliveryDateProblem(now, now, [])).not.toBeNull()
    expect(deliveryDateProblem(firstDeliveryDay(last), now, [])).not.toBeNull()
  }))
})

test.each([
  [false, [true], '该发票抬头不支持开具专票'],
  [true, [true, false], '“商品1”不支持开具专票'],
  [true, [true, true], null],
  [true, [], null],
])('a 专票 for a title (%s) and goods %j: %s', (supportsSpecial, goods, problem) => {
  expect(specialInvoiceProblem({ supportsSpecial }, goods.map((each, at) => ({ name: `商品${at}`, supportsSpecial: each })))).toBe(problem)
})

const inOrder: SubmissionFacts = {
  today, nonWorkingDays: ['2026-03-21'], hasAddress: true, hasDepartment: true, paymentProblem: null, title: { supportsSpecial: true }, goods: [{ name: '商品', supportsSpecial: true }], needsApproval: false,
}

const problemsOf = (submission: Partial<CheckedSubmission>, facts: Partial<SubmissionFacts>) =>
  submissionProblems({ InvoiceMode: 1, InvoiceType: 1, ...submission }, { ...inOrder, ...facts }).map(({ field, code }) => `${field} ${code}`)

test.each([
  ['nothing', {}, {}, []],
  ['no address', {}, { hasAddress: false }, ['AddressId ADDRESS_REQUIRED']],
  ['no department', {}, { hasDepartment: false }, ['DepartmentId DEPARTMENT_REQUIRED']],
  ['a weekend', { DeliveryDate: '2026-03-21' }, {}, ['DeliveryDate DELIVERY_DATE_INVALID']],
  ['a way of payment', {}, { paymentProblem: '贵司未开通账期月结' }, ['PaymentType PAYMENT_TYPE_NOT_ALLOWED']],
  ['no type of invoice', { InvoiceType: undefined }, {}, ['InvoiceType INVOICE_TYPE_REQUIRED']],
  ['no title', { InvoiceType: 2 }, { title: undefined }, ['TitleId INVOICE_TITLE_REQUIRED']],
  ['a 专票 that is not issued', { InvoiceType: 3 }, { title: { supportsSpecial: false } }, ['InvoiceType SPECIAL_INVOICE_NOT_SUPPORTED']],
  ['nothing, without an invoice', { InvoiceMode: 3, InvoiceType: undefined }, { title: undefined }, []],
  ['no reason', { Reason: ' ' }, { needsApproval: true }, ['Reason REASON_REQUIRED']],
  ['nothing, with a reason', { Reason: '季度补货' }, { needsApproval: true }, []],
] satisfies [string, Partial<CheckedSubmission>, Partial<SubmissionFacts>, string[]][])('wrong with a submission is %s', (_, submission, facts, problems) => {
  expect(problemsOf(submission, facts)).toEqual(problems)
})

test('all that is wrong comes in the order in which the server rejects, with one problem for a field', () => {
  const problems = problemsOf({ DeliveryDate: today, InvoiceType: undefined }, { hasAddress: false, hasDepartment: false, paymentProblem: '请选择支付方式', title: undefined, needsApproval: true })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['AddressId', 'DepartmentId', 'DeliveryDate', 'PaymentType', 'InvoiceType', 'TitleId', 'Reason'])
})
