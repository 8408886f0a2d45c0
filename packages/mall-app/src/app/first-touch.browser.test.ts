import { expect, test, vi } from 'vitest'
import { onFirstTouch } from './first-touch.ts'

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'popstate'])('%s is a touch; the next one is none', (name) => {
  const begin = vi.fn<() => void>()
  onFirstTouch(begin)
  dispatchEvent(new Event('scroll'))
  expect(begin).not.toHaveBeenCalled()
  dispatchEvent(new Event(name))
  dispatchEvent(new Event('keydown'))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('nobody is told after it was called off', () => {
  const begin = vi.fn<() => void>()
  onFirstTouch(begin)()
  dispatchEvent(new Event('keydown'))
  expect(begin).not.toHaveBeenCalled()
})
