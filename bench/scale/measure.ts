import type { Db } from '../../packages/mall-server/src/platform/db/client.ts'
import { blocksRead } from '../../packages/mall-server/src/testing/mass/blocks-read.ts'
import { product } from '../../packages/mall-server/src/platform/db/schema/catalogue.ts'
import { askAtRate } from '../load.ts'
import { percentile } from '../percentile.ts'
import { measuredCalls } from './lists.ts'
import { peopleOf } from './people.ts'
import { startServer } from './server.ts'
import { measureSubmissions, readySubmissions } from './submissions.ts'

/** How long the calls of a list are made. */
const seconds = Number(process.env.SCALE_SECONDS ?? 10)
const submissions = Number(process.env.SCALE_SUBMISSIONS ?? 2_000)
const atOnce = [1, 8, 32]

export type Row = Record<string, string | number>

/** One size: what its calls add to the rows of the table, by name. */
export const measure = async (db: Db, databaseUrl: string, orders: number, rows: Map<string, Row>) => {
  const people = await peopleOf(db)
  const goods = await db.select({ code: product.code }).from(product).limit(1_000)
  await using server = await startServer(databaseUrl)
  console.error(`${orders} orders: the server was ready in ${Math.round(server.readyMs)} ms`)
  const note = (name: string, { times, refused }: Awaited<ReturnType<typeof askAtRate>>, cpuMs: number, blocks: number) => {
    const row = rows.get(name) ?? { call: name }
    row[`${orders}: p50 ms`] = percentile(times, 0.5)
    row[`${orders}: p99 ms`] = percentile(times, 0.99)
    row[`${orders}: CPU ms`] = Math.round(cpuMs * 10) / 10
    row[`${orders}: blocks`] = Math.round(blocks)
    row[`${orders}: refused`] = refused
    rows.set(name, row)
    console.error(`${name}: ${row[`${orders}: p50 ms`]} / ${row[`${orders}: p99 ms`]} ms, CPU ${row[`${orders}: CPU ms`]} ms, ${row[`${orders}: blocks`]} blocks${refused > 0 ? `, ${refused} refused` : ''}`)
  }
  for (const { name, askOf, perSecond = 20 } of measuredCalls(people, goods.map(({ code }) => code))) {
    // A server that has just started compiles its code, and prepares its statements, while it answers.
    await askAtRate(server.sender, { perSecond: Math.min(20, perSecond), seconds: 3 }, (nth) => askOf(nth + 1_000_000))
    const [before, blocksBefore] = [await server.cpuMs(), await blocksRead(db)]
    const asked = await askAtRate(server.sender, { perSecond, seconds }, askOf)
    const made = perSecond * seconds
    note(name, asked, ((await server.cpuMs()) - before) / made, ((await blocksRead(db)) - blocksBefore) / made)
  }
  const placed: Row[] = []
  for (const [at, count] of atOnce.entries()) {
    const buyers = people.buyers.filter((_, nth) => nth % atOnce.length === at).slice(0, Math.ceil(submissions / atOnce.length))
    const asks = await readySubmissions(db, server, buyers)
    const { times, perSecond, cpuMs } = await measureSubmissions(server, asks, count)
    placed.push({ orders, 'at once': count, 'submissions a second': Math.round(perSecond), 'p50 ms': percentile(times, 0.5), 'p99 ms': percentile(times, 0.99), 'CPU ms of the server': Math.round(cpuMs * 100) / 100 })
  }
  return placed
}
