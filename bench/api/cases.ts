import { uploadPath, type Peer, type Tab } from './peer.ts'
import type { RefreshMode, Server } from './server.ts'

/** What a case gets. The case passes when `run` returns true. */
export interface Stage {
  readonly server: Server
  readonly peer: Peer
  readonly tab: Tab
  /** How often `onLost` was called. */
  lost(): number
  /** Another tab of the same browser. */
  another(): Tab
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

const until = async (condition: () => boolean): Promise<void> => {
  for (const end = performance.now() + 3000; !condition(); await wait(2)) if (performance.now() > end) throw new Error('The condition was not met within 3 s')
}

const settled = (promises: Promise<unknown>[]) =>
  Promise.all(promises.map((promise) => promise.then(() => 'answered', (error: unknown) => (error instanceof Error ? error.name : 'failed'))))

const many = (tab: Tab, count: number) => settled(Array.from({ length: count }, (_, index) => tab.search({ Key: `词${index}` })))
const all = (results: string[], wanted: (result: string) => boolean) => results.every((result) => wanted(result))
const isAnswered = (result: string) => result === 'answered'

const atOnce = (count: number) => async ({ server, tab }: Stage) =>
  all(await many(tab, count), isAnswered) && server.refreshes() === 1

/** The refresh gets a response without tokens: all calls fail, the login is removed, and `onLost` is called once. */
const refused = async ({ tab, lost }: Stage) => {
  const results = await many(tab, 20)
  return all(results, (result) => !isAnswered(result)) && tab.read() === null && lost() === 1
}

/** The refresh gets no response, which says nothing about the login: it is kept. */
const unanswered = async ({ server, tab, lost }: Stage) => {
  const results = await many(tab, 5)
  server.refreshBy('well')
  const [after] = await settled([tab.search({ Key: 'after' })])
  return all(results, (result) => !isAnswered(result)) && lost() === 0 && after === 'answered'
}

/** The 16 cases: name, mode of the refresh, and the check. */
export const cases: readonly (readonly [name: string, refresh: RefreshMode, run: (stage: Stage) => Promise<boolean>])[] = [
  ['50 calls at once: one refresh, all succeed', 'slow', atOnce(50)],
  ['1,000 calls at once: one refresh, all succeed', 'slow', atOnce(1000)],
  ['a late 401 starts no second refresh', 'well', async ({ server, tab }) => {
    const late = tab.search({ Key: 'late' })
    await until(() => server.sends('late').length === 1)
    await tab.search({ Key: 'quick' })
    server.release()
    return all(await settled([late]), isAnswered) && server.refreshes() === 1
  }],
  ['a call made during a refresh waits for it', 'slow', async ({ server, tab }) => {
    const first = tab.search({ Key: 'first' })
    await until(() => server.refreshes() === 1)
    const second = tab.search({ Key: 'second' })
    return all(await settled([first, second]), isAnswered) && server.sends('second').length === 1
  }],
  ['a refresh answered with 401: all fail, onLost once', 401, refused],
  ['a refresh answered with 500: all fail, onLost once', 500, refused],
  ['a refresh that is cut: the login stays, the next call works', 'cut', unanswered],
  ['a refresh that hangs: calls fail in time, the login stays', 'hang', unanswered],
  ['an abort while waiting: at once, and not sent again', 'slow', async ({ server, tab }) => {
    const controller = new AbortController()
    const other = tab.search({ Key: 'other' })
    let isDone = false
    const aborted = settled([tab.search({ Key: 'aborted' }, controller.signal)]).finally(() => {
      isDone = true
    })
    await until(() => server.refreshes() >= 1 && server.sends('aborted').length >= 1)
    await wait(20)
    controller.abort()
    await wait(50)
    const leftAtOnce = isDone
    const results = await settled([other])
    return leftAtOnce && !isAnswered((await aborted)[0] ?? '') && all(results, isAnswered) && server.sends('aborted').length === 1
  }],
  ['a logout during a refresh stays a logout', 'slow', async ({ server, tab }) => {
    const call = settled([tab.search({ Key: 'x' })])
    await until(() => server.refreshes() === 1)
    tab.write(null)
    await call
    await wait(600)
    return tab.read() === null
  }],
  ['another login during a refresh: kept, nothing sent with its token', 'slow', async ({ server, tab }) => {
    const call = settled([tab.search({ Key: 'hers' })])
    await until(() => server.refreshes() === 1)
    tab.write({ user: 2, access: 'of another user', refresh: 'of another user' })
    await call
    await wait(600)
    return tab.read()?.user === 2 && tab.read()?.access === 'of another user' && server.sends('hers').length === 1
  }],
  ['a second 401 is final', 'well', async ({ server, tab }) => {
    const results = await settled([tab.search({ Key: 'never' })])
    return all(results, (result) => !isAnswered(result)) && server.sends('never').length === 2 && server.refreshes() === 1
  }],
  ['JSON is sent again as it was when the call was made', 'slow', async ({ server, tab }) => {
    const body = { Key: 'original' }
    const call = tab.search(body)
    await until(() => server.refreshes() === 1)
    body.Key = 'changed since'
    return all(await settled([call]), isAnswered) && server.sends('original').length === 2
  }],
  ['a file is sent again whole', 'slow', async ({ server, tab }) => {
    const bytes = crypto.getRandomValues(new Uint8Array(50_000))
    const results = await settled([tab.upload(new File([bytes], 'a.bin'))])
    const bodies = server.bodies(uploadPath)
    return all(results, isAnswered) && bodies.length === 2 && bodies.every((body) => body.includes(bytes))
  }],
  ['two tabs: one refresh', 'slow', async ({ server, tab, another }) => {
    const tabs = [tab, another()]
    const results = await Promise.all(tabs.map((each) => many(each, 20)))
    return all(results.flat(), isAnswered) && server.refreshes() === 1
  }],
  ['a POST whose connection broke is not sent again', 'well', async ({ server, tab }) => {
    tab.write({ user: 1, access: 'access', refresh: 'refresh' })
    const results = await settled([tab.search({ Key: 'cut' })])
    await wait(100)
    return all(results, (result) => !isAnswered(result)) && server.sends('cut').length === 1
  }],
]
