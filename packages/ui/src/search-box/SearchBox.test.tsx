import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../testing/conformance.tsx'
import { SearchBox, type SearchBoxProps } from './index.ts'
import { heldLoad, suggestions } from '../testing/held-load.ts'
import { chosen, field, opened, options } from '../testing/opened-search-box.tsx'

describeConformance(
  'SearchBox',
  () => (
    <SearchBox
      defaultValue="打印纸"
      onSearch={() => {}}
      loadSuggestions={async () => []}
      hotKeywords={[{ keyword: '打印纸', highlight: true }, { keyword: '中性笔' }]}
      imageSearch={{ onImage: () => {} }}
    />
  ),
  { framed: true },
)

const value = () => (field().element() as HTMLInputElement).value
const caret = () => (field().element() as HTMLInputElement).selectionStart

describe('suggestions', () => {
  test('are requested once, after a pause in typing, for the trimmed text', async () => {
    const { load, calls } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={600} />)
    await userEvent.type(field(), ' pen ')
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]?.query).toBe('pen')
  })

  test('a late response is ignored, and the call before is aborted at once', async () => {
    const { load, calls } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    await userEvent.type(field(), '印')
    expect(calls.map((call) => call.query)).toEqual(['打', '打印'])
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[1]?.resolve('打印纸')
    await expect.element(options()).toHaveTextContent('打印纸')
    calls[0]?.resolve('打火机')
    await expect.element(options()).toHaveTextContent('打印纸')
  })

  test('a late response is ignored, also of a call that ignores its signal', async () => {
    const resolvers: ((labels: string) => void)[] = []
    const load = () => new Promise<ReturnType<typeof suggestions>>((resolve) => resolvers.push((label) => resolve(suggestions(label))))
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打印')
    await expect.poll(() => resolvers).toHaveLength(2)
    resolvers[1]?.('打印纸')
    await expect.element(options()).toHaveTextContent('打印纸')
    resolvers[0]?.('打火机')
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect.element(options()).toHaveTextContent('打印纸')
  })

  test('the old list stays, without a blink, while the next is pending', async () => {
    const { load, last } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    last().resolve('打火机')
    await expect.element(options()).toBeVisible()
    const emptied = vi.fn<() => void>()
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')) emptied()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await userEvent.type(field(), '印')
    expect(document.querySelector('form')?.dataset.pending).toBe('true')
    last().resolve('打印纸')
    await expect.element(options()).toHaveTextContent('打印纸')
    observer.disconnect()
    expect(emptied).not.toHaveBeenCalled()
  })

  test('a failure leaves no list of other words, and the next key sends a request again', async () => {
    const { load, last, calls } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    last().resolve('打火机')
    await expect.element(options()).toBeVisible()
    await userEvent.type(field(), '印')
    last().fail()
    await expect.element(options()).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    expect(calls.map((call) => call.query)).toEqual(['打', '打印', '打印'])
  })

  test('a response after the field lost the focus does not open the list', async () => {
    const { load, last } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    await userEvent.keyboard('{Tab}')
    expect(last().signal.aborted).toBe(true)
    last().resolve('打火机')
    await new Promise(requestAnimationFrame)
    await expect.element(options()).not.toBeInTheDocument()
  })

  test('highlight the typed text, regardless of case', async () => {
    await opened(['A4 打印纸', '多功能打印机'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['打印', '打印'])
  })

  test('their number is announced, also when there are none', async () => {
    const { load, last } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    last().resolve('打火机', '打印机')
    await expect.element(page.getByRole('status')).toHaveTextContent('找到 2 条联想，按上下键选择')
    await userEvent.type(field(), '爻')
    last().resolve()
    await expect.element(page.getByRole('status')).toHaveTextContent('没有匹配的联想')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })
})

describe('the combobox keys of the ARIA practices', () => {
  test('Down: the first, the next, and from the last round to the first', async () => {
    await opened()
    expect(chosen()).toBeNull()
    const seen: (string | null)[] = []
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{ArrowDown}')
      seen.push(chosen())
    }
    expect(seen).toEqual(['打印纸 A4', '打印纸 A3', '打印机', '打印纸 A4'])
  })

  test('Up: the last, the one before, and from the first round to the last', async () => {
    await opened()
    const seen: (string | null)[] = []
    for (let press = 0; press < 4; press += 1) {
      await userEvent.keyboard('{ArrowUp}')
      seen.push(chosen())
    }
    expect(seen).toEqual(['打印机', '打印纸 A3', '打印纸 A4', '打印机'])
  })

  test('the focus stays in the field, which names the chosen row', async () => {
    await opened()
    expect(field().element().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(field().element())
    const id = field().element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('打印纸 A4')
    expect(field().element().getAttribute('aria-controls')).toBe(document.querySelector('[role=listbox]')?.id)
  })

  test('Enter on a chosen row takes it and closes; the form is not sent', async () => {
    const { onSearch, onSuggestionSelect } = await opened()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSuggestionSelect.mock.calls).toEqual([[{ id: '打印纸 A4', label: '打印纸 A4' }]])
    expect(onSearch).not.toHaveBeenCalled()
    expect(value()).toBe('打印纸 A4')
    expect(field().element().getAttribute('aria-expanded')).toBe('false')
  })

  test('Enter with nothing chosen sends what was typed', async () => {
    const { onSearch, onSuggestionSelect } = await opened()
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['打印', { source: 'typed' }]])
    expect(onSuggestionSelect).not.toHaveBeenCalled()
    await expect.element(options()).not.toBeInTheDocument()
  })

  test('Escape closes the list and keeps the text; once more empties the field', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(options()).not.toBeInTheDocument()
    expect(value()).toBe('打印')
    await userEvent.keyboard('{Escape}')
    expect(value()).toBe('')
  })

  test('Escape closes the dialog when the box does not use it', async () => {
    await opened()
    await userEvent.keyboard('{Escape}{Escape}')
    const left = vi.fn<(prevented: boolean) => void>()
    document.addEventListener('keydown', (event) => left(event.defaultPrevented), { once: true })
    await userEvent.keyboard('{Escape}')
    expect(left).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('Alt+Down opens without choosing, Alt+Up closes', async () => {
    const { load } = await opened()
    load.mockClear()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(options().first()).toBeVisible()
    expect(chosen()).toBeNull()
    expect(load).not.toHaveBeenCalled()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(options()).not.toBeInTheDocument()
    expect(value()).toBe('打印')
  })

  test('Down on a filled field requests its suggestions', async () => {
    const load = vi.fn<NonNullable<SearchBoxProps['loadSuggestions']>>(async () => suggestions('订书机'))
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} defaultValue="订书" debounceMs={0} />)
    ;(field().element() as HTMLInputElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(options()).toHaveTextContent('订书机')
    expect(load.mock.lastCall?.[0]).toBe('订书')
  })

  test.each([
    ['{ArrowLeft}', 1],
    ['{Home}', 0],
    ['{End}', 2],
  ])('%s moves the caret, deselects the row and keeps the list', async (key, position) => {
    await opened()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard(key)
    expect(chosen()).toBeNull()
    expect(caret()).toBe(position)
    await expect.element(options().first()).toBeVisible()
  })

  test('{ArrowRight} deselects the row and keeps the list', async () => {
    await opened()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}')
    expect(chosen()).toBeNull()
    expect(caret()).toBe(2)
  })

  test('typing continues in the field and deselects the row', async () => {
    await opened()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('x')
    expect(value()).toBe('打印x')
    expect(chosen()).toBeNull()
  })

  test('Tab leaves, closes and takes nothing', async () => {
    const { onSearch, onSuggestionSelect } = await opened()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(options()).not.toBeInTheDocument()
    expect(value()).toBe('打印')
    expect(onSearch).not.toHaveBeenCalled()
    expect(onSuggestionSelect).not.toHaveBeenCalled()
  })

  test('an Enter held down searches once', async () => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await render(<SearchBox onSearch={onSearch} loadSuggestions={async () => []} defaultValue="笔" />)
    const input = field().element() as HTMLInputElement
    input.focus()
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
    input.dispatchEvent(held)
    expect(held.defaultPrevented).toBe(true)
  })
})

describe('searching', () => {
  test.each(['', '   ', '\u3000'])('blank text (“%s”) shows an error beside the field, which gets the focus', async (text) => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await render(<SearchBox onSearch={onSearch} defaultValue={text} />)
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    const input = page.getByRole('searchbox')
    await expect.element(page.getByText('请输入搜索关键词')).toBeVisible()
    expect(page.getByText('请输入搜索关键词').element().closest('[aria-live]')).not.toBeNull()
    expect(document.activeElement).toBe(input.element())
    await expect.element(input).toHaveAccessibleDescription('请输入搜索关键词')
    expect(input.element().getAttribute('aria-invalid')).toBe('true')
    expect(onSearch).not.toHaveBeenCalled()
    await userEvent.type(input, '笔')
    await expect.element(page.getByText('请输入搜索关键词')).not.toBeInTheDocument()
  })

  test('the query is trimmed', async () => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await render(<SearchBox onSearch={onSearch} defaultValue="  中性笔 " />)
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    expect(onSearch.mock.calls).toEqual([['中性笔', { source: 'typed' }]])
  })

  test('a search aborts the suggestions under way', async () => {
    const { load, last } = heldLoad()
    await render(<SearchBox onSearch={() => {}} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打{Enter}')
    expect(last().signal.aborted).toBe(true)
  })

  test('a hot keyword fills the field and is searched for', async () => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await render(<SearchBox onSearch={onSearch} hotKeywords={[{ keyword: '打印纸', highlight: true }, { keyword: '硒鼓' }]} />)
    expect(page.getByRole('button', { name: '打印纸' }).element().dataset.highlight).toBe('true')
    await page.getByRole('button', { name: '硒鼓' }).click()
    expect(onSearch.mock.calls).toEqual([['硒鼓', { source: 'hot' }]])
    expect((page.getByRole('searchbox').element() as HTMLInputElement).value).toBe('硒鼓')
  })

  test('clearing removes text, list and call, and returns the focus', async () => {
    await opened()
    await page.getByRole('button', { name: '清空' }).click()
    expect(value()).toBe('')
    expect(document.activeElement).toBe(field().element())
    await expect.element(options()).not.toBeInTheDocument()
  })

  test('a message of the page is shown beside the field; the box’s own has priority', async () => {
    const screen = await render(<SearchBox onSearch={() => {}} error="未找到相关商品" />)
    await expect.element(page.getByText('未找到相关商品')).toBeVisible()
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect.element(page.getByText('请输入搜索关键词')).toBeVisible()
    await screen.unmount()
  })
})

describe('the text', () => {
  test('is controlled by the parent when given, and every change has its reason', async () => {
    const onValueChange = vi.fn<(value: string, reason: string) => void>()
    const Page = () => {
      const [text, setText] = useState('')
      return (
        <SearchBox
          value={text}
          onValueChange={(next, { reason, event }) => {
            expect(event).toBeInstanceOf(Event)
            onValueChange(next, reason)
            setText(next.toUpperCase())
          }}
          onSearch={() => {}}
          loadSuggestions={async () => suggestions('A4 纸')}
          debounceMs={0}
          hotKeywords={[{ keyword: '硒鼓' }]}
        />
      )
    }
    await render(<Page />)
    await userEvent.type(field(), 'a')
    expect(value()).toBe('A')
    await options().first().click()
    await page.getByRole('button', { name: '清空' }).click()
    await page.getByRole('button', { name: '硒鼓' }).click()
    await userEvent.keyboard('{Tab}')
    ;(field().element() as HTMLInputElement).focus()
    await userEvent.keyboard('{Escape}')
    expect(onValueChange.mock.calls).toEqual([
      ['a', 'input'],
      ['A4 纸', 'suggestion'],
      ['', 'clear'],
      ['硒鼓', 'hot'],
      ['', 'escape'],
    ])
  })

  test('a handler of the page can prevent a key', async () => {
    await opened(undefined, { onKeyDown: (event) => event.preventDefault() })
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBeNull()
  })
})
