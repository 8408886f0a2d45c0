interface Listener {
  target: EventTarget
  type: string
  listener: unknown
  capture: boolean
  signal: AbortSignal | undefined
}

/** The listeners, observers and timers of the library that are still active. */
export interface LeakWatch {
  /** Names of those that were started and not stopped. */
  left(): string[]
  stop(): void
}

type Start = 'setTimeout' | 'setInterval' | 'requestAnimationFrame'
type Stop = 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame'

/** React adds these listeners once for all roots and never removes them. */
const ofReact = new Set(['selectionchange'])

const fromLibrary = (): boolean => {
  const stack = new Error('where').stack ?? ''
  return stack.split('\n').some((line) => line.includes('/packages/ui/src/') && !line.includes('/testing/') && !line.includes('.test.'))
}

/** Tracks global listeners, observers and timers that sources of this package start. */
export const watchLeaks = (): LeakWatch => {
  const undo: (() => void)[] = []
  const listeners: Listener[] = []
  const timers = new Map<number, string>()
  const observers = new Map<object, string>()

  for (const target of [globalThis as unknown as EventTarget, document, document.documentElement, document.body]) {
    const addEventListener = target.addEventListener.bind(target)
    const removeEventListener = target.removeEventListener.bind(target)
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
      const settings = typeof options === 'object' ? options : { capture: options === true }
      if (!ofReact.has(type) && !settings.once && fromLibrary())
        listeners.push({ target, type, listener, capture: settings.capture === true, signal: settings.signal })
      addEventListener(type, listener, options)
    }
    target.removeEventListener = (type: string, listener: never, options?: EventListenerOptions | boolean) => {
      const capture = typeof options === 'object' ? options.capture === true : options === true
      const same = (one: Listener) => one.target === target && one.type === type && one.listener === listener && one.capture === capture
      const at = listeners.findIndex(same)
      if (at >= 0) listeners.splice(at, 1)
      removeEventListener(type, listener, options)
    }
    undo.push(() => Object.assign(target, { addEventListener, removeEventListener }))
  }

  const timer = (start: Start, stop: Stop) => {
    const realStart = globalThis[start] as (run: (...a: unknown[]) => void, ...rest: unknown[]) => number
    const realStop = globalThis[stop]
    const begin = (run: (...a: unknown[]) => void, ...rest: unknown[]) => {
      const id = realStart((...a) => {
        if (start !== 'setInterval') timers.delete(id)
        run(...a)
      }, ...rest)
      if (fromLibrary()) timers.set(id, start)
      return id
    }
    const end = (id: number) => {
      timers.delete(id)
      realStop(id)
    }
    Object.assign(globalThis, { [start]: begin, [stop]: end })
    undo.push(() => Object.assign(globalThis, { [start]: realStart, [stop]: realStop }))
  }
  timer('setTimeout', 'clearTimeout')
  timer('setInterval', 'clearInterval')
  timer('requestAnimationFrame', 'cancelAnimationFrame')

  for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    const observe = Object.getOwnPropertyDescriptor(Observer.prototype, 'observe')?.value as (...parts: unknown[]) => void
    const disconnect = Object.getOwnPropertyDescriptor(Observer.prototype, 'disconnect')?.value as () => void
    Object.assign(Observer.prototype, {
      observe(this: object, ...parts: unknown[]) {
        if (fromLibrary()) observers.set(this, Observer.name)
        return Reflect.apply(observe, this, parts)
      },
      disconnect(this: object) {
        observers.delete(this)
        return Reflect.apply(disconnect, this, [])
      },
    })
    undo.push(() => Object.assign(Observer.prototype, { observe, disconnect }))
  }

  return {
    left: () => [
      ...listeners.filter((one) => !one.signal?.aborted).map((one) => `listener “${one.type}”`),
      ...timers.values(),
      ...observers.values(),
    ],
    stop: () => {
      for (const step of undo) step()
    },
  }
}
