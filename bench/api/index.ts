import { printTable } from '../table.ts'
import { cases } from './cases.ts'
import { measureCost, measureResend } from './cost.ts'
import type { Peer } from './peer.ts'
import { alovaToken } from './peers/alova-token.ts'
import { axiosAuthRefresh } from './peers/axios-auth-refresh.ts'
import { kyRecipe } from './peers/ky-recipe.ts'
import { ours } from './peers/ours.ts'
import { sharedPromise } from './peers/shared-promise.ts'
import { startServer, type RefreshMode } from './server.ts'

const peers: readonly Peer[] = [ours, kyRecipe, sharedPromise, axiosAuthRefresh, alovaToken]

/** Timeout of one call, ms: long enough for 1,000 calls at once on a busy machine, short where the refresh hangs. */
const timeoutOf = (refresh: RefreshMode): number => (refresh === 'hang' ? 1500 : 10_000)

/** Timeout of a whole case, ms. */
const caseTimeout = 15_000

const late = () =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), caseTimeout).unref()
  })

/** Each case has its own server: a peer that still calls after its case would use up the refresh token of the next case. */
const passes = async (peer: Peer, [, refresh, run]: (typeof cases)[number]): Promise<boolean> => {
  const server = await startServer(refresh)
  let lost = 0
  const onLost = () => {
    lost += 1
  }
  const site = { origin: server.origin, timeout: timeoutOf(refresh), onLost }
  const tab = peer.open(site)
  tab.write({ user: 1, access: 'expired', refresh: 'refresh' })
  const result = run({ server, peer, tab, lost: () => lost, another: () => peer.open(site, tab) }).catch(() => false)
  return Promise.race([result, late()]).finally(server.close)
}

/** Some peers leave rejections unhandled, which would end the process. */
const ignore = () => undefined

const compare = async (): Promise<void> => {
  process.on('unhandledRejection', ignore)
  const passed = new Map(peers.map((peer) => [peer, 0]))
  const rows: Record<string, string>[] = []
  for (const one of cases) {
    const row: Record<string, string> = { case: one[0] }
    for (const peer of peers) {
      const isPassed = await passes(peer, one)
      if (isPassed) passed.set(peer, (passed.get(peer) ?? 0) + 1)
      row[peer.name] = isPassed ? 'yes' : '–'
    }
    rows.push(row)
  }
  rows.push({ case: `of ${cases.length}`, ...Object.fromEntries(peers.map((peer) => [peer.name, String(passed.get(peer))])) })
  printTable(rows)
  process.off('unhandledRejection', ignore)
}

/** Compares the client with its peers: 16 cases of an expired token, and CPU time per call. */
export const run = async (): Promise<void> => {
  await compare()
  const { ky, ours: own } = await measureCost()
  console.log(`\nCPU of a call on a stubbed fetch: plain ky ${ky.toFixed(0)} µs, @mall/api ${own.toFixed(0)} µs (${(own / ky).toFixed(2)} ×; at most 1.25)`)
  console.log(`Resent after a refresh: within ${(await measureResend()).toFixed(1)} ms for the last of 50 calls (at most 30)`)
}
