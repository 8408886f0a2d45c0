import { favoriteType } from '@mall/api/contract'
import { defineRoutes } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { listFavorites } from './list.ts'
import { dropAll, dropProducts, keepProducts, productIdOf } from './store.ts'

export const favoriteRoutes = defineRoutes({
  'POST /api/Favorite/List': ({ body, caller, deps }) => listFavorites(deps.db, caller, body, deps.clock()),

  'POST /api/Favorite/Add': async ({ body, caller, deps }) => {
    const productId = await productIdOf(deps.db, body.TargetId)
    if (productId === null) throw new BusinessError('PRODUCT_NOT_FOUND', '商品不存在')
    await keepProducts(deps.db, caller, [productId], body.Type, deps.clock())
    return body.Type === favoriteType.favorite ? '添加收藏成功' : '已记录浏览'
  },

  'POST /api/Favorite/Remove': async ({ body, caller, deps }) => {
    await dropProducts(deps.db, caller, body.TargetIds, body.Type)
    return body.Type === favoriteType.favorite ? '已取消收藏' : '已删除浏览记录'
  },

  'POST /api/Favorite/Clear': async ({ body, caller, deps }) => {
    await dropAll(deps.db, caller, body.Type)
    return body.Type === favoriteType.favorite ? '已清空收藏' : '已清空浏览记录'
  },
})
