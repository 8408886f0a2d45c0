import type { LoginInfo } from '@mall/api'

/** What a page of the mall needs to show it as a customer's person sees it. */
export interface HandedView extends Pick<LoginInfo, 'Token' | 'User' | 'Enterprise' | 'Role'> {
  /** As the seller calls the person. */
  readonly Person: string
  /** How long it may last, ms: no instant, since clocks differ. */
  readonly LeftMs: number
}

/** The page of the mall that waits for a view. */
export const viewPath = '/viewCustomer'

const asks = 'mall:view-wanted'
const gives = 'mall:view'

interface Asking {
  readonly kind: typeof asks
  readonly nonce: string
}

interface Giving {
  readonly kind: typeof gives
  readonly nonce: string
  readonly view: HandedView
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isAsking = (data: unknown): data is Asking => isRecord(data) && data.kind === asks && typeof data.nonce === 'string'

const isView = (value: unknown): value is HandedView =>
  isRecord(value) && typeof value.Token === 'string' && typeof value.Person === 'string' && typeof value.LeftMs === 'number' && isRecord(value.User) && isRecord(value.Enterprise) && Array.isArray(value.Role)

const isGiving = (data: unknown, nonce: string): data is Giving => isRecord(data) && data.kind === gives && data.nonce === nonce && isView(data.view)

/** What of a window is used: `window`, and in tests another one. */
type Here = Pick<Window, 'addEventListener' | 'removeEventListener'> & { readonly location: Pick<Location, 'origin'> }

/** A page of the mall that was opened and gets its view when the server has given it. */
export interface ViewPage {
  give(view: HandedView): void
  /** There is none: the page closes. */
  giveUp(): void
}

/**
 * Opens a page of the mall that waits for a view. To be called by a click, before anything is waited for: otherwise the browser takes it for a pop-up. Null when it did so all the same.
 * The view goes by a message to this one window, on this origin alone, and answers the number that the window has made: it is in no address and in no storage that other pages read.
 */
export const openViewPage = (here: Here & Pick<Window, 'open'> = window): ViewPage | null => {
  const { origin } = here.location
  const page = here.open(viewPath, '_blank')
  if (page === null) return null
  let nonce: string | null = null
  let given: HandedView | null = null
  const send = () => {
    if (nonce === null || given === null) return
    here.removeEventListener('message', onMessage)
    page.postMessage({ kind: gives, nonce, view: given } satisfies Giving, origin)
    given = null
  }
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== page || from !== origin || !isAsking(data)) return
    nonce = data.nonce
    send()
  }
  here.addEventListener('message', onMessage)
  return {
    give: (view) => {
      given = view
      send()
    },
    giveUp: () => {
      here.removeEventListener('message', onMessage)
      page.close()
    },
  }
}

/** Asks the page that has opened this one for a view; calls `take` with it, once. Returns how to stop waiting. */
export const askForView = (opener: Pick<Window, 'postMessage'>, nonce: string, take: (view: HandedView) => void, here: Here = window): (() => void) => {
  const { origin } = here.location
  const stop = () => here.removeEventListener('message', onMessage)
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== opener || from !== origin || !isGiving(data, nonce)) return
    stop()
    take(data.view)
  }
  here.addEventListener('message', onMessage)
  opener.postMessage({ kind: asks, nonce } satisfies Asking, origin)
  return stop
}
