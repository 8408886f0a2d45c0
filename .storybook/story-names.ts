import { sceneWords } from './scene-words.ts'

/** What the states that stories are named by are called in Chinese, by the name of the story's export. */
export const stateWords: Readonly<Record<string, string>> = {
  Filled: '有内容',
  Loading: '加载中',
  Failed: '加载失败',
  Empty: '空',
  FilteredEmpty: '筛选无结果',
  OneRow: '一行',
  ThousandRows: '一千行',
  Forbidden: '无权限',
  InvalidInput: '输入有误',
  Submitting: '提交中',
  LongContent: '超长内容',
  Unknown: '不存在',
  States: '全部状态',
  Phone: '手机',
  Disabled: '禁用',
  ReadOnly: '只读',
  PricesHidden: '价格不可见',
  Blank: '未填写',
  Open: '展开',
  Conflict: '已被他人修改',
  Refused: '被拒绝',
  Rejected: '已驳回',
  Approved: '已批准',
  Returned: '已退回',
  Withdrawn: '已撤回',
  Cancelled: '已取消',
  Completed: '已完成',
  Expired: '已过期',
  Unpaid: '待付款',
  WaitsForApproval: '待审批',
  PartlyShipped: '部分发货',
  OverBudget: '超预算',
  NameTaken: '名称重复',
  NothingFound: '无结果',
  Visitor: '访客',
  WrongPassword: '密码错误',
  Locked: '锁定',
  FirstLogin: '首次登录',
  Uploading: '上传中',
}

const wordOf = (exportName: string): string | undefined => stateWords[exportName] ?? sceneWords[exportName]

/** Between the name of a story and that of what it shows. */
const end = ' · '

interface NamedStory {
  readonly name: string
  readonly exportName: string
  /** As in the sidebar, with its folders. */
  readonly title: string
}

/** All words that a story is looked for by: `Empty 空 · 我的购物车 Cart`. */
export const longName = ({ name, exportName, title }: NamedStory): string => {
  const word = wordOf(exportName)
  return `${word === undefined ? name : `${name} ${word}`}${end}${title.split('/').at(-1) ?? ''}`
}

/** The folders of the sidebar and the pages of docs, whose English names are parts of ids. */
const folderWords: Readonly<Record<string, string>> = {
  'Start here': '从这里开始',
  Foundations: '基础',
  Components: '组件',
  Parts: '商城部件',
  Features: '共用功能',
  Patterns: '模式',
  Archetypes: '页面原型',
  Screens: '商城页面',
  Seller: '卖家端页面',
  Flows: '流程',
  Docs: '文档',
}

/** A screen's name in a title, where a plain slash would begin a folder. */
export const titleWord = (name: string): string => name.replaceAll('/', '／')

/** The same for the sidebar, where what it shows stands above. */
export const shortName = (name: string): string => name.split(end, 1)[0] ?? name

/** What the sidebar shows of a name: while Storybook runs for its developers, those of stories come without their Chinese word. */
export const sidebarLabel = (name: string): string => {
  const folder = folderWords[name]
  if (folder !== undefined) return `${folder} ${name}`
  const short = shortName(name)
  const word = /\p{Script=Han}/u.test(short) ? undefined : wordOf(short.replaceAll(' ', ''))
  return word === undefined ? short : `${short} ${word}`
}
