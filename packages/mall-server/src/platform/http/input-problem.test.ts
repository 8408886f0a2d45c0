import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { expect, test } from 'vitest'
import { inputProblem } from './input-problem.ts'

const bodyOf = (key: AnyCallKey) => (allCalls[key] as AnyCallDefinition).body

/** What the server says of an input that breaks the contract. */
const said = (key: AnyCallKey, input: unknown): string => {
  const result = bodyOf(key)?.safeParse(input)
  if (result?.success !== false) throw new Error('The contract allows it')
  return inputProblem(result.error.issues[0], input)
}

const addToCart = 'POST /api/ShoppingCart/AddToCart'
const returned = { OrderNo: 'D20260301000001', LineId: 1, RequestId: crypto.randomUUID() }

test.each<[says: string, key: AnyCallKey, input: unknown]>([
  ['第1行：数量须大于0', addToCart, { Items: [{ ProductCode: '1', Quantity: 0 }] }],
  ['第2行：数量不正确', addToCart, { Items: [{ ProductCode: '1', Quantity: 1 }, { ProductCode: '1', Quantity: 'x' }] }],
  ['第1行：请填写数量', addToCart, { Items: [{ ProductCode: '1' }] }],
  ['第1行：商品编号不正确', addToCart, { Items: [{ ProductCode: 'A', Quantity: 1 }] }],
  ['请选择商品', addToCart, { Items: [] }],
  ['请填写商品', addToCart, {}],
  ['请填写登录名', 'POST /api/Account/Login', { Account: '  ', Password: 'x', CaptchaVerifyParam: 'x' }],
  ['密码不能超过128个字', 'POST /api/Account/Login', { Account: 'a', Password: 'x'.repeat(129), CaptchaVerifyParam: 'x' }],
  ['第3行：商品编码不能超过50个字', 'POST /api/QuickOrder/Check', { Rows: ['1', '2', '1'.repeat(51)].map((Code, index) => ({ RowNo: index + 1, Code, Quantity: '1', Remark: '' })) }],
  ['请求参数不正确，请刷新页面后重试', 'POST /api/Account/Login', { Account: 'a', Password: 'x' }],
  ['请求参数不正确，请刷新页面后重试', 'POST /api/Order/List', { PageIndex: 0, PageSize: 20 }],
  ['请求参数不正确，请刷新页面后重试', 'POST /api/Order/List', []],
  ['说明至少10个字', 'POST /api/AfterSales/Apply', { ...returned, Type: 1, Quantity: 1, Reason: '运输破损', Description: '短', Images: [], ReturnMode: 1, Contact: '陈晨', Mobile: '13800000000' }],
])('says “%s”', (says, key, input) => {
  expect(said(key, input)).toBe(says)
})

test('names no field of the wire, whatever the call', () => {
  const texts = (Object.keys(allCalls) as AnyCallKey[]).flatMap((key) => {
    const result = bodyOf(key)?.safeParse({ Items: [{}], Lines: [{}], Name: 1, Quantity: -1, Version: 'x' })
    return result?.success === false ? result.error.issues.map((issue) => inputProblem(issue, {})) : []
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text) => /[A-Za-z_]/.test(text))).toEqual([])
})
