import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import { shareCartCount } from './share-cart-count.ts'

const key = ['ShoppingCart', 'Count', '7@1', {}] as const

const openTab = () => {
  const queryClient = new QueryClient()
  let reads = 0
  onTestFinished(shareCartCount(queryClient))
  return {
    read: (count: number) => queryClient.fetchQuery({ queryKey: key, queryFn: () => (reads++, count) }),
    shown: () => queryClient.getQueryData(key),
    of: (viewer: string) => queryClient.getQueryData(['ShoppingCart', 'Count', viewer, {}]),
    isStale: () => queryClient.getQueryState(key)?.isInvalidated,
    reads: () => reads,
  }
}

it('shows in every tab what one of them has read, and reads nothing for it', async () => {
  const [one, other] = [openTab(), openTab()]
  await one.read(3)
  await expect.poll(other.shown).toBe(3)
  await other.read(0)
  await expect.poll(one.shown).toBe(0)
  expect([one.reads(), other.reads()]).toEqual([1, 1])
  expect(other.of('8@1')).toBeUndefined()
})

it('neither hears nor says anything while its page is in the back/forward cache, and reads the count when it is back', async () => {
  const [kept, other] = [openTab(), openTab()]
  await kept.read(3)
  await expect.poll(other.shown).toBe(3)
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await other.read(5)
  await new Promise((resolve) => {
    setTimeout(resolve, 100)
  })
  expect(kept.shown()).toBe(3)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(kept.isStale()).toBe(true)
  await other.read(6)
  await expect.poll(kept.shown).toBe(6)
})
