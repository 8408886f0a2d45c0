import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { Checkbox } from './Checkbox.tsx'

describeConformance('Checkbox', () => <Checkbox defaultChecked>仅看有货</Checkbox>, { framed: true })
describeConformance('Checkbox without words', () => <Checkbox aria-label="全选" indeterminate />, { framed: true })

test('a click on the label checks it, with the reason', async () => {
  const onCheckedChange = vi.fn()
  await render(<Checkbox onCheckedChange={onCheckedChange}>仅看有货</Checkbox>)
  await page.getByText('仅看有货').click()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  expect(onCheckedChange).toHaveBeenCalledWith(true, { reason: 'toggle', event: expect.any(Event) as Event })
})

test('indeterminate is exposed to assistive technology, and stays while the parent sets it', async () => {
  const screen = await render(<Checkbox aria-label="全选" checked={false} indeterminate onCheckedChange={() => {}} />)
  const box = page.getByRole('checkbox')
  await expect.element(box).toBePartiallyChecked()
  await screen.rerender(<Checkbox aria-label="全选" checked onCheckedChange={() => {}} />)
  await expect.element(box).not.toBePartiallyChecked()
  await expect.element(box).toBeChecked()
})
