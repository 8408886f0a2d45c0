import type { NoticeEvent } from '@mall/api/contract'
import { callerOfSession } from '../account/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import type { EventStream, ServerEvent } from '../../platform/http/events.ts'
import { userTopic } from '../../platform/pub-sub/pub-sub.ts'
import { menuCodesOf } from '../role/store.ts'
import { countUnread, latestId, unreadIdsAfter, unreadNotices } from './store.ts'

/** Streams of one user in one process: a browser has one for all its tabs. */
const maxStreams = 10

/** How often a stream shows that it lives, and looks whether its session does, ms. */
const heartbeatMs = 15_000

/** Notices sent at once: a user who missed more reads the list. */
const maxAtOnce = 20

const unavailable = () => new BusinessError('STREAM_UNAVAILABLE', '暂时无法接收实时消息')

/** `Last-Event-ID`: the id of the last notice that the client received. */
const lastIdOf = (request: Request): number | null => {
  const text = request.headers.get('last-event-id') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/**
 * The notices of a caller as they come. Notified by the database, so that it does not matter which process wrote them; the count is read
 * again at every heartbeat as well, since a connection that listens may be lost for a while.
 * @throws BusinessError where nothing is listened to, or when the user has ten streams here.
 */
export const openNoticeEvents = async (opener: Caller, request: Request, deps: Deps): Promise<EventStream<NoticeEvent>> => {
  const { db, pubSub } = deps
  const topic = userTopic(opener.userId)
  if (pubSub === null || pubSub.stopping.aborted || pubSub.subscribers(topic) >= maxStreams) throw unavailable()
  const fresh = new Set<number>()
  let isNotified = false
  let rouse = (): void => {}
  const notify = (detail: string): void => {
    if (detail !== '' && fresh.size < maxAtOnce) fresh.add(Number(detail))
    isNotified = true
    rouse()
  }
  const unsubscribe = await pubSub.subscribe(topic, notify)

  const wait = (ended: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (isNotified || ended.aborted) return resolve()
      const timer = setTimeout(resolve, heartbeatMs)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return async function* (left): AsyncGenerator<ServerEvent<NoticeEvent> | null> {
    const ended = AbortSignal.any([left, pubSub.stopping])
    ended.addEventListener('abort', () => rouse())
    try {
      const lastId = lastIdOf(request)
      let sentCount: number | null = null
      let menu: string | null = null
      if (lastId !== null) for (const id of await unreadIdsAfter(db, opener, lastId, maxAtOnce)) fresh.add(id)
      while (!ended.aborted) {
        isNotified = false
        // A stream is open for hours: what its reader may do can change.
        const caller = await callerOfSession(opener, deps)
        if (caller === null || caller.mustEnrol) return
        const { seesPrices } = caller
        const ids = [...fresh]
        fresh.clear()
        const notices = await unreadNotices(db, caller, ids)
        const Count = await countUnread(db, caller)
        const codes = menuCodesOf(caller).join()
        if (menu !== null && codes !== menu) yield { data: { Type: 'menu', Count } }
        menu = codes
        for (const Notice of notices) yield { id: String(Notice.NoticeId), data: { Type: 'notice', Count, Notice }, seesPrices }
        if (notices.length > 0) sentCount = Count
        if (Count === sentCount) yield null
        else if (sentCount === null) yield { id: String(await latestId(db, caller)), data: { Type: 'count', Count } }
        else yield { data: { Type: 'count', Count } }
        sentCount = Count
        await wait(ended)
      }
    } finally {
      unsubscribe()
    }
  }
}
