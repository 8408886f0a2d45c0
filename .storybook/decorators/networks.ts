import type { ScenarioName } from '../../packages/mocks/src/index.ts'

/** The networks of the toolbar; in `normal` the story's own handlers hold. */
export const networks: Readonly<Record<string, ScenarioName>> = {
  slow: 'slow',
  empty: 'empty',
  broken: 'broken',
  offline: 'offline',
  forbidden: 'forbidden',
  expired: 'expired',
  'rate-limited': 'rateLimited',
}

export const networkItems = ['normal', ...Object.keys(networks)].map((value) => ({ value, title: `Network ${value}` }))

/** Said by a story, with its id, that asks the mall for something: there alone the toolbar offers another network. */
export const asksNetwork = 'mall/asks-network'
