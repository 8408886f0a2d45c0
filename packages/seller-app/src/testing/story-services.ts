import { createMemoryStorage } from '@mall/api'
import { createSellerSession, type StaffLogin } from '@mall/api/seller'
import { lastingToasts } from '@mall/app-kit/testing/lasting-toasts.ts'
import { createAppServices, type AppServices } from '../app/services.ts'

/** The app's services as a story has them: with a session of its own, of `login` or of nobody. */
export const storyServices = (login: StaffLogin | undefined): AppServices => {
  const session = createSellerSession({ storage: createMemoryStorage() })
  if (login) session.set(login)
  return createAppServices({ session, toasts: lastingToasts() })
}
