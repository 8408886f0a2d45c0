import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { Popover } from './Popover.tsx'

describeConformance('Popover', () => (
  <Popover label="列设置" trigger={<Button>列设置</Button>} defaultOpen>
    <Button>恢复默认</Button>
  </Popover>
))

const trigger = () => page.getByRole('button', { name: '列设置' })
const panel = () => page.getByRole('dialog', { name: '列设置' })

test('opens beside its trigger, closes by Escape and returns the focus', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Popover label="列设置" trigger={<Button>列设置</Button>} onOpenChange={onOpenChange}>
      内容
    </Popover>,
  )
  await trigger().click()
  await expect.element(panel()).toBeVisible()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
  for (const animation of document.getAnimations()) animation.finish()
  expect(panel().element().getBoundingClientRect().top).toBe(Math.round(trigger().element().getBoundingClientRect().bottom + 4))
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  expect(document.activeElement).toBe(trigger().element())
  expect(onOpenChange.mock.calls.map(([open, details]) => [open, (details as { reason: string }).reason])).toEqual([
    [true, 'trigger'],
    [false, 'dismiss'],
  ])
})

test('its trigger closes it, and does not reopen it with the same press', async () => {
  await render(
    <Popover label="列设置" trigger={<Button>列设置</Button>}>
      内容
    </Popover>,
  )
  await trigger().click()
  await expect.element(panel()).toBeVisible()
  await trigger().click()
  await expect.element(panel()).not.toBeInTheDocument()
})

test('controlled: follows the parent', async () => {
  await render(
    <Popover label="列设置" open trigger={<Button>列设置</Button>}>
      内容
    </Popover>,
  )
  await expect.element(panel()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).toBeVisible()
})
