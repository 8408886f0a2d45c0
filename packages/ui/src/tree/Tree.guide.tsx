import { sampleDepartments } from '../testing/samples/tree.ts'
import type { Guide } from '../testing/guide.ts'
import { Tree } from './Tree.tsx'

const nothing = () => {}
const all = ['head', 'admin', 'east']

export const guide: Guide = {
  lead: '部门、分类、菜单码的树：可以选、可以勾，也可以移动节点。',
  use: ['管理上下级：部门、商品分类。', '给角色勾权限：`multiple`，值是勾上的叶子，上级自己显示半选。', '移动节点给 `onMove`，不许移的由 `canMove` 说为什么。'],
  avoid: ['表单里选一个：用 `TreeSelect` 或 `Cascader`。', '只有一级：用 `Table` 或 `RadioGroup`。', '站内导航：用 `UserCentreMenu` 或 `CategoryNav`。'],
  pairs: [
    {
      good: {
        shows: <Tree label="部门（推荐）" nodes={sampleDepartments} defaultExpanded={all} defaultValue={['finance']} onMove={nothing} canMove={(node, { parentId }) => (parentId === null ? `${node.label}不能成为公司` : null)} />,
        because: '能拖、能按键、也有按钮移动；移不得的当场说原因。',
      },
      bad: { shows: <Tree label="部门（避免）" nodes={sampleDepartments} defaultValue={['finance']} onMove={nothing} />, because: '选中的藏在收起的上级里；什么都能拖，放下去服务器才退回来。' },
    },
    {
      good: { shows: <Tree multiple label="权限（推荐）" nodes={sampleDepartments} defaultExpanded={all} defaultValue={['front', 'finance']} />, because: '半选的上级一眼看得出下面没勾全。' },
      bad: { shows: <Tree multiple label="权限（避免）" nodes={sampleDepartments.map((node) => ({ ...node, disabled: true }))} />, because: '整棵树都不能勾：那就写成一句话，别画一棵灰的树。' },
    },
  ],
  maturity: 'stable',
}
