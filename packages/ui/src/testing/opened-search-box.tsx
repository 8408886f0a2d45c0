import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { SearchBox, type SearchBoxProps } from '../search-box/index.ts'
import { suggestions } from './held-load.ts'

export const field = () => page.getByRole('combobox')
export const options = () => page.getByRole('option')
export const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? null

/** A search box with an open list and the focus in the field. */
export const opened = async (labels = ['打印纸 A4', '打印纸 A3', '打印机'], props: Partial<SearchBoxProps> = {}) => {
  const onSearch = vi.fn<NonNullable<SearchBoxProps['onSearch']>>()
  const onSuggestionSelect = vi.fn<NonNullable<SearchBoxProps['onSuggestionSelect']>>()
  const load = vi.fn<NonNullable<SearchBoxProps['loadSuggestions']>>(async () => suggestions(...labels))
  const screen = await render(
    <>
      <SearchBox onSearch={onSearch} onSuggestionSelect={onSuggestionSelect} loadSuggestions={load} debounceMs={0} {...props} />
      <p>页面</p>
    </>,
  )
  await userEvent.type(field(), '打印')
  await expect.element(options().first()).toBeVisible()
  return { ...screen, onSearch, onSuggestionSelect, load }
}
