import type { AfterSalesDetail, AfterSalesSummary } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, entryAt } from './define.ts'

const { responses } = recorded

/** An after-sales service as a row of the list. */
export const buildAfterSalesSummary = builder<AfterSalesSummary>(entryAt(responses['POST /api/AfterSales/List'].Items, 0))

/** The page of a service that waits for the applicant. */
export const buildAfterSalesDetail = builder<AfterSalesDetail>(responses['POST /api/AfterSales/Detail'])
