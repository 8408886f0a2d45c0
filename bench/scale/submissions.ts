import type { Db } from '../../packages/mall-server/src/platform/db/client.ts'
import { fillCarts } from '../../packages/mall-server/src/testing/mass/carts.ts'
import { askAtOnce, type Ask } from '../load.ts'
import type { Person } from './people.ts'
import type { MeasuredServer } from './server.ts'

interface Confirmed {
  readonly MsgBody: { readonly ConfirmToken: string }
}

/** Submissions that are ready to be made: a cart of each, confirmed by its owner. */
export const readySubmissions = async (db: Db, { sender }: MeasuredServer, people: readonly Person[]): Promise<Ask[]> => {
  const carts = await fillCarts(db, people.map(({ userId }) => userId))
  const ready: Ask[] = []
  const confirm = async ({ userId, token, addressId, departmentId }: Person): Promise<void> => {
    const text = await sender.send({ path: 'Order/Confirm', token, body: { CartItemIds: carts.get(userId) ?? [], AddressId: addressId, DepartmentId: departmentId } })
    const { ConfirmToken } = (JSON.parse(text) as Confirmed).MsgBody
    const body = { ConfirmToken, RequestId: crypto.randomUUID(), AddressId: addressId, DepartmentId: departmentId, PaymentType: 1, InvoiceMode: 3, Reason: '办公用品补货' }
    ready.push({ path: 'Order/Submit', token, body })
  }
  const waiting = people.values()
  await Promise.all(Array.from({ length: 8 }, async () => {
    for (const person of waiting) await confirm(person)
  }))
  return ready
}

/** How many submissions are answered a second while so many are under way, their latencies, and what each costs the server. */
export const measureSubmissions = async (server: MeasuredServer, asks: readonly Ask[], atOnce: number) => {
  const before = await server.cpuMs()
  const { times, perSecond } = await askAtOnce(server.sender, atOnce, asks)
  return { times, perSecond, cpuMs: ((await server.cpuMs()) - before) / asks.length }
}
