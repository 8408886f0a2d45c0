import { askForView } from '@mall/app-kit/session/view-handover.ts'
import { useEffect, useState } from 'react'
import { keepView, lastViewEnd, viewOfTab } from '../../../features/viewing/viewed.ts'
import { href } from '../../../site/routes.ts'
import { ViewCustomerView, type ViewWait } from './ViewCustomerView.tsx'

/** Of this page: what answers it was meant for it. */
const nonce = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** As long as the call may take by which the seller asks for the view, ms. */
const patience = 70_000

const opener = (): Window | null => window.opener as Window | null

const firstState = (): ViewWait => lastViewEnd() ?? (opener() === null ? 'unasked' : 'waiting')

/** `/viewCustomer`: waits for a view from the page that has opened it, and says how one has ended. */
export const ViewCustomer = () => {
  const [state, setState] = useState(firstState)
  useEffect(() => {
    // A tab that shows one already, or whose view has ended, asks for no other.
    if (viewOfTab() !== null) return location.replace(href('home'))
    const asked = opener()
    if (state !== 'waiting' || asked === null) return
    const stop = askForView(asked, nonce, (view) => {
      if (!keepView(view)) return setState('forbidden')
      window.opener = null
      // Loaded again, so that nothing of this browser's own login is left in the page.
      location.replace(href('home'))
    })
    const timer = setTimeout(() => setState('silent'), patience)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [state])
  return <ViewCustomerView state={state} />
}
