import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { FactTint, PageHeader } from './PageHeader.tsx'

describeConformance('PageHeader', () => (
  <PageHeader name="订单审批" fact="14 单等你审批" details={<span>研发中心</span>} actions={<Button>导出</Button>} />
))
describeConformance('FactTint', () => <FactTint tone="danger">3 单已超时</FactTint>)

const headings = () => page.getByRole('heading', { level: 1 }).all().map((one) => one.element().textContent)

test('a page has one heading: its name, or the fact of a document', async () => {
  const screen = await render(<PageHeader name="订单审批" fact="14 单等你审批" />)
  expect(headings()).toEqual(['订单审批'])
  await screen.rerender(<PageHeader crumbs="订单审批 / SP1" fact="周雨桐申请 ¥14,980.00 的工位用品" />)
  expect(headings()).toEqual(['周雨桐申请 ¥14,980.00 的工位用品'])
})

test('nothing moves when the fact arrives', async () => {
  const height = () => document.querySelector('header')?.getBoundingClientRect().height
  const head = (fact?: string) => (
    <MallThemeProvider>
      <PageHeader name="订单审批" fact={fact} />
    </MallThemeProvider>
  )
  const screen = await render(head())
  const before = height()
  await screen.rerender(head('14 单等你审批'))
  expect(height()).toBe(before)
})
