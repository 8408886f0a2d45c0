import type { AfterSalesDetail, AfterSalesSummary } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, entryAt, type Builder } from './define.ts'

const { responses } = recorded

/** An after-sales service as a row of the list. */
export const buildAfterSalesSummary: Builder<AfterSalesSummary> = builder<AfterSalesSummary>(entryAt(responses['POST /api/AfterSales/List'].Items, 0))

/** The page of a service that waits for the applicant. */
export const buildAfterSalesDetail: Builder<AfterSalesDetail> = builder<AfterSalesDetail>(responses['POST /api/AfterSales/Detail'])
