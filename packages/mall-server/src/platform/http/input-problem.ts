import type { Schema } from '@mall/api/contract'

type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

/** Fields that people fill in, as pages call them. Others are a page's own: ids, versions, tickets. */
const names: Readonly<Record<string, string>> = {
  Account: '登录名', Address: '地址', Amount: '金额', AmountFrom: '金额下限', AmountMax: '最高金额', AmountMin: '最低金额', AmountTo: '金额上限', AreaCode: '所在地区', Attachments: '附件',
  Bank: '开户银行及账号', BeginTime: '开始日期', Brand: '品牌', Budget: '预算', Carrier: '快递公司', CartItemIds: '商品', CategoryIds: '品类', City: '城市', Code: '验证码', Comment: '审批意见',
  Consignee: '收货人', Contact: '联系人', ContactMobile: '联系电话', ContactName: '联系人', Content: '内容', DeliveryDate: '期望送达日期', DeliveryScore: '物流评分', DepartmentId: '部门',
  DepartmentIds: '适用部门', Description: '说明', Detail: '详细地址', District: '区县', Email: '邮箱', EndTime: '结束日期', ExpectedDate: '期望日期', GroupName: '集团名称', Images: '图片',
  InitialPassword: '初始密码', InvoiceMode: '开票方式', InvoiceType: '发票类型', Items: '商品', Key: '关键词', Keyword: '关键词', Levels: '级数', Lines: '明细', Link: '链接', ManagerId: '负责人',
  MaxOpenOrders: '未完成订单上限', Mobile: '手机号码', Model: '型号', Name: '名称', Nickname: '昵称', Nodes: '审批节点', NonAgreedFrom: '非协议金额', Note: '备注', OldPassword: '原密码',
  Orders: '订单', OrderNo: '订单号', PaidOn: '付款日期', Password: '密码', PaymentType: '付款方式', People: '人数', Phone: '电话', PoNo: '采购单号', PriceMax: '最高价', PriceMin: '最低价',
  ProductCode: '商品编号', Province: '省份', Quantity: '数量', Reason: '原因', Reference: '付款凭证号', Remark: '备注', ReturnUrl: '返回地址', RoleIds: '角色', Rows: '表格', Rules: '审批条件',
  ServiceScore: '服务评分', SingleLimit: '单笔限额', Spec: '规格', Stars: '评分', StartDate: '开始日期', Tag: '标签', TargetPrice: '期望单价', TaxNo: '税号', Text: '内容', TimeoutHours: '超时时间',
  Title: '发票抬头', Total: '总额', TrackingNo: '运单号', Unit: '单位', UserName: '姓名', Value: '内容', WaitDays: '等待天数',
}

/** The same in the rows of a table, where a code is no captcha's. */
const inRows: Readonly<Record<string, string>> = { Code: '商品编码' }

/** What one of a list is called, after its number. */
const counters: Readonly<Record<string, string>> = { Attachments: '个附件', Images: '张图片', Items: '行', Lines: '行', Nodes: '个节点', Orders: '张订单', Rows: '行', Rules: '条条件' }

/** Where it is: the lines of lists by their numbers, from 1, as people count. */
const placeOf = (path: Issue['path']): string =>
  path.flatMap((part, at) => {
    const counter = counters[String(path[at - 1])]
    return typeof part === 'number' && counter !== undefined ? [`第${part + 1}${counter}`] : []
  }).join('')

const isList = (origin: string): boolean => origin === 'array' || origin === 'set'

const problemOf = (issue: Issue, name: string, isMissing: boolean): string => {
  if (isMissing) return `请填写${name}`
  switch (issue.code) {
    case 'too_small': {
      if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? `请填写${name}` : `${name}至少${issue.minimum}个字`
      if (isList(issue.origin)) return Number(issue.minimum) <= 1 ? `请选择${name}` : `${name}至少${issue.minimum}项`
      return issue.inclusive === false ? `${name}须大于${issue.minimum}` : `${name}不能小于${issue.minimum}`
    }
    case 'too_big': {
      if (issue.origin === 'string') return `${name}不能超过${issue.maximum}个字`
      if (isList(issue.origin)) return `${name}最多${issue.maximum}项`
      return `${name}不能大于${issue.maximum}`
    }
    // A rule of the contract that says in words for people what it refuses.
    case 'custom':
      return /\p{Script=Han}/u.test(issue.message) ? issue.message : `${name}不正确`
    default:
      return `${name}不正确`
  }
}

const staleText = '请求参数不正确，请刷新页面后重试'

/** What is wrong with an input, for the person who gave it. Of a field that no person fills in it says that a page sent it, which another one does not. */
export const inputProblem = (issue: Issue | undefined, input: unknown): string => {
  const field = issue?.path.findLast((part) => typeof part === 'string')
  const name = field === undefined ? undefined : ((issue?.path.includes('Rows') === true ? inRows[field] : undefined) ?? names[field])
  if (issue === undefined || name === undefined) return staleText
  const value = issue.path.reduce<unknown>((within, part) => (within as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[part], input)
  const place = placeOf(issue.path)
  return `${place}${place === '' ? '' : '：'}${problemOf(issue, name, value === undefined || value === null || value === '')}`
}
