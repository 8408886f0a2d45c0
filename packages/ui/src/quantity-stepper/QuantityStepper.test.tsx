import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const filled = () => <QuantityStepper aria-label="采购数量" min={10} step={5} max={100} unit="支" message="起订量 10 支" />

describeConformance('QuantityStepper', filled, { framed: true })

const spin = () => page.getByRole('spinbutton')
const reasons = (spy: ReturnType<typeof vi.fn>) => spy.mock.calls.map(([value, details]) => [value, (details as { reason: string }).reason])

test('starts at the minimum order, steps by the step, stops at the bounds', async () => {
  const onValueChange = vi.fn()
  await render(<QuantityStepper min={10} step={6} max={20} onValueChange={onValueChange} />)
  await expect.element(spin()).toHaveValue('12')
  await page.getByRole('button', { name: '增加' }).click()
  await expect.element(spin()).toHaveValue('18')
  await expect.element(page.getByRole('button', { name: '增加' })).toBeDisabled()
  await page.getByRole('button', { name: '减少' }).click()
  await expect.element(page.getByRole('button', { name: '减少' })).toBeDisabled()
  expect(reasons(onValueChange)).toEqual([
    [18, 'increment'],
    [12, 'decrement'],
  ])
})

test.each([
  ['7', '12', [12, 'snap']],
  ['１８', '18', [18, 'type']],
  ['9999', '96', [96, 'clamp']],
  ['0', '6', [6, 'clamp']],
])('typing %s and leaving gives %s', async (typed, shown, call) => {
  const onValueChange = vi.fn()
  await render(<QuantityStepper min={1} step={6} max={100} defaultValue={30} onValueChange={onValueChange} />)
  await spin().fill(typed)
  expect(onValueChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  await expect.element(spin()).toHaveValue(shown)
  expect(reasons(onValueChange)).toEqual([call])
})

test.each([
  ['0', 12, '起订量为12，已改为12'],
  ['130', 12, '须为12的整数倍，已改为132'],
  ['99999999', 12, '最多999996，已改为999996'],
])('a typed %s is corrected in words, until the next change', async (typed, step, words) => {
  await render(<QuantityStepper min={step} step={step} max={999_999} defaultValue={24} message="箱装" />)
  await spin().fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent(words)
  await expect.element(spin()).toHaveAccessibleDescription(words)
  await userEvent.keyboard(typed === '0' ? '{ArrowUp}' : '{ArrowDown}')
  await expect.element(page.getByText('箱装')).toBeVisible()
  await spin().fill('36')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

test('text that is no number is reset, without a callback', async () => {
  const onValueChange = vi.fn()
  await render(<QuantityStepper defaultValue={3} onValueChange={onValueChange} />)
  await spin().fill('三支')
  await userEvent.keyboard('{Enter}')
  await expect.element(spin()).toHaveValue('3')
  await spin().fill('8')
  await userEvent.keyboard('{Escape}')
  await expect.element(spin()).toHaveValue('3')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('arrow and page keys', async () => {
  await render(<QuantityStepper step={2} max={100} />)
  await userEvent.click(spin())
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  await expect.element(spin()).toHaveValue('4')
  await userEvent.keyboard('{PageUp}')
  await expect.element(spin()).toHaveValue('24')
  await expect.element(spin()).toHaveAttribute('aria-valuenow', '24')
  await userEvent.keyboard('{PageDown}{PageDown}')
  await expect.element(spin()).toHaveValue('2')
})

test('the Enter that ends a composition commits nothing', async () => {
  const onValueChange = vi.fn()
  await render(<QuantityStepper defaultValue={3} onValueChange={onValueChange} />)
  await spin().fill('8')
  spin().element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }))
  expect(onValueChange).not.toHaveBeenCalled()
})

const pass = async (ms: number) => {
  for (let elapsed = 0; elapsed < ms; elapsed += 20) await vi.advanceTimersByTimeAsync(20)
}

test('a held button repeats until its release, and its click is not counted again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const seen: number[] = []
    await render(<QuantityStepper onValueChange={(value) => seen.push(value)} />)
    const plus = page.getByRole('button', { name: '增加' }).element() as HTMLButtonElement
    const pointer = (type: string) => plus.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch' }))
    pointer('pointerdown')
    await pass(380)
    expect(seen).toEqual([])
    await pass(260)
    expect(seen.length).toBeGreaterThanOrEqual(3)
    const held = seen.length
    pointer('pointerup')
    plus.click()
    await pass(500)
    expect(seen).toHaveLength(held)
    expect(seen).toEqual(seen.map((_, at) => at + 2))
  } finally {
    vi.useRealTimers()
  }
})

const Parent = () => {
  const [value, setValue] = useState(1)
  return <QuantityStepper value={value} onValueChange={(next) => setValue(Math.min(next, 2))} />
}

test('controlled: shows the value of the parent', async () => {
  await render(<Parent />)
  await page.getByRole('button', { name: '增加' }).click()
  await page.getByRole('button', { name: '增加' }).click()
  await expect.element(spin()).toHaveValue('2')
})

test('targets are 40 px in the storefront', async () => {
  await render(
    <MallThemeProvider density="comfortable">
      <QuantityStepper />
    </MallThemeProvider>,
  )
  const frame = spin().element().parentElement
  expect(frame?.offsetHeight).toBe(40)
})

test('an optional quantity is none, or a valid one', async () => {
  const onValueChange = vi.fn()
  await render(<QuantityStepper optional min={10} step={5} onValueChange={onValueChange} />)
  await expect.element(spin()).toHaveValue('')
  await expect.element(page.getByRole('button', { name: '减少' })).toBeDisabled()
  await page.getByRole('button', { name: '增加' }).click()
  await expect.element(spin()).toHaveValue('10')
  await page.getByRole('button', { name: '减少' }).click()
  await expect.element(spin()).toHaveValue('')
  await spin().fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(spin()).toHaveValue('10')
  await spin().fill('')
  await userEvent.keyboard('{Tab}')
  await expect.element(spin()).toHaveValue('')
  expect(reasons(onValueChange)).toEqual([
    [10, 'increment'],
    [0, 'decrement'],
    [10, 'clamp'],
    [0, 'type'],
  ])
})
