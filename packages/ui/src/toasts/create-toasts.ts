/** The kind of a toast. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

/** The content of a toast. */
export interface ToastInput {
  message: string
  /** `info` by default. `warning` and `danger` interrupt a screen reader, the others wait. */
  tone?: ToastTone | undefined
  /** Milliseconds on screen; 0 until dismissed. 4000 by default, 6000 with an action. The time is suspended while the pointer is on it. */
  duration?: number | undefined
  /** An action: 撤销, 重试. */
  action?: { label: string; onAction: () => void } | undefined
}

/** A toast on screen. */
export interface Toast extends ToastInput {
  id: string
  tone: ToastTone
  duration: number
  /** How often it was said while it is on screen, 1 or more. */
  count: number
}

/** The toasts of one page. It has no timers and no elements: `<Toasts store>` renders it, any code may call it. */
export interface ToastStore {
  /** Shows a toast and returns its id. The same again, while it is on screen, is counted there. With more than `max` toasts the oldest is removed. */
  show(toast: ToastInput | string): string
  dismiss(id: string): void
  clear(): void
  subscribe(listener: () => void): () => void
  getSnapshot(): readonly Toast[]
}

/** Creates the store. */
export const createToasts = ({ max = 4 }: { max?: number } = {}): ToastStore => {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let count = 0
  const replace = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show(input) {
      const toast = withDefaults(typeof input === 'string' ? { message: input } : input)
      const shown = toasts.find((one) => isSame(one, toast))
      if (shown) {
        replace(toasts.map((one) => (one === shown ? { ...toast, id: shown.id, count: shown.count + 1 } : one)))
        return shown.id
      }
      count += 1
      const id = `toast-${count}`
      replace([...toasts, { ...toast, id, count: 1 }].slice(-max))
      return id
    },
    dismiss: (id) => replace(toasts.filter((toast) => toast.id !== id)),
    clear: () => replace([]),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => toasts,
  }
}

type Said = Omit<Toast, 'id' | 'count'>

const isSame = (one: Said, other: Said): boolean => one.message === other.message && one.tone === other.tone && one.action?.label === other.action?.label

const withDefaults = ({ tone = 'info', duration, action, message }: ToastInput): Said =>
  ({ message, tone, action, duration: duration ?? (action ? 6000 : 4000) })
