import { vi } from 'vitest'

const say = (type: string, target: Element, init: PointerEventInit) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))

/** The pointer comes to `target`: React reads `pointerenter` from it. */
export const enter = (target: Element, init: PointerEventInit = {}) => say('pointerover', target, init)

/** The pointer leaves `target` for the page around it. */
export const leave = (target: Element, init: PointerEventInit = {}) => say('pointerout', target, { relatedTarget: document.body, ...init })

/** The pointer moves over `target`. */
export const move = (target: Element, init: PointerEventInit = {}) => say('pointermove', target, init)

/** Lets React draw what an event or a timer has changed: its scheduler runs on messages, which fake timers leave alone. */
export async function drawn(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { port1, port2 } = new MessageChannel()
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(null)
    })
    port1.close()
  }
}

/** Lets `ms` go by on the frozen clock, and React draw what came of it. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await drawn()
}
