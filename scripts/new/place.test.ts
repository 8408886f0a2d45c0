import { expect, test } from 'vitest'
import { findPlace, splitPlace } from './place.ts'

test('an address of the specification names its screen, by its end', async () => {
  expect(await findPlace(['order/productInquiry'])).toMatchObject({ area: 'inquiries', screen: 'ProductInquiry', id: 'productInquiry', path: '/userCenter/order/productInquiry' })
  expect(await findPlace(['/shop/cart'])).toMatchObject({ area: 'shopping', screen: 'Cart' })
})

test('so do an area and a screen', async () => {
  expect(await findPlace(['budgets', 'Budgets'])).toMatchObject({ id: 'budget', path: '/userCenter/asset/budget' })
})

test.each([
  [['asset/budgets'], '0 screens have the address asset/budgets'],
  [['budget', 'Budget'], 'A screen with the id budget is registered: /userCenter/asset/budget is budgets/Budgets'],
  [['Budget', 'budgets'], 'Name an address'],
  [[], 'Name an address'],
  [['samples', 'Samples'], 'Samples is new: say what people read in its menu and breadcrumbs, --name'],
])('%j is an error that says what there is', async (words, message) => {
  await expect(findPlace(words)).rejects.toThrow(message)
})

test('what follows the place is left', () => {
  expect(splitPlace(['asset/budget', 'ledger', 'Budget'])).toEqual([['asset/budget'], ['ledger', 'Budget']])
  expect(splitPlace(['budgets', 'Budgets', 'ledger', 'Budget'])).toEqual([['budgets', 'Budgets'], ['ledger', 'Budget']])
})
