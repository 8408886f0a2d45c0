import { Alert } from '@mall/ui/alert'

/** Said once on a page whose amounts are withheld from the user (价格可见). */
export const PricesHidden = () => <Alert>价格不可见，请联系企业管理员</Alert>
