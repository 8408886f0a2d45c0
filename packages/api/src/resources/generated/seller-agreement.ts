// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Agreements on prices, as the seller makes them. */
export interface SellerAgreementResource {
  /** Returns a page of the agreements of the caller’s customers. The newest comes first. That of a group is seen by whoever looks after one of its companies. Needs the permission `price.view`. */
  readonly list: CallFunction<'POST /api/SellerAgreement/List'>
  /** Finds companies and groups of the caller’s customers by their name, for a new agreement. Needs the permission `price.manage`. */
  readonly parties: CallFunction<'POST /api/SellerAgreement/Parties'>
  /** Returns one agreement with its versions and its log. Needs the permission `price.view`. */
  readonly detail: CallFunction<'POST /api/SellerAgreement/Detail'>
  /** Returns a page of the products of a version, in their order. Needs the permission `price.view`. */
  readonly rows: CallFunction<'POST /api/SellerAgreement/Rows'>
  /** Returns what is known of products that are typed into a version. Codes without a product are left out. Needs the permission `price.manage`. */
  readonly products: CallFunction<'POST /api/SellerAgreement/Products'>
  /** Begins an agreement with a first version without products (草稿). Needs the permission `price.manage`. */
  readonly create: CallFunction<'POST /api/SellerAgreement/Create'>
  /** Changes the name and the days of an agreement. Of one in force the last day can be moved on or back, not before today; its first day stays. Needs the permission `price.manage`. */
  readonly save: CallFunction<'POST /api/SellerAgreement/Save'>
  /** Begins a new version of an agreement in force, with the products of the newest. Until it is approved, and before its first day, the prices stay as they are. Needs the permission `price.manage`. */
  readonly begin: CallFunction<'POST /api/SellerAgreement/Begin'>
  /** Writes some products of a version that is not sent, and takes others out. A product that is there already gets the new terms. What was decided about a row holds until its price or its reason changes. Needs the permission `price.manage`. */
  readonly write: CallFunction<'POST /api/SellerAgreement/Write'>
  /** Throws away a version that was not approved; a draft without another version goes with it. Needs the permission `price.manage`. */
  readonly discard: CallFunction<'POST /api/SellerAgreement/Discard'>
  /** Sends a version: with prices below 底价 it waits for their approval, without it is approved at once. Each row below 底价 needs a reason. Of a version that came back, `WithoutRejected` leaves out the rows that were rejected. Needs the permission `price.manage`. */
  readonly send: CallFunction<'POST /api/SellerAgreement/Send'>
  /** Takes a version back that waits: its writer goes on with it. Needs the permission `price.manage`. */
  readonly takeBack: CallFunction<'POST /api/SellerAgreement/TakeBack'>
  /** Decides about prices below 底价, row by row. With the last one the version is approved or, with a row that was rejected, goes back to its writer. Needs the permission `price.approve`. */
  readonly judge: CallFunction<'POST /api/SellerAgreement/Judge'>
  /** Ends an agreement in force before its last day (已终止): today is its last. Needs the permission `price.manage`. */
  readonly end: CallFunction<'POST /api/SellerAgreement/End'>
  /** Begins a new agreement with the products of the newest version of this one, at changed prices (续签). Needs the permission `price.manage`. */
  readonly renew: CallFunction<'POST /api/SellerAgreement/Renew'>
}
