import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Steps } from './Steps.tsx'

const shop = ['我的购物车', '填写并核对订单', '成功提交订单']

describeConformance('Steps', () => <Steps items={shop} current={1} />)

test.each([
  [0, false, ['current', 'waiting', 'waiting']],
  [1, false, ['done', 'current', 'waiting']],
  [1, true, ['done', 'error', 'waiting']],
  [3, false, ['done', 'done', 'done']],
])('step %i (failed: %s) is drawn %j', async (current, failed, states) => {
  const screen = await render(<Steps items={shop} current={current} failed={failed} />)
  expect([...screen.container.querySelectorAll('li')].map((item) => item.dataset.state)).toEqual(states)
})

test('a done step has a text for it, the one in progress is the current one', async () => {
  const screen = await render(<Steps items={shop} current={1} />)
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent('我的购物车，已完成')
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
})
