import { plain, type TypedCase } from './define.ts'
import { address, application, applied, credential, decisionOn, get, orderFor, page, password, productCode, resetCode, reviewed, savedAddress, submission, submitted, waitingApproval } from './steps.ts'

/** Requests that fail, besides bad bodies and missing permissions. */
export const failures: readonly TypedCase[] = [
  {
    key: 'POST /api/Account/Login',
    name: 'a wrong password',
    who: 'visitor',
    outcome: 'WRONG_PASSWORD',
    input: async (target) => ({ Account: 'other', Password: 'Wrong@2026', CaptchaVerifyParam: await credential(target) }),
  },
  {
    key: 'POST /api/Account/Login',
    name: 'a captcha credential nobody gave out',
    who: 'visitor',
    outcome: 'CAPTCHA_FAILED',
    input: plain({ Account: 'buyer', Password: password, CaptchaVerifyParam: 'invented' }),
  },
  {
    key: 'POST /api/Account/SwitchEnterprise',
    name: 'an enterprise of others',
    who: 'buyer',
    outcome: 'NOT_A_MEMBER',
    input: plain({ EnterpriseId: 3 }),
  },
  {
    key: 'POST /api/Account/RefreshToken',
    name: 'a token nobody gave out',
    who: 'visitor',
    outcome: 'SESSION_EXPIRED',
    input: plain({ RefreshToken: 'invented', UserId: 2 }),
  },
  {
    key: 'GET /api/Account/LoginBySession',
    name: 'a key nobody gave out',
    who: 'visitor',
    outcome: 'AUTO_LOGIN_FAILED',
    input: plain({ sessionKey: 'invented' }),
  },
  {
    key: 'POST /api/Account/LoginByViewCode',
    name: 'a code nobody gave out',
    who: 'visitor',
    outcome: 'VIEW_CODE_INVALID',
    input: plain({ Code: 'invented' }),
  },
  {
    key: 'POST /api/Account/UnLock',
    name: 'a credential nobody gave out',
    who: 'visitor',
    outcome: 'CAPTCHA_FAILED',
    input: plain({ CaptchaVerifyParam: 'invented' }),
  },
  {
    key: 'POST /api/Account/ResetCheck',
    name: 'a second code within the minute',
    who: 'visitor',
    outcome: 'RESET_CODE_TOO_SOON',
    input: async (target) => {
      await resetCode(target, 'nobody-twice')
      return { Account: 'nobody-twice', CaptchaVerifyParam: await credential(target) }
    },
  },
  {
    key: 'POST /api/Account/ResetVerify',
    name: 'a code for a name that nobody has',
    who: 'visitor',
    outcome: 'RESET_CODE_WRONG',
    input: (target) => resetCode(target, 'nobody-else'),
  },
  {
    key: 'POST /api/Account/ResetPassword',
    name: 'a ticket whose code was never right',
    who: 'visitor',
    outcome: 'RESET_CODE_EXPIRED',
    input: async (target) => ({ Ticket: (await resetCode(target, 'finance')).Ticket, Password: 'Contract!26' }),
  },
  {
    key: 'POST /api/Account/PasskeyRegisterOptions',
    name: 'a wrong password',
    who: 'finance',
    outcome: 'WRONG_PASSWORD',
    input: plain({ Password: 'Wrong@2026' }),
  },
  {
    key: 'POST /api/Account/PasskeyRegister',
    name: 'a challenge nobody made',
    who: 'finance',
    outcome: 'PASSKEY_EXPIRED',
    input: plain({ Name: '工作手机', Credential: { id: 'aWQ', rawId: 'aWQ', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } } }),
  },
  {
    key: 'POST /api/Account/PasskeyRename',
    name: 'a passkey of nobody',
    who: 'finance',
    outcome: 'PASSKEY_NOT_FOUND',
    input: plain({ PasskeyId: '00000000-0000-4000-8000-000000000000', Name: '工作手机' }),
  },
  {
    key: 'POST /api/Account/PasskeyRemove',
    name: 'a passkey of nobody',
    who: 'finance',
    outcome: 'PASSKEY_NOT_FOUND',
    input: plain({ PasskeyId: '00000000-0000-4000-8000-000000000000', Password: password }),
  },
  {
    key: 'POST /api/Account/PasskeyLogin',
    name: 'a challenge nobody made',
    who: 'visitor',
    outcome: 'PASSKEY_EXPIRED',
    input: plain({ Credential: { id: 'aWQ', rawId: 'aWQ', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' } } }),
  },
  {
    key: 'POST /api/Account/SecondFactor',
    name: 'a ticket that nobody gave out',
    who: 'visitor',
    outcome: 'SECOND_FACTOR_EXPIRED',
    input: plain({ Ticket: 'invented', Code: '000000' }),
  },
  {
    key: 'POST /api/Account/SecondFactorConfirm',
    name: 'a code without a secret',
    who: 'other',
    outcome: 'SECOND_FACTOR_WRONG',
    input: plain({ Code: '000000' }),
  },
  {
    key: 'POST /api/Account/ResetUnlock',
    name: 'a ticket for another password',
    who: 'visitor',
    outcome: 'RESET_CODE_EXPIRED',
    input: async (target) => {
      const code = await resetCode(target, 'other')
      await target.send('POST /api/Account/ResetVerify', code, 'visitor')
      return { Ticket: code.Ticket }
    },
  },
  {
    key: 'POST /api/Account/LoginByWeChatWork',
    name: 'a code that was used',
    who: 'visitor',
    outcome: 'WECHAT_WORK_CODE_INVALID',
    input: plain({ Code: 'stale', State: 'nonce' }),
  },
  {
    key: 'POST /api/Account/BindWeChatWork',
    name: 'a ticket nobody gave out',
    who: 'visitor',
    outcome: 'WECHAT_WORK_TICKET_EXPIRED',
    input: async (target) => ({ BindTicket: 'invented', Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target) }),
  },
  {
    key: 'POST /api/Captcha/Verify',
    name: 'a challenge that never was',
    who: 'visitor',
    outcome: 'CAPTCHA_FAILED',
    input: plain({ Id: 'none', X: 1, Track: [], Input: 'keyboard' }),
  },
  {
    key: 'POST /api/Address/Save',
    name: 'an address of nobody',
    who: 'buyer',
    outcome: 'ADDRESS_NOT_FOUND',
    input: plain({ ...address, AddressId: 987_654, Version: 1 }),
  },
  {
    key: 'POST /api/Address/Save',
    name: 'a stale version',
    who: 'buyer',
    outcome: 'VERSION_CONFLICT',
    input: async (target) => {
      const { AddressId, Version } = await savedAddress(target)
      return { ...address, AddressId, Version: Version + 7 }
    },
  },
  {
    key: 'POST /api/AfterSales/Check',
    name: 'an order of another enterprise',
    who: 'other',
    outcome: 'ORDER_NOT_FOUND',
    input: async (target) => {
      const { OrderNo, LineId } = await application(target)
      return { OrderNo, LineId }
    },
  },
  {
    key: 'POST /api/AfterSales/Apply',
    name: 'more pieces than were received',
    who: 'buyer',
    outcome: 'AFTER_SALES_TOO_MANY',
    input: async (target) => ({ ...(await application(target)), Quantity: 99_999 }),
  },
  {
    key: 'POST /api/AfterSales/Detail',
    name: 'a service of another enterprise',
    who: 'other',
    outcome: 'AFTER_SALES_NOT_FOUND',
    input: async (target) => ({ ReturnOrderId: (await applied(target)).ReturnOrderId }),
  },
  {
    key: 'POST /api/Favorite/Add',
    name: 'no such product',
    who: 'buyer',
    outcome: 'PRODUCT_NOT_FOUND',
    input: plain({ TargetId: '99999999999', Type: 1 }),
  },
  {
    key: 'POST /api/Product/Detail',
    name: 'no such product',
    who: 'visitor',
    outcome: 'PRODUCT_NOT_FOUND',
    input: plain({ ProductCode: '99999999999' }),
  },
  {
    key: 'POST /api/ShoppingCart/AddToCart',
    name: 'no such product',
    who: 'buyer',
    outcome: 'PRODUCT_NOT_FOUND',
    input: plain({ Items: [{ ProductCode: '99999999999', Quantity: 1 }] }),
  },
  {
    key: 'POST /api/ShoppingCart/MoveToFavorite',
    name: 'no such line',
    who: 'buyer',
    outcome: 'CART_ITEM_NOT_FOUND',
    input: plain({ CartItemIds: [987_654] }),
  },
  { key: 'POST /api/Order/Confirm', name: 'no such line', who: 'buyer', outcome: 'NOTHING_TO_ORDER', input: plain({ CartItemIds: [987_654] }) },
  {
    key: 'POST /api/Order/Submit',
    name: 'a token nobody gave out',
    who: 'buyer',
    outcome: 'CONFIRMATION_EXPIRED',
    input: async (target) => ({ ...(await submission(target)), ConfirmToken: 'invented' }),
  },
  { key: 'POST /api/Order/SubmitResult', name: 'no such submission', who: 'buyer', outcome: 'SUBMISSION_NOT_FOUND', input: plain({ SubmitId: 'none' }) },
  { key: 'POST /api/Order/Detail', name: 'no such order', who: 'buyer', outcome: 'ORDER_NOT_FOUND', input: plain({ OrderNo: 'MO00000000000000' }) },
  {
    key: 'POST /api/Order/Detail',
    name: 'an order of another enterprise',
    who: 'other',
    outcome: 'ORDER_NOT_FOUND',
    input: async (target) => ({ OrderNo: (await submitted(target)).OrderNo }),
  },
  {
    key: 'POST /api/Order/Cancel',
    name: 'a stale version',
    who: 'buyer',
    outcome: 'VERSION_CONFLICT',
    input: async (target) => {
      const { OrderNo, Version } = await orderFor(target, 'Cancel')
      return { OrderNo, Version: Version + 7, Reason: '其他' }
    },
  },
  {
    key: 'POST /api/Approval/Detail',
    name: 'an approval of another enterprise',
    who: 'other',
    outcome: 'APPROVAL_NOT_FOUND',
    input: async (target) => ({ ApprovalNo: (await waitingApproval(target)).ApprovalNo }),
  },
  { key: 'POST /api/Approval/Agree', name: 'the applicant', who: 'buyer', outcome: 'APPROVER_IS_APPLICANT', input: decisionOn() },
  { key: 'POST /api/Approval/Transfer', name: 'to the applicant', who: 'approver', outcome: 'APPROVER_IS_APPLICANT', input: decisionOn({ UserId: 2 }) },
  { key: 'POST /api/Approval/Candidates', name: 'the applicant', who: 'buyer', outcome: 'APPROVER_IS_APPLICANT', input: async (target) => ({ ApprovalNo: (await waitingApproval(target)).ApprovalNo }) },
  { key: 'POST /api/Approval/Reject', name: 'no comment', who: 'approver', outcome: 'INVALID_INPUT', input: decisionOn({ Comment: '  ' }) },
  {
    key: 'POST /api/Approval/BatchHandle',
    name: 'a rejection without a comment',
    who: 'approver',
    outcome: 'INVALID_INPUT',
    input: plain({ RequestId: '6f1a0f0e-0000-4000-8000-000000000001', Action: 'Reject', Items: [{ ApprovalNo: 'SP202603180001', Version: 1 }] }),
  },
  {
    key: 'POST /api/Order/ReviewDetail',
    name: 'an order of a colleague',
    who: 'admin',
    outcome: 'ORDER_NOT_FOUND',
    input: async (target) => ({ OrderNo: (await orderFor(target, 'Review')).OrderNo }),
  },
  {
    key: 'POST /api/Order/ReviewAppend',
    name: 'too few words',
    who: 'buyer',
    outcome: 'REVIEW_TEXT_TOO_SHORT',
    input: async (target) => {
      const { OrderNo, LineId } = await reviewed(target)
      return { RequestId: crypto.randomUUID(), OrderNo, LineId, Text: ' 还行 ' }
    },
  },
  { key: 'POST /api/Product/Reviews', name: 'no such product', who: 'visitor', outcome: 'PRODUCT_NOT_FOUND', input: plain({ ...page, ProductCode: '99999999999' }) },
  {
    key: 'POST /api/Order/Remind',
    name: 'a second reminder within the hour',
    who: 'buyer',
    outcome: 'REMINDED_RECENTLY',
    input: async (target) => {
      const { OrderNo } = await orderFor(target, 'Remind')
      await get(target, 'POST /api/Order/Remind', { OrderNo }, 'buyer')
      return { OrderNo }
    },
  },
]

/** Responses that differ for other users, or when there is nothing. */
export const extras: readonly TypedCase[] = [
  {
    key: 'POST /api/Account/LoginByWeChatWork',
    name: 'somebody the app is not shown to',
    who: 'visitor',
    outcome: 'success',
    input: plain({ Code: 'outsider', State: 'nonce' }),
  },
  {
    key: 'POST /api/ShoppingCart/Remove',
    name: 'a line that was removed before',
    who: 'buyer',
    outcome: 'success',
    input: plain({ CartItemIds: [987_654] }),
  },
  { key: 'POST /api/Home/Index', name: 'a visitor', who: 'visitor', outcome: 'success', input: plain({}) },
  { key: 'POST /api/Product/List', name: 'a visitor', who: 'visitor', outcome: 'success', input: plain(page) },
  {
    key: 'POST /api/Product/List',
    name: 'a search that finds nothing',
    who: 'buyer',
    outcome: 'success',
    input: plain({ ...page, Keyword: '绝无此物甲乙丙' }),
  },
  {
    key: 'POST /api/Product/Detail',
    name: 'a visitor',
    who: 'visitor',
    outcome: 'success',
    input: async (target) => ({ ProductCode: await productCode(target) }),
  },
  { key: 'POST /api/Order/List', name: 'the group administrator', who: 'admin', outcome: 'success', input: plain(page) },
  { key: 'POST /api/Order/List', name: 'finance', who: 'finance', outcome: 'success', input: plain(page) },
  {
    key: 'POST /api/Order/Submit',
    name: 'an order that needs approval',
    who: 'buyer',
    outcome: 'success',
    input: (target) => submission(target, 1, 6000),
  },
]
