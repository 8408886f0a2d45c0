import type { ChangedBy, OnceKeyOf } from '../changes.ts'
import type { SellerControllerName, SellerKey } from './calls.ts'

type Changed = ChangedBy<SellerKey, SellerControllerName>

/** What each call that is made once per `RequestId` changes. A call that is missing here is an error of types. */
const changedOnce: Readonly<Record<OnceKeyOf<SellerKey>, readonly Changed[]>> = {
  'POST /api/SellerAgreement/Create': ['SellerAgreement/List'],
  'POST /api/SellerAgreement/Save': ['SellerAgreement/List', 'SellerAgreement/Detail'],
  'POST /api/SellerAgreement/Begin': ['SellerAgreement/List', 'SellerAgreement/Detail'],
  'POST /api/SellerAgreement/Write': ['SellerAgreement/List', 'SellerAgreement/Detail'],
  'POST /api/SellerAgreement/Discard': ['SellerAgreement'],
  'POST /api/SellerAgreement/Send': ['SellerAgreement', 'SellerProduct/List', 'SellerCustomer/Detail'],
  'POST /api/SellerAgreement/TakeBack': ['SellerAgreement'],
  'POST /api/SellerAgreement/Judge': ['SellerAgreement', 'SellerProduct/List', 'SellerCustomer/Detail'],
  'POST /api/SellerAgreement/End': ['SellerAgreement', 'SellerProduct/List', 'SellerCustomer/Detail'],
  'POST /api/SellerAgreement/Renew': ['SellerAgreement/List'],
  'POST /api/SellerAfterSales/Approve': ['SellerAfterSales'],
  'POST /api/SellerAfterSales/Reject': ['SellerAfterSales'],
  'POST /api/SellerAfterSales/FillExpress': ['SellerAfterSales'],
  'POST /api/SellerAfterSales/Receive': ['SellerAfterSales'],
  'POST /api/SellerAfterSales/Finish': ['SellerAfterSales'],
  'POST /api/SellerCategory/Create': ['SellerCategory', 'SellerProduct/FieldChoices'],
  'POST /api/SellerCategory/Save': ['SellerCategory', 'SellerProduct'],
  'POST /api/SellerCategory/Move': ['SellerCategory', 'SellerProduct'],
  'POST /api/SellerCategory/SetMargin': ['SellerCategory'],
  'POST /api/SellerCategory/Merge': ['SellerCategory', 'SellerProduct'],
  'POST /api/SellerCustomer/Create': ['SellerCustomer/List', 'SellerCustomer/Groups'],
  'POST /api/SellerCustomer/Save': ['SellerCustomer/List', 'SellerCustomer/Detail'],
  'POST /api/SellerCustomer/Invite': ['SellerCustomer/List', 'SellerCustomer/Detail'],
  'POST /api/SellerInquiry/SaveDraft': ['SellerInquiry/List', 'SellerInquiry/Detail'],
  'POST /api/SellerInquiry/Quote': ['SellerInquiry/List', 'SellerInquiry/Detail'],
  'POST /api/SellerInquiry/MarkUnavailable': ['SellerInquiry/List', 'SellerInquiry/Detail'],
  'POST /api/SellerInquiry/Message': ['SellerInquiry/List', 'SellerInquiry/Detail'],
  'POST /api/SellerOrder/Accept': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/Ship': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/Track': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerOrder/TakeBack': ['SellerOrder/List', 'SellerOrder/Detail'],
  'POST /api/SellerProduct/Create': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/Choices', 'SellerProduct/FieldChoices'],
  'POST /api/SellerProduct/SaveDraft': ['SellerProduct/List', 'SellerProduct/Detail'],
  'POST /api/SellerProduct/DiscardDraft': ['SellerProduct/List', 'SellerProduct/Detail'],
  'POST /api/SellerProduct/Publish': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History', 'SellerProduct/Choices', 'SellerProduct/FieldChoices'],
  'POST /api/SellerProduct/SetPictures': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerProduct/SetPrice': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerProduct/SetStock': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerProduct/Shelve': ['SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerStatement/Make': ['SellerStatement'],
  'POST /api/SellerStatement/Answer': ['SellerStatement'],
  'POST /api/SellerStatement/Postpone': ['SellerStatement'],
  'POST /api/SellerStatement/SaveTerms': ['SellerStatement/Terms'],
  'POST /api/SellerRole/Save': ['SellerRole', 'SellerStaff'],
  'POST /api/SellerRole/Copy': ['SellerRole/List'],
  'POST /api/SellerRole/Delete': ['SellerRole'],
  'POST /api/SellerStaff/Save': ['SellerStaff', 'SellerRole', 'SellerCustomer'],
  'POST /api/SellerStaff/Enable': ['SellerStaff', 'SellerCustomer/Managers'],
  'POST /api/SellerStaff/HandOver': ['SellerStaff', 'SellerCustomer'],
  'POST /api/SellerStaff/ResetPwd': ['SellerStaff'],
  'POST /api/SellerStaff/EndSessions': ['SellerStaff'],
  'POST /api/SellerStaff/SecondFactorReset': ['SellerStaff'],
  'POST /api/SellerStock/Adjust': ['SellerStock', 'SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerStock/SetWarning': ['SellerStock/List'],
  'POST /api/SellerStock/Import': ['SellerStock', 'SellerProduct/List', 'SellerProduct/Detail', 'SellerProduct/History'],
  'POST /api/SellerProductImport/AddPictures': ['SellerProductImport'],
  'POST /api/SellerProductImport/Start': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Pause': ['SellerProductImport'],
  'POST /api/SellerProductImport/Resume': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Undo': ['SellerProductImport', 'SellerProduct'],
  'POST /api/SellerProductImport/Discard': ['SellerProductImport'],
}

const changedElsewhere: Readonly<Partial<Record<SellerKey, readonly Changed[]>>> = {
  'POST /api/SellerAccount/SecondFactorStart': [],
  'POST /api/SellerStock/ImportCheck': [],
  // Shown only by `SetPictures`.
  'POST /api/SellerProduct/UploadPicture': [],
}

/** The table of the seller's side, for `useAction`. */
export const sellerChanges = {
  isMadeOnce: (key: SellerKey): boolean => key in changedOnce,
  changedBy: (key: SellerKey): readonly string[] => ({ ...changedOnce, ...changedElsewhere })[key] ?? [key.split('/')[2] ?? ''],
}
