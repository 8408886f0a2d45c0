import { vi } from 'vitest'

const say = (type: string, target: Element, init: PointerEventInit) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...init }))

/** Dispatches the pointer entering `target`: React derives `pointerenter` from `pointerover`. */
export const enter = (target: Element, init: PointerEventInit = {}) => say('pointerover', target, init)

/** Dispatches the pointer leaving `target`. */
export const leave = (target: Element, init: PointerEventInit = {}) => say('pointerout', target, { relatedTarget: document.body, ...init })

/** Dispatches a move of the pointer over `target`. */
export const move = (target: Element, init: PointerEventInit = {}) => say('pointermove', target, init)

/** Waits for React to render: its scheduler uses messages, which fake timers do not mock. */
export const drawn = async (): Promise<void> => {
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

/** Advances the fake clock by `ms` and waits for React to render. */
export const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms)
  await drawn()
}
