import { beforeEach, expect, test, vi } from 'vitest'
import { held } from '../testing/held.ts'
import { dropdowns, isOpen, trigger } from '../testing/hovered-dropdowns.tsx'
import { drawn, enter, leave } from '../testing/mouse.ts'
import { parkMouse } from '../testing/pointer.ts'

const code = vi.hoisted(() => ({ isThere: Promise.resolve() }))
vi.mock(import('./hover-intent.ts'), async (original) => {
  await code.isThere
  return original()
})
beforeEach(parkMouse)

test('what the mouse entered while the code was loading opens once it is there, unless the mouse has left it', async () => {
  const load = held<void>()
  code.isThere = load.promise
  await dropdowns()
  enter(trigger(0))
  leave(trigger(0))
  enter(trigger(1))
  await drawn()
  expect(isOpen(1)).toBe(false)
  load.resolve()
  await expect.poll(() => isOpen(1)).toBe(true)
  expect(isOpen(0)).toBe(false)
})
