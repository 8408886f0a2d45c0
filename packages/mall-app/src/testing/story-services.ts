import { createMemoryStorage, createSession, type Session } from '@mall/api'
import type { LoginInfo } from '@mall/api/contract'
import { lastingToasts } from '@mall/app-kit/testing/lasting-toasts.ts'
import type { ToastStore } from '@mall/ui/toasts'
import { createAppServices, type AppServices } from '../app/services.ts'

/** A session of a story's own, kept nowhere else: of `login`, or of a visitor. */
const openedSession = (login: LoginInfo | undefined): Session => {
  const session = createSession({ storage: createMemoryStorage() })
  if (login) session.set(login)
  return session
}

interface StoryServicesOptions {
  readonly login?: LoginInfo | undefined
  /** In place of `login`: a session that others share. */
  readonly session?: Session | undefined
  /** Toasts that stay by default. */
  readonly toasts?: ToastStore
  /** Where passkeys can be used; nowhere by default. */
  readonly passkeyOrigin?: string
}

/** The app's services as a story has them: with a login, or with a session that others share. */
export const storyServices = ({ login, session = openedSession(login), toasts = lastingToasts(), passkeyOrigin = '' }: StoryServicesOptions): AppServices =>
  createAppServices({ session, toasts, passkeyOrigin, storage: createMemoryStorage() })
