import type { ContractTarget, Successes } from '../define.ts'
import { get, need, page } from '../steps.ts'

const activeCustomer = async (target: ContractTarget) => {
  const { Items } = await get(target, 'POST /api/SellerCustomer/List', { ...page, State: 'active' }, 'sales')
  return { EnterpriseId: need(Items[0], 'customer').EnterpriseId }
}

const viewedPerson = async (target: ContractTarget) => {
  const { EnterpriseId } = await activeCustomer(target)
  const { PeopleList } = await get(target, 'POST /api/SellerCustomer/Detail', { EnterpriseId }, 'sales')
  return { EnterpriseId, UserId: need(PeopleList.find(({ State }) => State === 'active'), 'person').UserId, Reason: '买家说看不到协议价' }
}

/** A customer that buys, and its person who can log in, as the staff see them. */
export const customerViews = {
  'POST /api/SellerCustomer/Purchases': ['sales', activeCustomer],
  'POST /api/SellerCustomer/ViewAs': ['sales', viewedPerson],
  'POST /api/Account/LoginByViewCode': [
    'visitor',
    async (target) => {
      const { Code } = await get(target, 'POST /api/SellerCustomer/ViewAs', await viewedPerson(target), 'sales')
      return { Code }
    },
  ],
} as const satisfies Successes
