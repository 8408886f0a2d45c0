import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Page } from './Page.tsx'

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

/** The page, with all that it loads. */
const open = async () => {
  const { container } = render(<Page />)
  await screen.findByText('请拖动滑块完成拼图')
  return container
}

test('the six components are there', async () => {
  await open()
  expect(within(screen.getByRole('navigation', { name: '快捷入口' })).getByRole('link', { name: /购物车/ }).getAttribute('data-count')).toBe('99+')
  expect(screen.getByRole('search')).toBeTruthy()
  expect(screen.getByText('A4').closest('a')).toBeTruthy()
  expect(screen.getByRole('link', { name: '领用登记' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
  expect(await screen.findByRole('slider')).toBeTruthy()
})

test('the search box suggests and searches', async () => {
  await open()
  const field = screen.getByRole('combobox', { name: '搜索商品' })
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '复印' } })
  expect(await screen.findAllByRole('option', { name: /复印纸/ })).toHaveLength(2)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  fireEvent.submit(screen.getByRole('search'))
  await screen.findByText('查询：复印')
})

test('files are chosen and removed', async () => {
  const container = await open()
  const input = container.querySelector('input[multiple]')
  if (!input) throw new Error('There is no input for files.')
  fireEvent.change(input, { target: { files: [new File(['png'], '封面.png', { type: 'image/png' })] } })
  fireEvent.click(await screen.findByRole('button', { name: /移除 封面\.png/ }))
  await waitFor(() => expect(screen.queryByText('封面.png')).toBeNull())
})

test('panels, menus and dialogs open and close', async () => {
  await open()
  const toggle = screen.getByRole('button', { name: /用纸的下级分类/ })
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(toggle, { key: 'Escape' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  const more = screen.getByRole('button', { name: '更多' })
  fireEvent.keyDown(more, { key: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('menuitem', { name: '领用须知', hidden: true }))
  expect(await screen.findByText('每人每月限领两次。')).toBeTruthy()
})

test('refs are the elements', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: '标出组件' }))
  expect([...document.querySelectorAll('[data-outlined]')].map(({ tagName }) => tagName)).toEqual(['NAV', 'INPUT', 'NAV', 'NAV', 'DIV'])
})
