import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { MallThemeProvider } from '../theme/index.ts'
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

test('six names of four characters stand in one line each on a phone', async () => {
  await page.viewport(390, 844)
  const names = ['提交申请', '商家审核', '上门取件', '商家收货', '处理完成', '确认完成']
  const screen = await render(
    <MallThemeProvider>
      <div style={{ inlineSize: 304 }}>
        <Steps items={names} current={6} />
      </div>
    </MallThemeProvider>,
  )
  const labels = [...screen.container.querySelectorAll('[data-part=label]')]
  expect(labels).toHaveLength(6)
  expect(labels.map((label) => Math.round(label.getBoundingClientRect().height / parseFloat(getComputedStyle(label).lineHeight)))).toEqual(names.map(() => 1))
})
