import type { CallKey, LinkTarget, Notice } from '@mall/api/contract'
import { callKey, controllerKey } from '@mall/api/query'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followNotices } from './live-notices.ts'
import { noticeQueries } from '../../../queries/notice.ts'

/** The subject of a notice has changed: the pages that show it read it again. An approval is left to whoever is editing it. */
const shownBy: Partial<Readonly<Record<LinkTarget['Kind'], readonly CallKey[]>>> = {
  order: ['POST /api/Order/Detail', 'POST /api/Order/SubmitResult'],
  payment: ['POST /api/Order/Detail', 'POST /api/Order/SubmitResult', 'POST /api/Payment/State'],
  afterSales: ['POST /api/AfterSales/Detail'],
  product: ['POST /api/Product/Stock', 'POST /api/Restock/State'],
}

/** Follows the viewer's notices while the page is open: keeps count, list, 待办 and the menu up to date. Returns the latest that came. */
export const useLiveNotices = (): Notice | null => {
  const { mall, session, notify } = useMallServices()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const [latest, setLatest] = useState<Notice | null>(null)

  useEffect(() => {
    const countKey = noticeQueries.count(mall, key).queryKey
    let following: AbortController | undefined
    const start = () => {
      following?.abort()
      following = new AbortController()
      const { signal } = following
      void followNotices({
        mall, viewer: key, signal,
        onEvent: (event) => {
          const before = queryClient.getQueryData(countKey)?.Count
          // A count that was asked for before the event is older than it, even when it comes later.
          void queryClient.cancelQueries({ queryKey: countKey })
          queryClient.setQueryData(countKey, { Count: event.Count })
          if (event.Type === 'menu') void import('../../read-menu-again.ts').then(({ readMenuAgain }) => readMenuAgain({ mall, session, queryClient, notify }))
          if (event.Type === 'notice') {
            setLatest(event.Notice)
            for (const call of shownBy[event.Notice.Target.Kind] ?? []) void queryClient.invalidateQueries({ queryKey: callKey(call) })
          } else if (event.Count === before) return
          void queryClient.invalidateQueries({ queryKey: callKey('POST /api/Notice/List') })
          void queryClient.invalidateQueries({ queryKey: controllerKey('Home') })
          void queryClient.invalidateQueries({ queryKey: controllerKey('Workbench') })
        },
      })
    }
    // A page in the back/forward cache may hold neither a lock nor a connection.
    const stop = () => following?.abort()
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) start()
    }
    start()
    window.addEventListener('pagehide', stop)
    window.addEventListener('pageshow', resume)
    return () => {
      window.removeEventListener('pagehide', stop)
      window.removeEventListener('pageshow', resume)
      stop()
    }
  }, [mall, session, notify, key, queryClient])

  return latest
}
