import type { TreeNode } from '../../tree/index.ts'

/** The departments of a small enterprise. */
export const sampleDepartments: TreeNode[] = [
  {
    id: 'head',
    label: '总公司',
    children: [
      { id: 'admin', label: '行政部', children: [{ id: 'front', label: '前台组' }, { id: 'fleet', label: '车队' }] },
      { id: 'finance', label: '财务部' },
      { id: 'it', label: '信息部', disabled: true },
    ],
  },
  { id: 'east', label: '华东分公司', children: [{ id: 'east-sales', label: '销售部' }, { id: 'east-admin', label: '综合部' }] },
]
