import { beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { everyComponent } from '../testing/every-component/index.ts'
import { useProvider } from './context.ts'

vi.mock(import('./context.ts'), async (original) => ({ ...(await original()), useProvider: vi.fn() }))

beforeEach(async () => {
  await cleanup()
  vi.mocked(useProvider).mockClear()
})

/** They draw nothing that a theme changes. */
const untouched = new Set(['MallThemeProvider', 'LinkProvider', 'VisuallyHidden'])

test.each(Object.entries(everyComponent).filter(([name]) => !untouched.has(name)))('%s reports that no provider is above it', async (name, element) => {
  await render(element)
  expect(vi.mocked(useProvider).mock.calls.flat()).toContain(name)
})
