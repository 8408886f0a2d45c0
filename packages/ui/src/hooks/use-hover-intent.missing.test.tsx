import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dropdowns, isOpen, trigger } from '../testing/hovered-dropdowns.tsx'
import { drawn, enter } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'
import { loadHoverIntent } from './use-hover-intent.ts'

vi.mock(import('./hover-intent.ts'), () => Promise.reject(new Error('offline')))
beforeEach(parkMouse)

test('without the code of the mouse a panel opens by a press and by the keyboard', async () => {
  await dropdowns()
  enter(trigger(0))
  await expect(loadHoverIntent()).rejects.toThrow()
  await drawn()
  expect(isOpen(0)).toBe(false)
  trigger(0).click()
  await expect.poll(() => isOpen(0)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isOpen(0)).toBe(false)
})
