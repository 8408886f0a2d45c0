import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { detailsOf, inside, place, placeHtml } from '../testing/placed.ts'
import type { MallSearchBoxElement } from './index.ts'

const paper = [
  { id: '1', label: '打印纸 A4' },
  { id: '2', label: '打印纸 A3' },
]
const input = (box: MallSearchBoxElement) => inside(box, 'input') as HTMLInputElement
const list = () => page.getByRole('listbox')

const opened = async () => {
  const loadSuggestions = vi.fn<NonNullable<MallSearchBoxElement['loadSuggestions']>>(async () => paper)
  const box = place('mall-search-box', { loadSuggestions, debounceMs: 0 })
  await userEvent.type(page.getByRole('combobox'), '打印')
  await expect.element(list()).toBeVisible()
  return { box, loadSuggestions }
}

describe('events', () => {
  test('what is typed, searched for and chosen is heard outside', async () => {
    const [changes, searches, chosen] = [detailsOf('mall-value-change'), detailsOf('mall-search'), detailsOf('mall-suggestion-select')]
    const { box } = await opened()
    expect(changes.at(-1)).toEqual({ value: '打印', reason: 'input' })
    await userEvent.keyboard('{Enter}')
    expect(searches).toEqual([{ query: '打印', source: 'typed' }])
    await userEvent.keyboard('{ArrowDown}')
    await page.getByRole('option', { name: '打印纸 A3' }).click()
    expect(chosen).toEqual([paper[1]])
    expect(searches.at(-1)).toEqual({ query: '打印纸 A3', source: 'suggestion' })
    expect(box.value).toBe('打印纸 A3')
  })

  test('a choice that is cancelled is not searched for', async () => {
    const searches = detailsOf('mall-search')
    const { box } = await opened()
    box.addEventListener('mall-suggestion-select', (event) => event.preventDefault())
    await page.getByRole('option').first().click()
    expect(searches).toEqual([])
  })

  test('a change that is cancelled does not happen, nor what would follow', async () => {
    const { box, loadSuggestions } = await opened()
    box.addEventListener('mall-value-change', (event) => event.preventDefault())
    await userEvent.keyboard('纸')
    expect([box.value, input(box).value]).toEqual(['打印', '打印'])
    expect(loadSuggestions.mock.calls.map(([query]) => query)).not.toContain('打印纸')
  })

  test('each change has an “input”, once, when the value is the new one', async () => {
    const { box } = await opened()
    const heard: string[] = []
    box.addEventListener('input', () => heard.push(box.value))
    await userEvent.keyboard('机')
    await page.getByRole('button', { name: '清空' }).click()
    expect(heard).toEqual(['打印机', ''])
  })
})

describe('in a shadow root', () => {
  test('a press inside leaves the list open, one outside closes it', async () => {
    const { box } = await opened()
    input(box).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(list()).toBeVisible()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    await expect.element(list()).not.toBeInTheDocument()
  })

  test('the list stays while the window loses the focus, and closes when the field does', async () => {
    const { box } = await opened()
    input(box).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(list()).toBeVisible()
    input(box).blur()
    await expect.element(list()).not.toBeInTheDocument()
  })
})

describe('in a form', () => {
  const inForm = (html: string) => {
    const form = placeHtml(`<form><fieldset>${html}</fieldset></form>`).querySelector('form')
    const box = form?.querySelector('mall-search-box')
    if (!form || !box) throw new Error('They are not there')
    const sent: Record<string, unknown>[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(Object.fromEntries(new FormData(form)))
    })
    return { form, box, sent, data: () => Object.fromEntries(new FormData(form)) }
  }

  test('the text, trimmed, is its value, and a search sends it', async () => {
    const { form, box, sent } = inForm('<mall-search-box name="q" value="纸"></mall-search-box>')
    expect(box.form).toBe(form)
    expect([...form.elements]).toContain(box)
    box.focus()
    await userEvent.keyboard('{End} A4 {Enter}')
    expect(sent).toEqual([{ q: '纸 A4' }])
  })

  test('a search that is cancelled does not send it', async () => {
    const { box, sent } = inForm('<mall-search-box name="q" value="纸"></mall-search-box>')
    box.addEventListener('mall-search', (event) => event.preventDefault())
    box.focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toEqual([])
  })

  test('required, it is invalid without a text, in words of ours', async () => {
    const { form, box, sent } = inForm('<mall-search-box name="q" required></mall-search-box>')
    expect([box.checkValidity(), box.validity.valueMissing, box.validationMessage]).toEqual([false, true, '请输入搜索关键词'])
    form.requestSubmit()
    expect(sent).toEqual([])
    expect(box.shadowRoot?.activeElement).toBe(input(box))
    box.value = '  '
    expect(form.checkValidity()).toBe(false)
    box.value = '纸'
    expect(form.checkValidity()).toBe(true)
    expect(input(box).getAttribute('aria-required')).toBe('true')
  })

  test('a number that a script sets is its text', async () => {
    const { box, data } = inForm('<mall-search-box name="q"></mall-search-box>')
    Reflect.set(box, 'value', 5)
    await expect.poll(data).toEqual({ q: '5' })
  })

  test('a fieldset disables it, a reset takes it back to its attribute', async () => {
    const { form, box, data } = inForm('<mall-search-box name="q" value="纸"></mall-search-box>')
    box.value = '笔'
    await expect.poll(() => input(box).value).toBe('笔')
    form.querySelector('fieldset')?.setAttribute('disabled', '')
    await expect.poll(() => input(box).disabled).toBe(true)
    expect(data()).toEqual({})
    form.querySelector('fieldset')?.removeAttribute('disabled')
    expect(data()).toEqual({ q: '笔' })
    form.reset()
    await expect.poll(() => input(box).value).toBe('纸')
    expect(data()).toEqual({ q: '纸' })
  })

  test('the browser restores what was typed', async () => {
    const { box, data } = inForm('<mall-search-box name="q"></mall-search-box>')
    box.formStateRestoreCallback('订书机')
    await expect.poll(() => input(box).value).toBe('订书机')
    expect(data()).toEqual({ q: '订书机' })
  })

  test('its label names the field and gives it the focus; “aria-label” goes before it', async () => {
    const { box } = inForm('<label for="box">找商品</label><mall-search-box id="box"></mall-search-box>')
    await page.getByText('找商品').click()
    expect(box.shadowRoot?.activeElement).toBe(input(box))
    expect(input(box).getAttribute('aria-label')).toBe('找商品')
    box.setAttribute('aria-label', '找用品')
    await expect.poll(() => input(box).getAttribute('aria-label')).toBe('找用品')
    box.removeAttribute('aria-label')
    await expect.poll(() => input(box).getAttribute('aria-label')).toBe('找商品')
  })
})

test('attributes are properties, and the other way round', async () => {
  const box = place('mall-search-box')
  expect([box.size, box.debounceMs, box.placeholder, box.required]).toEqual(['default', 150, '', false])
  box.setAttribute('debounce-ms', '20')
  box.setAttribute('size', 'huge')
  expect([box.debounceMs, box.size]).toEqual([20, 'default'])
  box.size = 'hero'
  box.error = '未找到相关商品'
  box.required = true
  expect(['size', 'error', 'required'].map((name) => box.getAttribute(name))).toEqual(['hero', '未找到相关商品', ''])
  await expect.poll(() => inside(box, 'form').dataset.size).toBe('hero')
  await expect.element(page.getByText('未找到相关商品')).toBeVisible()
  box.setAttribute('debounce-ms', 'soon')
  expect(box.debounceMs).toBe(150)
})
