import { createMemoryStorage } from '@mall/api'
import { createSellerSession, type StaffLogin } from '@mall/api/seller'
import { createToasts, type ToastStore } from '@mall/ui/toasts'
import { createAppServices, type AppServices } from '../app/services.ts'

/** Toasts that stay until somebody closes them: how long a story takes to be looked at is not how long it shows. */
const lastingToasts = (): ToastStore => {
  const store = createToasts()
  return { ...store, show: (toast) => store.show({ duration: 0, ...(typeof toast === 'string' ? { message: toast } : toast) }) }
}

/** The app's services as a story has them: with a session of its own, of `login` or of nobody. */
export const storyServices = (login: StaffLogin | undefined): AppServices => {
  const session = createSellerSession({ storage: createMemoryStorage() })
  if (login) session.set(login)
  return createAppServices({ session, toasts: lastingToasts() })
}
