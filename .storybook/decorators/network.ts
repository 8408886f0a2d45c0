import { setupWorker } from 'msw/browser'
import { addons } from 'storybook/preview-api'
import { callsLeftOpen, contractViolations, forgetCallsLeftOpen } from '../../packages/mocks/src/index.ts'
import { asksNetwork } from './networks.ts'

const unanswered: string[] = []

/** Pending requests by their ids. */
const inFlight = new Map<string, string>()
let callCount = 0

/** The story that is shown. */
let storyId = ''

const keyOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`

const isCall = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/api/')

/**
 * The worker unregisters with the last page that it serves. A page that is loaded while the one before it goes, as by a reload or in a
 * frame of its own, would be left without one, and its calls would go to whoever serves Storybook: so no page says that it goes.
 */
const keepWorker = (): void => {
  globalThis.addEventListener('pagehide', (event) => {
    if (event.isTrusted) event.stopImmediatePropagation()
  })
}

const start = async () => {
  keepWorker()
  const worker = setupWorker()
  worker.events.on('request:start', ({ requestId, request }) => {
    callCount += 1
    inFlight.set(requestId, keyOf(request))
    if (isCall(request)) addons.getChannel().emit(asksNetwork, storyId)
  })
  worker.events.on('request:end', ({ requestId }) => {
    inFlight.delete(requestId)
  })
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return
      const { request } = frame.data as { request: Request }
      if (!isCall(request)) return
      unanswered.push(keyOf(request))
      throw new Error(`No handler answers ${keyOf(request)}. Give the story one: beforeEach: ({ msw }) => msw.use(…)`)
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

/** Forgets the requests of the previous story. */
export const forgetCalls = (nextStory: string): void => {
  storyId = nextStory
  unanswered.length = 0
  inFlight.clear()
  callCount = 0
  forgetCallsLeftOpen()
}

/** Whether the story has asked for anything. */
export const hasCalled = (): boolean => callCount > 0

/** Whether a response is pending. */
export const awaitsAnswers = (): boolean => {
  const open: ReadonlySet<string> = callsLeftOpen()
  return [...inFlight.values()].some((key) => !open.has(key))
}

/** Fails a story that made a call without a handler. */
export const expectAllAnswered = (): void => {
  if (unanswered.length > 0) throw new Error(`Calls without a handler: ${[...new Set(unanswered)].join(', ')}`)
}

/** Fails a story whose responses break the contract. */
export const expectContractKept = (): void => {
  const violations = contractViolations()
  if (violations.length > 0) throw new Error(violations.join('\n'))
}
