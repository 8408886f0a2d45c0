/** What a viewer without 采购下单 reads in place of the ways to order. */
export const noPurchaseText = '您的角色没有采购下单权限，需要下单请联系企业管理员'
