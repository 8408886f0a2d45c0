import { delay, getResponse, http, HttpHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { scenarios, type ScenarioName } from '../../packages/mocks/src/index.ts'
import { withLongData } from './long-data.ts'

/** The networks of the toolbar; in `normal` the story's own handlers hold. */
const networks: Readonly<Record<string, ScenarioName>> = {
  slow: 'slow',
  empty: 'empty',
  broken: 'broken',
  forbidden: 'forbidden',
  expired: 'expired',
  'rate-limited': 'rateLimited',
}

export const networkItems = ['normal', ...Object.keys(networks)].map((value) => ({ value, title: `Network ${value}` }))
export const dataItems = [
  { value: 'normal', title: 'Data normal' },
  { value: 'long', title: 'Data long' },
]

const patience = 2000

/** The same handlers, each answer two seconds late. */
function late(handlers: readonly HttpHandler[]): HttpHandler {
  return http.all('*', async ({ request }) => {
    const response = await getResponse([...handlers], request.clone())
    if (response) await delay(patience)
    return response
  })
}

/** What answers before the story's handlers, and in their place. */
function turned(network: string, own: readonly HttpHandler[]): HttpHandler[] {
  const name = networks[network]
  if (!name) return [...own]
  const scenario = scenarios[name]()
  return name === 'slow' ? [late(own), ...scenario] : [...scenario, ...own]
}

/** The network and the data that the toolbar asks for. */
export interface Choice {
  readonly network: string
  readonly data: string
}

export const choiceOf = (globals: Readonly<Record<string, unknown>>): Choice => ({
  network: typeof globals.network === 'string' ? globals.network : 'normal',
  data: typeof globals.data === 'string' ? globals.data : 'normal',
})

/** False where somebody turned the network or the data: then a story need not hold what it promises. */
export const isAsWritten = ({ network, data }: Choice): boolean => network === 'normal' && data === 'normal'

/**
 * The worker as a story sees it: whatever handlers the story asks for, the chosen network answers first. Its handlers are made
 * anew behind each `use`, since making the story's began a new world.
 */
export function withChoice(worker: SetupWorker, choice: Choice): SetupWorker {
  if (isAsWritten(choice)) return worker
  const turn: SetupWorker['use'] = (...own) => {
    const handlers = turned(choice.network, own.filter((handler) => handler instanceof HttpHandler))
    worker.use(...(choice.data === 'long' ? [withLongData(handlers)] : handlers))
  }
  turn()
  return { ...worker, use: turn }
}
