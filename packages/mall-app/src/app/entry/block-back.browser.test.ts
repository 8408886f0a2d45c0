import { expect, test, vi } from 'vitest'
import { blockBack } from './block-back.ts'

test('specification §2: back is undone and unheard while it is blocked, and works again afterwards', async () => {
  // Registered first, so that it sees the steps that other listeners must not see.
  const stepped = vi.fn<() => void>()
  addEventListener('popstate', stepped, { capture: true })
  const back = async () => {
    const before = stepped.mock.calls.length
    history.back()
    await expect.poll(() => stepped.mock.calls.length).toBeGreaterThan(before)
  }
  const heard = vi.fn<() => void>()
  const here = location.href
  history.pushState(null, '', '?entry=before')
  history.pushState(null, '', '?entry=blocked')
  const unblock = blockBack()
  addEventListener('popstate', heard)
  await back()
  await back()
  expect(location.search).toBe('?entry=blocked')
  expect(heard).not.toHaveBeenCalled()
  await unblock()
  expect(location.search).toBe('?entry=blocked')
  expect(heard).not.toHaveBeenCalled()
  await back()
  expect(location.search).toBe('?entry=before')
  expect(heard).toHaveBeenCalledTimes(1)
  removeEventListener('popstate', heard)
  removeEventListener('popstate', stepped, { capture: true })
  history.replaceState(null, '', here)
})
