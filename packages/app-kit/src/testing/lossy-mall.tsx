import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { changedBy, isMadeOnce } from '@mall/api/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { ClientContext, MallContext, type ChangeTable, type MallServices } from '../session/mall-context.ts'

/** What becomes of a request: the response is lost after the write, or the mall rejects it, or it returns this as `MsgBody`. */
export type Fate = 'lost' | 'rejected' | { readonly body: unknown }

interface Sent {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

const respond = (fate: Fate): Response => {
  if (fate === 'lost') throw new TypeError('Failed to fetch')
  return fate === 'rejected'
    ? Response.json({ MsgHeader: { Success: false, Code: 'VERSION_CONFLICT', RetMessage: '数据已被他人修改，请刷新后重试' }, MsgBody: null })
    : Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: fate.body })
}

/** The services of the app over a network whose every response is decided by the test: in this order, the last one for all that follow. */
export const lossyMall = (...fates: readonly [Fate, ...Fate[]]) => {
  const sent: Sent[] = []
  const left = [...fates]
  const mall = createMall({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sent.push({ path: new URL(request.url).pathname, input: (await request.json()) as Sent['input'] })
      return respond((left.length > 1 ? left.shift() : left[0]) ?? fates[0])
    },
  })
  const notify = vi.fn<MallServices['notify']>()
  const queryClient = new QueryClient()
  const refreshed: string[] = []
  const invalidate = queryClient.invalidateQueries.bind(queryClient)
  queryClient.invalidateQueries = (filters = {}) => {
    refreshed.push((filters.queryKey ?? []).join('/'))
    return invalidate(filters)
  }
  const services: MallServices = { mall, session: mall.session, notify, changes: { changedBy, isMadeOnce } as ChangeTable }
  const Services = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ClientContext value={services}>
        <MallContext value={services}>{children}</MallContext>
      </ClientContext>
    </QueryClientProvider>
  )
  return { Services, sent, notify, refreshed }
}
