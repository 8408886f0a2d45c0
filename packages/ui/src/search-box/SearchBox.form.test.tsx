import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { heldLoad, suggestions } from '../testing/held-load.ts'
import { field, options } from '../testing/opened-search-box.tsx'
import { SearchBox, type SearchBoxProps } from './index.ts'

/** The box as a server sends it, in a page that runs no script. */
const withoutScript = async (props: Partial<SearchBoxProps>) => {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin allow-forms')
  frame.srcdoc = renderToString(<SearchBox {...props} />)
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await expect.poll(() => frame.contentDocument?.querySelector('form')).not.toBeNull()
  return frame
}

/** What the browser would send: the form's own `submit` is replaced, because it leaves the page. */
const watchSending = () => {
  const sent: string[] = []
  const spy = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`)
    sent.push(`${this.method} ${this.getAttribute('action')} ${fields.join('&')}`)
  })
  onTestFinished(() => spy.mockRestore())
  return sent
}

describe('without a script', () => {
  test.each([
    [{ action: '/found' }, 'q'],
    [{ action: '/found', name: 'Keyword' }, 'Keyword'],
  ])('%j is a form that sends what was typed', async (props, name) => {
    const frame = await withoutScript(props)
    const form = frame.contentDocument?.querySelector('form')
    const input = form?.querySelector('input')
    if (input) input.value = 'A4 打印纸'
    form?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await expect.poll(() => frame.contentWindow?.location.pathname).toBe('/found')
    expect([...new URLSearchParams(frame.contentWindow?.location.search)]).toEqual([[name, 'A4 打印纸']])
  })
})

describe('before hydration', () => {
  const hydrate = async (typed: string, props: Partial<SearchBoxProps>) => {
    const box = <SearchBox action="/found" debounceMs={0} {...props} />
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    container.innerHTML = renderToString(box)
    container.querySelector('input')?.focus()
    if (typed !== '') await userEvent.keyboard(typed)
    const errors: unknown[] = []
    const root = hydrateRoot(container, box, { onRecoverableError: (error) => errors.push(error) })
    onTestFinished(() => {
      root.unmount()
      expect(errors).toEqual([])
    })
  }

  test('what was typed stays, is reported to the page and is searched for', async () => {
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    const onValueChange = vi.fn<NonNullable<SearchBoxProps['onValueChange']>>()
    await hydrate('pen', { onSearch, onValueChange })
    await expect.poll(() => onValueChange).toHaveBeenCalled()
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([['pen', 'input']])
    await userEvent.keyboard('s{Enter}')
    expect(onSearch.mock.calls).toEqual([['pens', { source: 'typed' }]])
  })

  test('nothing is reported when nothing was typed', async () => {
    const onValueChange = vi.fn<NonNullable<SearchBoxProps['onValueChange']>>()
    const ref = createRef<HTMLInputElement>()
    await hydrate('', { ref, onValueChange })
    await expect.poll(() => ref.current).not.toBeNull()
    await new Promise(requestAnimationFrame)
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('x')
    await expect.poll(() => onValueChange).toHaveBeenCalledOnce()
  })
})

describe('without onSearch the browser sends the form', () => {
  test('typed text, a suggestion and a hot keyword; blank text is not sent', async () => {
    const sent = watchSending()
    const loadSuggestions = async () => suggestions('打印纸 A4')
    await render(<SearchBox action="/found" name="Keyword" method="post" debounceMs={0} loadSuggestions={loadSuggestions} hotKeywords={[{ keyword: '硒鼓' }]} />)
    await page.getByRole('button', { name: '搜索' }).click()
    await expect.element(page.getByText('请输入搜索关键词')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.type(field(), ' 打印 {Enter}')
    await userEvent.type(field(), '机')
    await options().first().click()
    await page.getByRole('button', { name: '硒鼓' }).click()
    expect(sent).toEqual(['post /found Keyword=打印', 'post /found Keyword=打印纸 A4', 'post /found Keyword=硒鼓'])
  })

  test('with onSearch it does not', async () => {
    const sent = watchSending()
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    await render(<SearchBox action="/found" onSearch={onSearch} />)
    await userEvent.type(page.getByRole('searchbox'), 'pen{Enter}')
    expect(onSearch).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })
})

describe('while a newer text is pending', () => {
  const waiting = async () => {
    const { load, last } = heldLoad()
    const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
    const onSuggestionSelect = vi.fn<NonNullable<SearchBoxProps['onSuggestionSelect']>>()
    await render(<SearchBox onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} loadSuggestions={load} debounceMs={0} />)
    await userEvent.type(field(), '打')
    last().resolve('打火机', '打印机')
    await expect.element(options().first()).toBeVisible()
    await userEvent.type(field(), '印')
    return { last, onSearch, onSuggestionSelect, list: page.getByRole('listbox').element() }
  }

  test('its arrows, Enter and clicks choose nothing of the old list, which says that it is busy', async () => {
    const { onSearch, onSuggestionSelect, list } = await waiting()
    expect([list.getAttribute('aria-busy'), list.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    await options().first().click({ force: true })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.querySelector('[role=option][aria-selected=true]')).toBeNull()
    expect(field().element().getAttribute('aria-activedescendant')).toBeNull()
    expect(onSuggestionSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['打印', { source: 'typed' }]])
  })

  test('its answer can be chosen from', async () => {
    const { last, onSuggestionSelect, list } = await waiting()
    last().resolve('打印纸', '打印带')
    await expect.element(options().first()).toHaveTextContent('打印纸')
    expect([list.getAttribute('aria-busy'), list.getAttribute('aria-disabled')]).toEqual(['false', null])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onSuggestionSelect.mock.lastCall?.[0].label).toBe('打印纸')
  })
})
