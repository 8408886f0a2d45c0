import { HttpHandler } from 'msw'
import type { SetupWorker } from 'msw/browser'
import { scenarios } from '../../packages/mocks/src/index.ts'
import { withLongData } from './long-data.ts'
import { networks } from './networks.ts'

export const dataItems = [
  { value: 'normal', title: 'Data normal' },
  { value: 'long', title: 'Data long' },
]

/** The network and the data that the toolbar asks for. */
export interface Choice {
  readonly network: string
  readonly data: string
}

export const choiceOf = (globals: Readonly<Record<string, unknown>>): Choice => ({
  network: typeof globals.network === 'string' ? globals.network : 'normal',
  data: typeof globals.data === 'string' ? globals.data : 'normal',
})

/** False when the user changed the network or the data: then the story's expectations need not hold. */
export const isAsWritten = ({ network, data }: Choice): boolean => network === 'normal' && data === 'normal'

/** The worker as a story sees it: whatever handlers it is given, the chosen network answers before them. */
export const withChoice = (worker: SetupWorker, choice: Choice): SetupWorker => {
  if (isAsWritten(choice)) return worker
  const scenario = networks[choice.network]
  const use: SetupWorker['use'] = (...own) => {
    const handlers = [...(scenario ? scenarios[scenario]() : []), ...own.filter((handler) => handler instanceof HttpHandler)]
    worker.use(...(choice.data === 'long' ? [withLongData(handlers)] : handlers))
  }
  return { ...worker, use }
}
