import type { PageMall } from '../page.ts'
import { openMall, unpackSnapshot } from './open-mall.ts'

/** The mall of a page for a process without pages, as that of a test: on a gzipped database, whose clock stands at `now` until it is set. */
export const openMallInProcess = (readSnapshot: () => Promise<Uint8Array<ArrayBuffer>>, now: Date): PageMall => {
  const open = async () => openMall(await unpackSnapshot(new Response(await readSnapshot())), now)
  const opened = open()
  opened.catch(() => {})
  return {
    fetch: async (request) => (await opened).fetch(request),
    restore: async () => (await opened).restore(),
    login: async (account) => (await opened).login(account),
    setNow: async (moment) => (await opened).setNow(moment),
    close: async () => (await opened).close(),
  }
}
