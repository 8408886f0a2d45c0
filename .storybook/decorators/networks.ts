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

/** Sent by a story that calls the mall, with its id: the toolbar offers another network only there. */
export const asksNetwork = 'mall/asks-network'
