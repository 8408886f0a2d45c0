import { createSession, type Session } from '@mall/api'
import { viewPath, type ViewLogin } from '@mall/api/contract'
import { keptBy, viewFacts, viewFactsKey } from './view-facts.ts'

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
const endKey = 'view:end'

type Facts = Pick<View, 'person' | 'until'>

/** Kept by the tab, over a reload. A login in this browser is kept elsewhere: the two never meet. */
const openSession = () => createSession({ storage: sessionStorage, key })

const facts = (): Facts | null => {
  const kept = viewFacts()
  return kept === null ? null : (JSON.parse(kept) as Facts)
}

/** The view that this tab shows; null in any other tab. */
export const viewOfTab = (): View | null => {
  const session = openSession()
  const [kept, state] = [facts(), session.get()]
  return kept === null || state === null ? null : { session, company: state.Enterprise.EnterpriseName, ...kept }
}

/** Keeps a view for this tab. False where the browser forbids it. */
export const keepView = ({ Token, User, Enterprise, Role, Person, LeftSeconds }: ViewLogin): boolean => {
  try {
    sessionStorage.removeItem(endKey)
    sessionStorage.setItem(viewFactsKey, JSON.stringify({ person: Person, until: Date.now() + LeftSeconds * 1000 } satisfies Facts))
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
  sessionStorage.removeItem(viewFactsKey)
  sessionStorage.setItem(endKey, end)
}

/** Forgets the view and goes to the page that says why. What the server has ended when its time was up is over. */
export const leaveView = (end: ViewEnd): void => {
  const isOver = Date.now() >= (facts()?.until ?? Number.POSITIVE_INFINITY)
  forgetView(end === 'lost' && isOver ? 'over' : end)
  location.replace(viewPath)
}

/** How the last view of this tab ended; null when there was none. */
export const lastViewEnd = (): ViewEnd | null => keptBy(endKey) as ViewEnd | null
