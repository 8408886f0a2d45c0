import { setTimeout as sleep } from 'node:timers/promises'
import { createTestMall } from '../../packages/mall-server/src/testing/test-mall.ts'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { labelledQueries } from '../../packages/mall-server/src/catalogue/search/testing/labelled-queries.ts'
import { percentile } from '../percentile.ts'
import { printTable } from '../table.ts'

const products = Number(process.env.SEARCH_PRODUCTS ?? 100_000)
const measured = { perSecond: Number(process.env.SEARCH_RATE ?? 300), seconds: Number(process.env.SEARCH_SECONDS ?? 20) }
const warmUp = { perSecond: 50, seconds: 10 }
/** The time budget of 99 of 100 lists, ms. */
const limitMs = 50

/** Latencies of lists with facets, asked for at a rate whether or not the ones before have been answered; half by a buyer, half by visitors. */
export const run = async (): Promise<void> => {
  if (!process.env.TEST_DATABASE_URL) return console.log('TEST_DATABASE_URL is not set: these are figures of PostgreSQL.')
  const mall = await createTestMall()
  try {
    await fillProducts(mall.db, products)
    const { Token } = await mall.login('buyer')
    const ask = async (Keyword: string | undefined, token: string | undefined): Promise<number> => {
      const begin = performance.now()
      const { success, message } = await mall.call('POST /api/Product/List', { ...(Keyword === undefined ? {} : { Keyword }), PageIndex: 1, PageSize: 20 }, { token })
      if (!success) throw new Error(message)
      return performance.now() - begin
    }
    const first = await ask('打印纸', Token)
    const askAtRate = async ({ perSecond, seconds }: typeof measured): Promise<number[]> => {
      const asked: Promise<number>[] = []
      const begin = performance.now()
      for (let nth = 0; nth < perSecond * seconds; nth++) {
        const wait = begin + (nth * 1000) / perSecond - performance.now()
        if (wait > 0) await sleep(wait)
        // Every tenth is the list of all products.
        asked.push(ask(nth % 10 === 0 ? undefined : labelledQueries[nth % labelledQueries.length]?.query, nth % 2 === 0 ? Token : undefined))
      }
      return (await Promise.all(asked)).toSorted((one, other) => one - other)
    }
    // A server that has just started compiles its code while it answers.
    await askAtRate(warmUp)
    const usedBefore = process.cpuUsage()
    const times = await askAtRate(measured)
    const used = process.cpuUsage(usedBefore)
    const cpuMs = (used.user + used.system) / 1000 / times.length
    printTable([{ products, 'a second': measured.perSecond, 'first ms': Math.round(first), 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99), 'limit ms': limitMs, 'CPU ms of a list': Math.round(cpuMs * 100) / 100 }])
  } finally {
    await mall.close()
  }
}
