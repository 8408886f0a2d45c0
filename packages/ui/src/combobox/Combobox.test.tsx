import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/Dialog.tsx'
import { Field } from '../field/Field.tsx'
import { describeConformance } from '../testing/conformance.tsx'
import { people, searchPeople } from '../testing/samples/people.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption, LoadOptions } from './types.ts'

const [zhou, wu] = people as [ComboboxOption, ComboboxOption]

describeConformance('Combobox', () => <Combobox label="申请人" loadOptions={searchPeople} defaultValue={zhou} clearable />, { framed: true })
describeConformance('Combobox of several', () => <Combobox label="申请人" loadOptions={searchPeople} multiple defaultValue={[zhou, wu]} open />, { framed: true })

const field = () => page.getByRole('combobox')
const options = () => page.getByRole('option').elements().map((option) => option.textContent)
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) })

/** Searches that the test answers. */
const heldSearch = () => {
  const calls: { query: string; signal: AbortSignal; answer: (...labels: string[]) => void; fail: () => void }[] = []
  const load: LoadOptions = (query, { signal }) =>
    new Promise((resolve, reject) => {
      calls.push({ query, signal, answer: (...labels) => resolve(labels.map((label) => ({ value: label, label }))), fail: () => reject(new Error('500')) })
    })
  return { load, calls, queries: () => calls.map(({ query }) => query) }
}

test('in a field: is named by it, opens with the first options, and chooses one', async () => {
  const onValueChange = vi.fn()
  await render(
    <Field label="申请人" required>
      <Combobox label="申请人" loadOptions={searchPeople} onValueChange={onValueChange} />
    </Field>,
  )
  await page.getByRole('combobox', { name: '申请人' }).click()
  await expect.element(option('吴家宁')).toBeVisible()
  await option('吴家宁').click()
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(wu, expect.objectContaining({ reason: 'select', event: expect.any(Event) as Event }))
  await expect.element(field()).toHaveValue('吴家宁')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field()).toHaveFocus()
})

test('a name that comes later is shown, and leaves what is being typed', async () => {
  const named = (label: string) => <Combobox label="分类" loadOptions={searchPeople} value={{ value: '7', label }} />
  const screen = await render(named('A4复印纸'))
  await expect.element(field()).toHaveValue('A4复印纸')
  await screen.rerender(named('办公用纸 / A4复印纸'))
  await expect.element(field()).toHaveValue('办公用纸 / A4复印纸')
  await userEvent.fill(field(), '周')
  await screen.rerender(named('纸 / A4复印纸'))
  await expect.element(field()).toHaveValue('周')
})

describe('searching', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  const type = (text: string) => userEvent.fill(field(), text)
  const rest = () => vi.advanceTimersByTimeAsync(200)

  test('waits until the text rests, aborts the search before, and never shows its answer', async () => {
    const { load, calls, queries } = heldSearch()
    await render(<Combobox label="申请人" loadOptions={load} />)
    await type('周')
    await type('周雨')
    expect(queries()).toEqual([])
    await rest()
    await type('吴')
    await rest()
    expect(queries()).toEqual(['周雨', '吴'])
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.answer('吴家宁')
    await expect.poll(options).toEqual(['吴家宁'])
    calls[0]?.answer('周雨桐')
    await Promise.resolve()
    expect(options()).toEqual(['吴家宁'])
  })

  test('what is typed while a list is being marked is searched too', async () => {
    const { load, calls, queries } = heldSearch()
    await render(<Combobox label="申请人" loadOptions={load} />)
    await type('周')
    await rest()
    const input = field().element() as HTMLInputElement
    // On a busy machine a key comes after the list is drawn, and before its first row is marked: both are one change to downshift.
    const drawn = new MutationObserver(() => {
      if (options().length === 0) return
      drawn.disconnect()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '周雨')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    drawn.observe(document.body, { subtree: true, childList: true })
    calls[0]?.answer('周雨桐')
    await expect.element(field()).toHaveValue('周雨')
    await rest()
    expect(queries()).toEqual(['周', '周雨'])
  })

  test('while Chinese is composed it waits; what is committed is searched', async () => {
    const { load, queries } = heldSearch()
    await render(<Combobox label="申请人" loadOptions={load} />)
    const input = field().element() as HTMLInputElement
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await type('zhou')
    await rest()
    expect(queries()).toEqual([])
    await type('周')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '周' }))
    await rest()
    expect(queries()).toEqual(['周'])
  })

  test('a failure can be tried again by the keyboard, and says so', async () => {
    const { load, calls } = heldSearch()
    await render(<Combobox label="申请人" loadOptions={load} />)
    await type('周')
    await rest()
    calls[0]?.fail()
    await expect.element(page.getByRole('status')).toHaveTextContent('加载失败')
    await userEvent.keyboard('{Enter}')
    expect(calls).toHaveLength(2)
    calls[1]?.answer('周雨桐')
    await expect.poll(options).toEqual(['周雨桐'])
  })

  test('Enter takes the first that was found, but nothing of a list that is being replaced', async () => {
    const { load, calls } = heldSearch()
    const onValueChange = vi.fn()
    await render(<Combobox label="申请人" loadOptions={load} onValueChange={onValueChange} />)
    await type('周')
    await rest()
    calls[0]?.answer('周雨桐')
    await expect.poll(options).toEqual(['周雨桐'])
    await type('吴')
    await userEvent.keyboard('{Enter}')
    expect(onValueChange).not.toHaveBeenCalled()
    await rest()
    calls[1]?.answer('吴家宁', '吴越')
    await expect.poll(options).toEqual(['吴家宁', '吴越'])
    await expect.element(field()).toHaveAttribute('aria-activedescendant', expect.stringMatching(/./))
    await userEvent.keyboard('{Enter}')
    expect(onValueChange.mock.calls[0]?.[0]).toEqual({ value: '吴家宁', label: '吴家宁' })
  })

  test('nothing found says for what', async () => {
    const { load, calls } = heldSearch()
    await render(<Combobox label="申请人" loadOptions={load} />)
    await type('某某')
    await rest()
    calls[0]?.answer()
    await expect.element(page.getByRole('status')).toHaveTextContent('没有找到“某某”')
  })
})

test('leaving chooses nothing and puts the chosen one back; emptied and clearable, it clears', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Combobox label="申请人" loadOptions={searchPeople} defaultValue={zhou} onValueChange={onValueChange} />)
  await userEvent.fill(field(), '吴')
  await expect.element(option('吴家宁')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue('周雨桐')
  expect(onValueChange).not.toHaveBeenCalled()
  await screen.rerender(<Combobox label="申请人" loadOptions={searchPeople} defaultValue={zhou} onValueChange={onValueChange} clearable />)
  await userEvent.fill(field(), '')
  await userEvent.keyboard('{Tab}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ reason: 'clear' }))
})

test('Escape closes the list first, and only then the dialog', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog open title="转交" onOpenChange={onOpenChange}>
      <Combobox label="转交给" loadOptions={searchPeople} />
    </Dialog>,
  )
  await field().click()
  await expect.element(option('吴家宁')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test('several: adds, removes again, removes by chip and by Backspace; a form gets each', async () => {
  const onValueChange = vi.fn<(value: readonly ComboboxOption[]) => void>()
  await render(
    <form>
      <Combobox label="申请人" name="person" loadOptions={searchPeople} multiple onValueChange={onValueChange} />
    </form>,
  )
  const sent = () => new FormData(document.forms[0]).getAll('person')
  await field().click()
  await option('周雨桐').click()
  // Its chip moves the list down.
  await expect.element(page.getByRole('button', { name: '移除 周雨桐' })).toBeVisible()
  await option('吴家宁').click()
  await expect.element(option('吴家宁')).toHaveAttribute('aria-selected', 'true')
  expect(sent()).toEqual([zhou.value, wu.value])
  await option('周雨桐').click()
  expect(sent()).toEqual([wu.value])
  await option('周雨桐').click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '移除 吴家宁' }).click()
  expect(sent()).toEqual([zhou.value])
  await field().click()
  await userEvent.keyboard('{Backspace}')
  expect(sent()).toEqual([])
  expect(onValueChange).toHaveBeenLastCalledWith([], expect.objectContaining({ reason: 'remove' }))
})

test('a disabled option is not chosen', async () => {
  const onValueChange = vi.fn()
  await render(<Combobox label="申请人" loadOptions={() => [{ value: '1', label: '已离职', disabled: true }]} onValueChange={onValueChange} />)
  await field().click()
  await expect.element(option('已离职')).toHaveAttribute('aria-disabled', 'true')
  option('已离职').element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onValueChange).not.toHaveBeenCalled()
})
