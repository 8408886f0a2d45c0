import { Field } from '../field/index.ts'
import { sampleDepartments } from '../testing/samples/tree.ts'
import type { Guide } from '../testing/guide.ts'
import { TextInput } from '../text-input/index.ts'
import { TreeSelect } from './TreeSelect.tsx'

export const guide: Guide = {
  lead: '点开是一棵可以搜索的树，从中选一个部门或几个分类。',
  use: ['表单或筛选里选部门、选分类，哪一级都可以选。', '要选几个时给 `multiple`：勾上级就是勾它下面的全部。'],
  avoid: ['只能选最后一级、各级都有名字：用 `Cascader`。', '树一直要看得见、还要移动节点：用 `Tree`。', '没有上下级：用 `Select` 或 `Combobox`。'],
  pairs: [
    {
      good: { shows: <Field label="下单部门"><TreeSelect label="下单部门" nodes={sampleDepartments} defaultValue={['front']} /></Field>, because: '搜得到、看得见它在哪个部门下面。' },
      bad: { shows: <Field label="下单部门"><TextInput placeholder="请输入部门名称" /></Field>, because: '让人默写部门的全名：差一个字就查不到。' },
    },
    {
      good: { shows: <Field label="可见部门"><TreeSelect multiple label="可见部门" nodes={sampleDepartments} defaultValue={['east-sales', 'finance']} /></Field>, because: '跨分公司挑几个：值是勾上的叶子，上级自己显示半选。' },
      bad: { shows: <Field label="可见部门"><TreeSelect multiple label="可见部门" nodes={sampleDepartments.slice(1)} defaultValue={['east-sales', 'east-admin']} /></Field>, because: '只给两个可选的还用树：两个 `Checkbox` 就够了。' },
    },
  ],
  maturity: 'stable',
}
