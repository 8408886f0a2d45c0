export { createToasts, type Toast, type ToastInput, type ToastStore, type ToastTone } from './create-toasts.ts'
export { Toasts, type ToastsMessages, type ToastsProps } from './Toasts.tsx'
