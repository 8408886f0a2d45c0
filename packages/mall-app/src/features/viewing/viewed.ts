import { createSession, type Session } from '@mall/api'
import { viewPath, type HandedView } from '@mall/app-kit/session/view-handover.ts'

/** How a view ended: by 结束, when its time was over, by the server. */
export type ViewEnd = 'left' | 'over' | 'lost'

/** The mall as a customer's person sees it, in this tab alone. */
export interface View {
  readonly session: Session
  readonly company: string
  readonly person: string
  /** When it ends, ms since 1970 on this computer's clock. */
  readonly until: number
}

const key = 'view'
const factsKey = 'view:facts'
const endKey = 'view:end'

type Facts = Pick<View, 'person' | 'until'>

/** Kept by the tab, over a reload. A login in this browser is kept elsewhere: the two never meet. */
const openSession = () => createSession({ storage: sessionStorage, key })

const item = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** The view that this tab shows; null in any other tab. */
export const viewOfTab = (): View | null => {
  const kept = item(factsKey)
  if (kept === null) return null
  const session = openSession()
  const state = session.get()
  if (state === null) return null
  const { person, until } = JSON.parse(kept) as Facts
  return { session, company: state.Enterprise.EnterpriseName, person, until }
}

/** Keeps a view for this tab. False where the browser forbids it. */
export const keepView = ({ Token, User, Enterprise, Role, Person, LeftMs }: HandedView): boolean => {
  try {
    sessionStorage.removeItem(endKey)
    sessionStorage.setItem(factsKey, JSON.stringify({ person: Person, until: Date.now() + LeftMs } satisfies Facts))
    // It cannot be renewed.
    openSession().set({ Token, RefreshToken: '', User, Enterprise, Role })
    return true
  } catch {
    return false
  }
}

/** Forgets the view of this tab; the page that says how it ended follows. */
export const forgetView = (end: ViewEnd): void => {
  openSession().clear()
  sessionStorage.removeItem(factsKey)
  sessionStorage.setItem(endKey, end)
}

/** Forgets the view and goes to the page that says why. What the server has ended when its time was up is over. */
export const leaveView = (end: ViewEnd, { until }: Pick<View, 'until'>): void => {
  forgetView(end === 'lost' && Date.now() >= until ? 'over' : end)
  location.replace(viewPath)
}

/** How the last view of this tab ended; null when there was none. */
export const lastViewEnd = (): ViewEnd | null => item(endKey) as ViewEnd | null
