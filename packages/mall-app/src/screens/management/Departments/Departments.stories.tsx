import type { DepartmentNode } from '@mall/api/contract'
import { handle, logins, responseBuilder } from '@mall/mocks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { StoryMall } from '../../../testing/StoryMall.tsx'
import { Departments } from './Departments.tsx'
import { DepartmentsView } from './DepartmentsView.tsx'

const [place] = responseBuilder('POST /api/Department/Tree')()
if (place === undefined) throw new Error('The mall answers no department')

const department = (DepartmentId: number, Name: string, more: Partial<DepartmentNode> = {}): DepartmentNode => ({
  ...place, DepartmentId, ParentId: null, Name, ManagerId: null, ManagerName: null, MemberCount: 2, Budgets: null, Version: 1, AllowActions: ['AddChild', 'Edit', 'Move', 'Delete'], ...more,
})
const used = ['AddChild', 'Edit', 'Move'] as const
const departments = [
  department(1, '行政部', { ManagerId: 3, ManagerName: '行政部主管', MemberCount: 5, Budgets: { Count: 2, Available: 18_200.5 }, AllowActions: [...used] }),
  department(2, '研发中心', { ManagerId: 7, ManagerName: '研发中心主管', MemberCount: 3, Budgets: { Count: 1, Available: 42_000 }, AllowActions: [...used] }),
  department(3, '平台研发部', { ParentId: 2, MemberCount: 3, AllowActions: [...used] }),
  department(4, '产品测试部', { ParentId: 2, AllowActions: [...used] }),
  department(5, '市场部', { ManagerId: 3, ManagerName: '行政部主管', MemberCount: 3, AllowActions: [...used] }),
  department(6, '财务部', { ManagerId: 4, ManagerName: '财务专员', MemberCount: 3, AllowActions: [...used] }),
  department(7, '筹建组', { MemberCount: 0 }),
]
const factory = { EnterpriseId: 2, EnterpriseName: '华启制造' }
const tree = 'POST /api/Department/Tree'

const meta = preview.meta({
  title: 'Screens/部门管理 Departments',
  component: DepartmentsView,
  args: { departments, chosen: departments[0] ?? null, pending: false, onChoose: fn(), onTask: fn(), onMove: fn() },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/7 个部门，19 个账号/)).toBeVisible()
    await expect(canvas.getByText('该部门下有成员/子部门，不能删除')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '删除' })).toBeNull()
    await userEvent.click(canvas.getByRole('treeitem', { name: /^研发中心/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: '新增下级' }))
    await expect(args.onTask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'create', parent: departments[0] }))
  },
})
/** By keyboard and by the buttons of a finger. */
export const Moved = meta.story({
  parameters: { keepsFocus: true },
  args: { chosen: departments[4] ?? null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^市场部/ }))
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledWith(departments[4], { ParentId: 2, Index: 2 })
    await userEvent.click(canvas.getByRole('treeitem', { name: /^平台研发部/ }))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith(departments[2], { ParentId: null, Index: 2 })
  },
})
export const Searched = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '测试')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2)
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索部门' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索部门' }), '没有')
    await expect(canvas.queryAllByRole('treeitem')).toHaveLength(0)
  },
})
/** Of a group: a department stays in its company. */
export const SeveralCompanies = meta.story({
  parameters: { keepsFocus: true },
  args: { departments: [...departments, department(8, '生产部', { ...factory, MemberCount: 8 }), department(9, '一车间', { ...factory, ParentId: 8, MemberCount: 2 })] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^生产部/ }))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(canvas.getAllByText('生产部须在公司之下')[0]).toBeInTheDocument()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})
/** A user who may only look. */
export const ReadOnly = meta.story({
  args: { departments: departments.map((one) => ({ ...one, AllowActions: [] })), chosen: { ...departments[1] ?? place, AllowActions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '新增部门' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '编辑' })).toBeNull()
  },
})
export const Free = meta.story({
  args: { chosen: departments[6] ?? null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }))
    await expect(args.onTask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'delete' }))
  },
})
export const Submitting = meta.story({ args: { pending: true } })
export const LongContent = meta.story({
  args: {
    departments: departments.map((one, at) => ({ ...one, Name: at % 2 === 0 ? `华东区域行政与综合管理中心办公用品及会议物资专项保障第${at}工作组` : one.Name, ManagerName: '欧阳上官司徒诸葛长名字主管', ManagerId: 3 })),
    chosen: { ...departments[1] ?? place, Name: '华东区域行政与综合管理中心办公用品及会议物资专项保障第二工作组', Budgets: { Count: 12, Available: 99_999_999.99 } },
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'w390' } } })

const connected = () => (
  <StoryMall at="/userCenter/management/department?DepartmentId=7" path="/userCenter/management/department" login={logins.admin}>
    <Departments />
  </StoryMall>
)

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(handle.never(tree)), render: connected })
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(handle.broken(tree)),
  render: connected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载失败，点击重试')).toBeVisible()
  },
})
/** It is asked first. */
export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(handle(tree, departments)),
  render: connected,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除' }))
    const dialog = await screen.findByRole('dialog', { name: '删除部门' })
    await expect(dialog).toHaveTextContent('确定删除“筹建组”吗？删除后不可恢复')
  },
})
