import type { CallKey, ControllerName } from './calls.ts'
import type { AnyCallKey } from './seller/all-calls.ts'
import type { CallInput } from './types.ts'

/** Of these calls those that are made once per `RequestId`, however often they are sent. */
export type OnceKeyOf<Keys extends AnyCallKey> = { [Key in Keys]: CallInput<Key> extends { readonly RequestId: string } ? Key : never }[Keys]

export type OnceKey = OnceKeyOf<CallKey>

/** All that the calls of a controller return, or what one of these calls returns. */
export type ChangedBy<Keys extends AnyCallKey, Controller extends string> = Controller | (Keys extends `${string} /api/${infer Path}` ? Path : never)

type Changed = ChangedBy<CallKey, ControllerName>

/** What each of them changes. A call that is missing here is an error of types. */
const changedOnce: Readonly<Record<OnceKey, readonly Changed[]>> = {
  'POST /api/Account/Save': ['Account', 'Department', 'Role'],
  'POST /api/Account/Enable': ['Account', 'Department', 'Role'],
  'POST /api/Account/ResetPwd': ['Account'],
  'POST /api/Account/EndSessions': ['Account'],
  'POST /api/Account/SecondFactorReset': ['Account'],
  'POST /api/Account/Import': ['Account', 'Department', 'Role'],
  'POST /api/Address/Import': ['Address'],
  'POST /api/AfterSales/Apply': ['AfterSales', 'Order'],
  'POST /api/AfterSales/Supplement': ['AfterSales'],
  'POST /api/Approval/Agree': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/Reject': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/Return': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/Withdraw': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/BatchHandle': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/Transfer': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/AddSign': ['Approval', 'Order', 'Home'],
  'POST /api/Approval/EditLines': ['Approval', 'Order', 'Home'],
  'POST /api/Budget/Adjust': ['Budget'],
  'POST /api/Inquiry/Save': ['Inquiry', 'Notice'],
  'POST /api/Inquiry/Accept': ['Inquiry', 'ShoppingCart', 'Notice'],
  'POST /api/Inquiry/Decline': ['Inquiry', 'Notice'],
  'POST /api/Inquiry/Cancel': ['Inquiry', 'Notice'],
  'POST /api/Inquiry/Message': ['Inquiry', 'Notice'],
  'POST /api/Invoice/Apply': ['Invoice', 'Order'],
  'POST /api/Invoice/RedApply': ['Invoice', 'Order'],
  'POST /api/Order/Receive': ['Order'],
  'POST /api/Order/AnswerShortage': ['Order', 'Notice'],
  'POST /api/Statement/Confirm': ['Statement', 'Notice'],
  'POST /api/Statement/Dispute': ['Statement', 'Notice'],
  'POST /api/Statement/Withdraw': ['Statement', 'Notice'],
  'POST /api/Statement/Postpone': ['Statement', 'Notice'],
  'POST /api/Order/Submit': ['ShoppingCart', 'Order', 'Approval'],
  'POST /api/Order/Resubmit': ['ShoppingCart', 'Order', 'Approval'],
  'POST /api/Order/ReviewSubmit': ['Order/List', 'Order/Detail', 'Product/Reviews'],
  'POST /api/Order/ReviewAppend': ['Order/List', 'Order/Detail', 'Product/Reviews'],
  'POST /api/PurchaseList/Save': ['PurchaseList'],
  'POST /api/PurchaseList/AddToCart': ['ShoppingCart', 'PurchaseList'],
  'POST /api/QuickOrder/AddToCart': ['ShoppingCart'],
}

/** What calls change when it is not exactly all of their own controller. */
const changedElsewhere: Readonly<Partial<Record<Exclude<CallKey, OnceKey>, readonly Changed[]>>> = {
  'POST /api/Account/BindContact': [],
  'POST /api/Account/EndOtherSessions': ['Account/LoginLog'],
  'POST /api/Account/EndSession': ['Account/LoginLog'],
  'POST /api/Account/PasskeyLogin': [],
  'POST /api/Account/PasskeyLoginOptions': [],
  'POST /api/Account/PasskeyRegister': ['Account/PasskeyList'],
  'POST /api/Account/PasskeyRegisterOptions': [],
  'POST /api/Account/PasskeyRemove': ['Account/PasskeyList'],
  'POST /api/Account/PasskeyRename': ['Account/PasskeyList'],
  'POST /api/Account/ProfileSave': [],
  'POST /api/AfterSales/Cancel': ['AfterSales', 'Order'],
  'POST /api/AfterSales/Confirm': ['AfterSales', 'Order'],
  'POST /api/AfterSales/FillExpress': ['AfterSales', 'Order'],
  'POST /api/AfterSales/Reopen': ['AfterSales', 'Order'],
  'POST /api/ApprovalFlow/Save': ['ApprovalFlow/List'],
  'POST /api/ApprovalFlow/Publish': ['ApprovalFlow/List'],
  'POST /api/ApprovalFlow/Disable': ['ApprovalFlow/List'],
  'POST /api/ApprovalFlow/Discard': ['ApprovalFlow/List'],
  'POST /api/DeepSeek/Feedback': [],
  'POST /api/DeepSeek/SessionRename': ['DeepSeek/SessionList'],
  'POST /api/DeepSeek/SessionDelete': ['DeepSeek/SessionList'],
  'POST /api/Group/Save': ['ManageService', 'Home', 'Product', 'ShoppingCart', 'Favorite'],
  'POST /api/Invoice/Cancel': ['Invoice', 'Order'],
  'POST /api/Notice/Read': ['Notice/List'],
  'POST /api/Order/Rebuy': ['ShoppingCart'],
  'POST /api/Order/Withdraw': ['Order', 'Approval', 'Home'],
  'POST /api/Payment/ConfirmTransfer': ['Order'],
}

/** Whether a call is made once per `RequestId`, which its body then has. */
export const isMadeOnce = (key: CallKey): key is OnceKey => key in changedOnce

/** What is to be read again after a call. */
export const changedBy = (key: CallKey): readonly string[] =>
  (isMadeOnce(key) ? changedOnce[key] : changedElsewhere[key]) ?? [key.split('/')[2] ?? '']
