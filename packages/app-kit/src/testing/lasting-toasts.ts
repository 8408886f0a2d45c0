import { createToasts, type ToastStore } from '@mall/ui/toasts'

/** Toasts that stay until somebody closes them: how long a story takes to be looked at is not how long it shows. */
export const lastingToasts = (): ToastStore => {
  const store = createToasts()
  return {
    ...store,
    show: (input) => {
      const toast = typeof input === 'string' ? { message: input } : input
      // What its caller did not give, the app forwards as undefined.
      return store.show({ ...toast, duration: toast.duration ?? 0 })
    },
  }
}
