import {
  afterSalesLifecycle, afterSalesTypeNames, approvalLifecycle, inquiryLifecycle, invoiceLifecycle, invoiceTypeNames, orderLifecycle, paymentLifecycle, refundLifecycle, statementLifecycle,
  type Lifecycle,
} from '@mall/api/contract'
import { agreementLifecycle, agreementVersionLifecycle, incomingLifecycle, productFieldNames, productImportLifecycle, shownSiteNames, timeLimitNames, timeLimits, warehouseNames } from '@mall/api/seller/contract'
import type { AuditSummary } from '../../platform/db/schema/writes.ts'
import { amountText, toYuan } from '../../platform/money.ts'

/** What was done, by the last word of an action; one that is not here is shown as it is written. */
const verbs: Readonly<Record<string, string>> = {
  Accept: '接受', Activate: '首次设置密码', AddPictures: '上传图片', AddPin: '置顶', AddSynonym: '加为同义词', Adjust: '调整库存', Agree: '同意', AgreeToCredit: '同意超额', AnswerDispute: '答复异议', AnswerShortage: '答复缺货', Apply: '申请', Approve: '通过', Ask: '请数电平台开具', AskFailed: '数电平台没有完成', AskApplicant: '请申请人补充',
  ApproveUnpaid: '通过，待付款', Assign: '指定客户经理', AutoAgree: '自动同意', AutoReceive: '自动收货', AutoUnlock: '自动解锁', AutoWithdraw: '自动撤回', Begin: '开始新版本', BindContact: '绑定联系方式', BindWeChatWork: '绑定企业微信', Cancel: '取消',
  CancelShort: '缺货取消', ChangePassword: '修改密码', Check: '试算', Claim: '认领', Close: '关闭', CloseRefused: '拒收完结', CloseShort: '缺货完结', Confirm: '确认', ConfirmLines: '确认行',
  ConfirmReceipt: '确认收货', ConfirmRest: '到期确认其余行', ConfirmSilently: '到期自动确认', ConfirmTransfer: '确认到账', Copy: '复制', Create: '新建', Decline: '不接受', Delete: '删除', DeletePin: '取消置顶', DeleteSynonym: '删除同义词', DeleteValue: '删除', Disable: '停用',
  Discard: '放弃', DiscardDraft: '放弃草稿', Dispute: '提出异议', DisputeLine: '对一行提出异议', Edit: '修改', EditLines: '调整数量', Enable: '启用', End: '终止', EndSessions: '强制下线', Exhaust: '用尽',
  Expire: '到期', Export: '导出', FillExpress: '填写物流', Finish: '完成', FinishUndo: '撤回完成', Found: '建立', HandOver: '移交客户', Hide: '隐藏', Ignore: '忽略', Import: '导入', Invite: '邀请', Invoice: '已全部开票', Issue: '开票', Judge: '批价',
  LapseShortage: '缺货未答复，不发', Late: '超时到账', Lock: '锁定', Login: '登录', Logout: '退出', Lower: '减少金额', Make: '生成', Map: '改列的对应', MarkUnavailable: '无法供货', Match: '核销', Merge: '合并', MergeValue: '合并', Message: '给买家留言',
  Move: '移动', Note: '记备注', Owe: '待退款', Paid: '支付成功', Pause: '暂停', Pay: '付款', PayOrder: '核销到订单', PaymentTimeout: '超时未付取消', PostponeLine: '把一行留到下期', ProfileSave: '修改资料', Publish: '发布', PutOn: '上架',
  Quote: '报价', Reach: '轮到审批', Receive: '收货', ReceivePieces: '到货入库', RedApply: '申请红冲', RedIssue: '红冲', RedIssuePart: '部分红冲', RedReject: '驳回红冲', Refund: '退款', Refuse: '拒收', RefuseCredit: '不同意超额', Refused: '支付未成功', Reject: '驳回',
  Remind: '催单', Renew: '续签', Reopen: '重新打开', Replenish: '恢复', Reply: '回复', Resend: '重新发送', ResetFactor: '关闭两步验证', ResetPassword: '重置密码', ResetPwd: '重置密码', ResetUnlock: '解锁', Resolve: '异议已了结', Restore: '恢复',
  Resubmit: '重新提交', Resume: '继续', Return: '退回', Review: '评价', Rewrite: '重新编写', Save: '保存', SaveDelivery: '修改配送条款', SaveDraft: '存草稿', SavePin: '改置顶', SaveSynonym: '改同义词', SaveTerms: '保存账期', SaveValue: '保存', SecondFactorOff: '关闭两步验证', SecondFactorOn: '开启两步验证',
  Send: '提交', SendBack: '退回', SendPackage: '发货', SetDay: '改到货日', SetFreight: '改运费', SetCategory: '改分类', SetMargin: '设最低毛利', SetPictures: '换图片', SetPlace: '设库位', SetPrice: '改价', SetStock: '改库存', SetTaxRate: '改税率', SetWarning: '设预警', Settle: '结清', Ship: '发货',
  ShipPart: '部分发货', Shortage: '登记缺货', Show: '恢复显示', Start: '开始', Stop: '停止', Submit: '提交', Supplement: '补充材料', TakeBack: '收回', TakeDown: '撤下', TakeOff: '下架', TitleSave: '保存抬头', Track: '更新物流', Transfer: '转交', Undo: '撤回',
  UndoImport: '撤回导入', Uninvoice: '撤回已开票', Unlock: '解锁', Unmatch: '撤销核销', Upload: '上传', Void: '作废', Withdraw: '撤回', WithdrawDispute: '撤回异议', Write: '改价',
}

/** `SellerProduct.SetPrice` is 改价. */
export const actionText = (action: string): string => {
  const verb = action.slice(action.lastIndexOf('.') + 1)
  return verbs[verb] ?? action
}

const names: Readonly<Record<string, string>> = {
  ArrangedYears: '已录入的年份', Holidays: '放假', WorkedDays: '调休上班', WorkHours: '工作时间', ...Object.fromEntries(timeLimits.map((limit) => [`${limit}Hours`, `${timeLimitNames[limit]}时限（工作小时）`])),
  ...shownSiteNames, ...productFieldNames, Account: '登录名', Amount: '金额', BothWays: '双向', Catalogue: '目录', CategoriesAdded: '目录加入分类', CategoriesRemoved: '目录移出分类', Customers: '名下客户', DemandsFactor: '须两步验证', DepartmentId: '部门', Description: '描述', Email: '邮箱', Managers: '客户经理', Meaning: '意思', Mobile: '手机', Name: '名称', Node: '审批节点',
  AmountFen: '金额', Answer: '答复', Asked: '待答复行数', Attribute: '属性', Carrier: '承运商', Code: '编码', Company: '公司', Created: '新建数', Cut: '删减行数', EnterpriseId: '企业编号', ExpectedOn: '预计到货日', FileName: '文件', FreightFen: '运费', Into: '合并到', IntoId: '合并到的编号', LatinName: '英文名', Later: '稍后发行数', Letters: '字数', Line: '行', Lines: '行数', LiveAt: '上线时间',
  Note: '说明', PackageNo: '包裹', PaidOn: '到账日', PayableAmount: '应付', PayableFen: '应付', Payer: '付款人', PaymentId: '支付单', PaymentTypes: '付款方式', Position: '位置', OverFen: '超出额度', OverLimit: '超出额度时', Permissions: '权限', Person: '姓名', Pictures: '图片', Pieces: '件数', Place: '库位', Prices: '各档市场价', Products: '商品', Quantity: '数量', Reason: '原因', Received: '收货件数', Reference: '流水号', RefundFen: '退款', RefundNo: '退款单', Refused: '拒收件数', Reply: '回复', Roles: '角色', Scope: '数据范围', SecondFactor: '两步验证', Shelf: '状态', ShowPrices: '价格可见', SingleLimit: '单笔限额',
  Readers: '收到的人数', Rows: '行数', Sellable: '可再售件数', ShortageId: '缺货单', Stars: '星级', Statements: '对账单', Status: '状态', Stock: '库存', TaxNo: '统一社会信用代码', Text: '内容', Title: '抬头', TrackingNo: '运单号', Type: '类型', Until: '截止', Version: '版本', VersionNo: '版本', Warehouse: '仓库', WarnAt: '预警线', Word: '词',
}

/** 状态; a name that is not known is shown as it is written. */
export const fieldText = (name: string): string => names[name] ?? name

/** By the first word of an action. */
const lifecycles: Readonly<Record<string, Pick<Lifecycle<number, string>, 'states'>>> = {
  AfterSales: afterSalesLifecycle, Agreement: agreementLifecycle, AgreementVersion: agreementVersionLifecycle, Approval: approvalLifecycle, Inquiry: inquiryLifecycle, Invoice: invoiceLifecycle,
  Order: orderLifecycle, Payment: paymentLifecycle, Refund: refundLifecycle, SellerIncoming: incomingLifecycle, SellerProductImport: productImportLifecycle, Statement: statementLifecycle,
}

const typeNames: Readonly<Record<string, Readonly<Record<number, string>>>> = { AfterSales: afterSalesTypeNames, Invoice: invoiceTypeNames }

/** A value as people read it: 待付款 for 20, 1,234.50 for fen. */
export const valueText = (action: string, name: string, value: AuditSummary[string] | undefined): string | null => {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value !== 'number') return value
  const [record = ''] = action.split('.')
  if (name === 'Status') return lifecycles[record]?.states.find(({ status }) => status === value)?.name ?? String(value)
  if (name === 'Type') return typeNames[record]?.[value] ?? String(value)
  if (name === 'Warehouse') return (warehouseNames as Readonly<Record<number, string>>)[value] ?? String(value)
  if (name.endsWith('Fen')) return amountText(toYuan(value))
  return String(value)
}
