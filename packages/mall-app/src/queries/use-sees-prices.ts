import { useEnterpriseGroup } from './use-enterprise-group.ts'

/** Whether the viewer sees prices (价格可见); taken for granted until it is known. A visitor sees those of the market. */
export const useSeesPrices = (): boolean => useEnterpriseGroup()?.SeesPrices ?? true
