import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MallThemeProvider } from './MallThemeProvider.tsx'
import { useMessages } from './context.ts'

const Words = () => <p>{useMessages('Banner', { close: '甲' }).close}</p>

test('a missing provider is reported, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  await render(<MallThemeProvider><Words /></MallThemeProvider>)
  expect(warn).not.toHaveBeenCalled()
  await render(<><Words /><Words /></>)
  expect(warn.mock.calls).toEqual([['Banner is outside of a MallThemeProvider, and so has none of its colours and sizes.']])
})
