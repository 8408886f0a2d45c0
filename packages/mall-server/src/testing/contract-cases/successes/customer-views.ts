import type { Successes } from '../define.ts'
import { get, need, page } from '../steps.ts'

/** A customer's person who can log in, as the staff see them. */
export const customerViews = {
  'POST /api/SellerCustomer/ViewAs': [
    'sales',
    async (target) => {
      const { Items } = await get(target, 'POST /api/SellerCustomer/List', { ...page, State: 'active' }, 'sales')
      const { EnterpriseId } = need(Items[0], 'customer')
      const { PeopleList } = await get(target, 'POST /api/SellerCustomer/Detail', { EnterpriseId }, 'sales')
      return { EnterpriseId, UserId: need(PeopleList.find(({ State }) => State === 'active'), 'person').UserId, Reason: '买家说看不到协议价' }
    },
  ],
} as const satisfies Successes
