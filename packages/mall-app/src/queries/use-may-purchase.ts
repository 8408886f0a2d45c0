import { useEnterpriseGroup } from './use-enterprise-group.ts'

/** Whether the viewer may order (采购下单); taken for granted until it is known. A visitor logs in first. */
export const useMayPurchase = (): boolean => useEnterpriseGroup()?.MayPurchase ?? true
