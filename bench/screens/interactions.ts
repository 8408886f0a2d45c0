import type { Page } from 'playwright'

export type Act = (page: Page) => Promise<unknown>

export interface Interaction {
  readonly name: string
  /** What must be there first. It is not measured. */
  readonly before?: Act
  readonly act: Act
}

export interface MeasuredScreen {
  readonly name: string
  readonly account: 'admin' | 'approver' | 'buyer' | 'finance'
  readonly path: string
  /** There when the screen has its data. */
  readonly ready: Act
  /** In their order: each begins where the one before ended. */
  readonly interactions: readonly Interaction[]
}

const firstRow: Act = (page) => page.getByRole('rowgroup').last().getByRole('row').first().waitFor()
const focusRow: Act = (page) => page.getByRole('row').nth(3).focus()

/** What a reader of any list does. */
const ofList: readonly Interaction[] = [
  { name: 'next row by keyboard', before: focusRow, act: (page) => page.keyboard.press('j') },
  { name: 'peek opened', act: (page) => page.keyboard.press('Space') },
  { name: 'peek closed', act: (page) => page.keyboard.press('Escape') },
  { name: 'a letter of a search', before: (page) => page.getByRole('searchbox').last().focus(), act: (page) => page.keyboard.press('1') },
  { name: 'searched', act: (page) => page.keyboard.press('Enter') },
  { name: 'sorted', before: firstRow, act: (page) => page.getByRole('columnheader').getByRole('button').first().click() },
  { name: 'another tab', before: firstRow, act: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'column settings opened', before: firstRow, act: (page) => page.getByRole('button', { name: '列设置' }).click() },
  { name: 'column settings closed', act: (page) => page.keyboard.press('Escape') },
]

const tree: Act = (page) => page.getByRole('treeitem').first().waitFor()

/** Screens with as much as a large company has: 5,000 accounts, 500 departments, 10,000 approvals, 200 rows of a quick order. */
export const screensOf = (quickOrder: string): readonly MeasuredScreen[] => [
  { name: 'approvals', account: 'approver', path: '/userCenter/order/approval', ready: firstRow, interactions: ofList },
  { name: 'budgets', account: 'finance', path: '/userCenter/asset/budget', ready: firstRow, interactions: ofList },
  {
    name: 'accounts',
    account: 'admin',
    path: '/userCenter/management/account',
    ready: firstRow,
    interactions: [
      ...ofList,
      { name: 'form opened', act: (page) => page.getByRole('button', { name: '新增账号' }).click() },
      { name: 'departments of the form opened', act: (page) => page.getByRole('dialog').getByRole('combobox', { name: /部门/ }).click() },
    ],
  },
  {
    name: 'departments',
    account: 'admin',
    path: '/userCenter/management/department',
    ready: tree,
    interactions: [
      { name: 'a department chosen', act: (page) => page.getByRole('treeitem').nth(20).click() },
      { name: 'next by keyboard', act: (page) => page.keyboard.press('ArrowDown') },
      { name: 'closed by keyboard', act: (page) => page.keyboard.press('ArrowLeft') },
      { name: 'a letter of a search', before: (page) => page.getByRole('searchbox', { name: '搜索部门' }).focus(), act: (page) => page.keyboard.type('三') },
      { name: 'a second letter', act: (page) => page.keyboard.press('1') },
      { name: 'search taken back', act: (page) => page.keyboard.press('Escape') },
      { name: 'form opened', act: (page) => page.getByRole('button', { name: '新增部门' }).click() },
    ],
  },
  {
    name: 'quick order',
    account: 'buyer',
    path: '/product/QuickOrder',
    ready: (page) => page.getByRole('tab', { name: '粘贴' }).waitFor(),
    interactions: [
      {
        name: '200 rows read, checked and drawn',
        before: async (page) => {
          await page.getByRole('tab', { name: '粘贴' }).click()
          await page.getByLabel('粘贴内容').fill(quickOrder)
        },
        act: async (page) => {
          await page.getByRole('button', { name: '读取并校验' }).click()
          await page.getByRole('button', { name: /加入.*\(200\)/ }).waitFor()
        },
      },
      { name: 'a cell below by keyboard', before: (page) => page.getByRole('textbox', { name: '第2行 数量' }).focus(), act: (page) => page.keyboard.press('ArrowDown') },
      { name: 'a digit typed', act: (page) => page.keyboard.press('9') },
      { name: 'a cell left', act: (page) => page.keyboard.press('Enter') },
      { name: 'undone', act: (page) => page.keyboard.press('Control+z') },
    ],
  },
]
