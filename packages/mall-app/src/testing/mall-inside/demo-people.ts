import { href } from '../../site/routes.ts'

/** Somebody whom the live mall can be seen as. */
export interface DemoPerson {
  /** The account of the demo data; '' for a visitor. */
  readonly account: string
  readonly name: string
  /** What they are there for. */
  readonly role: string
  /** Where they begin. */
  readonly opens: string
}

export const demoPeople: readonly DemoPerson[] = [
  { account: '', name: '访客', role: '未登录', opens: href('home') },
  { account: 'buyer', name: '行政采购员', role: '采购', opens: href('home') },
  { account: 'approver', name: '行政部主管', role: '审批', opens: href('approvals') },
  { account: 'finance', name: '财务专员', role: '财务', opens: href('approvals') },
  { account: 'admin', name: '集团管理员', role: '集团管理', opens: href('workbench') },
  { account: 'buyer2', name: '研发采购员', role: '采购', opens: href('home') },
  { account: 'approver2', name: '研发中心主管', role: '审批', opens: href('approvals') },
  { account: 'other', name: '远帆采购主管', role: '另一集团', opens: href('workbench') },
]

/** The person of an account; the first buyer for one that the demo data does not know. */
export const demoPerson = (account: string): DemoPerson => {
  const person = demoPeople.find((one) => one.account === account) ?? demoPeople[1]
  if (!person) throw new Error('There is nobody to be.')
  return person
}
