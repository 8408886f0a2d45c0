import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Empty } from './Empty.tsx'

describeConformance('Empty', () => (
  <Empty kind="search" title="没有找到“墨盒”相关商品" action={<Button>提交意向商品询价</Button>}>
    换个关键词试试
  </Empty>
))

test('only a failure is assertive', async () => {
  const screen = await render(<Empty title="暂无数据" />)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await screen.rerender(<Empty kind="error" title="加载失败，点击重试" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('加载失败，点击重试')
})

test('a drawing takes the place of the sheet and of the sign', async () => {
  const { container } = await render(<Empty title="暂无订单" picture={<path data-part="stamp" d="M0 0h8" />} />)
  expect(container.querySelectorAll('svg path')).toHaveLength(1)
  expect(container.querySelector('svg [data-part=stamp]')).not.toBeNull()
})
