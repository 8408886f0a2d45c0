import type { Address, OrderStatus, SubmitResult } from '@mall/api/contract'
import { buildAddresses } from './address-data.ts'
import type { MockCartLine } from './cart.ts'
import type { MockOrder } from './order.ts'
import { buildOrders } from './order-data.ts'
import { products, type MockProduct } from './products.ts'

/** An order that was shown for confirmation. */
export interface MockConfirmation {
  readonly cartItemIds: readonly number[]
}

/** What a submission answered, for the same RequestId sent again. */
export interface MockSubmission {
  readonly body: string
  readonly result: SubmitResult
}

/** A forgotten password. */
export interface MockReset {
  readonly account: string
  readonly code: string
  tries: number
  isVerified: boolean
}

/** Everything that calls change. One world per story. */
export interface World {
  readonly products: readonly MockProduct[]
  cart: MockCartLine[]
  orders: MockOrder[]
  addresses: Address[]
  /** Product codes. */
  favorites: Set<string>
  /** 2026年第一季度办公预算 of 行政部, fen. */
  budget: { readonly totalFen: number; usedFen: number; frozenFen: number }
  confirmations: Map<string, MockConfirmation>
  /** By RequestId. */
  submissions: Map<string, MockSubmission>
  /** Credentials that the captcha gave out and nobody used. */
  captchaCredentials: Set<string>
  captchaChallenges: Set<string>
  /** Forgotten passwords by ticket. */
  resets: Map<string, MockReset>
  /** Accounts that asked for a code within the last minute. */
  codesSent: Set<string>
  /** Account names by work-chat member. */
  weChatWorkMembers: Map<string, string>
  /** Refresh tokens that were traded in. */
  usedRefreshTokens: Set<string>
  wrongPasswords: number
  /** True once `Account/UnLock` lifted the rate limit. */
  isUnlocked: boolean
  nextId: number
}

const buildCartLines = (): MockCartLine[] => {
  const rows = [
    [0, 5, true, ''],
    [11, 10, true, '请随箱附发票复印件'],
    [24, 12, true, ''],
    [22, 2, true, ''],
    [31, 5, false, ''],
    [43, 6, true, ''],
  ] as const
  return rows.flatMap(([place, quantity, selected, remark], index) => {
    const product = products[place]
    const fen = product?.tiers.findLast(({ minQty }) => minQty <= quantity)?.fen ?? product?.tiers[0]?.fen ?? 0
    return product ? [{ id: index + 1, code: product.code, quantity, selected, remark, addedFen: index === 2 ? fen + 60 : fen }] : []
  })
}

/** A world as it is before anybody did anything. */
export const createWorld = (): World => ({
  products,
  cart: buildCartLines(),
  orders: buildOrders(),
  addresses: buildAddresses(),
  favorites: new Set(products.filter((_, index) => index % 9 === 0).map(({ code }) => code)),
  budget: { totalFen: 6_000_000, usedFen: 3_124_050, frozenFen: 412_000 },
  confirmations: new Map(),
  submissions: new Map(),
  captchaCredentials: new Set(),
  captchaChallenges: new Set(),
  resets: new Map(),
  codesSent: new Set(),
  weChatWorkMembers: new Map(),
  usedRefreshTokens: new Set(),
  wrongPasswords: 0,
  isUnlocked: false,
  nextId: 1000,
})

let world = createWorld()

/** The world that handlers answer from at this moment. */
export const currentWorld = (): World => world

/** Starts a new world, prepared by the caller. `allHandlers` does this. */
export const resetWorld = (prepare?: (world: World) => void): World => {
  world = createWorld()
  prepare?.(world)
  return world
}

/** The number of the newest order in a status. */
export const orderNoOf = (status: OrderStatus): string => {
  const order = world.orders.find((one) => one.status === status)
  if (!order) throw new Error(`The world has no order in status ${status}`)
  return order.orderNo
}

/** What is left of the budget, fen. */
export const budgetRemainingFen = ({ budget }: World): number => budget.totalFen - budget.usedFen - budget.frozenFen
