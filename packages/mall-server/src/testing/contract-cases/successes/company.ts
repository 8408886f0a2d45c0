import { plain, type Successes } from '../define.ts'
import { budgetInput, demoFlow, flowContent, openedBudget, publishedFlow, savedFlow, usedBudget } from '../company-steps.ts'
import { application, applied, asked, decisionOn, get, handingOn, invoiceApplication, invoiceFor, need, page, serviceFor, waitingApproval } from '../steps.ts'

/** What a company does with its orders. */
export const company = {
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
  'POST /api/AfterSales/Supplement': ['buyer', async (target) => ({ ...(await asked(target)), RequestId: crypto.randomUUID(), Text: '铭牌在照片里，型号与订单一致', Images: [] })],
  'POST /api/AfterSales/FillExpress': ['buyer', async (target) => ({ ...(await serviceFor(target, 'FillExpress')), Carrier: '速达物流', TrackingNo: 'SD2026031800099' })],
  'POST /api/AfterSales/Cancel': ['buyer', applied],
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
      return { RequestId: crypto.randomUUID(), ...found, Reason: '抬头变更', Orders: Orders.map(({ OrderNo, Amount }) => ({ OrderNo, Amount: Number(Amount) })) }
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
  // As its page asks for it first.
  'POST /api/Budget/List': ['admin', plain({ ...page, Status: 2 })],
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
} satisfies Successes
