import type { Cart, CallKey } from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import { purchaseProblem, split, viewCart, type MockCartLine } from '../world/cart.ts'
import { toYuan } from '../world/money.ts'
import { fenAt, productOfCode } from '../world/products.ts'
import { budgetRemainingFen, type World } from '../world/world.ts'
import type { Answers } from './define.ts'

type CartKey = Extract<CallKey, `${string}/api/ShoppingCart/${string}` | `${string}/api/Favorite/${string}`>

const view = (world: World): Cart => viewCart(world.cart, budgetRemainingFen(world))

/** Puts a product in the cart, merged with what is there; answers why not, or null. */
export const putInCart = (world: World, code: string, quantity: number): string | null => {
  const product = productOfCode(code)
  if (!product) return `商品编码不存在：${code}`
  const present = world.cart.find((line) => line.code === code)
  const wanted = (present?.quantity ?? 0) + quantity
  const problem = purchaseProblem(product, wanted)
  if (problem !== null) return problem
  if (present) present.quantity = wanted
  else {
    world.nextId += 1
    world.cart.unshift({ id: world.nextId, code, quantity, selected: true, remark: '', addedFen: fenAt(product, quantity) })
  }
  return null
}

const lineOf = (world: World, id: number): MockCartLine => {
  const line = world.cart.find((one) => one.id === id)
  if (!line) throw new Refusal('购物车中没有该商品')
  return line
}

const take = (world: World, ids: readonly number[]): MockCartLine[] => {
  const taken = world.cart.filter(({ id }) => ids.includes(id))
  world.cart = world.cart.filter(({ id }) => !ids.includes(id))
  return taken
}

export const cartAnswers: Answers<CartKey> = {
  'POST /api/ShoppingCart/Count': (_body, { world }) => world.cart.length,

  'POST /api/ShoppingCart/AddToCart': ({ Items }, { world }) => {
    const before = world.cart.map((line) => ({ ...line }))
    const problems = Items.flatMap(({ ProductCode, Quantity }) => putInCart(world, ProductCode, Quantity) ?? [])
    if (problems.length > 0) {
      world.cart = before
      throw new Refusal(problems.join('；'))
    }
    return '添加购物车成功'
  },

  'POST /api/ShoppingCart/YouLike/订单/6': (_body, { world }) =>
    world.products
      .filter(({ isAgreed, stock }) => isAgreed && stock > 0)
      .slice(20, 26)
      .map((product) => ({
        ProductCode: product.code,
        ImageUrl: product.image,
        CustomerProductName: product.name,
        CustomerPrice: toYuan(fenAt(product, product.moq)),
        ComixPrice: toYuan(product.marketFen),
      })),

  'POST /api/ShoppingCart/List': (_body, { world }) => view(world),

  'POST /api/ShoppingCart/Update': ({ CartItemId, Quantity, Remark }, { world }) => {
    const line = lineOf(world, CartItemId)
    const product = productOfCode(line.code)
    const problem = Quantity === undefined || !product ? null : purchaseProblem(product, Quantity)
    if (problem !== null) throw new Refusal(problem)
    if (Quantity !== undefined) line.quantity = Quantity
    if (Remark !== undefined) line.remark = Remark
    return view(world)
  },

  'POST /api/ShoppingCart/Remove': ({ CartItemIds }, { world }) => {
    take(world, CartItemIds)
    return view(world)
  },

  'POST /api/ShoppingCart/Select': ({ CartItemIds, Selected }, { world }) => {
    for (const line of world.cart) if (CartItemIds.includes(line.id)) line.selected = Selected
    return view(world)
  },

  'POST /api/ShoppingCart/Clear': ({ OnlyInvalid }, { world }) => {
    world.cart = OnlyInvalid ? split(world.cart).good.map(({ line }) => line) : []
    return view(world)
  },

  'POST /api/ShoppingCart/MoveToFavorite': ({ CartItemIds }, { world }) => {
    const taken = take(world, CartItemIds)
    if (taken.length === 0) throw new Refusal('购物车中没有该商品')
    for (const { code } of taken) world.favorites.add(code)
    return view(world)
  },

  'POST /api/Favorite/Add': ({ TargetId, Type }, { world }) => {
    if (!productOfCode(TargetId)) throw new Refusal('商品不存在')
    if (Type === 1) world.favorites.add(TargetId)
    return Type === 1 ? '添加收藏成功' : '已记录浏览'
  },

  'POST /api/Favorite/Remove': ({ TargetIds, Type }, { world }) => {
    if (Type === 1) for (const code of TargetIds) world.favorites.delete(code)
    return Type === 1 ? '已取消收藏' : '已删除浏览记录'
  },
}
