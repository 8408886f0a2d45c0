import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../testing/conformance.tsx'
import { Pagination } from './Pagination.tsx'
import type { PageDetails } from './use-pagination.ts'

const current = () => document.querySelector('[aria-current=page]')?.textContent
const button = (name: string) => page.getByRole('button', { name, exact: true })

describeConformance('Pagination', () => <Pagination total={1234} defaultPage={3} />)

test('shows the number of rows and the sizes of the specification', async () => {
  await render(<Pagination total={1234} />)
  await expect.element(page.getByText('共 1,234 条')).toBeVisible()
  const sizes = [...document.querySelectorAll('option')].map((option) => option.textContent)
  expect(sizes).toEqual(['10 条/页', '20 条/页', '50 条/页', '100 条/页', '1000 条/页'])
  expect(document.querySelector('select')?.value).toBe('20')
})

test('pages by number, neighbour and end', async () => {
  const onPageChange = vi.fn<(page: number, details: PageDetails) => void>()
  await render(<Pagination total={200} onPageChange={onPageChange} />)
  await expect.element(button('上一页')).toBeDisabled()
  await userEvent.click(button('下一页'))
  await userEvent.click(button('第10页'))
  await expect.element(button('下一页')).toBeDisabled()
  await userEvent.click(button('上一页'))
  expect(onPageChange.mock.calls.map(([to, details]) => [to, details.reason])).toEqual([
    [2, 'next'],
    [10, 'page'],
    [9, 'previous'],
  ])
  await userEvent.click(button('第9页'))
  expect(onPageChange).toHaveBeenCalledTimes(3)
})

describe('the jump', () => {
  test.each([
    ['7', '7'],
    ['７', '7'],
    ['999', '10'],
    ['0', '1'],
    ['-3', '1'],
    ['x', '2'],
    [' ', '2'],
  ])('to "%s" ends on page %s', async (typed, to) => {
    await render(<Pagination total={200} defaultPage={2} />)
    await userEvent.fill(page.getByRole('textbox'), typed)
    await userEvent.keyboard('{Enter}')
    expect(current()).toBe(to)
    await expect.element(page.getByRole('textbox')).toHaveValue('')
  })

  test('is not shown for few pages', async () => {
    await render(<Pagination total={100} />)
    expect(page.getByRole('textbox').query()).toBeNull()
  })
})

test('another page size keeps the first row in sight and reports both', async () => {
  const onPageChange = vi.fn()
  await render(<Pagination total={1000} defaultPage={6} onPageChange={onPageChange} />)
  await userEvent.selectOptions(page.getByRole('combobox'), '50')
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3, expect.objectContaining({ reason: 'page-size', pageSize: 50 }))
  expect(current()).toBe('3')
})

test('a page beyond the end shows the last one; an empty list has one page', async () => {
  const screen = await render(<Pagination total={1000} page={50} />)
  expect(current()).toBe('50')
  await screen.rerender(<Pagination total={30} page={50} />)
  expect(current()).toBe('2')
  await screen.rerender(<Pagination total={0} page={50} />)
  expect(current()).toBe('1')
})

test('controlled: waits for the parent', async () => {
  await render(<Pagination total={100} page={1} pageSize={20} />)
  await userEvent.click(button('下一页'))
  expect(current()).toBe('1')
})

describe('pages with addresses', () => {
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const addressed = (onPageChange?: () => void) => <Pagination total={200} defaultPage={2} pageHref={(to) => `#page-${to}`} {...(onPageChange ? { onPageChange } : {})} />

  test('are links, as they come from a server too', async () => {
    const served = document.createElement('div')
    served.innerHTML = renderToString(addressed())
    expect([...served.querySelectorAll('a')].slice(0, 3).map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')])).toEqual([
      ['上一页', '#page-1'],
      ['第1页', '#page-1'],
      ['第2页', '#page-2'],
    ])
    expect(served.querySelector('a[aria-current]')?.textContent).toBe('2')
  })

  test('a plain click asks the page, and leaves the address to it', async () => {
    const onPageChange = vi.fn<() => void>()
    await render(addressed(onPageChange))
    await userEvent.click(link('下一页'))
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3, expect.objectContaining({ reason: 'next' }))
    expect(current()).toBe('3')
    expect(location.hash).toBe('')
  })

  test('a click with a key is the browser’s', async () => {
    const onPageChange = vi.fn<() => void>()
    await render(addressed(onPageChange))
    // What the browser would do is not done: another window would take the focus.
    const prevented = new Promise<boolean>((resolve) => {
      addEventListener('click', (event) => { resolve(event.defaultPrevented); event.preventDefault() }, { once: true })
    })
    link('下一页').element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(await prevented).toBe(false)
    expect(onPageChange).not.toHaveBeenCalled()
  })

  test('at an end the arrow has no address', async () => {
    await render(<Pagination total={30} pageHref={(to) => `#page-${to}`} />)
    await expect.element(button('上一页')).toBeDisabled()
    await userEvent.click(link('下一页'))
    await expect.element(button('下一页')).toBeDisabled()
  })
})
