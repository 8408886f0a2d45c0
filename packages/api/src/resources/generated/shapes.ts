// Generated from the contract by `npm run generate`. Change the contract, not this file.

/** A colleague who may approve. */
export interface AccountCandidate {
  /** The user. */
  UserId: number
  /** Name of the user. */
  UserName: string
  /** Name of the user’s department. */
  DepartmentName: string
}

/** What became of the rows. */
export interface AccountImport {
  /** Each row, by the `RowNo` that it came with. */
  Results: RowResult[]
  /** The new accounts with their initial passwords. */
  Created: {
    /** Row. */
    RowNo: number
    /** 登录名. */
    Account: string
    /** 姓名. */
    Name: string
    /** The password. */
    Password: string
    /** Until when it can be exchanged. ISO 8601 with offset. */
    ValidUntil: string
  }[]
}

/** A page of accounts. */
export interface AccountList {
  /** The items of this page. */
  Items: AccountSummary[]
  /** Number of items on all pages. */
  total: number
  /** Accounts per status under the same filters: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 1 | 2 | 3 | 4
    /** How many there are. */
    Count: number
  })[]
  /** What the user may do here. */
  AllowActions: ('Create' | 'Import')[]
}

/** Filters, sorting and page of the list of accounts. */
export interface AccountListRequest {
  /** Part of the account name, the name, the mobile number or the email. */
  Keyword?: string | undefined
  /** Only this department and those below it. */
  DepartmentId?: number | undefined
  /** Only accounts with this role. */
  RoleId?: number | undefined
  /** Only accounts in this status. */
  Status?: 1 | 2 | 3 | 4 | undefined
  /** Field to sort by. */
  SortField?: 'Account' | 'LastLoginTime' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** The user’s own account, and their place in the company that they work for now. */
export interface AccountProfile {
  /** Account name. */
  Account: string
  /** 昵称: the greeting, and what everybody sees. */
  Nickname: string
  /** 姓名: how colleagues see the user; empty as long as nobody said it. */
  Name: string
  /** Picture; null for none. A path of this origin, or https. */
  Avatar: string | null
  /** Mobile number; null for none. One can log in by it. */
  Mobile: string | null
  /** Email; null for none. One can log in by it. */
  Email: string | null
  /** The company. */
  EnterpriseName: string
  /** The department, with those above it: 研发中心 / 平台研发部. */
  DepartmentName: string
  /** Names of the roles in this company. */
  Roles: string[]
  /** Changes with every write on the account; sent back by `ProfileSave`. */
  Version: number
}

/** An account as a member of the user’s company. */
export interface AccountSummary {
  /** The account. */
  UserId: number
  /** 登录名. */
  Account: string
  /** 姓名; 昵称 as long as nobody said it. */
  Name: string
  /** 手机; null for none. */
  Mobile: string | null
  /** 邮箱; null for none. */
  Email: string | null
  /** The department. */
  DepartmentId: number
  /** Name of the department. */
  DepartmentName: string
  /** The roles in this company. */
  Roles: {
    /** The role. */
    RoleId: number
    /** Name of the role. */
    Name: string
  }[]
  /** 单笔限额: above it an order needs approval; null for none. Yuan with at most two decimals, tax included. */
  SingleLimit: number | null
  /** 1 未激活 2 正常 3 停用 4 锁定. */
  Status: 1 | 2 | 3 | 4
  /** Status, as shown. */
  StatusName: string
  /** When 锁定 ends by itself; null when it is not locked. ISO 8601 with offset. */
  LockedUntil: string | null
  /** Until when the initial password can be exchanged; null without one. ISO 8601 with offset. */
  InitialPasswordUntil: string | null
  /** 最近登录 to this company; null for never. ISO 8601 with offset. */
  LastLoginTime: string | null
  /** Approvals that wait for the account, or will: they are handed over before it is disabled. */
  OpenApprovals: number
  /** Why the user may not manage this account, as shown; null when they may. */
  ReadOnlyReason: string | null
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Unlock' | 'Enable' | 'ResetPwd' | 'ResetFactor' | 'EndSessions' | 'Disable')[]
  /** Changes with every edit. */
  Version: number
}

/** A delivery address: the user’s own, or one that a colleague shares with a department. */
export interface Address {
  /** The address. */
  AddressId: number
  /** 收货人. */
  Consignee: string
  /** Province (省). */
  Province: string
  /** City (市). */
  City: string
  /** District (区). */
  District: string
  /** Six digits (GB/T 2260) of the district. */
  AreaCode: string
  /** Street and number (详细地址). */
  Detail: string
  /** Label such as 公司 (标签). */
  Tag: string
  /** Whether it is the default address of who made it: exactly one of theirs is. */
  IsDefault: boolean
  /** Mobile number; with asterisks in an address that the user may not change. */
  Mobile: string
  /** Whether the user made it. */
  IsOwn: boolean
  /** Who made it. */
  OwnerName: string
  /** The department that may use it too; null when only the user who made it may. */
  SharedWith: string | null
  /** What the user may do with it now. */
  AllowActions: ('Edit' | 'SetDefault' | 'Delete')[]
  /** Changes with every write. */
  Version: number
}

/** What became of the rows. */
export interface AddressImport {
  /** Each row, by the `RowNo` that it came with. */
  Results: RowResult[]
}

/** A page of addresses. */
export interface AddressList {
  /** The items of this page. */
  Items: Address[]
  /** Number of items on all pages. */
  total: number
  /** Addresses per `Owner` under the same keyword: the counts of the tabs. */
  OwnerCounts: {
    /** Made by the user. */
    own: number
    /** Of colleagues. */
    shared: number
  }
  /** What the user may do beside the addresses that there are. */
  AllowActions: ('Create' | 'Import')[]
}

/** Filters and page of the list of addresses. */
export interface AddressListRequest {
  /** Part of consignee, area, street or label, or of the mobile number of one of the user’s own addresses. */
  Keyword?: string | undefined
  /** own: those that the user made; shared: those of colleagues. */
  Owner?: 'own' | 'shared' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** Who answers. */
export interface Adviser {
  /** `embedded`: the mall’s own, which searches catalogue and help pages; `model`: a language model. */
  Kind: 'embedded' | 'model'
  /** Name, as shown. */
  Name: string
}

/** An application for after-sales service. */
export interface AfterSalesApplication {
  /** Made by the client: the same id again returns the first result. */
  RequestId: string
  /** Order number. */
  OrderNo: string
  /** The line of the order. */
  LineId: number
  /** 1 退货 2 换货 3 维修. */
  Type: 1 | 2 | 3
  /** Pieces. */
  Quantity: number
  /** Why. */
  Reason: '质量问题' | '错发' | '漏发' | '运输破损' | '与描述不符' | '多买不需要' | '其他'
  /** What is wrong, 10 to 1,000 characters. */
  Description: string
  /** Pictures of it, at most 5. */
  Images: {
    /** Address of the picture. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[]
  /** 1 上门取件 2 自行寄回. */
  ReturnMode: 1 | 2
  /** Whom the seller calls. */
  Contact: string
  /** Mobile number. */
  Mobile: string
}

/** What can be applied for, for one line of an order. */
export interface AfterSalesCheck {
  /** Order number. */
  OrderNo: string
  /** The line of the order. */
  LineId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Pieces received (已收). */
  ReceivedQuantity: number
  /** Pieces received that are in no other service: the most that can be applied for. */
  AvailableQuantity: number
  /** The types, with the deadline of each: 15 days after the receipt for 退货 and 换货, the warranty for 维修. Empty before the receipt. */
  SupportTypes: ({
    /** 1 退货 2 换货 3 维修. */
    Type: 1 | 2 | 3
    /** Type, as shown. */
    TypeName: string
    /** The last day on which it can be applied for. A day in Asia/Shanghai, `2026-03-01`. */
    Deadline: string
    /** Whether that day has not passed. */
    IsOpen: boolean
  })[]
  /** The last deadline of all types: after it nothing can be applied for; null before the receipt. A day in Asia/Shanghai, `2026-03-01`. */
  Deadline: string | null
  /** Why the user can apply for nothing, in words; empty when they can. */
  DisabledReason: string
  /** Recipient of the order, to begin with. */
  Contact: string
  /** Mobile number of the recipient, to begin with. */
  Mobile: string
}

/** Details of one after-sales service. */
export interface AfterSalesDetail {
  /** Number of the after-sales service (服务单号). */
  ReturnOrderId: string
  /** Order number. */
  OrderNo: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** 1 退货 2 换货 3 维修. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Pieces. */
  Quantity: number
  /** Price × quantity of a 退货; null for the other types. Freight is not refunded. Null for a user who sees no prices. */
  RefundAmount: number | null
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Name of the applicant. */
  UserName: string
  /** Name of the department that the order is charged to. */
  DepartmentName: string
  /** 10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
  /** Status, as shown; 待补充 while `AwaitsApplicant`. */
  StatusName: string
  /** Whether the seller waits for the applicant’s answer to a question; only in 待审核. */
  AwaitsApplicant: boolean
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Supplement' | 'FillExpress' | 'Confirm' | 'Reopen' | 'Cancel')[]
  /** Version that was read; changes with every write. */
  Version: number
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Why. */
  Reason: '质量问题' | '错发' | '漏发' | '运输破损' | '与描述不符' | '多买不需要' | '其他'
  /** What is wrong, in the words of the applicant. */
  Description: string
  /** Pictures of it. */
  Images: {
    /** Address of the picture. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[]
  /** 1 上门取件 2 自行寄回. */
  ReturnMode: 1 | 2
  /** How the goods are returned, as shown. */
  ReturnModeName: string
  /** Whom the seller calls. */
  Contact: string
  /** Mobile number. */
  Mobile: string
  /** What the seller asked and the applicant answered, the oldest first. */
  Messages: AfterSalesMessage[]
  /** What the seller said of it: where to send the goods, or why it is rejected; empty before the review. */
  SellerNote: string
  /** How the goods travel back; null before they were sent. */
  Express: {
    /** Carrier. */
    Carrier: string
    /** Tracking number. */
    TrackingNo: string
    /** When the goods were sent. ISO 8601 with offset. */
    Time: string
  } | null
  /** When the money was refunded, and the budget got it back; null when it was not. ISO 8601 with offset. */
  RefundTime: string | null
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** The budgets that get the money back; empty when the order was charged to none. */
  BudgetName: string
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Log of the order. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. Its amounts are — for a user who sees no prices. */
    Text: string
  }[]
}

/** A page of after-sales services. */
export interface AfterSalesList {
  /** The items of this page. */
  Items: AfterSalesSummary[]
  /** Number of items on all pages. */
  total: number
  /** Services per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
    /** How many there are. */
    Count: number
  })[]
  /** How many of those in 待审核 wait for the applicant’s answer to a question. */
  AwaitsApplicantCount: number
}

/** Filters, sorting and page of the list of after-sales services. */
export interface AfterSalesListRequest {
  /** Part of the service number, of the order number, or of the product’s name; or the product’s code. */
  Keyword?: string | undefined
  /** Only services of this type. 1 退货 2 换货 3 维修. */
  Type?: 1 | 2 | 3 | undefined
  /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** 1 进行中: whatever is not over; 2 已结束: completed, rejected or cancelled. */
  Progress?: 1 | 2 | undefined
  /** Only services in this status. */
  Status?: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70 | undefined
  /** Field to sort by. */
  SortField?: 'ApplyTime' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A question of the seller about an application, or the applicant’s answer. */
export interface AfterSalesMessage {
  /** The message. */
  MessageId: number
  /** Whether the seller asks. */
  IsSeller: boolean
  /** Who wrote it. */
  UserName: string
  /** The words. */
  Text: string
  /** Pictures of an answer. */
  Images: {
    /** Address of the picture. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[]
  /** When. ISO 8601 with offset. */
  Time: string
}

/** An after-sales service as a row of a list. */
export interface AfterSalesSummary {
  /** Number of the after-sales service (服务单号). */
  ReturnOrderId: string
  /** Order number. */
  OrderNo: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** 1 退货 2 换货 3 维修. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Pieces. */
  Quantity: number
  /** Price × quantity of a 退货; null for the other types. Freight is not refunded. Null for a user who sees no prices. */
  RefundAmount: number | null
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Name of the applicant. */
  UserName: string
  /** Name of the department that the order is charged to. */
  DepartmentName: string
  /** 10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
  /** Status, as shown; 待补充 while `AwaitsApplicant`. */
  StatusName: string
  /** Whether the seller waits for the applicant’s answer to a question; only in 待审核. */
  AwaitsApplicant: boolean
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Supplement' | 'FillExpress' | 'Confirm' | 'Reopen' | 'Cancel')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** The applicant’s answer to a question of the seller. */
export interface AfterSalesSupplement {
  /** Number of the after-sales service (服务单号). */
  ReturnOrderId: string
  /** Version that was read; an older one is a `VERSION_CONFLICT`. */
  Version: number
  /** Made by the client: the same id again returns the first result. */
  RequestId: string
  /** The answer. */
  Text: string
  /** Pictures, at most 5. */
  Images: {
    /** Address of the picture. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[]
}

/** A place in the chart of 协议执行. */
export interface AgreementPoint {
  /** Chooses its row: `Point`. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** 协议内金额: price × quantity of these. Yuan with at most two decimals, tax included. */
  Amount: number
  /** Always false. */
  IsOpen: boolean
}

/** What is known of a product, beside the price that is agreed. */
export interface AgreementProduct {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece. */
  Unit: string
  /** Whether it is on sale. */
  OnShelf: boolean
  /** Market prices, rising quantities. */
  Market: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
  }[]
  /** 底价; null: none, or not for the caller. Yuan with at most two decimals, tax included. */
  Floor: number | null
  /** 成本; null: none, or not for the caller. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** 上期价: the price of one piece in the version in force before this one; null: none. Yuan with at most two decimals, tax included. */
  Before: number | null
  /** What was ordered of it within 365 days by the company, or by those companies of the group that the caller looks after; orders that came to nothing do not count. */
  Bought: {
    /** Pieces. */
    Quantity: number
    /** What they cost when they were ordered. Yuan with at most two decimals, tax included. */
    Amount: number
  }
}

/** 协议执行: how far the prices were used that were agreed with the caller’s customers, over the agreements that were in force on a day of the period. Of an agreement with a group it is what the caller’s customers among its companies bought. Bought is what 销售 counts. */
export interface AgreementReport {
  /** The items of this page. */
  Items: AgreementReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. A company of two agreements is in the TotalAmount of both, and here once. */
  Sum: {
    /** 协议商品数: products of the version in force on the last day of the period on which the agreement was. Each agreement counts its own: of a product it is the agreements that have it. */
    ProductCount: number
    /** 买过: distinct products that were bought under the agreement in the period, by any of its versions. Each agreement counts its own, too. */
    BoughtCount: number
    /** 执行率: BoughtCount ÷ ProductCount; above 1 where products were bought that the later version no longer has. Null without products. */
    BoughtShare: number | null
    /** 件数: pieces that were bought under agreements. */
    Quantity: number
    /** 协议内金额: price × quantity of these. Yuan with at most two decimals, tax included. */
    Amount: number
    /** 已省: market price when they were ordered − price, × quantity, of the lines where it is positive. Yuan with at most two decimals, tax included. */
    SavedAmount: number
    /** 商品总额: price × quantity of all that the companies of these agreements bought in the period, each company once. Null by product. Yuan with at most two decimals, tax included. */
    TotalAmount: number | null
    /** 协议占比: Amount ÷ TotalAmount; null without it. */
    Share: number | null
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: AgreementTotals
    /** 环比: as many months or days before it. */
    Previous: AgreementTotals
    /** 同比: the same days of the year before. */
    LastYear: AgreementTotals
  }
  /** Name of the agreement that was asked for by the id; null for all, and for one that the caller does not see. */
  AgreementName: string | null
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty greatest amounts. */
  Points: AgreementPoint[]
}

/** Dimension, days, filters, order and page of 协议执行. */
export interface AgreementReportRequest {
  /** What a row is: an agreement, a product, or those who look after the customers of an agreement now, together. Agreement without it. */
  By?: 'agreement' | 'product' | 'manager' | undefined
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only customers with this in their names. */
  Customer?: string | undefined
  /** Only customers whom this one of the staff looks after now. */
  ManagerId?: number | undefined
  /** Only one agreement. */
  AgreementId?: number | undefined
  /** Only rows of which nothing was bought (unbought), or something was (bought). The cards are of all. */
  Kind?: 'unbought' | 'bought' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by; the greatest amount first without it. What has no number comes last. */
  SortField?: 'Amount' | 'ProductCount' | 'BoughtCount' | 'BoughtShare' | 'Quantity' | 'Share' | 'SavedAmount' | 'LastOrderDate' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 协议执行. */
export interface AgreementReportRow {
  /** Chooses the row: number of the agreement, code of the product, numbers of the staff. */
  Key: string
  /** Name, as shown; of agreements whose customers nobody looks after 无人负责. */
  Name: string
  /** The agreement; null for other rows. */
  AgreementId: number | null
  /** 协议号; null for other rows. */
  AgreementNo: string | null
  /** The company or the group that it is with; null for other rows. */
  PartyName: string | null
  /** The product; null for other rows. */
  ProductCode: string | null
  /** Who alone looks after the customers of these agreements; null for other rows. */
  ManagerId: number | null
  /** 协议商品数: products of the version in force on the last day of the period on which the agreement was. Each agreement counts its own: of a product it is the agreements that have it. */
  ProductCount: number
  /** 买过: distinct products that were bought under the agreement in the period, by any of its versions. Each agreement counts its own, too. */
  BoughtCount: number
  /** 执行率: BoughtCount ÷ ProductCount; above 1 where products were bought that the later version no longer has. Null without products. */
  BoughtShare: number | null
  /** 件数: pieces that were bought under agreements. */
  Quantity: number
  /** 协议内金额: price × quantity of these. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 已省: market price when they were ordered − price, × quantity, of the lines where it is positive. Yuan with at most two decimals, tax included. */
  SavedAmount: number
  /** 商品总额: price × quantity of all that the companies of these agreements bought in the period, each company once. Null by product. Yuan with at most two decimals, tax included. */
  TotalAmount: number | null
  /** 协议占比: Amount ÷ TotalAmount; null without it. */
  Share: number | null
  /** Last day of the period on which something was bought; null when nothing was. A day in Asia/Shanghai, `2026-03-01`. */
  LastOrderDate: string | null
}

/** A product of a version with what is agreed about it. */
export interface AgreementRow {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece. */
  Unit: string
  /** Whether it is on sale. */
  OnShelf: boolean
  /** Market prices, rising quantities. */
  Market: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
  }[]
  /** 底价; null: none, or not for the caller. Yuan with at most two decimals, tax included. */
  Floor: number | null
  /** 成本; null: none, or not for the caller. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** 上期价: the price of one piece in the version in force before this one; null: none. Yuan with at most two decimals, tax included. */
  Before: number | null
  /** What was ordered of it within 365 days by the company, or by those companies of the group that the caller looks after; orders that came to nothing do not count. */
  Bought: {
    /** Pieces. */
    Quantity: number
    /** What they cost when they were ordered. Yuan with at most two decimals, tax included. */
    Amount: number
  }
  /** Its place in the version. */
  Position: number
  /** 客户物料编码; empty for none. */
  MaterialCode: string
  /** Price of a piece; null: a percent of the market price. */
  Price: number | null
  /** Percent of the market price, which it follows; null: a price of its own. */
  Percent: number | null
  /** Prices from greater quantities on. */
  Tiers: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
  }[]
  /** Why it is below 底价. */
  LowReason: string
  /** Whether its price is below 底价, at any quantity. */
  IsLow: boolean
  /** waiting 待批, approved 已批准, rejected 已退回; null: nothing was to be decided. */
  Decision: 'waiting' | 'approved' | 'rejected' | null
  /** What was said of the decision. */
  DecisionReason: string
}

/** How far agreed prices were used on some days. */
export interface AgreementTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 协议商品数: products of the version in force on the last day of the period on which the agreement was. Each agreement counts its own: of a product it is the agreements that have it. */
  ProductCount: number
  /** 买过: distinct products that were bought under the agreement in the period, by any of its versions. Each agreement counts its own, too. */
  BoughtCount: number
  /** 执行率: BoughtCount ÷ ProductCount; above 1 where products were bought that the later version no longer has. Null without products. */
  BoughtShare: number | null
  /** 件数: pieces that were bought under agreements. */
  Quantity: number
  /** 协议内金额: price × quantity of these. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 已省: market price when they were ordered − price, × quantity, of the lines where it is positive. Yuan with at most two decimals, tax included. */
  SavedAmount: number
  /** 商品总额: price × quantity of all that the companies of the agreements bought. Yuan with at most two decimals, tax included. */
  TotalAmount: number
  /** 协议占比: Amount ÷ TotalAmount; null without it. */
  Share: number | null
}

/** What the mall announces (公告), as a line of a list. */
export interface Announcement {
  /** The announcement. */
  AnnouncementId: number
  /** Title, as shown. */
  Title: string
  /** Since when it is shown. ISO 8601 with offset. */
  PublishedAt: string
}

/** One announcement, to read. */
export interface AnnouncementDetail {
  /** The announcement. */
  AnnouncementId: number
  /** Title, as shown. */
  Title: string
  /** Since when it is shown. ISO 8601 with offset. */
  PublishedAt: string
  /** What it says. */
  Content: (string | ContentElement)[]
}

/** A page of orders that can be invoiced. */
export interface ApplyableList {
  /** The items of this page. */
  Items: ApplyableOrder[]
  /** Number of items on all pages. */
  total: number
  /** What can be invoiced of all that match the filters. Null for a user who sees no prices. */
  TotalAmount: number | null
}

/** Filters, sorting and page of the orders that can be invoiced. */
export interface ApplyableListRequest {
  /** Part of an order number. */
  OrderNo?: string | undefined
  /** Part of the number of a statement: only orders that it has something of. */
  StatementNo?: string | undefined
  /** First day of the completion. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the completion. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Field to sort by. */
  SortField?: 'CompletedTime' | 'GoodsAmount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** An order that can be invoiced. */
export interface ApplyableOrder {
  /** Order number. */
  OrderNo: string
  /** When it was completed. ISO 8601 with offset. */
  CompletedTime: string
  /** Name of the buyer. */
  UserName: string
  /** The company that bought it: an invoice is for the orders of one company. */
  EnterpriseId: number
  /** Name of that company (开票公司). */
  EnterpriseName: string
  /** Amount of the goods. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** Freight; a line of its own on the invoice. Null for a user who sees no prices. */
  Freight: number | null
  /** Refunds of goods that were refused, were returned, or are being returned. Null for a user who sees no prices. */
  ReturnedAmount: number | null
  /** What invoices have taken already: applied for or issued, less what was reversed. Null for a user who sees no prices. */
  InvoicedAmount: number | null
  /** What can be invoiced: goods + freight − returned − invoiced. Null for a user who sees no prices. */
  AvailableAmount: number | null
  /** When the buyer wanted the invoice, as shown. */
  InvoiceModeName: string
}

/** A user to whom a turn can be transferred, or who can be added as an approver. */
export interface ApprovalCandidate {
  /** The user. */
  UserId: number
  /** Name of the user. */
  UserName: string
  /** Name of the user’s department. */
  DepartmentName: string
}

/** What an approver changed of a line of the order. */
export interface ApprovalChange {
  /** When it was changed. ISO 8601 with offset. */
  Time: string
  /** Name of the approver. */
  UserName: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Pieces before. */
  FromQuantity: number
  /** Pieces after; 0: the line was struck. */
  ToQuantity: number
  /** Price of a piece before. Null for a user who sees no prices. */
  FromPrice: number | null
  /** Price of a piece after: another quantity may have another price. Null for a user who sees no prices. */
  ToPrice: number | null
  /** Comment of the approver. */
  Comment: string
}

/** Details of one approval: what an approver needs to decide. */
export interface ApprovalDetail {
  /** Approval number. */
  ApprovalNo: string
  /** Order number. */
  OrderNo: string
  /** When the approval was asked for. ISO 8601 with offset. */
  SubmitTime: string
  /** Name of the applicant. */
  UserName: string
  /** The department that the order is charged to. */
  DepartmentId: number
  /** Name of the department that the order is charged to. */
  DepartmentName: string
  /** Reason of the purchase (采购事由). */
  Purpose: string
  /** Lines of the order. */
  Lines: ApprovalLine[]
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Why the order needs approval. */
  Reasons: ApprovalReason[]
  /** The node that decides now; null once the approval has ended. */
  CurrentNode: {
    /** Name of the node. */
    Name: string
    /** Its place among the nodes, from 1. */
    Position: number
    /** Number of nodes. */
    Count: number
  } | null
  /** Since when the current node decides; null once the approval has ended. ISO 8601 with offset. */
  WaitingSince: string | null
  /** 1 审批中 2 已通过 3 已驳回 4 已撤回 5 已退回. */
  Status: 1 | 2 | 3 | 4 | 5
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Agree' | 'Reject' | 'Return' | 'Transfer' | 'AddSign' | 'Withdraw' | 'EditLines')[]
  /** Version of the order that was read; decisions are made on it. */
  Version: number
  /** Status of the order, as shown. */
  OrderStatusName: string
  /** Whether the user may open the order itself. */
  IsOrderVisible: boolean
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate: string | null
  /** Remark of the buyer. */
  Remark: string
  /** Attached files. */
  Attachments: {
    /** Address of the file. A path of this origin, or https. */
    Url: string
    /** Name, as shown. */
    Name: string
  }[]
  /** Delivery address. */
  Address: {
    /** Name of the recipient (收货人). */
    Consignee: string
    /** Mobile number. */
    Mobile: string
    /** The whole address in one line. */
    FullAddress: string
  }
  /** Invoice. */
  Invoice: {
    /** 1 随单, 2 集中, 3 暂不开票. */
    Mode: 1 | 2 | 3
    /** When the invoice is issued, as shown. */
    ModeName: string
    /** Type of the invoice, as shown. */
    TypeName: string
    /** Title of the invoice (发票抬头). */
    Title: string
    /** Tax number. */
    TaxNo: string
  }
  /** The budgets that hold the order, the longest period first, as they are without it; empty when none does. */
  Budgets: BudgetState[]
  /** What approvers changed of the lines, in the order of time. */
  Changes: ApprovalChange[]
  /** Nodes of the approval, in order. */
  Nodes: ApprovalRecordNode[]
  /** When the approval ended; null while it runs. ISO 8601 with offset. */
  FinishTime: string | null
}

/** What an administrator writes of an approval flow. */
export interface ApprovalFlowContent {
  /** Name, unique in the company. */
  Name: string
  /** Departments whose orders it is for, each with those below it that have no flow of their own; empty: all of the company. */
  DepartmentIds: number[]
  /** The rules. An order goes through the nodes of all rules that hold, each node once. */
  Rules: ApprovalFlowRule[]
  /** After how many days without a decision an order is withdrawn. */
  WaitDays: number
}

/** An approval flow with its draft and what is in force. */
export interface ApprovalFlowDetail {
  /** The approval flow. */
  FlowId: number
  /** Name. */
  Name: string
  /** Names of the departments it is for; empty: all of the company. */
  DepartmentNames: string[]
  /** Each rule in force as a sentence; of the draft while nothing was ever published. */
  Sentences: string[]
  /** The version that new orders go through, or went through last; 0: none was published. */
  PublishedVersion: number
  /** Whether there are changes that were not published. */
  HasDraft: boolean
  /** Approvals that run by any of its versions; each keeps the one it started with. */
  RunningCount: number
  /** 1 草稿 2 已发布 3 已停用. */
  Status: 1 | 2 | 3
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Edit' | 'Publish' | 'Disable' | 'Discard')[]
  /** Changes with every write. */
  Version: number
  /** What is edited: the draft, or without one what is in force. */
  Content: ApprovalFlowContent
  /** The version that was published last; null: none. */
  Published: ApprovalFlowContent | null
  /** Everybody whom the draft or the published version names. */
  People: ApprovalFlowPerson[]
  /** All published versions, the latest first. */
  Versions: ({
    /** Number of the version. */
    Version: number
    /** When it was published. ISO 8601 with offset. */
    PublishedTime: string
    /** Who published it; null: the mall itself. */
    PublishedBy: string | null
  })[]
}

/** A page of approval flows. */
export interface ApprovalFlowList {
  /** The items of this page. */
  Items: ApprovalFlowSummary[]
  /** Number of items on all pages. */
  total: number
  /** What the user may do here. */
  AllowActions: 'Create'[]
}

/** One node of a rule: who approves there, and how. */
export interface ApprovalFlowNode {
  /** Name, as shown in the approval. */
  Name: string
  /** users 指定人, departmentManager 部门负责人 of the department that is charged, superiors 逐级上级: the managers from that department upwards, role 角色. */
  ApproverType: 'users' | 'departmentManager' | 'superiors' | 'role'
  /** The approvers in their order, for 指定人; else empty. */
  UserIds: number[]
  /** The role, for 角色; else null. */
  RoleId: number | null
  /** How many managers, for 逐级上级. */
  Levels: number
  /** How its approvers decide: 1 会签, all of them; 2 或签, any of them; 3 依次, one after the other. */
  Mode: 1 | 2 | 3
  /** After how many hours without a decision something happens; null: never. */
  TimeoutHours: number | null
  /** What happens then: remind 提醒, transfer 转交 to the superior, agree 自动通过. */
  TimeoutAction: 'remind' | 'transfer' | 'agree'
  /** Whether its approvers may lower quantities and strike lines. */
  AllowEditLines: boolean
}

/** A member of the company, as an approver or an applicant. */
export interface ApprovalFlowPerson {
  /** The user. */
  UserId: number
  /** Name. */
  UserName: string
  /** Their department. */
  DepartmentName: string
  /** Whether they can approve: false for an account that is disabled or was never activated. */
  IsActive: boolean
}

/** A rule: an order for which one of the conditions holds goes through the nodes. */
export interface ApprovalFlowRule {
  /** Orders of at least this sum; null: the amount alone is no condition. Yuan with at most two decimals, tax included. */
  AmountFrom: number | null
  /** Only orders below this sum; null: without an upper end. Counts with `AmountFrom` alone. Yuan with at most two decimals, tax included. */
  AmountTo: number | null
  /** Orders over the single limit of the purchaser (超单笔限额). */
  OverSingleLimit: boolean
  /** Orders over a budget that lets them be approved (超预算). */
  OverBudget: boolean
  /** Orders with goods outside of the company’s catalogue of at least this sum (非协议); null: never. Yuan with at most two decimals, tax included. */
  NonAgreedFrom: number | null
  /** Orders with goods of one of these categories, of any level (品类). */
  CategoryIds: number[]
  /** Who approves, in their order. */
  Nodes: ApprovalFlowNode[]
}

/** An approval flow as a row of a list. */
export interface ApprovalFlowSummary {
  /** The approval flow. */
  FlowId: number
  /** Name. */
  Name: string
  /** Names of the departments it is for; empty: all of the company. */
  DepartmentNames: string[]
  /** Each rule in force as a sentence; of the draft while nothing was ever published. */
  Sentences: string[]
  /** The version that new orders go through, or went through last; 0: none was published. */
  PublishedVersion: number
  /** Whether there are changes that were not published. */
  HasDraft: boolean
  /** Approvals that run by any of its versions; each keeps the one it started with. */
  RunningCount: number
  /** 1 草稿 2 已发布 3 已停用. */
  Status: 1 | 2 | 3
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Edit' | 'Publish' | 'Disable' | 'Discard')[]
  /** Changes with every write. */
  Version: number
}

/** A line of an order that is approved. */
export interface ApprovalLine {
  /** The line of the order. */
  LineId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Number of pieces. */
  Quantity: number
  /** Price × quantity. Null for a user who sees no prices. */
  Subtotal: number | null
  /** Remark of the buyer. */
  Remark: string
  /** Least quantity that the line can be lowered to without striking it; 1 for a product that is not sold any more. */
  MOQ: number
  /** A lowered quantity is a multiple of it. */
  Step: number
  /** 非协议: outside of the catalogue of the company when it was ordered, and not at the price of a quote. */
  IsNonAgreed: boolean
  /** What the enterprise paid last for this product (上次成交); null when it never bought it. */
  LastPaid: {
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
    /** Time of that order. ISO 8601 with offset. */
    Time: string
  } | null
}

/** A page of approvals. */
export interface ApprovalList {
  /** The items of this page. */
  Items: ApprovalSummary[]
  /** Number of items on all pages. */
  total: number
  /** 应付 of the orders on all pages. Null for a user who sees no prices. */
  TotalAmount: number | null
  /** Approvals per view under the same filters: the counts of the tabs. */
  ViewCounts: ({
    /** The view. */
    View: 'waiting' | 'decided' | 'submitted'
    /** How many there are. */
    Count: number
  })[]
  /** All that waits for the user, whatever the filters. */
  Waiting: {
    /** How many there are. */
    Count: number
    /** Since when the longest of them waits; null when none does. ISO 8601 with offset. */
    Since: string | null
  }
}

/** Filters, sorting and page of the list of approvals. */
export interface ApprovalListRequest {
  /** Which approvals: those that wait for the user, those the user decided, those of the user’s own orders. */
  View: 'waiting' | 'decided' | 'submitted'
  /** Part of an approval number, of an order number, or of the reason of the purchase. */
  Keyword?: string | undefined
  /** Part of the applicant’s name. */
  UserName?: string | undefined
  /** The department that the order is charged to. */
  DepartmentId?: number | undefined
  /** First day of the submission. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the submission. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Least amount of the order. Refused of a user who sees no prices. */
  AmountMin?: number | undefined
  /** Greatest amount of the order. Refused of a user who sees no prices. */
  AmountMax?: number | undefined
  /** Why the order needs approval. */
  Reason?: 'overSingleLimit' | 'overBudget' | 'category' | 'nonAgreed' | 'amount' | undefined
  /** Field to sort by. */
  SortField?: 'SubmitTime' | 'WaitingSince' | 'PayableAmount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A node of an approval. */
export interface ApprovalNode {
  /** Name, as shown. */
  Name: string
  /** 1 会签, 2 或签, 3 依次. */
  Mode: 1 | 2 | 3
  /** Names of the approvers. */
  Approvers: string[]
  /** Why they approve, by the rule that chose them. Its amounts are — for a user who sees no prices. */
  Because: string
}

/** Whether and by whom an order would have to be approved. */
export interface ApprovalPreview {
  /** Why, each with what decided. Empty: no approval. */
  Reasons: ApprovalReason[]
  /** Nodes of the approval, in order. */
  Nodes: ApprovalNode[]
  /** Null when it needs none, or no small change is enough. */
  Change: PassingChange | null
}

/** Why an order needs approval, made by the rule that decided. */
export interface ApprovalReason {
  /** The reason, for programs. */
  Code: 'overSingleLimit' | 'overBudget' | 'category' | 'nonAgreed' | 'amount'
  /** The reason as a sentence. Its amounts are — for a user who sees no prices. */
  Text: string
  /** What decided. Null in approvals from before this was kept. */
  Facts: {
    /** What was compared: the order, or the goods concerned. Null for a user who sees no prices. */
    Amount: number | null
    /** What it was compared with: the limit, what is available of the budget, the least sum; null where nothing is. Null for a user who sees no prices. */
    Limit: number | null
  }
}

/** A node of an approval with its approvers. */
export interface ApprovalRecordNode {
  /** Name of the node. */
  Name: string
  /** 1 会签, 2 或签, 3 依次. */
  Mode: 1 | 2 | 3
  /** waiting 未到达 · running 审批中 · agreed · rejected, also when it was returned · stopped: the approval ended before it decided. */
  State: 'waiting' | 'running' | 'agreed' | 'rejected' | 'stopped'
  /** Its approvers: those who were reached first, in the order of time. */
  Steps: ({
    /** Name of the approver. */
    UserName: string
    /** 0 未到达 1 审批中 2 同意 3 驳回 4 已转交 5 自动通过. */
    State: 0 | 1 | 2 | 3 | 4 | 5
    /** State, as shown. */
    StateName: string
    /** When it became the approver’s turn; null when not yet. ISO 8601 with offset. */
    ReachedTime: string | null
    /** When the approver decided; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Comment of the approver. */
    Comment: string
    /** Name of the approver who transferred the turn (转交) or added this approver (加签); null for those whom the flow chose. */
    AddedBy: string | null
    /** What who added this approver wrote; of a transfer it is the comment of the transferred step. */
    AddedComment: string
  })[]
}

/** The orders of the last days through a draft, beside what happened. */
export interface ApprovalReplay {
  /** How many days back. */
  Days: number
  /** Orders that were looked at: those that the draft, or the flow in force, is for. */
  Total: number
  /** Whether there were more orders than are looked at: then these are the latest. */
  IsLimited: boolean
  /** Orders that needed an approval. */
  ApprovedBefore: number
  /** Orders that would need one. */
  ApprovedAfter: number
  /** Orders that would go through more nodes. */
  More: number
  /** Orders that would go through fewer. */
  Less: number
  /** Orders that would go through as many nodes, with other approvers. */
  Other: number
  /** Orders that nobody could approve. */
  Stuck: number
  /** For how many of them each rule of the draft holds, in the order of the rules; an order may be of several. */
  RuleOrders: number[]
  /** Estimated hours of approval for all these orders, by the medians of those days; null: nothing was decided in them. */
  HoursBefore: number | null
  /** The same with the draft. */
  HoursAfter: number | null
  /** Approvers of the draft who decided nothing in those days: the median of all others stands for theirs. */
  Unmeasured: number
  /** Work per approver, the most first. */
  Approvers: ({
    /** The approver. */
    UserName: string
    /** Orders that they were to approve. */
    Before: number
    /** Orders that they would be. */
    After: number
    /** What a decision took them, in the middle; null: none. */
    MedianHours: number | null
  })[]
  /** Orders whose path would be another, the latest first; at most 100. */
  Changed: {
    /** Order number. */
    OrderNo: string
    /** Who ordered. */
    ApplicantName: string
    /** The department that was charged. */
    DepartmentName: string
    /** What the order costs. Yuan with at most two decimals, tax included. */
    Amount: number
    /** When it was submitted. ISO 8601 with offset. */
    Time: string
    /** The nodes that it went through; empty: none. */
    Before: string[]
    /** The nodes that it would go through. */
    After: string[]
    /** Why it would need an approval. */
    Reasons: ApprovalReason[]
    /** Whether nobody could approve it. */
    IsStuck: boolean
  }[]
}

/** The path of a sample order. */
export interface ApprovalSimulation {
  /** The flow that the order goes through; null: none is for the department. */
  FlowName: string | null
  /** Why it needs an approval; empty: it needs none. */
  Reasons: ApprovalReason[]
  /** Who would approve; null: an approval is needed and nobody can give it. */
  Nodes: ({
    /** Name of the node. */
    Name: string
    /** How its approvers decide: 1 会签, all of them; 2 或签, any of them; 3 依次, one after the other. */
    Mode: 1 | 2 | 3
    /** Names of the approvers. */
    Approvers: string[]
    /** Why these approve, in words. */
    Because: string
  })[] | null
  /** The rules of the draft that hold, by their places from 0; empty: none, or the order goes through another flow. */
  Rules: number[]
}

/** An approval as a row of a list. */
export interface ApprovalSummary {
  /** Approval number. */
  ApprovalNo: string
  /** Order number. */
  OrderNo: string
  /** When the approval was asked for. ISO 8601 with offset. */
  SubmitTime: string
  /** Name of the applicant. */
  UserName: string
  /** The department that the order is charged to. */
  DepartmentId: number
  /** Name of the department that the order is charged to. */
  DepartmentName: string
  /** Reason of the purchase (采购事由). */
  Purpose: string
  /** Lines of the order in short. Lines in short. */
  Lines: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Pieces of all lines. */
    Quantity: number
  }[]
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Why the order needs approval. */
  Reasons: ApprovalReason[]
  /** The node that decides now; null once the approval has ended. */
  CurrentNode: {
    /** Name of the node. */
    Name: string
    /** Its place among the nodes, from 1. */
    Position: number
    /** Number of nodes. */
    Count: number
  } | null
  /** Since when the current node decides; null once the approval has ended. ISO 8601 with offset. */
  WaitingSince: string | null
  /** 1 审批中 2 已通过 3 已驳回 4 已撤回 5 已退回. */
  Status: 1 | 2 | 3 | 4 | 5
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Agree' | 'Reject' | 'Return' | 'Transfer' | 'AddSign' | 'Withdraw' | 'EditLines')[]
  /** Version of the order that was read; decisions are made on it. */
  Version: number
}

/** A district with the city and the province that it is in. */
export interface Area {
  /** Province (省). */
  Province: string
  /** City (市). */
  City: string
  /** District (区). */
  District: string
  /** Six digits (GB/T 2260) of the district. */
  AreaCode: string
}

/** What becomes of an attribute that is merged into another one. */
export interface AttributeMerge {
  /** Products that have the other one from then on. */
  Products: number
  /** Drafts of products that name the other one from then on. */
  Drafts: number
  /** Values that go along. */
  Values: number
  /** Of these those that become the value of the same name. */
  Same: number
}

/** What becomes of a value that is merged into another one. */
export interface AttributeValueMerge {
  /** Products that have the other one from then on. */
  Products: number
  /** Drafts of products that name the other one from then on. */
  Drafts: number
}

/** A change of a record: who made it, from where, and what it changed. */
export interface AuditEntry {
  /** The entry. */
  EntryId: number
  /** When it was made. ISO 8601 with offset. */
  Time: string
  /** staff 员工, buyer 买家, system 系统. */
  Side: 'staff' | 'buyer' | 'system'
  /** Name of who made it; 系统 for the mall itself. */
  Operator: string
  /** Company of the buyer; null for the staff and the mall itself. */
  EnterpriseName: string | null
  /** What it is about. */
  Entity: 'order' | 'approval' | 'afterSales' | 'inquiry' | 'replyTemplate' | 'review' | 'invoice' | 'invoiceTitle' | 'budget' | 'product' | 'incoming' | 'productImport' | 'category' | 'brand' | 'attribute' | 'attributeValue' | 'agreement' | 'statement' | 'statementTerm' | 'receivedPayment' | 'home' | 'announcement' | 'help' | 'site' | 'searchWord' | 'customer' | 'address' | 'purchaseList' | 'account' | 'session' | 'department' | 'group' | 'role' | 'approvalFlow' | 'calendar' | 'staff' | 'staffRole' | 'staffSession'
  /** The same, as shown. */
  EntityName: string
  /** Number or id of the record. */
  RecordNo: string
  /** What was done, as shown. */
  Action: string
  /** What was changed, without what the user may not see (成本 and 底价). */
  Changes: ({
    /** What was changed, as shown. */
    Name: string
    /** Before; null for nothing. */
    Before: string | null
    /** After; null for nothing. */
    After: string | null
  })[]
  /** Network address; empty for the mall itself. */
  Ip: string
  /** Of the HTTP request, as in `X-Request-Id` and in the log of the server; empty for none. */
  TraceNo: string
}

/** A page of the audit log. `total` is at most 10000. */
export interface AuditList {
  /** The items of this page. */
  Items: AuditEntry[]
  /** Number of items on all pages. */
  total: number
}

/** Filters and page of the audit log. */
export interface AuditListRequest {
  /** Number or id of a record, whole. */
  RecordNo?: string | undefined
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only changes by the staff, by buyers or by the mall itself. */
  Side?: 'staff' | 'buyer' | 'system' | undefined
  /** Only changes by one of the staff. */
  StaffId?: number | undefined
  /** Only changes of such records. */
  Entity?: 'order' | 'approval' | 'afterSales' | 'inquiry' | 'replyTemplate' | 'review' | 'invoice' | 'invoiceTitle' | 'budget' | 'product' | 'incoming' | 'productImport' | 'category' | 'brand' | 'attribute' | 'attributeValue' | 'agreement' | 'statement' | 'statementTerm' | 'receivedPayment' | 'home' | 'announcement' | 'help' | 'site' | 'searchWord' | 'customer' | 'address' | 'purchaseList' | 'account' | 'session' | 'department' | 'group' | 'role' | 'approvalFlow' | 'calendar' | 'staff' | 'staffRole' | 'staffSession' | undefined
  /** Field to sort by. */
  SortField?: 'Time' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** What becomes of a brand that is merged into another one. */
export interface BrandMerge {
  /** Products that have the other one from then on. */
  Products: number
  /** Drafts of products that name the other one from then on. */
  Drafts: number
}

/** A budget, with what only its own page shows. */
export interface BudgetDetail {
  /** The budget. */
  BudgetId: number
  /** Name. */
  Name: string
  /** The department whose orders are charged to it. */
  DepartmentId: number
  /** Name of the department. */
  DepartmentName: string
  /** month 月, quarter 季, year 年. */
  Period: 'month' | 'quarter' | 'year'
  /** First day of the period. A day in Asia/Shanghai, `2026-03-01`. */
  StartDate: string
  /** Last day of the period. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 总额: what it was opened with. Yuan with at most two decimals, tax included. */
  Total: number
  /** 调整: the sum of all adjustments; negative when it was lowered. Yuan with at most two decimals, tax included. */
  Adjusted: number
  /** 已用. Yuan with at most two decimals, tax included. */
  Used: number
  /** 冻结: of orders that wait for approval. Yuan with at most two decimals, tax included. */
  Frozen: number
  /** 可用: negative when approved orders exceeded the budget. Yuan with at most two decimals, tax included. */
  Available: number
  /** 使用率: share that is used or frozen, in whole percent, rounded down; above 100 when exceeded. */
  UsageRate: number
  /** What happens to an order that exceeds it: approve 超支需审批, forbid 禁止. */
  Control: 'approve' | 'forbid'
  /** 1 未开始 2 生效中 3 已耗尽 4 已过期 5 已停用. */
  Status: 1 | 2 | 3 | 4 | 5
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Edit' | 'Adjust' | 'Enable' | 'Disable')[]
  /** Changes with every edit, not with orders that are charged. */
  Version: number
  /** Name of the manager of the department; null when it has none. */
  ManagerName: string | null
  /** Whether an order was charged to it, or it was adjusted: then department, period and total stay. */
  IsCharged: boolean
}

/** An entry of the ledger of a budget: the sum of all of them is what is available. */
export interface BudgetEntry {
  /** The entry. */
  EntryId: number
  /** When. ISO 8601 with offset. */
  Time: string
  /** The order that caused it; null when somebody changed the budget itself. Order number. */
  OrderNo: string | null
  /** freeze 冻结, use 扣减, release 释放, refund 退回, adjust 调整. */
  Kind: 'freeze' | 'use' | 'release' | 'refund' | 'adjust'
  /** The kind, as shown. */
  KindName: string
  /** Change of what is available: below 0 takes away. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What was available after it. Yuan with at most two decimals, tax included. */
  Balance: number
  /** Who caused it. */
  Operator: string
  /** Why somebody adjusted it; empty for orders. */
  Reason: string
}

/** A page of the ledger of a budget. */
export interface BudgetLedger {
  /** The items of this page. */
  Items: BudgetEntry[]
  /** Number of items on all pages. */
  total: number
  /** Sum of what the entries on all pages added. Yuan with at most two decimals, tax included. */
  Increase: number
  /** Sum of what they took away, as an amount above 0. Yuan with at most two decimals, tax included. */
  Decrease: number
}

/** Filters and page of the ledger of one budget. */
export interface BudgetLedgerRequest {
  /** The budget. */
  BudgetId: number
  /** Only entries of this kind. */
  Kind?: 'freeze' | 'use' | 'release' | 'refund' | 'adjust' | undefined
  /** Part of an order number. */
  OrderNo?: string | undefined
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Field to sort by. */
  SortField?: 'Time' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A page of budgets. */
export interface BudgetList {
  /** The items of this page. */
  Items: BudgetSummary[]
  /** Number of items on all pages. */
  total: number
  /** Budgets per status under the same filters: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 1 | 2 | 3 | 4 | 5
    /** How many there are. */
    Count: number
  })[]
  /** The budgets in force (生效中 and 已耗尽) under the same filters. */
  InForce: {
    /** How many departments have one. */
    Count: number
    /** What these departments have left, each by its tightest level. Yuan with at most two decimals, tax included. */
    Available: number
    /** How many of them have an exceeded level. */
    Overdrawn: number
  }
  /** What the user may do beside the budgets that there are. */
  AllowActions: 'Create'[]
}

/** Filters, sorting and page of the list of budgets. */
export interface BudgetListRequest {
  /** Part of the name. */
  Keyword?: string | undefined
  /** A department, with all below it. */
  DepartmentId?: number | undefined
  /** Only budgets of this kind of period. month 月, quarter 季, year 年. */
  Period?: 'month' | 'quarter' | 'year' | undefined
  /** Only budgets with this control. What happens to an order that exceeds it: approve 超支需审批, forbid 禁止. */
  Control?: 'approve' | 'forbid' | undefined
  /** Only budgets whose period has not ended before this day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Only budgets whose period begins on this day or before it. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only budgets of which at least so many percent are used or frozen. */
  UsageFrom?: 70 | 90 | undefined
  /** Only budgets in this status. */
  Status?: 1 | 2 | 3 | 4 | 5 | undefined
  /** Field to sort by. */
  SortField?: 'EndDate' | 'Total' | 'Available' | 'UsageRate' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A budget, one level of the account of its department, and what the order would make of it. */
export interface BudgetState {
  /** The budget. */
  BudgetId: number
  /** Name, as shown. */
  Name: string
  /** The department. */
  DepartmentId: number
  /** Which level of the account it is: month 月, quarter 季, year 年. */
  Period: 'month' | 'quarter' | 'year'
  /** The period in words: 2026年11月. */
  PeriodName: string
  /** Total with its adjustments (预算总额). Null for a user who sees no prices. */
  Total: number | null
  /** Used (已用), without this order. Null for a user who sees no prices. */
  Used: number | null
  /** Frozen (冻结), without this order. Null for a user who sees no prices. */
  Frozen: number | null
  /** Remaining (剩余), without this order. Null for a user who sees no prices. */
  Remaining: number | null
  /** What happens when the order exceeds it: 超支需审批, 禁止. */
  Control: 'approve' | 'forbid'
  /** 0 通过 / 1 超预算，可提交审批 / 2 超预算，禁止提交 — for this order. */
  Result: 0 | 1 | 2
  /** Whether its result is the one that holds: of the levels of a department the strictest, then the one with least left. */
  Decides: boolean
}

/** A budget as a row of a list: Available = Total + Adjusted − Used − Frozen. */
export interface BudgetSummary {
  /** The budget. */
  BudgetId: number
  /** Name. */
  Name: string
  /** The department whose orders are charged to it. */
  DepartmentId: number
  /** Name of the department. */
  DepartmentName: string
  /** month 月, quarter 季, year 年. */
  Period: 'month' | 'quarter' | 'year'
  /** First day of the period. A day in Asia/Shanghai, `2026-03-01`. */
  StartDate: string
  /** Last day of the period. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 总额: what it was opened with. Yuan with at most two decimals, tax included. */
  Total: number
  /** 调整: the sum of all adjustments; negative when it was lowered. Yuan with at most two decimals, tax included. */
  Adjusted: number
  /** 已用. Yuan with at most two decimals, tax included. */
  Used: number
  /** 冻结: of orders that wait for approval. Yuan with at most two decimals, tax included. */
  Frozen: number
  /** 可用: negative when approved orders exceeded the budget. Yuan with at most two decimals, tax included. */
  Available: number
  /** 使用率: share that is used or frozen, in whole percent, rounded down; above 100 when exceeded. */
  UsageRate: number
  /** What happens to an order that exceeds it: approve 超支需审批, forbid 禁止. */
  Control: 'approve' | 'forbid'
  /** 1 未开始 2 生效中 3 已耗尽 4 已过期 5 已停用. */
  Status: 1 | 2 | 3 | 4 | 5
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Edit' | 'Adjust' | 'Enable' | 'Disable')[]
  /** Changes with every edit, not with orders that are charged. */
  Version: number
}

/** The answer to a slide captcha. */
export interface CaptchaAnswer {
  /** Id of the challenge. */
  Id: string
  /** The piece’s left edge. */
  X: number
  /** Where the pointer was: px from the start, ms since the start. */
  Track: {
    /** Horizontal distance from the start, px. */
    x: number
    /** Vertical distance from the start, px. */
    y: number
    /** Time since the start, ms. */
    t: number
  }[]
  /** What moved the piece. Fewer answers by keyboard are taken from an address, since their track proves nothing. */
  Input: 'pointer' | 'keyboard'
  /** The work of the challenge, done. */
  Work?: {
    /** The number that was found. */
    Number: number
    /** As it came. */
    Target: string
    /** As it came. */
    Signature: string
  } | undefined
}

/** Lengths in pixels of the challenge’s own pictures, whatever width they are drawn at. */
export interface CaptchaChallenge {
  /** Id of the challenge. */
  Id: string
  /** The picture with the gap. Data URL. */
  Background: string
  /** The piece. Data URL. */
  Piece: string
  /** Width of the background, px. */
  Width: number
  /** Height of the background, px. */
  Height: number
  /** Upper edge of the piece, px. */
  PieceY: number
  /** Width of the piece, px. */
  PieceWidth: number
  /** ISO 8601 with offset. */
  ExpiresAt: string
  /** What to compute for the answer. An answer without it is one of few that are taken. */
  Work?: CaptchaWork | undefined
}

/** Computing that makes answers in bulk costly: the number whose SHA-256 after the salt is the target. Asked for when many answers of an address were wrong. */
export interface CaptchaWork {
  /** What the number, in decimal, is put behind. */
  Salt: string
  /** SHA-256 of salt and number, in hexadecimal. */
  Target: string
  /** The number is less than this, and not negative. */
  MaxNumber: number
  /** Goes back with the number. */
  Signature: string
}

/** The cart. Its sums are those of an order of the selected lines. */
export interface Cart {
  /** Lines that can be bought. */
  Items: CartLine[]
  /** Lines that cannot be bought (失效商品). */
  InvalidItems: InvalidCartLine[]
  /** Pieces of the selected lines. */
  SelectedQuantity: number
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Amount of goods from which an order is delivered without freight (满…免运费); null where it never or always is. Null for a user who sees no prices. */
  FreeFreightFrom: number | null
  /** The levels of the account of the user’s department that have today, the longest period first, for an order of the selected lines; empty when no budget applies. */
  Budgets: BudgetState[]
  /** Whether and by whom an order of the selected lines would have to be approved (预计触发审批), charged to the user’s department. */
  ApprovalPreview: ApprovalPreview
}

/** A line of the cart. */
export interface CartLine {
  /** The line of the cart. */
  CartItemId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** The price in force for this quantity. Null for a user who sees no prices. */
  Price: number | null
  /** Number of pieces. */
  Quantity: number
  /** Price × quantity. Null for a user who sees no prices. */
  Subtotal: number | null
  /** Remark of the buyer. */
  Remark: string
  /** The price when the line was added, if it was another: 价格已由¥a变为¥b. Null for a user who sees no prices. */
  PreviousPrice: number | null
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** Whether the line is selected. */
  Selected: boolean
  /** Whether the price was agreed with the enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company, and not at the price of a quote. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** Until when the price holds, where it is that of an accepted quote; else null. ISO 8601 with offset. */
  QuotedUntil: string | null
  /** Stock in the delivery area. */
  Stock: StockState
  /** 交货期, while it is in stock; may be empty. */
  DeliveryText: string
  /** Why it has its price. Null for a user who sees no prices. */
  PriceReason: PriceReason | null
  /** Fewer pieces than wanted: 库存不足. */
  StockShort: boolean
}

/** First level. Categories that share a `CategoryGroup` are one row of the main nav. */
export interface Category1 {
  /** The category. */
  CategoryId: number
  /** Name, as shown. */
  Name: string
  /** Group of the main navigation. */
  CategoryGroup: string
  /** Categories of the second level. */
  Category2List: Category2[]
}

/** A category of the second level. */
export interface Category2 {
  /** The category. */
  CategoryId: number
  /** Name, as shown. */
  Name: string
  /** Number of products in it. */
  ProductCounts: number
  /** Categories of the third level. */
  Category3List: Category3[]
}

/** A category of the third level. */
export interface Category3 {
  /** The category. */
  CategoryId: number
  /** Name, as shown. */
  Name: string
  /** Number of products in it. */
  ProductCounts: number
}

/** What becomes of a category that is merged into another one. */
export interface CategoryMerge {
  /** Products that go into the other one. */
  Products: number
  /** Categories below it that go with it; those of the same name are merged. */
  Children: number
  /** Approval flows of customers that name it, and name the other one from then on. */
  Flows: number
  /** Customers whose catalogue (指定分类) names it, and names the other one from then on: they see what is in that one, too. */
  Catalogues: number
}

/** Something that the adviser proposes. Nothing happens before the user clicks it. */
export interface ChatAction {
  /** Put products into the cart. */
  Kind: 'addToCart'
  /** The products, each of which the user can buy. */
  Lines: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product. */
    Name: string
    /** Unit of a piece. */
    Unit: string
    /** Pieces. */
    Quantity: number
  }[]
}

/** One event of an answer. */
export type ChatEvent = {
  /** First of all. */
  Type: 'meta'
  /** The conversation, which is new when none was given. */
  Session: ChatSession
  /** The question. */
  QuestionId: number
  /** The answer. */
  MessageId: number
  /** The adviser of this mall. */
  Adviser: Adviser
} | {
  /** How the adviser thinks. */
  Type: 'reasoning'
  /** What follows on the text so far. */
  Text: string
} | {
  /** The answer, bit by bit. */
  Type: 'delta'
  /** What follows on the text so far. */
  Text: string
} | {
  /** Products to show. */
  Type: 'product'
  /** With current prices and stock. */
  Items: ProductItem[]
} | {
  /** A proposal. */
  Type: 'action'
  /** What it proposes. */
  Action: ChatAction
} | {
  /** The answer ends here, without `done`. */
  Type: 'error'
  /** Text to show. */
  RetMessage: string
} | {
  /** The answer is complete. An answer that ends without it was broken off. */
  Type: 'done'
}

/** A question, or an answer with what belongs to it. */
export interface ChatMessage {
  /** The message. */
  MessageId: number
  /** Who said it. */
  Role: 'user' | 'adviser'
  /** Of the user: plain text. Of the adviser: Markdown, which is not to be trusted. */
  Text: string
  /** How the adviser came to it; empty when it did not say. */
  Reasoning: string
  /** Products that it names, with current prices and stock. Those that the user no longer sees are left out. */
  Products: ProductItem[]
  /** What it proposes. */
  Action: ChatAction | null
  /** `stopped` by the user; `broken`: the connection or the process ended; `failed`: the adviser could not answer. All but `complete` can be continued. */
  State: 'complete' | 'stopped' | 'broken' | 'failed'
  /** 有用 or 没用; null when the user said neither. */
  Feedback: 'useful' | 'useless' | null
  /** When it was said. ISO 8601 with offset. */
  Time: string
}

/** A conversation with all that was said. */
export interface ChatMessageList {
  /** The conversation. */
  Session: ChatSession
  /** The earliest first. */
  Messages: ChatMessage[]
}

/** A conversation with the adviser. */
export interface ChatSession {
  /** The conversation. */
  SessionId: number
  /** Name: the beginning of its first question, or what the user named it. */
  Name: string
  /** When something was said last. ISO 8601 with offset. */
  UpdatedAt: string
}

/** The conversations of a user. */
export interface ChatSessionList {
  /** The latest first. */
  Sessions: ChatSession[]
  /** The adviser of this mall. */
  Adviser: Adviser
}

/** 客户流失: customers who bought in the quarter before, and not in this one. Bought is what 销售 counts. */
export interface ChurnReport {
  /** The items of this page. */
  Items: ChurnReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** Orders in the quarter before. */
    OrderCount: number
    /** Amount of them. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Amount in the quarter before that one. Yuan with at most two decimals, tax included. */
    EarlierAmount: number
  }
  /** The cards, of all customers of the filters. */
  Totals: {
    /** The quarter, up to today. */
    Current: ChurnTotals
    /** 环比: the quarter before it, as many days of it. */
    Previous: ChurnTotals
    /** 同比: the same days of the year before. */
    LastYear: ChurnTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty customers with the greatest amounts. */
  Points: ReportPoint[]
}

/** Quarter, filters, order and page of 客户流失. */
export interface ChurnReportRequest {
  /** The quarter without orders: the current one up to today, or the previous one; the current one without it. */
  Quarter?: 'current' | 'previous' | undefined
  /** Only customers with this in their names. */
  Customer?: string | undefined
  /** Only customers whom this one of the staff looks after now. */
  ManagerId?: number | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'OrderCount' | 'EarlierAmount' | 'LastOrderDate' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A customer who bought in the quarter before, and not in this one. */
export interface ChurnReportRow {
  /** Chooses the row: number of the customer. */
  Key: string
  /** The customer. */
  EnterpriseId: number
  /** Name of the customer. */
  Name: string
  /** 客户经理: those who look after the customer now, by 、; 无人负责 when nobody does. */
  ManagerName: string
  /** Orders in the quarter before. */
  OrderCount: number
  /** Amount of them, freight included. Yuan with at most two decimals, tax included. */
  Amount: number
  /** Amount in the quarter before that one. Yuan with at most two decimals, tax included. */
  EarlierAmount: number
  /** Day of the last order before the quarter. A day in Asia/Shanghai, `2026-03-01`. */
  LastOrderDate: string
  /** Days from the last order to the next one; to today where there is none. */
  IdleDays: number
  /** Day of the first order after the quarter; null when there is none. A day in Asia/Shanghai, `2026-03-01`. */
  ReturnDate: string | null
}

/** How many customers some days of a quarter have lost. */
export interface ChurnTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 流失客户: companies that ordered in the quarter before, and not on these days. */
  LostCount: number
  /** Companies that ordered in the quarter before. */
  CustomerCount: number
  /** 流失率: 0.25 is one of four customers; null when nobody ordered in the quarter before. */
  Rate: number | null
  /** What the lost ones ordered in the quarter before, freight included. Yuan with at most two decimals, tax included. */
  Amount: number
}

/** A line of an order before it is placed. */
export interface ConfirmLine {
  /** The line of the cart; of an order that is submitted again, the line of the order. */
  CartItemId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Number of pieces. */
  Quantity: number
  /** Price × quantity. Null for a user who sees no prices. */
  Subtotal: number | null
  /** Remark of the buyer. */
  Remark: string
  /** Whether a special invoice (专票) can be issued for it. */
  SupportSpecialInvoice: boolean
}

/** A code is on its way to the new mobile number or email. */
export interface ContactTicket {
  /** Sent with the code. */
  Ticket: string
  /** When the code expires. ISO 8601 with offset. */
  ExpiresAt: string
  /** Seconds before 重新获取. */
  ResendSeconds: number
}

/** An element of a page that people wrote. */
export interface ContentElement {
  /** What it is. */
  Tag: 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'blockquote' | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td' | 'strong' | 'em' | 'code' | 'a'
  /** Of links: a path of the mall, or an address of the web. */
  Href?: string | undefined
  /** Words, and elements. */
  Children: (string | ContentElement)[]
}

/** How much a company may owe for what it bought on account (信用额度). */
export interface Credit {
  /** The most. Yuan with at most two decimals, tax included. */
  LimitAmount: number
  /** Unpaid of its statements, received and in none yet, and ordered and not yet received. May be above the limit, where that was lowered. Yuan with at most two decimals, tax included. */
  UsedAmount: number
  /** What can still be bought on account; not negative. Yuan with at most two decimals, tax included. */
  FreeAmount: number
}

/** What a company bought in the last twelve months. Bought is what 销售 counts: approved, neither cancelled nor refused. */
export interface CustomerPurchases {
  /** First day of the first month. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Today. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** What the orders of these months add up to, freight included. Yuan with at most two decimals, tax included. */
  Amount: number
  /** How many they are. */
  OrderCount: number
  /** 毛利率 of their goods: 0.17 is 17 %. Null when nothing has a cost, and for users who may not see it. */
  Margin: number | null
  /** The last 12 months, the earliest first. */
  Months: {
    /** The month, such as 2026-10. */
    Month: string
    /** What its orders add up to, freight included. Yuan with at most two decimals, tax included. */
    Amount: number
    /** How many they are. */
    OrderCount: number
    /** The month goes on. */
    IsOpen: boolean
  }[]
  /** What the goods of these months add up to, without freight: the whole of the shares. Yuan with at most two decimals, tax included. */
  GoodsAmount: number
  /** The categories with the greatest amounts, at most 5. */
  Categories: {
    /** The category, of the first level. */
    CategoryId: number
    /** Its name. */
    Name: string
    /** What its goods add up to. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the same days a year before. Yuan with at most two decimals, tax included. */
    LastYearAmount: number
  }[]
  /** The other categories that something was bought of; null for none. */
  OtherCategories: {
    /** How many there are. */
    Count: number
    /** What their goods add up to. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the same days a year before. Yuan with at most two decimals, tax included. */
    LastYearAmount: number
  } | null
  /** 常买: the products with the greatest amounts, at most 5. */
  Products: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Unit of a piece. */
    Unit: string
    /** Pieces. */
    Quantity: number
    /** What they add up to. Yuan with at most two decimals, tax included. */
    Amount: number
    /** In how many orders. */
    OrderCount: number
    /** Day of the last of these. A day in Asia/Shanghai, `2026-03-01`. */
    LastOrderDate: string
  }[]
  /** Products that were bought in the last quarter and not in this one, those with the greatest amounts, at most 3. */
  Stopped: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Unit of a piece. */
    Unit: string
    /** Pieces that were bought in the last quarter. */
    Quantity: number
  }[]
  /** How many such products there are. */
  StoppedCount: number
}

/** What opens a page of the mall as one person of a customer sees it: the page asks `Account/LoginByViewCode` by it. */
export interface CustomerView {
  /** Good once, for 30 seconds. It belongs into no address: a form posts it, as `Code`. */
  Code: string
  /** The page that takes it: a path of this host, or an address where the mall has another one. */
  Address: string
  /** When the view ends. ISO 8601 with offset. */
  Until: string
}

/** How goods are brought to a customer, and for how much. */
export interface DeliveryTerms {
  /** What the customer pays for delivery; null: as the mall has it for everybody. */
  Freight: {
    /** 运费 of an order, yuan; 0 for always free. Yuan with at most two decimals, tax included. */
    FreightAmount: number
    /** 满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never. Yuan with at most two decimals, tax included. */
    FreeFrom: number | null
  } | null
  /** Provinces in which another rule holds, each once. */
  Areas: ({
    /** The province of the delivery address, by its code (GB/T 2260). */
    AreaCode: '110000' | '120000' | '130000' | '140000' | '150000' | '210000' | '220000' | '230000' | '310000' | '320000' | '330000' | '340000' | '350000' | '360000' | '370000' | '410000' | '420000' | '430000' | '440000' | '450000' | '460000' | '500000' | '510000' | '520000' | '530000' | '540000' | '610000' | '620000' | '630000' | '640000' | '650000' | '710000' | '810000' | '820000'
    /** 运费 of an order, yuan; 0 for always free. Yuan with at most two decimals, tax included. */
    FreightAmount: number
    /** 满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never. Yuan with at most two decimals, tax included. */
    FreeFrom: number | null
  })[]
  /** 分批发货: whether an order may be sent in several packages one after the other. */
  ShipsInParts: boolean
  /** What the mall asks of everybody who has no rule of their own. */
  OfMall: {
    /** 运费 of an order, yuan; 0 for always free. Yuan with at most two decimals, tax included. */
    FreightAmount: number
    /** 满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never. Yuan with at most two decimals, tax included. */
    FreeFrom: number | null
  }
}

/** A member of the company who can manage a department. */
export interface DepartmentCandidate {
  /** The user. */
  UserId: number
  /** Name of the user. */
  UserName: string
  /** Name of the user’s department. */
  DepartmentName: string
}

/** A department in the tree of its company. */
export interface DepartmentNode {
  /** The department. */
  DepartmentId: number
  /** The department above it; null at the top of what the user may see. */
  ParentId: number | null
  /** Name. */
  Name: string
  /** The company. */
  EnterpriseId: number
  /** Short name of the company. */
  EnterpriseName: string
  /** 负责人; null when it has none, and for those who may not read departments. */
  ManagerId: number | null
  /** Name of the manager; null when it has none. */
  ManagerName: string | null
  /** Accounts in the department itself, without those below it; null for those who may not read departments. */
  MemberCount: number | null
  /** The budgets in force of the department itself; null when it has none that the user may see. Null for a user who sees no prices. */
  Budgets: {
    /** How many are in force. */
    Count: number
    /** What the tightest of them has left: they are levels of one account. Yuan with at most two decimals, tax included. */
    Available: number
  } | null
  /** Actions that the user may take now. */
  AllowActions: ('AddChild' | 'Edit' | 'Move' | 'Delete')[]
  /** Changes with every edit and every move. */
  Version: number
}

/** 部门报表: a row per department that orders were charged to, that of the greatest amount first; per company while several are shown. */
export interface DepartmentReport {
  /** The items of this page. */
  Items: DepartmentReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The budgets that are meant by 预算 and 执行率: those with a day of the period, of the kind that most departments have; null without any, or without the permission to see budgets. */
  BudgetLevel: {
    /** The one kind of level that is counted: month 月, quarter 季, year 年. Several would count money twice. */
    Period: 'month' | 'quarter' | 'year'
    /** First day of the first of these budgets. A day in Asia/Shanghai, `2026-03-01`. */
    BeginDate: string
    /** Last day of the last of them. A day in Asia/Shanghai, `2026-03-01`. */
    EndDate: string
  } | null
  /** The total row, over all pages. */
  Sum: {
    /** 订单数. */
    OrderCount: number
    /** 金额. Yuan with at most two decimals, tax included. */
    Amount: number
  }
  /** The cards. */
  Totals: {
    /** The period; of 订单报表 with a `Point`, that one. */
    Current: ReportTotals
    /** 环比: as many months or days before it. */
    Previous: ReportTotals
    /** 同比: the same days of the year before. */
    LastYear: ReportTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty greatest amounts. */
  Points: ReportPoint[]
}

/** Filters, order and page of 部门报表. */
export interface DepartmentReportRequest {
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only orders of this company. */
  EnterpriseId?: number | undefined
  /** Only orders that are charged to this department, or to one below it. */
  DepartmentId?: number | undefined
  /** Only orders of this person. */
  UserId?: number | undefined
  /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
  Cancelled?: 'with' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'OrderCount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A department of 部门报表; a company while several are shown. */
export interface DepartmentReportRow {
  /** Number of the department or the company. */
  Key: string
  /** What the row is. */
  Kind: 'company' | 'department'
  /** Name. */
  Name: string
  /** 人数: people with an order. */
  PurchaserCount: number
  /** 订单数. */
  OrderCount: number
  /** 金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 占比 of the amount. */
  Share: number
  /** 预算: what was granted by the budgets of `BudgetLevel`, whole; null without one, or without the permission to see budgets. Yuan with at most two decimals, tax included. */
  Budget: number | null
  /** 已用 of these budgets; null without one. Yuan with at most two decimals, tax included. */
  BudgetUsed: number | null
  /** 执行率: BudgetUsed ÷ Budget; null without one. */
  UsageRate: number | null
  /** 人均; null without an order. Yuan with at most two decimals, tax included. */
  PerPerson: number | null
}

/** What the XML of a 数电发票 says. */
export interface EInvoiceFacts {
  /** Its number (发票号码). Number of an invoice: twenty digits of a 数电发票, eight of a paper one. */
  Number: string
  /** Its day (开票日期). A day in Asia/Shanghai, `2026-03-01`. */
  Day: string
  /** 1 普票, 2 专票; null of a paper invoice, which has no file. */
  Type: 1 | 2 | 3 | null
  /** 价税合计. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 税额. Yuan with at most two decimals, tax included. */
  TaxAmount: number
  /** 购买方名称. */
  BuyerName: string
  /** 购买方税号. */
  BuyerTaxNo: string
  /** 销售方税号. */
  SellerTaxNo: string
  /** A red letter (红字发票). */
  IsRed: boolean
}

/** A value to filter the result by. */
export interface FacetValue {
  /** Id. */
  Id: number
  /** Name, as shown. */
  Name: string
  /** How many there are. */
  Count: number
}

/** A favourite or a browse record: the product as it is now, and what it was when it was saved. `CustomerPrice` is null for a product that cannot be bought any more. */
export interface FavoriteItem {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Brand. */
  BrandName: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Agreed price; null for a visitor. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** Market price. Null for a user who sees no prices. */
  MarketPrice: number | null
  /** True when the price was agreed with the customer’s enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** 标签 of the seller, the first of them where there is room for one. */
  Tags: string[]
  /** Stock in the delivery area. */
  Stock: StockState
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** Whether it is a favourite of the user. */
  IsFavorite: boolean
  /** onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内. */
  SaleState: 'onSale' | 'offShelf' | 'notInCatalog'
  /** When it was saved, or last looked at. ISO 8601 with offset. */
  SavedAt: string
  /** The user’s price at that time. Null for a user who sees no prices. */
  SavedPrice: number | null
  /** By how much the price is lower than it was (比收藏时降); null when it is not. Null for a user who sees no prices. */
  PriceDrop: number | null
}

/** A page of favourites or browse records, the latest first. */
export interface FavoriteList {
  /** The items of this page. */
  Items: FavoriteItem[]
  /** Number of items on all pages. */
  total: number
  /** First-level categories of all that keyword and state find, to narrow the list by. */
  Categories: FacetValue[]
  /** How many of what keyword and category find cost less than when they were saved. Null for a user who sees no prices. */
  FallenCount: number | null
  /** How many of these cannot be bought any more. */
  GoneCount: number
}

/** A product that is bought again and again, with the user’s last purchase of it. */
export interface FrequentItem {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Brand. */
  BrandName: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Agreed price; null for a visitor. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** Market price. Null for a user who sees no prices. */
  MarketPrice: number | null
  /** True when the price was agreed with the customer’s enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** 标签 of the seller, the first of them where there is room for one. */
  Tags: string[]
  /** Stock in the delivery area. */
  Stock: StockState
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** Whether it is a favourite of the user. */
  IsFavorite: boolean
  /** Pieces of the user’s last order of it; null where only colleagues bought it. */
  LastQuantity: number | null
  /** When that was. ISO 8601 with offset. */
  LastBoughtAt: string | null
}

/** How orders went through a stage. */
export interface FulfilmentNumbers {
  /** 完成: orders that have been through the stage. */
  DoneCount: number
  /** 未完成: orders that are in it now. How long they take is not known yet. */
  OpenCount: number
  /** 超时未完成: those of the open ones whose promised time has passed. */
  LateCount: number
  /** Orders with a promised time that has come: through the stage, or late in it. An open one that still has time is not among them. */
  DueCount: number
  /** 按时: those of them that were through it within the promised time. */
  KeptCount: number
  /** 按时率: KeptCount ÷ DueCount; null when nothing was due. */
  KeptShare: number | null
  /** p50: half of the done ones took at most so long, minutes: of 确认 and 发货 those that are worked, of 送达 all. Null when none is done. */
  MedianMinutes: number | null
  /** p90: nine of ten took at most so long, likewise. */
  NinetiethMinutes: number | null
}

/** A place in the chart of 履约. */
export interface FulfilmentPoint {
  /** Chooses its row: `Point`. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** 订单数: orders that have come to the seller. */
  OrderCount: number
  /** 按时率: KeptCount ÷ DueCount; null when nothing was due. */
  KeptShare: number | null
  /** Its period goes on. */
  IsOpen: boolean
}

/** 履约: how soon the caller’s customers were served, of the orders of a period, and whether within the promised time. Of the orders that 销售 counts, those that wait for their payment are left out. */
export interface FulfilmentReport {
  /** The items of this page. */
  Items: FulfilmentReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages: counted once more over all of their orders, since times do not add up. */
  Sum: {
    /** 订单数: orders that have come to the seller. */
    OrderCount: number
    /** 完成: orders that have been through the stage. */
    DoneCount: number
    /** 未完成: orders that are in it now. How long they take is not known yet. */
    OpenCount: number
    /** 超时未完成: those of the open ones whose promised time has passed. */
    LateCount: number
    /** Orders with a promised time that has come: through the stage, or late in it. An open one that still has time is not among them. */
    DueCount: number
    /** 按时: those of them that were through it within the promised time. */
    KeptCount: number
    /** 按时率: KeptCount ÷ DueCount; null when nothing was due. */
    KeptShare: number | null
    /** p50: half of the done ones took at most so long, minutes: of 确认 and 发货 those that are worked, of 送达 all. Null when none is done. */
    MedianMinutes: number | null
    /** p90: nine of ten took at most so long, likewise. */
    NinetiethMinutes: number | null
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: FulfilmentTotals
    /** 环比: as many months or days before it. */
    Previous: FulfilmentTotals
    /** 同比: the same days of the year before. */
    LastYear: FulfilmentTotals
  }
  /** What the promised times are, by the calendar of the mall as it is now. */
  Promised: {
    /** Working hours within which an order is confirmed. */
    AcceptHours: number
    /** Working hours after the confirmation within which an order without a wanted day is sent. */
    ShipHours: number
    /** When work begins on a working day, `09:00`. */
    WorkFrom: string
    /** When it ends, and by when an order is sent on its wanted day. */
    WorkTo: string
  }
  /** Name of the customer who was asked for by the id; null for all, and for one whom the caller does not see. */
  CustomerName: string | null
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The periods, the earliest first, of days the last 31; else the twenty with the most orders. */
  Points: FulfilmentPoint[]
}

/** Dimension, stage, period, filters, order and page of 履约. */
export interface FulfilmentReportRequest {
  /** What a row is: a period, a customer, or those who look after a customer now. */
  By: 'time' | 'customer' | 'manager'
  /** The stage that rows and chart are of; confirm without it. */
  Stage?: 'confirm' | 'ship' | 'arrive' | undefined
  /** What a row by time covers; month without it. */
  Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only customers with this in their names. */
  Customer?: string | undefined
  /** Only one customer: names may be alike. */
  EnterpriseId?: number | undefined
  /** Only customers whom this one of the staff looks after now. */
  ManagerId?: number | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by; the most orders first without it. What has no number comes last. */
  SortField?: 'OrderCount' | 'KeptShare' | 'MedianMinutes' | 'NinetiethMinutes' | 'LateCount' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 履约. */
export interface FulfilmentReportRow {
  /** Chooses the row: 2026-10, number of the customer, numbers of the staff. */
  Key: string
  /** Name, as shown; of a period its days, of customers whom nobody looks after 无人负责. */
  Name: string
  /** A period that goes on. */
  IsOpen: boolean
  /** First day of the orders that are counted. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day of them. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** The customer; null for other rows. */
  EnterpriseId: number | null
  /** Who looks after the customers of the row alone; null for other rows. */
  ManagerId: number | null
  /** 订单数: orders that have come to the seller. */
  OrderCount: number
  /** 完成: orders that have been through the stage. */
  DoneCount: number
  /** 未完成: orders that are in it now. How long they take is not known yet. */
  OpenCount: number
  /** 超时未完成: those of the open ones whose promised time has passed. */
  LateCount: number
  /** Orders with a promised time that has come: through the stage, or late in it. An open one that still has time is not among them. */
  DueCount: number
  /** 按时: those of them that were through it within the promised time. */
  KeptCount: number
  /** 按时率: KeptCount ÷ DueCount; null when nothing was due. */
  KeptShare: number | null
  /** p50: half of the done ones took at most so long, minutes: of 确认 and 发货 those that are worked, of 送达 all. Null when none is done. */
  MedianMinutes: number | null
  /** p90: nine of ten took at most so long, likewise. */
  NinetiethMinutes: number | null
}

/** How the orders of some days went through every stage. */
export interface FulfilmentTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 订单数: orders that have come to the seller. */
  OrderCount: number
  /** 确认: from the order, its approval or its payment, whichever was last, to the confirmation. */
  Confirm: FulfilmentNumbers
  /** 发货: from the confirmation until the last of it was sent. */
  Ship: FulfilmentNumbers
  /** 送达: from then until the receipt was confirmed. Only orders with a wanted day (期望送达) have a promised time. */
  Arrive: FulfilmentNumbers
}

/** A company of the group. */
export interface GroupEnterprise {
  /** The company. */
  EnterpriseId: number
  /** Name of the company. */
  EnterpriseName: string
  /** 统一社会信用代码. */
  TaxNo: string
  /** Its departments. */
  DepartmentCount: number
  /** Its accounts. */
  MemberCount: number
  /** 允许非协议采购: products outside of the agreed catalogue may be bought. Null for a company without an agreed catalogue, which may buy everything. */
  AllowNonAgreed: boolean | null
  /** 价格可见: without it only roles with `price.view` see prices. */
  ShowPrices: boolean
  /** 每人在途订单: how many orders of one buyer may wait for approval or payment at a time. Each of them holds stock. */
  MaxOpenOrders: number
  /** 要求双因素登录: whoever of its accounts has no second factor sets one up before anything else. */
  DemandFactor: boolean
}

/** The enterprise group and those of its companies that the user may see. */
export interface GroupInfo {
  /** Name of the group. */
  GroupName: string
  /** 统一社会信用代码; empty for none. */
  TaxNo: string
  /** 联系人; empty for none. */
  ContactName: string
  /** Mobile of the contact; empty for none. */
  ContactMobile: string
  /** Logo beside that of the mall; null for none. A path of this origin, or https. */
  CustomerLogo: string | null
  /** 主题色, `#RRGGBB`; null for the mall’s own. */
  ThemeColor: string | null
  /** The companies, the user’s own first. */
  Enterprises: GroupEnterprise[]
  /** Actions that the user may take now. */
  AllowActions: ('SaveGroup' | 'SaveSwitches')[]
  /** Changes with every save. */
  Version: number
}

/** A page of help as the seller published it. */
export interface HelpPage {
  /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
  PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
  /** Title, as shown. */
  Title: string
  /** What it says. */
  Content: (string | ContentElement)[]
}

/** A published version of a page of help. */
export interface HelpVersion {
  /** Its number. */
  VersionNo: number
  /** Who published it. */
  By: string
  /** When. ISO 8601 with offset. */
  PublishedAt: string
  /** Title, as shown. */
  Title: string
  /** The page as Markdown. */
  Body: string
  /** Whether it is the one that is shown. */
  IsLive: boolean
  /** The earlier version that it is; null for one of its own. */
  RestoredFrom: number | null
  /** Whether it is the text that the mall is built with. */
  IsShipped: boolean
}

/** Content of the home page. */
export interface Home {
  /** Banners for the caller today, first one first, at most five. */
  Banners: {
    /** Id. */
    Id: number
    /** Title, as shown. */
    Title: string
    /** Second line. */
    Subtitle: string
    /** Picture: a drawing, or a photo, of which `photoSources` returns the widths. A path of this origin, or https. */
    ImageUrl: string
    /** What the picture shows, where the words do not say it; empty: nothing beside them. */
    Alt: string
    /** What stays in sight where the picture is cut. */
    Focus: {
      /** From the left, per cent. */
      X: number
      /** From the top, per cent. */
      Y: number
    }
    /** What the link opens. */
    Target: LinkTarget
  }[]
  /** Floors: a category and some of its products. */
  Floors: {
    /** Name, as shown. */
    Name: string
    /** Category. */
    Cid: number
    /** The items. */
    Items: ProductItem[]
  }[]
  /** Brands. */
  Brands: {
    /** Id. */
    Id: number
    /** Name, as shown. */
    Name: string
    /** Logo. A path of this origin, or https. */
    LogoUrl: string
  }[]
  /** Announcements for the caller, newest first. */
  Notices: {
    /** Id. */
    Id: number
    /** Title, as shown. */
    Title: string
    /** What the link opens. */
    Target: LinkTarget
    /** When it was published. ISO 8601 with offset. */
    PublishedAt: string
  }[]
  /** Whether the user may put products in the cart and order them. False for a visitor, who logs in first. */
  MayPurchase: boolean
  /** 常购商品: what the user ordered most often in a year, then what colleagues did. Empty for users who may not purchase. */
  FrequentItems: FrequentItem[]
  /** 待办: what waits for the user, of the lists that they may open. Empty for a visitor. */
  Todos: Todo[]
}

/** A banner of the home page as its editors keep it. */
export interface HomeBanner {
  /** Title. */
  Title: string
  /** Second line; empty for none. */
  Subtitle: string
  /** Address of its picture; empty: none yet. */
  ImageUrl: string
  /** What the picture shows, where the words do not say it. */
  Alt: string
  /** What stays in sight where the picture is cut, from the left, per cent. */
  FocusX: number
  /** From the top, per cent. */
  FocusY: number
  /** What it opens. */
  Link: {
    /** A list of products. */
    Kind: 'products'
    /** Its category; null for all products. */
    CategoryId: number | null
  } | {
    /** A path of the mall, or an address of the web. */
    Kind: 'address'
    /** The address, as typed: `homeProblems` says where it may not be. */
    Href: string
  }
  /** First day that it is shown; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
  From: string | null
  /** Last day, until 24:00; null: for good. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string | null
  /** all 所有人, visitors 未登录的访客, customers 已登录的客户. */
  For: 'all' | 'visitors' | 'customers'
  /** Kept and not shown. */
  Hidden: boolean
}

/** What people fill in of the home page. */
export interface HomeContent {
  /** Banners, in their order. */
  Banners: HomeBanner[]
  /** Floors, in their order. */
  Floors: HomeFloor[]
  /** Whether 合作品牌 is shown. */
  Brands: boolean
  /** Hot words of the search, in their order; empty: what is searched most. */
  HotWords: string[]
}

/** A floor of the home page as its editors keep it. */
export interface HomeFloor {
  /** Title. */
  Name: string
  /** Category, whose list 更多 opens; null: none chosen yet. */
  CategoryId: number | null
  /** Products that were chosen, in their order; empty: those of the category that sell best. */
  ProductCodes: string[]
  /** Kept and not shown. */
  Hidden: boolean
}

/** A published version of the home page. */
export interface HomeVersion {
  /** Its number, from 1. */
  VersionNo: number
  /** From when on it is shown. ISO 8601 with offset. */
  LiveAt: string
  /** Who published it; 系统 for the mall itself. */
  By: string
  /** When. ISO 8601 with offset. */
  PublishedAt: string
  /** The earlier version that it is; null for one of its own. */
  RestoredFrom: number | null
  /** live 买家现在看到的, planned 到时换上, past 以前的, cancelled 已取消. */
  State: 'live' | 'planned' | 'past' | 'cancelled'
  /** What it changed of the version before, in words. */
  Changes: string[]
}

/** A table that is to be imported, with what is wrong in it. */
export interface ImportSheet {
  /** Titles of the columns: the head of a template. */
  Columns: string[]
  /** Its rows. */
  Rows: {
    /** Row of the table, from 1. */
    RowNo: number
    /** Its texts, in the order of `Columns`. */
    Cells: string[]
    /** What is wrong; empty for a row that can be imported. */
    Problems: {
      /** The cell, from 0. */
      Column: number
      /** Why it cannot be imported. */
      Message: string
    }[]
  }[]
}

/** A password that the user replaces at the first login. It is returned once and stored nowhere. */
export interface InitialPassword {
  /** The password. */
  Password: string
  /** Until when it can be exchanged. ISO 8601 with offset. */
  ValidUntil: string
}

/** An inquiry with its lines, its quote and its messages. */
export interface InquiryDetail {
  /** The inquiry. */
  InquiryId: number
  /** Number, as people say it. */
  InquiryNo: string
  /** When it was made. ISO 8601 with offset. */
  CreateTime: string
  /** Name of who made it. */
  UserName: string
  /** Name of the department. */
  DepartmentName: string
  /** 商品名称 of the first line. */
  FirstName: string
  /** How many lines it has. */
  LineCount: number
  /** Sum of what is offered; null before the quote. Null for a user who sees no prices. */
  QuotedAmount: number | null
  /** 有效期 of the quote; null before it. ISO 8601 with offset. */
  ValidUntil: string | null
  /** 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
  Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Accept' | 'Decline' | 'Edit' | 'Message' | 'Cancel' | 'Renew')[]
  /** Changes with every move and every edit, not with messages. */
  Version: number
  /** Name of the company that asks. */
  EnterpriseName: string
  /** When the quote was made; null before it. ISO 8601 with offset. */
  QuoteTime: string | null
  /** What is wanted, and what is offered. */
  Lines: InquiryLine[]
  /** The oldest first. */
  Messages: InquiryMessage[]
  /** Why it was declined or cancelled; may be empty. */
  CloseReason: string
}

/** The rows of a table, with what is wrong in them, and the good ones as lines that can be sent with `Inquiry/Save`. */
export interface InquiryImport {
  /** Titles of the columns: the head of a template. */
  Columns: string[]
  /** Its rows. */
  Rows: {
    /** Row of the table, from 1. */
    RowNo: number
    /** Its texts, in the order of `Columns`. */
    Cells: string[]
    /** What is wrong; empty for a row that can be imported. */
    Problems: {
      /** The cell, from 0. */
      Column: number
      /** Why it cannot be imported. */
      Message: string
    }[]
  }[]
  /** The good rows. */
  Lines: {
    /** Row of the table. */
    RowNo: number
    /** What it wants, as `Inquiry/Save` takes it. */
    Line: InquiryLineInput
  }[]
}

/** A line of an inquiry. */
export interface InquiryLine {
  /** The line. */
  LineId: number
  /** 商品名称. */
  Name: string
  /** 品牌; empty when any will do. */
  Brand: string
  /** 型号; may be empty. */
  Model: string
  /** 规格; may be empty. */
  Spec: string
  /** 单位, such as 支. */
  Unit: string
  /** 数量. Pieces. */
  Quantity: number
  /** 目标单价 of a piece; null for none. Yuan with at most two decimals, tax included. */
  TargetPrice: number | null
  /** 期望到货日, today or later; null for any. A day in Asia/Shanghai, `2026-03-01`. */
  ExpectedDate: string | null
  /** 图片: uploads of this enterprise, see `File/Execute`. */
  Images: string[]
  /** 参考链接: http or https; may be empty. */
  Link: string
  /** 备注; may be empty. */
  Remark: string
  /** The product of the mall that it is about; null when the seller is to look for one. Product code, digits only. */
  ProductCode: string | null
  /** What is offered; null before the quote, and for a line that the seller cannot supply. */
  Quote: InquiryQuote | null
}

/** What is wanted, as one line of an inquiry. */
export interface InquiryLineInput {
  /** 商品名称. */
  Name: string
  /** 品牌; empty when any will do. */
  Brand: string
  /** 型号; may be empty. */
  Model: string
  /** 规格; may be empty. */
  Spec: string
  /** 单位, such as 支. */
  Unit: string
  /** 数量. Pieces. */
  Quantity: number
  /** 目标单价 of a piece; null for none. Yuan with at most two decimals, tax included. */
  TargetPrice: number | null
  /** 期望到货日, today or later; null for any. A day in Asia/Shanghai, `2026-03-01`. */
  ExpectedDate: string | null
  /** 图片: uploads of this enterprise, see `File/Execute`. */
  Images: string[]
  /** 参考链接: http or https; may be empty. */
  Link: string
  /** 备注; may be empty. */
  Remark: string
  /** The product of the mall that it is about; null when the seller is to look for one. Product code, digits only. */
  ProductCode: string | null
}

/** A page of inquiries. */
export interface InquiryList {
  /** The items of this page. */
  Items: InquirySummary[]
  /** Number of items on all pages. */
  total: number
  /** Inquiries per status under the same filters: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
    /** How many there are. */
    Count: number
  })[]
  /** What the user may do beside the inquiries that there are. */
  AllowActions: 'Create'[]
}

/** Filters, sorting and page of the list of inquiries. */
export interface InquiryListRequest {
  /** Part of the number, or of what is wanted. */
  Keyword?: string | undefined
  /** First day of the creation. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the creation. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only inquiries in this status. */
  Status?: 10 | 30 | 40 | 50 | 60 | 70 | 80 | undefined
  /** Field to sort by. */
  SortField?: 'CreateTime' | 'ValidUntil' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A message between the buyer and the seller. */
export interface InquiryMessage {
  /** The message. */
  MessageId: number
  /** Whether the seller wrote it. */
  IsSeller: boolean
  /** Who wrote it. */
  UserName: string
  /** The message. */
  Text: string
  /** When. ISO 8601 with offset. */
  Time: string
}

/** What the seller offers for a line: a product of the mall at a price of its own. */
export interface InquiryQuote {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece. */
  Unit: string
  /** 单价, tax included. Null for a user who sees no prices. */
  Price: number | null
  /** 税率: 0.13 is 13 %. */
  TaxRate: number
  /** The price holds from this quantity. Pieces. */
  MOQ: number
  /** 交期: days from the order to the delivery. */
  LeadDays: number
  /** What `Accept` puts into the cart: the wanted quantity, raised to what is sold. Pieces. */
  Quantity: number
}

/** An inquiry as a row of a list. */
export interface InquirySummary {
  /** The inquiry. */
  InquiryId: number
  /** Number, as people say it. */
  InquiryNo: string
  /** When it was made. ISO 8601 with offset. */
  CreateTime: string
  /** Name of who made it. */
  UserName: string
  /** Name of the department. */
  DepartmentName: string
  /** 商品名称 of the first line. */
  FirstName: string
  /** How many lines it has. */
  LineCount: number
  /** Sum of what is offered; null before the quote. Null for a user who sees no prices. */
  QuotedAmount: number | null
  /** 有效期 of the quote; null before it. ISO 8601 with offset. */
  ValidUntil: string | null
  /** 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
  Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Accept' | 'Decline' | 'Edit' | 'Message' | 'Cancel' | 'Renew')[]
  /** Changes with every move and every edit, not with messages. */
  Version: number
}

/** A line of the cart that cannot be bought. */
export interface InvalidCartLine {
  /** The line of the cart. */
  CartItemId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Number of pieces. */
  Quantity: number
  /** 该商品已下架 · 不在贵司采购目录内 · 无货. */
  Reason: string
}

/** An application for an invoice. */
export interface InvoiceApplication {
  /** Made by the client: the same id again returns the first result. */
  RequestId: string
  /** The orders, each once, all of one company. */
  Orders: {
    /** Order number. */
    OrderNo: string
    /** What is invoiced of it. Refused of a user who sees no prices. */
    Amount: number
  }[]
  /** 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type: 1 | 2 | 3
  /** Whom it is made out to. A new or changed title is kept for the next time. */
  Title: {
    /** The title that is changed; null for a new one. */
    TitleId: number | null
    /** Version of it that was read; null for a new one. */
    Version: number | null
    /** Title of the invoice (发票抬头). */
    Title: string
    /** Tax number: GB 32100, or fifteen digits. */
    TaxNo: string
    /** Registered address. */
    Address: string
    /** Registered telephone. */
    Phone: string
    /** Bank. */
    Bank: string
    /** Account at the bank. */
    Account: string
    /** Registered as a general taxpayer: 专票 can be issued. Needs address, telephone, bank and account. */
    SupportSpecial: boolean
  }
  /** 1 明细 2 大类. */
  Content: 1 | 2
  /** Remark, printed on the invoice. */
  Remark: string
  /** Whom the invoice is sent to (收票邮箱). */
  Email: string
}

/** Details of one invoice. */
export interface InvoiceDetail {
  /** Number of the application for the invoice (申请单号). */
  InvoiceId: string
  /** 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Title of the invoice (发票抬头). */
  Title: string
  /** Tax number. */
  TaxNo: string
  /** Amount of the invoice. Null for a user who sees no prices. */
  Amount: number | null
  /** The tax in it. Null for a user who sees no prices. */
  TaxAmount: number | null
  /** What red letters have reversed of it (红冲); 0 for nothing. Null for a user who sees no prices. */
  RedAmount: number | null
  /** What the red letter under way will reverse; 0 for none. Null for a user who sees no prices. */
  RedPendingAmount: number | null
  /** What of the invoice is valid: its amount without what was reversed. Null for a user who sees no prices. */
  ValidAmount: number | null
  /** How many orders it is for. */
  OrderCount: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Number of the invoice (发票号码); empty before it is issued. */
  InvoiceNumber: string
  /** When it was issued; null before. ISO 8601 with offset. */
  IssueTime: string | null
  /** Name of the applicant. */
  UserName: string
  /** The company that bought. */
  EnterpriseName: string
  /** 10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Download' | 'Resend' | 'RedApply' | 'Cancel')[]
  /** Version that was read; changes with every write. */
  Version: number
  /** Registered address of the title. */
  Address: string
  /** Registered telephone of the title. */
  Phone: string
  /** Bank of the title. */
  Bank: string
  /** Account of the title. */
  Account: string
  /** Amount of the invoice in capitals (价税合计大写). Null for a user who sees no prices. */
  AmountInWords: string | null
  /** Who issues the invoice (销售方). */
  Seller: {
    /** Name of the seller. */
    Name: string
    /** Its tax number. */
    TaxNo: string
  }
  /** 明细 or 大类. */
  ContentName: string
  /** Remark, printed on the invoice. */
  Remark: string
  /** Whom it is sent to (收票邮箱); empty where the buyer of an order that is invoiced by itself has none. */
  Email: string
  /** What the issuer said of it, such as why it is rejected; empty for nothing. */
  SellerNote: string
  /** The orders that it is for. */
  Orders: ({
    /** Order number. */
    OrderNo: string
    /** What is invoiced of it. Null for a user who sees no prices. */
    Amount: number | null
    /** What of this was reversed. Null for a user who sees no prices. */
    RedAmount: number | null
    /** What of this the red letter under way will reverse. Null for a user who sees no prices. */
    RedPendingAmount: number | null
    /** What of this is valid: the most that can be reversed. Null for a user who sees no prices. */
    ValidAmount: number | null
    /** What of this should be reversed, since it was refunded after it was invoiced, without what is being reversed; 0 for nothing. Null for a user who sees no prices. */
    SuggestedRedAmount: number | null
    /** What of this will have to be reversed beside that once the return under way is refunded; 0 for nothing, and where the return comes to nothing. Null for a user who sees no prices. */
    ExpectedRedAmount: number | null
  })[]
  /** What is invoiced of its orders beyond what was paid and not refunded, until a red letter settles it; 0 for nothing. Null for a user who sees no prices. */
  OverInvoicedAmount: number | null
  /** Lines of the invoice. */
  Lines: InvoiceLine[]
  /** The red letters, in the order of their applications; only the last can be under way. */
  Reds: ({
    /** The red letter. */
    RedId: number
    /** What it reverses. Null for a user who sees no prices. */
    Amount: number | null
    /** Why it is reversed. */
    Reason: string
    /** When that was applied for. ISO 8601 with offset. */
    ApplyTime: string
    /** Number of the red invoice; empty before it is issued. */
    InvoiceNumber: string
    /** When it was issued; null before. ISO 8601 with offset. */
    IssueTime: string | null
  })[]
  /** Files of what is issued that the seller sent; empty where the mall draws it, as a PDF. */
  Files: ({
    /** The red letter that it is of; null: the invoice. */
    RedId: number | null
    /** pdf, ofd, or xml: the data of a 数电发票. */
    Kind: 'pdf' | 'ofd' | 'xml'
  })[]
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Log of the order. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. Its amounts are — for a user who sees no prices. */
    Text: string
  }[]
}

/** A line of an invoice. */
export interface InvoiceLine {
  /** Product, or category where the invoice says 大类. */
  Name: string
  /** Unit of a piece; empty for a category. */
  Unit: string
  /** Pieces; null for a category, and where only a part of the pieces’ amount is invoiced. */
  Quantity: number | null
  /** Price of a piece; null where there are no pieces. Null for a user who sees no prices. */
  Price: number | null
  /** Amount of the line. Null for a user who sees no prices. */
  Amount: number | null
  /** Tax rate, 0.13 for 13 %. */
  TaxRate: number
  /** The tax in it. Null for a user who sees no prices. */
  TaxAmount: number | null
  /** 税收分类编码, 19 digits; empty where it is not known, and for a category of several. */
  TaxCode: string
}

/** A page of invoices. */
export interface InvoiceList {
  /** The items of this page. */
  Items: InvoiceSummary[]
  /** Number of items on all pages. */
  total: number
  /** Invoices per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
    /** How many there are. */
    Count: number
  })[]
}

/** Filters, sorting and page of the list of invoices. */
export interface InvoiceListRequest {
  /** Part of the application’s number, of the invoice’s number or of the title. */
  Keyword?: string | undefined
  /** Only invoices of this type. 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type?: 1 | 2 | 3 | undefined
  /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only invoices in this status. */
  Status?: 10 | 11 | 20 | 30 | 40 | 41 | 60 | undefined
  /** 1 待红冲: more is invoiced of an order than was paid and not refunded. 2 部分红冲: a part is reversed, the rest is valid. */
  RedState?: 1 | 2 | undefined
  /** Field to sort by. */
  SortField?: 'ApplyTime' | 'Amount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** An invoice, from its application, as a row of a list. */
export interface InvoiceSummary {
  /** Number of the application for the invoice (申请单号). */
  InvoiceId: string
  /** 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Title of the invoice (发票抬头). */
  Title: string
  /** Tax number. */
  TaxNo: string
  /** Amount of the invoice. Null for a user who sees no prices. */
  Amount: number | null
  /** The tax in it. Null for a user who sees no prices. */
  TaxAmount: number | null
  /** What red letters have reversed of it (红冲); 0 for nothing. Null for a user who sees no prices. */
  RedAmount: number | null
  /** What the red letter under way will reverse; 0 for none. Null for a user who sees no prices. */
  RedPendingAmount: number | null
  /** What of the invoice is valid: its amount without what was reversed. Null for a user who sees no prices. */
  ValidAmount: number | null
  /** How many orders it is for. */
  OrderCount: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Number of the invoice (发票号码); empty before it is issued. */
  InvoiceNumber: string
  /** When it was issued; null before. ISO 8601 with offset. */
  IssueTime: string | null
  /** Name of the applicant. */
  UserName: string
  /** The company that bought. */
  EnterpriseName: string
  /** 10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Download' | 'Resend' | 'RedApply' | 'Cancel')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** A title that invoices of a company can be made out to. */
export interface InvoiceTitle {
  /** The invoice title. */
  TitleId: number
  /** Title of the invoice (发票抬头). */
  Title: string
  /** Tax number. */
  TaxNo: string
  /** Registered address. */
  Address: string
  /** Registered telephone. */
  Phone: string
  /** Bank. */
  Bank: string
  /** Account at the bank. */
  Account: string
  /** Registered as a general taxpayer: 专票 can be issued. */
  SupportSpecial: boolean
  /** Version that was read; changes with every write. */
  Version: number
}

/** A file that an invoice can be issued with. */
export interface InvoiceUpload {
  /** The file, for `Issue` and `RedIssue`. */
  FileId: string
  /** pdf, ofd, or xml: the data of a 数电发票. */
  Kind: 'pdf' | 'ofd' | 'xml'
  /** Name, as it was sent. */
  Name: string
  /** Size in bytes. */
  Size: number
  /** What an XML says; null of any other file. */
  Facts: EInvoiceFacts | null
}

/** The screen that a link opens. The app makes the address of it. */
export type LinkTarget = {
  /** The list of products. */
  Kind: 'productList'
  /** Category of the list, of any level; without it, all products. */
  Cid?: number | undefined
} | {
  /** A page of 帮助中心. */
  Kind: 'help'
  /** Number of the page, from 1. */
  Page: number
} | {
  /** One announcement, to read. */
  Kind: 'announcement'
  /** The announcement. */
  AnnouncementId: number
} | {
  /** An address that an editor typed. */
  Kind: 'address'
  /** A path of the mall, or an address of the web. */
  Href: string
} | {
  /** Orders within the user’s data scope. */
  Kind: 'orderList'
  /** Only orders in this status. */
  Status?: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90 | undefined
  /** 1 待评价, 2 可追评: the user’s own completed orders of which they can still write. */
  ReviewState?: 1 | 2 | undefined
} | {
  /** After-sales services within the user’s data scope. */
  Kind: 'afterSalesList'
  /** 1 进行中: whatever is not over; 2 已结束: completed, rejected or cancelled. */
  Progress?: 1 | 2 | undefined
} | {
  /** Inquiries within the user’s data scope. */
  Kind: 'inquiryList'
  /** Only inquiries in this status. */
  Status?: 10 | 30 | 40 | 50 | 60 | 70 | 80 | undefined
} | {
  /** Where somebody who was invited chooses a password. Who it is follows in the fragment of the address, which no server sees. */
  Kind: 'invitation'
} | {
  /** The orders that wait for an approval. */
  Kind: 'approvalList'
} | {
  /** The details of an order. */
  Kind: 'order'
  /** The order. Order number. */
  OrderNo: string
} | {
  /** What is to be paid of an order. */
  Kind: 'payment'
  /** The order. Order number. */
  OrderNo: string
} | {
  /** The details of an approval. */
  Kind: 'approval'
  /** Number of the approval. */
  ApprovalNo: string
} | {
  /** The details of an after-sales service. */
  Kind: 'afterSales'
  /** Its number. */
  ReturnOrderId: string
} | {
  /** A budget, beside the list of budgets. */
  Kind: 'budget'
  /** The budget. */
  BudgetId: number
  /** Its name, by which the list finds it. */
  Name: string
} | {
  /** An inquiry, beside the list of inquiries. */
  Kind: 'inquiry'
  /** Its number, by which the list finds it. */
  InquiryNo: string
} | {
  /** The orders that can be invoiced. */
  Kind: 'invoiceApply'
} | {
  /** Invoices within the user’s data scope. */
  Kind: 'invoiceList'
  /** Only those of which something must be reversed, or was. */
  RedState?: 1 | 2 | undefined
} | {
  /** The details of an invoice. */
  Kind: 'invoice'
  /** Number of its application. */
  InvoiceId: string
} | {
  /** A product. */
  Kind: 'product'
  /** Product code, digits only. */
  ProductCode: string
} | {
  /** The reviews that the user wrote of an order. */
  Kind: 'review'
  /** The order. Order number. */
  OrderNo: string
} | {
  /** Statements of the user’s companies. */
  Kind: 'statementList'
  /** Only statements in this status. */
  Status?: 10 | 20 | 30 | 40 | 50 | undefined
} | {
  /** The details of a statement. */
  Kind: 'statement'
  /** Its number. */
  StatementNo: string
}

/** Login info. `Enterprises` has more than one entry when the user must choose (请选择要登录的企业). */
export interface LoginInfo {
  /** Access token: `Authorization: Bearer …`. */
  Token: string
  /** Can be exchanged once for a new pair of tokens. */
  RefreshToken: string
  /** The user. */
  User: TokenUser
  /** The enterprise that the user works for. */
  Enterprise: TokenEnterprise
  /** Role codes of the user in this enterprise. */
  Role: string[]
  /** Path that the mall opens after the login; empty for none. */
  Redirect: string
  /** Path to return to after the login. */
  ReturnUrl: string
  /** The enterprises to choose from, when there is more than one. */
  Enterprises?: {
    /** The enterprise. */
    EnterpriseId: number
    /** Name of the enterprise. */
    EnterpriseName: string
  }[] | undefined
}

/** A login of the user, to any of their companies. */
export interface LoginRecord {
  /** The session that it began. */
  SessionId: string
  /** When it was. ISO 8601 with offset. */
  LoginTime: string
  /** Address that it came from; empty for one that is not known any more. */
  Ip: string
  /** Browser and system, as far as the browser says: Chrome · Windows. */
  Device: string
  /** The company. */
  EnterpriseName: string
  /** Why the seller viewed the mall as the user (商家客服), reading only; null for a login of the user. */
  ViewReason: string | null
  /** current: of this call · open · ended: logged out, replaced or expired. */
  Status: 'current' | 'open' | 'ended'
  /** Status, as shown. */
  StatusName: string
  /** Whether the user can end it: it is open, and not the session of this call. */
  AllowEnd: boolean
}

/** 毛利 of what was sold, before refunds: a margin is of the price at which something was sold. */
export interface MarginReport {
  /** The items of this page. */
  Items: MarginReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** 商品件数. */
    Quantity: number
    /** 商品金额. Yuan with at most two decimals, tax included. */
    Amount: number
    /** What of it has a cost. Yuan with at most two decimals, tax included. */
    CostedAmount: number
    /** 成本. Yuan with at most two decimals, tax included. */
    Cost: number
    /** 毛利额. */
    Profit: number
    /** 毛利率. */
    Margin: number | null
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: MarginTotals
    /** 环比: as many months or days before it. */
    Previous: MarginTotals
    /** 同比: the same days of the year before. */
    LastYear: MarginTotals
  }
  /** Name of the customer who was asked for by the id; null for all, and for one whom the caller does not see. */
  CustomerName: string | null
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The periods, the earliest first, of days the last 31; else the twenty greatest amounts. */
  Points: ReportPoint[]
}

/** Dimension, period, filters, order and page of 毛利. */
export interface MarginReportRequest {
  /** What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now. */
  By: 'time' | 'customer' | 'category' | 'product' | 'manager'
  /** What a row by time covers; month without it. */
  Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only customers with this in their names. */
  Customer?: string | undefined
  /** Only one customer: names may be alike. */
  EnterpriseId?: number | undefined
  /** Only customers whom this one of the staff looks after now. */
  ManagerId?: number | undefined
  /** Only goods of this category, of any level. Amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** Only one product. Amounts are then those of the goods. Product code, digits only. */
  ProductCode?: string | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'Cost' | 'Profit' | 'Margin' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 毛利. */
export interface MarginReportRow {
  /** Chooses the row: 2026-10, number of the customer or the category, code of the product, numbers of the staff. */
  Key: string
  /** Name, as shown; of a period its days, of customers whom nobody looks after 无人负责. */
  Name: string
  /** A period that goes on. */
  IsOpen: boolean
  /** First day of the orders that are counted. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day of them. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** The customer; null for other rows. */
  EnterpriseId: number | null
  /** The product; null for other rows. */
  ProductCode: string | null
  /** The category; null for other rows. */
  CategoryId: number | null
  /** Who looks after the customers of the row alone; null for other rows. */
  ManagerId: number | null
  /** 商品件数. */
  Quantity: number
  /** 商品金额: price × quantity, without freight. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What of the amount has a cost: the rest is in no margin. Yuan with at most two decimals, tax included. */
  CostedAmount: number
  /** 成本 of these: with tax, as it was when they were ordered. Yuan with at most two decimals, tax included. */
  Cost: number
  /** 毛利额: CostedAmount less Cost. */
  Profit: number
  /** 毛利率: 1 − Cost ÷ CostedAmount; null when nothing has a cost. */
  Margin: number | null
}

/** What the margins of some days add up to. */
export interface MarginTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 商品金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What of it has a cost. Yuan with at most two decimals, tax included. */
  CostedAmount: number
  /** 成本. Yuan with at most two decimals, tax included. */
  Cost: number
  /** 毛利额. */
  Profit: number
  /** 毛利率; null when nothing has a cost. */
  Margin: number | null
}

/** A place in the chart of 搜不到的词. */
export interface MissPoint {
  /** Chooses its row: `Point`. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** 次数: searches that found nothing by it. */
  Count: number
  /** Its period goes on. */
  IsOpen: boolean
}

/** 搜不到的词: words by which nothing in the mall is found, from customers and visitors together. It is of the whole mall: nobody who searched is kept. */
export interface MissReport {
  /** The items of this page. */
  Items: MissReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. A word, and a company, of several rows is in it once. */
  Sum: {
    /** 次数: searches that found nothing by it. */
    Count: number
    /** 词数: different words. */
    WordCount: number
    /** 客户数: companies whose people searched; which ones is kept from everybody. */
    CustomerCount: number
    /** 待处理: words that have no synonym, and that nobody decided to ignore. */
    WaitingCount: number
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: MissTotals
    /** 环比: as many months or days before it. */
    Previous: MissTotals
    /** 同比: the same days of the year before. */
    LastYear: MissTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** By word the twenty that were searched for most; by time the periods, the earliest first, of days the last 31. */
  Points: MissPoint[]
}

/** Dimension, days, filters, order and page of 搜不到的词. */
export interface MissReportRequest {
  /** What a row is: a word, or a period; a word without it. */
  By?: 'word' | 'time' | undefined
  /** What a row by time covers; month without it. */
  Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
  /** First day of the searches. Without both days: the last thirty, and by time those that fit `Unit`. Searches are kept for three months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the searches. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only words that wait for a decision (waiting), or those with one (handled). The cards are of all. */
  Kind?: 'waiting' | 'handled' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by; the most searches first without it. */
  SortField?: 'Count' | 'CustomerCount' | 'LastTime' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 搜不到的词. */
export interface MissReportRow {
  /** Chooses the row: the word, or 2026-10. */
  Key: string
  /** The word, in the spelling in which searches are read; of a period its days. */
  Name: string
  /** A period that goes on. */
  IsOpen: boolean
  /** First day of the orders that are counted. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day of them. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 次数: searches that found nothing by it. */
  Count: number
  /** 词数: different words. */
  WordCount: number
  /** 客户数: companies whose people searched; which ones is kept from everybody. */
  CustomerCount: number
  /** 待处理: words that have no synonym, and that nobody decided to ignore. */
  WaitingCount: number
  /** 占比: 0.25 is a quarter of the searches of the report that found nothing. */
  Share: number
  /** The last of these searches; null where there was none. ISO 8601 with offset. */
  LastTime: string | null
}

/** How many searches of some days found nothing. */
export interface MissTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 次数: searches that found nothing by it. */
  Count: number
  /** 词数: different words. */
  WordCount: number
  /** 客户数: companies whose people searched; which ones is kept from everybody. */
  CustomerCount: number
  /** 待处理: words that have no synonym, and that nobody decided to ignore. */
  WaitingCount: number
}

/** A word that nothing in the mall is found by, with its searches of the days. */
export interface MissedWord {
  /** Searches. */
  Count: number
  /** From how many companies; visitors are of none. */
  Companies: number
  /** The last one. ISO 8601 with offset. */
  LastAt: string
  /** What searches for it find since, by its synonyms. */
  Meanings: string[]
  /** Whether somebody decided to do nothing about it. */
  Ignored: boolean
}

/** Something that happened and concerns the user. */
export interface Notice {
  /** The notice. */
  NoticeId: number
  /** Kind of the notice. */
  Kind: 'approvalWaiting' | 'approvalResult' | 'orderShipped' | 'orderDelivered' | 'orderChanged' | 'quoted' | 'budgetWarning' | 'afterSalesProgress' | 'invoiceIssued' | 'statement' | 'review' | 'restocked'
  /** The kind, as shown. */
  KindName: string
  /** What happened, in one sentence. Its amounts are — for a user who sees no prices. */
  Title: string
  /** Further facts, in short: an amount, a name, a reason. */
  Facts: string[]
  /** The very thing that it is about. */
  Target: LinkTarget
  /** When it happened. ISO 8601 with offset. */
  Time: string
  /** Neither read nor done: it counts. */
  IsUnread: boolean
  /** What it asked for was done, here or elsewhere. */
  IsDone: boolean
}

/** How many notices are unread. */
export interface NoticeCount {
  /** Unread notices of the user in this enterprise. */
  Count: number
}

/** One event of the stream. */
export type NoticeEvent = {
  /** The number of unread notices, at the beginning and whenever it may have changed. */
  Type: 'count'
  /** Unread notices of the user in this enterprise. */
  Count: number
} | {
  /** A new notice. */
  Type: 'notice'
  /** Unread notices of the user in this enterprise. */
  Count: number
  /** The notice. */
  Notice: Notice
} | {
  /** The menu of the user has changed since the stream began, as their role was: `Account/GetUserMenuList` says what it is now. */
  Type: 'menu'
  /** Unread notices of the user in this enterprise. */
  Count: number
}

/** A page of notices. */
export interface NoticeList {
  /** The items of this page. */
  Items: Notice[]
  /** Number of items on all pages. */
  total: number
  /** Unread notices of the user in this enterprise. */
  Count: number
}

/** How the user wants to be notified. */
export interface NoticeSettings {
  /** Whether mails reach the user: `noAddress`, the account has no mail address; `notConfigured`, the mall sends none. */
  Mail: 'available' | 'noAddress' | 'notConfigured'
  /** Every kind, in the order of the list of kinds. */
  Kinds: ({
    /** Kind of the notice. */
    Kind: 'approvalWaiting' | 'approvalResult' | 'orderShipped' | 'orderDelivered' | 'orderChanged' | 'quoted' | 'budgetWarning' | 'afterSalesProgress' | 'invoiceIssued' | 'statement' | 'review' | 'restocked'
    /** The kind, as shown. */
    KindName: string
    /** Whether such notices are listed and counted. */
    InMall: boolean
    /** Whether a mail is sent too, where the mall sends mails. */
    ByMail: boolean
  })[]
}

/** Prices, stock, budgets and approval of an order before it is placed. */
export interface OrderConfirmation {
  /** Lines that can be ordered. */
  Items: ConfirmLine[]
  /** Lines that cannot be ordered. */
  UnsellableItems: ({
    /** The line of the cart; of an order that is submitted again, the line of the order. */
    CartItemId: number
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Unit of a piece, such as 支. */
    Unit: string
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
    /** Number of pieces. */
    Quantity: number
    /** Price × quantity. Null for a user who sees no prices. */
    Subtotal: number | null
    /** Remark of the buyer. */
    Remark: string
    /** Whether a special invoice (专票) can be issued for it. */
    SupportSpecialInvoice: boolean
    /** Why it cannot be ordered. */
    Reason: string
  })[]
  /** Delivery addresses to choose from. */
  Addresses: Address[]
  /** Invoice titles to choose from. */
  InvoiceTitles: {
    /** The invoice title. */
    TitleId: number
    /** Title of the invoice (发票抬头). */
    Title: string
    /** Tax number. */
    TaxNo: string
    /** Whether a special invoice (专票) can be issued. */
    SupportSpecial: boolean
  }[]
  /** Ways of payment to choose from. */
  PaymentTypes: ({
    /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
    Type: 1 | 2 | 3 | 4 | 5
    /** Name, as shown. */
    Name: string
    /** Whether it can be chosen. */
    Enabled: boolean
    /** Why it cannot be chosen; empty when it can. Its amounts are — for a user who sees no prices. */
    DisabledReason: string
    /** What is said of it while it can be chosen, such as what is free of 信用额度; may be empty. Its amounts are — for a user who sees no prices. */
    Note: string
  })[]
  /** Departments that can be charged. */
  Departments: {
    /** The department. */
    DepartmentId: number
    /** Name, as shown. */
    Name: string
  }[]
  /** The levels of the account of every department above that have today, the longest period first, for this order’s amount. */
  Budgets: BudgetState[]
  /** Days on which nothing is delivered, within the next 90: weekends and public holidays. */
  NonWorkingDays: string[]
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Whether and by whom the order would have to be approved. */
  ApprovalPreview: ApprovalPreview
  /** Binds the submission to the prices, stock and lines that were shown. Valid for 30 minutes. */
  ConfirmToken: string
}

/** Details of one order. */
export interface OrderDetail {
  /** Order number. */
  OrderNo: string
  /** Time of the order. ISO 8601 with offset. */
  OrderTime: string
  /** Lines. */
  Lines: OrderLine[]
  /** Pieces of all lines. */
  Quantity: number
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Pieces refused (已拒). */
  RefusedQuantity: number
  /** What goes back for them (拒收退回): their price, and the freight when all of the order was refused. Null for a user who sees no prices. */
  RefusedAmount: number | null
  /** Refunded for goods that came back (售后退款); what goes back for refused ones is apart. Null for a user who sees no prices. */
  RefundAmount: number | null
  /** 实际应付: 应付 − 拒收退回 − 售后退款. Null for a user who sees no prices. */
  NetAmount: number | null
  /** 已退款: what was paid and has gone back. Null for a user who sees no prices. */
  PaidBackAmount: number | null
  /** 退款中: what was paid and is going back. Null for a user who sees no prices. */
  PayingBackAmount: number | null
  /** Name of the user. */
  UserName: string
  /** Name of the department. */
  DepartmentName: string
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Status. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Cancel' | 'Pay' | 'ConfirmTransfer' | 'Withdraw' | 'Remind' | 'ConfirmReceipt' | 'Receive' | 'AnswerShortage' | 'Review' | 'AppendReview' | 'Rebuy' | 'ApplyAfterSales' | 'ApplyInvoice' | 'Resubmit')[]
  /** Version that was read; changes with every write. */
  Version: number
  /** Name of the company that buys: of a group’s companies, the one that the order was placed for. */
  EnterpriseName: string
  /** Purchase order number of the customer (采购单号). */
  PoNo: string
  /** Reason of the purchase (采购事由). */
  Reason: string
  /** Remark of the buyer. */
  Remark: string
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate: string | null
  /** Deadline of the payment; null for none. ISO 8601 with offset. */
  PayBefore: string | null
  /** Whether it is above the credit of the company (信用额度), and the seller has still to agree to it. */
  AwaitsCredit: boolean
  /** Delivery address. */
  Address: {
    /** Name of the recipient (收货人). */
    Consignee: string
    /** Mobile number. */
    Mobile: string
    /** The whole address in one line. */
    FullAddress: string
  }
  /** Invoice. */
  Invoice: {
    /** 1 随单, 2 集中, 3 暂不开票. */
    Mode: 1 | 2 | 3
    /** When the invoice is issued, as shown. */
    ModeName: string
    /** Type of the invoice, as shown. */
    TypeName: string
    /** Title of the invoice (发票抬头). */
    Title: string
    /** Tax number. */
    TaxNo: string
  }
  /** 费用归属: the department, and the budgets that were charged. */
  Cost: {
    /** Name of the department. */
    DepartmentName: string
    /** Names of the budgets that hold it, the longest period first; empty when none was charged. */
    BudgetName: string
    /** What it bears: 应付 without what went back, 实际应付. Null for a user who sees no prices. */
    Amount: number | null
  }
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Record of the approval. */
  Approvals: ({
    /** Name of the node. */
    NodeName: string
    /** Name of the approver. */
    Approver: string
    /** 0 未到达 1 审批中 2 同意 3 驳回 4 已转交 5 自动通过. */
    State: 0 | 1 | 2 | 3 | 4 | 5
    /** State, as shown. */
    StateName: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Comment of the approver. */
    Comment: string
  })[]
  /** Packages with their tracks. */
  Packages: {
    /** Number of the package. */
    PackageNo: string
    /** Carrier. */
    Carrier: string
    /** Tracking number. */
    TrackingNo: string
    /** When it was shipped. ISO 8601 with offset. */
    ShippedAt: string
    /** What is in it. */
    Lines: {
      /** The line of the order. */
      LineId: number
      /** Pieces that it has of the line. */
      Quantity: number
      /** Pieces of these that were received (已收). */
      ReceivedQuantity: number
      /** Pieces of these that were refused (已拒). */
      RefusedQuantity: number
    }[]
    /** Tracks, newest first. */
    Tracks: TrackStep[]
  }[]
  /** What was refused (拒收记录), the earliest first. */
  Refusals: ({
    /** When it was refused. ISO 8601 with offset. */
    Time: string
    /** Number of the package. */
    PackageNo: string
    /** The line of the order. */
    LineId: number
    /** Pieces. */
    Quantity: number
    /** Why. */
    Reason: '包装破损' | '错发' | '质量问题' | '数量不符' | '其他'
    /** Pictures of it. */
    Images: {
      /** Address of the picture. A path of this origin, or https. */
      Url: string
      /** Name, as shown. */
      Name: string
    }[]
    /** What goes back for it. Null for a user who sees no prices. */
    RefundAmount: number | null
    /** When the seller had the goods back; null while they are on their way back. ISO 8601 with offset. */
    TakenBackAt: string | null
  })[]
  /** Pieces that the seller does not have (缺货), the latest first. */
  Shortages: OrderShortage[]
  /** Attached files. */
  Attachments: {
    /** Address of the file. A path of this origin, or https. */
    Url: string
    /** Name, as shown. */
    Name: string
  }[]
  /** Log of the order. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. Its amounts are — for a user who sees no prices. */
    Text: string
  }[]
}

/** 订单明细报表: a row per order line, the latest first. */
export interface OrderDetailReport {
  /** The items of this page. */
  Items: OrderDetailReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** Pieces. */
    Quantity: number
    /** Price × quantity. Yuan with at most two decimals, tax included. */
    Amount: number
  }
  /** The cards. */
  Totals: {
    /** The period; of 订单报表 with a `Point`, that one. */
    Current: ReportTotals
    /** 环比: as many months or days before it. */
    Previous: ReportTotals
    /** 同比: the same days of the year before. */
    LastYear: ReportTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
}

/** Filters, order and page of 订单明细报表. */
export interface OrderDetailReportRequest {
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only orders of this company. */
  EnterpriseId?: number | undefined
  /** Only orders that are charged to this department, or to one below it. */
  DepartmentId?: number | undefined
  /** Only orders of this person. */
  UserId?: number | undefined
  /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
  Cancelled?: 'with' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'OrderTime' | 'Quantity' | 'Amount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A line of 订单明细报表. */
export interface OrderDetailReportRow {
  /** The line. */
  LineId: number
  /** Order number. */
  OrderNo: string
  /** 下单时间. ISO 8601 with offset. */
  OrderTime: string
  /** 下单人. */
  UserName: string
  /** Department that the order is charged to; while several companies are shown, with its company: 行政部（华启科技）. */
  DepartmentName: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as it was ordered. */
  ProductName: string
  /** Brand. */
  BrandName: string
  /** Unit of a piece. */
  Unit: string
  /** Price of a piece. Yuan with at most two decimals, tax included. */
  Price: number
  /** Pieces. */
  Quantity: number
  /** Price × quantity. Yuan with at most two decimals, tax included. */
  Amount: number
  /** Tax rate in percent. */
  TaxRate: number
  /** Status of the order. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status, as shown. */
  StatusName: string
}

/** A line of an order. */
export interface OrderLine {
  /** The line of the order. */
  LineId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Number of pieces. */
  Quantity: number
  /** Price × quantity. Null for a user who sees no prices. */
  Subtotal: number | null
  /** Remark of the buyer. */
  Remark: string
  /** Pieces shipped (已发). */
  ShippedQuantity: number
  /** Pieces received (已收). */
  ReceivedQuantity: number
  /** Pieces refused (已拒). Shipped ones that were neither received nor refused are on their way (在途). */
  RefusedQuantity: number
  /** Pieces that can be returned (可售后). */
  AfterSalesQuantity: number
}

/** A page of orders. */
export interface OrderList {
  /** The items of this page. */
  Items: OrderSummary[]
  /** Number of items on all pages. */
  total: number
  /** Orders per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
    /** How many there are. */
    Count: number
  })[]
}

/** Filters, sorting and page of the list of orders. */
export interface OrderListRequest {
  /** Part of an order number. */
  OrderNo?: string | undefined
  /** Part of a product’s name or code. */
  Product?: string | undefined
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Name of the user. */
  UserName?: string | undefined
  /** The department. */
  DepartmentId?: number | undefined
  /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType?: 1 | 2 | 3 | 4 | 5 | undefined
  /** 1 未开票 2 开票中 3 已开票. */
  InvoiceState?: 1 | 2 | 3 | undefined
  /** 1 待评价, 2 可追评: the user’s own completed orders of which they can still write. */
  ReviewState?: 1 | 2 | undefined
  /** Least amount. Refused of a user who sees no prices. */
  AmountMin?: number | undefined
  /** Greatest amount. Refused of a user who sees no prices. */
  AmountMax?: number | undefined
  /** Status. */
  Status?: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90 | undefined
  /** Field to sort by. */
  SortField?: 'OrderTime' | 'PayableAmount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** 订单报表: a row per period, the latest first. */
export interface OrderReport {
  /** The items of this page. */
  Items: OrderReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** 订单数. */
    OrderCount: number
    /** 商品件数. */
    Quantity: number
    /** 金额. Yuan with at most two decimals, tax included. */
    Amount: number
    /** 退货金额. Yuan with at most two decimals, tax included. */
    ReturnAmount: number
    /** 净额. Yuan with at most two decimals, tax included. */
    NetAmount: number
  }
  /** The cards. */
  Totals: {
    /** The period; of 订单报表 with a `Point`, that one. */
    Current: ReportTotals
    /** 环比: as many months or days before it. */
    Previous: ReportTotals
    /** 同比: the same days of the year before. */
    LastYear: ReportTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The periods, the earliest first; of days the last 31. */
  Points: ReportPoint[]
}

/** Period, filters and page of 订单报表. */
export interface OrderReportRequest {
  /** What a row covers; month without it. */
  Unit?: 'day' | 'month' | 'quarter' | 'year' | undefined
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only orders of this company. */
  EnterpriseId?: number | undefined
  /** Only orders that are charged to this department, or to one below it. */
  DepartmentId?: number | undefined
  /** Only orders of this person. */
  UserId?: number | undefined
  /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
  Cancelled?: 'with' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A period of 订单报表. */
export interface OrderReportRow {
  /** 2026-10-05, 2026-10, 2026-Q4 or 2026. */
  Key: string
  /** The period goes on. */
  IsOpen: boolean
  /** 订单数. */
  OrderCount: number
  /** 商品件数. */
  Quantity: number
  /** 金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 退货金额: what was refunded of the orders of the period, whenever it was. Yuan with at most two decimals, tax included. */
  ReturnAmount: number
  /** 净额: amount less what was refunded. Yuan with at most two decimals, tax included. */
  NetAmount: number
  /** Amount of the period before it, for 环比. Yuan with at most two decimals, tax included. */
  PreviousAmount: number
}

/** What the prices save against the market price of one piece, by whose prices they are. */
export interface OrderSavings {
  /** 协议价已省: of the lines at a price that was agreed with the company. Yuan with at most two decimals, tax included. */
  Agreed: number
  /** 报价已省: of the lines at the price of a quote. Yuan with at most two decimals, tax included. */
  Quoted: number
  /** 阶梯价已省: of the lines at a market price that their quantity lowers. Yuan with at most two decimals, tax included. */
  Tier: number
}

/** Pieces of an order that the seller does not have (缺货), and what becomes of them. */
export interface OrderShortage {
  /** The shortage. */
  ShortageId: number
  /** The line of the order; null once nothing is left of it. */
  LineId: number | null
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Price of a piece. Null for a user who sees no prices. */
  Price: number | null
  /** Pieces. */
  Quantity: number
  /** 10 等买家答复 20 已换货 30 不发 40 稍后发 80 已失效: the order ended first. */
  State: 10 | 20 | 30 | 40 | 80
  /** State, as shown. */
  StateName: string
  /** What the seller says of it; may be empty. */
  Reason: string
  /** Until when pieces that are sent later are sent (稍后发); null where nobody said so. A day in Asia/Shanghai, `2026-03-01`. */
  Day: string | null
  /** What is offered instead, or was taken instead; it never costs more. Null: nothing. */
  Replacement: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Unit of a piece, such as 支. */
    Unit: string
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
    /** Pieces. */
    Quantity: number
  } | null
  /** Until when the purchaser can answer; without an answer the pieces are not sent. ISO 8601 with offset. */
  AnswerBefore: string | null
  /** What the order costs less by it; 0 while it is asked or sent later. Null for a user who sees no prices. */
  LessAmount: number | null
  /** What of that had been paid, and goes back. Null for a user who sees no prices. */
  RefundAmount: number | null
  /** When the seller said so. ISO 8601 with offset. */
  Time: string
  /** When it was decided; null while it is asked. ISO 8601 with offset. */
  DecidedAt: string | null
}

/** An order as it is submitted. */
export interface OrderSubmission {
  /** The token of the confirmation. */
  ConfirmToken: string
  /** Made by the client: the same id again returns the first result. */
  RequestId: string
  /** The address. */
  AddressId: number
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate?: string | undefined
  /** The department. */
  DepartmentId: number
  /** Purchase order number of the customer (采购单号). */
  PoNo?: string | undefined
  /** Reason of the purchase (采购事由). */
  Reason?: string | undefined
  /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType: 1 | 2 | 3 | 4 | 5
  /** When the invoice is issued. 1 随单, 2 集中, 3 暂不开票. */
  InvoiceMode: 1 | 2 | 3
  /** Type of invoice. 1 数电普票, 2 数电专票, 3 纸质专票. */
  InvoiceType?: 1 | 2 | 3 | undefined
  /** The invoice title. */
  TitleId?: number | undefined
  /** Remark of the buyer. */
  Remark?: string | undefined
  /** Attached files. */
  Attachments?: {
    /** Address of the file. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[] | undefined
}

/** A product that could be sent instead of pieces that are not there. */
export interface OrderSubstitute {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** How many of it: as many as are missing, or the next that is sold. Pieces. */
  Quantity: number
  /** Smallest quantity. */
  MOQ: number
  /** It is sold in multiples of this. */
  Step: number
  /** Pieces that are there. */
  Stock: number
  /** What the company pays for a piece otherwise. Yuan with at most two decimals, tax included. */
  OwnPrice: number
  /** What it would pay: at most what the missing pieces cost. Yuan with at most two decimals, tax included. */
  Price: number
}

/** An order as a row of a list. */
export interface OrderSummary {
  /** Order number. */
  OrderNo: string
  /** Time of the order. ISO 8601 with offset. */
  OrderTime: string
  /** Lines in short. */
  Lines: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Pieces of all lines. */
    Quantity: number
  }[]
  /** Pieces of all lines. */
  Quantity: number
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Pieces refused (已拒). */
  RefusedQuantity: number
  /** What goes back for them (拒收退回): their price, and the freight when all of the order was refused. Null for a user who sees no prices. */
  RefusedAmount: number | null
  /** Refunded for goods that came back (售后退款); what goes back for refused ones is apart. Null for a user who sees no prices. */
  RefundAmount: number | null
  /** 实际应付: 应付 − 拒收退回 − 售后退款. Null for a user who sees no prices. */
  NetAmount: number | null
  /** 已退款: what was paid and has gone back. Null for a user who sees no prices. */
  PaidBackAmount: number | null
  /** 退款中: what was paid and is going back. Null for a user who sees no prices. */
  PayingBackAmount: number | null
  /** Name of the user. */
  UserName: string
  /** Name of the department. */
  DepartmentName: string
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Status. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('View' | 'Cancel' | 'Pay' | 'ConfirmTransfer' | 'Withdraw' | 'Remind' | 'ConfirmReceipt' | 'Receive' | 'AnswerShortage' | 'Review' | 'AppendReview' | 'Rebuy' | 'ApplyAfterSales' | 'ApplyInvoice' | 'Resubmit')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** What was recognised in a text. Whatever is not certain is empty. */
export interface ParsedAddress {
  /** 收货人; empty when none was recognised. */
  Consignee: string
  /** Mobile number; empty when there is none. */
  Mobile: string
  /** Telephone that is no mobile, `010-88888888转801`; empty when there is none. */
  Landline: string
  /** The district; null when none is named, or several may be meant. */
  Area: Area | null
  /** The districts that may be meant, when it is not certain which; at most 50. */
  Candidates: Area[]
  /** Street and number (详细地址), at most 100 characters. */
  Detail: string
}

/** A small change of the cart after which an order needs no approval, found by the rule that asks for it. */
export interface PassingChange {
  /** The change in words: “复印纸”少买2箱，即可免审批. */
  Text: string
  /** Lines and the quantities that they would have. */
  Lines: {
    /** The line of the cart. */
    CartItemId: number
    /** Pieces that pass; 0: without the line. */
    Quantity: number
  }[]
  /** What the order would come to with them (应付). Null for a user who sees no prices. */
  PayableAmount: number | null
}

/** A passkey (通行密钥) of the user. */
export interface Passkey {
  /** The passkey. */
  PasskeyId: string
  /** What the user calls it. */
  Name: string
  /** When it was registered. ISO 8601 with offset. */
  CreatedAt: string
  /** Its last login; null before the first. ISO 8601 with offset. */
  LastUsedAt: string | null
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, in its own names: what a browser makes a passkey from. Good for five minutes, once, in the browser that asked. */
export interface PasskeyCreation {
  /** What the authenticator signs. */
  challenge: string
  /** The mall. */
  rp: {
    /** Domain that the passkey is for. */
    id: string
    /** Name of the mall. */
    name: string
  }
  /** Whose passkey it is. */
  user: {
    /** The user, without a meaning elsewhere. */
    id: string
    /** Account name. */
    name: string
    /** Nickname. */
    displayName: string
  }
  /** Signatures that the mall reads. */
  pubKeyCredParams: {
    /** Kind of credential. */
    type: 'public-key'
    /** An algorithm of COSE. */
    alg: number
  }[]
  /** How long the user has, ms. */
  timeout: number
  /** The mall does not ask which authenticator it is. */
  attestation: 'none'
  /** Passkeys that the user has already. */
  excludeCredentials: ({
    /** The credential. */
    id: string
    /** Kind of credential. */
    type: 'public-key'
    /** Ways to reach its authenticator. */
    transports?: string[] | undefined
  })[]
  /** What the authenticator must be able to do. */
  authenticatorSelection: {
    /** It is found without an account name. */
    residentKey: 'required'
    /** The same for older browsers. */
    requireResidentKey: true
    /** A fingerprint, a face or a PIN is asked for. */
    userVerification: 'required'
  }
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, in its own names: what a browser asks a passkey for. Good for five minutes, once, in the browser that asked. */
export interface PasskeyRequest {
  /** What the authenticator signs. */
  challenge: string
  /** Domain that the passkey is for. */
  rpId: string
  /** How long the user has, ms. */
  timeout: number
  /** A fingerprint, a face or a PIN is asked for. */
  userVerification: 'required'
}

/** A quote to one of the caller’s customers that was made before, for the same words or the same product. */
export interface PastQuote {
  /** The line that it was made for. */
  QuoteId: number
  /** The inquiry of the line. */
  InquiryId: number
  /** To whom. */
  EnterpriseName: string
  /** What was asked for. */
  Name: string
  /** When. ISO 8601 with offset. */
  Time: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product that was offered. */
  CustomerProductName: string
  /** Unit of a piece. */
  Unit: string
  /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
  Price: number
  /** How many were offered. Pieces. */
  Quantity: number
  /** The price held until then. ISO 8601 with offset. */
  ValidUntil: string
  /** 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
  Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** The product as it could be offered for the line now; null where it cannot be offered at all. */
  Product: QuoteCandidate | null
}

/** Where an order is paid. */
export interface PaymentStart {
  /** The payment. As long as it waits for its outcome, starting again gives the same one. */
  PaymentId: string
  /** Page of the provider: a path of this origin, or https. It leads back to the mall. */
  Address: string
}

/** What is to be paid of an order, and what became of its last payment. */
export interface PaymentState {
  /** Order number. */
  OrderNo: string
  /** Status of the order. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status of the order, as shown. */
  StatusName: string
  /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType: 1 | 2 | 3 | 4 | 5
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Amount to pay. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** Deadline of the payment; null for none. ISO 8601 with offset. */
  PayBefore: string | null
  /** The last online payment; null for none. */
  Last: {
    /** 10 等待支付结果, 20 支付成功, 30 支付未成功, 40 待退款, 50 已退款. */
    Status: 10 | 20 | 30 | 40 | 50
    /** Status of the payment, as shown. */
    StatusName: string
    /** When it was started. ISO 8601 with offset. */
    StartedAt: string
  } | null
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Actions that the user may take on the order now. */
  AllowActions: ('View' | 'Cancel' | 'Pay' | 'ConfirmTransfer' | 'Withdraw' | 'Remind' | 'ConfirmReceipt' | 'Receive' | 'AnswerShortage' | 'Review' | 'AppendReview' | 'Rebuy' | 'ApplyAfterSales' | 'ApplyInvoice' | 'Resubmit')[]
  /** Version of the order. */
  Version: number
}

/** Why a piece has its price, made by the rule that decided. */
export interface PriceReason {
  /** agreed 协议价 · market 商城价, each of the first tier or of a later one (阶梯价) · quoted 报价. */
  Code: 'agreed' | 'agreedTier' | 'market' | 'marketTier' | 'quoted'
  /** The reason as a sentence. */
  Text: string
  /** What decided. */
  Facts: {
    /** From this quantity on. Pieces. */
    MinQty: number
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
    /** Market price of a piece. Yuan with at most two decimals, tax included. */
    MarketPrice: number
  }
  /** What would make it cheaper; null when nothing would. */
  Next: string | null
}

/** One field of a product before and after. */
export interface ProductChange {
  /** What was changed, in words. */
  Name: string
  /** Empty for nothing. */
  Before: string
  /** Empty for nothing. */
  After: string
}

/** Details of one product. */
export interface ProductDetail {
  /** Product code, digits only. */
  ProductCode: string
  /** Name, as shown. */
  Name: string
  /** Pictures, the main one first. */
  Images: string[]
  /** What each of them shows, in their order. Empty where nothing is said: the name of the product stands for it. */
  ImageAlts: string[]
  /** Brand. */
  BrandName: string
  /** Model. */
  Model: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** 包装规格. */
  Packing: string
  /** Larger units that the seller counts it in, besides what `Packing` says. */
  Units: {
    /** Name, such as 箱. */
    Name: string
    /** Pieces in one of it. */
    Pieces: number
  }[]
  /** 标签 of the seller. */
  Tags: string[]
  /** Barcode. */
  Barcode: string
  /** The customer’s own code of the product. */
  CustomerMaterialCode: string | null
  /** Specifications. */
  Specs: {
    /** Name, as shown. */
    Name: string
    /** Value, as shown. */
    Value: string
  }[]
  /** 包装清单. */
  PackingList: string[]
  /** Market price. Null for a user who sees no prices. */
  MarketPrice: number | null
  /** Agreed price; null for a visitor. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** Whether the price was agreed with the enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** Rising quantities, falling prices; the first starts at the MOQ. Empty for a visitor. */
  TierPrices: ({
    /** From this quantity on. Pieces. */
    MinQty: number
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
  })[]
  /** Why each of the tier prices is what it is, in their order. Empty for a visitor. Null for a user who sees no prices. */
  Reasons: PriceReason[] | null
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** 0.13 is 13 %. */
  TaxRate: number
  /** Whether a special invoice (专票) can be issued. */
  SupportSpecialInvoice: boolean
  /** 交货期. */
  DeliveryText: string
  /** Whether it is a favourite of the user. */
  IsFavorite: boolean
  /** HTML, sanitised by the server and again by the app. */
  Description: string
  /** onSale · offShelf 该商品已下架 · notInCatalog 不在贵司采购目录内. */
  SaleState: 'onSale' | 'offShelf' | 'notInCatalog'
  /** Categories from the first level to its own. */
  CategoryPath: {
    /** The category. */
    CategoryId: number
    /** Name, as shown. */
    Name: string
  }[]
  /** Stock in the delivery area. */
  Stock: StockState
  /** Number of its reviews, by buyers of all enterprises. */
  ReviewCount: number
  /** The enterprise’s latest purchases of it, newest first. Empty for a visitor. */
  PurchaseRecords: ({
    /** Order number. */
    OrderNo: string
    /** Time of the order. */
    OrderTime: string
    /** Name of the user. */
    UserName: string
    /** Number of pieces. */
    Quantity: number
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
  })[]
  /** What the enterprise ordered of it in the last twelve months, without orders that came to nothing. Zero for a visitor. */
  BoughtInYear: {
    /** Number of orders. */
    Orders: number
    /** Number of pieces. */
    Quantity: number
  }
}

/** What was changed of a product and not published yet. */
export interface ProductDraft {
  /** Changes whenever the draft is saved. */
  Version: number
  /** The changed fields that the user may see. */
  Values: {
    /** Name. */
    Name?: string | undefined
    /** Name of the brand; one that is new is made. */
    Brand?: string | undefined
    /** Category of the third level. */
    CategoryId?: number | undefined
    /** Model; empty for none. */
    Model?: string | undefined
    /** Barcode, 8 to 14 digits; empty for none. */
    Barcode?: string | undefined
    /** Unit of a piece, such as 包. */
    Unit?: string | undefined
    /** 包装规格, such as 5包/箱; empty for none. */
    Packing?: string | undefined
    /** 单位换算: larger units, each with the pieces that it holds. */
    Units?: {
      /** Name, such as 箱. */
      Name: string
      /** Pieces in one of it. */
      Pieces: number
    }[] | undefined
    /** 包装清单. */
    PackingList?: string[] | undefined
    /** Specifications, in their order. */
    Specs?: {
      /** Name, as shown. */
      Name: string
      /** Value, as shown. */
      Value: string
    }[] | undefined
    /** What lists are narrowed by: an attribute that there is, with a value, which may be new. */
    Attributes?: {
      /** Name, as shown. */
      Name: string
      /** Value, as shown. */
      Value: string
    }[] | undefined
    /** Markdown; HTML in it is sanitised when it is shown. */
    Description?: string | undefined
    /** What buyers read about the delivery. */
    DeliveryText?: string | undefined
    /** 标签: words that buyers see at the product, and by which it is found. */
    Tags?: string[] | undefined
    /** Smallest order. */
    MOQ?: number | undefined
    /** Orders are multiples of it. */
    Step?: number | undefined
    /** Largest order; null for none. */
    MaxQty?: number | null | undefined
    /** Tax rate: 0.13 is 13 %. */
    TaxRate?: number | undefined
    /** 税收分类编码, 19 digits; empty where nobody said it. */
    TaxCode?: string | undefined
    /** Whether a special invoice (专票) can be issued. */
    SpecialInvoice?: boolean | undefined
    /** Market prices by quantity. */
    Tiers?: {
      /** From this quantity on. */
      MinQty: number
      /** Price of a piece, tax included. */
      Price: number
    }[] | undefined
    /** 成本, tax included; null when it is not known. */
    Cost?: number | null | undefined
    /** 底价, tax included: a lower price needs an approval; null for none of its own. */
    Floor?: number | null | undefined
  }
  /** Who saved it last. */
  ChangedBy: string
  /** When. ISO 8601 with offset. */
  ChangedAt: string
  /** Values that were published in another way meanwhile, such as a price in the list: the draft gave way. They are listed until it is saved again. */
  Overtaken: ({
    /** The field. */
    Field: 'Name' | 'Brand' | 'CategoryId' | 'Model' | 'Barcode' | 'Unit' | 'Packing' | 'Units' | 'PackingList' | 'Specs' | 'Attributes' | 'Description' | 'DeliveryText' | 'Tags' | 'MOQ' | 'Step' | 'MaxQty' | 'TaxRate' | 'TaxCode' | 'SpecialInvoice' | 'Tiers' | 'Cost' | 'Floor'
    /** What the draft had. */
    Drafted: {
      /** Name. */
      Name?: string | undefined
      /** Name of the brand; one that is new is made. */
      Brand?: string | undefined
      /** Category of the third level. */
      CategoryId?: number | undefined
      /** Model; empty for none. */
      Model?: string | undefined
      /** Barcode, 8 to 14 digits; empty for none. */
      Barcode?: string | undefined
      /** Unit of a piece, such as 包. */
      Unit?: string | undefined
      /** 包装规格, such as 5包/箱; empty for none. */
      Packing?: string | undefined
      /** 单位换算: larger units, each with the pieces that it holds. */
      Units?: {
        /** Name, such as 箱. */
        Name: string
        /** Pieces in one of it. */
        Pieces: number
      }[] | undefined
      /** 包装清单. */
      PackingList?: string[] | undefined
      /** Specifications, in their order. */
      Specs?: {
        /** Name, as shown. */
        Name: string
        /** Value, as shown. */
        Value: string
      }[] | undefined
      /** What lists are narrowed by: an attribute that there is, with a value, which may be new. */
      Attributes?: {
        /** Name, as shown. */
        Name: string
        /** Value, as shown. */
        Value: string
      }[] | undefined
      /** Markdown; HTML in it is sanitised when it is shown. */
      Description?: string | undefined
      /** What buyers read about the delivery. */
      DeliveryText?: string | undefined
      /** 标签: words that buyers see at the product, and by which it is found. */
      Tags?: string[] | undefined
      /** Smallest order. */
      MOQ?: number | undefined
      /** Orders are multiples of it. */
      Step?: number | undefined
      /** Largest order; null for none. */
      MaxQty?: number | null | undefined
      /** Tax rate: 0.13 is 13 %. */
      TaxRate?: number | undefined
      /** 税收分类编码, 19 digits; empty where nobody said it. */
      TaxCode?: string | undefined
      /** Whether a special invoice (专票) can be issued. */
      SpecialInvoice?: boolean | undefined
      /** Market prices by quantity. */
      Tiers?: {
        /** From this quantity on. */
        MinQty: number
        /** Price of a piece, tax included. */
        Price: number
      }[] | undefined
      /** 成本, tax included; null when it is not known. */
      Cost?: number | null | undefined
      /** 底价, tax included: a lower price needs an approval; null for none of its own. */
      Floor?: number | null | undefined
    }
    /** Who published another value. */
    By: string
    /** When. ISO 8601 with offset. */
    At: string
  })[]
}

/** What people fill in of a product. */
export interface ProductFields {
  /** Name. */
  Name: string
  /** Name of the brand; one that is new is made. */
  Brand: string
  /** Category of the third level. */
  CategoryId: number
  /** Model; empty for none. */
  Model: string
  /** Barcode, 8 to 14 digits; empty for none. */
  Barcode: string
  /** Unit of a piece, such as 包. */
  Unit: string
  /** 包装规格, such as 5包/箱; empty for none. */
  Packing: string
  /** 单位换算: larger units, each with the pieces that it holds. */
  Units: {
    /** Name, such as 箱. */
    Name: string
    /** Pieces in one of it. */
    Pieces: number
  }[]
  /** 包装清单. */
  PackingList: string[]
  /** Specifications, in their order. */
  Specs: {
    /** Name, as shown. */
    Name: string
    /** Value, as shown. */
    Value: string
  }[]
  /** What lists are narrowed by: an attribute that there is, with a value, which may be new. */
  Attributes: {
    /** Name, as shown. */
    Name: string
    /** Value, as shown. */
    Value: string
  }[]
  /** Markdown; HTML in it is sanitised when it is shown. */
  Description: string
  /** What buyers read about the delivery. */
  DeliveryText: string
  /** 标签: words that buyers see at the product, and by which it is found. */
  Tags: string[]
  /** Smallest order. */
  MOQ: number
  /** Orders are multiples of it. */
  Step: number
  /** Largest order; null for none. */
  MaxQty: number | null
  /** Tax rate: 0.13 is 13 %. */
  TaxRate: number
  /** 税收分类编码, 19 digits; empty where nobody said it. */
  TaxCode: string
  /** Whether a special invoice (专票) can be issued. */
  SpecialInvoice: boolean
  /** Market prices by quantity. */
  Tiers: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece, tax included. */
    Price: number
  }[]
  /** 成本, tax included; null when it is not known. */
  Cost: number | null
  /** 底价, tax included: a lower price needs an approval; null for none of its own. */
  Floor: number | null
}

/** What was published of a product, the newest first. */
export interface ProductHistory {
  /** The items of this page. */
  Items: {
    /** When. ISO 8601 with offset. */
    At: string
    /** Who; 系统 for the mall itself. */
    By: string
    /** What was done, such as 发布. */
    Text: string
    /** What changed, as far as the user may see it. */
    Changes: ProductChange[]
  }[]
  /** Number of items on all pages. */
  total: number
}

/** An import of products from a table. */
export interface ProductImport {
  ImportId: number
  /** Name of the table. */
  FileName: string
  /** Who imports. */
  StaffName: string
  /** When the table was sent. ISO 8601 with offset. */
  CreatedAt: string
  /** 10 正在试, 20 待写入, 30 正在写入, 40 已暂停, 50 已写入, 60 正在撤回, 70 已撤回, 80 已放弃. */
  Status: 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Rows of the table. */
  Rows: number
  /** Rows with a product that there is not yet. */
  New: number
  /** Rows that change a product. */
  Changed: number
  /** Rows that say what is there. */
  Unchanged: number
  /** Rows with something wrong. */
  Wrong: number
  /** Rows that the trial, the writing or the undoing is through with. */
  Done: number
  /** Rows that it goes through. */
  Of: number
  /** Rows that were written. */
  Written: number
  /** Rows that were to be written and could not be. */
  Failed: number
  /** Written rows that the undoing left as they were, at least in part. */
  Kept: number
  /** Until when it can be undone; null before it is written, and when it is undone. ISO 8601 with offset. */
  UndoUntil: string | null
  /** Actions that the user may take now. */
  AllowActions: ('Map' | 'Discard' | 'Start' | 'Pause' | 'Resume' | 'Undo')[]
  /** Changes with its status. */
  Version: number
}

/** An import with what its trial found. */
export interface ProductImportDetail {
  ImportId: number
  /** Name of the table. */
  FileName: string
  /** Who imports. */
  StaffName: string
  /** When the table was sent. ISO 8601 with offset. */
  CreatedAt: string
  /** 10 正在试, 20 待写入, 30 正在写入, 40 已暂停, 50 已写入, 60 正在撤回, 70 已撤回, 80 已放弃. */
  Status: 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Rows of the table. */
  Rows: number
  /** Rows with a product that there is not yet. */
  New: number
  /** Rows that change a product. */
  Changed: number
  /** Rows that say what is there. */
  Unchanged: number
  /** Rows with something wrong. */
  Wrong: number
  /** Rows that the trial, the writing or the undoing is through with. */
  Done: number
  /** Rows that it goes through. */
  Of: number
  /** Rows that were written. */
  Written: number
  /** Rows that were to be written and could not be. */
  Failed: number
  /** Written rows that the undoing left as they were, at least in part. */
  Kept: number
  /** Until when it can be undone; null before it is written, and when it is undone. ISO 8601 with offset. */
  UndoUntil: string | null
  /** Actions that the user may take now. */
  AllowActions: ('Map' | 'Discard' | 'Start' | 'Pause' | 'Resume' | 'Undo')[]
  /** Changes with its status. */
  Version: number
  /** Columns of the table, in their order. */
  Columns: ({
    /** Title in the table. */
    Title: string
    /** What it is taken for; null for a column that is left out. */
    Field: string | null
    /** Its first text. */
    Sample: string
  })[]
  /** The columns are taken for what somebody said of an earlier table with the same titles. */
  Remembered: boolean
  /** Categories that there are not, as 一级/二级/三级. */
  MissingCategories: string[]
  /** Brands that there are not. */
  MissingBrands: string[]
  /** Values of attributes that there are not, as 名称=值. */
  MissingAttributes: string[]
  /** Rows that can be written only when what is missing is made. */
  NeedNames: number
  /** Pictures that were added. */
  Pictures: number
  /** Pictures that are left out. */
  PictureProblems: {
    /** Name of the picture. */
    Name: string
    /** Why it is left out. */
    Message: string
  }[]
}

/** A page of the imports. */
export interface ProductImportList {
  /** The items of this page. */
  Items: ProductImport[]
  /** Number of items on all pages. */
  total: number
  /** Imports per status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80
    /** How many there are. */
    Count: number
  })[]
}

/** Filters and page of the imports. */
export interface ProductImportListRequest {
  /** Part of the name of a table. */
  FileName?: string | undefined
  /** Status. */
  Status?: 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | undefined
  /** Field to sort by. */
  SortField?: 'CreatedAt' | 'Rows' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of an import, with what the trial says of it. */
export interface ProductImportRow {
  /** Row of the table, from 1. */
  RowNo: number
  /** Product code, as typed. */
  ProductCode: string
  /** Name of the product. */
  Name: string
  /** wrong 有错, new 新商品, changed 有改动, unchanged 没变; failed 没写入, kept 没撤回. */
  Kind: 'wrong' | 'new' | 'changed' | 'unchanged' | 'failed' | 'kept'
  /** Its texts, in the order of the titles of `Template`. */
  Cells: string[]
  /** What is wrong. */
  Problems: {
    /** Title of the column. */
    Column: string
    /** What the table says. */
    Value: string
    /** Why it cannot be. */
    Message: string
    /** How to mend it. */
    Mend: string
  }[]
  /** What the row changes, field by field. */
  Changes: {
    /** Title of the field. */
    Field: string
    /** What is there; empty for a new product. */
    Before: string
    /** What is written. */
    After: string
  }[]
  /** Why it was not written, or not undone. */
  Message: string
}

/** A product as a card or a row of a list. `CustomerPrice` is null for a visitor: 登录后查看协议价. */
export interface ProductItem {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Brand. */
  BrandName: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Agreed price; null for a visitor. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** Market price. Null for a user who sees no prices. */
  MarketPrice: number | null
  /** True when the price was agreed with the customer’s enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** 标签 of the seller, the first of them where there is room for one. */
  Tags: string[]
  /** Stock in the delivery area. */
  Stock: StockState
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** Whether it is a favourite of the user. */
  IsFavorite: boolean
}

/** A page of products, and the values to filter them by. */
export interface ProductList {
  /** The items of this page. */
  Items: ProductItem[]
  /** Number of items on all pages. */
  total: number
  /** Values to filter the result by. */
  Facets: {
    /** Brands of the found products, as if the request named no brands: more can be chosen. */
    Brands: FacetValue[]
    /** Categories of the found products, of the level below `Cid`; without it, of the first. */
    Categories: FacetValue[]
    /** Attributes of the found products. */
    Attrs: ({
      /** Id. */
      Id: number
      /** Name, as shown. */
      Name: string
      /** Values of the found products. */
      Values: ({
        /** Value, as shown. */
        Value: string
        /** What the request calls the value, where that is a former name of it. An attribute that the request names by a former id is returned with that id. */
        Asked?: string | undefined
        /** How many there are. */
        Count: number
      })[]
    })[]
  }
  /** What was searched for in place of the keyword, when nothing has all of its words: a word with one character wrong is replaced, one that nothing has is left out. Null: the list is of the keyword. */
  Instead: {
    /** The words that the list is of. */
    Keyword: string
    /** Words of the keyword that were left out: nothing has them together with the others. */
    Without: string[]
  } | null
}

/** Filters, sorting and page of the product list. */
export interface ProductListRequest {
  /** Words, product code, model, brand, sizes, pinyin or initials; empty or left out: everything. */
  Keyword?: string | undefined
  /** Category of any level, with all below it. */
  Cid?: number | undefined
  /** Key of a search by picture. */
  ImageKey?: string | undefined
  /** Brands: any of them. */
  BrandIds?: number[] | undefined
  /** Lowest price. Refused of a user who sees no prices. */
  PriceMin?: number | undefined
  /** Highest price. Refused of a user who sees no prices. */
  PriceMax?: number | undefined
  /** Wanted attributes. */
  Attrs?: {
    /** Id. */
    Id: number
    /** Wanted values. */
    Values: string[]
  }[] | undefined
  /** Only products in stock. */
  OnlyInStock?: boolean | undefined
  /** Only products with an agreed price. */
  OnlyAgreed?: boolean | undefined
  /** 综合 销量 价格↑ 价格↓ 最新. */
  SortBy?: 'default' | 'sales' | 'priceAsc' | 'priceDesc' | 'newest' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A ranking of products by what was bought. */
export interface ProductRank {
  /** The products, the first one first. Only such as the user may buy. */
  Items: RankedProduct[]
  /** First day of the period. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime: string
  /** Last day of the period: today. 全平台 is made every five minutes, so that it may be the day before shortly after midnight. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime: string
}

/** 商品报表: a row per product, that of the greatest amount first. */
export interface ProductReport {
  /** The items of this page. */
  Items: ProductReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** 采购量. */
    Quantity: number
    /** 金额. Yuan with at most two decimals, tax included. */
    Amount: number
    /** 次数. */
    LineCount: number
  }
  /** The cards. */
  Totals: {
    /** The period; of 订单报表 with a `Point`, that one. */
    Current: ReportTotals
    /** 环比: as many months or days before it. */
    Previous: ReportTotals
    /** 同比: the same days of the year before. */
    LastYear: ReportTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty greatest amounts. */
  Points: ReportPoint[]
}

/** Filters, order and page of 商品报表. */
export interface ProductReportRequest {
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only orders of this company. */
  EnterpriseId?: number | undefined
  /** Only orders that are charged to this department, or to one below it. */
  DepartmentId?: number | undefined
  /** Only orders of this person. */
  UserId?: number | undefined
  /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
  Cancelled?: 'with' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'Quantity' | 'LineCount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A product of 商品报表. */
export interface ProductReportRow {
  /** Product code, digits only. */
  Key: string
  /** Name of the product. */
  Name: string
  /** Category of the third level. */
  CategoryName: string
  /** 采购量. */
  Quantity: number
  /** 金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 占比: 0.25 is a quarter of the goods of the period. */
  Share: number
  /** 次数: order lines. */
  LineCount: number
  /** 均价: amount per piece. Yuan with at most two decimals, tax included. */
  AveragePrice: number
  /** 最低价. Yuan with at most two decimals, tax included. */
  LowestPrice: number
  /** 最高价. Yuan with at most two decimals, tax included. */
  HighestPrice: number
}

/** A review as everybody reads it. */
export interface ProductReview {
  /** The review. */
  ReviewId: number
  /** Masked name: 张**, or 匿名用户. */
  UserName: string
  /** 1 to 5. */
  Stars: 1 | 2 | 3 | 4 | 5
  /** Plain text; empty when there are no words. */
  Text: string
  /** Pictures, which anybody may see. */
  Images: string[]
  /** When it was written. ISO 8601 with offset. */
  Time: string
  /** What was appended once (追评); null when nothing was. */
  Append: {
    /** Plain text; empty when there are no words. */
    Text: string
    /** Pictures, which anybody may see. */
    Images: string[]
    /** When it was written. ISO 8601 with offset. */
    Time: string
  } | null
  /** What the seller replied (商家回复); null when nothing was. */
  Reply: {
    /** The reply: plain text. */
    Text: string
    /** When it was given. ISO 8601 with offset. */
    Time: string
  } | null
}

/** A page of the reviews of a product, the latest first; without those that the seller hid. */
export interface ProductReviews {
  /** The items of this page. */
  Items: ProductReview[]
  /** Number of items on all pages. */
  total: number
  /** Number of all reviews, whatever the filter. */
  Count: number
  /** Average of the stars, one decimal; null without a review. */
  Average: number | null
  /** Reviews per number of stars, 5 first; always all five. */
  Distribution: ({
    /** 5 to 1. */
    Stars: 1 | 2 | 3 | 4 | 5
    /** How many there are. */
    Count: number
  })[]
  /** Reviews with pictures. */
  ImageCount: number
}

/** What became of one product of a batch. */
export interface ProductRowResult {
  /** Row of the request, from 1. */
  RowNo: number
  /** Whether the row succeeded. */
  Success: boolean
  /** Code of the row, or of its failure. */
  Code: string
  /** Text to show for the row. */
  Message: string
  /** Version of the product afterwards, by which the change can be taken back; null: it was not changed. */
  Version: number | null
}

/** A list of products that are bought again and again (常购清单). */
export interface PurchaseList {
  /** The list. */
  ListId: number
  /** Name. */
  Name: string
  /** self 仅自己 · department 本部门: the department of who saved it. */
  Visibility: 'self' | 'department'
  /** Who made it. */
  OwnerName: string
  /** Whether the user made it. */
  IsOwn: boolean
  /** The products, in the order in which they were saved. */
  Lines: PurchaseListLine[]
  /** When it was saved last. ISO 8601 with offset. */
  UpdatedAt: string
  /** What the user may do with it now. */
  AllowActions: ('Edit' | 'Delete')[]
  /** Version that was read; an older one is a `VERSION_CONFLICT`. */
  Version: number
}

/** A product with the quantity in which it is usually bought. */
export interface PurchaseListLine {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Number of pieces. */
  Quantity: number
}

/** 采购人报表: a row per person who ordered, that of the greatest amount first. */
export interface PurchaserReport {
  /** The items of this page. */
  Items: PurchaserReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** 订单数. */
    OrderCount: number
    /** 金额. Yuan with at most two decimals, tax included. */
    Amount: number
  }
  /** The cards. */
  Totals: {
    /** The period; of 订单报表 with a `Point`, that one. */
    Current: ReportTotals
    /** 环比: as many months or days before it. */
    Previous: ReportTotals
    /** 同比: the same days of the year before. */
    LastYear: ReportTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty greatest amounts. */
  Points: ReportPoint[]
}

/** Filters, order and page of 采购人报表. */
export interface PurchaserReportRequest {
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only orders of this company. */
  EnterpriseId?: number | undefined
  /** Only orders that are charged to this department, or to one below it. */
  DepartmentId?: number | undefined
  /** Only orders of this person. */
  UserId?: number | undefined
  /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
  Cancelled?: 'with' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'OrderCount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A person of 采购人报表, in one company. */
export interface PurchaserReportRow {
  /** Number of the user. */
  Key: string
  /** 采购人. */
  Name: string
  /** Their department, while several companies are shown with its company: 行政部（华启科技）; — for a person who has left. */
  DepartmentName: string
  /** 订单数. */
  OrderCount: number
  /** 金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 驳回率: share of the decided approvals of their orders of the period that were rejected or returned; null without one. */
  RejectionRate: number | null
  /** 平均审批时长 of the same approvals. */
  ApprovalMinutes: number | null
  /** 非协议占比: share of the goods outside of the company’s catalogue; null without goods. */
  NonAgreedShare: number | null
}

/** What became of a row. */
export interface QuickOrderCheck {
  /** Row of the request, as the client counts. */
  RowNo: number
  /** OK 可下单, or why the row cannot be bought as it is. */
  Verdict: 'OK' | 'NOT_FOUND' | 'NOT_IN_CATALOG' | 'OFF_SHELF' | 'NO_STOCK' | 'LOW_STOCK' | 'MOQ' | 'STEP' | 'MAX' | 'UNIT' | 'QTY_INVALID' | 'DUPLICATE'
  /** Text to show. */
  Message: string
  /** What the code means; null when it means nothing. */
  Product: QuickOrderProduct | null
  /** Pieces that were checked: with those of the rows that were merged with it. Null when they are no number. */
  Quantity: number | null
  /** Of a `DUPLICATE`: the row that has its pieces. */
  MergedInto: number | null
  /** Of a row that another quantity mends: the nearest one that can be bought (一键修正). Pieces. */
  FixedQuantity: number | null
  /** Of a `NOT_FOUND`: products that may have been meant, the likeliest first. */
  Nearest: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name, as shown. */
    CustomerProductName: string
  }[]
}

/** The product that the code of a row means. */
export interface QuickOrderProduct {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** The price of a piece for this quantity; null while the row cannot be bought. Null for a user who sees no prices. */
  Price: number | null
  /** Whether the price was agreed with the enterprise. */
  IsAgreed: boolean
}

/** A row of a quick order, as it was typed. */
export interface QuickOrderRow {
  /** Row of the request, as the client counts. */
  RowNo: number
  /** Product code, or the company’s own number of the product. */
  Code: string
  /** Number of pieces, as it was typed: also `5包` and `x5`, and what is no number. */
  Quantity: string
  /** Remark of the buyer. */
  Remark: string
}

/** A product that could be offered for a line, as the company that asks may buy it. */
export interface QuoteCandidate {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece. */
  Unit: string
  /** 包装规格, such as 5包/箱; may be empty. */
  Packing: string
  /** 税率: 0.13 is 13 %. */
  TaxRate: number
  /** Least quantity in which it is sold. Pieces. */
  MOQ: number
  /** It is sold in multiples of this. Pieces. */
  Step: number
  /** Stock where the buyer is, as shown. */
  StockText: string
  /** Pieces in stock there. */
  Stock: number
  /** The asked quantity in this unit, raised to what is sold. Pieces. */
  Quantity: number
  /** How the asked unit is counted, such as 1箱=5包; empty where the units are the same. */
  UnitText: string
  /** Whether unit and packing say how many pieces were asked for; without that the offer needs a `Note`. */
  IsUnitKnown: boolean
  /** Market price of a piece. Yuan with at most two decimals, tax included. */
  MarketPrice: number
  /** What the company pays for `Quantity` without a quote. Yuan with at most two decimals, tax included. */
  OwnPrice: number
  /** Whether `OwnPrice` is of an agreement. */
  IsAgreed: boolean
  /** 底价; null for none, and for users who may not see it. Yuan with at most two decimals, tax included. */
  Floor: number | null
  /** 成本; null for none, and for users who may not see it. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** The last quote of the product to one of the caller’s customers. */
  LastQuote: {
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
    /** When. ISO 8601 with offset. */
    Time: string
    /** To whom. */
    EnterpriseName: string
  } | null
  /** Why it cannot be bought in `Quantity`; empty when it can. */
  Problem: string
}

/** What was quoted before, by the lines of an inquiry. */
export interface QuoteHistory {
  /** Each line of the inquiry, in its order. */
  Items: {
    /** The line. */
    LineId: number
    /** At most five, the newest first. */
    Quotes: PastQuote[]
  }[]
}

/** A product of a ranking, as it can be bought now. */
export interface RankedProduct {
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Brand. */
  BrandName: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Agreed price; null for a visitor. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** Market price. Null for a user who sees no prices. */
  MarketPrice: number | null
  /** True when the price was agreed with the customer’s enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** 标签 of the seller, the first of them where there is room for one. */
  Tags: string[]
  /** Stock in the delivery area. */
  Stock: StockState
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity; null for no limit. Pieces. */
  MaxQty: number | null
  /** Whether it is a favourite of the user. */
  IsFavorite: boolean
  /** 排名, from 1. */
  Rank: number
  /** 采购量: pieces that were bought in the period. */
  Quantity: number
  /** By how many per cent that is more (less: negative) than in the period before it; null when nothing was bought then. */
  Change: number | null
  /** Pieces by equal parts of the period, the oldest first. */
  Trend: number[]
  /** Why it stands here (上榜理由), without an amount of money and without the name of a company. */
  Reason: string
}

/** A recommended product. */
export interface RecommendedProduct {
  /** Product code, digits only. */
  ProductCode: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Agreed price. Null for a user who sees no prices. */
  CustomerPrice: number | null
  /** The mall’s own price, for comparison. Null for a user who sees no prices. */
  ComixPrice: number | null
}

/** Codes in place of the authenticator’s, each good once. They are returned once and stored as hashes. */
export interface RecoveryCodes {
  /** The codes. */
  RecoveryCodes: string[]
}

/** A new pair of tokens. */
export interface RefreshedTokens {
  /** Access token: `Authorization: Bearer …`. */
  Token: string
  /** Can be exchanged once for a new pair of tokens. */
  RefreshToken: string
}

/** A template answer (常用答复), which all who answer customers share. */
export interface ReplyTemplate {
  /** The template. */
  TemplateId: number
  /** Under which it is chosen. */
  Title: string
  /** What it puts into a message. */
  Text: string
  /** Who wrote it, or changed it last. */
  Editor: string
  /** When. ISO 8601 with offset. */
  Time: string
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Delete')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** All template answers. */
export interface ReplyTemplateList {
  /** At most 100, by their titles. */
  Items: ReplyTemplate[]
}

/** Those whose orders a report can be narrowed to. */
export interface ReportPeople {
  /** At most 1,000, by department and name. */
  Items: {
    /** The user. */
    UserId: number
    /** Name. */
    Name: string
    /** Their department, while several companies are shown with its company. */
    DepartmentName: string
  }[]
}

/** A place in the chart of a report. */
export interface ReportPoint {
  /** Chooses its row: `Point`. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** Its amount. Yuan with at most two decimals, tax included. */
  Amount: number
  /** Its orders. */
  OrderCount: number
  /** Its period goes on. */
  IsOpen: boolean
}

/** What the purchases of some days add up to. */
export interface ReportTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 采购金额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 订单数. */
  OrderCount: number
  /** 采购人数: people with an order. */
  PurchaserCount: number
  /** 客单价: amount per order; null without an order. Yuan with at most two decimals, tax included. */
  AverageAmount: number | null
}

/** Where a code was sent. Shows only what the caller typed, so that it does not reveal whether an account exists. */
export interface ResetTarget {
  /** Kind of target. */
  Type: 'email' | 'mobile' | 'registered'
  /** The target, partly hidden. */
  Masked: string
}

/** The same whether or not the account exists. */
export interface ResetTicket {
  /** Ticket of the reset, sent with each step. */
  Ticket: string
  /** Where the code was sent. */
  Targets: ResetTarget[]
  /** When the code expires. ISO 8601 with offset. */
  ExpiresAt: string
  /** Seconds before 重新获取. */
  ResendSeconds: number
}

/** Whether the user waits for a product (到货通知). */
export interface RestockState {
  /** The user gets a notice once so many pieces are there; null: does not wait. */
  Quantity: number | null
}

/** An order that was rejected or withdrawn, before it is submitted again. */
export interface Resubmission {
  /** Order number. */
  OrderNo: string
  /** Version that was read; the order is submitted again on it. */
  Version: number
  /** What it was submitted with the last time. */
  Submitted: {
    /** The department. */
    DepartmentId: number
    /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
    PaymentType: 1 | 2 | 3 | 4 | 5
    /** When the invoice is issued. 1 随单, 2 集中, 3 暂不开票. */
    InvoiceMode: 1 | 2 | 3
    /** The address; null when it is none of the user’s addresses any more. */
    AddressId: number | null
    /** Wanted day of delivery (期望送达日期); null for none. A day in Asia/Shanghai, `2026-03-01`. */
    DeliveryDate: string | null
    /** Type of invoice; null for none. 1 数电普票, 2 数电专票, 3 纸质专票. */
    InvoiceType: 1 | 2 | 3 | null
    /** The invoice title; null for none. */
    TitleId: number | null
    /** Purchase order number of the customer (采购单号). */
    PoNo: string
    /** Reason of the purchase (采购事由). */
    Reason: string
    /** Remark of the buyer. */
    Remark: string
    /** Attached files. */
    Attachments: {
      /** Address of the file. A path of this origin, or https. */
      Url: string
      /** Name of the file. */
      Name: string
    }[]
  }
  /** Prices, stock, budgets and approval as of now. */
  Confirmation: OrderConfirmation
}

/** What the buyer wrote of a line. */
export interface Review {
  /** 1 to 5. */
  Stars: 1 | 2 | 3 | 4 | 5
  /** Plain text; empty when there are no words. */
  Text: string
  /** Pictures, which anybody may see. */
  Images: string[]
  /** When it was written. ISO 8601 with offset. */
  Time: string
  /** Whether others read it without a name. */
  Anonymous: boolean
  /** What was appended once (追评); null when nothing was. */
  Append: {
    /** Plain text; empty when there are no words. */
    Text: string
    /** Pictures, which anybody may see. */
    Images: string[]
    /** When it was written. ISO 8601 with offset. */
    Time: string
  } | null
  /** Until when words can be appended. ISO 8601 with offset. */
  AppendUntil: string
  /** What the seller replied (商家回复); null when nothing was. */
  Reply: {
    /** The reply: plain text. */
    Text: string
    /** When it was given. ISO 8601 with offset. */
    Time: string
  } | null
  /** Why others do not see it; null where they do. */
  Hidden: {
    /** Why the seller hid it. */
    Reason: string
    /** When. ISO 8601 with offset. */
    Time: string
  } | null
}

/** The received lines of an order with what was written of them. */
export interface ReviewDetail {
  /** Order number. */
  OrderNo: string
  /** Time of the order. ISO 8601 with offset. */
  OrderTime: string
  /** Lines that were received. */
  Lines: ReviewLine[]
  /** Score of the delivery (配送), 1 to 5; null when none was given. */
  DeliveryScore: 1 | 2 | 3 | 4 | 5 | null
  /** Score of the service (服务), 1 to 5; null when none was given. */
  ServiceScore: 1 | 2 | 3 | 4 | 5 | null
}

/** A received line of an order with its review. */
export interface ReviewLine {
  /** The line of the order. */
  LineId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Pieces received (已收). */
  ReceivedQuantity: number
  /** Its review; null when there is none. */
  Review: Review | null
  /** What can be written of it now. */
  AllowActions: ('Review' | 'Append')[]
}

/** A page of the roles. */
export interface RoleList {
  /** The items of this page. */
  Items: RoleSummary[]
  /** Number of items on all pages. */
  total: number
  /** Roles per kind under the same filters: the counts of the tabs. */
  KindCounts: ({
    /** Kind. */
    Kind: 'custom' | 'preset'
    /** How many there are. */
    Count: number
  })[]
  /** What the user may put into a role: nobody gives what they do not have. */
  Grantable: {
    /** Permissions that the user has. */
    Permissions: ('purchase' | 'order.view' | 'order.approve' | 'order.pay' | 'payment.confirm' | 'price.view' | 'department.view' | 'department.manage' | 'account.view' | 'account.manage' | 'role.view' | 'role.manage' | 'flow.view' | 'flow.manage' | 'address.view' | 'address.manage' | 'group.view' | 'group.manage' | 'budget.view' | 'budget.manage' | 'report.view' | 'report.manage' | 'invoice.view' | 'invoice.manage')[]
    /** The widest scope that the user can give: their own. */
    Scope: 'self' | 'department' | 'departmentTree' | 'enterprise' | 'group'
  }
  /** What the user may do here. */
  AllowActions: 'Create'[]
}

/** Filters, sorting and page of the roles. */
export interface RoleListRequest {
  /** Part of the name. */
  Keyword?: string | undefined
  /** Only roles of this kind. */
  Kind?: 'custom' | 'preset' | undefined
  /** Only roles with this scope. */
  Scope?: 'self' | 'department' | 'departmentTree' | 'enterprise' | 'group' | undefined
  /** Field to sort by. */
  SortField?: 'MemberCount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A role: what its members may do, from which their menu follows, and whose records they see. */
export interface RoleSummary {
  /** The role. */
  RoleId: number
  /** Name. */
  Name: string
  /** What it is for. */
  Description: string
  /** preset 预设: of the mall, the same for every company; custom 自定义: made by this company. */
  Kind: 'custom' | 'preset'
  /** 数据范围: whose orders and budgets it shows. self 本人, department 本部门, departmentTree 本部门及下级, enterprise 本公司, group 集团. */
  Scope: 'self' | 'department' | 'departmentTree' | 'enterprise' | 'group'
  /** What it allows beyond looking at the catalogue. */
  Permissions: ('purchase' | 'order.view' | 'order.approve' | 'order.pay' | 'payment.confirm' | 'price.view' | 'department.view' | 'department.manage' | 'account.view' | 'account.manage' | 'role.view' | 'role.manage' | 'flow.view' | 'flow.manage' | 'address.view' | 'address.manage' | 'group.view' | 'group.manage' | 'budget.view' | 'budget.manage' | 'report.view' | 'report.manage' | 'invoice.view' | 'invoice.manage')[]
  /** 成员数: of this company. */
  MemberCount: number
  /** Whether the user may give it: it holds nothing that they do not have themselves. */
  CanGrant: boolean
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Copy' | 'Delete')[]
  /** Changes with every edit. */
  Version: number
}

/** The result of one row of a batch write. */
export interface RowResult {
  /** Row of the request, from 1. */
  RowNo: number
  /** Whether the row succeeded. */
  Success: boolean
  /** Code of the row, or of its failure. */
  Code: string
  /** Text to show for the row. */
  Message: string
}

/** 销售: what was sold to the caller’s customers. Sold is what a buyer’s reports count as bought: approved, neither cancelled nor refused. */
export interface SalesReport {
  /** The items of this page. */
  Items: SalesReportRow[]
  /** Number of items on all pages. */
  total: number
  /** payable: what is to be paid, freight included; goods: price × quantity, since freight is of no goods. */
  Basis: 'payable' | 'goods'
  /** The total row, over all pages. By category and product an order counts once in each row that it is in. */
  Sum: {
    /** 订单数. */
    OrderCount: number
    /** 商品件数. */
    Quantity: number
    /** 销售额. Yuan with at most two decimals, tax included. */
    Amount: number
    /** 退款. Yuan with at most two decimals, tax included. */
    ReturnAmount: number
    /** 净额. */
    NetAmount: number
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: SalesTotals
    /** 环比: as many months or days before it. */
    Previous: SalesTotals
    /** 同比: the same days of the year before. */
    LastYear: SalesTotals
  }
  /** Name of the customer who was asked for by the id; null for all, and for one whom the caller does not see. */
  CustomerName: string | null
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The periods, the earliest first, of days the last 31; else the twenty greatest amounts. */
  Points: ReportPoint[]
}

/** Dimension, period, filters, order and page of 销售. */
export interface SalesReportRequest {
  /** What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now. */
  By: 'time' | 'customer' | 'category' | 'product' | 'manager'
  /** What a row by time covers; month without it. */
  Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only customers with this in their names. */
  Customer?: string | undefined
  /** Only one customer: names may be alike. */
  EnterpriseId?: number | undefined
  /** Only customers whom this one of the staff looks after now. */
  ManagerId?: number | undefined
  /** Only goods of this category, of any level. Amounts are then those of the goods. */
  CategoryId?: number | undefined
  /** Only one product. Amounts are then those of the goods. Product code, digits only. */
  ProductCode?: string | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by. */
  SortField?: 'Amount' | 'OrderCount' | 'Quantity' | 'ReturnAmount' | 'PreviousAmount' | 'LastYearAmount' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 销售. */
export interface SalesReportRow {
  /** Chooses the row: 2026-10, number of the customer or the category, code of the product, numbers of the staff. */
  Key: string
  /** Name, as shown; of a period its days, of customers whom nobody looks after 无人负责. */
  Name: string
  /** A period that goes on. */
  IsOpen: boolean
  /** First day of the orders that are counted. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day of them. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** The customer; null for other rows. */
  EnterpriseId: number | null
  /** The product; null for other rows. */
  ProductCode: string | null
  /** The category; null for other rows. */
  CategoryId: number | null
  /** Who looks after the customers of the row alone; null for other rows. */
  ManagerId: number | null
  /** 客户数: companies with an order. */
  CustomerCount: number
  /** 订单数. */
  OrderCount: number
  /** 商品件数. */
  Quantity: number
  /** 销售额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 占比: 0.25 is a quarter of the sales of the period. */
  Share: number
  /** 退款: what was refunded of these orders, whenever it was. Yuan with at most two decimals, tax included. */
  ReturnAmount: number
  /** 净额: amount less what was refunded. */
  NetAmount: number
  /** Amount of the period before, for 环比. Yuan with at most two decimals, tax included. */
  PreviousAmount: number
  /** Amount of the same days of the year before, for 同比. Yuan with at most two decimals, tax included. */
  LastYearAmount: number
}

/** What the sales of some days add up to. */
export interface SalesTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 销售额. Yuan with at most two decimals, tax included. */
  Amount: number
  /** 订单数. */
  OrderCount: number
  /** 客户数: companies with an order. */
  CustomerCount: number
  /** 客单价: amount per order; null without an order. Yuan with at most two decimals, tax included. */
  AverageAmount: number | null
}

/** An account as it is now. */
export interface SavedAccount {
  /** The account. */
  Account: AccountSummary
  /** Its initial password, when it is new; else null. */
  Initial: InitialPassword | null
}

/** One of the staff as they are now. */
export interface SavedStaff {
  /** The account. */
  Staff: StaffMember
  /** Its initial password, when it has a new one; else null. */
  Initial: InitialPassword | null
}

/** The products that come first where exactly one word is searched for. */
export interface SearchPin {
  /** The pinned word. */
  PinId: number
  /** In their order. Each is shown to those alone who may buy it. */
  Products: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product. */
    Name: string
    /** Whether it is on sale: others are not shown. */
    OnSale: boolean
  }[]
  /** First day; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
  From: string | null
  /** Last day, to its end; null: without an end. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string | null
  /** live 置顶中, waiting 未开始: its first day is to come, over 已结束: its last day is over. */
  State: 'live' | 'waiting' | 'over'
  /** Who changed it last. */
  ChangedBy: string
  /** When. ISO 8601 with offset. */
  ChangedAt: string
  /** Changes with every edit. */
  Version: number
}

/** The second factor (两步验证) of the user. */
export interface SecondFactor {
  /** Whether the company demands one: without it nothing but setting it up is open. */
  Demanded: boolean
  /** Whether the login asks for a code of the user’s authenticator. */
  Enabled: boolean
  /** Since when; null where it is off. ISO 8601 with offset. */
  Since: string | null
  /** Recovery codes that were not used yet. */
  RecoveryCodesLeft: number
}

/** What an authenticator is set up with. It counts from `SecondFactorConfirm` on. */
export interface SecondFactorSecret {
  /** The secret in Base32, to be typed where no picture can be scanned. */
  Secret: string
  /** `otpauth://…`, to be shown as a QR code. */
  Uri: string
}

/** The body of a 429: what the verification dialog shows. */
export interface SecurityInfo {
  /** Address of the caller. */
  Ip: string
  /** Time of the server. ISO 8601 with offset. */
  CurrentTime: string
  /** Path that was called. */
  Target: string
  /** Id of the request. */
  Guid: string
}

/** A line of a plan: the product that fills one need, in a quantity that can be bought. */
export interface SelectionItem {
  /** The need that the product fills; of 自定义 the category. */
  NeedId: number
  /** Name of the need, such as 笔记本. */
  NeedName: string
  /** Whether every plan has it; the others are left out where the budget does not reach. */
  IsNecessary: boolean
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** Number of pieces. */
  Quantity: number
  /** Price of a piece for this quantity. Null for a user who sees no prices. */
  Price: number | null
  /** Price × quantity. Null for a user who sees no prices. */
  Subtotal: number | null
  /** Rising quantities with the price of a piece from each of them on. Null for a user who sees no prices. */
  TierPrices: ({
    /** From this quantity on. Pieces. */
    MinQty: number
    /** Price of a piece. Null for a user who sees no prices. */
    Price: number | null
  })[] | null
  /** Whether the price was agreed with the enterprise. */
  IsAgreed: boolean
  /** 非协议: outside of the catalogue of the user’s company, and not at the price of a quote. A product of it without an agreed price has the market price and is not. */
  IsNonAgreed: boolean
  /** Stock in the usual delivery area of the user. */
  Stock: StockState
  /** Least quantity. Pieces. */
  MOQ: number
  /** The quantity is a multiple of it. Pieces. */
  Step: number
  /** Greatest quantity: what is in stock, or the limit of the product. Pieces. */
  MaxQty: number
  /** Why this product in this quantity, without an amount of money. */
  Reason: string
  /** How many other products could fill the need and were not exchanged yet (换一个). */
  Others: number
}

/** A plan of 一键选品. */
export interface SelectionPlan {
  /** economy 经济 · balanced 均衡 · quality 品质. */
  Plan: 'economy' | 'balanced' | 'quality'
  /** 经济, 均衡, 品质. */
  Name: string
  /** The lines, in the order of the needs. */
  Items: SelectionItem[]
  /** 商品总额: sum of the lines. Null for a user who sees no prices. */
  Total: number | null
  /** Whether the sum is above the budget: 预算过低，已按最低配置推荐, or what is kept costs too much. */
  OverBudget: boolean
}

/** An after-sales service as a row of the seller’s list. */
export interface SellerAfterSales {
  /** Number of the after-sales service (服务单号). */
  ReturnOrderId: string
  /** Order number. */
  OrderNo: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** 1 退货 2 换货 3 维修. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Pieces. */
  Quantity: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Name of the applicant. */
  UserName: string
  /** 10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
  /** Status, as shown; 待补充 while `AwaitsApplicant`. */
  StatusName: string
  /** Whether the seller waits for the applicant’s answer to a question; only in 待审核. */
  AwaitsApplicant: boolean
  /** Version that was read; changes with every write. */
  Version: number
  /** The company that applies. */
  EnterpriseName: string
  /** Price × quantity of a 退货; null for the other types. Freight is not refunded. Yuan with at most two decimals, tax included. */
  RefundAmount: number | null
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Approve' | 'Reject' | 'Ask' | 'FillExpress' | 'Receive' | 'Finish')[]
}

/** One after-sales service, as who decides about it needs it. */
export interface SellerAfterSalesDetail {
  /** Number of the after-sales service (服务单号). */
  ReturnOrderId: string
  /** Order number. */
  OrderNo: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** 1 退货 2 换货 3 维修. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Pieces. */
  Quantity: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Name of the applicant. */
  UserName: string
  /** 10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
  /** Status, as shown; 待补充 while `AwaitsApplicant`. */
  StatusName: string
  /** Whether the seller waits for the applicant’s answer to a question; only in 待审核. */
  AwaitsApplicant: boolean
  /** Version that was read; changes with every write. */
  Version: number
  /** The company that applies. */
  EnterpriseName: string
  /** Price × quantity of a 退货; null for the other types. Freight is not refunded. Yuan with at most two decimals, tax included. */
  RefundAmount: number | null
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Approve' | 'Reject' | 'Ask' | 'FillExpress' | 'Receive' | 'Finish')[]
  /** Price of a piece. Yuan with at most two decimals, tax included. */
  Price: number
  /** Why. */
  Reason: '质量问题' | '错发' | '漏发' | '运输破损' | '与描述不符' | '多买不需要' | '其他'
  /** What is wrong, in the words of the applicant. */
  Description: string
  /** Pictures of it. */
  Images: {
    /** Address of the picture. A path of this origin, or https. */
    Url: string
    /** Name of the file. */
    Name: string
  }[]
  /** 1 上门取件 2 自行寄回. */
  ReturnMode: 1 | 2
  /** How the goods are returned, as shown. */
  ReturnModeName: string
  /** Whom the seller calls. */
  Contact: string
  /** Mobile number. */
  Mobile: string
  /** What the seller asked and the applicant answered, the oldest first. */
  Messages: AfterSalesMessage[]
  /** What the seller said of it: where to send the goods, or why it is rejected; empty before the review. */
  SellerNote: string
  /** How the goods travel back; null before they were sent. */
  Express: {
    /** Carrier. */
    Carrier: string
    /** Tracking number. */
    TrackingNo: string
    /** When the goods were sent. ISO 8601 with offset. */
    Time: string
  } | null
  /** When the money was refunded, and the budget got it back; null when it was not. ISO 8601 with offset. */
  RefundTime: string | null
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Log of the order. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. Its amounts are — for a user who sees no prices. */
    Text: string
  }[]
}

/** A page of after-sales services of the seller’s customers. */
export interface SellerAfterSalesList {
  /** The items of this page. */
  Items: SellerAfterSales[]
  /** Number of items on all pages. */
  total: number
  /** Services per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. 10 待审核 11 审核不通过 20 待寄回 30 已寄回待收货 40 处理中 50 待确认 60 已完成 70 已取消. */
    Status: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70
    /** How many there are. */
    Count: number
  })[]
  /** How many of those in 待审核 wait for the applicant’s answer to a question. */
  AwaitsApplicantCount: number
  /** Name of the company that was asked for by its id; null for all, and for one of which the caller sees no service. */
  CustomerName: string | null
}

/** Filters, sorting and page of the after-sales services of the caller’s customers. */
export interface SellerAfterSalesListRequest {
  /** Part of the service number, of the order number, or of the product’s name; or the product’s code. */
  Keyword?: string | undefined
  /** Only services of this type. 1 退货 2 换货 3 维修. */
  Type?: 1 | 2 | 3 | undefined
  /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only services in this status. */
  Status?: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70 | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** One company: names of companies may be alike. */
  EnterpriseId?: number | undefined
  /** Only applications in 待审核: `seller` those to be checked, `applicant` those that wait for an answer. */
  Turn?: 'seller' | 'applicant' | undefined
  /** Field to sort by. */
  SortField?: 'ApplyTime' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** An agreement on prices, as a row of the seller’s list. */
export interface SellerAgreement {
  AgreementId: number
  /** 协议号. */
  AgreementNo: string
  /** Name, as its writer gave it. */
  Name: string
  /** company 客户, group 客户组: the companies of a group. */
  Level: 'company' | 'group'
  /** The company; null for a group. */
  EnterpriseId: number | null
  /** Name of the company, or of the group. */
  PartyName: string
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  From: string
  /** Last day, which ends at 24:00; of one that was ended before, the day of that. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string
  /** 10 草稿, 20 待批, 30 已生效, 40 已到期, 50 已终止. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Its newest version. */
  VersionNo: number
  /** Of the newest version: 10 草稿, 20 待批, 30 已批准, 40 已退回. */
  VersionStatus: 10 | 20 | 30 | 40
  /** The same, as shown. */
  VersionStatusName: string
  /** Products of the version in force; of the newest where none is. */
  Products: number
  /** 毛利 of these, hundredths of a percent: of one piece each, where the cost is known. Null: not known, or not for the caller. */
  Margin: number | null
  /** Rows below 底价 that wait for somebody who may approve them. */
  WaitingRows: number
  /** Days until it ends, 0 on the last; null where it is not in force. */
  DaysLeft: number | null
  /** Who looks after the company. */
  Managers: string[]
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Write' | 'Begin' | 'Discard' | 'Send' | 'TakeBack' | 'Judge' | 'End' | 'Renew')[]
  /** Changes with every edit. */
  Version: number
}

/** One agreement with its versions and its log; its prices are its `Rows`. */
export interface SellerAgreementDetail {
  AgreementId: number
  /** 协议号. */
  AgreementNo: string
  /** Name, as its writer gave it. */
  Name: string
  /** company 客户, group 客户组: the companies of a group. */
  Level: 'company' | 'group'
  /** The company; null for a group. */
  EnterpriseId: number | null
  /** Name of the company, or of the group. */
  PartyName: string
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  From: string
  /** Last day, which ends at 24:00; of one that was ended before, the day of that. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string
  /** 10 草稿, 20 待批, 30 已生效, 40 已到期, 50 已终止. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Its newest version. */
  VersionNo: number
  /** Of the newest version: 10 草稿, 20 待批, 30 已批准, 40 已退回. */
  VersionStatus: 10 | 20 | 30 | 40
  /** The same, as shown. */
  VersionStatusName: string
  /** Products of the version in force; of the newest where none is. */
  Products: number
  /** 毛利 of these, hundredths of a percent: of one piece each, where the cost is known. Null: not known, or not for the caller. */
  Margin: number | null
  /** Rows below 底价 that wait for somebody who may approve them. */
  WaitingRows: number
  /** Days until it ends, 0 on the last; null where it is not in force. */
  DaysLeft: number | null
  /** Who looks after the company. */
  Managers: string[]
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Write' | 'Begin' | 'Discard' | 'Send' | 'TakeBack' | 'Judge' | 'End' | 'Renew')[]
  /** Changes with every edit. */
  Version: number
  /** Why it was ended before its last day; empty: it was not. */
  EndReason: string
  /** Its versions, the newest first. */
  Versions: ({
    /** Number of the version, from 1. */
    VersionNo: number
    /** Its first day. A day in Asia/Shanghai, `2026-03-01`. */
    From: string
    /** 10 草稿, 20 待批, 30 已批准, 40 已退回. */
    Status: 10 | 20 | 30 | 40
    /** Status, as shown. */
    StatusName: string
    /** Whether its prices hold today. */
    IsNow: boolean
    /** Its products. */
    Rows: number
    /** Rows that wait for a decision. */
    Waiting: number
    /** Rows that were rejected. */
    Rejected: number
    /** What its writer says of it. */
    Note: string
    /** Who wrote it; empty: the mall. */
    WrittenBy: string
    /** Who decided; empty: nobody, or nothing was to be decided. */
    DecidedBy: string
    /** What was said of the decision. */
    DecisionReason: string
  })[]
  /** What is null in its rows because the caller may not see it. */
  Hidden: ('Cost' | 'Floor')[]
  /** The newest first, at most 50. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Who did it. */
    Operator: string
    /** What happened. */
    Text: string
  }[]
}

/** A page of agreements. */
export interface SellerAgreementList {
  /** The items of this page. */
  Items: SellerAgreement[]
  /** Number of items on all pages. */
  total: number
  /** Agreements by tab under the same filters but the tab. One in force of which a version waits is in two. */
  TabCounts: ({
    /** The tab. */
    Tab: '草稿' | '待批' | '已生效' | '已到期' | '已终止'
    /** How many there are. */
    Count: number
  })[]
  /** Agreements under the same filters but the tab. */
  All: number
  /** Of all that the caller sees, those in force that end within 30 days. */
  Expiring: number
  /** Whether the caller may see 毛利. */
  SeesMargin: boolean
  /** Whether the caller may write agreements. */
  CanCreate: boolean
  /** Name of the company that was asked for by its id; null for all, and for one whom the caller does not see. */
  CustomerName: string | null
}

/** Filters, sorting and page of the agreements of the caller’s customers. */
export interface SellerAgreementListRequest {
  /** Part of a 协议号. */
  AgreementNo?: string | undefined
  /** Part of the name of the company or the group. */
  Customer?: string | undefined
  /** Only agreements that a company buys by: its own, and those of its group. */
  EnterpriseId?: number | undefined
  /** soon: in force and over within 30 days; later: in force for longer. */
  Expiring?: 'soon' | 'later' | undefined
  /** 待批: whatever waits for an approval, also a new version of one in force. */
  Tab?: '草稿' | '待批' | '已生效' | '已到期' | '已终止' | undefined
  /** Field to sort by. */
  SortField?: 'From' | 'Until' | 'AgreementNo' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** An announcement, as a row of the seller’s list. */
export interface SellerAnnouncement {
  /** The announcement. */
  AnnouncementId: number
  /** Title, as shown. */
  Title: string
  /** all everybody, visitors too; group the people of a group, company those of a company. */
  For: 'all' | 'group' | 'company'
  /** The group, or the company; null for all. */
  PartyId: number | null
  /** Only those who hold this preset role; null for all roles. Visitors hold none. */
  RoleId: number | null
  /** First day; null: as soon as it is published. A day in Asia/Shanghai, `2026-03-01`. */
  From: string | null
  /** Last day, to its end; null: until it is taken down. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string | null
  /** Name of the group or company; empty for all. */
  PartyName: string
  /** Name of the role; empty for all roles. */
  RoleName: string
  /** live 已发布, waiting 待发布: not published, or its first day is to come, over 已撤下: taken down, or its last day is over. */
  State: 'live' | 'waiting' | 'over'
  /** The same, as shown. */
  StateName: string
  /** When it was published; null for not yet. ISO 8601 with offset. */
  PublishedAt: string | null
  /** When it was taken down; null where it was not. ISO 8601 with offset. */
  TakenDownAt: string | null
  /** Who changed it last; 系统 for the mall itself. */
  ChangedBy: string
  /** When. ISO 8601 with offset. */
  ChangedAt: string
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Publish' | 'TakeDown')[]
  /** Changes with every edit. */
  Version: number
}

/** One announcement with its text. */
export interface SellerAnnouncementDetail {
  /** The announcement. */
  AnnouncementId: number
  /** Title, as shown. */
  Title: string
  /** all everybody, visitors too; group the people of a group, company those of a company. */
  For: 'all' | 'group' | 'company'
  /** The group, or the company; null for all. */
  PartyId: number | null
  /** Only those who hold this preset role; null for all roles. Visitors hold none. */
  RoleId: number | null
  /** First day; null: as soon as it is published. A day in Asia/Shanghai, `2026-03-01`. */
  From: string | null
  /** Last day, to its end; null: until it is taken down. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string | null
  /** Name of the group or company; empty for all. */
  PartyName: string
  /** Name of the role; empty for all roles. */
  RoleName: string
  /** live 已发布, waiting 待发布: not published, or its first day is to come, over 已撤下: taken down, or its last day is over. */
  State: 'live' | 'waiting' | 'over'
  /** The same, as shown. */
  StateName: string
  /** When it was published; null for not yet. ISO 8601 with offset. */
  PublishedAt: string | null
  /** When it was taken down; null where it was not. ISO 8601 with offset. */
  TakenDownAt: string | null
  /** Who changed it last; 系统 for the mall itself. */
  ChangedBy: string
  /** When. ISO 8601 with offset. */
  ChangedAt: string
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Publish' | 'TakeDown')[]
  /** Changes with every edit. */
  Version: number
  /** What it says, as Markdown. */
  Body: string
  /** Preset roles of buyers, for the choice. */
  Roles: {
    /** The role. */
    RoleId: number
    /** Name. */
    Name: string
  }[]
  /** Whether the user may write to all: those who see only their own customers write to these. */
  MayAddressAll: boolean
  /** The day of the mall. A day in Asia/Shanghai, `2026-03-01`. */
  Today: string
}

/** A page of the announcements. */
export interface SellerAnnouncementList {
  /** The items of this page. */
  Items: SellerAnnouncement[]
  /** Number of items on all pages. */
  total: number
  /** Announcements per state under the same filters: the counts of the tabs. */
  StateCounts: ({
    State: 'live' | 'waiting' | 'over'
    Count: number
  })[]
  /** Of all states. */
  All: number
  /** Whether the user may write one. */
  CanCreate: boolean
}

/** Filters and page of the announcements. */
export interface SellerAnnouncementListRequest {
  /** Part of the title. */
  Keyword?: string | undefined
  /** Part of the name of the group or company that it is for. */
  Party?: string | undefined
  /** Only those that stand so. */
  State?: 'live' | 'waiting' | 'over' | undefined
  /** Field to sort by. */
  SortField?: 'From' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** What lists can be narrowed by, with how many products have one of its values. */
export interface SellerAttribute {
  /** The attribute. */
  AttributeId: number
  /** Name. */
  Name: string
  /** Names that it had, and names of attributes that became it: tables that are imported may use them. */
  FormerNames: string[]
  /** Values. */
  Values: number
  /** Products. */
  Products: number
  /** Of these those that are 在售. */
  OnSale: number
  /** Drafts of products that change the attributes and name this one. */
  Drafts: number
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Move' | 'Merge' | 'Delete')[]
  /** Changes with every edit. */
  Version: number
}

/** A value of an attribute with how many products have it. */
export interface SellerAttributeValue {
  /** The value. */
  ValueId: number
  /** The attribute. */
  AttributeId: number
  /** Value, as shown. */
  Value: string
  /** Values that it was, and values that became it: they go on finding its products. */
  FormerNames: string[]
  /** Products. */
  Products: number
  /** Of these those that are 在售. */
  OnSale: number
  /** Drafts of products that change the attributes and name this value. */
  Drafts: number
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Merge' | 'Delete')[]
  /** Changes with every edit. */
  Version: number
}

/** A brand with how many products have it. */
export interface SellerBrand {
  /** The brand. */
  BrandId: number
  /** Name. */
  Name: string
  /** Name in Latin letters; empty: none. */
  LatinName: string
  /** Names that it had, and names of brands that became it: they go on finding its products. */
  FormerNames: string[]
  /** Words of the search that stand for its name, as the synonyms of the search say. */
  Synonyms: string[]
  /** Products. */
  Products: number
  /** Of these those that are 在售. */
  OnSale: number
  /** Drafts of products that change the brand to this one. */
  Drafts: number
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Move' | 'Merge' | 'Delete')[]
  /** Changes with every edit. */
  Version: number
}

/** The calendar of the mall. */
export interface SellerCalendarDetail {
  /** What holds. */
  Calendar: WorkCalendar
  /** Whether it is the one that every mall begins with. */
  IsDefault: boolean
  /** Who saved last; null: nobody has. */
  ChangedBy: string | null
  /** When. ISO 8601 with offset. */
  ChangedAt: string | null
  /** Actions that the user may take now. */
  AllowActions: 'Edit'[]
  /** Changes with everything that is saved. */
  Version: number
}

/** A category with how many products are in it. */
export interface SellerCategory {
  /** The category. */
  CategoryId: number
  /** The one above it; null for the first level. */
  ParentId: number | null
  /** Its level, from 1. */
  Level: number
  /** Name. */
  Name: string
  /** Of the first level: the row of the navigation that it shares with others of the same group; empty: a row of its own name. Empty below. */
  Group: string
  /** Left out of the navigation with all that is below it; its products can still be found. */
  Hidden: boolean
  /** Products in it and below it. */
  Products: number
  /** Of these those that are 在售. */
  OnSale: number
  /** 最低毛利: a part of the cost that is put on it where a product has no 底价 of its own, 0.08 for 8 %. Null: none. */
  MinMargin: number | null
  /** Actions that the user may take now. */
  AllowActions: ('AddChild' | 'Edit' | 'Move' | 'SetMargin' | 'Merge')[]
  /** Changes with every edit. */
  Version: number
}

/** A company that buys, as a row of the seller’s list. */
export interface SellerCustomer {
  /** The company. */
  EnterpriseId: number
  /** Name. */
  Name: string
  /** 统一社会信用代码. */
  TaxNo: string
  /** The group that the company belongs to. */
  GroupId: number
  /** Name of the group; that of the company where it has one of its own. */
  GroupName: string
  /** Who looks after the company (客户经理). */
  Managers: {
    /** One of the staff. */
    StaffId: number
    /** Name. */
    Name: string
  }[]
  /** Ways of payment that are open to it, as shown. */
  PaymentTypeNames: string[]
  /** all 全部商品, categories 指定分类, agreed 仅协议商品. */
  Catalogue: 'all' | 'categories' | 'agreed'
  /** 价格可见: without it only those who may see prices by their role do. */
  ShowPrices: boolean
  /** Accounts of the company. */
  People: number
  /** Time of its last order; null for none. ISO 8601 with offset. */
  LastOrderTime: string | null
  /** none 待邀请, invited 待激活, active 使用中. */
  State: 'none' | 'invited' | 'active'
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Assign' | 'Invite' | 'ViewAs')[]
  /** Changes with every edit. */
  Version: number
}

/** One company that buys: its terms, its people and what was changed. */
export interface SellerCustomerDetail {
  /** The company. */
  EnterpriseId: number
  /** Name. */
  Name: string
  /** 统一社会信用代码. */
  TaxNo: string
  /** The group that the company belongs to. */
  GroupId: number
  /** Name of the group; that of the company where it has one of its own. */
  GroupName: string
  /** Who looks after the company (客户经理). */
  Managers: {
    /** One of the staff. */
    StaffId: number
    /** Name. */
    Name: string
  }[]
  /** Ways of payment that are open to it, as shown. */
  PaymentTypeNames: string[]
  /** all 全部商品, categories 指定分类, agreed 仅协议商品. */
  Catalogue: 'all' | 'categories' | 'agreed'
  /** 价格可见: without it only those who may see prices by their role do. */
  ShowPrices: boolean
  /** Accounts of the company. */
  People: number
  /** Time of its last order; null for none. ISO 8601 with offset. */
  LastOrderTime: string | null
  /** none 待邀请, invited 待激活, active 使用中. */
  State: 'none' | 'invited' | 'active'
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Assign' | 'Invite' | 'ViewAs')[]
  /** Changes with every edit. */
  Version: number
  /** Ways of payment that are open to it. */
  PaymentTypes: (1 | 2 | 3 | 4 | 5)[]
  /** Products that its agreement holds: with 仅协议商品 it sees no others. */
  AgreedProducts: number
  /** With 指定分类 it sees what is in these and below them, and what its agreement holds; in the order of the tree, at most 200. With 全部商品 those of before its group allowed 非协议采购. */
  Categories: {
    /** The category. */
    CategoryId: number
    /** Its name with those above it: 办公用纸 / 复印纸. */
    Path: string
  }[]
  /** How goods are brought to it, and for how much. */
  Delivery: DeliveryTerms
  /** Orders that the seller sees of it. */
  OrderCount: number
  /** The newest accounts, at most 100. */
  PeopleList: ({
    /** The account. */
    UserId: number
    /** 登录名. */
    Account: string
    /** 姓名. */
    Name: string
    /** Department. */
    DepartmentName: string
    /** Roles in this company. */
    Roles: string[]
    /** active: can log in; invited: has chosen no password yet; disabled: 停用. */
    State: 'active' | 'invited' | 'disabled'
    /** 最近登录 to this company; null for never. ISO 8601 with offset. */
    LastLoginTime: string | null
    /** The invitation that waits; null for none. */
    Invitation: {
      /** Where the link was sent. */
      Email: string
      /** due 邮件发送中, sent 邮件已发出, failed 邮件没有发出. */
      Mail: 'due' | 'sent' | 'failed'
      /** Until when the link can be used. ISO 8601 with offset. */
      ValidUntil: string
      /** Whether that time has passed. */
      IsOver: boolean
    } | null
  })[]
  /** What the staff changed, the newest first, at most 50. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. */
    Text: string
    /** What was changed. */
    Changes: {
      /** What was changed, as shown. */
      Name: string
      /** Before. */
      Before: string
      /** After. */
      After: string
    }[]
  }[]
  /** Whether the mall sends mails and knows its own address: without it nobody can be invited. */
  CanMail: boolean
}

/** A page of the caller’s customers. */
export interface SellerCustomerList {
  /** The items of this page. */
  Items: SellerCustomer[]
  /** Number of items on all pages. */
  total: number
  /** Customers by state under the same filters but the state: the counts of the tabs. */
  StateCounts: ({
    /** How far they have come. */
    State: 'none' | 'invited' | 'active'
    /** How many there are. */
    Count: number
  })[]
  /** What the user may do here. */
  AllowActions: ('Create' | 'Assign')[]
}

/** Filters, sorting and page of the caller’s customers. */
export interface SellerCustomerListRequest {
  /** Part of the name, of the name of the group, or of the 统一社会信用代码. */
  Keyword?: string | undefined
  /** Only customers that one of the staff looks after. */
  ManagerId?: number | undefined
  /** Only customers to whom this way of payment is open. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType?: 1 | 2 | 3 | 4 | 5 | undefined
  /** Only customers with this catalogue. */
  Catalogue?: 'all' | 'categories' | 'agreed' | undefined
  /** Only customers whose prices are visible to all, or not. */
  ShowPrices?: 'yes' | 'no' | undefined
  /** Only customers that have come so far. */
  State?: 'none' | 'invited' | 'active' | undefined
  /** Field to sort by. */
  SortField?: 'Name' | 'LastOrderTime' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** One page of help: what is shown, and what was changed and not published yet. */
export interface SellerHelpDetail {
  /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
  PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
  /** Address of the page in the mall. */
  Path: string
  /** Title, as shown. */
  Title: string
  /** The version that is shown; null: the text that the mall is built with, nobody has published one. */
  Live: {
    /** Its number. */
    VersionNo: number
    /** Who published it. */
    By: string
    /** When. ISO 8601 with offset. */
    PublishedAt: string
  } | null
  /** What is shown, as Markdown. */
  Body: string
  /** What was changed and not published yet; null for nothing. */
  Draft: {
    /** Who saved it last. */
    ChangedBy: string
    /** When. ISO 8601 with offset. */
    ChangedAt: string
    /** What it has, as Markdown. */
    Body: string
  } | null
  /** The text that the mall is built with, as Markdown. */
  Shipped: string
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Publish' | 'Restore')[]
  /** Changes with everything that is saved or published. */
  Version: number
}

/** A page of help, as a row of the seller’s list. */
export interface SellerHelpPage {
  /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
  PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
  /** Address of the page in the mall. */
  Path: string
  /** Title, as shown. */
  Title: string
  /** The version that is shown; null: the text that the mall is built with, nobody has published one. */
  Live: {
    /** Its number. */
    VersionNo: number
    /** Who published it. */
    By: string
    /** When. ISO 8601 with offset. */
    PublishedAt: string
  } | null
  /** What was changed and not published yet; null for nothing. */
  Draft: {
    /** Who saved it last. */
    ChangedBy: string
    /** When. ISO 8601 with offset. */
    ChangedAt: string
  } | null
}

/** The home page: what is shown, what is planned, and what was changed and not published yet. */
export interface SellerHomeDetail {
  /** The version that is shown; null: nobody has published one. */
  Live: {
    /** Its number, from 1. */
    VersionNo: number
    /** From when on it is shown. ISO 8601 with offset. */
    LiveAt: string
    /** Who published it; 系统 for the mall itself. */
    By: string
    /** When. ISO 8601 with offset. */
    PublishedAt: string
    /** The earlier version that it is; null for one of its own. */
    RestoredFrom: number | null
  } | null
  /** What is shown. */
  Content: HomeContent
  /** Versions that come, the next one first. */
  Planned: ({
    /** Its number, from 1. */
    VersionNo: number
    /** From when on it is shown. ISO 8601 with offset. */
    LiveAt: string
    /** Who published it; 系统 for the mall itself. */
    By: string
    /** When. ISO 8601 with offset. */
    PublishedAt: string
    /** The earlier version that it is; null for one of its own. */
    RestoredFrom: number | null
  })[]
  /** What was changed and not published yet; null for nothing. */
  Draft: {
    /** What it has. */
    Content: HomeContent
    /** Who saved it last. */
    ChangedBy: string
    /** When. ISO 8601 with offset. */
    ChangedAt: string
  } | null
  /** Categories that links and floors can name. */
  Categories: {
    CategoryId: number
    /** Name. */
    Name: string
    /** With those above it: 办公用纸 / 复印纸. */
    Path: string
    /** Hidden in the navigation: a floor of it is not shown. */
    Hidden: boolean
  }[]
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'DiscardDraft' | 'Publish' | 'Restore')[]
  /** Whether the server can render a preview. */
  CanPreview: boolean
  /** The day of the mall, Asia/Shanghai. */
  Today: string
  /** Changes with everything that is saved or published. */
  Version: number
}

/** Goods of one product that the seller has bought and that are on their way to a warehouse. They are no stock: nothing of them can be ordered before it is received. */
export interface SellerIncoming {
  /** The record. */
  IncomingId: number
  /** Product code, digits only. */
  ProductCode: string
  /** The warehouse that they are on their way to. */
  Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
  /** Pieces that were bought. */
  Quantity: number
  /** Pieces of them that were received. */
  Received: number
  /** Pieces that are still on their way; 0 for what has ended. */
  Rest: number
  /** 预计到货日. A day in Asia/Shanghai, `2026-03-01`. */
  ExpectedOn: string
  /** For how many days the rest should have been there; 0 for what is not late, or has ended. */
  OverdueDays: number
  /** From whom, or the number of the purchase. */
  Note: string
  /** Who of the staff wrote it down. */
  EnteredBy: string
  /** When. ISO 8601 with offset. */
  EnteredTime: string
  /** 10 在途, 20 已到货, 30 已取消. */
  Status: 10 | 20 | 30
  /** Status, as shown. */
  StatusName: string
  /** Actions that the user may take now. */
  AllowActions: ('Receive' | 'SetDay' | 'Cancel')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** A page of what is, or was, on its way. */
export interface SellerIncomingList {
  /** The items of this page. */
  Items: SellerIncoming[]
  /** Number of items on all pages. */
  total: number
}

/** An inquiry as a row of the seller’s list. */
export interface SellerInquiry {
  /** The inquiry. */
  InquiryId: number
  /** Number, as people say it. */
  InquiryNo: string
  /** When it was made. ISO 8601 with offset. */
  CreateTime: string
  /** Name of who made it. */
  UserName: string
  /** 商品名称 of the first line. */
  FirstName: string
  /** How many lines it has. */
  LineCount: number
  /** 有效期 of the quote; null before it. ISO 8601 with offset. */
  ValidUntil: string | null
  /** 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
  Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Changes with every move and every edit, not with messages. */
  Version: number
  /** The company that asks. */
  EnterpriseName: string
  /** Sum of what is offered; null before the quote. Yuan with at most two decimals, tax included. */
  QuotedAmount: number | null
  /** Whether somebody has begun to quote. */
  HasDraft: boolean
  /** Whether the last message is the buyer’s. */
  IsAsked: boolean
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Quote' | 'MarkUnavailable' | 'Message')[]
}

/** An inquiry with what is wanted, what is offered or drafted, and its messages. */
export interface SellerInquiryDetail {
  /** The inquiry. */
  InquiryId: number
  /** Number, as people say it. */
  InquiryNo: string
  /** When it was made. ISO 8601 with offset. */
  CreateTime: string
  /** Name of who made it. */
  UserName: string
  /** 商品名称 of the first line. */
  FirstName: string
  /** How many lines it has. */
  LineCount: number
  /** 有效期 of the quote; null before it. ISO 8601 with offset. */
  ValidUntil: string | null
  /** 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
  Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
  /** Status, as shown. */
  StatusName: string
  /** Changes with every move and every edit, not with messages. */
  Version: number
  /** The company that asks. */
  EnterpriseName: string
  /** Sum of what is offered; null before the quote. Yuan with at most two decimals, tax included. */
  QuotedAmount: number | null
  /** Whether somebody has begun to quote. */
  HasDraft: boolean
  /** Whether the last message is the buyer’s. */
  IsAsked: boolean
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Quote' | 'MarkUnavailable' | 'Message')[]
  /** What is wanted, and what is offered. */
  Lines: ({
    /** The line. */
    LineId: number
    /** 商品名称. */
    Name: string
    /** 品牌; empty when any will do. */
    Brand: string
    /** 型号; may be empty. */
    Model: string
    /** 规格; may be empty. */
    Spec: string
    /** 单位, such as 支. */
    Unit: string
    /** 数量. Pieces. */
    Quantity: number
    /** 目标单价 of a piece; null for none. Yuan with at most two decimals, tax included. */
    TargetPrice: number | null
    /** 期望到货日, today or later; null for any. A day in Asia/Shanghai, `2026-03-01`. */
    ExpectedDate: string | null
    /** 图片: uploads of this enterprise, see `File/Execute`. */
    Images: string[]
    /** 参考链接: http or https; may be empty. */
    Link: string
    /** 备注; may be empty. */
    Remark: string
    /** The product of the mall that it is about; null when the seller is to look for one. Product code, digits only. */
    ProductCode: string | null
    /** What was quoted, or what the draft has; null for nothing. */
    Offer: SellerOffer | null
    /** The product of the offer as it is now. */
    Product: QuoteCandidate | null
  })[]
  /** The quote that somebody has begun; null for none. */
  Draft: {
    /** Version of the draft that was read; 0 for none. */
    Version: number
    /** What the buyer reads with the quote. */
    Text: string
    /** Last day on which the quote holds. A day in Asia/Shanghai, `2026-03-01`. */
    ValidUntil: string
    /** Who kept it. */
    Editor: string
    /** When. ISO 8601 with offset. */
    Time: string
  } | null
  /** The oldest first. */
  Messages: InquiryMessage[]
  /** Why it was declined or cancelled; may be empty. */
  CloseReason: string
}

/** A page of inquiries of the seller’s customers. */
export interface SellerInquiryList {
  /** The items of this page. */
  Items: SellerInquiry[]
  /** Number of items on all pages. */
  total: number
  /** Inquiries per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. 10 待受理 30 已报价 40 已接受 50 已拒绝 60 已过期 70 无法供货 80 已取消. */
    Status: 10 | 30 | 40 | 50 | 60 | 70 | 80
    /** How many there are. */
    Count: number
  })[]
  /** Name of the company that was asked for by its id; null for all, and for one of which the caller sees no inquiry. */
  CustomerName: string | null
}

/** Filters, sorting and page of the inquiries of the caller’s customers. */
export interface SellerInquiryListRequest {
  /** Part of the number, or of what is wanted. */
  Keyword?: string | undefined
  /** First day of the creation. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the creation. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only inquiries in this status. */
  Status?: 10 | 30 | 40 | 50 | 60 | 70 | 80 | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** One company: names of companies may be alike. */
  EnterpriseId?: number | undefined
  /** Field to sort by. */
  SortField?: 'CreateTime' | 'ValidUntil' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** An application for an invoice as a row of the seller’s list. */
export interface SellerInvoice {
  /** Number of the application for the invoice (申请单号). */
  InvoiceId: string
  /** 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Title of the invoice (发票抬头). */
  Title: string
  /** Tax number. */
  TaxNo: string
  /** How many orders it is for. */
  OrderCount: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Number of the invoice (发票号码); empty before it is issued. */
  InvoiceNumber: string
  /** When it was issued; null before. ISO 8601 with offset. */
  IssueTime: string | null
  /** Name of the applicant. */
  UserName: string
  /** The company that bought. */
  EnterpriseName: string
  /** 10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Amount of the invoice. Yuan with at most two decimals, tax included. */
  Amount: number
  /** The tax in it. Yuan with at most two decimals, tax included. */
  TaxAmount: number
  /** What red letters have reversed of it; 0 for nothing. Yuan with at most two decimals, tax included. */
  RedAmount: number
  /** What the red letter under way will reverse; 0 for none. Yuan with at most two decimals, tax included. */
  RedPendingAmount: number
  /** What of the invoice is valid: its amount without what was reversed. Yuan with at most two decimals, tax included. */
  ValidAmount: number
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Approve' | 'Reject' | 'Ask' | 'Issue' | 'RedIssue' | 'RedReject' | 'Download' | 'Resend')[]
}

/** One application, as who issues the invoice needs it. */
export interface SellerInvoiceDetail {
  /** Number of the application for the invoice (申请单号). */
  InvoiceId: string
  /** 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type: 1 | 2 | 3
  /** Type, as shown. */
  TypeName: string
  /** Title of the invoice (发票抬头). */
  Title: string
  /** Tax number. */
  TaxNo: string
  /** How many orders it is for. */
  OrderCount: number
  /** When it was applied for. ISO 8601 with offset. */
  ApplyTime: string
  /** Number of the invoice (发票号码); empty before it is issued. */
  InvoiceNumber: string
  /** When it was issued; null before. ISO 8601 with offset. */
  IssueTime: string | null
  /** Name of the applicant. */
  UserName: string
  /** The company that bought. */
  EnterpriseName: string
  /** 10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消. */
  Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Amount of the invoice. Yuan with at most two decimals, tax included. */
  Amount: number
  /** The tax in it. Yuan with at most two decimals, tax included. */
  TaxAmount: number
  /** What red letters have reversed of it; 0 for nothing. Yuan with at most two decimals, tax included. */
  RedAmount: number
  /** What the red letter under way will reverse; 0 for none. Yuan with at most two decimals, tax included. */
  RedPendingAmount: number
  /** What of the invoice is valid: its amount without what was reversed. Yuan with at most two decimals, tax included. */
  ValidAmount: number
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Approve' | 'Reject' | 'Ask' | 'Issue' | 'RedIssue' | 'RedReject' | 'Download' | 'Resend')[]
  /** Registered address of the title. */
  Address: string
  /** Registered telephone of the title. */
  Phone: string
  /** Bank of the title. */
  Bank: string
  /** Account of the title. */
  Account: string
  /** Who issues the invoice (销售方). */
  Seller: {
    /** Name of the seller. */
    Name: string
    /** Its tax number. */
    TaxNo: string
  }
  /** 明细 or 大类. */
  ContentName: string
  /** Remark, printed on the invoice. */
  Remark: string
  /** Whom it is sent to (收票邮箱); empty where the buyer of an order that is invoiced by itself has none. */
  Email: string
  /** What the issuer said of it, such as why it is rejected; empty for nothing. */
  SellerNote: string
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Log of the order. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. Its amounts are — for a user who sees no prices. */
    Text: string
  }[]
  /** Amount of the invoice in capitals (价税合计大写). */
  AmountInWords: string
  /** The orders that it is for. */
  Orders: {
    /** Order number. */
    OrderNo: string
    /** What is invoiced of it. Yuan with at most two decimals, tax included. */
    Amount: number
    /** What of this was reversed. Yuan with at most two decimals, tax included. */
    RedAmount: number
    /** What of this the red letter under way will reverse. Yuan with at most two decimals, tax included. */
    RedPendingAmount: number
  }[]
  /** Lines of the invoice. */
  Lines: ({
    /** Product, or category where the invoice says 大类. */
    Name: string
    /** Unit of a piece; empty for a category. */
    Unit: string
    /** Pieces; null for a category, and where only a part of the pieces’ amount is invoiced. */
    Quantity: number | null
    /** Price of a piece; null where there are no pieces. Yuan with at most two decimals, tax included. */
    Price: number | null
    /** Amount of the line. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Tax rate, 0.13 for 13 %. */
    TaxRate: number
    /** The tax in it. Yuan with at most two decimals, tax included. */
    TaxAmount: number
    /** 税收分类编码, 19 digits; empty where it is not known, and for a category of several. */
    TaxCode: string
  })[]
  /** The red letters, in the order of their applications; only the last can be under way. */
  Reds: ({
    /** The red letter. */
    RedId: number
    /** What it reverses. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Why it is reversed. */
    Reason: string
    /** When that was applied for. ISO 8601 with offset. */
    ApplyTime: string
    /** Number of the red invoice; empty before it is issued. */
    InvoiceNumber: string
    /** When it was issued; null before. ISO 8601 with offset. */
    IssueTime: string | null
    /** The tax in this. Yuan with at most two decimals, tax included. */
    TaxAmount: number
  })[]
  /** Files of what is issued that the seller sent; empty where the mall draws it, as a PDF. */
  Files: ({
    /** The red letter that it is of; null: the invoice. */
    RedId: number | null
    /** pdf, ofd, or xml: the data of a 数电发票. */
    Kind: 'pdf' | 'ofd' | 'xml'
    /** Name, as it was sent. */
    Name: string
    /** Size in bytes. */
    Size: number
  })[]
  /** What the tax platform (数电平台) makes of what is to be issued next; null where it was not asked. */
  Platform: {
    /** `asked`: it is being issued. `failed`: it was not, and can be asked for again, or issued by its files. */
    State: 'asked' | 'failed'
    /** Why it was not issued, or what keeps it waiting; empty for nothing. */
    Reason: string
    /** When the platform was asked. ISO 8601 with offset. */
    Time: string
  } | null
  /** What the invoice, or red letter, must say that is to be issued next; null where nothing is. */
  Expected: {
    /** 1 普票, 2 专票; null of a paper invoice, which has no file. */
    Type: 1 | 2 | 3 | null
    /** 价税合计. Yuan with at most two decimals, tax included. */
    Amount: number
    /** 税额. Yuan with at most two decimals, tax included. */
    TaxAmount: number
    /** 购买方名称. */
    BuyerName: string
    /** 购买方税号. */
    BuyerTaxNo: string
    /** 销售方税号. */
    SellerTaxNo: string
    /** A red letter (红字发票). */
    IsRed: boolean
  } | null
}

/** A page of applications of the seller’s customers. */
export interface SellerInvoiceList {
  /** The items of this page. */
  Items: SellerInvoice[]
  /** Number of items on all pages. */
  total: number
  /** Applications per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. 10 待审核 11 已驳回 20 开票中 30 已开票 40 红冲中 41 已红冲 60 已取消. */
    Status: 10 | 11 | 20 | 30 | 40 | 41 | 60
    /** How many there are. */
    Count: number
  })[]
  /** Name of the company that was asked for by its id; null for all, and for one of which the caller sees no application. */
  CustomerName: string | null
}

/** Filters, sorting and page of the applications of the caller’s customers. */
export interface SellerInvoiceListRequest {
  /** Part of the application’s number, of the invoice’s number or of the title. */
  Keyword?: string | undefined
  /** Only invoices of this type. 1 数电普票, 2 数电专票, 3 纸质专票. */
  Type?: 1 | 2 | 3 | undefined
  /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only invoices in this status. */
  Status?: 10 | 11 | 20 | 30 | 40 | 41 | 60 | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** One company: names of companies may be alike. */
  EnterpriseId?: number | undefined
  /** Least amount. Yuan with at most two decimals, tax included. */
  AmountMin?: number | undefined
  /** Greatest amount. Yuan with at most two decimals, tax included. */
  AmountMax?: number | undefined
  /** `issue`: an invoice or a red letter is to be issued. `late`: for more than 24 working hours. */
  Due?: 'issue' | 'late' | undefined
  /** Field to sort by. */
  SortField?: 'ApplyTime' | 'Amount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** That an agreement of a customer ends soon. */
export interface SellerNotice {
  /** The agreement. */
  AgreementId: number
  /** 协议号. */
  AgreementNo: string
  /** Name of the agreement. */
  Name: string
  /** Name of the company, or of the group. */
  PartyName: string
  /** Its last day. A day in Asia/Shanghai, `2026-03-01`. */
  Until: string
  /** Days until its last one: 0 on that day, negative when it is over. */
  DaysLeft: number
  /** When it was sent. ISO 8601 with offset. */
  Time: string
}

/** Notices to the caller that were not read yet. */
export interface SellerNotices {
  /** The newest of each agreement, those that end first before the others. */
  Items: SellerNotice[]
}

/** What is offered for a line, in the unit of the product. */
export interface SellerOffer {
  /** The line of the inquiry. */
  LineId: number
  /** Product code, digits only. */
  ProductCode: string
  /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
  Price: number
  /** The price holds from this quantity; not above `Quantity`. Pieces. */
  MOQ: number
  /** 交期: days from the order to the delivery. */
  LeadDays: number
  /** What goes into the cart when the quote is accepted. Pieces. */
  Quantity: number
  /** Words about the line, which the buyer reads; needed where the packing does not say how the asked unit is counted. */
  Note: string
}

/** An order as a row of the seller’s list. */
export interface SellerOrder {
  /** Order number. */
  OrderNo: string
  /** Time of the order. ISO 8601 with offset. */
  OrderTime: string
  /** The company that buys. */
  EnterpriseName: string
  /** Who placed it. */
  UserName: string
  /** Lines in short. */
  Lines: {
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Pieces ordered. */
    Quantity: number
  }[]
  /** Pieces of all lines. */
  Quantity: number
  /** Pieces that no package has yet. */
  OpenQuantity: number
  /** 应付: 商品总额 + 运费. Yuan with at most two decimals, tax included. */
  PayableAmount: number
  /** How much of it is above 信用额度, while the seller has not agreed to it; null of all others. What was ordered later does not raise it. Yuan with at most two decimals, tax included. */
  OverCreditAmount: number | null
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate: string | null
  /** Status. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status, as shown. */
  StatusName: string
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('DecideCredit' | 'Accept' | 'Ship' | 'Shortage' | 'Track' | 'TakeBack' | 'SetFreight' | 'Refund' | 'Write')[]
  /** Changes with every write. */
  Version: number
}

/** One order, as who sends it needs it. */
export interface SellerOrderDetail {
  /** Order number. */
  OrderNo: string
  /** Time of the order. ISO 8601 with offset. */
  OrderTime: string
  /** The company that buys. */
  EnterpriseName: string
  /** Who placed it. */
  UserName: string
  /** Lines. */
  Lines: {
    /** The line of the order. */
    LineId: number
    /** Product code, digits only. */
    ProductCode: string
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** Picture of the product. A path of this origin, or https. */
    ImageUrl: string
    /** Unit of a piece, such as 支. */
    Unit: string
    /** Price of a piece. Yuan with at most two decimals, tax included. */
    Price: number
    /** Pieces ordered. */
    Quantity: number
    /** Price × quantity. Yuan with at most two decimals, tax included. */
    Subtotal: number
    /** Remark of the buyer. */
    Remark: string
    /** Pieces shipped (已发). */
    ShippedQuantity: number
    /** Pieces received (已收). */
    ReceivedQuantity: number
    /** Pieces refused (已拒). */
    RefusedQuantity: number
    /** Pieces about which the buyer is asked (缺货): they do not leave before the answer. */
    HeldQuantity: number
  }[]
  /** Pieces of all lines. */
  Quantity: number
  /** Pieces that no package has yet. */
  OpenQuantity: number
  /** 应付: 商品总额 + 运费. Yuan with at most two decimals, tax included. */
  PayableAmount: number
  /** How much of it is above 信用额度, while the seller has not agreed to it; null of all others. What was ordered later does not raise it. Yuan with at most two decimals, tax included. */
  OverCreditAmount: number | null
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate: string | null
  /** Status. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status, as shown. */
  StatusName: string
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('DecideCredit' | 'Accept' | 'Ship' | 'Shortage' | 'Track' | 'TakeBack' | 'SetFreight' | 'Refund' | 'Write')[]
  /** Changes with every write. */
  Version: number
  /** The company that buys. */
  EnterpriseId: number
  /** 商品总额: the lines at the prices that are paid, without freight. Yuan with at most two decimals, tax included. */
  GoodsAmount: number
  /** 运费. Yuan with at most two decimals, tax included. */
  Freight: number
  /** 拒收退回. Yuan with at most two decimals, tax included. */
  RefusedAmount: number
  /** 售后退款. Yuan with at most two decimals, tax included. */
  RefundAmount: number
  /** 实际应付: 应付 − 拒收退回 − 售后退款. Yuan with at most two decimals, tax included. */
  NetAmount: number
  /** 已退款: what was paid and has gone back. Yuan with at most two decimals, tax included. */
  PaidBackAmount: number
  /** 退款中: what was paid and is going back. Yuan with at most two decimals, tax included. */
  PayingBackAmount: number
  /** What of 退款中 the seller has to transfer (待退款), since it was not paid online. Yuan with at most two decimals, tax included. */
  TransferBackAmount: number
  /** 分批发货: whether the customer takes an order in several packages one after the other; without it all pieces leave at once. */
  ShipsInParts: boolean
  /** Purchase order number of the customer (采购单号). */
  PoNo: string
  /** Remark of the buyer. */
  Remark: string
  /** Delivery address. */
  Address: {
    /** Name of the recipient (收货人). */
    Consignee: string
    /** Mobile number. */
    Mobile: string
    /** The whole address in one line. */
    FullAddress: string
  }
  /** Packages with their tracks. */
  Packages: {
    /** Number of the package. */
    PackageNo: string
    /** Carrier. */
    Carrier: string
    /** Tracking number. */
    TrackingNo: string
    /** When it was shipped. ISO 8601 with offset. */
    ShippedAt: string
    /** What is in it. */
    Lines: {
      /** The line of the order. */
      LineId: number
      /** Pieces that it has of the line. */
      Quantity: number
      /** Pieces of these that were received (已收). */
      ReceivedQuantity: number
      /** Pieces of these that were refused (已拒). */
      RefusedQuantity: number
    }[]
    /** Tracks, newest first. */
    Tracks: TrackStep[]
  }[]
  /** Pieces that the seller does not have (缺货), the latest first. */
  Shortages: OrderShortage[]
  /** Notes for colleagues, the newest first: no buyer sees them. */
  Notes: {
    /** When it was written. ISO 8601 with offset. */
    Time: string
    /** Who wrote it. */
    Operator: string
    /** The note. */
    Text: string
  }[]
  /** Log of the order, the newest first. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Name of who did it. */
    Operator: string
    /** What happened. */
    Text: string
  }[]
  /** Files of the buyer. */
  Attachments: {
    /** Address of the file. A path of this origin, or https. */
    Url: string
    /** Name, as shown. */
    Name: string
  }[]
}

/** A page of orders of the seller’s customers. */
export interface SellerOrderList {
  /** The items of this page. */
  Items: SellerOrder[]
  /** Number of items on all pages. */
  total: number
  /** Orders per status under the same filters but the status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 20 | 30 | 40 | 41 | 50 | 90 | 70 | 80
    /** How many there are. */
    Count: number
  })[]
  /** Name of the company that was asked for by its id; null for all, and for one of which the caller sees no order. */
  CustomerName: string | null
}

/** Filters, sorting and page of the orders of the caller’s customers. */
export interface SellerOrderListRequest {
  /** Part of an order number. */
  OrderNo?: string | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** One company: names of companies may be alike. */
  EnterpriseId?: number | undefined
  /** The province that it is delivered to, by its code (GB/T 2260). */
  Province?: '110000' | '120000' | '130000' | '140000' | '150000' | '210000' | '220000' | '230000' | '310000' | '320000' | '330000' | '340000' | '350000' | '360000' | '370000' | '410000' | '420000' | '430000' | '440000' | '450000' | '460000' | '500000' | '510000' | '520000' | '530000' | '540000' | '610000' | '620000' | '630000' | '640000' | '650000' | '710000' | '810000' | '820000' | undefined
  /** Part of a product’s name, or its code. */
  Product?: string | undefined
  /** First day of the order. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the order. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** First wanted day of delivery. A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryBegin?: string | undefined
  /** Last wanted day of delivery. A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryEnd?: string | undefined
  /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType?: 1 | 2 | 3 | 4 | 5 | undefined
  /** Least amount. Refused of a user who sees no prices. */
  AmountMin?: number | undefined
  /** Greatest amount. Refused of a user who sees no prices. */
  AmountMax?: number | undefined
  /** Status. */
  Status?: 20 | 30 | 40 | 41 | 50 | 90 | 70 | 80 | undefined
  /** What is due with it: `accept`, `ship`, of these `late`, `takeBack`, `refund`, and `credit`. */
  Due?: 'accept' | 'ship' | 'late' | 'takeBack' | 'refund' | 'credit' | undefined
  /** Field to sort by. */
  SortField?: 'OrderTime' | 'PayableAmount' | 'DeliveryDate' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** Money that came in, as a row of the list. */
export interface SellerPayment {
  /** Number of the money that came in. */
  PaymentNo: string
  /** The company that paid; null while nobody has claimed it. */
  EnterpriseId: number | null
  /** Its name; empty while nobody has claimed it. */
  EnterpriseName: string
  /** The day of the bank. A day in Asia/Shanghai, `2026-03-01`. */
  PaidOn: string
  /** What came in. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What of it was put on statements and orders. Yuan with at most two decimals, tax included. */
  MatchedAmount: number
  /** 可用余额: what of it can still be put on statements and orders. Yuan with at most two decimals, tax included. */
  RestAmount: number
  /** Name of the account that it came from. */
  Payer: string
  /** The bank’s reference (流水号); empty without one. */
  Reference: string
  /** The bank’s words (附言), or those of the staff. */
  Note: string
  /** unclaimed 待认领, open 有余额, matched 已核销, void 已作废. */
  State: 'unclaimed' | 'open' | 'matched' | 'void'
  /** State, as shown. */
  StateName: string
  /** Actions that the user may take now. */
  AllowActions: ('Match' | 'Claim' | 'Unmatch' | 'Void')[]
  /** Version that was read; changes with every write. */
  Version: number
}

/** Money that came in, with what it was put on, and what it can be put on. */
export interface SellerPaymentDetail {
  /** Number of the money that came in. */
  PaymentNo: string
  /** The company that paid; null while nobody has claimed it. */
  EnterpriseId: number | null
  /** Its name; empty while nobody has claimed it. */
  EnterpriseName: string
  /** The day of the bank. A day in Asia/Shanghai, `2026-03-01`. */
  PaidOn: string
  /** What came in. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What of it was put on statements and orders. Yuan with at most two decimals, tax included. */
  MatchedAmount: number
  /** 可用余额: what of it can still be put on statements and orders. Yuan with at most two decimals, tax included. */
  RestAmount: number
  /** Name of the account that it came from. */
  Payer: string
  /** The bank’s reference (流水号); empty without one. */
  Reference: string
  /** The bank’s words (附言), or those of the staff. */
  Note: string
  /** unclaimed 待认领, open 有余额, matched 已核销, void 已作废. */
  State: 'unclaimed' | 'open' | 'matched' | 'void'
  /** State, as shown. */
  StateName: string
  /** Actions that the user may take now. */
  AllowActions: ('Match' | 'Claim' | 'Unmatch' | 'Void')[]
  /** Version that was read; changes with every write. */
  Version: number
  /** Who wrote it down. */
  EnteredBy: string
  /** When. ISO 8601 with offset. */
  EnteredTime: string
  /** Why it is void; empty when it is not. */
  VoidReason: string
  /** Since when it is void; null when it is not. ISO 8601 with offset. */
  VoidTime: string | null
  /** What was put on statements, the oldest first; what was undone stays. */
  Matches: ({
    /** The match. */
    MatchId: number
    /** Number of the statement. */
    StatementNo: string
    /** What was put on it. Yuan with at most two decimals, tax included. */
    Amount: number
    /** When. ISO 8601 with offset. */
    Time: string
    /** Who did it. */
    By: string
    /** When it was undone; null while it holds. ISO 8601 with offset. */
    UndoneTime: string | null
    /** Who undid it; empty while it holds. */
    UndoneBy: string
    /** Why it was undone; empty while it holds. */
    UndoReason: string
  })[]
  /** Confirmed statements of the company that are unpaid, the earliest due first, at most 200. */
  Candidates: ({
    /** Number of the statement. */
    StatementNo: string
    /** Its last day. A day in Asia/Shanghai, `2026-03-01`. */
    UntilDay: string
    /** By when it is to be paid. A day in Asia/Shanghai, `2026-03-01`. */
    DueOn: string | null
    /** For how many days it has been due. */
    OverdueDays: number
    /** What is unpaid of it. Yuan with at most two decimals, tax included. */
    UnpaidAmount: number
    /** What is proposed for it; 0 where nothing is. Yuan with at most two decimals, tax included. */
    Suggested: number
    /** Why it is proposed: number, amount. Null where nothing is. */
    Basis: 'number' | 'amount' | null
    /** Version that was read. */
    Version: number
  })[]
  /** Orders that it paid (公司转账), the oldest first. They go on from there, so that nothing is undone: what is cancelled later is paid back. */
  PaidOrders: {
    /** Order number. */
    OrderNo: string
    /** What the order cost. Yuan with at most two decimals, tax included. */
    Amount: number
    /** When. ISO 8601 with offset. */
    Time: string
    /** Who did it. */
    By: string
  }[]
  /** Orders of the company that wait for their transfer (待付款, 公司转账), the oldest first, at most 200. */
  Orders: ({
    /** Order number. */
    OrderNo: string
    /** Time of the order. ISO 8601 with offset. */
    OrderTime: string
    /** Who placed it. */
    UserName: string
    /** 应付: an order is paid in full, or not at all. Yuan with at most two decimals, tax included. */
    PayableAmount: number
    /** Why it is proposed: number, amount. Null where it is not. */
    Basis: 'number' | 'amount' | null
    /** Version that was read. */
    Version: number
  })[]
  /** Whose it is by the number of a statement in the note, or by the name of the payer; null when nobody’s, or when it is claimed. */
  SuggestedCustomer: {
    /** The company. */
    EnterpriseId: number
    /** Its name. */
    Name: string
  } | null
}

/** A page of the money that came in. */
export interface SellerPaymentList {
  /** The items of this page. */
  Items: SellerPayment[]
  /** Number of items on all pages. */
  total: number
  /** By state under the same filters but this one: the counts of the tabs. */
  StateCounts: ({
    /** State. */
    State: 'unclaimed' | 'open' | 'matched' | 'void'
    /** How many there are. */
    Count: number
  })[]
  /** All of it under the same filters. */
  All: number
  /** 可用余额 of all customers of the user. Yuan with at most two decimals, tax included. */
  RestAmount: number
  /** What nobody has claimed. Yuan with at most two decimals, tax included. */
  UnclaimedAmount: number
  /** Whether the user may write money down. */
  CanEnter: boolean
}

/** Filters, sorting and page of the money that came in. */
export interface SellerPaymentListRequest {
  /** Part of the number, of the payer, of the bank’s reference or of the note. */
  Keyword?: string | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** Only that of a company. */
  EnterpriseId?: number | undefined
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDay?: string | undefined
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  EndDay?: string | undefined
  /** The smallest amount. Yuan with at most two decimals, tax included. */
  AmountMin?: number | undefined
  /** The largest amount. Yuan with at most two decimals, tax included. */
  AmountMax?: number | undefined
  /** Only that in this state. */
  State?: 'unclaimed' | 'open' | 'matched' | 'void' | undefined
  /** Field to sort by. */
  SortField?: 'PaidOn' | 'Amount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** The price of a product for a customer, a quantity and a day, with every rule that was looked at. */
export interface SellerPriceCheck {
  /** The customer. */
  EnterpriseId: number
  /** Its name. */
  CustomerName: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece. */
  Unit: string
  /** Pieces. */
  Quantity: number
  /** A day in Asia/Shanghai, `2026-03-01`. */
  Day: string
  /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
  Price: number
  /** Price × quantity. Yuan with at most two decimals, tax included. */
  Subtotal: number
  /** Market price of the quantity × quantity. Yuan with at most two decimals, tax included. */
  MarketSubtotal: number
  /** How much less that is; 0 where it is no less. Yuan with at most two decimals, tax included. */
  Saved: number
  /** quote 报价, company 公司协议, group 集团协议, market 市场价. */
  Level: 'quote' | 'company' | 'group' | 'market'
  /** Number of the rule that decided; empty for the market. */
  Number: string
  /** Why the customer cannot order this quantity on the day, such as 起订量为5; empty where it can. */
  Problem: string
  /** 成本 of a piece; null where nobody said, or for those who may not see it. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** 毛利, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
  Margin: number | null
  /** 底价 of a piece; null where nobody said, or for those who may not see it. Yuan with at most two decimals, tax included. */
  Floor: number | null
  /** What the user may not see: it is null here whatever it is. */
  Hidden: ('Cost' | 'Floor')[]
  /** Every rule that was looked at, at most 100: quotes, agreements of the company, those of its group, the market. */
  Rules: ({
    /** quote 报价, company 公司协议, group 集团协议, market 市场价. */
    Level: 'quote' | 'company' | 'group' | 'market'
    /** 协议号, or the number of the inquiry; empty for the market. */
    Number: string
    /** Name of the agreement, or the buyer to whom the quote was made; empty for the market. */
    Name: string
    /** The agreement; null for another rule. */
    AgreementId: number | null
    /** Which version of the agreement (第几版); null for another rule. */
    Version: number | null
    /** First day; null for the market, and for a quote. A day in Asia/Shanghai, `2026-03-01`. */
    From: string | null
    /** Last day, until 24:00; null for the market. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string | null
    /** Price of a piece by this rule alone; null where it says none. Yuan with at most two decimals, tax included. */
    Price: number | null
    /** 毛利, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
    Margin: number | null
    /** decided 定价, yields 让位, out 不算. */
    Outcome: 'decided' | 'yields' | 'out'
    /** Why, as a sentence. */
    Why: string
  })[]
  /** Prices of other quantities on the same day. */
  Tiers: ({
    /** From this quantity on. Pieces. */
    MinQty: number
    /** Up to this quantity; null for any more. Pieces. */
    MaxQty: number | null
    /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
    Price: number
    /** 毛利, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
    Margin: number | null
    /** quote 报价, company 公司协议, group 集团协议, market 市场价. */
    Level: 'quote' | 'company' | 'group' | 'market'
    /** Number of the rule that decides; empty for the market. */
    Number: string
  })[]
  /** Prices of the same quantity from half a year before the day to half a year after it, each from the day on which it changes, as far as it is known today: at the current market price. */
  Days: ({
    /** A day in Asia/Shanghai, `2026-03-01`. */
    From: string
    /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
    Price: number
    /** quote 报价, company 公司协议, group 集团协议, market 市场价. */
    Level: 'quote' | 'company' | 'group' | 'market'
    /** Number of the rule that decides; empty for the market. */
    Number: string
  })[]
}

/** The prices of many products for a customer and a day. */
export interface SellerPriceChecks {
  /** Name of the customer. */
  CustomerName: string
  /** What the user may not see: margins are null without the cost, and no price is said to be low without the floor. */
  Hidden: ('Cost' | 'Floor')[]
  /** As many as were asked about, in their order. */
  Rows: ({
    /** Product code, digits only. */
    ProductCode: string
    /** Pieces. */
    Quantity: number
    /** Why the customer cannot order this quantity on the day, or that there is no such product; empty where it can. */
    Problem: string
    /** What it is, and its price; null where no product has the code. */
    Product: {
      /** Name of the product. */
      Name: string
      /** Picture. A path of this origin, or https. */
      ImageUrl: string
      /** Unit of a piece. */
      Unit: string
      /** Price of a piece, tax included. Yuan with at most two decimals, tax included. */
      Price: number
      /** Price × quantity. Yuan with at most two decimals, tax included. */
      Subtotal: number
      /** Market price of a piece at the quantity. Yuan with at most two decimals, tax included. */
      MarketPrice: number
      /** quote 报价, company 公司协议, group 集团协议, market 市场价. */
      Level: 'quote' | 'company' | 'group' | 'market'
      /** Number of the rule that decided; empty for the market. */
      Number: string
      /** 毛利, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
      Margin: number | null
      /** Whether the price is below 底价; false for those who may not see it. */
      IsLow: boolean
    } | null
  })[]
}

/** A product as the seller sees it. */
export interface SellerProduct {
  /** Product code, digits only. */
  ProductCode: string
  /** Name. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Category of the third level. */
  Category: string
  /** Its id. */
  CategoryId: number
  /** Brand. */
  Brand: string
  /** Unit of a piece. */
  Unit: string
  /** Market price, tax included: that of the first tier. */
  Price: number
  /** Market prices by quantity, rising quantities, falling prices. */
  Tiers: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece. */
    Price: number
  }[]
  /** 毛利 of the market price, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
  Margin: number | null
  /** Tax rate: 0.13 is 13 %. */
  TaxRate: number
  /** 标签. */
  Tags: string[]
  /** Companies whose agreement holds it. */
  Agreements: number
  /** Pieces in the warehouse of Shanghai, which lists show. */
  Stock: number
  /** Pieces of completed orders. */
  Sales: number
  /** on 在售, off 下架. */
  Shelf: 'on' | 'off'
  /** What it lacks: picture (neither a photo nor a drawing of its own), description, specs. Empty: nothing. */
  Lacks: ('picture' | 'description' | 'specs')[]
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'SetPrice' | 'SetStock' | 'SetPictures' | 'PutOn' | 'TakeOff')[]
  /** Changes with every edit. */
  Version: number
}

/** One product with all that the seller keeps of it. */
export interface SellerProductDetail {
  /** Product code, digits only. */
  ProductCode: string
  /** Name. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Category of the third level. */
  Category: string
  /** Its id. */
  CategoryId: number
  /** Brand. */
  Brand: string
  /** Unit of a piece. */
  Unit: string
  /** Market price, tax included: that of the first tier. */
  Price: number
  /** Market prices by quantity, rising quantities, falling prices. */
  Tiers: {
    /** From this quantity on. */
    MinQty: number
    /** Price of a piece. */
    Price: number
  }[]
  /** 毛利 of the market price, 1 − cost ÷ price, in percent with one decimal; null without a cost, or for those who may not see it. */
  Margin: number | null
  /** Tax rate: 0.13 is 13 %. */
  TaxRate: number
  /** 标签. */
  Tags: string[]
  /** Companies whose agreement holds it. */
  Agreements: number
  /** Pieces in the warehouse of Shanghai, which lists show. */
  Stock: number
  /** Pieces of completed orders. */
  Sales: number
  /** on 在售, off 下架. */
  Shelf: 'on' | 'off'
  /** What it lacks: picture (neither a photo nor a drawing of its own), description, specs. Empty: nothing. */
  Lacks: ('picture' | 'description' | 'specs')[]
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'SetPrice' | 'SetStock' | 'SetPictures' | 'PutOn' | 'TakeOff')[]
  /** Changes with every edit. */
  Version: number
  /** What buyers see, and what is kept beside it. */
  Fields: ProductFields
  /** Fields that the user may not see: they are empty here whatever they are. */
  Hidden: ('Name' | 'Brand' | 'CategoryId' | 'Model' | 'Barcode' | 'Unit' | 'Packing' | 'Units' | 'PackingList' | 'Specs' | 'Attributes' | 'Description' | 'DeliveryText' | 'Tags' | 'MOQ' | 'Step' | 'MaxQty' | 'TaxRate' | 'TaxCode' | 'SpecialInvoice' | 'Tiers' | 'Cost' | 'Floor')[]
  /** Fields that the user may see and not change. */
  Locked: ('Name' | 'Brand' | 'CategoryId' | 'Model' | 'Barcode' | 'Unit' | 'Packing' | 'Units' | 'PackingList' | 'Specs' | 'Attributes' | 'Description' | 'DeliveryText' | 'Tags' | 'MOQ' | 'Step' | 'MaxQty' | 'TaxRate' | 'TaxCode' | 'SpecialInvoice' | 'Tiers' | 'Cost' | 'Floor')[]
  /** What was changed and not published yet; null for nothing. */
  Draft: ProductDraft | null
  /** Photos, the main one first; empty: the drawings are shown. */
  Pictures: {
    /** Address of the photo. A path of this origin, or https. */
    Url: string
    /** What it shows, for those who do not see it. Empty: the name of the product stands for it. */
    Alt: string
  }[]
  /** What is shown of it without photos. */
  Drawings: string[]
}

/** A page of the seller’s products. */
export interface SellerProductList {
  /** The items of this page. */
  Items: SellerProduct[]
  /** Number of items on all pages. */
  total: number
  /** Products 在售 and 下架 under the same filters: the counts of the tabs. */
  ShelfCounts: ({
    /** on 在售, off 下架. */
    Shelf: 'on' | 'off'
    /** How many there are. */
    Count: number
  })[]
  /** Products that lack something, 在售 or not, under the same filters: the count of the tab 待完善. */
  Incomplete: number
  /** Products 在售 without stock, whatever is filtered. */
  SoldOut: number
}

/** Filters, sorting and page of the seller’s products. */
export interface SellerProductListRequest {
  /** Part of name, code, model or a tag. */
  Keyword?: string | undefined
  /** Category of any level. */
  CategoryId?: number | undefined
  /** Brand. */
  BrandId?: number | undefined
  /** Lowest market price. */
  PriceMin?: number | undefined
  /** Highest market price. */
  PriceMax?: number | undefined
  /** 标签: only products that have it. */
  Tag?: string | undefined
  /** none 无货, low 1–49, enough 50 or more. */
  Stock?: 'none' | 'low' | 'enough' | undefined
  /** yes: an agreement of a company holds it. */
  Agreed?: 'yes' | 'no' | undefined
  /** yes: it has a photo, or a drawing of its own. */
  Pictured?: 'yes' | 'no' | undefined
  /** First day on which something that buyers see was changed. A day in Asia/Shanghai, `2026-03-01`. */
  ChangedBegin?: string | undefined
  /** Last day on which something was. A day in Asia/Shanghai, `2026-03-01`. */
  ChangedEnd?: string | undefined
  /** Only products that are 在售, that lack something (incomplete 待完善), or that are 下架. */
  Shelf?: 'on' | 'incomplete' | 'off' | undefined
  /** Field to sort by. */
  SortField?: 'Price' | 'Stock' | 'Sales' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** What reports can be narrowed to. */
export interface SellerReportChoices {
  /** Who looks after the customers of the caller. */
  Managers: {
    /** One of the staff. */
    StaffId: number
    /** Name. */
    Name: string
  }[]
  /** All categories. */
  Categories: ({
    /** Category. */
    CategoryId: number
    /** The one above it; null for one of the first level. */
    ParentId: number | null
    /** Name. */
    Name: string
  })[]
}

/** What a buyer wrote of a product, as the seller reads it. */
export interface SellerReview {
  /** The review. */
  ReviewId: number
  /** Order number. */
  OrderNo: string
  /** Product code, digits only. */
  ProductCode: string
  /** Name of the product, as the customer calls it. */
  CustomerProductName: string
  /** Picture of the product. A path of this origin, or https. */
  ImageUrl: string
  /** Unit of a piece, such as 支. */
  Unit: string
  /** The company that bought it. */
  EnterpriseName: string
  /** Who wrote it, also where others read it without a name. */
  UserName: string
  /** Whether others read it without a name. */
  Anonymous: boolean
  /** 1 to 5. */
  Stars: 1 | 2 | 3 | 4 | 5
  /** Plain text; empty when there are no words. */
  Text: string
  /** Pictures, which anybody may see. */
  Images: string[]
  /** When it was written. ISO 8601 with offset. */
  Time: string
  /** What was appended once (追评); null when nothing was. */
  Append: {
    /** Plain text; empty when there are no words. */
    Text: string
    /** Pictures, which anybody may see. */
    Images: string[]
    /** When it was written. ISO 8601 with offset. */
    Time: string
  } | null
  /** What the seller replied (商家回复); null when nothing was. */
  Reply: {
    /** The reply: plain text. */
    Text: string
    /** When it was given. ISO 8601 with offset. */
    Time: string
    /** Who of the staff it was. */
    By: string
  } | null
  /** Why it is hidden; null while it is shown. */
  Hidden: {
    /** Why the seller hid it. */
    Reason: string
    /** When. ISO 8601 with offset. */
    Time: string
    /** Who of the staff it was. */
    By: string
  } | null
  /** Actions that the user may take now. `Reply` also replaces a reply. */
  AllowActions: ('Reply' | 'Hide' | 'Show')[]
  /** Changes with every reply, and when it is hidden or shown. */
  Version: number
}

/** A page of the reviews by the seller’s customers. */
export interface SellerReviewList {
  /** The items of this page. */
  Items: SellerReview[]
  /** Number of items on all pages. */
  total: number
  /** Reviews per tab under the same filters: the counts of the tabs. */
  TabCounts: ({
    Tab: 'waiting' | 'low' | 'hidden'
    Count: number
  })[]
  /** Of all tabs. */
  All: number
}

/** Filters, sorting and page of the reviews by the caller’s customers. */
export interface SellerReviewListRequest {
  /** waiting: shown, and without a reply; low: shown, with at most two stars; hidden: hidden ones. */
  Tab?: 'waiting' | 'low' | 'hidden' | undefined
  /** Part of the product’s name or of the order’s number, or the product’s code. */
  Keyword?: string | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** Only reviews with so many stars. */
  Stars?: 1 | 2 | 3 | 4 | 5 | undefined
  /** Only reviews with pictures. */
  OnlyWithImages?: boolean | undefined
  /** Written on this day or later. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Written on this day or earlier. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Field to sort by. */
  SortField?: 'Time' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** Sales of the caller’s customers: orders by their time that were approved, neither cancelled nor refused. */
export interface SellerSales {
  /** Until when they are counted. ISO 8601 with offset. */
  Now: string
  /** Today until now, and the same day a week before until the same time. */
  Today: {
    /** Sales of the customers of the caller. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the earlier time. Yuan with at most two decimals, tax included. */
    Previous: number
  }
  /** This month until now, and the month before until the same day and time. */
  Month: {
    /** Sales of the customers of the caller. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the earlier time. Yuan with at most two decimals, tax included. */
    Previous: number
    /** The same days of the year before; null when nothing was sold before them. Yuan with at most two decimals, tax included. */
    LastYear: number | null
  }
  /** The days of this month until today, each beside the same day of the month before. */
  Days: {
    /** Day of this month. A day in Asia/Shanghai, `2026-03-01`. */
    Day: string
    /** Sales of the customers of the caller. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the earlier time. Yuan with at most two decimals, tax included. */
    Previous: number
  }[]
  /** The ten largest customers of this month, beside the month before until the same day and time. */
  Customers: {
    /** Customer. */
    EnterpriseId: number
    /** Name of the company. */
    Name: string
    /** Sales of the customers of the caller. Yuan with at most two decimals, tax included. */
    Amount: number
    /** The same of the earlier time. Yuan with at most two decimals, tax included. */
    Previous: number
  }[]
}

/** A page of the words of the search. */
export interface SellerSearchList {
  /** The items of this page. */
  Items: SellerSearchWord[]
  /** Number of items on all pages. */
  total: number
  /** Words per list under the same filters: the counts of the tabs. */
  TabCounts: ({
    Tab: 'missed' | 'handled' | 'synonyms' | 'pins'
    Count: number
  })[]
  /** Whether the user may change them. */
  CanManage: boolean
}

/** List, filters and page of the words of the search. */
export interface SellerSearchListRequest {
  /** missed: words without a result that nobody has decided on; handled: those with a synonym, or ignored; synonyms; pins. Missed without one. */
  Tab?: 'missed' | 'handled' | 'synonyms' | 'pins' | undefined
  /** Part of the word, or of what it means. */
  Keyword?: string | undefined
  /** Searches of so many days until today, for words without a result; 30 without. */
  Days?: 7 | 30 | 90 | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A word of the search, as a row of the list that was asked for. */
export interface SellerSearchWord {
  /** The row within its list. */
  Key: string
  /** The word, as searches are read. */
  Word: string
  /** For a word that finds nothing. */
  Missed: MissedWord | null
  /** For a synonym. */
  Synonym: SellerSynonym | null
  /** For a pinned word. */
  Pin: SearchPin | null
  /** Actions that the user may take now. */
  AllowActions: ('AddSynonym' | 'Ignore' | 'Restore' | 'Edit' | 'Delete')[]
}

/** The settings of the site: what holds, and what holds where the seller has set nothing. */
export interface SellerSiteDetail {
  /** What every page shows. */
  Site: ShownSite
  /** What the environment of the mall says, which holds where the seller has set nothing. */
  Deployed: ShownSite
  /** What the seller has set, in the order of the settings. */
  Own: ('Name' | 'Slogan' | 'Logo' | 'Icon' | 'ThemeColor' | 'Hotlines' | 'Promises' | 'FooterColumns' | 'Notices' | 'Copyright' | 'NavigationLinks' | 'MobileCodes' | 'TopBanner' | 'Invoice' | 'ServiceHref' | 'ReviewTime')[]
  /** Who saved last; null: nobody has. */
  ChangedBy: string | null
  /** When. ISO 8601 with offset. */
  ChangedAt: string | null
  /** Actions that the user may take now. */
  AllowActions: 'Edit'[]
  /** Changes with everything that is saved. */
  Version: number
}

/** A statement as a row of the seller’s list. */
export interface SellerStatement {
  /** Number of the statement. */
  StatementNo: string
  /** The company that buys. */
  EnterpriseId: number
  /** Its name. */
  EnterpriseName: string
  /** First day: the one after the last day of the statement before, or the first day of the terms. A day in Asia/Shanghai, `2026-03-01`. */
  FromDay: string
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  UntilDay: string
  /** When it was made: what was received and refunded until then is in it. ISO 8601 with offset. */
  MadeTime: string
  /** What was received, with freight, less what was refunded: the sum of its lines without those that were left for the next one. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What was unpaid of earlier statements when it was made. Yuan with at most two decimals, tax included. */
  CarriedAmount: number
  /** Both together. Yuan with at most two decimals, tax included. */
  TotalAmount: number
  /** What was paid of `Amount`. Yuan with at most two decimals, tax included. */
  PaidAmount: number
  /** What is unpaid of `Amount`. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is invoiced, counted from its confirmation on. Yuan with at most two decimals, tax included. */
  InvoicedAmount: number
  /** What of it is still to be invoiced, without what was refunded or corrected; 0 before its confirmation. Yuan with at most two decimals, tax included. */
  UninvoicedAmount: number
  /** 1 未开票, or a part of it 2 已开票, whether it is paid or not; null before its confirmation, and where nothing is to be invoiced. */
  Invoicing: 1 | 2 | null
  /** How many lines it has. */
  RowCount: number
  /** How many of them are disputed. */
  DisputedCount: number
  /** The day on which silence confirms it; null when it does not, or all is confirmed. A day in Asia/Shanghai, `2026-03-01`. */
  ConfirmOn: string | null
  /** The day by which it is to be paid: 账期 after its confirmation. Null before. A day in Asia/Shanghai, `2026-03-01`. */
  DueOn: string | null
  /** For how many days it has been due; 0 before, and when it is paid. */
  OverdueDays: number
  /** 10 待确认 20 有异议 30 已确认 40 已开票 50 已结清. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Answer' | 'Postpone' | 'Resend')[]
}

/** One statement with its lines, as the seller sees it. */
export interface SellerStatementDetail {
  /** Number of the statement. */
  StatementNo: string
  /** The company that buys. */
  EnterpriseId: number
  /** Its name. */
  EnterpriseName: string
  /** First day: the one after the last day of the statement before, or the first day of the terms. A day in Asia/Shanghai, `2026-03-01`. */
  FromDay: string
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  UntilDay: string
  /** When it was made: what was received and refunded until then is in it. ISO 8601 with offset. */
  MadeTime: string
  /** What was received, with freight, less what was refunded: the sum of its lines without those that were left for the next one. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What was unpaid of earlier statements when it was made. Yuan with at most two decimals, tax included. */
  CarriedAmount: number
  /** Both together. Yuan with at most two decimals, tax included. */
  TotalAmount: number
  /** What was paid of `Amount`. Yuan with at most two decimals, tax included. */
  PaidAmount: number
  /** What is unpaid of `Amount`. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is invoiced, counted from its confirmation on. Yuan with at most two decimals, tax included. */
  InvoicedAmount: number
  /** What of it is still to be invoiced, without what was refunded or corrected; 0 before its confirmation. Yuan with at most two decimals, tax included. */
  UninvoicedAmount: number
  /** 1 未开票, or a part of it 2 已开票, whether it is paid or not; null before its confirmation, and where nothing is to be invoiced. */
  Invoicing: 1 | 2 | null
  /** How many lines it has. */
  RowCount: number
  /** How many of them are disputed. */
  DisputedCount: number
  /** The day on which silence confirms it; null when it does not, or all is confirmed. A day in Asia/Shanghai, `2026-03-01`. */
  ConfirmOn: string | null
  /** The day by which it is to be paid: 账期 after its confirmation. Null before. A day in Asia/Shanghai, `2026-03-01`. */
  DueOn: string | null
  /** For how many days it has been due; 0 before, and when it is paid. */
  OverdueDays: number
  /** 10 待确认 20 有异议 30 已确认 40 已开票 50 已结清. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller. */
  LeftMinutes: number | null
  /** Within how many working hours such a thing is to be done; null where nothing waits for the seller. */
  LimitHours: number | null
  /** Actions that the user may take now. */
  AllowActions: ('Answer' | 'Postpone' | 'Resend')[]
  /** Its lines by the day of receipt. */
  Rows: StatementRow[]
  /** The earlier statements that `CarriedAmount` is of. */
  Carried: {
    /** Number of the statement. */
    StatementNo: string
    /** What was unpaid of it. Yuan with at most two decimals, tax included. */
    Amount: number
  }[]
  /** `Amount` by tax rate, the highest first. */
  Taxes: {
    /** Tax rate. */
    TaxRate: number
    /** Without tax. Yuan with at most two decimals, tax included. */
    NetAmount: number
    /** The tax. Yuan with at most two decimals, tax included. */
    TaxAmount: number
  }[]
  /** What was paid of it, the oldest first: together `PaidAmount`. */
  Payments: {
    /** Number of the money that came in. */
    PaymentNo: string
    /** The day of the bank. A day in Asia/Shanghai, `2026-03-01`. */
    PaidOn: string
    /** What of it was put on this statement. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Name of the account that it came from. */
    Payer: string
    /** The bank’s reference; empty without one. */
    Reference: string
  }[]
  /** 账期: days from the confirmation until it is due. */
  CreditDays: number
  /** Working hours within which the seller answers a dispute. */
  AnswerHours: number
  /** Days without a word after which it is confirmed by itself; null: never. */
  SilentDays: number | null
  /** What happened, the oldest first. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Who did it. */
    Operator: string
    /** What happened. */
    Text: string
  }[]
}

/** A page of the statements of the caller’s customers. */
export interface SellerStatementList {
  /** The items of this page. */
  Items: SellerStatement[]
  /** Number of items on all pages. */
  total: number
  /** Statements by tab under the same filters. */
  TabCounts: ({
    /** Tab. */
    Tab: '待确认' | '有异议' | '已确认' | '已开票' | '已结清'
    /** How many there are. */
    Count: number
  })[]
  /** All of them under the same filters. */
  All: number
  /** What is unpaid of all statements of the caller’s customers. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is overdue. Yuan with at most two decimals, tax included. */
  OverdueAmount: number
  /** Name of the company that was asked for by its id; null for all, and for one of which the caller sees no statement. */
  CustomerName: string | null
  /** Whether the user may make one by hand. */
  CanMake: boolean
}

/** Filters, sorting and page of the statements of the caller’s customers. */
export interface SellerStatementListRequest {
  /** Part of the number. */
  StatementNo?: string | undefined
  /** Part of a company’s name. */
  Customer?: string | undefined
  /** One company: names of companies may be alike. */
  EnterpriseId?: number | undefined
  /** Only those whose last day is this one or later. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDay?: string | undefined
  /** Only those whose last day is this one or earlier. A day in Asia/Shanghai, `2026-03-01`. */
  EndDay?: string | undefined
  /** The smallest amount. Yuan with at most two decimals, tax included. */
  AmountMin?: number | undefined
  /** The largest amount. Yuan with at most two decimals, tax included. */
  AmountMax?: number | undefined
  /** Only those that are unpaid for so many days after they were due. */
  Overdue?: 1 | 30 | 60 | 90 | undefined
  /** Only confirmed ones that are invoiced, or not. */
  Invoicing?: 1 | 2 | undefined
  /** Tab. */
  Tab?: '待确认' | '有异议' | '已确认' | '已开票' | '已结清' | undefined
  /** Field to sort by. */
  SortField?: 'UntilDay' | 'Amount' | 'DueOn' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** The stock of a product in one warehouse. */
export interface SellerStock {
  /** Product code, digits only. */
  ProductCode: string
  /** Name. */
  Name: string
  /** Picture. A path of this origin, or https. */
  ImageUrl: string
  /** Category of the third level. */
  Category: string
  /** Unit of a piece. */
  Unit: string
  /** on 在售, off 下架. */
  Shelf: 'on' | 'off'
  /** The warehouse. */
  Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
  /** 可用: pieces that can still be ordered. */
  Stock: number
  /** 占用: pieces that orders hold and that have not left the warehouse. */
  Reserved: number
  /** 账面: 可用 and 占用, what must be found there when it is counted. */
  OnHand: number
  /** 在途: pieces that the seller has bought and that are on their way here. They are neither in 可用 nor in 账面. */
  Incoming: number
  /** The earliest day on which some of them are expected; null when nothing is on its way. A day in Asia/Shanghai, `2026-03-01`. */
  IncomingOn: string | null
  /** For how many days these should have been there; 0 when they are not late. */
  IncomingOverdueDays: number
  /** 等到货: users who asked for a notice once it is there. */
  Waiting: number
  /** 预警线 of its own: fewer 可用 are 低于预警. Null: that of all, 50. */
  WarnAt: number | null
  /** 库位: where it lies in the warehouse, such as A-03-2; empty where nobody said it. */
  Place: string
  /** Actions that the user may take now. */
  AllowActions: ('Adjust' | 'AddIncoming' | 'SetWarning' | 'SetPlace')[]
}

/** A page of the stock in one warehouse. */
export interface SellerStockList {
  /** The items of this page. */
  Items: SellerStock[]
  /** Number of items on all pages. */
  total: number
  /** Products under the same filters but this one: the counts of the tabs. */
  AlarmCounts: ({
    /** low 低于预警, none 无货, which low includes. */
    Alarm: 'low' | 'none'
    /** How many there are. */
    Count: number
  })[]
  /** Products under the same filters, whatever their stock. */
  All: number
}

/** Filters, sorting and page of the stock in one warehouse. */
export interface SellerStockListRequest {
  /** Part of name, code, model or 库位. */
  Keyword?: string | undefined
  /** Category of any level. */
  CategoryId?: number | undefined
  /** The warehouse; without it 310000. */
  Warehouse?: '310000' | '110000' | '440000' | '510000' | '420000' | undefined
  /** Only products that are 在售, or 下架. */
  Shelf?: 'on' | 'off' | undefined
  /** any: something is on its way, late: something that should have been there. */
  Incoming?: 'any' | 'late' | undefined
  /** low: 可用 is below the warning level, none: there is nothing. */
  Alarm?: 'low' | 'none' | undefined
  /** Field to sort by. */
  SortField?: 'Stock' | 'Place' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A synonym of the seller’s own. */
export interface SellerSynonym {
  /** The synonym. */
  SynonymId: number
  /** What searches for the word find too. */
  Meaning: string
  /** Whether searches for the meaning find what the word names as well. */
  BothWays: boolean
  /** Who changed it last. */
  ChangedBy: string
  /** When. ISO 8601 with offset. */
  ChangedAt: string
  /** Changes with every edit. */
  Version: number
}

/** What waits of one kind, of the customers of the caller: as much as the list shows that it leads to. */
export interface SellerWaiting {
  /** Kind. */
  Kind: 'acceptOrder' | 'allowCredit' | 'shipLate' | 'shipOrder' | 'takeBack' | 'checkService' | 'quote' | 'issueInvoice' | 'refund' | 'answerDispute' | 'confirmStatement' | 'approvePrice' | 'expiring' | 'lowStock' | 'missedWords'
  /** Kind, as shown. */
  Name: string
  /** How many there are. */
  Count: number
  /** What they add up to; null where that says nothing. Yuan with at most two decimals, tax included. */
  Amount: number | null
  /** Of how many customers. */
  Customers: number
  /** Within how many working hours each is to be done; null: nobody counts. */
  LimitHours: number | null
  /** How much of its limit has passed of each, 1 is all of it; the longest first, of many a sample. Empty without a limit. */
  Ages: number[]
  /** Since when the one waits that waits longest; null when nothing does. ISO 8601 with offset. */
  Since: string | null
  /** Working minutes until the first limit is reached, negative when it has passed; null without a limit, or when nothing waits. */
  LeftMinutes: number | null
  /** The day on which the first of them ends, of agreements that end soon; null of all others, or when none does. A day in Asia/Shanghai, `2026-03-01`. */
  EndsOn: string | null
  /** How many have passed their limit. */
  LateCount: number
}

/** What waits for the caller. */
export interface SellerWaitingList {
  /** The kinds that the caller’s roles may look after, also those of which nothing waits: past their limit first, by how long it has passed; then by how much of the limit is left; then without a limit, in the order of the work; of which nothing waits last. */
  Items: SellerWaiting[]
}

/** What a site shows of itself, as the seller sets it. */
export interface ShownSite {
  /** The mall’s name: the document’s title on every screen. */
  Name: string
  /** Beside the name. */
  Slogan: string
  /** Address of the logo, in place of the seal and the name; empty: none. */
  Logo: string
  /** Address of the icon of the browser’s tab; empty: the mall’s own. */
  Icon: string
  /** Colour of the site, `#RRGGBB`; null for the mall’s own. A customer’s own colour goes first. */
  ThemeColor: string | null
  /** 企业业务 and 渠道业务. The first one is the contact of the login. */
  Hotlines: {
    /** Name, as shown. */
    Label: string
    /** Number, as shown. */
    Number: string
    /** When somebody picks up: 工作日 9:00-18:00. */
    Hours: string
  }[]
  /** Promises of the service, above the footer. */
  Promises: {
    /** In a few words. */
    Title: string
    /** What it means. */
    Text: string
  }[]
  /** Links of the footer. */
  FooterColumns: {
    /** Heading. */
    Title: string
    /** Links, in order. */
    Links: {
      /** Name, as shown. */
      Label: string
      /** What it opens. */
      Href: string
    }[]
  }[]
  /** Licences and registrations. */
  Notices: {
    /** Name, as shown. */
    Label: string
    /** Number of the licence or registration. */
    Number: string
    /** Where it can be checked. */
    Href: string
  }[]
  /** The line of the copyright. */
  Copyright: string
  /** 网站导航 of the top bar: shops on other platforms, sites of the group. */
  NavigationLinks: {
    /** Heading. */
    Title: string
    /** Links, in order. */
    Links: {
      /** Name, as shown. */
      Label: string
      /** What it opens. */
      Href: string
    }[]
  }[]
  /** QR codes of 手机商城. Without any there is one that opens this mall. */
  MobileCodes: {
    /** Name, as shown. */
    Label: string
    /** Below the name. */
    Hint: string
    /** What the QR code leads to. */
    Address: string
  }[]
  /** The banner above every page; null: none. */
  TopBanner: {
    /** One line. */
    Text: string
    /** What it opens. */
    Href: string
  } | null
  /** What customers write on a transfer to the mall: /about/kpinfo. Empty lines are not shown. */
  Invoice: {
    /** 名称. */
    Title: string
    /** 纳税人识别号. */
    TaxNumber: string
    /** 地址. */
    Address: string
    /** 电话. */
    Phone: string
    /** 开户行. */
    Bank: string
    /** 账号. */
    Account: string
  }
  /** The live customer service; empty: none. */
  ServiceHref: string
  /** How soon the seller looks at an application for an after-sales service: 半小时内; empty: not said. */
  ReviewTime: string
}

/** What a site of the group shows of itself, and where it sends people. What is empty is not shown. */
export interface SiteConfig {
  /** The mall’s name: the document’s title on every screen. */
  Name: string
  /** Beside the name. */
  Slogan: string
  /** Address of the logo, in place of the seal and the name; empty: none. */
  Logo: string
  /** Address of the icon of the browser’s tab; empty: the mall’s own. */
  Icon: string
  /** Colour of the site, `#RRGGBB`; null for the mall’s own. A customer’s own colour goes first. */
  ThemeColor: string | null
  /** 企业业务 and 渠道业务. The first one is the contact of the login. */
  Hotlines: {
    /** Name, as shown. */
    Label: string
    /** Number, as shown. */
    Number: string
    /** When somebody picks up: 工作日 9:00-18:00. */
    Hours: string
  }[]
  /** Promises of the service, above the footer. */
  Promises: {
    /** In a few words. */
    Title: string
    /** What it means. */
    Text: string
  }[]
  /** Links of the footer. */
  FooterColumns: {
    /** Heading. */
    Title: string
    /** Links, in order. */
    Links: {
      /** Name, as shown. */
      Label: string
      /** What it opens. */
      Href: string
    }[]
  }[]
  /** Licences and registrations. */
  Notices: {
    /** Name, as shown. */
    Label: string
    /** Number of the licence or registration. */
    Number: string
    /** Where it can be checked. */
    Href: string
  }[]
  /** The line of the copyright. */
  Copyright: string
  /** 网站导航 of the top bar: shops on other platforms, sites of the group. */
  NavigationLinks: {
    /** Heading. */
    Title: string
    /** Links, in order. */
    Links: {
      /** Name, as shown. */
      Label: string
      /** What it opens. */
      Href: string
    }[]
  }[]
  /** QR codes of 手机商城. Without any there is one that opens this mall. */
  MobileCodes: {
    /** Name, as shown. */
    Label: string
    /** Below the name. */
    Hint: string
    /** What the QR code leads to. */
    Address: string
  }[]
  /** The banner above every page; null: none. */
  TopBanner: {
    /** One line. */
    Text: string
    /** What it opens. */
    Href: string
  } | null
  /** What customers write on a transfer to the mall: /about/kpinfo. Empty lines are not shown. */
  Invoice: {
    /** 名称. */
    Title: string
    /** 纳税人识别号. */
    TaxNumber: string
    /** 地址. */
    Address: string
    /** 电话. */
    Phone: string
    /** 开户行. */
    Bank: string
    /** 账号. */
    Account: string
  }
  /** The live customer service; empty: none. */
  ServiceHref: string
  /** How soon the seller looks at an application for an after-sales service: 半小时内; empty: not said. */
  ReviewTime: string
  /** Where mobile user agents go; empty: they stay. */
  LinkPlatform: {
    /** From the hosts that are named. */
    Production: string
    /** From any other host that is not a local one. */
    Test: string
    /** Names of the production’s hosts. */
    ProductionHosts: string[]
  }
  /** The cookie of a gateway in front, which /cleanCookie leaves alone. */
  SessionCookie: string
  /** The old mall. */
  OldMall: {
    /** The only origins that ever receive the token; none: there is no old mall. */
    Origins: string[]
    /** How its users are sent there: by a hidden form, or by parameters of the query. */
    Mode: 'post' | 'get'
  }
  /** Where passkeys (通行密钥) can be used; empty: they are not offered. */
  PasskeyOrigin: string
  /** 企业微信. */
  WeChatWork: {
    /** The company’s id; empty: no login by 企业微信. */
    CorpId: string
    /** The app’s. */
    AgentId: string
  }
}

/** A page of the staff. */
export interface StaffList {
  /** The items of this page. */
  Items: StaffMember[]
  /** Number of items on all pages. */
  total: number
  /** Accounts per status under the same filters: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 1 | 2 | 3 | 4
    /** How many there are. */
    Count: number
  })[]
  /** What the user may do here. */
  AllowActions: 'Create'[]
}

/** Filters, sorting and page of the staff. */
export interface StaffListRequest {
  /** Part of the account name or the name. */
  Keyword?: string | undefined
  /** Only those with this role. */
  RoleId?: number | undefined
  /** Only accounts in this status. */
  Status?: 1 | 2 | 3 | 4 | undefined
  /** Field to sort by. */
  SortField?: 'Account' | 'LastLoginTime' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** The login of one of the seller’s staff. It has the form of a buyer’s, so that one store of sessions, one queue of refreshes and one page of a login serve both. */
export interface StaffLogin {
  /** Access token: `Authorization: Bearer …`. It opens the calls of the seller’s side alone. */
  Token: string
  /** Can be exchanged once for a new pair of tokens. */
  RefreshToken: string
  /** Who it is. */
  User: TokenUser
  /** The seller: its name, and 1 for each id, since there is one. */
  Enterprise: TokenEnterprise
  /** Names of the roles, for display. */
  Role: string[]
}

/** One of the seller’s staff. */
export interface StaffMember {
  /** The account. */
  StaffId: number
  /** 登录名. */
  Account: string
  /** 姓名. */
  Name: string
  /** Roles. */
  Roles: {
    /** The role. */
    RoleId: number
    /** Name of the role. */
    Name: string
  }[]
  /** 名下客户: companies that they look after. */
  Customers: number
  /** 1 未激活 2 正常 3 停用 4 锁定. */
  Status: 1 | 2 | 3 | 4
  /** Status, as shown. */
  StatusName: string
  /** When 锁定 ends by itself; null when it is not locked. ISO 8601 with offset. */
  LockedUntil: string | null
  /** Until when the initial password can be exchanged; null without one. ISO 8601 with offset. */
  InitialPasswordUntil: string | null
  /** 最近登录; null for never. ISO 8601 with offset. */
  LastLoginTime: string | null
  /** 两步验证: on 已开启, due 需开启: a role demands it, off 未开启. */
  SecondFactor: 'on' | 'due' | 'off'
  /** Why the user may not manage this account, as shown; null when they may. */
  ReadOnlyReason: string | null
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Unlock' | 'Enable' | 'ResetPwd' | 'ResetFactor' | 'EndSessions' | 'Disable' | 'HandOver')[]
  /** Changes with every edit. */
  Version: number
}

/** A page of the roles of the staff. */
export interface StaffRoleList {
  /** The items of this page. */
  Items: StaffRoleSummary[]
  /** Number of items on all pages. */
  total: number
  /** Roles per kind under the same filters: the counts of the tabs. */
  KindCounts: ({
    /** Kind. */
    Kind: 'custom' | 'preset'
    /** How many there are. */
    Count: number
  })[]
  /** What the user may put into a role: nobody gives what they do not have. */
  Grantable: {
    /** Permissions that the user has. */
    Permissions: ('product.view' | 'product.manage' | 'stock.view' | 'stock.manage' | 'customer.view' | 'customer.manage' | 'price.view' | 'price.manage' | 'order.view' | 'order.manage' | 'service.view' | 'service.manage' | 'money.view' | 'money.manage' | 'content.view' | 'content.manage' | 'report.view' | 'report.manage' | 'staff.view' | 'staff.manage' | 'audit.view' | 'audit.manage' | 'cost.view' | 'price.approve' | 'customer.viewAs')[]
    /** The widest scope that the user can give: their own. */
    Scope: 'portfolio' | 'all'
  }
  /** What the user may do here. */
  AllowActions: 'Create'[]
}

/** Filters, sorting and page of the roles of the staff. */
export interface StaffRoleListRequest {
  /** Part of the name. */
  Keyword?: string | undefined
  /** Only roles of this kind. */
  Kind?: 'custom' | 'preset' | undefined
  /** Field to sort by. */
  SortField?: 'MemberCount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A role of the seller’s staff. */
export interface StaffRoleSummary {
  /** The role. */
  RoleId: number
  /** Name. */
  Name: string
  /** What it is for. */
  Description: string
  /** preset 预设; custom 自定义: made by the seller. */
  Kind: 'custom' | 'preset'
  /** 数据范围: portfolio 名下客户, all 全部客户. */
  Scope: 'portfolio' | 'all'
  /** What it allows. */
  Permissions: ('product.view' | 'product.manage' | 'stock.view' | 'stock.manage' | 'customer.view' | 'customer.manage' | 'price.view' | 'price.manage' | 'order.view' | 'order.manage' | 'service.view' | 'service.manage' | 'money.view' | 'money.manage' | 'content.view' | 'content.manage' | 'report.view' | 'report.manage' | 'staff.view' | 'staff.manage' | 'audit.view' | 'audit.manage' | 'cost.view' | 'price.approve' | 'customer.viewAs')[]
  /** 须两步验证: without a second factor nothing is open to its members. */
  DemandsFactor: boolean
  /** 成员数. */
  MemberCount: number
  /** Whether the user may give it: it holds nothing that they do not have themselves. */
  CanGrant: boolean
  /** Actions that the user may take now. */
  AllowActions: ('Edit' | 'Copy' | 'Delete')[]
  /** Changes with every edit. */
  Version: number
}

/** Who is logged in at the seller’s side, and what is open to them. */
export interface StaffViewer {
  /** Name. */
  Name: string
  /** Names of the roles. */
  Roles: string[]
  /** What the roles allow together, with what it includes. */
  Permissions: ('product.view' | 'product.manage' | 'stock.view' | 'stock.manage' | 'customer.view' | 'customer.manage' | 'price.view' | 'price.manage' | 'order.view' | 'order.manage' | 'service.view' | 'service.manage' | 'money.view' | 'money.manage' | 'content.view' | 'content.manage' | 'report.view' | 'report.manage' | 'staff.view' | 'staff.manage' | 'audit.view' | 'audit.manage' | 'cost.view' | 'price.approve' | 'customer.viewAs')[]
  /** portfolio 名下客户, all 全部客户. */
  Scope: 'portfolio' | 'all'
  /** When the session ends, whatever is done in it. ISO 8601 with offset. */
  SessionEndsAt: string
  /** 两步验证. */
  SecondFactor: {
    /** Whether a role demands one. */
    Demanded: boolean
    /** Whether the login asks for a code. */
    Enabled: boolean
    /** Recovery codes that were not used yet. */
    RecoveryCodesLeft: number
  }
}

/** What a company received and returned on account in a month, as a row of a list. */
export interface Statement {
  /** Number of the statement. */
  StatementNo: string
  /** The company that buys. */
  EnterpriseId: number
  /** Its name. */
  EnterpriseName: string
  /** First day: the one after the last day of the statement before, or the first day of the terms. A day in Asia/Shanghai, `2026-03-01`. */
  FromDay: string
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  UntilDay: string
  /** When it was made: what was received and refunded until then is in it. ISO 8601 with offset. */
  MadeTime: string
  /** What was received, with freight, less what was refunded: the sum of its lines without those that were left for the next one. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What was unpaid of earlier statements when it was made. Yuan with at most two decimals, tax included. */
  CarriedAmount: number
  /** Both together. Yuan with at most two decimals, tax included. */
  TotalAmount: number
  /** What was paid of `Amount`. Yuan with at most two decimals, tax included. */
  PaidAmount: number
  /** What is unpaid of `Amount`. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is invoiced, counted from its confirmation on. Yuan with at most two decimals, tax included. */
  InvoicedAmount: number
  /** What of it is still to be invoiced, without what was refunded or corrected; 0 before its confirmation. Yuan with at most two decimals, tax included. */
  UninvoicedAmount: number
  /** 1 未开票, or a part of it 2 已开票, whether it is paid or not; null before its confirmation, and where nothing is to be invoiced. */
  Invoicing: 1 | 2 | null
  /** How many lines it has. */
  RowCount: number
  /** How many of them are disputed. */
  DisputedCount: number
  /** The day on which silence confirms it; null when it does not, or all is confirmed. A day in Asia/Shanghai, `2026-03-01`. */
  ConfirmOn: string | null
  /** The day by which it is to be paid: 账期 after its confirmation. Null before. A day in Asia/Shanghai, `2026-03-01`. */
  DueOn: string | null
  /** For how many days it has been due; 0 before, and when it is paid. */
  OverdueDays: number
  /** 10 待确认 20 有异议 30 已确认 40 已开票 50 已结清. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Actions that the user may take now. */
  AllowActions: ('Confirm' | 'Dispute' | 'Withdraw' | 'Postpone')[]
}

/** One statement with its lines. */
export interface StatementDetail {
  /** Number of the statement. */
  StatementNo: string
  /** The company that buys. */
  EnterpriseId: number
  /** Its name. */
  EnterpriseName: string
  /** First day: the one after the last day of the statement before, or the first day of the terms. A day in Asia/Shanghai, `2026-03-01`. */
  FromDay: string
  /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
  UntilDay: string
  /** When it was made: what was received and refunded until then is in it. ISO 8601 with offset. */
  MadeTime: string
  /** What was received, with freight, less what was refunded: the sum of its lines without those that were left for the next one. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What was unpaid of earlier statements when it was made. Yuan with at most two decimals, tax included. */
  CarriedAmount: number
  /** Both together. Yuan with at most two decimals, tax included. */
  TotalAmount: number
  /** What was paid of `Amount`. Yuan with at most two decimals, tax included. */
  PaidAmount: number
  /** What is unpaid of `Amount`. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is invoiced, counted from its confirmation on. Yuan with at most two decimals, tax included. */
  InvoicedAmount: number
  /** What of it is still to be invoiced, without what was refunded or corrected; 0 before its confirmation. Yuan with at most two decimals, tax included. */
  UninvoicedAmount: number
  /** 1 未开票, or a part of it 2 已开票, whether it is paid or not; null before its confirmation, and where nothing is to be invoiced. */
  Invoicing: 1 | 2 | null
  /** How many lines it has. */
  RowCount: number
  /** How many of them are disputed. */
  DisputedCount: number
  /** The day on which silence confirms it; null when it does not, or all is confirmed. A day in Asia/Shanghai, `2026-03-01`. */
  ConfirmOn: string | null
  /** The day by which it is to be paid: 账期 after its confirmation. Null before. A day in Asia/Shanghai, `2026-03-01`. */
  DueOn: string | null
  /** For how many days it has been due; 0 before, and when it is paid. */
  OverdueDays: number
  /** 10 待确认 20 有异议 30 已确认 40 已开票 50 已结清. */
  Status: 10 | 20 | 30 | 40 | 50
  /** Status, as shown. */
  StatusName: string
  /** Version that was read; changes with every write. */
  Version: number
  /** Actions that the user may take now. */
  AllowActions: ('Confirm' | 'Dispute' | 'Withdraw' | 'Postpone')[]
  /** Its lines by the day of receipt. */
  Rows: StatementRow[]
  /** The earlier statements that `CarriedAmount` is of. */
  Carried: {
    /** Number of the statement. */
    StatementNo: string
    /** What was unpaid of it. Yuan with at most two decimals, tax included. */
    Amount: number
  }[]
  /** `Amount` by tax rate, the highest first. */
  Taxes: {
    /** Tax rate. */
    TaxRate: number
    /** Without tax. Yuan with at most two decimals, tax included. */
    NetAmount: number
    /** The tax. Yuan with at most two decimals, tax included. */
    TaxAmount: number
  }[]
  /** What was paid of it, the oldest first: together `PaidAmount`. */
  Payments: {
    /** Number of the money that came in. */
    PaymentNo: string
    /** The day of the bank. A day in Asia/Shanghai, `2026-03-01`. */
    PaidOn: string
    /** What of it was put on this statement. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Name of the account that it came from. */
    Payer: string
    /** The bank’s reference; empty without one. */
    Reference: string
  }[]
  /** 账期: days from the confirmation until it is due. */
  CreditDays: number
  /** Working hours within which the seller answers a dispute. */
  AnswerHours: number
  /** Days without a word after which it is confirmed by itself; null: never. */
  SilentDays: number | null
  /** What happened, the oldest first. */
  Logs: {
    /** When it happened. ISO 8601 with offset. */
    Time: string
    /** Who did it. */
    Operator: string
    /** What happened. */
    Text: string
  }[]
}

/** A page of statements. */
export interface StatementList {
  /** The items of this page. */
  Items: Statement[]
  /** Number of items on all pages. */
  total: number
  /** Statements per status: the counts of the tabs. */
  StatusCounts: ({
    /** Status. */
    Status: 10 | 20 | 30 | 40 | 50
    /** How many there are. */
    Count: number
  })[]
  /** What is unpaid of all of them. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** 信用额度 of the company that the user is in; null without a limit. */
  Credit: Credit | null
}

/** Filter, sorting and page of the statements of the caller’s companies. */
export interface StatementListRequest {
  /** Part of the number. */
  StatementNo?: string | undefined
  /** Only statements in this status. */
  Status?: 10 | 20 | 30 | 40 | 50 | undefined
  /** Only confirmed ones that are invoiced, or not. */
  Invoicing?: 1 | 2 | undefined
  /** Field to sort by. */
  SortField?: 'UntilDay' | 'Amount' | undefined
  /** Direction of the order. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** What a statement has of one order. */
export interface StatementRow {
  /** The line. */
  RowId: number
  /** Order number. */
  OrderNo: string
  /** The day on which the order was received; the last day of the statement where more of it is to come. A day in Asia/Shanghai, `2026-03-01`. */
  ReceivedOn: string
  /** What it is about, such as 复印纸、中性笔 等 9 种. */
  Title: string
  /** Goods that were received. Yuan with at most two decimals, tax included. */
  GoodsAmount: number
  /** Freight. Yuan with at most two decimals, tax included. */
  FreightAmount: number
  /** Returns and corrections; not positive. Yuan with at most two decimals, tax included. */
  BackAmount: number
  /** All of it. Yuan with at most two decimals, tax included. */
  Amount: number
  /** What is owed with it and all lines before it, beginning with what was carried over. Yuan with at most two decimals, tax included. */
  RunningAmount: number
  /** open 待确认, confirmed 已确认, disputed 有异议, postponed 留到下期: not counted. */
  State: 'open' | 'confirmed' | 'disputed' | 'postponed'
  /** State, as shown. */
  StateName: string
  /** Whether it can be left for the next statement: disputed, and without a correction. */
  CanPostpone: boolean
  /** What it is made of. */
  Pieces: ({
    /** goods 收货, freight 运费, return 退货, correction 更正. */
    Kind: 'goods' | 'freight' | 'return' | 'correction'
    /** Kind, as shown. */
    KindName: string
    /** Product, or the words of a correction; empty for freight. */
    Name: string
    /** Pieces; null for what has none. */
    Quantity: number | null
    /** Unit of the pieces; empty without. */
    Unit: string
    /** Price of a piece; null for what has none. Yuan with at most two decimals, tax included. */
    Price: number | null
    /** Tax rate, 0.13 for 13 %. */
    TaxRate: number
    /** Amount; negative for what lowers the statement. Yuan with at most two decimals, tax included. */
    Amount: number
  })[]
  /** What was said of it, the oldest first. */
  Messages: {
    /** When it was written. ISO 8601 with offset. */
    Time: string
    /** Who wrote it. */
    Author: string
    /** Whether the seller did. */
    IsSeller: boolean
    /** What they wrote. */
    Text: string
    /** Pictures of it. */
    Images: {
      /** Address of the picture. A path of this origin, or https. */
      Url: string
      /** Name of the file. */
      Name: string
    }[]
  }[]
}

/** On which terms a customer buys on account. */
export interface StatementTerms {
  /** The terms; null: there are none, and no statements. */
  Terms: {
    /** 对账日: the last day of each statement; 0 is the last day of the month. */
    Day: number
    /** 账期: days from the confirmation until it is due. */
    CreditDays: number
    /** 信用额度; null for none: there is no limit. Yuan with at most two decimals, tax included. */
    CreditLimit: number | null
    /** What becomes of an order above 信用额度: `refuse`: it cannot be placed; `ask`: it is placed, and is confirmed once the seller has agreed. */
    OverLimit: 'refuse' | 'ask'
    /** Days without a word after which a statement is confirmed by itself, usually 10; null: it never is. */
    SilentDays: number | null
    /** Orders that were placed from this day on are in statements. It stays as it is once there is one. A day in Asia/Shanghai, `2026-03-01`. */
    FromDay: string
  } | null
  /** Whether there is a statement. */
  HasStatements: boolean
  /** What is unpaid of its statements. Yuan with at most two decimals, tax included. */
  UnpaidAmount: number
  /** What of it is overdue. Yuan with at most two decimals, tax included. */
  OverdueAmount: number
  /** For how many days the oldest of it is; 0 for none. */
  OverdueDays: number
  /** 信用额度; null without a limit. */
  Credit: Credit | null
  /** What was received and refunded since the last one. Yuan with at most two decimals, tax included. */
  OpenAmount: number
  /** 在途: what was ordered on account and not yet received. With what is unpaid and open it is what is used of the credit. Yuan with at most two decimals, tax included. */
  OrderedAmount: number
  /** Whether the user may change the terms. */
  CanEdit: boolean
  /** Whether the user may make a statement now. */
  CanMake: boolean
  /** Version that was read; 0 without terms. */
  Version: number
}

/** What moved the stock of a product in one warehouse, the newest first. */
export interface StockMovements {
  /** The items of this page. */
  Items: ({
    /** When. ISO 8601 with offset. */
    At: string
    /** Why, as shown: 下单, 退回, 盘点. */
    Reason: string
    /** Who of the staff; empty for an order. */
    By: string
    /** The order; null without one, and where the user does not see it. */
    OrderNo: string | null
    /** What was written beside it. */
    Note: string
    /** Pieces: negative for those that went. */
    Change: number
    /** 可用 after it. */
    Left: number
  })[]
  /** Number of items on all pages. */
  total: number
}

/** Stock as the customer sees it in one area. `Text` is what the interface shows. */
export interface StockState {
  /** inStock 现货 · delayed 预计2–6天 · preorder 预订 · none 无货. */
  State: 'inStock' | 'delayed' | 'preorder' | 'none'
  /** Text to show: 现货, 预计2–6天, 预订, 无货. */
  Text: string
  /** Pieces that can be sold now; 0 when none. */
  Quantity: number
}

/** `changed`: 订单信息已变化，请确认, nothing was ordered; confirm again with the new token. */
export type SubmitAnswer = {
  /** Whether the order was placed. */
  Outcome: 'submitted'
  /** Id of the submission. */
  SubmitId: string
  /** Order number. */
  OrderNo: string
} | {
  /** Whether the order was placed. */
  Outcome: 'changed'
  /** What changed since the confirmation. */
  Changes: ({
    /** The line of the cart. */
    CartItemId: number
    /** Name of the product, as the customer calls it. */
    CustomerProductName: string
    /** What changed. */
    Kind: 'price' | 'stock' | 'unsellable'
    /** The change in words: 单价由¥a变为¥b, 库存不足，仅剩{n}. Its amounts are — for a user who sees no prices. */
    Text: string
  })[]
  /** The confirmation as it is now. */
  Confirmation: OrderConfirmation
}

/** The outcome of a submission. */
export interface SubmitResult {
  /** Id of the submission. */
  SubmitId: string
  /** Order number. */
  OrderNo: string
  /** submitted 订单提交成功 · approving 已提交审批，等待{name}审批 · unpaid 待付款，请于{time}前完成支付. */
  State: 'submitted' | 'approving' | 'unpaid'
  /** 商品总额: the lines at the prices that are paid, without freight. Null for a user who sees no prices. */
  GoodsAmount: number | null
  /** 运费: freight; 0 when nothing is delivered. Null for a user who sees no prices. */
  Freight: number | null
  /** 应付: 商品总额 + 运费. What goes back later does not change it. Null for a user who sees no prices. */
  PayableAmount: number | null
  /** 已省: what the lines cost less than at the market price of one piece, of all kinds. No part of 应付. Null for a user who sees no prices. */
  SavedAmount: number | null
  /** 已省 by kind. Null for a user who sees no prices. */
  Savings: OrderSavings | null
  /** Status of the order now. */
  Status: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90
  /** Status of the order now, as shown. */
  StatusName: string
  /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
  PaymentType: 1 | 2 | 3 | 4 | 5
  /** Way of payment, as shown. */
  PaymentTypeName: string
  /** Names of the next approvers. */
  ApproverNames: string[]
  /** Deadline of the payment; null for none. ISO 8601 with offset. */
  PayBefore: string | null
  /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
  DeliveryDate: string | null
  /** The step bar: reached steps carry a time. */
  Steps: ({
    /** Name, as shown. */
    Name: string
    /** When it happened; null when not yet. ISO 8601 with offset. */
    Time: string | null
    /** Whether the step is reached. */
    State: 'done' | 'current' | 'todo' | 'failed'
  })[]
  /** Actions that the user may take on the order now. */
  AllowActions: ('View' | 'Cancel' | 'Pay' | 'ConfirmTransfer' | 'Withdraw' | 'Remind' | 'ConfirmReceipt' | 'Receive' | 'AnswerShortage' | 'Review' | 'AppendReview' | 'Rebuy' | 'ApplyAfterSales' | 'ApplyInvoice' | 'Resubmit')[]
}

/** What waits for the user, of one kind: a list that they may open. */
export interface Todo {
  /** Kind of task. */
  Kind: 'approval' | 'payment' | 'receipt' | 'review' | 'afterSales' | 'inquiry' | 'invoice' | 'invoiceRed' | 'statement'
  /** Name, as shown. */
  Name: string
  /** How many there are: as many as the list that it opens shows. */
  Count: number
  /** Sum of them; null where they have none. Null for a user who sees no prices. */
  Amount: number | null
  /** Since when the longest of them waits; null when none does, and where nobody counts it. ISO 8601 with offset. */
  Since: string | null
  /** When the mall decides the first of them by itself: an unpaid order is cancelled, a receipt is confirmed. Null when it does not. ISO 8601 with offset. */
  Due: string | null
  /** The list of them. */
  Target: LinkTarget
}

/** `Enterprise` of the login info and of the token’s payload. */
export interface TokenEnterprise {
  /** The enterprise. */
  EnterpriseId: number
  /** Name of the enterprise. */
  EnterpriseName: string
  /** The enterprise group. */
  GroupId: number
  /** The department. */
  DepartmentId: number
}

/** `User` of the login info and of the token’s payload. */
export interface TokenUser {
  /** Id of the user. */
  uid: number
  /** `GA`: group administrator, sees the full menu. `GU`: everybody else. */
  utype: 'GA' | 'GU'
  /** Nickname, shown in the greeting. */
  nname: string
}

/** A step of a package. */
export interface TrackStep {
  /** When it happened. ISO 8601 with offset. */
  Time: string
  /** What happened. */
  Text: string
}

/** A place in the chart of 库存周转. */
export interface TurnoverPoint {
  /** Chooses its row: `Point`. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** 售出件数: pieces of the orders of the days, as 销售 counts them. */
  SoldQuantity: number
  /** Always false. */
  IsOpen: boolean
}

/** 库存周转: how often the stock was sold, and what of it was not. It is of the whole mall: a stock is no customer’s. */
export interface TurnoverReport {
  /** The items of this page. */
  Items: TurnoverReportRow[]
  /** Number of items on all pages. */
  total: number
  /** The total row, over all pages. */
  Sum: {
    /** 售出件数: pieces of the orders of the days, as 销售 counts them. */
    SoldQuantity: number
    /** 期初库存: pieces that could be ordered when the first day began, in all warehouses. */
    BeginStock: number
    /** 期末库存: the same when the last day ended, or now. */
    EndStock: number
    /** 平均库存: half of both together. */
    AverageStock: number
    /** 周转次数: SoldQuantity ÷ AverageStock, with two decimals; null without a stock. */
    Turns: number | null
    /** 可售天数: for how many days EndStock lasts, as fast as it was sold; null when nothing was. */
    StockDays: number | null
    /** 滞销: products with a stock at the end of which nothing was sold on the days. */
    IdleCount: number
    /** 售出成本: of pieces that had a cost when they were ordered, with tax. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
    Cost: number | null
    /** 库存成本: EndStock at the cost of today, with tax, of products that have one. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
    StockCost: number | null
  }
  /** The cards. */
  Totals: {
    /** The period; by time with a `Point`, that one. */
    Current: TurnoverTotals
    /** 环比: as many months or days before it. */
    Previous: TurnoverTotals
    /** 同比: the same days of the year before. */
    LastYear: TurnoverTotals
  }
  /** What the user may do with it. */
  AllowActions: 'Export'[]
  /** The twenty of which the most pieces were sold. */
  Points: TurnoverPoint[]
}

/** Dimension, days, filters, order and page of 库存周转. */
export interface TurnoverReportRequest {
  /** What a row is: a product, or a category below that of the filter. */
  By: 'product' | 'category'
  /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
  BeginTime?: string | undefined
  /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
  EndTime?: string | undefined
  /** Only products that are in this category now, of any level. */
  CategoryId?: number | undefined
  /** Only rows of products of which nothing was sold, with a stock at the end (idle), or something was (sold). The cards are of all. */
  Kind?: 'idle' | 'sold' | undefined
  /** Only the row with this key: what was chosen in the chart. */
  Point?: string | undefined
  /** Field to sort by; the most pieces sold first without it. What has no number comes last. */
  SortField?: 'SoldQuantity' | 'EndStock' | 'Turns' | 'StockDays' | 'IdleCount' | undefined
  /** Direction of the order; descending without it. By time: the latest first, always. */
  SortOrder?: 'asc' | 'desc' | undefined
  /** Page, from 1. */
  PageIndex: number
  /** Items per page. */
  PageSize: 10 | 20 | 50 | 100 | 1000
}

/** A row of 库存周转. */
export interface TurnoverReportRow {
  /** Chooses the row: code of the product, number of the category. */
  Key: string
  /** Name, as shown. */
  Name: string
  /** The product; null for other rows. */
  ProductCode: string | null
  /** The category; null for other rows. */
  CategoryId: number | null
  /** 售出件数: pieces of the orders of the days, as 销售 counts them. */
  SoldQuantity: number
  /** 期初库存: pieces that could be ordered when the first day began, in all warehouses. */
  BeginStock: number
  /** 期末库存: the same when the last day ended, or now. */
  EndStock: number
  /** 平均库存: half of both together. */
  AverageStock: number
  /** 周转次数: SoldQuantity ÷ AverageStock, with two decimals; null without a stock. */
  Turns: number | null
  /** 可售天数: for how many days EndStock lasts, as fast as it was sold; null when nothing was. */
  StockDays: number | null
  /** 滞销: products with a stock at the end of which nothing was sold on the days. */
  IdleCount: number
  /** 售出成本: of pieces that had a cost when they were ordered, with tax. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** 库存成本: EndStock at the cost of today, with tax, of products that have one. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
  StockCost: number | null
}

/** How the stock turned over on some days. */
export interface TurnoverTotals {
  /** First day. A day in Asia/Shanghai, `2026-03-01`. */
  BeginDate: string
  /** Last day; today when the period goes on. A day in Asia/Shanghai, `2026-03-01`. */
  EndDate: string
  /** 售出件数: pieces of the orders of the days, as 销售 counts them. */
  SoldQuantity: number
  /** 期初库存: pieces that could be ordered when the first day began, in all warehouses. */
  BeginStock: number
  /** 期末库存: the same when the last day ended, or now. */
  EndStock: number
  /** 平均库存: half of both together. */
  AverageStock: number
  /** 周转次数: SoldQuantity ÷ AverageStock, with two decimals; null without a stock. */
  Turns: number | null
  /** 可售天数: for how many days EndStock lasts, as fast as it was sold; null when nothing was. */
  StockDays: number | null
  /** 滞销: products with a stock at the end of which nothing was sold on the days. */
  IdleCount: number
  /** 售出成本: of pieces that had a cost when they were ordered, with tax. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
  Cost: number | null
  /** 库存成本: EndStock at the cost of today, with tax, of products that have one. Null for those without `cost.view`. Yuan with at most two decimals, tax included. */
  StockCost: number | null
}

/** An uploaded file. */
export interface UploadedFile {
  /** Address of the file. A path of this origin, or https. */
  Url: string
  /** Name of the file. */
  Name: string
  /** Size in bytes. */
  Size: number
  /** MIME type. */
  ContentType: string
}

/** A login that reads what one person of a customer sees, and changes nothing. */
export interface ViewLogin {
  /** JWT: `Authorization: Bearer {Token}`. There is no refresh token. */
  Token: string
  /** The person. */
  User: TokenUser
  /** The company that they work for. */
  Enterprise: TokenEnterprise
  /** Role codes in that company. */
  Role: string[]
  /** Name of the person, as the seller calls them. */
  Person: string
  /** How long it lasts: no instant, since clocks differ. */
  LeftSeconds: number
}

/** The outcome of a WeChat Work authorisation: a login, a member without an account, or a user outside the visible range of the app. */
export type WeChatWorkLogin = {
  /** Outcome of the authorisation. */
  Outcome: 'loggedIn'
  /** The login. */
  Login: LoginInfo
} | {
  /** Outcome of the authorisation. */
  Outcome: 'outside'
} | {
  /** Outcome of the authorisation. */
  Outcome: 'unbound'
  /** Ticket for `BindWeChatWork`, valid for a few minutes. */
  BindTicket: string
}

/** When the seller works, and within how many working hours what waits for them is done. */
export interface WorkCalendar {
  /** When work begins on a working day, `09:00`, Asia/Shanghai. */
  WorkFrom: string
  /** When it ends, at least 4 hours after it begins. */
  WorkTo: string
  /** Days on which nobody works and nothing is delivered. No day is in two of them. */
  Holidays: {
    /** What it is called: 国庆节. */
    Name: string
    /** Its first day. A day in Asia/Shanghai, `2026-03-01`. */
    First: string
    /** Its last day. A day in Asia/Shanghai, `2026-03-01`. */
    Last: string
  }[]
  /** Days of weekends that are worked, in exchange for a longer holiday. */
  WorkedDays: string[]
  /** Years whose arrangement, as the State Council publishes it, is entered. */
  ArrangedYears: number[]
  /** Working hours within which each is to be done. An order whose buyer named a day is shipped by the end of work on it. */
  Limits: {
    /** 确认订单. */
    Accept: number
    /** 发货. */
    Ship: number
    /** 审核售后. */
    Check: number
    /** 报价. */
    Quote: number
    /** 开发票. */
    Invoice: number
    /** 答复对账异议. */
    Dispute: number
  }
}

/** The requested parts of the workbench. A part is null for a user who may not see what it is made of. */
export interface Workbench {
  /** 待办, of the lists that the user may open. */
  Todos?: Todo[] | undefined
  /** The budgets in force of the user’s department, the first to end first. Null for a user who sees no prices. */
  Budgets?: BudgetSummary[] | null | undefined
  /** Purchases by month. Null for a user who sees no prices. */
  Spend?: WorkbenchSpend | null | undefined
  /** Purchases by category. Null for a user who sees no prices. */
  Categories?: WorkbenchCategories | null | undefined
  /** The latest five orders within the data scope of the user. */
  Orders?: OrderSummary[] | null | undefined
}

/** What was bought in the same months, by category of the first level: goods without freight. */
export interface WorkbenchCategories {
  /** At most six, the largest first and 其他 last. */
  Items: ({
    /** The category; null for 其他, the sum of all smaller ones. */
    CategoryId: number | null
    /** Name, as shown. */
    Name: string
    /** Sum of the goods. Yuan with at most two decimals, tax included. */
    Amount: number
  })[]
  /** Sum of all. Yuan with at most two decimals, tax included. */
  Total: number
}

/** Purchases by month, within the data scope of the user: what was approved and is neither cancelled nor refused. */
export interface WorkbenchSpend {
  /** Twelve months, the current one the last. */
  Months: ({
    /** Month of the orders, `2026-03`. */
    Month: string
    /** Sum of the orders of the month. Yuan with at most two decimals, tax included. */
    Amount: number
    /** How many there are. */
    OrderCount: number
    /** The same month of the year before; null when that month began before the first purchase. Yuan with at most two decimals, tax included. */
    PreviousAmount: number | null
  })[]
  /** The current month of the year before, up to the same day and time; null as above. Yuan with at most two decimals, tax included. */
  PreviousToDate: number | null
}

/** What each call is sent: the JSON body, the query of a GET. */
export interface CallInputs {
  /** Logs in by account and password, after the slide captcha. */
  'POST /api/Account/Login': {
    /** Account name, mobile number or email. */
    Account: string
    /** The password. */
    Password: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
    /** Path to return to after the login. */
    ReturnUrl?: string | undefined
  }
  /** Returns the login of another of the user’s enterprises. */
  'POST /api/Account/SwitchEnterprise': {
    /** The enterprise. */
    EnterpriseId: number
  }
  /** Ends the session on the server: its refresh tokens are revoked. */
  'POST /api/Account/Logout': Record<string, never>
  /** Exchanges a refresh token for a new pair of tokens. */
  'POST /api/Account/RefreshToken': {
    /** Can be exchanged once for a new pair of tokens. */
    RefreshToken: string
    /** The user. */
    UserId: number
  }
  /** Logs in by a session key that a partner site created. */
  'GET /api/Account/LoginBySession': {
    /** The key of the partner site. */
    sessionKey: string
    /** Present when an administrator logs in for a customer. */
    adminLogin?: string | undefined
  }
  /** Exchanges the code of `SellerCustomer/ViewAs` for a login that views the mall as a customer’s person. */
  'POST /api/Account/LoginByViewCode': {
    /** The code that was posted to the page. */
    Code: string
  }
  /** Returns the address of the old mall. */
  'GET /api/Account/JumpOldLink': {
    /** Page of the old mall. */
    tag?: string | undefined
  }
  /** Lifts the rate limit after the slide captcha. */
  'POST /api/Account/UnLock': {
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Sends a code to reset a forgotten password, or to unlock an account: step 1 of 3. */
  'POST /api/Account/ResetCheck': {
    /** Account name, mobile number or email. */
    Account: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
    /** `reset`, without it: for `ResetPassword`. `unlock`: for `ResetUnlock`. A code for one does not do the other. */
    Purpose?: 'reset' | 'unlock' | undefined
  }
  /** Checks the six digits of the code: step 2 of 3. */
  'POST /api/Account/ResetVerify': {
    /** Ticket of the reset, sent with each step. */
    Ticket: string
    /** The six digits of the code. */
    Code: string
  }
  /** Sets the new password: step 3 of 3. */
  'POST /api/Account/ResetPassword': {
    /** Ticket of the reset, sent with each step. */
    Ticket: string
    /** The new password. */
    Password: string
  }
  /** Unlocks an account whose password was typed wrongly too often: step 3 of 3, in place of a new password. */
  'POST /api/Account/ResetUnlock': {
    /** Ticket of a code for `unlock` that was checked. */
    Ticket: string
  }
  /** Replaces the user’s password. */
  'POST /api/Account/ChangePassword': {
    /** The password in force. */
    OldPassword: string
    /** The new password: `passwordFault` says what is wrong with one. */
    Password: string
  }
  /** Logs in by the code of a WeChat Work authorisation. */
  'POST /api/Account/LoginByWeChatWork': {
    /** The code of the authorisation. */
    Code: string
    /** The state that the authorisation was started with. */
    State: string
  }
  /** Binds a WeChat Work member to an account and logs in. */
  'POST /api/Account/BindWeChatWork': {
    /** Ticket of the WeChat Work login. */
    BindTicket: string
    /** Account name, mobile number or email. */
    Account: string
    /** The password. */
    Password: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Returns the menu codes that the user may see. */
  'POST /api/Account/GetUserMenuList': Record<string, never>
  /** Returns a page of the accounts of the company, filtered and sorted. */
  'POST /api/Account/List': AccountListRequest
  /** Returns one account of the company, as it is now. */
  'POST /api/Account/Detail': {
    /** The account. */
    UserId: number
  }
  /** Saves the accounts that match the filters as an .xlsx file, without passwords. */
  'POST /api/Account/Export': {
    /** Part of the account name, the name, the mobile number or the email. */
    Keyword?: string | undefined
    /** Only this department and those below it. */
    DepartmentId?: number | undefined
    /** Only accounts with this role. */
    RoleId?: number | undefined
    /** Only accounts in this status. */
    Status?: 1 | 2 | 3 | 4 | undefined
  }
  /** Makes an account with an initial password, or changes the one with `UserId` from its next call on. */
  'POST /api/Account/Save': {
    /** The account; absent for a new one. */
    UserId?: number | undefined
    /** 登录名 of a new account: 2–30 letters, digits and . _ -; it stays as it is. */
    Account?: string | undefined
    /** 姓名: how colleagues see the user, on orders and approvals. */
    Name: string
    /** 手机, of one account alone; null for none, absent to leave it as it is. */
    Mobile?: string | null | undefined
    /** 邮箱, of one account alone; null for none, absent to leave it as it is. */
    Email?: string | null | undefined
    /** A department of the company within the scope of the user. */
    DepartmentId: number
    /** Its roles; none may hold what the user does not have. */
    RoleIds: number[]
    /** 单笔限额; null for none. Yuan with at most two decimals, tax included. */
    SingleLimit: number | null
    /** Needed with `UserId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. */
  'POST /api/Account/Enable': {
    /** The account. */
    UserId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** 启用, 停用 or 解锁. */
    Action: 'Enable' | 'Disable' | 'Unlock'
    /** To disable: the colleague who decides in its place, see `Account/Candidates`. */
    HandOverTo?: number | undefined
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Finds colleagues to whom the approvals of an account can be handed over, at most 20. */
  'POST /api/Account/Candidates': {
    /** The account. */
    UserId: number
    /** Part of a name or of the name of a department. */
    Keyword?: string | undefined
  }
  /** Gives an account an initial password in place of its own, and ends its sessions. */
  'POST /api/Account/ResetPwd': {
    /** The account. */
    UserId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Ends all sessions of an account, on every device; its password stays. */
  'POST /api/Account/EndSessions': {
    /** The account. */
    UserId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Switches the second factor of an account off and removes its passkeys, for a user who lost theirs. */
  'POST /api/Account/SecondFactorReset': {
    /** The account. */
    UserId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Reads accounts from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. */
  'POST /api/Account/ImportCheck': undefined
  /** Makes an account of each row that can be one; the others return why not. */
  'POST /api/Account/Import': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Replaces an initial password with the user’s own and logs in. */
  'POST /api/Account/Activate': {
    /** Account name, mobile number or email. */
    Account: string
    /** The initial password. */
    InitialPassword: string
    /** The own password. */
    Password: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Returns the passkeys of the user, the oldest first. */
  'POST /api/Account/PasskeyList': Record<string, never>
  /** Begins to register a passkey: step 1 of 2. */
  'POST /api/Account/PasskeyRegisterOptions': {
    /** The user’s password. */
    Password: string
  }
  /** Registers the passkey that the browser made: step 2 of 2. */
  'POST /api/Account/PasskeyRegister': {
    /** What the user calls it: 工作手机. */
    Name: string
    /** `RegistrationResponseJSON` of WebAuthn. */
    Credential: {
      /** The credential. */
      id: string
      /** The same. */
      rawId: string
      /** Kind of credential. */
      type: 'public-key'
      /** What the authenticator answered. */
      response: {
        /** What the browser says of the page and the challenge. */
        clientDataJSON: string
        /** The new credential. */
        attestationObject: string
        /** Ways to reach its authenticator. */
        transports?: string[] | undefined
      }
    }
  }
  /** Gives a passkey of the user another name. */
  'POST /api/Account/PasskeyRename': {
    /** The passkey. */
    PasskeyId: string
    /** What the user calls it: 工作手机. */
    Name: string
  }
  /** Removes a passkey of the user: it logs nobody in any more. */
  'POST /api/Account/PasskeyRemove': {
    /** The passkey. */
    PasskeyId: string
    /** The user’s password. */
    Password: string
  }
  /** Begins a login by passkey: step 1 of 2. */
  'POST /api/Account/PasskeyLoginOptions': Record<string, never>
  /** Logs in by a passkey, without password, captcha and second factor: step 2 of 2. */
  'POST /api/Account/PasskeyLogin': {
    /** `AuthenticationResponseJSON` of WebAuthn. */
    Credential: {
      /** The credential. */
      id: string
      /** The same. */
      rawId: string
      /** Kind of credential. */
      type: 'public-key'
      /** What the authenticator answered. */
      response: {
        /** What the browser says of the page and the challenge. */
        clientDataJSON: string
        /** What the authenticator says of itself. */
        authenticatorData: string
        /** Its signature. */
        signature: string
        /** Whose passkey it is. */
        userHandle?: string | undefined
      }
    }
    /** Path to return to after the login. */
    ReturnUrl?: string | undefined
  }
  /** Returns the user’s own account. */
  'POST /api/Account/Profile': Record<string, never>
  /** Changes nickname, name and picture of the user. */
  'POST /api/Account/ProfileSave': {
    /** 昵称, 2–20 characters. */
    Nickname: string
    /** 姓名, at most 30 characters; empty: colleagues see the 昵称. */
    Name: string
    /** Picture; null for none. A path of this origin, or https. */
    Avatar: string | null
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Sends a code to a new mobile number or email of the user. */
  'POST /api/Account/SendCode': {
    /** Where the code is sent. */
    Contact: {
      /** A mobile number. */
      Type: 'mobile'
      /** The new mobile number. */
      Value: string
    } | {
      /** An email. */
      Type: 'email'
      /** The new email. */
      Value: string
    }
    /** The password of the account. Wrong ones count as those of the login. */
    Password: string
  }
  /** Sets the mobile number or email that a code was sent to. */
  'POST /api/Account/BindContact': {
    /** Ticket of `SendCode`. */
    Ticket: string
    /** The six digits of the code. */
    Code: string
  }
  /** Lists the user’s logins, the latest first. */
  'POST /api/Account/LoginLog': {
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Ends another session of the user, on another browser. */
  'POST /api/Account/EndSession': {
    /** The session; that of the call itself ends by `Logout`. */
    SessionId: string
  }
  /** Ends all sessions of the user but that of the call. */
  'POST /api/Account/EndOtherSessions': Record<string, never>
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). */
  'POST /api/Account/SecondFactor': {
    /** Ticket of the login. */
    Ticket: string
    /** The six digits of the authenticator, or a recovery code. */
    Code: string
    /** Path to return to after the login. */
    ReturnUrl?: string | undefined
  }
  /** Returns whether the user has a second factor. */
  'POST /api/Account/SecondFactorState': Record<string, never>
  /** Makes a secret for the user’s authenticator: step 1 of 2. */
  'POST /api/Account/SecondFactorStart': {
    /** The user’s password. */
    Password: string
  }
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  'POST /api/Account/SecondFactorConfirm': {
    /** The six digits of the authenticator. */
    Code: string
  }
  /** Switches the user’s second factor off. */
  'POST /api/Account/SecondFactorEnd': {
    /** The user’s password. */
    Password: string
  }
  /** Returns a page of the delivery addresses that the user may use or change. */
  'POST /api/Address/List': AddressListRequest
  /** Adds an address, or changes the one with `AddressId`. */
  'POST /api/Address/Save': {
    /** The address; absent for a new one. */
    AddressId?: number | undefined
    /** 收货人. */
    Consignee: string
    /** Province (省). */
    Province: string
    /** City (市). */
    City: string
    /** District (区). */
    District: string
    /** Six digits (GB/T 2260) of the district. */
    AreaCode: string
    /** Street and number (详细地址). */
    Detail: string
    /** Label such as 公司 (标签). */
    Tag: string
    /** Whether it is the default address of who made it: exactly one of theirs is. */
    IsDefault: boolean
    /** Mobile number. */
    Mobile: string
    /** Whether the department of who made it may use it too; absent: as it was. */
    IsShared?: boolean | undefined
    /** Needed with `AddressId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
  }
  /** Deletes an address. */
  'POST /api/Address/Delete': {
    /** The address. */
    AddressId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Makes one of the user’s own addresses the default. */
  'POST /api/Address/SetDefault': {
    /** The address. */
    AddressId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Recognises consignee, telephone, area and street in a text as people paste it. */
  'POST /api/Address/Parse': {
    /** The text. */
    Text: string
  }
  /** Reads addresses from a workbook or from a pasted text, says what is wrong with each cell, and saves nothing. */
  'POST /api/Address/ImportCheck': undefined
  /** Adds an address of the user’s own for each row that can be one; the others return why not. */
  'POST /api/Address/Import': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what the user can apply for, for one line of an order. */
  'POST /api/AfterSales/Check': {
    /** Order number. */
    OrderNo: string
    /** The line of the order. */
    LineId: number
  }
  /** Applies for the return, the exchange or the repair of pieces of a line, once per `RequestId`. */
  'POST /api/AfterSales/Apply': AfterSalesApplication
  /** Returns a page of the after-sales services that the user may see, filtered and sorted. */
  'POST /api/AfterSales/List': AfterSalesListRequest
  /** Returns the filtered after-sales services as an .xlsx file. */
  'POST /api/AfterSales/Export': {
    /** Part of the service number, of the order number, or of the product’s name; or the product’s code. */
    Keyword?: string | undefined
    /** Only services of this type. 1 退货 2 换货 3 维修. */
    Type?: 1 | 2 | 3 | undefined
    /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** 1 进行中: whatever is not over; 2 已结束: completed, rejected or cancelled. */
    Progress?: 1 | 2 | undefined
    /** Only services in this status. */
    Status?: 10 | 11 | 20 | 30 | 40 | 50 | 60 | 70 | undefined
  }
  /** Returns the details of one after-sales service. */
  'POST /api/AfterSales/Detail': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
  }
  /** Answers the seller’s question about an application, once per `RequestId`: it is checked on. */
  'POST /api/AfterSales/Supplement': AfterSalesSupplement
  /** Says how the goods were sent back. */
  'POST /api/AfterSales/FillExpress': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Carrier. */
    Carrier: string
    /** Tracking number: 6 to 32 letters, digits and hyphens. */
    TrackingNo: string
  }
  /** Cancels an after-sales service whose goods were not sent yet: its pieces can be applied for again. */
  'POST /api/AfterSales/Cancel': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Confirms the result of an after-sales service, which completes it. */
  'POST /api/AfterSales/Confirm': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Gives an after-sales service back to the seller, whose result does not solve it. */
  'POST /api/AfterSales/Reopen': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** What is still wrong. */
    Reason: string
  }
  /** Returns a page of the announcements for the caller, the newest first. */
  'POST /api/Announcement/List': {
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Returns one announcement that is for the caller. */
  'POST /api/Announcement/Detail': {
    /** The announcement. */
    AnnouncementId: number
  }
  /** Returns a page of approvals, filtered and sorted. */
  'POST /api/Approval/List': ApprovalListRequest
  /** Returns the details of one approval. */
  'POST /api/Approval/Detail': {
    /** Approval number. */
    ApprovalNo: string
  }
  /** Agrees to an order, once per `RequestId`. */
  'POST /api/Approval/Agree': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** Comment for the applicant. */
    Comment?: string | undefined
  }
  /** Rejects an order: its stock and its budget are released. */
  'POST /api/Approval/Reject': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** Comment for the applicant. */
    Comment: string
  }
  /** Returns an order to its applicant, who may change it and submit it again: its stock and its budget are released. */
  'POST /api/Approval/Return': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** Comment for the applicant. */
    Comment: string
  }
  /** Finds users to whom the turn can be transferred, or who can be added as approvers. */
  'POST /api/Approval/Candidates': {
    /** Approval number. */
    ApprovalNo: string
    /** Part of a name or of the name of a department. */
    Keyword?: string | undefined
  }
  /** Transfers the user’s turn to another approver (转交), once per `RequestId`. */
  'POST /api/Approval/Transfer': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** The user whose turn it becomes, one of the candidates. */
    UserId: number
    /** Comment for the other approver. */
    Comment?: string | undefined
  }
  /** Adds an approver before or after the user’s own node (加签), once per `RequestId`. */
  'POST /api/Approval/AddSign': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** The added approver, one of the candidates. */
    UserId: number
    /** Whether the added approver decides before the node or after it. */
    Position: 'before' | 'after'
    /** Comment for the other approver. */
    Comment?: string | undefined
  }
  /** Withdraws the user’s own order from its approval: its stock and its budget are released. */
  'POST /api/Approval/Withdraw': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
  }
  /** Lowers quantities of an order that waits for the user’s decision, or strikes lines. */
  'POST /api/Approval/EditLines': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Approval number. */
    ApprovalNo: string
    /** Version of the order that was read; decisions are made on it. */
    Version: number
    /** The lines that change. */
    Lines: {
      /** The line of the order. */
      LineId: number
      /** Pieces from now on, fewer than before; 0 strikes the line. */
      Quantity: number
    }[]
    /** Comment for the applicant. */
    Comment?: string | undefined
  }
  /** Agrees to or rejects several orders, once per `RequestId`. */
  'POST /api/Approval/BatchHandle': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** What to do with all of them. */
    Action: 'Agree' | 'Reject'
    /** The approvals, at most 100. */
    Items: {
      /** Approval number. */
      ApprovalNo: string
      /** Version of the order that was read; decisions are made on it. */
      Version: number
    }[]
    /** Comment for the applicants; required to reject. */
    Comment?: string | undefined
  }
  /** Returns a page of the approval flows of the company, those in force first. */
  'POST /api/ApprovalFlow/List': {
    /** Part of the name. */
    Keyword?: string | undefined
    /** Only flows in this status. */
    Status?: 1 | 2 | 3 | undefined
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Returns one approval flow of the company, with its draft. */
  'POST /api/ApprovalFlow/Detail': {
    /** The approval flow. */
    FlowId: number
  }
  /** Returns the members who can be chosen as approvers, at most 20, and the roles. */
  'POST /api/ApprovalFlow/Approvers': {
    /** Part of a name or of the name of a department. */
    Keyword?: string | undefined
  }
  /** Writes the draft of an approval flow, or begins one; orders go on as before. */
  'POST /api/ApprovalFlow/Save': {
    /** The approval flow; absent for a new one. */
    FlowId?: number | undefined
    /** Needed with `FlowId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** What the flow is. */
    Content: ApprovalFlowContent
  }
  /** Makes the draft the version that new orders go through, or puts a disabled flow in force again. */
  'POST /api/ApprovalFlow/Publish': {
    /** The approval flow. */
    FlowId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Takes an approval flow out of force for new orders. */
  'POST /api/ApprovalFlow/Disable': {
    /** The approval flow. */
    FlowId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Gives up the draft; a flow that was never published is deleted. */
  'POST /api/ApprovalFlow/Discard': {
    /** The approval flow. */
    FlowId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Returns the path of a sample order through a draft, by the rules of a submission. */
  'POST /api/ApprovalFlow/Simulate': {
    /** The approval flow; absent for a new one. */
    FlowId?: number | undefined
    /** What is tried. */
    Content: ApprovalFlowContent
    /** The department that is charged. */
    DepartmentId: number
    /** Who orders. */
    UserId: number
    /** What the order costs. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Whether it exceeds its budget. */
    OverBudget: boolean
    /** Whether its goods are outside of the company’s catalogue (非协议). */
    NonAgreed: boolean
    /** Category of its goods. */
    CategoryId?: number | undefined
  }
  /** Returns what a draft would have made of the orders of the last 30 days. */
  'POST /api/ApprovalFlow/Replay': {
    /** The approval flow; absent for a new one. */
    FlowId?: number | undefined
    /** What is replayed. */
    Content: ApprovalFlowContent
  }
  /** Returns a page of the budgets that the user may see, filtered and sorted. */
  'POST /api/Budget/List': BudgetListRequest
  /** Returns the filtered list as an .xlsx file. */
  'POST /api/Budget/Export': {
    /** Part of the name. */
    Keyword?: string | undefined
    /** A department, with all below it. */
    DepartmentId?: number | undefined
    /** Only budgets of this kind of period. month 月, quarter 季, year 年. */
    Period?: 'month' | 'quarter' | 'year' | undefined
    /** Only budgets with this control. What happens to an order that exceeds it: approve 超支需审批, forbid 禁止. */
    Control?: 'approve' | 'forbid' | undefined
    /** Only budgets whose period has not ended before this day. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Only budgets whose period begins on this day or before it. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only budgets of which at least so many percent are used or frozen. */
    UsageFrom?: 70 | 90 | undefined
    /** Only budgets in this status. */
    Status?: 1 | 2 | 3 | 4 | 5 | undefined
  }
  /** Returns one budget that the user may see. */
  'POST /api/Budget/Detail': {
    /** The budget. */
    BudgetId: number
  }
  /** Returns a page of the ledger of a budget, the latest entry first. */
  'POST /api/Budget/Ledger': BudgetLedgerRequest
  /** Returns the filtered ledger of a budget as an .xlsx file, the latest entry first. */
  'POST /api/Budget/LedgerExport': {
    /** The budget. */
    BudgetId: number
    /** Only entries of this kind. */
    Kind?: 'freeze' | 'use' | 'release' | 'refund' | 'adjust' | undefined
    /** Part of an order number. */
    OrderNo?: string | undefined
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
  }
  /** Opens a budget, or changes the one with `BudgetId`. */
  'POST /api/Budget/Save': {
    /** The budget; absent for a new one. */
    BudgetId?: number | undefined
    /** Name. */
    Name: string
    /** The department whose orders are charged to it. */
    DepartmentId: number
    /** month 月, quarter 季, year 年. */
    Period: 'month' | 'quarter' | 'year'
    /** First day of the period, the first of a month; the last one follows from `Period`. */
    StartDate: string
    /** 总额, above 0. Yuan with at most two decimals, tax included. */
    Total: number
    /** What happens to an order that exceeds it: approve 超支需审批, forbid 禁止. */
    Control: 'approve' | 'forbid'
    /** Needed with `BudgetId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
  }
  /** Adds to a budget or takes from it, at most what is available. */
  'POST /api/Budget/Adjust': {
    /** The budget. */
    BudgetId: number
    /** What is added to it; below 0 takes away. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Why; it stands in the ledger. */
    Reason: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Puts a disabled budget in force again. */
  'POST /api/Budget/Enable': {
    /** The budget. */
    BudgetId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Takes a budget out of force: no further order is charged to it. */
  'POST /api/Budget/Disable': {
    /** The budget. */
    BudgetId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Returns a new slide captcha. */
  'POST /api/Captcha/Challenge': Record<string, never>
  /** Checks the answer to a slide captcha and returns a credential. */
  'POST /api/Captcha/Verify': CaptchaAnswer
  /** Returns the category tree of the customer’s agreed catalogue. */
  'POST /api/Category/GetCustomerCategories': Record<string, never>
  /** Returns the public category tree. */
  'POST /api/Category/MallCategories': Record<string, never>
  /** Asks the adviser, and sends the answer as server-sent events while it comes. */
  'POST /api/DeepSeek/Chat': {
    /** The conversation; without it a new one begins. */
    SessionId?: number | undefined
    /** The question. */
    Text?: string | undefined
    /** In place of a question: answer the last one `again`, or `continue` an answer that was stopped or broken off. */
    Resume?: 'again' | 'continue' | undefined
    /** 深度思考: also send how the adviser thinks. */
    Deep?: boolean | undefined
  }
  /** Returns the user’s conversations, the latest first, and who answers. */
  'POST /api/DeepSeek/SessionList': Record<string, never>
  /** Gives a conversation another name. */
  'POST /api/DeepSeek/SessionRename': {
    /** The conversation. */
    SessionId: number
    /** The name. */
    Name: string
  }
  /** Deletes a conversation with all that was said in it. */
  'POST /api/DeepSeek/SessionDelete': {
    /** The conversation. */
    SessionId: number
  }
  /** Returns what was said in a conversation, the earliest first. */
  'POST /api/DeepSeek/MessageList': {
    /** The conversation. */
    SessionId: number
  }
  /** Says whether an answer was useful. */
  'POST /api/DeepSeek/Feedback': {
    /** The message. */
    MessageId: number
    /** 有用 or 没用; null when the user said neither. */
    Value: 'useful' | 'useless' | null
  }
  /** Returns the departments that the user may see, each after the one above it. */
  'POST /api/Department/Tree': Record<string, never>
  /** Makes a department, or changes the one with `DepartmentId`. */
  'POST /api/Department/Save': {
    /** The department; absent for a new one. */
    DepartmentId?: number | undefined
    /** The company of a new department at the top; by default the user’s own. */
    EnterpriseId?: number | undefined
    /** Of a new department: the one above it, null for the top. `Department/Move` moves one that is there. */
    ParentId?: number | null | undefined
    /** 名称, unique among those beside it. */
    Name: string
    /** 负责人: an active member of the company; null for none. */
    ManagerId: number | null
    /** Needed with `DepartmentId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
  }
  /** Moves a department with all that are below it, within its company. */
  'POST /api/Department/Move': {
    /** The department. */
    DepartmentId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The department that it comes below; null for the top. */
    ParentId: number | null
    /** Its place among those beside it, from 0, counted without it; after the last one it is the last. */
    Index: number
  }
  /** Deletes a department that nobody is in, that none is below and that has no orders, budgets or other records. */
  'POST /api/Department/Delete': {
    /** The department. */
    DepartmentId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Finds users who can manage a department of a company, at most 20. */
  'POST /api/Department/Candidates': {
    /** The company; by default the user’s own. */
    EnterpriseId?: number | undefined
    /** Part of a name or of the name of a department. */
    Keyword?: string | undefined
  }
  /** Lists the user’s favourites or browse records. */
  'POST /api/Favorite/List': {
    /** 1 favourite, 2 browse record. */
    Type: 1 | 2
    /** Words, product code, brand, pinyin or initials. */
    Keyword?: string | undefined
    /** Category of any level. */
    Cid?: number | undefined
    /** fallen 已降价: it costs less than when it was saved · gone 已失效: it is off the shelf or outside the catalogue. */
    State?: 'fallen' | 'gone' | undefined
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Saves a favourite or a browse record. */
  'POST /api/Favorite/Add': {
    /** Product code, digits only. */
    TargetId: string
    /** 1 favourite, 2 browse record. */
    Type: 1 | 2
  }
  /** Removes favourites or browse records. */
  'POST /api/Favorite/Remove': {
    /** Product codes. */
    TargetIds: string[]
    /** 1 favourite, 2 browse record. */
    Type: 1 | 2
  }
  /** Removes all favourites or all browse records of the user. */
  'POST /api/Favorite/Clear': {
    /** 1 favourite, 2 browse record. */
    Type: 1 | 2
  }
  /** Uploads one file and returns its address. */
  'POST /api/File/Execute': {
    /** Not used: send null. */
    path: string | null
  }
  /** Returns facts, look and companies of the user’s enterprise group. */
  'POST /api/Group/Info': Record<string, never>
  /** Changes facts and look of the group, and what its companies may buy and see. */
  'POST /api/Group/Save': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Facts and look; absent to leave them as they are. */
    Group?: {
      /** 名称. */
      GroupName: string
      /** 统一社会信用代码; empty for none. */
      TaxNo: string
      /** 联系人; empty for none. */
      ContactName: string
      /** Mobile of the contact; empty for none. */
      ContactMobile: string
      /** The logo that it has, or the address of a picture that the user uploaded, at most 2 MB; null for none. A path of this origin, or https. */
      CustomerLogo: string | null
      /** 主题色, `#RRGGBB`; null for the mall’s own. */
      ThemeColor: string | null
    } | undefined
    /** Companies whose switches are set; others, and absent switches, stay as they are. */
    Enterprises: ({
      /** The company. */
      EnterpriseId: number
      /** 允许非协议采购, of a company with an agreed catalogue. */
      AllowNonAgreed?: boolean | undefined
      /** 价格可见. */
      ShowPrices?: boolean | undefined
      /** 要求双因素登录. Sessions that are open count too; those of partner sites do not. */
      DemandFactor?: boolean | undefined
      /** 每人在途订单. Orders that wait already stay when it is lowered. */
      MaxOpenOrders?: number | undefined
    })[]
  }
  /** Returns the pages that the seller published, in their order. */
  'POST /api/Help/Pages': Record<string, never>
  /** Returns the content of the home page. */
  'POST /api/Home/Index': Record<string, never>
  /** Returns a page of the inquiries that the user may see, filtered and sorted. */
  'POST /api/Inquiry/List': InquiryListRequest
  /** Returns one inquiry with its lines, its quote and its messages. */
  'POST /api/Inquiry/Detail': {
    /** The inquiry. */
    InquiryId: number
  }
  /** Sends an inquiry, or changes the one with `InquiryId` while nobody has quoted for it. */
  'POST /api/Inquiry/Save': {
    /** The inquiry; absent for a new one. */
    InquiryId?: number | undefined
    /** Needed with `InquiryId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** What is wanted. */
    Lines: InquiryLineInput[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Reads the lines of an inquiry from a workbook or from the text of a pasted table, and saves nothing. */
  'POST /api/Inquiry/Import': undefined
  /** Accepts a quote and puts what is offered into the cart, where the quoted prices hold until the quote expires. */
  'POST /api/Inquiry/Accept': {
    /** The inquiry. */
    InquiryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Declines a quote. */
  'POST /api/Inquiry/Decline': {
    /** The inquiry. */
    InquiryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why; may be empty. */
    Reason: string
  }
  /** Takes an inquiry back before it is quoted for. */
  'POST /api/Inquiry/Cancel': {
    /** The inquiry. */
    InquiryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why; may be empty. */
    Reason: string
  }
  /** Writes to the seller while the inquiry is open. */
  'POST /api/Inquiry/Message': {
    /** The inquiry. */
    InquiryId: number
    /** The message. */
    Text: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns a page of the completed orders that the user can have invoiced. */
  'POST /api/Invoice/ApplyableList': ApplyableListRequest
  /** Applies for an invoice, once per `RequestId`. */
  'POST /api/Invoice/Apply': InvoiceApplication
  /** Returns the titles of a company. */
  'POST /api/Invoice/TitleList': {
    /** A company within the user’s data scope; without it, the user’s own. */
    EnterpriseId?: number | undefined
  }
  /** Adds a title to a company, or changes one. */
  'POST /api/Invoice/TitleSave': {
    /** The title that is changed; null for a new one. */
    TitleId: number | null
    /** Version of it that was read; null for a new one. */
    Version: number | null
    /** Title of the invoice (发票抬头). */
    Title: string
    /** Tax number: GB 32100, or fifteen digits. */
    TaxNo: string
    /** Registered address. */
    Address: string
    /** Registered telephone. */
    Phone: string
    /** Bank. */
    Bank: string
    /** Account at the bank. */
    Account: string
    /** Registered as a general taxpayer: 专票 can be issued. Needs address, telephone, bank and account. */
    SupportSpecial: boolean
    /** A company within the user’s data scope; without it, the user’s own. */
    EnterpriseId?: number | undefined
  }
  /** Returns a page of the invoices that the user may see, filtered and sorted. */
  'POST /api/Invoice/List': InvoiceListRequest
  /** Returns the filtered invoices as an .xlsx file. */
  'POST /api/Invoice/Export': {
    /** Part of the application’s number, of the invoice’s number or of the title. */
    Keyword?: string | undefined
    /** Only invoices of this type. 1 数电普票, 2 数电专票, 3 纸质专票. */
    Type?: 1 | 2 | 3 | undefined
    /** First day of the application. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the application. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only invoices in this status. */
    Status?: 10 | 11 | 20 | 30 | 40 | 41 | 60 | undefined
    /** 1 待红冲: more is invoiced of an order than was paid and not refunded. 2 部分红冲: a part is reversed, the rest is valid. */
    RedState?: 1 | 2 | undefined
  }
  /** Returns the details of one invoice. */
  'POST /api/Invoice/Detail': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
  }
  /** Cancels an application that was not reviewed yet: its orders can be invoiced again. */
  'POST /api/Invoice/Cancel': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Applies for a red letter of an invoice, over what is valid of it or a part of that, once per `RequestId`. */
  'POST /api/Invoice/RedApply': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Why it is reversed. */
    Reason: string
    /** The orders of the invoice that are reversed, each once. */
    Orders: {
      /** Order number. */
      OrderNo: string
      /** What is reversed of it. Refused of a user who sees no prices. */
      Amount: number
    }[]
  }
  /** Returns a file of an issued invoice, or of one of its red letters, named by its number. */
  'POST /api/Invoice/Download': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** One of its red letters, once that is issued; the invoice otherwise. */
    RedId?: number | undefined
    /** Which of its `Files`; without it a PDF where there is one. pdf, ofd, or xml: the data of a 数电发票. */
    Kind?: 'pdf' | 'ofd' | 'xml' | undefined
  }
  /** Sends an issued invoice by mail, with its files. */
  'POST /api/Invoice/Resend': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Whom the invoice is sent to (收票邮箱). */
    Email: string
  }
  /** Returns the settings of the user’s enterprise group and company. */
  'POST /api/ManageService/EnterpriseGroupSet': Record<string, never>
  /** Returns a page of the user’s notices, the latest first. */
  'POST /api/Notice/List': {
    /** True: those alone that count. */
    Unread?: boolean | undefined
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Marks notices as read, some of them or all. */
  'POST /api/Notice/Read': {
    /** These. */
    Ids?: number[] | undefined
    /** All there are now. */
    All?: true | undefined
  }
  /** Returns how many notices are unread. */
  'POST /api/Notice/Count': Record<string, never>
  /** Returns how the user wants to be notified of each kind. */
  'POST /api/Notice/Settings': Record<string, never>
  /** Sets how the user wants to be notified of these kinds. */
  'POST /api/Notice/SettingsSave': {
    /** The kinds to change. */
    Kinds: ({
      /** Kind of the notice. */
      Kind: 'approvalWaiting' | 'approvalResult' | 'orderShipped' | 'orderDelivered' | 'orderChanged' | 'quoted' | 'budgetWarning' | 'afterSalesProgress' | 'invoiceIssued' | 'statement' | 'review' | 'restocked'
      /** Whether such notices are listed and counted. */
      InMall: boolean
      /** Whether a mail is sent too, where the mall sends mails. */
      ByMail: boolean
    })[]
  }
  /** Sends the user’s notices as they come, as server-sent events. */
  'GET /api/Notice/Stream': undefined
  /** Returns prices, stock, budget and approval of an order of these cart lines. */
  'POST /api/Order/Confirm': {
    /** Lines of the cart. */
    CartItemIds: number[]
    /** The address. */
    AddressId?: number | undefined
    /** The department. */
    DepartmentId?: number | undefined
  }
  /** Places the order, once per `RequestId`. */
  'POST /api/Order/Submit': OrderSubmission
  /** Returns prices, stock, budget and approval of a rejected or withdrawn order that is to be submitted again. */
  'POST /api/Order/ResubmitConfirm': {
    /** Order number. */
    OrderNo: string
    /** The lines that change; the others stay as they are. */
    Lines?: {
      /** The line of the order. */
      LineId: number
      /** Pieces from now on; 0 strikes the line. */
      Quantity: number
    }[] | undefined
    /** The address. */
    AddressId?: number | undefined
    /** The department. */
    DepartmentId?: number | undefined
  }
  /** Submits a rejected or withdrawn order again (修改后重新提交), once per `RequestId`. */
  'POST /api/Order/Resubmit': {
    /** The token of the confirmation. */
    ConfirmToken: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The address. */
    AddressId: number
    /** Wanted day of delivery (期望送达日期). A day in Asia/Shanghai, `2026-03-01`. */
    DeliveryDate?: string | undefined
    /** The department. */
    DepartmentId: number
    /** Purchase order number of the customer (采购单号). */
    PoNo?: string | undefined
    /** Reason of the purchase (采购事由). */
    Reason?: string | undefined
    /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
    PaymentType: 1 | 2 | 3 | 4 | 5
    /** When the invoice is issued. 1 随单, 2 集中, 3 暂不开票. */
    InvoiceMode: 1 | 2 | 3
    /** Type of invoice. 1 数电普票, 2 数电专票, 3 纸质专票. */
    InvoiceType?: 1 | 2 | 3 | undefined
    /** The invoice title. */
    TitleId?: number | undefined
    /** Remark of the buyer. */
    Remark?: string | undefined
    /** Attached files. */
    Attachments?: {
      /** Address of the file. A path of this origin, or https. */
      Url: string
      /** Name of the file. */
      Name: string
    }[] | undefined
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
  }
  /** Returns the outcome of a submission. */
  'POST /api/Order/SubmitResult': {
    /** Id of the submission. */
    SubmitId: string
  }
  /** Returns a page of the orders within the user’s data scope, filtered and sorted. */
  'POST /api/Order/List': OrderListRequest
  /** Returns the details of one order. */
  'POST /api/Order/Detail': {
    /** Order number. */
    OrderNo: string
  }
  /** Returns the tracks of an order’s packages. */
  'POST /api/Order/Track': {
    /** Order number. */
    OrderNo: string
  }
  /** Cancels an order: its stock and its budget are released. */
  'POST /api/Order/Cancel': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
    /** Reason of the cancellation. */
    Reason: '不想买了' | '信息填错' | '重复下单' | '其他'
    /** Further words. */
    Note?: string | undefined
  }
  /** Withdraws an order that waits for approval. */
  'POST /api/Order/Withdraw': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
  }
  /** Reminds the approvers or the seller that an order waits, at most once an hour. */
  'POST /api/Order/Remind': {
    /** Order number. */
    OrderNo: string
  }
  /** Confirms or refuses the goods of packages by line, once per `RequestId`. */
  'POST /api/Order/Receive': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
    /** Lines of packages, each once; at most 150, and the rest in another receipt. */
    Lines: ({
      /** Number of the package. */
      PackageNo: string
      /** The line of the order, of which the package has pieces. */
      LineId: number
      /** Pieces that arrived and are kept (收到). */
      Received: number
      /** Pieces that are refused (拒收). */
      Refused: number
      /** Why pieces are refused; required when some are. */
      Reason?: '包装破损' | '错发' | '质量问题' | '数量不符' | '其他' | undefined
      /** Pictures of what is refused, at most 5, uploads of the user. */
      Images?: {
        /** Address of the picture. A path of this origin, or https. */
        Url: string
        /** Name of the file. */
        Name: string
      }[] | undefined
    })[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Takes or declines the replacement that the seller offers for pieces that are not there, or waits for them; once per `RequestId`. */
  'POST /api/Order/AnswerShortage': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The shortage that is asked about. */
    ShortageId: number
    /** 1 接受 the replacement 2 不要: the pieces are not sent 3 等 for what was ordered. */
    Answer: 1 | 2 | 3
  }
  /** Confirms that all of an order that is still on its way arrived. */
  'POST /api/Order/ConfirmReceipt': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
  }
  /** Adds the products of an order to the cart again. */
  'POST /api/Order/Rebuy': {
    /** Order number. */
    OrderNo: string
  }
  /** Starts the online payment of an order, as `Payment/Start` does. */
  'POST /api/Order/Pay': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
  }
  /** Returns what was written, and what can be written, of the received lines of the user’s own order. */
  'POST /api/Order/ReviewDetail': {
    /** Order number. */
    OrderNo: string
  }
  /** Reviews received lines of the user’s own order, each once. */
  'POST /api/Order/ReviewSubmit': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Order number. */
    OrderNo: string
    /** The lines that are reviewed; others can be reviewed later. */
    Lines: ({
      /** The line of the order. */
      LineId: number
      /** 1 to 5. */
      Stars: 1 | 2 | 3 | 4 | 5
      /** Words: none, or 5 to 500 characters of plain text. */
      Text?: string | undefined
      /** Pictures that the user uploaded, at most 2 MB each. */
      Images?: string[] | undefined
      /** Whether others read it without a name. */
      Anonymous: boolean
    })[]
    /** Score of the delivery, once per order. */
    DeliveryScore?: 1 | 2 | 3 | 4 | 5 | undefined
    /** Score of the service, once per order. */
    ServiceScore?: 1 | 2 | 3 | 4 | 5 | undefined
  }
  /** Appends words to a review, once, within 30 days of it. */
  'POST /api/Order/ReviewAppend': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Order number. */
    OrderNo: string
    /** The line of the order. */
    LineId: number
    /** 5 to 500 characters of plain text. */
    Text: string
    /** Pictures that the user uploaded, at most 2 MB each. */
    Images?: string[] | undefined
  }
  /** Returns the filtered list of orders as an .xlsx file. */
  'POST /api/Order/Export': {
    /** Part of an order number. */
    OrderNo?: string | undefined
    /** Part of a product’s name or code. */
    Product?: string | undefined
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Name of the user. */
    UserName?: string | undefined
    /** The department. */
    DepartmentId?: number | undefined
    /** Way of payment. 1 账期月结, 2 预存款, 3 公司转账, 4 在线支付, 5 货到付款. */
    PaymentType?: 1 | 2 | 3 | 4 | 5 | undefined
    /** 1 未开票 2 开票中 3 已开票. */
    InvoiceState?: 1 | 2 | 3 | undefined
    /** 1 待评价, 2 可追评: the user’s own completed orders of which they can still write. */
    ReviewState?: 1 | 2 | undefined
    /** Least amount. Refused of a user who sees no prices. */
    AmountMin?: number | undefined
    /** Greatest amount. Refused of a user who sees no prices. */
    AmountMax?: number | undefined
    /** Status. */
    Status?: 10 | 11 | 12 | 20 | 30 | 40 | 41 | 50 | 70 | 80 | 90 | undefined
  }
  /** Starts the online payment of an order and returns where it is paid. */
  'POST /api/Payment/Start': {
    /** Order number. */
    OrderNo: string
  }
  /** Returns what is to be paid of an order, and what became of its last payment. */
  'POST /api/Payment/State': {
    /** Order number. */
    OrderNo: string
  }
  /** Confirms that the transfer for an order arrived (公司转账). */
  'POST /api/Payment/ConfirmTransfer': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; changes with every write. */
    Version: number
    /** Reference of the bank (银行流水号). */
    Reference: string
    /** The whole transfer, yuan: it may pay several orders, but no more than it is. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Day on which it arrived, today at the latest. A day in Asia/Shanghai, `2026-03-01`. */
    PaidOn: string
  }
  /** Returns the hottest keywords of a period. */
  'POST /api/Product/SupposeCategory': {
    /** Begin, ms since 1970. */
    BeginTime: number
    /** End, ms since 1970. */
    EndTime: number
    /** How many. */
    TopN: number
  }
  /** Returns suggestions for what was typed so far. */
  'POST /api/Product/Search': {
    /** What was typed. */
    Key: string
  }
  /** Returns products that look like a picture. */
  'POST /api/Product/ImageSearch': undefined
  /** Returns a page of products, filtered and sorted. */
  'POST /api/Product/List': ProductListRequest
  /** Returns the details of one product. */
  'POST /api/Product/Detail': {
    /** Product code, digits only. */
    ProductCode: string
  }
  /** Returns the stock of a quantity in an area. */
  'POST /api/Product/Stock': {
    /** Product code, digits only. */
    ProductCode: string
    /** Six digits (GB/T 2260) of the district. */
    AreaCode: string
    /** Number of pieces. */
    Quantity: number
  }
  /** Returns a page of the reviews of a product, the latest first. */
  'POST /api/Product/Reviews': {
    /** Product code, digits only. */
    ProductCode: string
    /** Only reviews with so many stars. */
    Stars?: 1 | 2 | 3 | 4 | 5 | undefined
    /** Only reviews with pictures. */
    OnlyWithImages?: boolean | undefined
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Ranks products by orders of the last days. */
  'POST /api/Product/Rank': {
    /** 1 全平台: all companies together · 2 本企业. */
    Scope: 1 | 2
    /** 1 销量榜 · 2 复购榜 · 3 降价榜 · 4 新品榜. */
    Type: 1 | 2 | 3 | 4
    /** Category of any level. */
    Cid?: number | undefined
    /** Length of the period, days. */
    Range: 7 | 30 | 90
    /** How many products at most. */
    TopN: number
  }
  /** Selects products for an occasion within a budget (一键选品): three plans. */
  'POST /api/Product/Select': {
    /** 采购场景. */
    Scene: '新员工入职' | '会议接待' | '茶歇' | '劳保' | '节日福利' | '自定义'
    /** 人数. */
    People: number
    /** 预算总额. Refused of a user who sees no prices. */
    Budget: number
    /** Categories of any level. Needs that lie in none of them are left out; 自定义 has a need for each and takes one at least. */
    CategoryIds?: number[] | undefined
    /** 仅协议商品. */
    OnlyAgreed?: boolean | undefined
    /** 仅现货. */
    OnlyInStock?: boolean | undefined
    /** Lines that stay as they are (锁定), as long as they can be bought so. */
    Kept?: ({
      /** economy 经济 · balanced 均衡 · quality 品质. */
      Plan: 'economy' | 'balanced' | 'quality'
      /** The need that the product fills; of 自定义 the category. */
      NeedId: number
      /** Product code, digits only. */
      ProductCode: string
      /** Number of pieces. */
      Quantity: number
    })[] | undefined
    /** Products that a plan shall not have (换一个). Where nothing else fills the need, its products are offered again. */
    Exchanged?: ({
      /** economy 经济 · balanced 均衡 · quality 品质. */
      Plan: 'economy' | 'balanced' | 'quality'
      /** Product code, digits only. */
      ProductCode: string
    })[] | undefined
  }
  /** Returns a plan, as the user changed it, as an .xlsx file (选品单) with current prices. */
  'POST /api/Product/SelectExport': {
    /** 采购场景. */
    Scene: '新员工入职' | '会议接待' | '茶歇' | '劳保' | '节日福利' | '自定义'
    /** 人数. */
    People: number
    /** The lines. Products that the user may not buy are left out. */
    Lines: {
      /** Product code, digits only. */
      ProductCode: string
      /** Number of pieces. */
      Quantity: number
      /** Why it was selected. */
      Reason: string
    }[]
  }
  /** Returns a page of the user’s lists and of those that their department shares, the latest saved first. */
  'POST /api/PurchaseList/List': {
    /** Part of the name. */
    Keyword?: string | undefined
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Returns what was bought in the last calendar month (上月采购), the most often ordered first. */
  'POST /api/PurchaseList/LastMonth': Record<string, never>
  /** Saves a new list, or changes the one with `ListId`. */
  'POST /api/PurchaseList/Save': {
    /** The list; absent for a new one. */
    ListId?: number | undefined
    /** Needed with `ListId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** Name, which no other list of the user has. */
    Name: string
    /** self 仅自己 · department 本部门: the department of who saved it. */
    Visibility: 'self' | 'department'
    /** The products. One that is named twice becomes one line with the sum. */
    Lines: {
      /** Product code, digits only. */
      ProductCode: string
      /** Number of pieces. */
      Quantity: number
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Deletes a list that the user made. */
  'POST /api/PurchaseList/Delete': {
    /** The list. */
    ListId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Puts the products of a list in the cart as far as they can be bought, with a result for each line. */
  'POST /api/PurchaseList/AddToCart': {
    /** The list. */
    ListId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Says of each row whether it can be bought, for the usual delivery area of the user. */
  'POST /api/QuickOrder/Check': {
    /** The rows, 200 at most. */
    Rows: QuickOrderRow[]
  }
  /** Reads rows from a workbook or from the text of a pasted table, and saves nothing. */
  'POST /api/QuickOrder/Import': undefined
  /** Puts rows in the cart as far as they can be bought there, with a result for each. */
  'POST /api/QuickOrder/AddToCart': {
    /** The rows, 200 at most. */
    Rows: {
      /** Row of the request, as the client counts. */
      RowNo: number
      /** Product code, digits only. */
      ProductCode: string
      /** Pieces. */
      Quantity: number
      /** Remark of the buyer. */
      Remark: string
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns purchases by day, month, quarter or year. */
  'POST /api/Report/Order': OrderReportRequest
  /** Returns the lines of purchases. */
  'POST /api/Report/OrderDetail': OrderDetailReportRequest
  /** Returns purchases by product. */
  'POST /api/Report/Product': ProductReportRequest
  /** Returns purchases by department, beside their budgets. */
  'POST /api/Report/Department': DepartmentReportRequest
  /** Returns purchases by person, with how their approvals went. */
  'POST /api/Report/Purchaser': PurchaserReportRequest
  /** Returns the people whose orders the user may see. */
  'POST /api/Report/People': {
    /** Only those of this company. */
    EnterpriseId?: number | undefined
  }
  /** Returns 订单报表 as an .xlsx file. */
  'POST /api/Report/OrderExport': {
    /** What a row covers; month without it. */
    Unit?: 'day' | 'month' | 'quarter' | 'year' | undefined
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only orders of this company. */
    EnterpriseId?: number | undefined
    /** Only orders that are charged to this department, or to one below it. */
    DepartmentId?: number | undefined
    /** Only orders of this person. */
    UserId?: number | undefined
    /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
    Cancelled?: 'with' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns 订单明细报表 as an .xlsx file. */
  'POST /api/Report/OrderDetailExport': {
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only orders of this company. */
    EnterpriseId?: number | undefined
    /** Only orders that are charged to this department, or to one below it. */
    DepartmentId?: number | undefined
    /** Only orders of this person. */
    UserId?: number | undefined
    /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
    Cancelled?: 'with' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns 商品报表 as an .xlsx file. */
  'POST /api/Report/ProductExport': {
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only orders of this company. */
    EnterpriseId?: number | undefined
    /** Only orders that are charged to this department, or to one below it. */
    DepartmentId?: number | undefined
    /** Only orders of this person. */
    UserId?: number | undefined
    /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
    Cancelled?: 'with' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns 部门报表 as an .xlsx file. */
  'POST /api/Report/DepartmentExport': {
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only orders of this company. */
    EnterpriseId?: number | undefined
    /** Only orders that are charged to this department, or to one below it. */
    DepartmentId?: number | undefined
    /** Only orders of this person. */
    UserId?: number | undefined
    /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
    Cancelled?: 'with' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns 采购人报表 as an .xlsx file. */
  'POST /api/Report/PurchaserExport': {
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only orders of this company. */
    EnterpriseId?: number | undefined
    /** Only orders that are charged to this department, or to one below it. */
    DepartmentId?: number | undefined
    /** Only orders of this person. */
    UserId?: number | undefined
    /** Only goods of this category, of any level. Freight is of none: amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** with: 已取消 and 已拒收 count too. Orders without an approval never count. */
    Cancelled?: 'with' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns whether the user waits for a product in an area. */
  'POST /api/Restock/State': {
    /** Product code, digits only. */
    ProductCode: string
    /** Six digits (GB/T 2260) of the delivery area: the stock of the warehouse that serves it counts. */
    AreaCode: string
  }
  /** Asks for a notice once so many pieces of a product are there for the area. */
  'POST /api/Restock/Ask': {
    /** Product code, digits only. */
    ProductCode: string
    /** Six digits (GB/T 2260) of the delivery area: the stock of the warehouse that serves it counts. */
    AreaCode: string
    /** How many pieces the user wants. */
    Quantity: number
  }
  /** Ends the wait for a product in an area. */
  'POST /api/Restock/Cancel': {
    /** Product code, digits only. */
    ProductCode: string
    /** Six digits (GB/T 2260) of the delivery area: the stock of the warehouse that serves it counts. */
    AreaCode: string
  }
  /** Returns a page of the presets and of the roles that the company made. */
  'POST /api/Role/List': RoleListRequest
  /** Returns one role, as it is now. */
  'POST /api/Role/Detail': {
    /** The role. */
    RoleId: number
  }
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. */
  'POST /api/Role/Save': {
    /** The role; absent for a new one. */
    RoleId?: number | undefined
    /** Name, unique within the company. */
    Name: string
    /** What it is for. */
    Description: string
    /** 数据范围: whose orders and budgets it shows. self 本人, department 本部门, departmentTree 本部门及下级, enterprise 本公司, group 集团. */
    Scope: 'self' | 'department' | 'departmentTree' | 'enterprise' | 'group'
    /** What it allows; 管理 of an area includes its 查看, which need not be named. */
    Permissions: ('purchase' | 'order.view' | 'order.approve' | 'order.pay' | 'payment.confirm' | 'price.view' | 'department.view' | 'department.manage' | 'account.view' | 'account.manage' | 'role.view' | 'role.manage' | 'flow.view' | 'flow.manage' | 'address.view' | 'address.manage' | 'group.view' | 'group.manage' | 'budget.view' | 'budget.manage' | 'report.view' | 'report.manage' | 'invoice.view' | 'invoice.manage')[]
    /** Needed with `RoleId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
  }
  /** Makes a role of the company that holds what another one holds, a preset for instance. */
  'POST /api/Role/Copy': {
    /** The role to copy. */
    RoleId: number
  }
  /** Deletes a role of the company that no member has and no approval flow names. */
  'POST /api/Role/Delete': {
    /** The role. */
    RoleId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
  }
  /** Returns the number of lines in the cart. */
  'POST /api/ShoppingCart/Count': Record<string, never>
  /** Adds products to the cart. */
  'POST /api/ShoppingCart/AddToCart': {
    /** The items. */
    Items: {
      /** Product code, digits only. */
      ProductCode: string
      /** Number of pieces. */
      Quantity: number
    }[]
  }
  /** Takes a product for an order of its own (立即购买); the cart stays as it is. */
  'POST /api/ShoppingCart/BuyNow': {
    /** Product code, digits only. */
    ProductCode: string
    /** Number of pieces. */
    Quantity: number
  }
  /** Returns up to six recommended products, for the page of my orders. */
  'POST /api/ShoppingCart/YouLike/订单/6': Record<string, never>
  /** Returns the cart. */
  'POST /api/ShoppingCart/List': Record<string, never>
  /** Changes the quantity or the remark of a line. */
  'POST /api/ShoppingCart/Update': {
    /** The line of the cart. */
    CartItemId: number
    /** Number of pieces. */
    Quantity?: number | undefined
    /** Remark of the buyer. */
    Remark?: string | undefined
  }
  /** Removes lines from the cart. */
  'POST /api/ShoppingCart/Remove': {
    /** Lines of the cart. */
    CartItemIds: number[]
  }
  /** Selects or unselects lines. */
  'POST /api/ShoppingCart/Select': {
    /** Lines of the cart. */
    CartItemIds: number[]
    /** Whether the line is selected. */
    Selected: boolean
  }
  /** Empties the cart, or removes only its invalid lines (清空失效). */
  'POST /api/ShoppingCart/Clear': {
    /** Only the invalid lines. */
    OnlyInvalid: boolean
  }
  /** Removes lines from the cart and saves them as favourites. */
  'POST /api/ShoppingCart/MoveToFavorite': {
    /** Lines of the cart. */
    CartItemIds: number[]
  }
  /** Returns what the site shows of itself: name, hotlines, licences, links. */
  'POST /api/Site/Config': Record<string, never>
  /** Returns a page of the statements of the user’s companies, the newest first. */
  'POST /api/Statement/List': StatementListRequest
  /** Returns one statement with its lines. */
  'POST /api/Statement/Detail': {
    /** Number of the statement. */
    StatementNo: string
  }
  /** Confirms lines of a statement, or all that are neither confirmed nor disputed. */
  'POST /api/Statement/Confirm': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The lines; null for all that are 待确认. */
    RowIds: number[] | null
  }
  /** Disputes a line of a statement, in words and pictures. */
  'POST /api/Statement/Dispute': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The line. */
    RowId: number
    /** What is wrong. */
    Text: string
    /** Pictures of it, such as of a receipt, at most 5. */
    Images: {
      /** Address of the picture. A path of this origin, or https. */
      Url: string
      /** Name of the file. */
      Name: string
    }[]
  }
  /** Takes a dispute back: the line is 待确认 again. */
  'POST /api/Statement/Withdraw': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The line. */
    RowId: number
  }
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. */
  'POST /api/Statement/Postpone': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The line. */
    RowId: number
  }
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. */
  'POST /api/Statement/Download': {
    /** Number of the statement. */
    StatementNo: string
    /** xlsx unless said otherwise, or pdf. */
    Format?: 'xlsx' | 'pdf' | undefined
  }
  /** Returns parts of the workbench. */
  'POST /api/Workbench/Index': {
    /** The parts; all of them without it. */
    Widgets?: ('Todos' | 'Budgets' | 'Spend' | 'Categories' | 'Orders')[] | undefined
  }
}

/** What each call returns: `MsgBody`. */
export interface CallOutputs {
  /** Logs in by account and password, after the slide captcha. */
  'POST /api/Account/Login': LoginInfo
  /** Returns the login of another of the user’s enterprises. */
  'POST /api/Account/SwitchEnterprise': LoginInfo
  /** Ends the session on the server: its refresh tokens are revoked. */
  'POST /api/Account/Logout': string
  /** Exchanges a refresh token for a new pair of tokens. */
  'POST /api/Account/RefreshToken': RefreshedTokens
  /** Logs in by a session key that a partner site created. */
  'GET /api/Account/LoginBySession': LoginInfo
  /** Exchanges the code of `SellerCustomer/ViewAs` for a login that views the mall as a customer’s person. */
  'POST /api/Account/LoginByViewCode': ViewLogin
  /** Returns the address of the old mall. */
  'GET /api/Account/JumpOldLink': string
  /** Lifts the rate limit after the slide captcha. */
  'POST /api/Account/UnLock': string
  /** Sends a code to reset a forgotten password, or to unlock an account: step 1 of 3. */
  'POST /api/Account/ResetCheck': ResetTicket
  /** Checks the six digits of the code: step 2 of 3. */
  'POST /api/Account/ResetVerify': string
  /** Sets the new password: step 3 of 3. */
  'POST /api/Account/ResetPassword': string
  /** Unlocks an account whose password was typed wrongly too often: step 3 of 3, in place of a new password. */
  'POST /api/Account/ResetUnlock': string
  /** Replaces the user’s password. */
  'POST /api/Account/ChangePassword': string
  /** Logs in by the code of a WeChat Work authorisation. */
  'POST /api/Account/LoginByWeChatWork': WeChatWorkLogin
  /** Binds a WeChat Work member to an account and logs in. */
  'POST /api/Account/BindWeChatWork': LoginInfo
  /** Returns the menu codes that the user may see. */
  'POST /api/Account/GetUserMenuList': string[]
  /** Returns a page of the accounts of the company, filtered and sorted. */
  'POST /api/Account/List': AccountList
  /** Returns one account of the company, as it is now. */
  'POST /api/Account/Detail': AccountSummary
  /** Saves the accounts that match the filters as an .xlsx file, without passwords. */
  'POST /api/Account/Export': unknown
  /** Makes an account with an initial password, or changes the one with `UserId` from its next call on. */
  'POST /api/Account/Save': SavedAccount
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. */
  'POST /api/Account/Enable': AccountSummary
  /** Finds colleagues to whom the approvals of an account can be handed over, at most 20. */
  'POST /api/Account/Candidates': {
    /** The users, by department and name. */
    Items: AccountCandidate[]
  }
  /** Gives an account an initial password in place of its own, and ends its sessions. */
  'POST /api/Account/ResetPwd': SavedAccount
  /** Ends all sessions of an account, on every device; its password stays. */
  'POST /api/Account/EndSessions': AccountSummary
  /** Switches the second factor of an account off and removes its passkeys, for a user who lost theirs. */
  'POST /api/Account/SecondFactorReset': AccountSummary
  /** Reads accounts from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. */
  'POST /api/Account/ImportCheck': ImportSheet
  /** Makes an account of each row that can be one; the others return why not. */
  'POST /api/Account/Import': AccountImport
  /** Replaces an initial password with the user’s own and logs in. */
  'POST /api/Account/Activate': LoginInfo
  /** Returns the passkeys of the user, the oldest first. */
  'POST /api/Account/PasskeyList': Passkey[]
  /** Begins to register a passkey: step 1 of 2. */
  'POST /api/Account/PasskeyRegisterOptions': PasskeyCreation
  /** Registers the passkey that the browser made: step 2 of 2. */
  'POST /api/Account/PasskeyRegister': Passkey
  /** Gives a passkey of the user another name. */
  'POST /api/Account/PasskeyRename': Passkey
  /** Removes a passkey of the user: it logs nobody in any more. */
  'POST /api/Account/PasskeyRemove': string
  /** Begins a login by passkey: step 1 of 2. */
  'POST /api/Account/PasskeyLoginOptions': PasskeyRequest
  /** Logs in by a passkey, without password, captcha and second factor: step 2 of 2. */
  'POST /api/Account/PasskeyLogin': LoginInfo
  /** Returns the user’s own account. */
  'POST /api/Account/Profile': AccountProfile
  /** Changes nickname, name and picture of the user. */
  'POST /api/Account/ProfileSave': AccountProfile
  /** Sends a code to a new mobile number or email of the user. */
  'POST /api/Account/SendCode': ContactTicket
  /** Sets the mobile number or email that a code was sent to. */
  'POST /api/Account/BindContact': AccountProfile
  /** Lists the user’s logins, the latest first. */
  'POST /api/Account/LoginLog': {
    /** The items of this page. */
    Items: LoginRecord[]
    /** Number of items on all pages. */
    total: number
  }
  /** Ends another session of the user, on another browser. */
  'POST /api/Account/EndSession': string
  /** Ends all sessions of the user but that of the call. */
  'POST /api/Account/EndOtherSessions': string
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). */
  'POST /api/Account/SecondFactor': LoginInfo
  /** Returns whether the user has a second factor. */
  'POST /api/Account/SecondFactorState': SecondFactor
  /** Makes a secret for the user’s authenticator: step 1 of 2. */
  'POST /api/Account/SecondFactorStart': SecondFactorSecret
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  'POST /api/Account/SecondFactorConfirm': RecoveryCodes
  /** Switches the user’s second factor off. */
  'POST /api/Account/SecondFactorEnd': string
  /** Returns a page of the delivery addresses that the user may use or change. */
  'POST /api/Address/List': AddressList
  /** Adds an address, or changes the one with `AddressId`. */
  'POST /api/Address/Save': Address
  /** Deletes an address. */
  'POST /api/Address/Delete': string
  /** Makes one of the user’s own addresses the default. */
  'POST /api/Address/SetDefault': Address
  /** Recognises consignee, telephone, area and street in a text as people paste it. */
  'POST /api/Address/Parse': ParsedAddress
  /** Reads addresses from a workbook or from a pasted text, says what is wrong with each cell, and saves nothing. */
  'POST /api/Address/ImportCheck': ImportSheet
  /** Adds an address of the user’s own for each row that can be one; the others return why not. */
  'POST /api/Address/Import': AddressImport
  /** Returns what the user can apply for, for one line of an order. */
  'POST /api/AfterSales/Check': AfterSalesCheck
  /** Applies for the return, the exchange or the repair of pieces of a line, once per `RequestId`. */
  'POST /api/AfterSales/Apply': AfterSalesSummary
  /** Returns a page of the after-sales services that the user may see, filtered and sorted. */
  'POST /api/AfterSales/List': AfterSalesList
  /** Returns the filtered after-sales services as an .xlsx file. */
  'POST /api/AfterSales/Export': unknown
  /** Returns the details of one after-sales service. */
  'POST /api/AfterSales/Detail': AfterSalesDetail
  /** Answers the seller’s question about an application, once per `RequestId`: it is checked on. */
  'POST /api/AfterSales/Supplement': AfterSalesSummary
  /** Says how the goods were sent back. */
  'POST /api/AfterSales/FillExpress': AfterSalesSummary
  /** Cancels an after-sales service whose goods were not sent yet: its pieces can be applied for again. */
  'POST /api/AfterSales/Cancel': AfterSalesSummary
  /** Confirms the result of an after-sales service, which completes it. */
  'POST /api/AfterSales/Confirm': AfterSalesSummary
  /** Gives an after-sales service back to the seller, whose result does not solve it. */
  'POST /api/AfterSales/Reopen': AfterSalesSummary
  /** Returns a page of the announcements for the caller, the newest first. */
  'POST /api/Announcement/List': {
    /** The items of this page. */
    Items: Announcement[]
    /** Number of items on all pages. */
    total: number
  }
  /** Returns one announcement that is for the caller. */
  'POST /api/Announcement/Detail': AnnouncementDetail
  /** Returns a page of approvals, filtered and sorted. */
  'POST /api/Approval/List': ApprovalList
  /** Returns the details of one approval. */
  'POST /api/Approval/Detail': ApprovalDetail
  /** Agrees to an order, once per `RequestId`. */
  'POST /api/Approval/Agree': ApprovalSummary
  /** Rejects an order: its stock and its budget are released. */
  'POST /api/Approval/Reject': ApprovalSummary
  /** Returns an order to its applicant, who may change it and submit it again: its stock and its budget are released. */
  'POST /api/Approval/Return': ApprovalSummary
  /** Finds users to whom the turn can be transferred, or who can be added as approvers. */
  'POST /api/Approval/Candidates': {
    /** The users, by department and name. */
    Items: ApprovalCandidate[]
  }
  /** Transfers the user’s turn to another approver (转交), once per `RequestId`. */
  'POST /api/Approval/Transfer': ApprovalSummary
  /** Adds an approver before or after the user’s own node (加签), once per `RequestId`. */
  'POST /api/Approval/AddSign': ApprovalSummary
  /** Withdraws the user’s own order from its approval: its stock and its budget are released. */
  'POST /api/Approval/Withdraw': ApprovalSummary
  /** Lowers quantities of an order that waits for the user’s decision, or strikes lines. */
  'POST /api/Approval/EditLines': ApprovalSummary
  /** Agrees to or rejects several orders, once per `RequestId`. */
  'POST /api/Approval/BatchHandle': {
    /** A result per approval, in the order of the request. */
    Results: RowResult[]
  }
  /** Returns a page of the approval flows of the company, those in force first. */
  'POST /api/ApprovalFlow/List': ApprovalFlowList
  /** Returns one approval flow of the company, with its draft. */
  'POST /api/ApprovalFlow/Detail': ApprovalFlowDetail
  /** Returns the members who can be chosen as approvers, at most 20, and the roles. */
  'POST /api/ApprovalFlow/Approvers': {
    /** Members, by department. */
    Items: ApprovalFlowPerson[]
    /** All roles of the company. */
    Roles: {
      /** The role. */
      RoleId: number
      /** Name. */
      Name: string
    }[]
  }
  /** Writes the draft of an approval flow, or begins one; orders go on as before. */
  'POST /api/ApprovalFlow/Save': ApprovalFlowDetail
  /** Makes the draft the version that new orders go through, or puts a disabled flow in force again. */
  'POST /api/ApprovalFlow/Publish': ApprovalFlowDetail
  /** Takes an approval flow out of force for new orders. */
  'POST /api/ApprovalFlow/Disable': ApprovalFlowDetail
  /** Gives up the draft; a flow that was never published is deleted. */
  'POST /api/ApprovalFlow/Discard': ApprovalFlowDetail | null
  /** Returns the path of a sample order through a draft, by the rules of a submission. */
  'POST /api/ApprovalFlow/Simulate': ApprovalSimulation
  /** Returns what a draft would have made of the orders of the last 30 days. */
  'POST /api/ApprovalFlow/Replay': ApprovalReplay
  /** Returns a page of the budgets that the user may see, filtered and sorted. */
  'POST /api/Budget/List': BudgetList
  /** Returns the filtered list as an .xlsx file. */
  'POST /api/Budget/Export': unknown
  /** Returns one budget that the user may see. */
  'POST /api/Budget/Detail': BudgetDetail
  /** Returns a page of the ledger of a budget, the latest entry first. */
  'POST /api/Budget/Ledger': BudgetLedger
  /** Returns the filtered ledger of a budget as an .xlsx file, the latest entry first. */
  'POST /api/Budget/LedgerExport': unknown
  /** Opens a budget, or changes the one with `BudgetId`. */
  'POST /api/Budget/Save': BudgetDetail
  /** Adds to a budget or takes from it, at most what is available. */
  'POST /api/Budget/Adjust': BudgetDetail
  /** Puts a disabled budget in force again. */
  'POST /api/Budget/Enable': BudgetDetail
  /** Takes a budget out of force: no further order is charged to it. */
  'POST /api/Budget/Disable': BudgetDetail
  /** Returns a new slide captcha. */
  'POST /api/Captcha/Challenge': CaptchaChallenge
  /** Checks the answer to a slide captcha and returns a credential. */
  'POST /api/Captcha/Verify': {
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Returns the category tree of the customer’s agreed catalogue. */
  'POST /api/Category/GetCustomerCategories': Category1[]
  /** Returns the public category tree. */
  'POST /api/Category/MallCategories': Category1[]
  /** Asks the adviser, and sends the answer as server-sent events while it comes. */
  'POST /api/DeepSeek/Chat': ChatEvent
  /** Returns the user’s conversations, the latest first, and who answers. */
  'POST /api/DeepSeek/SessionList': ChatSessionList
  /** Gives a conversation another name. */
  'POST /api/DeepSeek/SessionRename': ChatSession
  /** Deletes a conversation with all that was said in it. */
  'POST /api/DeepSeek/SessionDelete': string
  /** Returns what was said in a conversation, the earliest first. */
  'POST /api/DeepSeek/MessageList': ChatMessageList
  /** Says whether an answer was useful. */
  'POST /api/DeepSeek/Feedback': string
  /** Returns the departments that the user may see, each after the one above it. */
  'POST /api/Department/Tree': DepartmentNode[]
  /** Makes a department, or changes the one with `DepartmentId`. */
  'POST /api/Department/Save': DepartmentNode
  /** Moves a department with all that are below it, within its company. */
  'POST /api/Department/Move': DepartmentNode
  /** Deletes a department that nobody is in, that none is below and that has no orders, budgets or other records. */
  'POST /api/Department/Delete': string
  /** Finds users who can manage a department of a company, at most 20. */
  'POST /api/Department/Candidates': {
    /** The users, by department and name. */
    Items: DepartmentCandidate[]
  }
  /** Lists the user’s favourites or browse records. */
  'POST /api/Favorite/List': FavoriteList
  /** Saves a favourite or a browse record. */
  'POST /api/Favorite/Add': string
  /** Removes favourites or browse records. */
  'POST /api/Favorite/Remove': string
  /** Removes all favourites or all browse records of the user. */
  'POST /api/Favorite/Clear': string
  /** Uploads one file and returns its address. */
  'POST /api/File/Execute': UploadedFile
  /** Returns facts, look and companies of the user’s enterprise group. */
  'POST /api/Group/Info': GroupInfo
  /** Changes facts and look of the group, and what its companies may buy and see. */
  'POST /api/Group/Save': GroupInfo
  /** Returns the pages that the seller published, in their order. */
  'POST /api/Help/Pages': HelpPage[]
  /** Returns the content of the home page. */
  'POST /api/Home/Index': Home
  /** Returns a page of the inquiries that the user may see, filtered and sorted. */
  'POST /api/Inquiry/List': InquiryList
  /** Returns one inquiry with its lines, its quote and its messages. */
  'POST /api/Inquiry/Detail': InquiryDetail
  /** Sends an inquiry, or changes the one with `InquiryId` while nobody has quoted for it. */
  'POST /api/Inquiry/Save': InquiryDetail
  /** Reads the lines of an inquiry from a workbook or from the text of a pasted table, and saves nothing. */
  'POST /api/Inquiry/Import': InquiryImport
  /** Accepts a quote and puts what is offered into the cart, where the quoted prices hold until the quote expires. */
  'POST /api/Inquiry/Accept': InquiryDetail
  /** Declines a quote. */
  'POST /api/Inquiry/Decline': InquiryDetail
  /** Takes an inquiry back before it is quoted for. */
  'POST /api/Inquiry/Cancel': InquiryDetail
  /** Writes to the seller while the inquiry is open. */
  'POST /api/Inquiry/Message': InquiryDetail
  /** Returns a page of the completed orders that the user can have invoiced. */
  'POST /api/Invoice/ApplyableList': ApplyableList
  /** Applies for an invoice, once per `RequestId`. */
  'POST /api/Invoice/Apply': InvoiceSummary
  /** Returns the titles of a company. */
  'POST /api/Invoice/TitleList': InvoiceTitle[]
  /** Adds a title to a company, or changes one. */
  'POST /api/Invoice/TitleSave': InvoiceTitle
  /** Returns a page of the invoices that the user may see, filtered and sorted. */
  'POST /api/Invoice/List': InvoiceList
  /** Returns the filtered invoices as an .xlsx file. */
  'POST /api/Invoice/Export': unknown
  /** Returns the details of one invoice. */
  'POST /api/Invoice/Detail': InvoiceDetail
  /** Cancels an application that was not reviewed yet: its orders can be invoiced again. */
  'POST /api/Invoice/Cancel': InvoiceSummary
  /** Applies for a red letter of an invoice, over what is valid of it or a part of that, once per `RequestId`. */
  'POST /api/Invoice/RedApply': InvoiceSummary
  /** Returns a file of an issued invoice, or of one of its red letters, named by its number. */
  'POST /api/Invoice/Download': unknown
  /** Sends an issued invoice by mail, with its files. */
  'POST /api/Invoice/Resend': {
    /** False where the mall has no mail server: nothing was sent, the server’s log says what would have been. */
    Sent: boolean
  }
  /** Returns the settings of the user’s enterprise group and company. */
  'POST /api/ManageService/EnterpriseGroupSet': {
    /** Logo of the customer; null for none. A path of this origin, or https. */
    CustomerLogo: string | null
    /** Colour of the customer’s brand, `#RRGGBB`; null for the mall’s own. */
    ThemeColor: string | null
    /** Whether the user sees prices: their company shows them (价格可见), or a role of the user does. */
    SeesPrices: boolean
    /** Whether the user may put products in the cart, order them and ask for quotes (采购下单). */
    MayPurchase: boolean
  }
  /** Returns a page of the user’s notices, the latest first. */
  'POST /api/Notice/List': NoticeList
  /** Marks notices as read, some of them or all. */
  'POST /api/Notice/Read': NoticeCount
  /** Returns how many notices are unread. */
  'POST /api/Notice/Count': NoticeCount
  /** Returns how the user wants to be notified of each kind. */
  'POST /api/Notice/Settings': NoticeSettings
  /** Sets how the user wants to be notified of these kinds. */
  'POST /api/Notice/SettingsSave': NoticeSettings
  /** Sends the user’s notices as they come, as server-sent events. */
  'GET /api/Notice/Stream': NoticeEvent
  /** Returns prices, stock, budget and approval of an order of these cart lines. */
  'POST /api/Order/Confirm': OrderConfirmation
  /** Places the order, once per `RequestId`. */
  'POST /api/Order/Submit': SubmitAnswer
  /** Returns prices, stock, budget and approval of a rejected or withdrawn order that is to be submitted again. */
  'POST /api/Order/ResubmitConfirm': Resubmission
  /** Submits a rejected or withdrawn order again (修改后重新提交), once per `RequestId`. */
  'POST /api/Order/Resubmit': SubmitAnswer
  /** Returns the outcome of a submission. */
  'POST /api/Order/SubmitResult': SubmitResult
  /** Returns a page of the orders within the user’s data scope, filtered and sorted. */
  'POST /api/Order/List': OrderList
  /** Returns the details of one order. */
  'POST /api/Order/Detail': OrderDetail
  /** Returns the tracks of an order’s packages. */
  'POST /api/Order/Track': {
    /** Number of the package. */
    PackageNo: string
    /** Carrier. */
    Carrier: string
    /** Tracking number. */
    TrackingNo: string
    /** When it was shipped. ISO 8601 with offset. */
    ShippedAt: string
    /** What is in it. */
    Lines: {
      /** The line of the order. */
      LineId: number
      /** Pieces that it has of the line. */
      Quantity: number
      /** Pieces of these that were received (已收). */
      ReceivedQuantity: number
      /** Pieces of these that were refused (已拒). */
      RefusedQuantity: number
    }[]
    /** Tracks, newest first. */
    Tracks: TrackStep[]
  }[]
  /** Cancels an order: its stock and its budget are released. */
  'POST /api/Order/Cancel': OrderSummary
  /** Withdraws an order that waits for approval. */
  'POST /api/Order/Withdraw': OrderSummary
  /** Reminds the approvers or the seller that an order waits, at most once an hour. */
  'POST /api/Order/Remind': string
  /** Confirms or refuses the goods of packages by line, once per `RequestId`. */
  'POST /api/Order/Receive': OrderSummary
  /** Takes or declines the replacement that the seller offers for pieces that are not there, or waits for them; once per `RequestId`. */
  'POST /api/Order/AnswerShortage': OrderSummary
  /** Confirms that all of an order that is still on its way arrived. */
  'POST /api/Order/ConfirmReceipt': OrderSummary
  /** Adds the products of an order to the cart again. */
  'POST /api/Order/Rebuy': {
    /** A result per line. */
    Results: RowResult[]
  }
  /** Starts the online payment of an order, as `Payment/Start` does. */
  'POST /api/Order/Pay': PaymentStart
  /** Returns what was written, and what can be written, of the received lines of the user’s own order. */
  'POST /api/Order/ReviewDetail': ReviewDetail
  /** Reviews received lines of the user’s own order, each once. */
  'POST /api/Order/ReviewSubmit': ReviewDetail
  /** Appends words to a review, once, within 30 days of it. */
  'POST /api/Order/ReviewAppend': ReviewDetail
  /** Returns the filtered list of orders as an .xlsx file. */
  'POST /api/Order/Export': unknown
  /** Starts the online payment of an order and returns where it is paid. */
  'POST /api/Payment/Start': PaymentStart
  /** Returns what is to be paid of an order, and what became of its last payment. */
  'POST /api/Payment/State': PaymentState
  /** Confirms that the transfer for an order arrived (公司转账). */
  'POST /api/Payment/ConfirmTransfer': OrderSummary
  /** Returns the hottest keywords of a period. */
  'POST /api/Product/SupposeCategory': {
    /** The keyword. */
    Keywords: string
    /** Whether to highlight it. */
    IsHighlight: boolean
  }[]
  /** Returns suggestions for what was typed so far. */
  'POST /api/Product/Search': {
    /** Name of the product. */
    ProductName: string
    /** Product code, digits only. */
    ProductCode: string
  }[]
  /** Returns products that look like a picture. */
  'POST /api/Product/ImageSearch': {
    /** The items. */
    Items: ProductItem[]
    /** Opens this result in `Product/List`. */
    ImageKey: string
  }
  /** Returns a page of products, filtered and sorted. */
  'POST /api/Product/List': ProductList
  /** Returns the details of one product. */
  'POST /api/Product/Detail': ProductDetail
  /** Returns the stock of a quantity in an area. */
  'POST /api/Product/Stock': StockState
  /** Returns a page of the reviews of a product, the latest first. */
  'POST /api/Product/Reviews': ProductReviews
  /** Ranks products by orders of the last days. */
  'POST /api/Product/Rank': ProductRank
  /** Selects products for an occasion within a budget (一键选品): three plans. */
  'POST /api/Product/Select': {
    /** Three: 经济, 均衡, 品质, each at least as good as the one before. Without lines where the mall has nothing that fits. */
    Plans: SelectionPlan[]
    /** Needs for which there is no product that can be bought in the quantity. */
    Missing: string[]
  }
  /** Returns a plan, as the user changed it, as an .xlsx file (选品单) with current prices. */
  'POST /api/Product/SelectExport': unknown
  /** Returns a page of the user’s lists and of those that their department shares, the latest saved first. */
  'POST /api/PurchaseList/List': {
    /** The items of this page. */
    Items: PurchaseList[]
    /** Number of items on all pages. */
    total: number
  }
  /** Returns what was bought in the last calendar month (上月采购), the most often ordered first. */
  'POST /api/PurchaseList/LastMonth': {
    /** The products with the pieces that were bought. */
    Lines: PurchaseListLine[]
  }
  /** Saves a new list, or changes the one with `ListId`. */
  'POST /api/PurchaseList/Save': PurchaseList
  /** Deletes a list that the user made. */
  'POST /api/PurchaseList/Delete': string
  /** Puts the products of a list in the cart as far as they can be bought, with a result for each line. */
  'POST /api/PurchaseList/AddToCart': {
    /** Each line: in the cart, or why not. */
    Results: RowResult[]
  }
  /** Says of each row whether it can be bought, for the usual delivery area of the user. */
  'POST /api/QuickOrder/Check': {
    /** Each row of the request, in its order. */
    Rows: QuickOrderCheck[]
  }
  /** Reads rows from a workbook or from the text of a pasted table, and saves nothing. */
  'POST /api/QuickOrder/Import': {
    /** The rows, as `QuickOrder/Check` takes them. */
    Rows: QuickOrderRow[]
  }
  /** Puts rows in the cart as far as they can be bought there, with a result for each. */
  'POST /api/QuickOrder/AddToCart': {
    /** Each row: in the cart, or why not. */
    Results: RowResult[]
  }
  /** Returns purchases by day, month, quarter or year. */
  'POST /api/Report/Order': OrderReport
  /** Returns the lines of purchases. */
  'POST /api/Report/OrderDetail': OrderDetailReport
  /** Returns purchases by product. */
  'POST /api/Report/Product': ProductReport
  /** Returns purchases by department, beside their budgets. */
  'POST /api/Report/Department': DepartmentReport
  /** Returns purchases by person, with how their approvals went. */
  'POST /api/Report/Purchaser': PurchaserReport
  /** Returns the people whose orders the user may see. */
  'POST /api/Report/People': ReportPeople
  /** Returns 订单报表 as an .xlsx file. */
  'POST /api/Report/OrderExport': unknown
  /** Returns 订单明细报表 as an .xlsx file. */
  'POST /api/Report/OrderDetailExport': unknown
  /** Returns 商品报表 as an .xlsx file. */
  'POST /api/Report/ProductExport': unknown
  /** Returns 部门报表 as an .xlsx file. */
  'POST /api/Report/DepartmentExport': unknown
  /** Returns 采购人报表 as an .xlsx file. */
  'POST /api/Report/PurchaserExport': unknown
  /** Returns whether the user waits for a product in an area. */
  'POST /api/Restock/State': RestockState
  /** Asks for a notice once so many pieces of a product are there for the area. */
  'POST /api/Restock/Ask': RestockState
  /** Ends the wait for a product in an area. */
  'POST /api/Restock/Cancel': RestockState
  /** Returns a page of the presets and of the roles that the company made. */
  'POST /api/Role/List': RoleList
  /** Returns one role, as it is now. */
  'POST /api/Role/Detail': RoleSummary
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. */
  'POST /api/Role/Save': RoleSummary
  /** Makes a role of the company that holds what another one holds, a preset for instance. */
  'POST /api/Role/Copy': RoleSummary
  /** Deletes a role of the company that no member has and no approval flow names. */
  'POST /api/Role/Delete': string
  /** Returns the number of lines in the cart. */
  'POST /api/ShoppingCart/Count': number
  /** Adds products to the cart. */
  'POST /api/ShoppingCart/AddToCart': string
  /** Takes a product for an order of its own (立即购买); the cart stays as it is. */
  'POST /api/ShoppingCart/BuyNow': {
    /** The line, for Order/Confirm. */
    CartItemId: number
  }
  /** Returns up to six recommended products, for the page of my orders. */
  'POST /api/ShoppingCart/YouLike/订单/6': RecommendedProduct[]
  /** Returns the cart. */
  'POST /api/ShoppingCart/List': Cart
  /** Changes the quantity or the remark of a line. */
  'POST /api/ShoppingCart/Update': Cart
  /** Removes lines from the cart. */
  'POST /api/ShoppingCart/Remove': Cart
  /** Selects or unselects lines. */
  'POST /api/ShoppingCart/Select': Cart
  /** Empties the cart, or removes only its invalid lines (清空失效). */
  'POST /api/ShoppingCart/Clear': Cart
  /** Removes lines from the cart and saves them as favourites. */
  'POST /api/ShoppingCart/MoveToFavorite': Cart
  /** Returns what the site shows of itself: name, hotlines, licences, links. */
  'POST /api/Site/Config': SiteConfig
  /** Returns a page of the statements of the user’s companies, the newest first. */
  'POST /api/Statement/List': StatementList
  /** Returns one statement with its lines. */
  'POST /api/Statement/Detail': StatementDetail
  /** Confirms lines of a statement, or all that are neither confirmed nor disputed. */
  'POST /api/Statement/Confirm': StatementDetail
  /** Disputes a line of a statement, in words and pictures. */
  'POST /api/Statement/Dispute': StatementDetail
  /** Takes a dispute back: the line is 待确认 again. */
  'POST /api/Statement/Withdraw': StatementDetail
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. */
  'POST /api/Statement/Postpone': StatementDetail
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. */
  'POST /api/Statement/Download': unknown
  /** Returns parts of the workbench. */
  'POST /api/Workbench/Index': Workbench
}

/** What each call of the seller’s side is sent. */
export interface SellerCallInputs {
  /** Returns what a customer bought in the last twelve months: by month, by category, and which products most. */
  'POST /api/SellerCustomer/Purchases': {
    /** The company. */
    EnterpriseId: number
  }
  /** Returns the columns that a table of products can have. */
  'POST /api/SellerProductImport/Template': Record<string, never>
  /** Returns a page of the imports, running and past ones. */
  'POST /api/SellerProductImport/List': ProductImportListRequest
  /** Returns one import with what its trial found and how far it is. */
  'POST /api/SellerProductImport/Detail': {
    ImportId: number
  }
  /** Returns a page of the rows of an import. */
  'POST /api/SellerProductImport/Rows': {
    ImportId: number
    /** Which rows. */
    Kind: 'wrong' | 'new' | 'changed' | 'unchanged' | 'failed' | 'kept'
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Reads a table of products and begins to try it; nothing is written to any product. */
  'POST /api/SellerProductImport/Upload': undefined
  /** Takes the columns of a table that was tried for something else, and tries it again. */
  'POST /api/SellerProductImport/Map': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** What each column is, in the order of `Columns`: a title of `Template`, each once; null: it is left out. */
    Fields: (string | null)[]
  }
  /** Adds pictures to an import that is not written yet, by their names. */
  'POST /api/SellerProductImport/AddPictures': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The pictures. */
    Pictures: {
      /** Name of the file. */
      Name: string
      /** Address that `SellerProduct/UploadPicture` returned. A path of this origin, or https. */
      Url: string
    }[]
  }
  /** Begins to write an import that was tried, in the background. */
  'POST /api/SellerProductImport/Start': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** 新建缺少的分类和品牌: otherwise the rows that need them are not written. */
    CreateMissing: boolean
  }
  /** Pauses the writing of an import; what is written stays. */
  'POST /api/SellerProductImport/Pause': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Goes on with an import that was paused. */
  'POST /api/SellerProductImport/Resume': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Undoes an import within 7 days, in the background. */
  'POST /api/SellerProductImport/Undo': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Discards an import that is not written. */
  'POST /api/SellerProductImport/Discard': {
    ImportId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Logs one of the staff in by account and password, after the slide captcha. */
  'POST /api/SellerAccount/Login': {
    /** Account name. */
    Account: string
    /** The password. */
    Password: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Replaces an initial password with the user’s own and logs in. */
  'POST /api/SellerAccount/Activate': {
    /** Account name. */
    Account: string
    /** The initial password. */
    InitialPassword: string
    /** The own password: `passwordFault` says what is wrong with one. */
    Password: string
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). */
  'POST /api/SellerAccount/SecondFactor': {
    /** Ticket of the login. */
    Ticket: string
    /** The six digits of the authenticator, or a recovery code. */
    Code: string
  }
  /** Exchanges a refresh token for a new pair of tokens. */
  'POST /api/SellerAccount/RefreshToken': {
    /** Can be exchanged once for a new pair of tokens. */
    RefreshToken: string
    /** Who it is. */
    UserId: number
  }
  /** Lifts the rate limit after the slide captcha. */
  'POST /api/SellerAccount/UnLock': {
    /** The credential of a solved captcha. */
    CaptchaVerifyParam: string
  }
  /** Returns who is logged in and what is open to them. */
  'POST /api/SellerAccount/Viewer': Record<string, never>
  /** Ends the session on the server: its refresh tokens are revoked. */
  'POST /api/SellerAccount/Logout': Record<string, never>
  /** Replaces the user’s password. */
  'POST /api/SellerAccount/ChangePassword': {
    /** The password in force. */
    OldPassword: string
    /** The new password: `passwordFault` says what is wrong with one. */
    Password: string
  }
  /** Makes a secret for the user’s authenticator: step 1 of 2. */
  'POST /api/SellerAccount/SecondFactorStart': {
    /** The user’s password. */
    Password: string
  }
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  'POST /api/SellerAccount/SecondFactorConfirm': {
    /** The six digits of the authenticator. */
    Code: string
  }
  /** Returns a page of the customers’ after-sales services. */
  'POST /api/SellerAfterSales/List': SellerAfterSalesListRequest
  /** Returns one after-sales service with its log. */
  'POST /api/SellerAfterSales/Detail': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
  }
  /** Accepts an application: 待审核 becomes 待寄回. */
  'POST /api/SellerAfterSales/Approve': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Where to send the goods, or who picks them up; the applicant reads it. */
    Note: string
  }
  /** Rejects an application: 待审核 becomes 审核不通过, and its pieces can be applied for again. */
  'POST /api/SellerAfterSales/Reject': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why; the applicant reads it. */
    Note: string
  }
  /** Asks the applicant a question about an application, which stays in 待审核. */
  'POST /api/SellerAfterSales/Ask': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The question; the applicant reads it. */
    Text: string
  }
  /** Says that the seller’s courier has picked the goods up. */
  'POST /api/SellerAfterSales/FillExpress': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Carrier. */
    Carrier: string
    /** Tracking number: 6 to 32 letters, digits and hyphens. */
    TrackingNo: string
  }
  /** Confirms that the goods are here: those of a 退货 are in the stock again. */
  'POST /api/SellerAfterSales/Receive': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Finishes a service: refunds a 退货, or says how what was exchanged or repaired was sent. */
  'POST /api/SellerAfterSales/Finish': {
    /** Number of the after-sales service (服务单号). */
    ReturnOrderId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** How the goods were sent to the applicant; null for 退货. */
    SentBack: {
      /** Carrier. */
      Carrier: string
      /** Tracking number: 6 to 32 letters, digits and hyphens. */
      TrackingNo: string
    } | null
    /** What else the applicant should know; may be empty. */
    Note: string
  }
  /** Returns a page of the agreements of the caller’s customers. */
  'POST /api/SellerAgreement/List': SellerAgreementListRequest
  /** Finds companies and groups of the caller’s customers by their name, for a new agreement. */
  'POST /api/SellerAgreement/Parties': {
    /** Part of the name; empty for the newest. */
    Keyword: string
  }
  /** Returns one agreement with its versions and its log. */
  'POST /api/SellerAgreement/Detail': {
    AgreementId: number
  }
  /** Returns a page of the products of a version, in their order. */
  'POST /api/SellerAgreement/Rows': {
    AgreementId: number
    /** Number of the version, from 1. */
    VersionNo: number
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Returns what is known of products that are typed into a version. */
  'POST /api/SellerAgreement/Products': {
    AgreementId: number
    /** Number of the version, from 1. */
    VersionNo: number
    /** Product codes. */
    Codes: string[]
  }
  /** Begins an agreement with a first version without products (草稿). */
  'POST /api/SellerAgreement/Create': {
    Level: 'company' | 'group'
    /** The company, or the group. */
    PartyId: number
    /** Name. */
    Name: string
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    From: string
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes the name and the days of an agreement. */
  'POST /api/SellerAgreement/Save': {
    /** Name. */
    Name: string
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    From: string
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Begins a new version of an agreement in force, with the products of the newest. */
  'POST /api/SellerAgreement/Begin': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** First day of the version. A day in Asia/Shanghai, `2026-03-01`. */
    From: string
  }
  /** Writes some products of a version that is not sent, and takes others out. */
  'POST /api/SellerAgreement/Write': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the version, from 1. */
    VersionNo: number
    /** Products with their terms, each once. */
    Rows: ({
      /** Product code, digits only. */
      ProductCode: string
      /** Its place in the version. */
      Position: number
      /** 客户物料编码; empty for none. */
      MaterialCode: string
      /** Price of a piece; null: a percent of the market price. */
      Price: number | null
      /** Percent of the market price, which it follows; null: a price of its own. */
      Percent: number | null
      /** Prices from greater quantities on. */
      Tiers: {
        /** From this quantity on. */
        MinQty: number
        /** Price of a piece. */
        Price: number
      }[]
      /** Why it is below 底价. */
      LowReason: string
    })[]
    /** Products that are taken out. */
    Removed: string[]
  }
  /** Throws away a version that was not approved; a draft without another version goes with it. */
  'POST /api/SellerAgreement/Discard': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Sends a version: with prices below 底价 it waits for their approval, without it is approved at once. */
  'POST /api/SellerAgreement/Send': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Words to whoever approves. */
    Note: string
    /** Whether rows that were rejected are taken out before. */
    WithoutRejected: boolean
  }
  /** Takes a version back that waits: its writer goes on with it. */
  'POST /api/SellerAgreement/TakeBack': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Decides about prices below 底价, row by row. */
  'POST /api/SellerAgreement/Judge': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Rows that wait, each once. */
    Rows: {
      /** Product code, digits only. */
      ProductCode: string
      /** Whether the price is approved. */
      Approve: boolean
    }[]
    /** Words to its writer; needed where a row is rejected. */
    Reason: string
  }
  /** Ends an agreement in force before its last day (已终止): today is its last. */
  'POST /api/SellerAgreement/End': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why. */
    Reason: string
  }
  /** Begins a new agreement with the products of the newest version of this one, at changed prices (续签). */
  'POST /api/SellerAgreement/Renew': {
    AgreementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    From: string
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string
    /** Percent by which its prices change: −2.5 makes them cheaper. Percents of the market price stay. */
    Change: number
  }
  /** Returns a page of the announcements, the newest first. */
  'POST /api/SellerAnnouncement/List': SellerAnnouncementListRequest
  /** Returns one announcement. */
  'POST /api/SellerAnnouncement/Detail': {
    /** The announcement. */
    AnnouncementId: number
  }
  /** Finds companies and groups of the caller’s customers by their name, for whom an announcement can be. */
  'POST /api/SellerAnnouncement/Parties': {
    /** Part of the name; empty for the newest. */
    Keyword: string
  }
  /** Returns what is drawn of a Markdown text. */
  'POST /api/SellerAnnouncement/Preview': {
    /** What it says, as Markdown; needed to publish it. */
    Body: string
  }
  /** Begins an announcement, which nobody who buys sees before it is published. */
  'POST /api/SellerAnnouncement/Create': {
    /** Title, as shown. */
    Title: string
    /** all everybody, visitors too; group the people of a group, company those of a company. */
    For: 'all' | 'group' | 'company'
    /** The group, or the company; null for all. */
    PartyId: number | null
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Saves an announcement. What is published is changed for its readers at once. */
  'POST /api/SellerAnnouncement/Save': {
    /** Title, as shown. */
    Title: string
    /** What it says, as Markdown; needed to publish it. */
    Body: string
    /** all everybody, visitors too; group the people of a group, company those of a company. */
    For: 'all' | 'group' | 'company'
    /** The group, or the company; null for all. */
    PartyId: number | null
    /** Only those who hold this preset role; null for all roles. Visitors hold none. */
    RoleId: number | null
    /** First day; null: as soon as it is published. A day in Asia/Shanghai, `2026-03-01`. */
    From: string | null
    /** Last day, to its end; null: until it is taken down. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string | null
    /** The announcement. */
    AnnouncementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Publishes an announcement, at once or with its first day; also one that was taken down. */
  'POST /api/SellerAnnouncement/Publish': {
    /** The announcement. */
    AnnouncementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Takes an announcement down. */
  'POST /api/SellerAnnouncement/TakeDown': {
    /** The announcement. */
    AnnouncementId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns all attributes in their order. */
  'POST /api/SellerAttribute/All': Record<string, never>
  /** Returns the values of an attribute, those of most products on sale first. */
  'POST /api/SellerAttribute/Values': {
    /** The attribute. */
    AttributeId: number
  }
  /** Makes an attribute, as the last one. */
  'POST /api/SellerAttribute/Create': {
    /** Name, once among all attributes, without what parts pairs of names and values in a table: = : ; | */
    Name: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes the name of an attribute. */
  'POST /api/SellerAttribute/Save': {
    /** The attribute. */
    AttributeId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Name, once among all attributes, without what parts pairs of names and values in a table: = : ; | */
    Name: string
  }
  /** Moves an attribute to another place among all. */
  'POST /api/SellerAttribute/Move': {
    /** The attribute. */
    AttributeId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Its place, from 0, counted without it; after the last one it is the last. */
    Index: number
  }
  /** Deletes an attribute with its values, none of which a product or a draft has. */
  'POST /api/SellerAttribute/Delete': {
    /** The attribute. */
    AttributeId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what becomes of an attribute that is merged into another one, and changes nothing. */
  'POST /api/SellerAttribute/MergePlan': {
    /** The attribute. */
    AttributeId: number
    /** The one that it becomes. */
    IntoId: number
  }
  /** Merges an attribute into another one, for good. */
  'POST /api/SellerAttribute/Merge': {
    /** The attribute. */
    AttributeId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The one that it becomes. */
    IntoId: number
    /** Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`). */
    Products: number
  }
  /** Changes the text of a value. */
  'POST /api/SellerAttribute/SaveValue': {
    /** The value. */
    ValueId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Value, once within its attribute, without what parts pairs in a table: ; | */
    Value: string
  }
  /** Deletes a value that no product and no draft has. */
  'POST /api/SellerAttribute/DeleteValue': {
    /** The value. */
    ValueId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what becomes of a value that is merged into another one of its attribute, and changes nothing. */
  'POST /api/SellerAttribute/ValueMergePlan': {
    /** The value. */
    ValueId: number
    /** The one that it becomes. */
    IntoId: number
  }
  /** Merges a value into another one of its attribute, for good. */
  'POST /api/SellerAttribute/MergeValue': {
    /** The value. */
    ValueId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The one that it becomes. */
    IntoId: number
    /** Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`). */
    Products: number
  }
  /** Returns a page of the audit log, the newest first. */
  'POST /api/SellerAudit/List': AuditListRequest
  /** Returns the filtered audit log as an .xlsx file, the newest first. */
  'POST /api/SellerAudit/Export': {
    /** Number or id of a record, whole. */
    RecordNo?: string | undefined
    /** First day. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only changes by the staff, by buyers or by the mall itself. */
    Side?: 'staff' | 'buyer' | 'system' | undefined
    /** Only changes by one of the staff. */
    StaffId?: number | undefined
    /** Only changes of such records. */
    Entity?: 'order' | 'approval' | 'afterSales' | 'inquiry' | 'replyTemplate' | 'review' | 'invoice' | 'invoiceTitle' | 'budget' | 'product' | 'incoming' | 'productImport' | 'category' | 'brand' | 'attribute' | 'attributeValue' | 'agreement' | 'statement' | 'statementTerm' | 'receivedPayment' | 'home' | 'announcement' | 'help' | 'site' | 'searchWord' | 'customer' | 'address' | 'purchaseList' | 'account' | 'session' | 'department' | 'group' | 'role' | 'approvalFlow' | 'calendar' | 'staff' | 'staffRole' | 'staffSession' | undefined
  }
  /** Returns all brands in their order. */
  'POST /api/SellerBrand/All': Record<string, never>
  /** Makes a brand, as the last one. */
  'POST /api/SellerBrand/Create': {
    /** Name, once among all brands. */
    Name: string
    /** Name in Latin letters, by which it is found too; empty: none. */
    LatinName: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes the names of a brand. */
  'POST /api/SellerBrand/Save': {
    /** The brand. */
    BrandId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Name, once among all brands. */
    Name: string
    /** Name in Latin letters, by which it is found too; empty: none. */
    LatinName: string
  }
  /** Moves a brand to another place among all. */
  'POST /api/SellerBrand/Move': {
    /** The brand. */
    BrandId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Its place, from 0, counted without it; after the last one it is the last. */
    Index: number
  }
  /** Deletes a brand that no product and no draft has. */
  'POST /api/SellerBrand/Delete': {
    /** The brand. */
    BrandId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what becomes of a brand that is merged into another one, and changes nothing. */
  'POST /api/SellerBrand/MergePlan': {
    /** The brand. */
    BrandId: number
    /** The one that it becomes. */
    IntoId: number
  }
  /** Merges a brand into another one, for good. */
  'POST /api/SellerBrand/Merge': {
    /** The brand. */
    BrandId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The one that it becomes. */
    IntoId: number
    /** Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`). */
    Products: number
  }
  /** Returns the calendar of the mall. */
  'POST /api/SellerCalendar/Detail': Record<string, never>
  /** Saves the calendar of the mall; everything that is computed from then on follows it. */
  'POST /api/SellerCalendar/Save': {
    Calendar: WorkCalendar
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns all categories in the order of the navigation, those of the first level first. */
  'POST /api/SellerCategory/Tree': Record<string, never>
  /** Makes a category, as the last of those beside it. */
  'POST /api/SellerCategory/Create': {
    /** The one above it; null for the first level. */
    ParentId: number | null
    /** Name, once among those beside it. */
    Name: string
    /** Of the first level: the row of the navigation that it shares with others of the same group; empty: a row of its own name. Empty below. */
    Group: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes the name of a category, its group, and whether the navigation shows it. */
  'POST /api/SellerCategory/Save': {
    /** The category. */
    CategoryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Name, once among those beside it. */
    Name: string
    /** Of the first level: the row of the navigation that it shares with others of the same group; empty: a row of its own name. Empty below. */
    Group: string
    /** Left out of the navigation. */
    Hidden: boolean
  }
  /** Moves a category with all that are below it to another place of its level. */
  'POST /api/SellerCategory/Move': {
    /** The category. */
    CategoryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The category that it comes below; null for the first level. */
    ParentId: number | null
    /** Its place among those beside it, from 0, counted without it; after the last one it is the last. */
    Index: number
  }
  /** Sets the smallest margin of a category. */
  'POST /api/SellerCategory/SetMargin': {
    /** The category. */
    CategoryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** 最低毛利: a part of the cost that is put on it where a product has no 底价 of its own, 0.08 for 8 %. Null: none. */
    MinMargin: number | null
  }
  /** Returns what becomes of a category that is merged into another one, and changes nothing. */
  'POST /api/SellerCategory/MergePlan': {
    /** The category. */
    CategoryId: number
    /** The one of its level that it becomes. */
    IntoId: number
  }
  /** Merges a category into another one of its level, for good. */
  'POST /api/SellerCategory/Merge': {
    /** The category. */
    CategoryId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The one of its level that it becomes. */
    IntoId: number
    /** Products that the user has seen; if there are others now, nothing is merged (`VERSION_CONFLICT`). */
    Products: number
  }
  /** Returns a page of the caller’s customers. */
  'POST /api/SellerCustomer/List': SellerCustomerListRequest
  /** Returns those of the staff who can look after customers. */
  'POST /api/SellerCustomer/Managers': Record<string, never>
  /** Finds groups of the caller’s customers by their name, for a new customer. */
  'POST /api/SellerCustomer/Groups': {
    /** Part of the name; empty for the newest. */
    Keyword: string
  }
  /** Returns one customer with its people and log. */
  'POST /api/SellerCustomer/Detail': {
    /** The company. */
    EnterpriseId: number
  }
  /** Makes a customer: a company with a department, its terms and who looks after it. */
  'POST /api/SellerCustomer/Create': {
    /** Name, as in its business licence. */
    Name: string
    /** 统一社会信用代码. A wrong check digit is no error: the user was warned. */
    TaxNo: string
    /** Ways of payment that are open to it. */
    PaymentTypes: (1 | 2 | 3 | 4 | 5)[]
    /** all 全部商品, categories 指定分类, agreed 仅协议商品. */
    Catalogue: 'all' | 'categories' | 'agreed'
    /** Of 指定分类, at least one: it sees what is in these categories, of any level, and below them, and what its agreement holds. One that was merged is the one that it became. Nothing otherwise. */
    CategoryIds?: number[] | undefined
    /** 价格可见. */
    ShowPrices: boolean
    /** Who looks after it. Only by those with 全部客户: whoever has 名下客户 looks after what they create, and changes nobody’s portfolio. */
    ManagerIds?: number[] | undefined
    /** The group that it joins; null: it begins one of its own name. */
    GroupId: number | null
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes the terms of a customer, from its next call on. */
  'POST /api/SellerCustomer/Save': {
    /** Name, as in its business licence. */
    Name: string
    /** 统一社会信用代码. A wrong check digit is no error: the user was warned. */
    TaxNo: string
    /** Ways of payment that are open to it. */
    PaymentTypes: (1 | 2 | 3 | 4 | 5)[]
    /** all 全部商品, categories 指定分类, agreed 仅协议商品. */
    Catalogue: 'all' | 'categories' | 'agreed'
    /** Of 指定分类, at least one: it sees what is in these categories, of any level, and below them, and what its agreement holds. One that was merged is the one that it became. Nothing otherwise. */
    CategoryIds?: number[] | undefined
    /** 价格可见. */
    ShowPrices: boolean
    /** Who looks after it. Only by those with 全部客户: whoever has 名下客户 looks after what they create, and changes nobody’s portfolio. */
    ManagerIds?: number[] | undefined
    /** The company. */
    EnterpriseId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes how goods are brought to a customer and for how much, from its next order on. */
  'POST /api/SellerCustomer/SaveDelivery': {
    /** What the customer pays for delivery; null: as the mall has it for everybody. */
    Freight: {
      /** 运费 of an order, yuan; 0 for always free. */
      FreightAmount: number
      /** 满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never. */
      FreeFrom: number | null
    } | null
    /** Provinces in which another rule holds, each once. */
    Areas: ({
      /** The province of the delivery address, by its code (GB/T 2260). */
      AreaCode: '110000' | '120000' | '130000' | '140000' | '150000' | '210000' | '220000' | '230000' | '310000' | '320000' | '330000' | '340000' | '350000' | '360000' | '370000' | '410000' | '420000' | '430000' | '440000' | '450000' | '460000' | '500000' | '510000' | '520000' | '530000' | '540000' | '610000' | '620000' | '630000' | '640000' | '650000' | '710000' | '810000' | '820000'
      /** 运费 of an order, yuan; 0 for always free. */
      FreightAmount: number
      /** 满额免运费: the sum of goods from which an order is delivered without freight, yuan; null for never. */
      FreeFrom: number | null
    })[]
    /** 分批发货: whether an order may be sent in several packages one after the other. */
    ShipsInParts: boolean
    /** The company. */
    EnterpriseId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Invites an administrator of a customer by mail. */
  'POST /api/SellerCustomer/Invite': {
    /** 登录名. */
    Account: string
    /** 姓名. */
    Name: string
    /** Where the link is sent; a login too. */
    Email: string
    /** 手机; a login too. Null for none; for an account that waits already: as it is. */
    Mobile: string | null
    /** The company. */
    EnterpriseId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Opens the mall as one person of a customer sees it: a code for a page of the mall, which reads and changes nothing. */
  'POST /api/SellerCustomer/ViewAs': {
    /** Why; the person can read it. */
    Reason: string
    /** The company. */
    EnterpriseId: number
    /** The person: an account of the company that can log in. */
    UserId: number
  }
  /** Returns all pages of help, in their order. */
  'POST /api/SellerHelp/Pages': Record<string, never>
  /** Returns one page of help with its draft. */
  'POST /api/SellerHelp/Detail': {
    /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
    PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
  }
  /** Returns a page of the published versions of a page of help, the newest first. */
  'POST /api/SellerHelp/Versions': {
    /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
    PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Returns what is drawn of a page of help with this text. */
  'POST /api/SellerHelp/Preview': {
    /** The page as Markdown; its first line is the title, after `# `. */
    Body: string
  }
  /** Saves what was changed of a page of help; nobody who buys sees it. */
  'POST /api/SellerHelp/SaveDraft': {
    /** The page as Markdown; its first line is the title, after `# `. */
    Body: string
    /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
    PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Publishes the draft of a page of help as a new version, which is read from now on. */
  'POST /api/SellerHelp/Publish': {
    /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
    PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Shows an earlier version of a page of help again, as a new one. */
  'POST /api/SellerHelp/Restore': {
    /** The page: the last part of its address, `/help/detail/{1–15}` or `/about/{BizCustom|kpinfo}`. */
    PageKey: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11' | '12' | '13' | '14' | '15' | 'BizCustom' | 'kpinfo'
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The version; null: the text that the mall is built with, also that of later releases. */
    VersionNo: number | null
  }
  /** Returns the home page with its draft. */
  'POST /api/SellerHome/Detail': Record<string, never>
  /** Saves what was changed of the home page; nobody who buys sees it. */
  'POST /api/SellerHome/SaveDraft': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    Content: {
      /** Banners, in their order. */
      Banners: ({
        /** Title. */
        Title: string
        /** Second line; empty for none. */
        Subtitle: string
        /** Address of its picture; empty: none yet. */
        ImageUrl: string
        /** What the picture shows, where the words do not say it. */
        Alt: string
        /** What stays in sight where the picture is cut, from the left, per cent. */
        FocusX: number
        /** From the top, per cent. */
        FocusY: number
        /** What it opens. */
        Link: {
          /** A list of products. */
          Kind: 'products'
          /** Its category; null for all products. */
          CategoryId: number | null
        } | {
          /** A path of the mall, or an address of the web. */
          Kind: 'address'
          /** The address, as typed: `homeProblems` says where it may not be. */
          Href: string
        }
        /** First day that it is shown; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
        From: string | null
        /** Last day, until 24:00; null: for good. A day in Asia/Shanghai, `2026-03-01`. */
        Until: string | null
        /** all 所有人, visitors 未登录的访客, customers 已登录的客户. */
        For: 'all' | 'visitors' | 'customers'
        /** Kept and not shown. */
        Hidden: boolean
      })[]
      /** Floors, in their order. */
      Floors: HomeFloor[]
      /** Whether 合作品牌 is shown. */
      Brands: boolean
      /** Hot words of the search, in their order; empty: what is searched most. */
      HotWords: string[]
    }
  }
  /** Throws the draft of the home page away. */
  'POST /api/SellerHome/DiscardDraft': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Publishes the draft as a new version, at once or at a time. */
  'POST /api/SellerHome/Publish': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** When it takes the place of the version before; null: now. ISO 8601 with offset. */
    LiveAt: string | null
  }
  /** Cancels a version that is planned and not shown yet. */
  'POST /api/SellerHome/CancelPlan': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The version. */
    VersionNo: number
  }
  /** Shows an earlier version again, as a new one. */
  'POST /api/SellerHome/Restore': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The version. */
    VersionNo: number
  }
  /** Returns a page of the published versions, the newest first. */
  'POST /api/SellerHome/Versions': {
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Uploads a picture of a banner and returns its address. */
  'POST /api/SellerHome/UploadPicture': undefined
  /** Renders the home page as a visitor would see it with this content. */
  'POST /api/SellerHome/Preview': {
    Content: {
      /** Banners, in their order. */
      Banners: ({
        /** Title. */
        Title: string
        /** Second line; empty for none. */
        Subtitle: string
        /** Address of its picture; empty: none yet. */
        ImageUrl: string
        /** What the picture shows, where the words do not say it. */
        Alt: string
        /** What stays in sight where the picture is cut, from the left, per cent. */
        FocusX: number
        /** From the top, per cent. */
        FocusY: number
        /** What it opens. */
        Link: {
          /** A list of products. */
          Kind: 'products'
          /** Its category; null for all products. */
          CategoryId: number | null
        } | {
          /** A path of the mall, or an address of the web. */
          Kind: 'address'
          /** The address, as typed: `homeProblems` says where it may not be. */
          Href: string
        }
        /** First day that it is shown; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
        From: string | null
        /** Last day, until 24:00; null: for good. A day in Asia/Shanghai, `2026-03-01`. */
        Until: string | null
        /** all 所有人, visitors 未登录的访客, customers 已登录的客户. */
        For: 'all' | 'visitors' | 'customers'
        /** Kept and not shown. */
        Hidden: boolean
      })[]
      /** Floors, in their order. */
      Floors: HomeFloor[]
      /** Whether 合作品牌 is shown. */
      Brands: boolean
      /** Hot words of the search, in their order; empty: what is searched most. */
      HotWords: string[]
    }
  }
  /** Makes a key with which somebody without a login sees the draft for a day. */
  'POST /api/SellerHome/ShareDraft': {
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Renders a preview that somebody was given the key of. */
  'POST /api/SellerHome/Shared': {
    /** The key. */
    Key: string
  }
  /** Returns what is, or was, on its way of a product to one warehouse. */
  'POST /api/SellerIncoming/List': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Writes down goods that are on their way to a warehouse. */
  'POST /api/SellerIncoming/Create': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Pieces that were bought. */
    Quantity: number
    /** 预计到货日: the day on which they are expected, today or later. A day in Asia/Shanghai, `2026-03-01`. */
    ExpectedOn: string
    /** From whom, or the number of the purchase (采购单号); may be empty. */
    Note: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Puts what came into the stock; the rest stays on its way, or is closed. */
  'POST /api/SellerIncoming/Receive': {
    /** The record. */
    IncomingId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Pieces that came; at most those that are on their way. */
    Quantity: number
    /** Whether the rest does not come any more. */
    CloseRest: boolean
  }
  /** Changes the day on which goods are expected. */
  'POST /api/SellerIncoming/SetDay': {
    /** The record. */
    IncomingId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** 预计到货日: the day on which they are expected, today or later. A day in Asia/Shanghai, `2026-03-01`. */
    ExpectedOn: string
  }
  /** Declares that what has not come does not come: cancelled when nothing came, else received with what did. */
  'POST /api/SellerIncoming/Cancel': {
    /** The record. */
    IncomingId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns a page of the customers’ inquiries. */
  'POST /api/SellerInquiry/List': SellerInquiryListRequest
  /** Returns one inquiry with what is offered or drafted. */
  'POST /api/SellerInquiry/Detail': {
    /** The inquiry. */
    InquiryId: number
  }
  /** Finds products that could be offered for a line, as the company that asks may buy them. */
  'POST /api/SellerInquiry/Candidates': {
    /** The inquiry. */
    InquiryId: number
    /** The line. */
    LineId: number
    /** Words of a search; may be empty. */
    Keyword: string
  }
  /** Returns what was quoted before for the words of each line of an inquiry, and for the product that is chosen for it. */
  'POST /api/SellerInquiry/History': {
    /** The inquiry. */
    InquiryId: number
    /** The products that are chosen so far. Of a line that is missing: the product that the buyer named, if any. */
    Products: {
      /** The line. */
      LineId: number
      /** Product code, digits only. */
      ProductCode: string
    }[]
  }
  /** Keeps what was filled in of a quote, for everybody who quotes. */
  'POST /api/SellerInquiry/SaveDraft': {
    /** The inquiry. */
    InquiryId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Version of the draft that was read; 0 for none. */
    DraftVersion: number
    /** What is offered; a line that is missing cannot be supplied. */
    Lines: SellerOffer[]
    /** What the buyer reads with the quote. */
    Text: string
    /** Last day on which the quote holds. A day in Asia/Shanghai, `2026-03-01`. */
    ValidUntil: string
  }
  /** Sends a quote: 待受理 becomes 已报价. */
  'POST /api/SellerInquiry/Quote': {
    /** The inquiry. */
    InquiryId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Version of the draft that was read; 0 for none. */
    DraftVersion: number
    /** What is offered; a line that is missing cannot be supplied. */
    Lines: SellerOffer[]
    /** What the buyer reads with the quote. */
    Text: string
    /** Last day on which the quote holds. A day in Asia/Shanghai, `2026-03-01`. */
    ValidUntil: string
  }
  /** Says that nothing of an inquiry can be supplied: 待受理 becomes 无法供货. */
  'POST /api/SellerInquiry/MarkUnavailable': {
    /** The inquiry. */
    InquiryId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Version of the draft that was read; 0 for none. */
    DraftVersion: number
    /** Why; the buyer reads it. */
    Text: string
  }
  /** Writes to the buyer while the inquiry is open. */
  'POST /api/SellerInquiry/Message': {
    /** The inquiry. */
    InquiryId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The message. */
    Text: string
  }
  /** Returns a page of the customers’ applications for invoices. */
  'POST /api/SellerInvoice/List': SellerInvoiceListRequest
  /** Returns one application with what the invoice must say. */
  'POST /api/SellerInvoice/Detail': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
  }
  /** Takes an application on: 待审核 becomes 开票中, and its applicant cannot withdraw it any more. */
  'POST /api/SellerInvoice/Approve': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Rejects an application: 待审核 becomes 已驳回, and its orders can be invoiced again. */
  'POST /api/SellerInvoice/Reject': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why; the applicant reads it. */
    Note: string
  }
  /** Leaves it to the tax platform (数电平台) to issue what is to be issued next: the invoice, or the red letter under way. */
  'POST /api/SellerInvoice/Ask': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Uploads one file of an invoice that is to be issued: PDF, OFD, or the XML of a 数电发票, which it reads. */
  'POST /api/SellerInvoice/Upload': undefined
  /** Issues the invoice with its files: 开票中 becomes 已开票. */
  'POST /api/SellerInvoice/Issue': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Its number (发票号码), the one of its XML where there is one. No other invoice of the mall has it. Number of an invoice: twenty digits of a 数电发票, eight of a paper one. */
    Number: string
    /** Its day (开票日期), not before the application and not after today. A day in Asia/Shanghai, `2026-03-01`. */
    Day: string
    /** What it comes to (价税合计), or reverses, as whoever issued it read it: a return may have lowered the application meanwhile. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Files that the caller has uploaded, one of each kind; one at least, but none for a paper invoice. */
    FileIds: string[]
  }
  /** Issues the red letter under way with its files: 红冲中 becomes 已红冲, or 已开票 while something stays valid. */
  'POST /api/SellerInvoice/RedIssue': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Its number (发票号码), the one of its XML where there is one. No other invoice of the mall has it. Number of an invoice: twenty digits of a 数电发票, eight of a paper one. */
    Number: string
    /** Its day (开票日期), not before the application and not after today. A day in Asia/Shanghai, `2026-03-01`. */
    Day: string
    /** What it comes to (价税合计), or reverses, as whoever issued it read it: a return may have lowered the application meanwhile. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Files that the caller has uploaded, one of each kind; one at least, but none for a paper invoice. */
    FileIds: string[]
  }
  /** Refuses the red letter under way: 红冲中 becomes 已开票 again. */
  'POST /api/SellerInvoice/RedReject': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Why; the applicant reads it. */
    Note: string
  }
  /** Returns a file of an issued invoice, or of one of its red letters, as its buyer gets it. */
  'POST /api/SellerInvoice/Download': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** One of its red letters, once that is issued; the invoice otherwise. */
    RedId?: number | undefined
    /** Which of its files; without it a PDF where there is one. pdf, ofd, or xml: the data of a 数电发票. */
    Kind?: 'pdf' | 'ofd' | 'xml' | undefined
  }
  /** Sends an issued invoice by mail, with its files. */
  'POST /api/SellerInvoice/Resend': {
    /** Number of the application for the invoice (申请单号). */
    InvoiceId: string
    /** Whom it is sent to. */
    Email: string
  }
  /** Returns a page of the customers’ orders, but for those in approval. */
  'POST /api/SellerOrder/List': SellerOrderListRequest
  /** Returns one order with its packages. */
  'POST /api/SellerOrder/Detail': {
    /** Order number. */
    OrderNo: string
  }
  /** Returns a list to pick the goods of orders by (拣货单), as a PDF. */
  'POST /api/SellerOrder/PickList': {
    /** The orders, each once. */
    OrderNos: string[]
  }
  /** Returns the delivery notes of packages (送货单), as a PDF. */
  'POST /api/SellerOrder/DeliveryNote': {
    /** The orders, each once. */
    OrderNos: string[]
    /** One package of them; without it all. */
    PackageNo?: string | undefined
  }
  /** Returns the labels of packages (面单), as a PDF. */
  'POST /api/SellerOrder/Label': {
    /** The orders, each once. */
    OrderNos: string[]
    /** One package of them; without it all. */
    PackageNo?: string | undefined
  }
  /** Confirms an order: 待确认 becomes 备货中. */
  'POST /api/SellerOrder/Accept': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Agrees to an order above the credit of its company (信用额度), or cancels it. */
  'POST /api/SellerOrder/DecideCredit': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Whether the seller agrees. */
    Agrees: boolean
    /** What is said to the buyer of it; needed to cancel. */
    Reason?: string | undefined
  }
  /** Confirms several orders; those that cannot be return why. */
  'POST /api/SellerOrder/AcceptMany': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The orders, each once. */
    Rows: {
      /** Order number. */
      OrderNo: string
      /** Version that was read; an older one is a `VERSION_CONFLICT`. */
      Version: number
    }[]
  }
  /** Returns the sheet in which the packages of orders are filled in, as an .xlsx. */
  'POST /api/SellerOrder/ShipSheet': {
    /** The orders, each once. */
    OrderNos: string[]
  }
  /** Reads packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and ships nothing. */
  'POST /api/SellerOrder/ShipCheck': undefined
  /** Ships the packages of a sheet; rows that cannot be shipped return why. */
  'POST /api/SellerOrder/ShipImport': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Lowers the freight of an order that is not paid and of which nothing has been sent. */
  'POST /api/SellerOrder/SetFreight': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** 运费 from now on: less than now. Yuan with at most two decimals, tax included. */
    Freight: number
    /** What is said to the buyer of it. */
    Reason?: string | undefined
  }
  /** Ships a package with some pieces of an order, or all that are left. */
  'POST /api/SellerOrder/Ship': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Carrier. */
    Carrier: string
    /** Tracking number: 4 to 40 letters, digits and hyphens. */
    TrackingNo: string
    /** What is in the package; each line once. */
    Lines: {
      /** The line of the order. */
      LineId: number
      /** Pieces. */
      Quantity: number
    }[]
  }
  /** Returns products that can be sent instead of pieces of a line that are not there. */
  'POST /api/SellerOrder/Substitutes': {
    /** Order number. */
    OrderNo: string
    /** The line of the order. */
    LineId: number
    /** Pieces that are not there. */
    Quantity: number
    /** Words to find it by; without any those like the line. */
    Keyword: string
  }
  /** Says what becomes of pieces that are not there (部分缺货), line by line. */
  'POST /api/SellerOrder/Shortage': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** What is missing; each line once. */
    Lines: ({
      /** 不发: the pieces are not sent, and not paid. */
      Kind: 1
      /** The line of the order. */
      LineId: number
      /** Pieces that are not there. */
      Quantity: number
      /** What is said to the buyer of it. */
      Reason?: string | undefined
    } | {
      /** 换货: the purchaser is asked. */
      Kind: 2
      /** The line of the order. */
      LineId: number
      /** Pieces that are not there. */
      Quantity: number
      /** What is said to the buyer of it. */
      Reason?: string | undefined
      /** What is offered instead. Product code, digits only. */
      ReplacementCode: string
      /** How many of it, in its own unit. Pieces. */
      ReplacementQuantity: number
    } | {
      /** 稍后发: the purchaser is notified. */
      Kind: 3
      /** The line of the order. */
      LineId: number
      /** Pieces that are not there. */
      Quantity: number
      /** What is said to the buyer of it. */
      Reason?: string | undefined
      /** Until when they are sent. A day in Asia/Shanghai, `2026-03-01`. */
      Day: string
    })[]
  }
  /** Writes a note for colleagues, which no buyer sees. */
  'POST /api/SellerOrder/Note': {
    /** Order number. */
    OrderNo: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The note. */
    Text: string
  }
  /** Sends the buyer a message: it is in the log of the order, and the purchaser gets a notice. */
  'POST /api/SellerOrder/Message': {
    /** Order number. */
    OrderNo: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The message. */
    Text: string
  }
  /** Writes where a package is. */
  'POST /api/SellerOrder/Track': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the package. */
    PackageNo: string
    /** What happened. */
    Text: string
    /** Whether it has been delivered. */
    Arrived: boolean
  }
  /** Reads tracks of packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and writes nothing. */
  'POST /api/SellerOrder/TrackCheck': undefined
  /** Writes the tracks of a sheet; rows that cannot be written return why. */
  'POST /api/SellerOrder/TrackImport': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Takes back the refused goods of an order that were on their way. */
  'POST /api/SellerOrder/TakeBack': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Writes down the transfer by which what a customer has paid too much for an order went back. */
  'POST /api/SellerOrder/Refund': {
    /** Order number. */
    OrderNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** What was transferred, yuan: just what waits. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Reference of the bank (银行流水号). */
    Reference: string
    /** Day of the transfer, today at the latest. A day in Asia/Shanghai, `2026-03-01`. */
    PaidOn: string
  }
  /** Returns a page of the money that came in from the caller’s customers. */
  'POST /api/SellerPayment/List': SellerPaymentListRequest
  /** Returns money that came in, with what it was put on and what it can be put on. */
  'POST /api/SellerPayment/Detail': {
    /** Number of the money that came in. */
    PaymentNo: string
  }
  /** Finds customers by a part of their name, to say who paid. */
  'POST /api/SellerPayment/Customers': {
    /** Part of the name; empty for the first ones. */
    Keyword: string
  }
  /** Writes money down that came in. */
  'POST /api/SellerPayment/Create': {
    /** The company that paid; null: nobody knows yet. Users with the scope 名下客户 name one. */
    EnterpriseId: number | null
    /** The day of the bank, not in the future. A day in Asia/Shanghai, `2026-03-01`. */
    PaidOn: string
    /** What came in. Yuan with at most two decimals, tax included. */
    Amount: number
    /** Name of the account that it came from. */
    Payer: string
    /** The bank’s reference (流水号); may be empty. Each is written once. */
    Reference: string
    /** The bank’s words (附言); may be empty. */
    Note: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Says whose money it is, as long as nothing of it is on a statement. */
  'POST /api/SellerPayment/Claim': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the money that came in. */
    PaymentNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The company that paid. */
    EnterpriseId: number
  }
  /** Puts money on confirmed statements of its company (核销); one that is paid in full is settled. */
  'POST /api/SellerPayment/Match': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the money that came in. */
    PaymentNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Each statement once; together at most what is left of the money. */
    Matches: {
      /** Number of the statement. */
      StatementNo: string
      /** Version of the statement that was read. */
      Version: number
      /** At most what is unpaid of it. Yuan with at most two decimals, tax included. */
      Amount: number
    }[]
  }
  /** Pays an order that waits for its transfer (公司转账) in full, as its company’s finance does by `Payment/ConfirmTransfer`; it cannot be undone. */
  'POST /api/SellerPayment/PayOrder': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the money that came in. */
    PaymentNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Order number. */
    OrderNo: string
    /** Version of the order that was read. */
    OrderVersion: number
  }
  /** Takes money off a statement again, with a reason; one that was settled is 已确认 again. */
  'POST /api/SellerPayment/Unmatch': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the money that came in. */
    PaymentNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The match. */
    MatchId: number
    /** Why. */
    Reason: string
  }
  /** Declares void what was written down by mistake, as long as nothing of it is on a statement. Its reference is free again. */
  'POST /api/SellerPayment/Void': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the money that came in. */
    PaymentNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Why. */
    Reason: string
  }
  /** Reads lines of a bank from a workbook or from the text of a pasted table, says what becomes of each, and saves nothing. */
  'POST /api/SellerPayment/ImportCheck': undefined
  /** Writes lines of a bank; those that are there already change nothing, and rows that cannot be written return why. */
  'POST /api/SellerPayment/Import': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns the price of a product for a customer, a quantity and a day, with every rule that was looked at. */
  'POST /api/SellerPrice/Check': {
    /** The customer. */
    EnterpriseId: number
    /** Product code, digits only. */
    ProductCode: string
    /** Pieces. */
    Quantity: number
    /** A day in Asia/Shanghai, `2026-03-01`. */
    Day: string
  }
  /** Returns the prices of many products for a customer and a day, each with the rule that decided. */
  'POST /api/SellerPrice/CheckMany': {
    /** The customer. */
    EnterpriseId: number
    /** A day in Asia/Shanghai, `2026-03-01`. */
    Day: string
    /** The products; one may stand there with several quantities. */
    Rows: {
      /** Product code, digits only. */
      ProductCode: string
      /** Pieces. */
      Quantity: number
    }[]
  }
  /** Finds customers of the caller by their name, for a check. */
  'POST /api/SellerPrice/Customers': {
    /** Part of the name; empty for the first of all. */
    Keyword: string
  }
  /** Returns a page of all products, 在售 and 下架. */
  'POST /api/SellerProduct/List': SellerProductListRequest
  /** Returns the filtered products as an .xlsx file, the newest first. */
  'POST /api/SellerProduct/Export': {
    /** Part of name, code, model or a tag. */
    Keyword?: string | undefined
    /** Category of any level. */
    CategoryId?: number | undefined
    /** Brand. */
    BrandId?: number | undefined
    /** Lowest market price. */
    PriceMin?: number | undefined
    /** Highest market price. */
    PriceMax?: number | undefined
    /** 标签: only products that have it. */
    Tag?: string | undefined
    /** none 无货, low 1–49, enough 50 or more. */
    Stock?: 'none' | 'low' | 'enough' | undefined
    /** yes: an agreement of a company holds it. */
    Agreed?: 'yes' | 'no' | undefined
    /** yes: it has a photo, or a drawing of its own. */
    Pictured?: 'yes' | 'no' | undefined
    /** First day on which something that buyers see was changed. A day in Asia/Shanghai, `2026-03-01`. */
    ChangedBegin?: string | undefined
    /** Last day on which something was. A day in Asia/Shanghai, `2026-03-01`. */
    ChangedEnd?: string | undefined
    /** Only products that are 在售, that lack something (incomplete 待完善), or that are 下架. */
    Shelf?: 'on' | 'incomplete' | 'off' | undefined
    /** Only these of the filtered products. */
    ProductCodes?: string[] | undefined
  }
  /** Returns the categories and brands that the list can be narrowed by. */
  'POST /api/SellerProduct/Choices': Record<string, never>
  /** Returns one product with all that the seller keeps of it. */
  'POST /api/SellerProduct/Detail': {
    /** Product code, digits only. */
    ProductCode: string
  }
  /** Returns what the fields of a product can be chosen from. */
  'POST /api/SellerProduct/FieldChoices': Record<string, never>
  /** Returns what the shop shows of a description. */
  'POST /api/SellerProduct/PreviewDescription': {
    /** Markdown; HTML in it is sanitised when it is shown. */
    Description: string
  }
  /** Makes a product, off sale, with what it cannot be without. */
  'POST /api/SellerProduct/Create': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Product code, digits only. */
    ProductCode: string
    /** Name. */
    Name: string
    /** Name of the brand. */
    Brand: string
    /** Category of the third level. */
    CategoryId: number
    /** Unit of a piece, such as 包. */
    Unit: string
    /** Market price, tax included. */
    Price: number
  }
  /** Keeps what was changed of a product, without publishing it. */
  'POST /api/SellerProduct/SaveDraft': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version of the draft that was read, 0 for none; an older one is a `VERSION_CONFLICT`. */
    DraftVersion: number
    /** All fields that differ from what buyers see. */
    Values: {
      /** Name. */
      Name?: string | undefined
      /** Name of the brand; one that is new is made. */
      Brand?: string | undefined
      /** Category of the third level. */
      CategoryId?: number | undefined
      /** Model; empty for none. */
      Model?: string | undefined
      /** Barcode, 8 to 14 digits; empty for none. */
      Barcode?: string | undefined
      /** Unit of a piece, such as 包. */
      Unit?: string | undefined
      /** 包装规格, such as 5包/箱; empty for none. */
      Packing?: string | undefined
      /** 单位换算: larger units, each with the pieces that it holds. */
      Units?: {
        /** Name, such as 箱. */
        Name: string
        /** Pieces in one of it. */
        Pieces: number
      }[] | undefined
      /** 包装清单. */
      PackingList?: string[] | undefined
      /** Specifications, in their order. */
      Specs?: {
        /** Name, as shown. */
        Name: string
        /** Value, as shown. */
        Value: string
      }[] | undefined
      /** What lists are narrowed by: an attribute that there is, with a value, which may be new. */
      Attributes?: {
        /** Name, as shown. */
        Name: string
        /** Value, as shown. */
        Value: string
      }[] | undefined
      /** Markdown; HTML in it is sanitised when it is shown. */
      Description?: string | undefined
      /** What buyers read about the delivery. */
      DeliveryText?: string | undefined
      /** 标签: words that buyers see at the product, and by which it is found. */
      Tags?: string[] | undefined
      /** Smallest order. */
      MOQ?: number | undefined
      /** Orders are multiples of it. */
      Step?: number | undefined
      /** Largest order; null for none. */
      MaxQty?: number | null | undefined
      /** Tax rate: 0.13 is 13 %. */
      TaxRate?: number | undefined
      /** 税收分类编码, 19 digits; empty where nobody said it. */
      TaxCode?: string | undefined
      /** Whether a special invoice (专票) can be issued. */
      SpecialInvoice?: boolean | undefined
      /** Market prices by quantity. */
      Tiers?: {
        /** From this quantity on. */
        MinQty: number
        /** Price of a piece, tax included. */
        Price: number
      }[] | undefined
      /** 成本, tax included; null when it is not known. */
      Cost?: number | null | undefined
      /** 底价, tax included: a lower price needs an approval; null for none of its own. */
      Floor?: number | null | undefined
    }
  }
  /** Throws the draft of a product away. */
  'POST /api/SellerProduct/DiscardDraft': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version of the draft that was read, 0 for none; an older one is a `VERSION_CONFLICT`. */
    DraftVersion: number
  }
  /** Shows buyers what the draft of a product has. */
  'POST /api/SellerProduct/Publish': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Version of the draft that was read, 0 for none; an older one is a `VERSION_CONFLICT`. */
    DraftVersion: number
    /** 上架 at the same time: a product that is off sale is on sale then, without a draft too. */
    PutOn: boolean
  }
  /** Returns what was published of a product, the newest first. */
  'POST /api/SellerProduct/History': {
    /** Product code, digits only. */
    ProductCode: string
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Uploads one photo for a product and returns its address. */
  'POST /api/SellerProduct/UploadPicture': undefined
  /** Sets the photos of a product, in their order. */
  'POST /api/SellerProduct/SetPictures': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The photos. */
    Pictures: {
      /** Address that `UploadPicture` returned, or that the product has. A path of this origin, or https. */
      Url: string
      /** What it shows, for those who do not see it. Empty: the name of the product stands for it. */
      Alt: string
    }[]
  }
  /** Changes the market prices of a product, for every order from now on. */
  'POST /api/SellerProduct/SetPrice': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The price of each tier, in their order, falling. */
    Prices: number[]
  }
  /** Changes the stock of a product in the warehouse of Shanghai. */
  'POST /api/SellerProduct/SetStock': {
    /** Product code, digits only. */
    ProductCode: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Pieces that there are. */
    Stock: number
    /** Pieces that the user saw. */
    Before: number
  }
  /** Puts products on sale or takes them off; those that cannot be return why. */
  'POST /api/SellerProduct/Shelve': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** on 上架, off 下架. */
    Shelf: 'on' | 'off'
    /** The products. */
    Rows: {
      /** Product code, digits only. */
      ProductCode: string
      /** Version that was read; an older one is a `VERSION_CONFLICT`. */
      Version: number
    }[]
  }
  /** Moves products into other categories; those that cannot be moved return why. */
  'POST /api/SellerProduct/SetCategory': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The products. */
    Rows: {
      /** Product code, digits only. */
      ProductCode: string
      /** Version that was read; an older one is a `VERSION_CONFLICT`. */
      Version: number
      /** Category of the third level. */
      CategoryId: number
    }[]
  }
  /** Changes the tax rates of products, for every order from now on; those that cannot be changed return why. */
  'POST /api/SellerProduct/SetTaxRate': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The products. */
    Rows: {
      /** Product code, digits only. */
      ProductCode: string
      /** Version that was read; an older one is a `VERSION_CONFLICT`. */
      Version: number
      /** One of `taxRates`: 0.13 is 13 %. */
      TaxRate: number
    }[]
  }
  /** Returns all template answers. */
  'POST /api/SellerReplyTemplate/List': Record<string, never>
  /** Adds a template answer; at most 100, each under a title of its own. */
  'POST /api/SellerReplyTemplate/Create': {
    /** Under which it is chosen. */
    Title: string
    /** What it puts into a message. */
    Text: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes a template answer. */
  'POST /api/SellerReplyTemplate/Save': {
    /** The template. */
    TemplateId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Under which it is chosen. */
    Title: string
    /** What it puts into a message. */
    Text: string
  }
  /** Deletes a template answer. What was sent with it stays. */
  'POST /api/SellerReplyTemplate/Delete': {
    /** The template. */
    TemplateId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what was sold, by period, customer, category, product, or who looks after the customers. */
  'POST /api/SellerReport/Sales': SalesReportRequest
  /** Returns 销售 as an .xlsx file. */
  'POST /api/SellerReport/SalesExport': {
    /** What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now. */
    By: 'time' | 'customer' | 'category' | 'product' | 'manager'
    /** What a row by time covers; month without it. */
    Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only customers with this in their names. */
    Customer?: string | undefined
    /** Only one customer: names may be alike. */
    EnterpriseId?: number | undefined
    /** Only customers whom this one of the staff looks after now. */
    ManagerId?: number | undefined
    /** Only goods of this category, of any level. Amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** Only one product. Amounts are then those of the goods. Product code, digits only. */
    ProductCode?: string | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns the margins of what was sold, by the same. */
  'POST /api/SellerReport/Margin': MarginReportRequest
  /** Returns 毛利 as an .xlsx file. */
  'POST /api/SellerReport/MarginExport': {
    /** What a row is: a period, a customer, a category below that of the filter, a product, or those who look after a customer now. */
    By: 'time' | 'customer' | 'category' | 'product' | 'manager'
    /** What a row by time covers; month without it. */
    Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only customers with this in their names. */
    Customer?: string | undefined
    /** Only one customer: names may be alike. */
    EnterpriseId?: number | undefined
    /** Only customers whom this one of the staff looks after now. */
    ManagerId?: number | undefined
    /** Only goods of this category, of any level. Amounts are then those of the goods. */
    CategoryId?: number | undefined
    /** Only one product. Amounts are then those of the goods. Product code, digits only. */
    ProductCode?: string | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns how soon orders were confirmed, shipped and received, and how many of them within the promised time. */
  'POST /api/SellerReport/Fulfilment': FulfilmentReportRequest
  /** Returns 履约 of one stage as an .xlsx file. */
  'POST /api/SellerReport/FulfilmentExport': {
    /** What a row is: a period, a customer, or those who look after a customer now. */
    By: 'time' | 'customer' | 'manager'
    /** The stage that rows and chart are of; confirm without it. */
    Stage?: 'confirm' | 'ship' | 'arrive' | undefined
    /** What a row by time covers; month without it. */
    Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only customers with this in their names. */
    Customer?: string | undefined
    /** Only one customer: names may be alike. */
    EnterpriseId?: number | undefined
    /** Only customers whom this one of the staff looks after now. */
    ManagerId?: number | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns the customers who bought in the quarter before, and not in this one. */
  'POST /api/SellerReport/Churn': ChurnReportRequest
  /** Returns 客户流失 as an .xlsx file. */
  'POST /api/SellerReport/ChurnExport': {
    /** The quarter without orders: the current one up to today, or the previous one; the current one without it. */
    Quarter?: 'current' | 'previous' | undefined
    /** Only customers with this in their names. */
    Customer?: string | undefined
    /** Only customers whom this one of the staff looks after now. */
    ManagerId?: number | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns how often the stock of products or categories was sold, and which of it was not. */
  'POST /api/SellerReport/Turnover': TurnoverReportRequest
  /** Returns 库存周转 as an .xlsx file. */
  'POST /api/SellerReport/TurnoverExport': {
    /** What a row is: a product, or a category below that of the filter. */
    By: 'product' | 'category'
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only products that are in this category now, of any level. */
    CategoryId?: number | undefined
    /** Only rows of products of which nothing was sold, with a stock at the end (idle), or something was (sold). The cards are of all. */
    Kind?: 'idle' | 'sold' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns how far agreed prices were used, by agreement, product, or who looks after the customers. */
  'POST /api/SellerReport/Agreements': AgreementReportRequest
  /** Returns 协议执行 as an .xlsx file. */
  'POST /api/SellerReport/AgreementsExport': {
    /** What a row is: an agreement, a product, or those who look after the customers of an agreement now, together. Agreement without it. */
    By?: 'agreement' | 'product' | 'manager' | undefined
    /** First day of the orders. Without both days: the last twelve months, and with `Unit` a fitting period. At most 24 months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the orders. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only customers with this in their names. */
    Customer?: string | undefined
    /** Only customers whom this one of the staff looks after now. */
    ManagerId?: number | undefined
    /** Only one agreement. */
    AgreementId?: number | undefined
    /** Only rows of which nothing was bought (unbought), or something was (bought). The cards are of all. */
    Kind?: 'unbought' | 'bought' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns the words that searches found nothing by, or how many such searches there were by time. */
  'POST /api/SellerReport/Misses': MissReportRequest
  /** Returns 搜不到的词 as an .xlsx file. */
  'POST /api/SellerReport/MissesExport': {
    /** What a row is: a word, or a period; a word without it. */
    By?: 'word' | 'time' | undefined
    /** What a row by time covers; month without it. */
    Unit?: 'day' | 'week' | 'month' | 'quarter' | 'year' | undefined
    /** First day of the searches. Without both days: the last thirty, and by time those that fit `Unit`. Searches are kept for three months. A day in Asia/Shanghai, `2026-03-01`. */
    BeginTime?: string | undefined
    /** Last day of the searches. A day in Asia/Shanghai, `2026-03-01`. */
    EndTime?: string | undefined
    /** Only words that wait for a decision (waiting), or those with one (handled). The cards are of all. */
    Kind?: 'waiting' | 'handled' | undefined
    /** Only the row with this key: what was chosen in the chart. */
    Point?: string | undefined
  }
  /** Returns what reports can be narrowed to. */
  'POST /api/SellerReport/Choices': Record<string, never>
  /** Returns a page of what the customers wrote of products, the latest first. */
  'POST /api/SellerReview/List': SellerReviewListRequest
  /** Replies to a review, or replaces the reply. */
  'POST /api/SellerReview/Reply': {
    /** The reply, which everybody reads below the review: plain text. */
    Text: string
    /** The review. */
    ReviewId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Hides a review from the page of its product, and from its sums. */
  'POST /api/SellerReview/Hide': {
    /** Why; the writer of the review reads it. */
    Reason: string
    /** The review. */
    ReviewId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Shows a hidden review again. */
  'POST /api/SellerReview/Show': {
    /** The review. */
    ReviewId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns a page of the presets and of the roles that the seller made. */
  'POST /api/SellerRole/List': StaffRoleListRequest
  /** Returns one role, as it is now. */
  'POST /api/SellerRole/Detail': {
    /** The role. */
    RoleId: number
  }
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. */
  'POST /api/SellerRole/Save': {
    /** The role; absent for a new one. */
    RoleId?: number | undefined
    /** Name, unique among the staff’s roles. */
    Name: string
    /** What it is for. */
    Description: string
    /** 数据范围: portfolio 名下客户, all 全部客户. */
    Scope: 'portfolio' | 'all'
    /** What it allows; 管理 of an area includes its 查看, which need not be named. */
    Permissions: ('product.view' | 'product.manage' | 'stock.view' | 'stock.manage' | 'customer.view' | 'customer.manage' | 'price.view' | 'price.manage' | 'order.view' | 'order.manage' | 'service.view' | 'service.manage' | 'money.view' | 'money.manage' | 'content.view' | 'content.manage' | 'report.view' | 'report.manage' | 'staff.view' | 'staff.manage' | 'audit.view' | 'audit.manage' | 'cost.view' | 'price.approve' | 'customer.viewAs')[]
    /** 须两步验证. A role with one of `factorPermissions` demands it whatever is sent. */
    DemandsFactor: boolean
    /** Needed with `RoleId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Makes a role that holds what another one holds, a preset for instance. */
  'POST /api/SellerRole/Copy': {
    /** The role to copy. */
    RoleId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Deletes a role that nobody has. */
  'POST /api/SellerRole/Delete': {
    /** The role. */
    RoleId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns a page of the words without a result, of the synonyms, or of the pinned words. */
  'POST /api/SellerSearch/List': SellerSearchListRequest
  /** Ignores a word without a result, or takes that back. */
  'POST /api/SellerSearch/SetIgnored': {
    /** The word, in any spelling: it is kept as searches are read. */
    Word: string
    /** False: it is to be decided on again. */
    Ignored: boolean
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Adds a synonym. Searches find by it at once. */
  'POST /api/SellerSearch/AddSynonym': {
    /** The word, in any spelling: it is kept as searches are read. */
    Word: string
    /** A word that products are found by. */
    Meaning: string
    /** Whether it holds for both words, or for searches for `Word` alone. */
    BothWays: boolean
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes a synonym. */
  'POST /api/SellerSearch/SaveSynonym': {
    /** The word, in any spelling: it is kept as searches are read. */
    Word: string
    /** A word that products are found by. */
    Meaning: string
    /** Whether it holds for both words, or for searches for `Word` alone. */
    BothWays: boolean
    /** The synonym. */
    SynonymId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Deletes a synonym. */
  'POST /api/SellerSearch/DeleteSynonym': {
    /** The synonym. */
    SynonymId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Pins products to a word. */
  'POST /api/SellerSearch/AddPin': {
    /** The word, in any spelling: it is kept as searches are read. */
    Word: string
    /** Products, in their order, each once. */
    ProductCodes: string[]
    /** First day; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
    From: string | null
    /** Last day, to its end; null: without an end. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string | null
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Changes a pinned word. */
  'POST /api/SellerSearch/SavePin': {
    /** The word, in any spelling: it is kept as searches are read. */
    Word: string
    /** Products, in their order, each once. */
    ProductCodes: string[]
    /** First day; null: at once. A day in Asia/Shanghai, `2026-03-01`. */
    From: string | null
    /** Last day, to its end; null: without an end. A day in Asia/Shanghai, `2026-03-01`. */
    Until: string | null
    /** The pinned word. */
    PinId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Deletes a pinned word. */
  'POST /api/SellerSearch/DeletePin': {
    /** The pinned word. */
    PinId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns the settings of the site. */
  'POST /api/SellerSite/Detail': Record<string, never>
  /** Saves the settings of the site; whoever opens a page within ten seconds or later gets them. */
  'POST /api/SellerSite/Save': {
    /** The mall’s name: the document’s title on every screen. */
    Name: string
    /** Beside the name. */
    Slogan: string
    /** Address of the logo, in place of the seal and the name; empty: none. */
    Logo: string
    /** Address of the icon of the browser’s tab; empty: the mall’s own. */
    Icon: string
    /** Colour of the site, `#RRGGBB`; null for the mall’s own. A customer’s own colour goes first. */
    ThemeColor: string | null
    /** 企业业务 and 渠道业务. The first one is the contact of the login. */
    Hotlines: {
      /** Name, as shown. */
      Label: string
      /** Number, as shown. */
      Number: string
      /** When somebody picks up: 工作日 9:00-18:00. */
      Hours: string
    }[]
    /** Promises of the service, above the footer. */
    Promises: {
      /** In a few words. */
      Title: string
      /** What it means. */
      Text: string
    }[]
    /** Links of the footer. */
    FooterColumns: {
      /** Heading. */
      Title: string
      /** Links, in order. */
      Links: {
        /** Name, as shown. */
        Label: string
        /** What it opens. */
        Href: string
      }[]
    }[]
    /** Licences and registrations. */
    Notices: {
      /** Name, as shown. */
      Label: string
      /** Number of the licence or registration. */
      Number: string
      /** Where it can be checked. */
      Href: string
    }[]
    /** The line of the copyright. */
    Copyright: string
    /** 网站导航 of the top bar: shops on other platforms, sites of the group. */
    NavigationLinks: {
      /** Heading. */
      Title: string
      /** Links, in order. */
      Links: {
        /** Name, as shown. */
        Label: string
        /** What it opens. */
        Href: string
      }[]
    }[]
    /** QR codes of 手机商城. Without any there is one that opens this mall. */
    MobileCodes: {
      /** Name, as shown. */
      Label: string
      /** Below the name. */
      Hint: string
      /** What the QR code leads to. */
      Address: string
    }[]
    /** The banner above every page; null: none. */
    TopBanner: {
      /** One line. */
      Text: string
      /** What it opens. */
      Href: string
    } | null
    /** What customers write on a transfer to the mall: /about/kpinfo. Empty lines are not shown. */
    Invoice: {
      /** 名称. */
      Title: string
      /** 纳税人识别号. */
      TaxNumber: string
      /** 地址. */
      Address: string
      /** 电话. */
      Phone: string
      /** 开户行. */
      Bank: string
      /** 账号. */
      Account: string
    }
    /** The live customer service; empty: none. */
    ServiceHref: string
    /** How soon the seller looks at an application for an after-sales service: 半小时内; empty: not said. */
    ReviewTime: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Uploads a logo or an icon of the site and returns its address. */
  'POST /api/SellerSite/UploadLogo': undefined
  /** Returns a page of the staff. */
  'POST /api/SellerStaff/List': StaffListRequest
  /** Returns one of the staff, as they are now. */
  'POST /api/SellerStaff/Detail': {
    /** The account. */
    StaffId: number
  }
  /** Makes an account with an initial password, or changes the one with `StaffId` from its next call on. */
  'POST /api/SellerStaff/Save': {
    /** The account; absent for a new one. */
    StaffId?: number | undefined
    /** 登录名 of a new account: 2–30 letters, digits and . _ -; it stays as it is. */
    Account?: string | undefined
    /** 姓名. */
    Name: string
    /** Roles; none may hold what the user does not have. */
    RoleIds: number[]
    /** Needed with `StaffId`. Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version?: number | undefined
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. */
  'POST /api/SellerStaff/Enable': {
    /** The account. */
    StaffId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** 启用, 停用 or 解锁. */
    Action: 'Enable' | 'Disable' | 'Unlock'
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Gives all customers that one of the staff looks after to a colleague. */
  'POST /api/SellerStaff/HandOver': {
    /** The account. */
    StaffId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The colleague, one of `SellerCustomer/Managers`. */
    ToStaffId: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Gives an account an initial password in place of its own, and ends its sessions. */
  'POST /api/SellerStaff/ResetPwd': {
    /** The account. */
    StaffId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Ends all sessions of an account, on every device; its password stays. */
  'POST /api/SellerStaff/EndSessions': {
    /** The account. */
    StaffId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Switches the second factor of an account off, for one who lost theirs, and ends its sessions. */
  'POST /api/SellerStaff/SecondFactorReset': {
    /** The account. */
    StaffId: number
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns a page of the statements of the caller’s customers. */
  'POST /api/SellerStatement/List': SellerStatementListRequest
  /** Returns one statement with its lines. */
  'POST /api/SellerStatement/Detail': {
    /** Number of the statement. */
    StatementNo: string
  }
  /** Makes the statement of a customer now, of what was received and refunded since the last one; at most one a day. */
  'POST /api/SellerStatement/Make': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The company. */
    EnterpriseId: number
  }
  /** Answers a dispute: lowers the line, or leaves it as it is with a reason. The line is 待确认 again. */
  'POST /api/SellerStatement/Answer': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The line. */
    RowId: number
    /** By how much the line is lowered, at most what it has of goods and freight; 0: it stays as it is. Yuan with at most two decimals, tax included. */
    LowerBy: number
    /** What the buyer reads. */
    Text: string
  }
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. */
  'POST /api/SellerStatement/Postpone': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
    /** Version that was read; an older one is a `VERSION_CONFLICT`. */
    Version: number
    /** The line. */
    RowId: number
  }
  /** Sends a statement that waits for its customer once more to those of the company who decide about it, by notice and by mail with its PDF. */
  'POST /api/SellerStatement/Resend': {
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Number of the statement. */
    StatementNo: string
  }
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. */
  'POST /api/SellerStatement/Download': {
    /** Number of the statement. */
    StatementNo: string
    /** xlsx unless said otherwise, or pdf. */
    Format?: 'xlsx' | 'pdf' | undefined
  }
  /** Returns the terms on which a customer buys on account, and what is open of it. */
  'POST /api/SellerStatement/Terms': {
    /** The company. */
    EnterpriseId: number
  }
  /** Sets the terms on which a customer buys on account, for the statements that are made from now on. */
  'POST /api/SellerStatement/SaveTerms': {
    /** 对账日: the last day of each statement; 0 is the last day of the month. */
    Day: number
    /** 账期: days from the confirmation until it is due. */
    CreditDays: number
    /** 信用额度; null for none: there is no limit. Yuan with at most two decimals, tax included. */
    CreditLimit: number | null
    /** What becomes of an order above 信用额度: `refuse`: it cannot be placed; `ask`: it is placed, and is confirmed once the seller has agreed. */
    OverLimit: 'refuse' | 'ask'
    /** Days without a word after which a statement is confirmed by itself, usually 10; null: it never is. */
    SilentDays: number | null
    /** Orders that were placed from this day on are in statements. It stays as it is once there is one. A day in Asia/Shanghai, `2026-03-01`. */
    FromDay: string
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** The company. */
    EnterpriseId: number
    /** Version that was read; 0 without terms. */
    Version: number
  }
  /** Returns a page of the stock in one warehouse. */
  'POST /api/SellerStock/List': SellerStockListRequest
  /** Returns what moved the stock of a product in one warehouse. */
  'POST /api/SellerStock/Movements': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Page, from 1. */
    PageIndex: number
    /** Items per page. */
    PageSize: 10 | 20 | 50 | 100 | 1000
  }
  /** Changes the stock of a product in one warehouse, with a reason. */
  'POST /api/SellerStock/Adjust': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** count 盘点, receive 入库, damage 报损, other 其他. */
    Reason: 'count' | 'receive' | 'damage' | 'other'
    /** 账面 that the user saw. */
    Seen: number
    /** Pieces that come, or go: with count any or none, with receive above zero, with damage below. */
    Change: number
    /** More about it; may be empty. */
    Note: string
  }
  /** Sets the warning level of a product in one warehouse. */
  'POST /api/SellerStock/SetWarning': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** Fewer are 低于预警; null: 50 as with all. */
    WarnAt: number | null
    /** What the user saw; another one is a `VERSION_CONFLICT`. */
    Before: number | null
  }
  /** Sets where a product lies in one warehouse. */
  'POST /api/SellerStock/SetPlace': {
    /** Product code, digits only. */
    ProductCode: string
    /** The warehouse. */
    Warehouse: '310000' | '110000' | '440000' | '510000' | '420000'
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
    /** 库位, such as A-03-2; empty for none. */
    Place: string
    /** What the user saw; another one is a `VERSION_CONFLICT`. */
    Before: string
  }
  /** Reads a count (盘点) from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. */
  'POST /api/SellerStock/ImportCheck': undefined
  /** Writes a count of several products, and where they lie; rows that cannot be written return why. */
  'POST /api/SellerStock/Import': {
    /** The rows. */
    Rows: {
      /** Row, for the results. */
      RowNo: number
      /** Its texts, in the order of the columns. */
      Cells: string[]
    }[]
    /** Made by the client: the same id again returns the first result. */
    RequestId: string
  }
  /** Returns what waits for the caller, by kind. */
  'POST /api/SellerToday/Waiting': Record<string, never>
  /** Returns what was sold today and this month, and to whom. */
  'POST /api/SellerToday/Sales': Record<string, never>
  /** Returns the notices to the caller that were not read yet. */
  'POST /api/SellerToday/Notices': Record<string, never>
  /** Marks the caller’s notices of an agreement as read. */
  'POST /api/SellerToday/Read': {
    /** The agreement. */
    AgreementId: number
  }
}

/** What each call of the seller’s side returns: `MsgBody`. */
export interface SellerCallOutputs {
  /** Returns what a customer bought in the last twelve months: by month, by category, and which products most. */
  'POST /api/SellerCustomer/Purchases': CustomerPurchases
  /** Returns the columns that a table of products can have. */
  'POST /api/SellerProductImport/Template': {
    /** Titles of the columns. */
    Titles: string[]
    /** A row, as an example. */
    Example: string[]
    /** What a cell of each column takes. */
    Hints: string[]
  }
  /** Returns a page of the imports, running and past ones. */
  'POST /api/SellerProductImport/List': ProductImportList
  /** Returns one import with what its trial found and how far it is. */
  'POST /api/SellerProductImport/Detail': ProductImportDetail
  /** Returns a page of the rows of an import. */
  'POST /api/SellerProductImport/Rows': {
    /** The items of this page. */
    Items: ProductImportRow[]
    /** Number of items on all pages. */
    total: number
  }
  /** Reads a table of products and begins to try it; nothing is written to any product. */
  'POST /api/SellerProductImport/Upload': ProductImportDetail
  /** Takes the columns of a table that was tried for something else, and tries it again. */
  'POST /api/SellerProductImport/Map': ProductImportDetail
  /** Adds pictures to an import that is not written yet, by their names. */
  'POST /api/SellerProductImport/AddPictures': ProductImportDetail
  /** Begins to write an import that was tried, in the background. */
  'POST /api/SellerProductImport/Start': ProductImportDetail
  /** Pauses the writing of an import; what is written stays. */
  'POST /api/SellerProductImport/Pause': ProductImportDetail
  /** Goes on with an import that was paused. */
  'POST /api/SellerProductImport/Resume': ProductImportDetail
  /** Undoes an import within 7 days, in the background. */
  'POST /api/SellerProductImport/Undo': ProductImportDetail
  /** Discards an import that is not written. */
  'POST /api/SellerProductImport/Discard': ProductImportDetail
  /** Logs one of the staff in by account and password, after the slide captcha. */
  'POST /api/SellerAccount/Login': StaffLogin
  /** Replaces an initial password with the user’s own and logs in. */
  'POST /api/SellerAccount/Activate': StaffLogin
  /** Finishes a login that asked for a code (`SECOND_FACTOR_REQUIRED`). */
  'POST /api/SellerAccount/SecondFactor': StaffLogin
  /** Exchanges a refresh token for a new pair of tokens. */
  'POST /api/SellerAccount/RefreshToken': RefreshedTokens
  /** Lifts the rate limit after the slide captcha. */
  'POST /api/SellerAccount/UnLock': string
  /** Returns who is logged in and what is open to them. */
  'POST /api/SellerAccount/Viewer': StaffViewer
  /** Ends the session on the server: its refresh tokens are revoked. */
  'POST /api/SellerAccount/Logout': string
  /** Replaces the user’s password. */
  'POST /api/SellerAccount/ChangePassword': string
  /** Makes a secret for the user’s authenticator: step 1 of 2. */
  'POST /api/SellerAccount/SecondFactorStart': SecondFactorSecret
  /** Switches the second factor on by a first code of the authenticator: step 2 of 2. */
  'POST /api/SellerAccount/SecondFactorConfirm': RecoveryCodes
  /** Returns a page of the customers’ after-sales services. */
  'POST /api/SellerAfterSales/List': SellerAfterSalesList
  /** Returns one after-sales service with its log. */
  'POST /api/SellerAfterSales/Detail': SellerAfterSalesDetail
  /** Accepts an application: 待审核 becomes 待寄回. */
  'POST /api/SellerAfterSales/Approve': SellerAfterSalesDetail
  /** Rejects an application: 待审核 becomes 审核不通过, and its pieces can be applied for again. */
  'POST /api/SellerAfterSales/Reject': SellerAfterSalesDetail
  /** Asks the applicant a question about an application, which stays in 待审核. */
  'POST /api/SellerAfterSales/Ask': SellerAfterSalesDetail
  /** Says that the seller’s courier has picked the goods up. */
  'POST /api/SellerAfterSales/FillExpress': SellerAfterSalesDetail
  /** Confirms that the goods are here: those of a 退货 are in the stock again. */
  'POST /api/SellerAfterSales/Receive': SellerAfterSalesDetail
  /** Finishes a service: refunds a 退货, or says how what was exchanged or repaired was sent. */
  'POST /api/SellerAfterSales/Finish': SellerAfterSalesDetail
  /** Returns a page of the agreements of the caller’s customers. */
  'POST /api/SellerAgreement/List': SellerAgreementList
  /** Finds companies and groups of the caller’s customers by their name, for a new agreement. */
  'POST /api/SellerAgreement/Parties': ({
    Level: 'company' | 'group'
    /** The company, or the group. */
    PartyId: number
    /** Name. */
    Name: string
    /** Companies of the group; 1 for a company. */
    Companies: number
  })[]
  /** Returns one agreement with its versions and its log. */
  'POST /api/SellerAgreement/Detail': SellerAgreementDetail
  /** Returns a page of the products of a version, in their order. */
  'POST /api/SellerAgreement/Rows': {
    /** The items of this page. */
    Items: AgreementRow[]
    /** Number of items on all pages. */
    total: number
  }
  /** Returns what is known of products that are typed into a version. */
  'POST /api/SellerAgreement/Products': AgreementProduct[]
  /** Begins an agreement with a first version without products (草稿). */
  'POST /api/SellerAgreement/Create': SellerAgreementDetail
  /** Changes the name and the days of an agreement. */
  'POST /api/SellerAgreement/Save': SellerAgreementDetail
  /** Begins a new version of an agreement in force, with the products of the newest. */
  'POST /api/SellerAgreement/Begin': SellerAgreementDetail
  /** Writes some products of a version that is not sent, and takes others out. */
  'POST /api/SellerAgreement/Write': SellerAgreementDetail
  /** Throws away a version that was not approved; a draft without another version goes with it. */
  'POST /api/SellerAgreement/Discard': {
    /** Whether the agreement went with it. */
    IsGone: boolean
  }
  /** Sends a version: with prices below 底价 it waits for their approval, without it is approved at once. */
  'POST /api/SellerAgreement/Send': SellerAgreementDetail
  /** Takes a version back that waits: its writer goes on with it. */
  'POST /api/SellerAgreement/TakeBack': SellerAgreementDetail
  /** Decides about prices below 底价, row by row. */
  'POST /api/SellerAgreement/Judge': SellerAgreementDetail
  /** Ends an agreement in force before its last day (已终止): today is its last. */
  'POST /api/SellerAgreement/End': SellerAgreementDetail
  /** Begins a new agreement with the products of the newest version of this one, at changed prices (续签). */
  'POST /api/SellerAgreement/Renew': SellerAgreementDetail
  /** Returns a page of the announcements, the newest first. */
  'POST /api/SellerAnnouncement/List': SellerAnnouncementList
  /** Returns one announcement. */
  'POST /api/SellerAnnouncement/Detail': SellerAnnouncementDetail
  /** Finds companies and groups of the caller’s customers by their name, for whom an announcement can be. */
  'POST /api/SellerAnnouncement/Parties': ({
    Level: 'company' | 'group'
    /** The company, or the group. */
    PartyId: number
    /** Name. */
    Name: string
    /** Companies of the group; 1 for a company. */
    Companies: number
  })[]
  /** Returns what is drawn of a Markdown text. */
  'POST /api/SellerAnnouncement/Preview': (string | ContentElement)[]
  /** Begins an announcement, which nobody who buys sees before it is published. */
  'POST /api/SellerAnnouncement/Create': SellerAnnouncementDetail
  /** Saves an announcement. What is published is changed for its readers at once. */
  'POST /api/SellerAnnouncement/Save': SellerAnnouncementDetail
  /** Publishes an announcement, at once or with its first day; also one that was taken down. */
  'POST /api/SellerAnnouncement/Publish': SellerAnnouncementDetail
  /** Takes an announcement down. */
  'POST /api/SellerAnnouncement/TakeDown': SellerAnnouncementDetail
  /** Returns all attributes in their order. */
  'POST /api/SellerAttribute/All': SellerAttribute[]
  /** Returns the values of an attribute, those of most products on sale first. */
  'POST /api/SellerAttribute/Values': SellerAttributeValue[]
  /** Makes an attribute, as the last one. */
  'POST /api/SellerAttribute/Create': SellerAttribute
  /** Changes the name of an attribute. */
  'POST /api/SellerAttribute/Save': SellerAttribute
  /** Moves an attribute to another place among all. */
  'POST /api/SellerAttribute/Move': SellerAttribute
  /** Deletes an attribute with its values, none of which a product or a draft has. */
  'POST /api/SellerAttribute/Delete': string
  /** Returns what becomes of an attribute that is merged into another one, and changes nothing. */
  'POST /api/SellerAttribute/MergePlan': AttributeMerge
  /** Merges an attribute into another one, for good. */
  'POST /api/SellerAttribute/Merge': SellerAttribute
  /** Changes the text of a value. */
  'POST /api/SellerAttribute/SaveValue': SellerAttributeValue
  /** Deletes a value that no product and no draft has. */
  'POST /api/SellerAttribute/DeleteValue': string
  /** Returns what becomes of a value that is merged into another one of its attribute, and changes nothing. */
  'POST /api/SellerAttribute/ValueMergePlan': AttributeValueMerge
  /** Merges a value into another one of its attribute, for good. */
  'POST /api/SellerAttribute/MergeValue': SellerAttributeValue
  /** Returns a page of the audit log, the newest first. */
  'POST /api/SellerAudit/List': AuditList
  /** Returns the filtered audit log as an .xlsx file, the newest first. */
  'POST /api/SellerAudit/Export': unknown
  /** Returns all brands in their order. */
  'POST /api/SellerBrand/All': SellerBrand[]
  /** Makes a brand, as the last one. */
  'POST /api/SellerBrand/Create': SellerBrand
  /** Changes the names of a brand. */
  'POST /api/SellerBrand/Save': SellerBrand
  /** Moves a brand to another place among all. */
  'POST /api/SellerBrand/Move': SellerBrand
  /** Deletes a brand that no product and no draft has. */
  'POST /api/SellerBrand/Delete': string
  /** Returns what becomes of a brand that is merged into another one, and changes nothing. */
  'POST /api/SellerBrand/MergePlan': BrandMerge
  /** Merges a brand into another one, for good. */
  'POST /api/SellerBrand/Merge': SellerBrand
  /** Returns the calendar of the mall. */
  'POST /api/SellerCalendar/Detail': SellerCalendarDetail
  /** Saves the calendar of the mall; everything that is computed from then on follows it. */
  'POST /api/SellerCalendar/Save': SellerCalendarDetail
  /** Returns all categories in the order of the navigation, those of the first level first. */
  'POST /api/SellerCategory/Tree': SellerCategory[]
  /** Makes a category, as the last of those beside it. */
  'POST /api/SellerCategory/Create': SellerCategory
  /** Changes the name of a category, its group, and whether the navigation shows it. */
  'POST /api/SellerCategory/Save': SellerCategory
  /** Moves a category with all that are below it to another place of its level. */
  'POST /api/SellerCategory/Move': SellerCategory
  /** Sets the smallest margin of a category. */
  'POST /api/SellerCategory/SetMargin': SellerCategory
  /** Returns what becomes of a category that is merged into another one, and changes nothing. */
  'POST /api/SellerCategory/MergePlan': CategoryMerge
  /** Merges a category into another one of its level, for good. */
  'POST /api/SellerCategory/Merge': SellerCategory
  /** Returns a page of the caller’s customers. */
  'POST /api/SellerCustomer/List': SellerCustomerList
  /** Returns those of the staff who can look after customers. */
  'POST /api/SellerCustomer/Managers': {
    /** One of the staff. */
    StaffId: number
    /** Name. */
    Name: string
  }[]
  /** Finds groups of the caller’s customers by their name, for a new customer. */
  'POST /api/SellerCustomer/Groups': {
    /** The group. */
    GroupId: number
    /** Name. */
    Name: string
    /** Its companies. */
    Companies: number
  }[]
  /** Returns one customer with its people and log. */
  'POST /api/SellerCustomer/Detail': SellerCustomerDetail
  /** Makes a customer: a company with a department, its terms and who looks after it. */
  'POST /api/SellerCustomer/Create': SellerCustomerDetail
  /** Changes the terms of a customer, from its next call on. */
  'POST /api/SellerCustomer/Save': SellerCustomerDetail
  /** Changes how goods are brought to a customer and for how much, from its next order on. */
  'POST /api/SellerCustomer/SaveDelivery': SellerCustomerDetail
  /** Invites an administrator of a customer by mail. */
  'POST /api/SellerCustomer/Invite': SellerCustomerDetail
  /** Opens the mall as one person of a customer sees it: a code for a page of the mall, which reads and changes nothing. */
  'POST /api/SellerCustomer/ViewAs': CustomerView
  /** Returns all pages of help, in their order. */
  'POST /api/SellerHelp/Pages': SellerHelpPage[]
  /** Returns one page of help with its draft. */
  'POST /api/SellerHelp/Detail': SellerHelpDetail
  /** Returns a page of the published versions of a page of help, the newest first. */
  'POST /api/SellerHelp/Versions': {
    /** The items of this page. */
    Items: HelpVersion[]
    /** Number of items on all pages. */
    total: number
  }
  /** Returns what is drawn of a page of help with this text. */
  'POST /api/SellerHelp/Preview': {
    /** Title, as shown. */
    Title: string
    /** What it says. */
    Content: (string | ContentElement)[]
  }
  /** Saves what was changed of a page of help; nobody who buys sees it. */
  'POST /api/SellerHelp/SaveDraft': SellerHelpDetail
  /** Publishes the draft of a page of help as a new version, which is read from now on. */
  'POST /api/SellerHelp/Publish': SellerHelpDetail
  /** Shows an earlier version of a page of help again, as a new one. */
  'POST /api/SellerHelp/Restore': SellerHelpDetail
  /** Returns the home page with its draft. */
  'POST /api/SellerHome/Detail': SellerHomeDetail
  /** Saves what was changed of the home page; nobody who buys sees it. */
  'POST /api/SellerHome/SaveDraft': SellerHomeDetail
  /** Throws the draft of the home page away. */
  'POST /api/SellerHome/DiscardDraft': SellerHomeDetail
  /** Publishes the draft as a new version, at once or at a time. */
  'POST /api/SellerHome/Publish': SellerHomeDetail
  /** Cancels a version that is planned and not shown yet. */
  'POST /api/SellerHome/CancelPlan': SellerHomeDetail
  /** Shows an earlier version again, as a new one. */
  'POST /api/SellerHome/Restore': SellerHomeDetail
  /** Returns a page of the published versions, the newest first. */
  'POST /api/SellerHome/Versions': {
    /** The items of this page. */
    Items: HomeVersion[]
    /** Number of items on all pages. */
    total: number
  }
  /** Uploads a picture of a banner and returns its address. */
  'POST /api/SellerHome/UploadPicture': {
    /** Address of the photo: `photoSources` returns its widths. A path of this origin, or https. */
    Url: string
  }
  /** Renders the home page as a visitor would see it with this content. */
  'POST /api/SellerHome/Preview': {
    /** The page. It is shown in a frame that runs no script. */
    Html: string
  }
  /** Makes a key with which somebody without a login sees the draft for a day. */
  'POST /api/SellerHome/ShareDraft': {
    /** The key. */
    Key: string
    /** Until when it opens the preview. ISO 8601 with offset. */
    Until: string
  }
  /** Renders a preview that somebody was given the key of. */
  'POST /api/SellerHome/Shared': {
    /** The page. It is shown in a frame that runs no script. */
    Html: string
  }
  /** Returns what is, or was, on its way of a product to one warehouse. */
  'POST /api/SellerIncoming/List': SellerIncomingList
  /** Writes down goods that are on their way to a warehouse. */
  'POST /api/SellerIncoming/Create': SellerIncoming
  /** Puts what came into the stock; the rest stays on its way, or is closed. */
  'POST /api/SellerIncoming/Receive': SellerIncoming
  /** Changes the day on which goods are expected. */
  'POST /api/SellerIncoming/SetDay': SellerIncoming
  /** Declares that what has not come does not come: cancelled when nothing came, else received with what did. */
  'POST /api/SellerIncoming/Cancel': SellerIncoming
  /** Returns a page of the customers’ inquiries. */
  'POST /api/SellerInquiry/List': SellerInquiryList
  /** Returns one inquiry with what is offered or drafted. */
  'POST /api/SellerInquiry/Detail': SellerInquiryDetail
  /** Finds products that could be offered for a line, as the company that asks may buy them. */
  'POST /api/SellerInquiry/Candidates': {
    /** Products. */
    Items: QuoteCandidate[]
  }
  /** Returns what was quoted before for the words of each line of an inquiry, and for the product that is chosen for it. */
  'POST /api/SellerInquiry/History': QuoteHistory
  /** Keeps what was filled in of a quote, for everybody who quotes. */
  'POST /api/SellerInquiry/SaveDraft': SellerInquiryDetail
  /** Sends a quote: 待受理 becomes 已报价. */
  'POST /api/SellerInquiry/Quote': SellerInquiryDetail
  /** Says that nothing of an inquiry can be supplied: 待受理 becomes 无法供货. */
  'POST /api/SellerInquiry/MarkUnavailable': SellerInquiryDetail
  /** Writes to the buyer while the inquiry is open. */
  'POST /api/SellerInquiry/Message': SellerInquiryDetail
  /** Returns a page of the customers’ applications for invoices. */
  'POST /api/SellerInvoice/List': SellerInvoiceList
  /** Returns one application with what the invoice must say. */
  'POST /api/SellerInvoice/Detail': SellerInvoiceDetail
  /** Takes an application on: 待审核 becomes 开票中, and its applicant cannot withdraw it any more. */
  'POST /api/SellerInvoice/Approve': SellerInvoiceDetail
  /** Rejects an application: 待审核 becomes 已驳回, and its orders can be invoiced again. */
  'POST /api/SellerInvoice/Reject': SellerInvoiceDetail
  /** Leaves it to the tax platform (数电平台) to issue what is to be issued next: the invoice, or the red letter under way. */
  'POST /api/SellerInvoice/Ask': SellerInvoiceDetail
  /** Uploads one file of an invoice that is to be issued: PDF, OFD, or the XML of a 数电发票, which it reads. */
  'POST /api/SellerInvoice/Upload': InvoiceUpload
  /** Issues the invoice with its files: 开票中 becomes 已开票. */
  'POST /api/SellerInvoice/Issue': SellerInvoiceDetail
  /** Issues the red letter under way with its files: 红冲中 becomes 已红冲, or 已开票 while something stays valid. */
  'POST /api/SellerInvoice/RedIssue': SellerInvoiceDetail
  /** Refuses the red letter under way: 红冲中 becomes 已开票 again. */
  'POST /api/SellerInvoice/RedReject': SellerInvoiceDetail
  /** Returns a file of an issued invoice, or of one of its red letters, as its buyer gets it. */
  'POST /api/SellerInvoice/Download': unknown
  /** Sends an issued invoice by mail, with its files. */
  'POST /api/SellerInvoice/Resend': {
    /** False where the mall has no mail server: nothing was sent, the server’s log says what would have been. */
    Sent: boolean
  }
  /** Returns a page of the customers’ orders, but for those in approval. */
  'POST /api/SellerOrder/List': SellerOrderList
  /** Returns one order with its packages. */
  'POST /api/SellerOrder/Detail': SellerOrderDetail
  /** Returns a list to pick the goods of orders by (拣货单), as a PDF. */
  'POST /api/SellerOrder/PickList': unknown
  /** Returns the delivery notes of packages (送货单), as a PDF. */
  'POST /api/SellerOrder/DeliveryNote': unknown
  /** Returns the labels of packages (面单), as a PDF. */
  'POST /api/SellerOrder/Label': unknown
  /** Confirms an order: 待确认 becomes 备货中. */
  'POST /api/SellerOrder/Accept': SellerOrderDetail
  /** Agrees to an order above the credit of its company (信用额度), or cancels it. */
  'POST /api/SellerOrder/DecideCredit': SellerOrderDetail
  /** Confirms several orders; those that cannot be return why. */
  'POST /api/SellerOrder/AcceptMany': RowResult[]
  /** Returns the sheet in which the packages of orders are filled in, as an .xlsx. */
  'POST /api/SellerOrder/ShipSheet': unknown
  /** Reads packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and ships nothing. */
  'POST /api/SellerOrder/ShipCheck': ImportSheet
  /** Ships the packages of a sheet; rows that cannot be shipped return why. */
  'POST /api/SellerOrder/ShipImport': {
    /** Each row, by the `RowNo` that it came with. */
    Results: RowResult[]
  }
  /** Lowers the freight of an order that is not paid and of which nothing has been sent. */
  'POST /api/SellerOrder/SetFreight': SellerOrderDetail
  /** Ships a package with some pieces of an order, or all that are left. */
  'POST /api/SellerOrder/Ship': SellerOrderDetail
  /** Returns products that can be sent instead of pieces of a line that are not there. */
  'POST /api/SellerOrder/Substitutes': {
    /** At most 10 products. */
    Items: OrderSubstitute[]
  }
  /** Says what becomes of pieces that are not there (部分缺货), line by line. */
  'POST /api/SellerOrder/Shortage': SellerOrderDetail
  /** Writes a note for colleagues, which no buyer sees. */
  'POST /api/SellerOrder/Note': SellerOrderDetail
  /** Sends the buyer a message: it is in the log of the order, and the purchaser gets a notice. */
  'POST /api/SellerOrder/Message': SellerOrderDetail
  /** Writes where a package is. */
  'POST /api/SellerOrder/Track': SellerOrderDetail
  /** Reads tracks of packages from a workbook or from the text of a pasted table, says what is wrong with each cell, and writes nothing. */
  'POST /api/SellerOrder/TrackCheck': ImportSheet
  /** Writes the tracks of a sheet; rows that cannot be written return why. */
  'POST /api/SellerOrder/TrackImport': {
    /** Each row, by the `RowNo` that it came with. */
    Results: RowResult[]
  }
  /** Takes back the refused goods of an order that were on their way. */
  'POST /api/SellerOrder/TakeBack': SellerOrderDetail
  /** Writes down the transfer by which what a customer has paid too much for an order went back. */
  'POST /api/SellerOrder/Refund': SellerOrderDetail
  /** Returns a page of the money that came in from the caller’s customers. */
  'POST /api/SellerPayment/List': SellerPaymentList
  /** Returns money that came in, with what it was put on and what it can be put on. */
  'POST /api/SellerPayment/Detail': SellerPaymentDetail
  /** Finds customers by a part of their name, to say who paid. */
  'POST /api/SellerPayment/Customers': {
    /** The company. */
    EnterpriseId: number
    /** Its name. */
    Name: string
  }[]
  /** Writes money down that came in. */
  'POST /api/SellerPayment/Create': SellerPaymentDetail
  /** Says whose money it is, as long as nothing of it is on a statement. */
  'POST /api/SellerPayment/Claim': SellerPaymentDetail
  /** Puts money on confirmed statements of its company (核销); one that is paid in full is settled. */
  'POST /api/SellerPayment/Match': SellerPaymentDetail
  /** Pays an order that waits for its transfer (公司转账) in full, as its company’s finance does by `Payment/ConfirmTransfer`; it cannot be undone. */
  'POST /api/SellerPayment/PayOrder': SellerPaymentDetail
  /** Takes money off a statement again, with a reason; one that was settled is 已确认 again. */
  'POST /api/SellerPayment/Unmatch': SellerPaymentDetail
  /** Declares void what was written down by mistake, as long as nothing of it is on a statement. Its reference is free again. */
  'POST /api/SellerPayment/Void': SellerPaymentDetail
  /** Reads lines of a bank from a workbook or from the text of a pasted table, says what becomes of each, and saves nothing. */
  'POST /api/SellerPayment/ImportCheck': ImportSheet
  /** Writes lines of a bank; those that are there already change nothing, and rows that cannot be written return why. */
  'POST /api/SellerPayment/Import': {
    /** Each row, by the `RowNo` that it came with. */
    Results: RowResult[]
  }
  /** Returns the price of a product for a customer, a quantity and a day, with every rule that was looked at. */
  'POST /api/SellerPrice/Check': SellerPriceCheck
  /** Returns the prices of many products for a customer and a day, each with the rule that decided. */
  'POST /api/SellerPrice/CheckMany': SellerPriceChecks
  /** Finds customers of the caller by their name, for a check. */
  'POST /api/SellerPrice/Customers': {
    /** The customer. */
    EnterpriseId: number
    /** Its name. */
    Name: string
  }[]
  /** Returns a page of all products, 在售 and 下架. */
  'POST /api/SellerProduct/List': SellerProductList
  /** Returns the filtered products as an .xlsx file, the newest first. */
  'POST /api/SellerProduct/Export': unknown
  /** Returns the categories and brands that the list can be narrowed by. */
  'POST /api/SellerProduct/Choices': {
    /** The tree of all categories with products. */
    Categories: Category1[]
    /** All brands. */
    Brands: {
      /** The brand. */
      BrandId: number
      /** Name. */
      Name: string
    }[]
  }
  /** Returns one product with all that the seller keeps of it. */
  'POST /api/SellerProduct/Detail': SellerProductDetail
  /** Returns what the fields of a product can be chosen from. */
  'POST /api/SellerProduct/FieldChoices': {
    /** All categories of the third level. */
    Categories: {
      /** The category. */
      CategoryId: number
      /** Names from the first level to its own. */
      Path: string[]
    }[]
    /** Names of all brands. */
    Brands: string[]
    /** Units that products have, the most frequent first. */
    Units: string[]
    /** Names of all attributes. */
    Attributes: string[]
  }
  /** Returns what the shop shows of a description. */
  'POST /api/SellerProduct/PreviewDescription': {
    /** Sanitised HTML. */
    Html: string
  }
  /** Makes a product, off sale, with what it cannot be without. */
  'POST /api/SellerProduct/Create': SellerProductDetail
  /** Keeps what was changed of a product, without publishing it. */
  'POST /api/SellerProduct/SaveDraft': SellerProductDetail
  /** Throws the draft of a product away. */
  'POST /api/SellerProduct/DiscardDraft': SellerProductDetail
  /** Shows buyers what the draft of a product has. */
  'POST /api/SellerProduct/Publish': SellerProductDetail
  /** Returns what was published of a product, the newest first. */
  'POST /api/SellerProduct/History': ProductHistory
  /** Uploads one photo for a product and returns its address. */
  'POST /api/SellerProduct/UploadPicture': {
    /** Address of the photo: `photoSources` returns its widths. A path of this origin, or https. */
    Url: string
  }
  /** Sets the photos of a product, in their order. */
  'POST /api/SellerProduct/SetPictures': SellerProductDetail
  /** Changes the market prices of a product, for every order from now on. */
  'POST /api/SellerProduct/SetPrice': SellerProduct
  /** Changes the stock of a product in the warehouse of Shanghai. */
  'POST /api/SellerProduct/SetStock': SellerProduct
  /** Puts products on sale or takes them off; those that cannot be return why. */
  'POST /api/SellerProduct/Shelve': RowResult[]
  /** Moves products into other categories; those that cannot be moved return why. */
  'POST /api/SellerProduct/SetCategory': ProductRowResult[]
  /** Changes the tax rates of products, for every order from now on; those that cannot be changed return why. */
  'POST /api/SellerProduct/SetTaxRate': ProductRowResult[]
  /** Returns all template answers. */
  'POST /api/SellerReplyTemplate/List': ReplyTemplateList
  /** Adds a template answer; at most 100, each under a title of its own. */
  'POST /api/SellerReplyTemplate/Create': ReplyTemplateList
  /** Changes a template answer. */
  'POST /api/SellerReplyTemplate/Save': ReplyTemplateList
  /** Deletes a template answer. What was sent with it stays. */
  'POST /api/SellerReplyTemplate/Delete': ReplyTemplateList
  /** Returns what was sold, by period, customer, category, product, or who looks after the customers. */
  'POST /api/SellerReport/Sales': SalesReport
  /** Returns 销售 as an .xlsx file. */
  'POST /api/SellerReport/SalesExport': unknown
  /** Returns the margins of what was sold, by the same. */
  'POST /api/SellerReport/Margin': MarginReport
  /** Returns 毛利 as an .xlsx file. */
  'POST /api/SellerReport/MarginExport': unknown
  /** Returns how soon orders were confirmed, shipped and received, and how many of them within the promised time. */
  'POST /api/SellerReport/Fulfilment': FulfilmentReport
  /** Returns 履约 of one stage as an .xlsx file. */
  'POST /api/SellerReport/FulfilmentExport': unknown
  /** Returns the customers who bought in the quarter before, and not in this one. */
  'POST /api/SellerReport/Churn': ChurnReport
  /** Returns 客户流失 as an .xlsx file. */
  'POST /api/SellerReport/ChurnExport': unknown
  /** Returns how often the stock of products or categories was sold, and which of it was not. */
  'POST /api/SellerReport/Turnover': TurnoverReport
  /** Returns 库存周转 as an .xlsx file. */
  'POST /api/SellerReport/TurnoverExport': unknown
  /** Returns how far agreed prices were used, by agreement, product, or who looks after the customers. */
  'POST /api/SellerReport/Agreements': AgreementReport
  /** Returns 协议执行 as an .xlsx file. */
  'POST /api/SellerReport/AgreementsExport': unknown
  /** Returns the words that searches found nothing by, or how many such searches there were by time. */
  'POST /api/SellerReport/Misses': MissReport
  /** Returns 搜不到的词 as an .xlsx file. */
  'POST /api/SellerReport/MissesExport': unknown
  /** Returns what reports can be narrowed to. */
  'POST /api/SellerReport/Choices': SellerReportChoices
  /** Returns a page of what the customers wrote of products, the latest first. */
  'POST /api/SellerReview/List': SellerReviewList
  /** Replies to a review, or replaces the reply. */
  'POST /api/SellerReview/Reply': SellerReview
  /** Hides a review from the page of its product, and from its sums. */
  'POST /api/SellerReview/Hide': SellerReview
  /** Shows a hidden review again. */
  'POST /api/SellerReview/Show': SellerReview
  /** Returns a page of the presets and of the roles that the seller made. */
  'POST /api/SellerRole/List': StaffRoleList
  /** Returns one role, as it is now. */
  'POST /api/SellerRole/Detail': StaffRoleSummary
  /** Makes a role, or changes the one with `RoleId`; its members have it so from their next call on. */
  'POST /api/SellerRole/Save': StaffRoleSummary
  /** Makes a role that holds what another one holds, a preset for instance. */
  'POST /api/SellerRole/Copy': StaffRoleSummary
  /** Deletes a role that nobody has. */
  'POST /api/SellerRole/Delete': string
  /** Returns a page of the words without a result, of the synonyms, or of the pinned words. */
  'POST /api/SellerSearch/List': SellerSearchList
  /** Ignores a word without a result, or takes that back. */
  'POST /api/SellerSearch/SetIgnored': string
  /** Adds a synonym. Searches find by it at once. */
  'POST /api/SellerSearch/AddSynonym': SellerSearchWord
  /** Changes a synonym. */
  'POST /api/SellerSearch/SaveSynonym': SellerSearchWord
  /** Deletes a synonym. */
  'POST /api/SellerSearch/DeleteSynonym': string
  /** Pins products to a word. */
  'POST /api/SellerSearch/AddPin': SellerSearchWord
  /** Changes a pinned word. */
  'POST /api/SellerSearch/SavePin': SellerSearchWord
  /** Deletes a pinned word. */
  'POST /api/SellerSearch/DeletePin': string
  /** Returns the settings of the site. */
  'POST /api/SellerSite/Detail': SellerSiteDetail
  /** Saves the settings of the site; whoever opens a page within ten seconds or later gets them. */
  'POST /api/SellerSite/Save': SellerSiteDetail
  /** Uploads a logo or an icon of the site and returns its address. */
  'POST /api/SellerSite/UploadLogo': {
    /** Address of the photo: `photoSources` returns its widths. A path of this origin, or https. */
    Url: string
  }
  /** Returns a page of the staff. */
  'POST /api/SellerStaff/List': StaffList
  /** Returns one of the staff, as they are now. */
  'POST /api/SellerStaff/Detail': StaffMember
  /** Makes an account with an initial password, or changes the one with `StaffId` from its next call on. */
  'POST /api/SellerStaff/Save': SavedStaff
  /** Disables an account, enables it again or unlocks it; the sessions of a disabled one end at once. */
  'POST /api/SellerStaff/Enable': StaffMember
  /** Gives all customers that one of the staff looks after to a colleague. */
  'POST /api/SellerStaff/HandOver': StaffMember
  /** Gives an account an initial password in place of its own, and ends its sessions. */
  'POST /api/SellerStaff/ResetPwd': SavedStaff
  /** Ends all sessions of an account, on every device; its password stays. */
  'POST /api/SellerStaff/EndSessions': StaffMember
  /** Switches the second factor of an account off, for one who lost theirs, and ends its sessions. */
  'POST /api/SellerStaff/SecondFactorReset': StaffMember
  /** Returns a page of the statements of the caller’s customers. */
  'POST /api/SellerStatement/List': SellerStatementList
  /** Returns one statement with its lines. */
  'POST /api/SellerStatement/Detail': SellerStatementDetail
  /** Makes the statement of a customer now, of what was received and refunded since the last one; at most one a day. */
  'POST /api/SellerStatement/Make': SellerStatementDetail
  /** Answers a dispute: lowers the line, or leaves it as it is with a reason. The line is 待确认 again. */
  'POST /api/SellerStatement/Answer': SellerStatementDetail
  /** Leaves a disputed line for the next statement, so that the rest can be confirmed. */
  'POST /api/SellerStatement/Postpone': SellerStatementDetail
  /** Sends a statement that waits for its customer once more to those of the company who decide about it, by notice and by mail with its PDF. */
  'POST /api/SellerStatement/Resend': {
    /** How many were notified. */
    Readers: number
    /** How many of them get a mail: those who want it and have an address; 0 where the mall has no mail server. */
    Mailed: number
  }
  /** Returns a statement as a file that adds up to the screen: .xlsx, or PDF. */
  'POST /api/SellerStatement/Download': unknown
  /** Returns the terms on which a customer buys on account, and what is open of it. */
  'POST /api/SellerStatement/Terms': StatementTerms
  /** Sets the terms on which a customer buys on account, for the statements that are made from now on. */
  'POST /api/SellerStatement/SaveTerms': StatementTerms
  /** Returns a page of the stock in one warehouse. */
  'POST /api/SellerStock/List': SellerStockList
  /** Returns what moved the stock of a product in one warehouse. */
  'POST /api/SellerStock/Movements': StockMovements
  /** Changes the stock of a product in one warehouse, with a reason. */
  'POST /api/SellerStock/Adjust': SellerStock
  /** Sets the warning level of a product in one warehouse. */
  'POST /api/SellerStock/SetWarning': SellerStock
  /** Sets where a product lies in one warehouse. */
  'POST /api/SellerStock/SetPlace': SellerStock
  /** Reads a count (盘点) from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. */
  'POST /api/SellerStock/ImportCheck': ImportSheet
  /** Writes a count of several products, and where they lie; rows that cannot be written return why. */
  'POST /api/SellerStock/Import': {
    /** Each row, by the `RowNo` that it came with. */
    Results: RowResult[]
  }
  /** Returns what waits for the caller, by kind. */
  'POST /api/SellerToday/Waiting': SellerWaitingList
  /** Returns what was sold today and this month, and to whom. */
  'POST /api/SellerToday/Sales': SellerSales
  /** Returns the notices to the caller that were not read yet. */
  'POST /api/SellerToday/Notices': SellerNotices
  /** Marks the caller’s notices of an agreement as read. */
  'POST /api/SellerToday/Read': SellerNotices
}
