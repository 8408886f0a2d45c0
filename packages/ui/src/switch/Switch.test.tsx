import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Switch } from './Switch.tsx'

describeConformance('Switch', () => <Switch defaultChecked>允许非协议采购</Switch>, { framed: true })

test('turns on by a press on the label and by Space', async () => {
  const onCheckedChange = vi.fn()
  await render(<Switch onCheckedChange={onCheckedChange}>价格可见</Switch>)
  await page.getByText('价格可见').click()
  await expect.element(page.getByRole('switch')).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('switch')).not.toBeChecked()
  expect(onCheckedChange.mock.calls.map(([checked]) => checked as boolean)).toEqual([true, false])
})
