import { selectionPlanNames, type CallInput, type CallOutput, type SelectionItem, type SelectionPlanCode } from '@mall/api/contract'
import { fittingQuantity, highestQuantity, priceOf, priceQuantitiesOf, purchaseProblem, stockStateOf, type Sellable } from '../../catalogue/assortment/rules.ts'
import { stockAreaOf } from '../../catalogue/assortment/stock-areas.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toFen, toYuan } from '../../platform/money.ts'
import { isCalledNonAgreed, priceLine } from '../../catalogue/pricing/lines.ts'
import { offersByCode, offersOf } from '../../catalogue/pricing/offers.ts'
import { deliveryAreaOf } from '../shopping-cart/view.ts'
import { candidatesOf } from './candidates.ts'
import { costOf, type Graded, type Option } from './knapsack.ts'
import { needsOf, type Wanted } from './needs.ts'
import { notExchanged, plansOf, type Changes } from './plans.ts'
import { reasonOf } from './reasons.ts'

type Request = CallInput<'POST /api/Product/Select'>

interface FilledNeed extends Wanted {
  readonly options: readonly Option[]
  /** By code. */
  readonly offers: ReadonlyMap<string, { readonly offer: Sellable; readonly pack: number }>
}

const planCodes = Object.keys(selectionPlanNames) as SelectionPlanCode[]

const optionOf = (offer: Sellable, pack: number, quantity: number): Option => {
  const { subtotalFen, isAgreed } = priceLine({ cartItemId: 0, productId: offer.productId, quantity, remark: '' }, offer)
  return { code: offer.code, quantity, costFen: subtotalFen, pieceFen: subtotalFen / (quantity * pack), isAgreed }
}

/** The needs with the products that can be bought in the quantity. */
const filledNeeds = async (db: Db, caller: Caller, request: Request, area: string, now: Date): Promise<FilledNeed[]> => {
  const needs = await needsOf(db, request)
  const found = []
  for (const need of needs) found.push({ need, candidates: await candidatesOf(db, caller, stockAreaOf(area), need, request) })
  const ids = [...new Set(found.flatMap(({ candidates }) => candidates.map(({ id }) => id)))]
  const offers = new Map((await offersOf(db, caller, ids, area, now)).map((offer) => [offer.productId, offer]))
  return found.map(({ need, candidates }) => {
    const buyable = candidates.flatMap(({ id, pack }) => {
      const offer = offers.get(id)
      const quantity = offer && fittingQuantity(offer, Math.ceil(need.pieces / pack))
      return offer && quantity && quantity * pack >= need.pieces ? [{ offer, pack, option: optionOf(offer, pack, quantity) }] : []
    })
    return { ...need, options: buyable.map(({ option }) => option), offers: new Map(buyable.map(({ offer, pack }) => [offer.code, { offer, pack }])) }
  })
}

/** Kept lines that can be bought as they are, by plan and need. A product that is none of the need's is priced as it is sold. */
const changesOf = (request: Request, needs: readonly FilledNeed[], others: ReadonlyMap<string, Sellable>) => (plan: SelectionPlanCode): Changes => {
  const kept = (request.Kept ?? []).flatMap(({ Plan, NeedId, ProductCode, Quantity }): [number, Option][] => {
    const known = needs.find(({ id }) => id === NeedId)?.offers.get(ProductCode)
    const offer = known?.offer ?? others.get(ProductCode)
    return Plan !== plan || offer === undefined || purchaseProblem(offer, Quantity) !== null ? [] : [[NeedId, optionOf(offer, known?.pack ?? 1, Quantity)]]
  })
  const exchanged = (request.Exchanged ?? []).filter(({ Plan }) => Plan === plan).map(({ ProductCode }) => ProductCode)
  return { kept: new Map(kept), exchanged: new Set(exchanged) }
}

/** The price of a piece from each quantity on where it changes. */
const tierPrices = (offer: Sellable): SelectionItem['TierPrices'] => {
  const quantities = [offer.moq, ...priceQuantitiesOf(offer).filter((quantity) => quantity > offer.moq)]
  return quantities.map((quantity) => ({ MinQty: quantity, Price: toYuan(priceOf(offer, quantity).priceFen) }))
}

const itemOf = (need: FilledNeed, { code, quantity, costFen, grade, isAgreed }: Graded, offer: Sellable, pack: number, people: number, changes: Changes): SelectionItem => ({
  NeedId: need.id,
  NeedName: need.name,
  IsNecessary: need.isNecessary,
  ProductCode: code,
  CustomerProductName: offer.name,
  ImageUrl: offer.imageUrl,
  Unit: offer.unit,
  Quantity: quantity,
  Price: toYuan(priceOf(offer, quantity).priceFen),
  Subtotal: toYuan(costFen),
  TierPrices: tierPrices(offer),
  IsAgreed: isAgreed,
  IsNonAgreed: isCalledNonAgreed({ sellable: offer, ...priceOf(offer, quantity) }),
  Stock: stockStateOf(offer.stock, quantity),
  MOQ: offer.moq,
  Step: offer.step,
  MaxQty: highestQuantity(offer),
  Reason: reasonOf({ need, people, quantity, pack, unit: offer.unit, isAgreed, grade, isKept: changes.kept.has(need.id) }),
  Others: notExchanged(need.options, changes).filter((option) => option.code !== code).length,
})

/** 一键选品: three plans from what the occasion needs and what the user can buy now. */
export const selectProducts = async (db: Db, caller: Caller, request: Request, now: Date): Promise<CallOutput<'POST /api/Product/Select'>> => {
  const area = await deliveryAreaOf(db, caller)
  const needs = await filledNeeds(db, caller, request, area, now)
  const keptCodes = [...new Set((request.Kept ?? []).map(({ ProductCode }) => ProductCode))]
  const others = new Map((await offersByCode(db, caller, keptCodes, area, now)).map((offer) => [offer.code, offer]))
  const budgetFen = toFen(request.Budget)
  const changes = changesOf(request, needs, others)
  const plans = plansOf(needs, budgetFen, changes)
  return {
    Plans: planCodes.map((Plan) => {
      const choice = plans[Plan]
      const totalFen = costOf(choice)
      const Items = needs.flatMap((need, at): SelectionItem[] => {
        const option = choice[at]
        const { offer, pack } = need.offers.get(option?.code ?? '') ?? { offer: others.get(option?.code ?? ''), pack: 1 }
        return option && offer ? [itemOf(need, option, offer, pack, request.People, changes(Plan))] : []
      })
      return { Plan, Name: selectionPlanNames[Plan], Items, Total: toYuan(totalFen), OverBudget: totalFen > budgetFen }
    }),
    Missing: needs.filter(({ options }) => options.length === 0).map(({ name }) => name),
  }
}
