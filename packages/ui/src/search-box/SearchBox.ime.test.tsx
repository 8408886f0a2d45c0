import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page, userEvent } from 'vitest/browser'
import { SearchBox, type SearchBoxProps } from './index.ts'
import { suggestions } from '../testing/held-load.ts'

const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
const onSuggestionSelect = vi.fn<NonNullable<SearchBoxProps['onSuggestionSelect']>>()
const load = vi.fn<NonNullable<SearchBoxProps['loadSuggestions']>>(async () => suggestions('打印纸', '打印机'))

const input = () => page.getByRole('combobox').element() as HTMLInputElement

beforeEach(async () => {
  vi.clearAllMocks()
  await render(<SearchBox onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} loadSuggestions={load} debounceMs={0} />)
  input().focus()
})

/** What the engine's input method writes into the field, still underlined. */
const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
const commit = (text: string) => cdp().send('Input.insertText', { text })

/** A key as an engine reports it while (or after) composing. `keyCode` and `which` are not in KeyboardEvent's options. */
const key = (name: string, { keyCode, isComposing }: { keyCode: number; isComposing: boolean }) => {
  const event = new KeyboardEvent('keydown', { key: name, isComposing, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'keyCode', { value: keyCode })
  input().dispatchEvent(event)
  return event
}

describe('composing in Chromium', () => {
  test('requests no suggestions until the text is committed', async () => {
    await compose('da')
    await compose("da'yin")
    expect(input().value).toBe("da'yin")
    expect(load).not.toHaveBeenCalled()
    await commit('打印')
    await expect.poll(() => load).toHaveBeenCalledOnce()
    expect(load.mock.lastCall?.[0]).toBe('打印')
    await expect.element(page.getByRole('option').first()).toBeVisible()
  })

  test('the Enter that commits neither searches nor picks', async () => {
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await compose('dayin')
    await userEvent.keyboard('{Enter}')
    expect(onSearch).not.toHaveBeenCalled()
    expect(onSuggestionSelect).not.toHaveBeenCalled()
  })

  test('the arrows that choose among candidates do not move through the list', async () => {
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    key('ArrowDown', { keyCode: 229, isComposing: true })
    expect(input().hasAttribute('aria-activedescendant')).toBe(false)
  })

  test('the Escape that drops the candidates keeps list and text', async () => {
    await userEvent.keyboard('x')
    await expect.element(page.getByRole('option').first()).toBeVisible()
    key('Escape', { keyCode: 229, isComposing: true })
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(input().value).toBe('x')
  })
})

test('Safari’s late keydown: the Enter arrives after the composition ended and is known only by its key code', async () => {
  await compose('dayin')
  await commit('打印')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  const late = key('Enter', { keyCode: 229, isComposing: false })
  expect(late.defaultPrevented).toBe(true)
  expect(onSuggestionSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSuggestionSelect).toHaveBeenCalledOnce()
})

describe('Android, where a keyboard composes Latin words without ever ending', () => {
  test('suggestions are requested all the same', async () => {
    key('Unidentified', { keyCode: 229, isComposing: false })
    await compose('p')
    key('Unidentified', { keyCode: 229, isComposing: true })
    await compose('pen')
    await expect.poll(() => load.mock.lastCall?.[0]).toBe('pen')
  })

  test('its Enter sends the form', async () => {
    key('Unidentified', { keyCode: 229, isComposing: false })
    await compose('pen')
    const enter = key('Enter', { keyCode: 13, isComposing: true })
    expect(enter.defaultPrevented).toBe(false)
    input().form?.requestSubmit()
    expect(onSearch.mock.calls).toEqual([['pen', { source: 'typed' }]])
  })
})

test('Firefox and old engines: an input event after the end sends no second request', async () => {
  await compose('dayin')
  await commit('打印')
  await expect.poll(() => load).toHaveBeenCalledOnce()
  input().dispatchEvent(new InputEvent('input', { bubbles: true }))
  await new Promise(requestAnimationFrame)
  expect(load).toHaveBeenCalledOnce()
})
