import type { Bind } from './define.ts'

/** Category trees. `createCategoryCache` keeps the right one. */
export const categoryResource = ({ call }: Bind) => ({
  /** The tree of the customer's agreed catalogue. */
  getCustomerCategories: call('POST /api/Category/GetCustomerCategories'),
  /** The public tree. Needs no login. */
  mallCategories: call('POST /api/Category/MallCategories'),
})
