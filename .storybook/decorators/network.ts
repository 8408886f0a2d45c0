import { setupWorker } from 'msw/browser'
import { contractViolations } from '../../packages/mocks/src/index.ts'

const unanswered: string[] = []

const start = async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return
      const { request } = frame.data as { request: Request }
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      unanswered.push(`${request.method} ${pathname}`)
      throw new Error(`No handler answers ${request.method} ${pathname}. Give the story one: beforeEach: ({ msw }) => msw.use(…)`)
    },
  })
  return worker
}

let started: ReturnType<typeof start> | undefined

/**
 * The one worker of the page: a page of docs draws many stories at a time, and a second worker could not take the network over.
 * A call of the mall that no handler answers fails, and is remembered; other requests pass.
 */
export const startWorker = (): ReturnType<typeof start> => {
  started ??= start()
  return started
}

/** Forgets what the story before asked for. */
export const forgetCalls = (): void => {
  unanswered.length = 0
}

/** Fails the story that called what nobody answers. */
export const expectAllAnswered = (): void => {
  if (unanswered.length > 0) throw new Error(`Calls without a handler: ${[...new Set(unanswered)].join(', ')}`)
}

/** Fails the story whose answers the contract refuses. */
export const expectContractKept = (): void => {
  const violations = contractViolations()
  if (violations.length > 0) throw new Error(violations.join('\n'))
}
