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
}

/** The toasts of one page. It has no timers and no elements: `<Toasts store>` renders it, any code may call it. */
export interface ToastStore {
  /** Shows a toast and returns its id. With more than `max` toasts the oldest is removed. */
  show(toast: ToastInput | string): string
  dismiss(id: string): void
  clear(): void
  subscribe(listener: () => void): () => void
  getSnapshot(): readonly Toast[]
}

/** Creates the store. Identical notices are merged before, by `createNotices` of @mall/api. */
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
      const toast = typeof input === 'string' ? { message: input } : input
      count += 1
      const id = `toast-${count}`
      replace([...toasts, { ...withDefaults(toast), id }].slice(-max))
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

const withDefaults = ({ tone = 'info', duration, action, message }: ToastInput): Omit<Toast, 'id'> =>
  ({ message, tone, action, duration: duration ?? (action ? 6000 : 4000) })
