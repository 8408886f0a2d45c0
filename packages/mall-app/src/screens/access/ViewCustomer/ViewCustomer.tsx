import { viewCodeMeta } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useEffect, useRef, useState } from 'react'
import { keepView, lastViewEnd, viewOfTab } from '../../../features/viewing/viewed.ts'
import { href } from '../../../site/routes.ts'
import { ViewCustomerView, type ViewWait } from './ViewCustomerView.tsx'

/** The code that the server put into the page; null where nobody posted one. */
const codeOfPage = (): string | null => document.querySelector<HTMLMetaElement>(`meta[name="${viewCodeMeta}"]`)?.content ?? null

/** `/viewCustomer`: exchanges the code of a view that the seller's side has posted, and says how one has ended. */
export const ViewCustomer = () => {
  const mall = useMall()
  const [code] = useState(codeOfPage)
  const [state, setState] = useState<ViewWait>(() => (code === null ? (lastViewEnd() ?? 'unasked') : 'waiting'))
  const isAsked = useRef(false)
  useEffect(() => {
    const begin = async (Code: string): Promise<void> => {
      try {
        const view = await mall.request('POST', '/api/Account/LoginByViewCode', { Code }, { silent: true, quiet: true })
        if (!keepView(view)) return setState('forbidden')
        window.opener = null
        // Loaded again, so that nothing of this browser's own login is left in the page.
        location.replace(href('home'))
      } catch {
        setState('refused')
      }
    }
    if (isAsked.current) return
    isAsked.current = true
    if (code !== null) void begin(code)
    // A tab that shows one already needs no other.
    else if (viewOfTab() !== null) location.replace(href('home'))
  }, [code, mall])
  return <ViewCustomerView state={state} />
}
