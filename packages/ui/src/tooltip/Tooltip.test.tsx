import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Tooltip } from './Tooltip.tsx'

const hint = () => page.getByRole('tooltip')
const drawn = (delay = 0) => (
  <Tooltip content="导出当前筛选结果" delay={delay}>
    <Button>导出</Button>
  </Tooltip>
)

describeConformance('Tooltip', drawn)

test('describes its control at all times', async () => {
  await render(drawn())
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('导出当前筛选结果')
})

test('opens for a resting mouse, stays under the pointer, closes by Escape', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await render(<div style={{ padding: 80 }}>{drawn(300)}</div>)
  await page.getByRole('button').hover()
  await vi.advanceTimersByTimeAsync(299)
  await expect.element(hint()).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(hint()).toBeVisible()
  await hint().hover()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(hint()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(hint()).not.toBeInTheDocument()
})

test('opens at once for the keyboard, not for touch', async () => {
  await render(drawn(60_000))
  const button = page.getByRole('button').element()
  button.dispatchEvent(new globalThis.PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }))
  await expect.element(hint()).not.toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(hint()).toBeVisible()
})
