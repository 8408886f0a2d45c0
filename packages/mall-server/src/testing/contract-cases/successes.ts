import { contract, type CallDefinition, type CallInput, type CallKey, type CallOutput } from '@mall/api/contract'
import { plain, type ContractTarget, type Who } from './define.ts'
import {
  accountChange,
  accountInput,
  address,
  answeredMessage,
  application,
  applied,
  budgetInput,
  cartItemIds,
  cartLine,
  chatted,
  contactCode,
  credential,
  decisionOn,
  demoFlow,
  departmentInput,
  flowContent,
  get,
  groupFacts,
  handingOn,
  inquiryDecision,
  inquiryLineInput,
  invoiceApplication,
  invoiceFor,
  madeAccount,
  madeDepartment,
  moveInput,
  need,
  openedBudget,
  otherSession,
  orderFor,
  page,
  pastedTable,
  password,
  picture,
  productCode,
  products,
  publishedFlow,
  purchaseListInput,
  quickOrderRows,
  receivedLine,
  resetCode,
  resubmissionInput,
  reviewed,
  reviewInput,
  roleInput,
  savedAddress,
  savedFlow,
  savedPurchaseList,
  serviceFor,
  submission,
  sentInquiry,
  submitted,
  unpaid,
  upload,
  usedBudget,
  waitingApproval,
  withdrawnOrder,
} from './steps.ts'

type Success = readonly [who: Who, input: (target: ContractTarget) => Promise<unknown>]

/** Lists whose request needs nothing but the page. */
type FirstPageKey = { [Key in CallKey]: CallInput<Key> extends { PageIndex: number } ? (typeof page extends CallInput<Key> ? Key : never) : never }[CallKey]

/** A case in which each call succeeds; a call without one does not compile. A list is asked for its first page unless a case says more. */
const own: { readonly [Key in Exclude<CallKey, FirstPageKey>]: Success } & { readonly [Key in FirstPageKey]?: Success } = {
  'POST /api/Notice/Read': ['approver', plain({ All: true })],
  'POST /api/Notice/Count': ['buyer', plain({})],
  'POST /api/Notice/Settings': ['buyer', plain({})],
  'POST /api/Notice/SettingsSave': ['buyer', plain({ Kinds: [{ Kind: 'orderShipped', InMall: true, ByMail: false }] })],
  'GET /api/Notice/Stream': ['approver', plain({})],
  'POST /api/DeepSeek/Chat': ['buyer', plain({ Text: '推荐几款中性笔' })],
  'POST /api/DeepSeek/SessionList': ['buyer', plain({})],
  'POST /api/DeepSeek/SessionRename': ['buyer', async (target) => ({ SessionId: (await chatted(target)).SessionId, Name: '中性笔' })],
  'POST /api/DeepSeek/SessionDelete': ['buyer', chatted],
  'POST /api/DeepSeek/MessageList': ['buyer', chatted],
  'POST /api/DeepSeek/Feedback': ['buyer', async (target) => ({ MessageId: await answeredMessage(target), Value: 'useful' })],
  'POST /api/Account/Login': [
    'visitor',
    async (target) => ({ Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target), ReturnUrl: '/shop/cart' }),
  ],
  'POST /api/Account/SwitchEnterprise': ['admin', plain({ EnterpriseId: 2 })],
  'POST /api/Account/Logout': ['buyer2', plain({})],
  'POST /api/Account/RefreshToken': [
    'visitor',
    async (target) => {
      const { RefreshToken, User } = await target.login('finance')
      return { RefreshToken, UserId: User.uid }
    },
  ],
  'GET /api/Account/LoginBySession': ['visitor', async (target) => ({ sessionKey: await target.sessionKey() })],
  'GET /api/Account/JumpOldLink': ['buyer', plain({ tag: 'home' })],
  'POST /api/Account/UnLock': ['visitor', async (target) => ({ CaptchaVerifyParam: await credential(target) })],
  'POST /api/Account/ResetCheck': [
    'visitor',
    async (target) => ({ Account: 'nobody-has-this-name', CaptchaVerifyParam: await credential(target) }),
  ],
  'POST /api/Account/ResetVerify': ['visitor', (target) => resetCode(target, 'approver')],
  'POST /api/Account/ResetPassword': [
    'visitor',
    async (target) => {
      const code = await resetCode(target, 'buyer2')
      await get(target, 'POST /api/Account/ResetVerify', code, 'visitor')
      return { Ticket: code.Ticket, Password: 'Contract!26' }
    },
  ],
  // It ends the sessions of an account that no other case uses.
  'POST /api/Account/ChangePassword': ['approver2', plain({ OldPassword: password, Password: 'Contract!26' })],
  'POST /api/Account/LoginByWeChatWork': ['visitor', plain({ Code: 'member-a', State: 'nonce' })],
  'POST /api/Account/BindWeChatWork': [
    'visitor',
    async (target) => {
      const response = await get(target, 'POST /api/Account/LoginByWeChatWork', { Code: 'member-b', State: 'nonce' }, 'visitor')
      if (response.Outcome !== 'unbound') throw new Error('The member is bound already')
      return { BindTicket: response.BindTicket, Account: 'buyer', Password: password, CaptchaVerifyParam: await credential(target) }
    },
  ],
  'POST /api/Account/GetUserMenuList': ['buyer', plain({})],
  'POST /api/Account/Profile': ['buyer', plain({})],
  'POST /api/Account/ProfileSave': ['other', plain({ Nickname: '远帆采购主管', Name: '林一舟', Avatar: null, Version: 1 })],
  'POST /api/Account/SendCode': ['admin', plain({ Contact: { Type: 'mobile', Value: '13900000001' }, Password: password })],
  'POST /api/Account/BindContact': ['finance', contactCode],
  'POST /api/Account/EndSession': ['admin', async (target) => ({ SessionId: await otherSession(target, 'admin') })],
  'POST /api/Account/EndOtherSessions': ['finance', plain({})],
  'POST /api/Address/Save': ['buyer', plain(address)],
  'POST /api/Address/Delete': ['buyer', savedAddress],
  'POST /api/Address/SetDefault': ['buyer', savedAddress],
  'POST /api/Address/Parse': ['buyer', plain({ Text: '张伟 13800138000 北京市海淀区中关村大街1号' })],
  'POST /api/AfterSales/Check': [
    'buyer',
    async (target) => {
      const { OrderNo, LineId } = await application(target)
      return { OrderNo, LineId }
    },
  ],
  'POST /api/AfterSales/Apply': ['buyer', application],
  'POST /api/AfterSales/Export': ['buyer', plain({})],
  'POST /api/AfterSales/Detail': ['buyer', async (target) => ({ ReturnOrderId: (await serviceFor(target, 'Confirm')).ReturnOrderId })],
  'POST /api/AfterSales/FillExpress': ['buyer', async (target) => ({ ...(await serviceFor(target, 'FillExpress')), Carrier: '速达物流', TrackingNo: 'SD2026031800099' })],
  'POST /api/AfterSales/Cancel': ['buyer', applied],
  'POST /api/AfterSales/Confirm': ['buyer', (target) => serviceFor(target, 'Confirm')],
  'POST /api/AfterSales/Reopen': ['buyer', async (target) => ({ ...(await serviceFor(target, 'Reopen')), Reason: '换回的商品仍有同样问题' })],
  'POST /api/Workbench/Index': ['admin', plain({})],
  'POST /api/Invoice/ApplyableList': ['buyer', plain(page)],
  'POST /api/Invoice/Apply': ['buyer', invoiceApplication],
  'POST /api/Invoice/TitleList': ['buyer', plain({})],
  'POST /api/Invoice/TitleSave': [
    'buyer',
    plain({ TitleId: null, Version: null, Title: '华启科技（上海）有限公司培训中心', TaxNo: '310101123456789', Address: '', Phone: '', Bank: '', Account: '', SupportSpecial: false }),
  ],
  'POST /api/Invoice/List': ['buyer', plain({ ...page, SortField: 'ApplyTime', SortOrder: 'desc' })],
  'POST /api/Invoice/Export': ['buyer', plain({})],
  'POST /api/Invoice/Detail': ['buyer', async (target) => ({ InvoiceId: (await invoiceFor(target, 'RedApply')).InvoiceId })],
  'POST /api/Invoice/Cancel': [
    'buyer',
    async (target) => {
      const { InvoiceId, Version } = await get(target, 'POST /api/Invoice/Apply', await invoiceApplication(target), 'buyer')
      return { InvoiceId, Version }
    },
  ],
  'POST /api/Invoice/RedApply': [
    'buyer',
    async (target) => {
      const found = await invoiceFor(target, 'RedApply')
      const { Orders } = await get(target, 'POST /api/Invoice/Detail', { InvoiceId: found.InvoiceId }, 'buyer')
      return { RequestId: crypto.randomUUID(), ...found, Reason: '抬头变更', Orders: Orders.map(({ OrderNo, Amount }) => ({ OrderNo, Amount })) }
    },
  ],
  'POST /api/Invoice/Download': ['buyer', async (target) => ({ InvoiceId: (await invoiceFor(target, 'Download')).InvoiceId })],
  'POST /api/Invoice/Resend': ['buyer', async (target) => ({ InvoiceId: (await invoiceFor(target, 'Resend')).InvoiceId, Email: 'fapiao@huaqi.example' })],
  'POST /api/ApprovalFlow/Detail': ['admin', async (target) => ({ FlowId: (await demoFlow(target)).FlowId })],
  'POST /api/ApprovalFlow/Approvers': ['admin', plain({ Keyword: '部' })],
  'POST /api/ApprovalFlow/Save': ['admin', async (target) => ({ Content: await flowContent(target) })],
  'POST /api/ApprovalFlow/Publish': [
    'admin',
    async (target) => {
      const { FlowId, Version } = await savedFlow(target)
      return { FlowId, Version }
    },
  ],
  'POST /api/ApprovalFlow/Disable': ['admin', publishedFlow],
  'POST /api/ApprovalFlow/Discard': [
    'admin',
    async (target) => {
      const { FlowId, Version } = await savedFlow(target)
      return { FlowId, Version }
    },
  ],
  'POST /api/ApprovalFlow/Simulate': [
    'admin',
    async (target) => {
      const { FlowId, Content } = await demoFlow(target)
      const { UserId } = need((await get(target, 'POST /api/ApprovalFlow/Approvers', {}, 'admin')).Items[0], 'member')
      const { DepartmentId } = need((await get(target, 'POST /api/Department/Tree', {}, 'finance'))[0], 'department')
      return { FlowId, Content, DepartmentId, UserId, Amount: 8_600, OverBudget: true, NonAgreed: true }
    },
  ],
  'POST /api/ApprovalFlow/Replay': [
    'admin',
    async (target) => {
      const { FlowId, Content } = await demoFlow(target)
      const rules = Content.Rules.map((rule) => ({ ...rule, AmountFrom: 2_000 }))
      return { FlowId, Content: { ...Content, Rules: rules } }
    },
  ],
  'POST /api/Report/People': ['buyer', plain({})],
  'POST /api/Report/OrderExport': ['finance', plain({ Unit: 'quarter' })],
  'POST /api/Report/OrderDetailExport': ['finance', plain({})],
  'POST /api/Report/ProductExport': ['finance', plain({})],
  'POST /api/Report/DepartmentExport': ['finance', plain({})],
  'POST /api/Report/PurchaserExport': ['finance', plain({})],
  'POST /api/Budget/Export': ['finance', plain({})],
  'POST /api/Budget/Detail': ['finance', async (target) => ({ BudgetId: (await usedBudget(target)).BudgetId })],
  'POST /api/Budget/Ledger': ['finance', async (target) => ({ ...page, BudgetId: (await usedBudget(target)).BudgetId })],
  'POST /api/Budget/LedgerExport': ['finance', async (target) => ({ BudgetId: (await usedBudget(target)).BudgetId })],
  'POST /api/Budget/Save': ['finance', budgetInput],
  'POST /api/Budget/Adjust': [
    'finance',
    async (target) => {
      const { BudgetId, Version } = await openedBudget(target)
      return { BudgetId, Version, RequestId: crypto.randomUUID(), Amount: -1_250.5, Reason: '会议改为线上' }
    },
  ],
  'POST /api/Budget/Enable': [
    'finance',
    async (target) => {
      const { BudgetId, Version } = await openedBudget(target)
      return { BudgetId, Version: (await get(target, 'POST /api/Budget/Disable', { BudgetId, Version }, 'finance')).Version }
    },
  ],
  'POST /api/Budget/Disable': [
    'finance',
    async (target) => {
      const { BudgetId, Version } = await openedBudget(target)
      return { BudgetId, Version }
    },
  ],
  'POST /api/Account/Detail': ['admin', plain({ UserId: 2 })],
  'POST /api/Account/Export': ['admin', plain({})],
  'POST /api/Account/Save': ['admin', () => Promise.resolve(accountInput())],
  'POST /api/Account/Enable': ['admin', async (target) => ({ ...(await accountChange(target)), Action: 'Disable' })],
  'POST /api/Account/Candidates': ['admin', plain({ UserId: 3, Keyword: '主管' })],
  'POST /api/Account/ResetPwd': ['admin', accountChange],
  'POST /api/Address/ImportCheck': ['buyer', () => Promise.resolve(pastedTable('收货人\t手机\t省\t市\t区\t详细地址\n前台\t13800138000\t浙江省\t杭州市\t西湖区\t文汀路1号\n\t1380\t\t\t\t鼓楼区中山北路28号'))],
  'POST /api/Address/Import': [
    'buyer',
    () => Promise.resolve({ Rows: [{ RowNo: 2, Cells: ['前台', '13800138000', '浙江省', '杭州市', '西湖区', `文汀路${crypto.randomUUID().slice(0, 8)}号`, ''] }], RequestId: crypto.randomUUID() }),
  ],
  'POST /api/Account/ImportCheck': ['admin', () => Promise.resolve(pastedTable('登录名\t姓名\t部门\t角色\nimported1\t导入者\t行政部\t采购员\nbuyer\t\t无\t采购员'))],
  'POST /api/Account/Import': [
    'admin',
    () => Promise.resolve({ Rows: [{ RowNo: 2, Cells: [`in${crypto.randomUUID().slice(0, 8)}`, '导入者', '', '', '行政部', '采购员', '5000'] }], RequestId: crypto.randomUUID() }),
  ],
  'POST /api/Account/Activate': [
    'visitor',
    async (target) => {
      const { Account, Initial } = await madeAccount(target)
      return { Account: Account.Account, InitialPassword: Initial?.Password, Password: 'Mine@2026', CaptchaVerifyParam: await credential(target) }
    },
  ],
  'POST /api/Role/List': ['admin', plain(page)],
  'POST /api/Role/Detail': ['admin', plain({ RoleId: 3 })],
  'POST /api/Role/Save': ['admin', () => Promise.resolve(roleInput())],
  'POST /api/Role/Copy': ['admin', plain({ RoleId: 3 })],
  'POST /api/Role/Delete': [
    'admin',
    async (target) => {
      const { RoleId, Version } = await get(target, 'POST /api/Role/Save', roleInput(), 'admin')
      return { RoleId, Version }
    },
  ],
  'POST /api/Inquiry/Detail': ['buyer', async (target) => ({ InquiryId: (await inquiryDecision(30)(target)).InquiryId })],
  'POST /api/Inquiry/Save': ['buyer', async () => ({ RequestId: crypto.randomUUID(), Lines: [inquiryLineInput] })],
  'POST /api/Inquiry/Import': ['buyer', () => Promise.resolve(pastedTable('商品名称\t单位\t数量\n复印纸\t包\t50\n\t支\t3'))],
  'POST /api/Inquiry/Accept': ['buyer', inquiryDecision(30)],
  'POST /api/Inquiry/Decline': ['buyer', inquiryDecision(30, { Reason: '价格高于预期' })],
  'POST /api/Inquiry/Cancel': [
    'buyer',
    async (target) => {
      const { InquiryId, Version } = await sentInquiry(target)
      return { RequestId: crypto.randomUUID(), InquiryId, Version, Reason: '' }
    },
  ],
  'POST /api/Inquiry/Message': [
    'buyer',
    async (target) => ({ RequestId: crypto.randomUUID(), InquiryId: (await sentInquiry(target)).InquiryId, Text: '可以分批送货吗？' }),
  ],
  'POST /api/Captcha/Challenge': ['visitor', plain({})],
  'POST /api/Captcha/Verify': [
    'visitor',
    async (target) => {
      const challenge = await target.send('POST /api/Captcha/Challenge', {}, 'visitor')
      const { Id } = challenge.body as CallOutput<'POST /api/Captcha/Challenge'>
      const X = Number(challenge.headers.get('X-Captcha-Answer'))
      return { Id, X, Track: [], Input: 'keyboard' }
    },
  ],
  'POST /api/Category/GetCustomerCategories': ['buyer', plain({})],
  'POST /api/Category/MallCategories': ['visitor', plain({})],
  'POST /api/Department/Tree': ['approver', plain({})],
  'POST /api/Department/Candidates': ['admin', plain({ Keyword: '主管' })],
  'POST /api/Department/Save': ['admin', async () => departmentInput()],
  'POST /api/Department/Move': [
    'admin',
    async (target) => {
      const { DepartmentId, Version } = await madeDepartment(target)
      return { DepartmentId, Version, ParentId: null, Index: 0 }
    },
  ],
  'POST /api/Group/Info': ['admin', plain({})],
  'POST /api/Group/Save': [
    'admin',
    async (target) => {
      const { Version } = await get(target, 'POST /api/Group/Info', {}, 'admin')
      return { Version, Group: groupFacts, Enterprises: [{ EnterpriseId: 1, AllowNonAgreed: false }] }
    },
  ],
  'POST /api/Department/Delete': ['admin', madeDepartment],
  'POST /api/Favorite/List': ['buyer', plain({ Type: 1, ...page })],
  'POST /api/Favorite/Clear': ['finance', plain({ Type: 2 })],
  'POST /api/Favorite/Add': ['buyer', async (target) => ({ TargetId: await productCode(target), Type: 1 })],
  'POST /api/Favorite/Remove': ['buyer', async (target) => ({ TargetIds: [await productCode(target)], Type: 1 })],
  'POST /api/File/Execute': ['buyer', async () => upload()],
  'POST /api/Home/Index': ['buyer', plain({})],
  'POST /api/ManageService/EnterpriseGroupSet': ['buyer', plain({})],
  'POST /api/Order/Confirm': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/Order/Submit': ['buyer', (target) => submission(target)],
  'POST /api/Order/SubmitResult': ['buyer', async (target) => ({ SubmitId: (await submitted(target)).SubmitId })],
  'POST /api/Order/List': ['buyer', plain({ ...page, SortField: 'PayableAmount', SortOrder: 'asc' })],
  'POST /api/Order/Detail': ['buyer', async (target) => ({ OrderNo: (await submitted(target)).OrderNo })],
  'POST /api/Order/Track': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'ConfirmReceipt')).OrderNo })],
  'POST /api/Order/Cancel': ['buyer', moveInput('Cancel', { Reason: '信息填错', Note: '换一款' })],
  'POST /api/Order/Withdraw': ['buyer', moveInput('Withdraw')],
  'POST /api/Order/Remind': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Remind')).OrderNo })],
  'POST /api/Order/ConfirmReceipt': ['buyer', moveInput('ConfirmReceipt')],
  'POST /api/Order/Rebuy': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Rebuy')).OrderNo })],
  'POST /api/Order/Pay': ['buyer', moveInput('Pay')],
  'POST /api/Payment/Start': ['buyer', async (target) => ({ OrderNo: (await unpaid(target, 4)).OrderNo })],
  'POST /api/Payment/State': ['buyer', async (target) => ({ OrderNo: (await submitted(target, 4)).OrderNo })],
  'POST /api/Payment/ConfirmTransfer': ['finance', async (target) => {
    const { OrderNo, Version } = await unpaid(target, 3)
    return { OrderNo, Version, Reference: '2026031800001', Amount: 1_000_000, PaidOn: '2026-03-18' }
  }],
  'POST /api/Order/ReviewDetail': ['buyer', async (target) => ({ OrderNo: (await orderFor(target, 'Review')).OrderNo })],
  'POST /api/Order/ReviewSubmit': ['buyer', async (target) => (await reviewInput(target)).input],
  'POST /api/Order/ReviewAppend': [
    'buyer',
    async (target) => {
      const { OrderNo, LineId } = await reviewed(target)
      return { RequestId: crypto.randomUUID(), OrderNo, LineId, Text: '用了一个月，依然好用' }
    },
  ],
  'POST /api/Order/Export': ['buyer', plain({})],
  'POST /api/Product/SupposeCategory': ['visitor', plain({ BeginTime: 1_765_000_000_000, EndTime: 1_773_800_000_000, TopN: 8 })],
  'POST /api/Product/Search': ['visitor', plain({ Key: '纸' })],
  'POST /api/Product/ImageSearch': ['visitor', async () => picture('files')],
  'POST /api/Product/List': ['buyer', plain({ ...page, Keyword: '纸', SortBy: 'sales' })],
  'POST /api/Product/Detail': ['buyer', async (target) => ({ ProductCode: await productCode(target) })],
  'POST /api/Product/Stock': ['visitor', async (target) => ({ ProductCode: await productCode(target), AreaCode: '310115', Quantity: 1 })],
  'POST /api/Product/Reviews': [
    'visitor',
    async (target) => ({ ...page, ProductCode: (await receivedLine(target, ({ Review }) => Review !== null && Review.Text !== '')).ProductCode }),
  ],
  'POST /api/ShoppingCart/Count': ['buyer', plain({})],
  'POST /api/ShoppingCart/AddToCart': [
    'buyer',
    async (target) => {
      const product = need((await products(target))[1], 'second agreed product')
      return { Items: [{ ProductCode: product.ProductCode, Quantity: product.MOQ }] }
    },
  ],
  'POST /api/ShoppingCart/BuyNow': [
    'buyer',
    async (target) => {
      const { ProductCode, MOQ } = need((await products(target))[1], 'second agreed product')
      return { ProductCode, Quantity: MOQ }
    },
  ],
  'POST /api/ShoppingCart/YouLike/订单/6': ['buyer', plain({})],
  'POST /api/ShoppingCart/List': [
    'buyer',
    async (target) => {
      await cartLine(target)
      return {}
    },
  ],
  'POST /api/ShoppingCart/Update': [
    'buyer',
    async (target) => {
      const { CartItemId, Quantity, Step } = await cartLine(target)
      return { CartItemId, Quantity: Quantity + Step, Remark: '放前台' }
    },
  ],
  'POST /api/ShoppingCart/Remove': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],
  'POST /api/ShoppingCart/Select': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target), Selected: false })],
  'POST /api/ShoppingCart/Clear': ['buyer', plain({ OnlyInvalid: true })],
  'POST /api/ShoppingCart/MoveToFavorite': ['buyer', async (target) => ({ CartItemIds: await cartItemIds(target) })],

  'POST /api/Product/Select': ['buyer', plain({ Scene: '新员工入职', People: 10, Budget: 3000 })],
  'POST /api/Product/SelectExport': ['buyer', async (target) => ({ Scene: '茶歇', People: 10, Lines: [{ ProductCode: await productCode(target), Quantity: 2, Reason: '每5人1盒' }] })],
  'POST /api/Product/Rank': ['buyer', plain({ Scope: 1, Type: 1, Range: 30, TopN: 50 })],
  'POST /api/QuickOrder/Check': ['buyer', async (target) => ({ Rows: await quickOrderRows(target) })],
  'POST /api/QuickOrder/Import': ['buyer', () => Promise.resolve(pastedTable('商品编码\t数量\t备注\n10000010\t5\t前台\n10000027\t２０\t'))],
  'POST /api/QuickOrder/AddToCart': [
    'buyer',
    async (target) => {
      const rows = (await products(target)).slice(0, 2)
      return { Rows: rows.map(({ ProductCode, MOQ }, index) => ({ RowNo: index + 1, ProductCode, Quantity: MOQ, Remark: '' })), RequestId: crypto.randomUUID() }
    },
  ],
  'POST /api/PurchaseList/List': [
    'buyer',
    async (target) => {
      await savedPurchaseList(target)
      return page
    },
  ],
  'POST /api/PurchaseList/LastMonth': ['buyer', plain({})],
  'POST /api/PurchaseList/Save': ['buyer', purchaseListInput],
  'POST /api/PurchaseList/Delete': [
    'buyer',
    async (target) => {
      const { ListId, Version } = await savedPurchaseList(target)
      return { ListId, Version }
    },
  ],
  'POST /api/PurchaseList/AddToCart': ['buyer', async (target) => ({ ListId: (await savedPurchaseList(target)).ListId, RequestId: crypto.randomUUID() })],

  'POST /api/Order/ResubmitConfirm': ['buyer', async (target) => ({ OrderNo: (await withdrawnOrder(target)).OrderNo })],
  'POST /api/Order/Resubmit': ['buyer', resubmissionInput],

  'POST /api/Approval/List': ['approver', plain({ ...page, View: 'waiting' })],
  'POST /api/Approval/Detail': ['approver', async (target) => ({ ApprovalNo: (await waitingApproval(target)).ApprovalNo })],
  'POST /api/Approval/Agree': ['approver', decisionOn({ Comment: '同意采购' })],
  'POST /api/Approval/Reject': ['approver', decisionOn({ Comment: '本月已采购同类商品' })],
  'POST /api/Approval/Return': ['approver', decisionOn({ Comment: '请补充用途' })],
  'POST /api/Approval/Candidates': ['approver', async (target) => ({ ApprovalNo: (await waitingApproval(target)).ApprovalNo })],
  'POST /api/Approval/Transfer': ['approver', handingOn({ Comment: '请代为审批' })],
  'POST /api/Approval/AddSign': ['approver', handingOn({ Position: 'before', Comment: '请先看技术参数' })],
  'POST /api/Approval/Withdraw': ['buyer', decisionOn()],
  'POST /api/Approval/EditLines': [
    'approver',
    async (target) => {
      const { ApprovalNo } = await waitingApproval(target)
      const { Lines, Version } = await get(target, 'POST /api/Approval/Detail', { ApprovalNo }, 'approver')
      const { LineId, Quantity, ProductCode } = need(Lines[0], 'line')
      const { Step } = await get(target, 'POST /api/Product/Detail', { ProductCode }, 'buyer')
      return { RequestId: crypto.randomUUID(), ApprovalNo, Version, Lines: [{ LineId, Quantity: Quantity - Step }], Comment: '够用即可' }
    },
  ],
  'POST /api/Approval/BatchHandle': [
    'approver',
    async (target) => {
      const { ApprovalNo, Version } = await waitingApproval(target)
      return { RequestId: crypto.randomUUID(), Action: 'Agree', Items: [{ ApprovalNo, Version }, { ApprovalNo, Version }] }
    },
  ],
}

/** Who has all permissions asks for what needs one. */
const firstPage = (key: CallKey): Success => {
  const { access }: CallDefinition = contract[key]
  return [access.who === 'user' && access.permission !== undefined ? 'admin' : 'buyer', plain(page)]
}

/** The case in which a call succeeds. */
export const successOf = (key: CallKey): Success => own[key] ?? firstPage(key)
