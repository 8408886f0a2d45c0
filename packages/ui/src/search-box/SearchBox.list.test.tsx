import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchBoxProps } from './index.ts'
import { suggestions } from '../testing/held-load.ts'
import { chosen, field, opened, options } from '../testing/opened-search-box.tsx'

const labels = (name: string) => Array.from({ length: 200 }, (_, index) => `${name} ${index}`)
const rows = () => document.querySelectorAll<HTMLElement>('[role=option]')
const first = () => rows()[0] ?? document.body

describe('200 rows', () => {
  test('an arrow key touches two of them and adds none', async () => {
    await opened(labels('打印纸'))
    await expect.poll(() => document.querySelectorAll('[role=option]')).toHaveLength(200)
    await userEvent.keyboard('{ArrowDown}')
    const touched = new Set<Node>()
    let added = 0
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        touched.add(record.target)
        added += record.addedNodes.length
      }
    })
    const list = document.querySelector('[role=listbox]')
    if (list) observer.observe(list, { attributes: true, childList: true, subtree: true })
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => touched.size).toBe(2)
    observer.disconnect()
    expect(added).toBe(0)
  })

  test('the chosen row is scrolled into sight', async () => {
    await opened(labels('打印纸'))
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => chosen()).toBe('打印纸 199')
    const list = document.querySelector('[role=listbox]')
    await expect.poll(() => list?.scrollTop).toBeGreaterThan(1000)
  })

  test('a new list begins at its top', async () => {
    const { load } = await opened(labels('打印纸'))
    await userEvent.keyboard('{ArrowUp}')
    const list = document.querySelector('[role=listbox]')
    await expect.poll(() => list?.scrollTop).toBeGreaterThan(1000)
    load.mockResolvedValueOnce(suggestions(...labels('打印机')))
    await userEvent.type(field(), '机')
    await expect.element(options().first()).toHaveTextContent('打印机 0')
    expect(list?.scrollTop).toBe(0)
  })

  test('the arrow that goes to the end of a new list finds its last row at once', async () => {
    const { load, onSuggestionSelect } = await opened(labels('打印纸'))
    load.mockResolvedValueOnce(suggestions(...labels('打印机')))
    await userEvent.type(field(), '机')
    await expect.poll(() => first().textContent).toBe('打印机 0')
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('打印机 199')
    await userEvent.keyboard('{Enter}')
    expect(onSuggestionSelect.mock.lastCall?.[0].id).toBe('打印机 199')
  })

  test('a shorter list leaves no row of the longer one', async () => {
    const { load } = await opened(labels('打印纸'))
    await expect.element(options().nth(199)).toBeInTheDocument()
    load.mockResolvedValueOnce(suggestions(...labels('打印机').slice(0, 3)))
    await userEvent.type(field(), '机')
    await expect.poll(() => document.querySelectorAll('[role=option]')).toHaveLength(3)
  })
})

describe('a list at hand', () => {
  const write = (text: string) => {
    const input = field().element() as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  test('is drawn together with the letter', async () => {
    await opened([], { loadSuggestions: (query) => suggestions(`${query} A4`, `${query} A3`) })
    write('信封')
    // React's own microtask has run by then, and no other.
    await Promise.resolve()
    expect([...rows()].map((row) => row.textContent)).toEqual(['信封 A4', '信封 A3'])
  })

  test('that throws is handled like a rejected promise: no list, and a new request', async () => {
    const atHand = vi.fn((query: string) => {
      if (query === '信') throw new Error('no index')
      return suggestions(`${query} A4`)
    })
    await opened([], { loadSuggestions: atHand })
    write('信')
    await expect.element(options()).not.toBeInTheDocument()
    write('信 ')
    expect(atHand.mock.calls.map(([query]) => query).slice(-2)).toEqual(['信', '信'])
  })
})

describe('pointer and touch', () => {
  test('a click takes a row and the focus stays in the field', async () => {
    const { onSuggestionSelect } = await opened()
    await options().nth(1).click()
    expect(onSuggestionSelect.mock.lastCall?.[0].id).toBe('打印纸 A3')
    expect(document.activeElement).toBe(field().element())
  })

  test('a touch elsewhere closes, also where the focus does not move', async () => {
    await opened()
    page.getByText('页面').element().dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    await expect.element(options()).not.toBeInTheDocument()
    expect(document.activeElement).toBe(field().element())
  })

  test('a finger that scrolls the list neither takes a row nor closes it', async () => {
    const { onSuggestionSelect } = await opened()
    const row = options().first().element()
    row.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }))
    ;(field().element() as HTMLInputElement).blur()
    row.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'touch', bubbles: true }))
    await expect.element(options().first()).toBeVisible()
    expect(onSuggestionSelect).not.toHaveBeenCalled()
  })

  test('without onSuggestionSelect a chosen row is searched for', async () => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await opened(['打印纸 A4'], { onSearch, onSuggestionSelect: undefined })
    await options().first().click()
    expect(onSearch.mock.calls).toEqual([['打印纸 A4', { source: 'suggestion' }]])
  })
})
