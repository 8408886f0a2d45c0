/**
 * Codes of failures, with their meanings. A code is sent as `MsgHeader.Code`, beside the Chinese `RetMessage`.
 * A code never changes its meaning and is never removed; programs compare codes, never texts.
 */
export const errorCodes = {
  // The request itself, before any rule of the mall.
  INVALID_INPUT: 'The request does not fit the schema of the call',
  INPUT_TOO_LARGE: 'The body is longer than the server reads',
  UNAUTHORIZED: 'No token, or one that is not valid any more',
  SESSION_EXPIRED: 'The refresh token is not valid any more: log in again',
  FORBIDDEN: 'The user lacks the permission for this call',
  PATH_NOT_FOUND: 'No call and no page has this path',
  RATE_LIMITED: 'Too many requests: solve a captcha and call Account/UnLock',
  INTERNAL_ERROR: 'The server failed',
  UNAVAILABLE: 'The server cannot reach its database just now, or waited too long for it: try again after the seconds of Retry-After',
  VERSION_CONFLICT: 'Another user changed the record since it was read: read it again',
  REQUEST_ID_REUSED: 'The RequestId was used before with other input',
  TIME_RANGE_INVALID: 'The end of a period is before its beginning',
  STREAM_UNAVAILABLE: 'The server cannot send events, or sends this user as many streams as allowed: ask now and then instead',
  EXPORT_TOO_LARGE: 'The filtered list has more rows than one export holds',

  // Account
  CAPTCHA_FAILED: 'The captcha was not solved, or its credential was used before or has expired',
  WRONG_PASSWORD: 'The password is wrong. At the login: account or password, the code does not say which',
  ACCOUNT_LOCKED: 'Too many wrong passwords: the account is locked for some minutes',
  ACCOUNT_DISABLED: 'The enterprise disabled the account',
  NOT_A_MEMBER: 'The user is not a member of the enterprise',
  ACTIVATION_REQUIRED: 'The password is the initial one: choose an own one with Account/Activate',
  INITIAL_PASSWORD_EXPIRED: 'The initial password is right, but its time is over: an administrator gives another one',
  AUTO_LOGIN_FAILED: 'The session key of a partner site is not valid',
  OLD_MALL_NOT_CONFIGURED: 'No address of the old mall is configured',
  RESET_CODE_TOO_SOON: 'A code was sent within the last minute',
  RESET_CODE_LIMIT_REACHED: 'No more codes are sent to this account today',
  RESET_CODE_WRONG: 'The code is wrong; there are tries left',
  RESET_CODE_EXPIRED: 'The code or its ticket is used up or has expired',
  PASSWORD_TOO_WEAK: 'The new password does not fit the rules of passwords',
  SESSION_NOT_FOUND: 'The user has no such open session beside that of the call',
  PASSWORD_UNCHANGED: 'The new password is the old one',
  WECHAT_WORK_NOT_CONFIGURED: 'The mall has no login by WeChat Work',
  WECHAT_WORK_UNAVAILABLE: 'WeChat Work did not respond',
  WECHAT_WORK_CODE_INVALID: 'The authorisation code is not valid or has expired',
  WECHAT_WORK_TICKET_EXPIRED: 'The ticket for binding has expired: authorise again',
  WECHAT_WORK_ALREADY_BOUND: 'The member is bound to another account',

  // Files
  FILE_MISSING: 'The form has no file',
  TOO_MANY_FILES: 'The form has more than one file',
  FILE_EMPTY: 'The file has no content',
  FILE_TOO_LARGE: 'The file is larger than allowed',
  FILE_TYPE_NOT_ALLOWED: 'The content of the file is of a type that is not allowed',
  FILE_NOT_FOUND: 'There is no such file for this user',
  UPLOAD_LIMIT_REACHED: 'The user uploaded too many bytes within 24 hours',

  // Catalogue
  PRODUCT_NOT_FOUND: 'There is no such product, or it is not on sale',
  PRICE_HIDDEN: 'The company shows the user no prices, so nothing can be found, sorted or applied for by them',
  PRICE_RANGE_INVALID: 'The lowest price is above the highest',
  IMAGE_SEARCH_BUSY: 'Too many searches by picture are running: try again later',
  IMAGE_SEARCH_NOT_READY: 'The pictures of the catalogue are still being prepared',
  IMAGE_RESULT_EXPIRED: 'The result of the search by picture has expired',

  // Why a quantity of a product cannot be bought
  OFF_SHELF: 'The product is not sold any more',
  NOT_IN_CATALOG: 'The product is not in the catalogue of the enterprise',
  QTY_INVALID: 'The quantity is not a positive whole number',
  MOQ: 'The quantity is below the least that can be bought',
  STEP: 'The quantity is not a multiple of the step',
  MAX: 'The quantity is above the most that can be bought',
  NO_STOCK: 'There is no stock',
  LOW_STOCK: 'The stock is less than the quantity',

  // Cart and checkout
  CART_FULL: 'The cart has the greatest number of products allowed',
  CART_ITEM_NOT_FOUND: 'The cart has no such line',
  PURCHASE_LIST_NOT_FOUND: 'There is no such list that the user may see, or may change',
  PURCHASE_LIST_NAME_TAKEN: 'Another list of the user has this name',
  PURCHASE_LIST_LIMIT_REACHED: 'The user has as many lists as allowed',
  CART_CHANGED: 'The cart changed since the order was confirmed: confirm again',
  CONFIRMATION_EXPIRED: 'The ConfirmToken is not valid any more: confirm again',
  NOTHING_TO_ORDER: 'None of the lines can be ordered',
  ADDRESS_REQUIRED: 'The order has no delivery address',
  DEPARTMENT_REQUIRED: 'The order has no department that it can be charged to',
  DELIVERY_DATE_INVALID: 'Nothing is delivered on the wanted day',
  PAYMENT_TYPE_NOT_ALLOWED: 'The order cannot be paid in this way',
  INVOICE_TYPE_REQUIRED: 'The order has no type of invoice',
  INVOICE_TITLE_REQUIRED: 'The order has no title for its invoice',
  SPECIAL_INVOICE_NOT_SUPPORTED: 'A line or the title does not allow a special invoice',
  ATTACHMENT_INVALID: 'An attachment is not a file that was uploaded here',
  BUDGET_NOT_AVAILABLE: 'The chosen budget does not apply to the order',
  BUDGET_EXCEEDED: 'The order exceeds its budget, which forbids it',
  NO_APPROVAL_FLOW: 'The order exceeds its budget and there is no approval flow',
  NO_APPROVER: 'The approval flow has a node without an approver',
  REASON_REQUIRED: 'An order that needs approval needs a reason',
  SUBMISSION_NOT_FOUND: 'There is no such submission of this user',

  // Budgets and departments
  BUDGET_NOT_FOUND: 'There is no such budget within the scope of the user',
  BUDGET_ACTION_NOT_ALLOWED: 'The status of the budget, or the user’s permission, does not allow the action',
  BUDGET_PERIOD_OVERLAPS: 'The department has a budget of the same kind of period on some of these days',
  BUDGET_PERIOD_ENDED: 'The period ended before today',
  BUDGET_CHARGED: 'Orders were charged to the budget, or it was adjusted: department, period and total stay',
  BUDGET_TOO_LOW: 'The adjustment takes more than is available',
  ENTERPRISE_NOT_FOUND: 'There is no such company within the scope of the user, or it has no agreed catalogue',
  DEPARTMENT_NOT_FOUND: 'There is no such department within the scope of the user',
  DEPARTMENT_NAME_TAKEN: 'Another department beside it has this name',
  DEPARTMENT_MANAGER_INVALID: 'The manager is no active member of the company',
  DEPARTMENT_MOVE_INVALID: 'The department would come below itself, into another company, or beside one of its name',
  DEPARTMENT_IN_USE: 'The department has members, departments below it, or records such as orders and budgets',
  DEPARTMENT_LIMIT_REACHED: 'The company has as many departments, or as many levels of them, as allowed',

  // Roles
  ROLE_NOT_FOUND: 'There is no such role of the company',
  ROLE_ACTION_NOT_ALLOWED: 'A preset stays as it is, and so does a role that holds what the user lacks',
  ROLE_NAME_TAKEN: 'Another role of the company, or a preset, has this name',
  ROLE_LIMIT_REACHED: 'The company has as many roles as allowed',
  ROLE_EXCEEDS_OWN: 'The role would hold a permission, a menu code or a scope that the user does not have',
  ROLE_IN_USE: 'Members have the role, or an approval flow names it',
  ACCOUNT_NOT_FOUND: 'There is no such account of the company within the scope of the user',
  ACCOUNT_ACTION_NOT_ALLOWED: 'The status of the account, or who may manage it, does not allow the action',
  ACCOUNT_NAME_TAKEN: 'Somebody has this account name',
  ACCOUNT_MOBILE_TAKEN: 'Another account has this mobile number',
  ACCOUNT_EMAIL_TAKEN: 'Another account has this email',
  ACCOUNT_HAS_APPROVALS: 'Approvals wait for the account: hand them over to a colleague',
  ACCOUNT_LIMIT_REACHED: 'The company has as many accounts as allowed',
  LAST_ADMINISTRATOR: 'The company would be left without a member who may manage it',

  // Inquiries
  INQUIRY_NOT_FOUND: 'There is no such inquiry within the scope of the user',
  INQUIRY_ACTION_NOT_ALLOWED: 'The status of the inquiry, or whose it is, does not allow the action',
  INQUIRY_QUOTE_EXPIRED: 'The quote has expired: inquire again',
  INQUIRY_LINE_INVALID: 'A line cannot be inquired for as it is: `RetMessage` names line and field',
  INQUIRY_MESSAGE_LIMIT_REACHED: 'The inquiry has as many messages as allowed',
  IMPORT_ROW_INVALID: 'The row cannot be imported as it is: `Message` says which cell and why',
  IMPORT_UNREADABLE: 'The file is no workbook and no text, or it is broken',
  IMPORT_EMPTY: 'The table has no rows',
  IMPORT_TOO_LONG: 'The table has more rows than allowed at a time',

  // Orders and addresses
  ORDER_NOT_FOUND: 'There is no such order within the scope of the user',
  ORDER_ACTION_NOT_ALLOWED: 'The status of the order, or the user’s permission, does not allow the action',
  REVIEW_NOT_ALLOWED: 'The line was not received, was reviewed before, or the time to append is over',
  REVIEW_TEXT_TOO_SHORT: 'The words of a review are fewer than five characters',
  IMAGE_INVALID: 'A picture is not one that the user uploaded here, or is too large',
  REMINDED_RECENTLY: 'A reminder was sent within the last hour',
  APPROVAL_NOT_FOUND: 'There is no such approval that concerns the user',
  APPROVAL_HANDLED: 'Another user was faster, or the approval has ended: read it again',
  APPROVAL_ACTION_NOT_ALLOWED: 'The status of the approval does not allow the action, or it is not the user’s turn',
  EDIT_CHANGES_NOTHING: 'The edit leaves every line as it is',
  EDIT_ABOVE_ORDERED: 'An approver may lower a quantity, never raise it',
  EDIT_STRIKES_ALL: 'An approver may not strike all lines: reject the order',
  ORDER_LINE_NOT_FOUND: 'The order has no such line',
  APPROVER_IS_APPLICANT: 'Nobody approves an order of their own',
  APPROVER_NOT_AVAILABLE: 'The chosen user cannot approve: not an active member of the company with 订单审批 in the menu',
  APPROVER_DECIDES_ALREADY: 'The chosen user decides at the current node already',
  APPROVERS_LIMIT_REACHED: 'The approval has as many approvers as allowed',
  AFTER_SALES_NOT_FOUND: 'There is no such after-sales service within the scope of the user',
  AFTER_SALES_ACTION_NOT_ALLOWED: 'The status of the after-sales service, or the user’s permission, does not allow the action',
  AFTER_SALES_NOT_RECEIVED: 'The order is not the user’s own, or its goods were not received: nothing can be applied for',
  AFTER_SALES_EXPIRED: 'The time limit for this type of after-sales service has passed',
  AFTER_SALES_TOO_MANY: 'More pieces than were received and are in no other after-sales service',
  INVOICE_NOT_FOUND: 'There is no such invoice within the scope of the user',
  INVOICE_ACTION_NOT_ALLOWED: 'The status of the invoice, or the user’s permission, does not allow the action',
  INVOICE_ORDER_NOT_INVOICEABLE: 'The order was not completed, is about to be invoiced by itself, or the user may not have it invoiced',
  INVOICE_ORDERS_DIFFER: 'The orders were bought by different companies: one invoice is for one of them',
  INVOICE_AMOUNT_INVALID: 'The amount is nothing, or more than can be invoiced or reversed',
  INVOICE_BUSY: 'Too many invoices are being drawn: ask again in a moment',
  INVOICE_FILE_NOT_AVAILABLE: 'This server cannot draw invoices',
  INVOICE_MAIL_LIMIT_REACHED: 'The invoice was sent as often as allowed within an hour',
  INVOICE_MAIL_NOT_SENT: 'The mail server did not take the mail',
  INVOICE_TITLE_NOT_FOUND: 'The company has no such title',
  INVOICE_TITLE_EXISTS: 'The company has a title of this name',
  INVOICE_TITLE_LIMIT_REACHED: 'The company has as many titles as allowed',
  INVOICE_TITLE_INCOMPLETE: 'A special invoice needs address, telephone, bank and account of the title',
  TAX_NUMBER_INVALID: 'The tax number has neither the form of GB 32100 nor fifteen digits',
  ADDRESS_NOT_FOUND: 'There is no such address that the user may change',
  ADDRESS_LIMIT_REACHED: 'The user has as many addresses as allowed',
  ADDRESS_SHARED_LIMIT_REACHED: 'The department shares as many addresses as allowed',
  ADDRESS_AREA_UNKNOWN: 'The area code is of no district, or of another than the names say',

  // The adviser
  CHAT_BUSY: 'The user has another answer that is still being written',
  CHAT_SESSION_NOT_FOUND: 'The user has no such conversation',
  CHAT_SESSION_FULL: 'The conversation has as many messages as allowed',
  CHAT_MESSAGE_NOT_FOUND: 'The user has no such answer',
  CHAT_NOTHING_TO_RESUME: 'The conversation has no question yet, or its last answer is complete',

  // Approval flows
  APPROVAL_FLOW_NOT_FOUND: 'The company has no such approval flow',
  APPROVAL_FLOW_ACTION_NOT_ALLOWED: 'The status of the approval flow does not allow the action',
  APPROVAL_FLOW_INVALID: 'The draft cannot be published as it is: its amounts overlap or leave a gap, or a node has nobody to decide',
  APPROVAL_FLOW_NAME_TAKEN: 'The company has another approval flow of this name',
  APPROVAL_FLOW_DEPARTMENT_TAKEN: 'Another published flow applies to the department, or to all of them',
  APPROVAL_FLOWS_LIMIT_REACHED: 'The company has as many approval flows as allowed',
} as const

/** The code of a failure. */
export type ErrorCode = keyof typeof errorCodes

/** The code of a successful response. */
export const successCode = 'OK'

/** Every value of `MsgHeader.Code`. */
export type AnswerCode = ErrorCode | typeof successCode

/** Every value of `MsgHeader.Code`, to check one. */
export const answerCodes: readonly AnswerCode[] = [successCode, ...(Object.keys(errorCodes) as ErrorCode[])]
