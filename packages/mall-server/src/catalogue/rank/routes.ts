import { rankType } from '@mall/api/contract'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { rankProducts } from './rank.ts'

export const rankRoutes = defineRoutes({
  'POST /api/Product/Rank': async ({ body, caller, deps }) => {
    // 降价榜 is of prices alone.
    if (body.Type === rankType.priceCuts && !caller.seesPrices) throw new BusinessError('PRICE_HIDDEN', '价格不可见，请联系企业管理员')
    return rankProducts(deps.db, caller, body, deps.clock())
  },
})
