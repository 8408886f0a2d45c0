import { asc, eq } from 'drizzle-orm'
import type { PurchaseListVisibility } from '@mall/api/contract'
import { product } from '../platform/db/schema/catalogue.ts'
import { purchaseListLine } from '../platform/db/schema/purchase-list.ts'
import { fittingQuantity } from '../trade/inquiry/demo-quote.ts'
import { offersOf } from '../catalogue/pricing/offers.ts'
import { record } from '../trade/purchase-list/records.ts'
import { searchProducts } from '../catalogue/search/store.ts'
import { deliveryAreaOf } from '../trade/shopping-cart/view.ts'
import { addDays, toDay } from '../platform/time.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { ownerOf } from './owner-of.ts'

interface PurchaseListFixture {
  readonly userId: number
  readonly name: string
  readonly visibility: PurchaseListVisibility
  readonly daysAgo: number
  /** The quantity of the first product found by it. */
  readonly wanted: readonly (readonly [keyword: string, quantity: number])[]
  /** It also has a product that is sold no more, as a list that is some months old has. */
  readonly isOld?: true
}

const { buyer, approver, buyer2, other } = demo.users

const fixtures: readonly PurchaseListFixture[] = [
  { userId: buyer, name: '办公文具月补', visibility: 'self', daysAgo: 12, wanted: [['复印纸', 40], ['中性笔', 60], ['文件夹', 30], ['便利贴', 24], ['订书钉', 20]] },
  { userId: buyer, name: '新员工入职', visibility: 'department', daysAgo: 33, wanted: [['笔记本', 10], ['中性笔', 20], ['文件夹', 10], ['鼠标', 5]] },
  { userId: buyer, name: '档案室年度整理', visibility: 'self', daysAgo: 210, wanted: [['档案盒', 50], ['标签', 20], ['长尾夹', 24]], isOld: true },
  { userId: approver, name: '茶水间补货', visibility: 'department', daysAgo: 6, wanted: [['纸杯', 20], ['茶叶', 6], ['咖啡', 6], ['抽纸', 30]] },
  { userId: buyer2, name: '实验室耗材', visibility: 'department', daysAgo: 20, wanted: [['手套', 20], ['口罩', 40], ['垃圾袋', 30]] },
  { userId: other, name: '仓库打包用品', visibility: 'department', daysAgo: 15, wanted: [['胶带', 48], ['记号笔', 20], ['垃圾袋', 20]] },
]

/** 常购清单 of the named accounts: their own, and some that a department shares. */
export const seedPurchaseLists = async ({ db, now, progress }: SeedContext): Promise<void> => {
  progress('purchase lists')
  const [gone] = await db.select({ id: product.id }).from(product).where(eq(product.isOnShelf, false)).orderBy(asc(product.id)).limit(1)
  for (const { userId, name, visibility, daysAgo, wanted, isOld } of fixtures) {
    const owner = await ownerOf(db, userId)
    const { enterpriseId, departmentId } = owner
    const areaCode = await deliveryAreaOf(db, owner)
    const pieces = new Map<number, number>()
    for (const [Keyword, quantity] of wanted) {
      const { ids } = await searchProducts(db, { ...owner, day: toDay(now) }, { Keyword, OnlyInStock: true }, { PageIndex: 1, PageSize: 1 })
      for (const offer of await offersOf(db, owner, ids, areaCode, now)) pieces.set(offer.productId, fittingQuantity(offer, quantity))
    }
    if (isOld && gone !== undefined) pieces.set(gone.id, 5)
    const [list] = await db
      .insert(record)
      .values({ userId, enterpriseId, name, visibility, sharedDepartmentId: visibility === 'department' ? departmentId : null, updatedAt: addDays(now, -daysAgo) })
      .returning()
    if (list === undefined) throw new Error('The list was not written')
    await db.insert(purchaseListLine).values([...pieces].map(([productId, quantity], position) => ({ listId: list.id, productId, quantity, position })))
  }
}
