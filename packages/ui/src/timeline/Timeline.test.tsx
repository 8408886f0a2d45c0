import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Timeline } from './Timeline.tsx'
import type { TimelineItem } from './Timeline.tsx'

const items: TimelineItem[] = [
  { id: '1', title: '提交订单', time: '2026-03-16 09:12' },
  { id: '2', title: '财务审批', state: 'current', description: '已停留 1 天' },
  { id: '3', title: '备货', state: 'waiting' },
  { id: '4', title: '签收', state: 'failed' },
]

test('a message is no step: it has no state, neither as a mark nor as a text', async () => {
  await render(<Timeline items={[{ id: '1', title: '运费怎么算的？', time: '2026-03-16 09:12' }]} />)
  expect(page.getByRole('listitem').element().textContent).toBe('运费怎么算的？2026-03-16 09:12')
  expect(document.querySelector('[data-part=mark] svg')).toBeNull()
})

describeConformance('Timeline', () => <Timeline items={items} />)

test('each entry has its state as text, and one is the current step', async () => {
  await render(<Timeline items={items} />)
  expect(page.getByRole('listitem').elements().map((item) => item.textContent)).toEqual([
    '提交订单已完成2026-03-16 09:12',
    '财务审批进行中已停留 1 天',
    '备货未到达',
    '签收未通过',
  ])
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1)
})

test('a title of one long word, such as an address of a mail, breaks within a narrow column', async () => {
  await render(
    <div data-testid="column" style={{ inlineSize: 220 }}>
      <Timeline items={[{ id: '1', title: `发票已发送至 ${'a'.repeat(60)}@mall.example`, time: '2026-03-16 09:12' }]} />
    </div>,
  )
  const column = page.getByTestId('column').element()
  expect(column.scrollWidth).toBeLessThanOrEqual(column.clientWidth)
})
