import {
  address,
  afterSalesDetail,
  afterSalesSummary,
  approvalDetail,
  approvalPreview,
  approvalSummary,
  captchaChallenge,
  cart,
  cartLine,
  category1,
  defaultSite,
  home,
  invalidCartLine,
  loginInfo,
  orderConfirmation,
  orderDetail,
  orderLine,
  orderList,
  orderSummary,
  productDetail,
  productItem,
  productList,
  recommendedProduct,
  resetTicket,
  rowResult,
  securityInfo,
  siteConfig,
  stockState,
  submitAnswer,
  submitResult,
  tokenEnterprise,
  tokenUser,
  uploadedFile,
  type Schema,
} from '@mall/api/contract'
import { allCalls, type AnyCallKey } from '@mall/api/seller/contract'
import * as build from '../builders/index.ts'
import { recorded } from '../recorded.ts'

const { responses } = recorded

const ofSchemas: readonly (readonly [Schema, () => unknown])[] = [
  [address, build.buildAddress],
  [afterSalesDetail, build.buildAfterSalesDetail],
  [afterSalesSummary, build.buildAfterSalesSummary],
  [approvalDetail, build.buildApprovalDetail],
  [approvalSummary, build.buildApprovalSummary],
  [approvalPreview, build.buildApprovalPreview],
  [captchaChallenge, build.buildCaptchaChallenge],
  [siteConfig, () => defaultSite],
  [cart, build.buildCart],
  [cartLine, build.buildCartLine],
  [category1, build.buildCategory1],
  [home, build.buildHome],
  [invalidCartLine, build.buildInvalidCartLine],
  [loginInfo, build.buildLoginInfo],
  [orderConfirmation, build.buildOrderConfirmation],
  [orderDetail, build.buildOrderDetail],
  [orderLine, build.buildOrderLine],
  [orderList, build.buildOrderList],
  [orderSummary, build.buildOrderSummary],
  [productDetail, build.buildProductDetail],
  [productItem, build.buildProductItem],
  [productList, build.buildProductList],
  [recommendedProduct, build.buildRecommendedProduct],
  [resetTicket, build.buildResetTicket],
  [rowResult, build.buildRowResult],
  [securityInfo, build.buildSecurityInfo],
  [stockState, build.buildStockState],
  [submitAnswer, build.buildSubmitAnswer],
  [submitResult, build.buildSubmitResult],
  [tokenEnterprise, build.buildTokenEnterprise],
  [tokenUser, build.buildTokenUser],
  [uploadedFile, build.buildUploadedFile],
]

/** Responses that a single generated value of their schema cannot replace: the server's lists and its own texts. */
const ofCalls = Object.entries(responses).flatMap(([key, response]) => {
  const { response: schema } = allCalls[key as AnyCallKey]
  return ofSchemas.some(([known]) => known === schema) ? [] : [[key, () => structuredClone(response)] as const]
})

/** Responses whose text has a format. */
const ofText: readonly (readonly [AnyCallKey, () => unknown])[] = [
  ['GET /api/Account/JumpOldLink', () => 'https://old.mall.example/'],
  ['POST /api/SellerAccount/RefreshToken', () => ({ Token: build.buildLoginInfo().Token, RefreshToken: 'refresh-2' })],
  ['POST /api/Account/RefreshToken', () => ({ Token: build.buildLoginInfo().Token, RefreshToken: 'refresh-2' })],
]

/** The builder of each entity of the contract. */
export const builtSchemas: ReadonlyMap<Schema, () => unknown> = new Map(ofSchemas)

/** Responses of single calls that replace the value of their schema. */
export const builtCalls: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([...ofCalls, ...ofText])
