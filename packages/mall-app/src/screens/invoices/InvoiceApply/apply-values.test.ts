import { expect, test } from 'vitest'
import { responseBuilder } from '@mall/mocks'
import { totalOf } from '../../../lib/total-of.ts'
import { applySchema, startValues, toApplication, type ApplyValues } from './apply-values.ts'

const [order] = responseBuilder('POST /api/Invoice/ApplyableList')().Items
if (order === undefined) throw new Error('The server has no order to invoice')
const title = { TitleId: 1, Version: 1, Title: '华启科技', TaxNo: '91350100M000100Y43', Address: '示例路100号', Phone: '021-00000000', Bank: '示例银行', Account: '0001', SupportSpecial: true }

const values = (changes: Partial<ApplyValues> = {}): ApplyValues => ({ ...startValues([{ ...order, AvailableAmount: 50 }], title), Email: 'a@b.example', ...changes })
const problemsOf = (changes: Partial<ApplyValues>) => (applySchema.safeParse(values(changes)).error?.issues ?? []).map(({ path }) => path.join('.'))
const amount = (Amount: number) => ({ Orders: [{ OrderNo: order.OrderNo, Most: 50, Amount }] })

test('the form begins with all that can be invoiced, and sends nothing that the call does not know', () => {
  expect(problemsOf({})).toEqual([])
  expect(toApplication(values()).Orders).toEqual([{ OrderNo: order.OrderNo, Amount: 50 }])
})

test.each([0, -1, 50.01, Number.NaN])('%d of 50 cannot be invoiced', (Amount) => {
  expect(problemsOf(amount(Amount))).toEqual(['Orders.0.Amount'])
})

test('a 专票 needs the last four, and a general taxpayer', () => {
  const bare = { ...title, Address: '', Phone: '', Bank: '', Account: '', SupportSpecial: false }
  expect(problemsOf({ Title: bare })).toEqual([])
  expect(problemsOf({ Title: bare, Type: 3 })).toEqual(['Title.Address', 'Title.Phone', 'Title.Bank', 'Title.Account', 'Title.SupportSpecial'])
})

test('a tax number of the wrong form is an error, one with a wrong check digit is none', () => {
  expect(problemsOf({ Title: { ...title, TaxNo: '9135' } })).toEqual(['Title.TaxNo'])
  expect(problemsOf({ Title: { ...title, TaxNo: '91350100M000100Y44' } })).toEqual([])
})

test('a sum is exact to the fen', () => {
  expect(totalOf([0.1, 0.2, Number.NaN])).toBe(0.3)
})
