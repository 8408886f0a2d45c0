import { MallError } from '@mall/api'
import { buildApprovalSummary } from '@mall/mocks'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReassignForm, type ReassignFormProps } from './ReassignForm.tsx'

const people = [
  { UserId: 4, UserName: '财务专员', DepartmentName: '财务部' },
  { UserId: 7, UserName: '研发中心主管', DepartmentName: '研发中心' },
]
const approval = buildApprovalSummary({ Purpose: '年会物料' })
const onFind: ReassignFormProps['onFind'] = (_, keyword) =>
  Promise.resolve(people.filter(({ UserName, DepartmentName }) => `${UserName}${DepartmentName}`.includes(keyword)))

const args: ReassignFormProps = {
  task: 'transfer',
  approval,
  onFind,
  onReassign: fn(() => Promise.resolve()),
  onRefresh: fn(() => Promise.resolve({ ...approval, Version: 2 })),
  onClose: fn(),
}

const meta = preview.meta({
  title: 'Parts/转交与加签 Hand on form',
  component: ReassignForm,
  args,
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
})

interface Typist {
  readonly userEvent: { type: (element: Element, text: string) => Promise<void>; click: (element: Element) => Promise<void> }
}

/** Finds somebody and chooses them. */
const choose = async ({ userEvent }: Typist, typed: string, name: RegExp) => {
  await userEvent.type(screen.getByRole('combobox'), typed)
  await userEvent.click(await screen.findByRole('option', { name }))
}

const rejection = (code: 'APPROVER_NOT_AVAILABLE' | 'VERSION_CONFLICT', message: string) => () => Promise.reject(new MallError('business', message, { code }))

export const Transfer = meta.story({
  play: async (context) => {
    await choose(context, '研发', /研发中心主管/)
    await context.userEvent.type(screen.getByRole('textbox', { name: '说明' }), '我出差，请代为审批')
    await context.userEvent.click(screen.getByRole('button', { name: '转交' }))
    await expect(context.args.onReassign).toHaveBeenCalledWith('transfer', expect.objectContaining({ UserId: 7, Comment: '我出差，请代为审批', Version: approval.Version }))
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled())
  },
})

export const AddSign = meta.story({
  args: { task: 'addSign' },
  play: async (context) => {
    await choose(context, '财务', /财务专员/)
    await context.userEvent.click(screen.getByRole('radio', { name: '在本节点之后' }))
    await context.userEvent.click(screen.getByRole('button', { name: '加签' }))
    await expect(context.args.onReassign).toHaveBeenCalledWith('addSign', expect.objectContaining({ UserId: 4, Position: 'after' }))
  },
})

/** Nobody was chosen. */
export const InvalidInput = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '转交' }))
    await expect(await screen.findByText('请选择审批人')).toBeVisible()
    await expect(args.onReassign).not.toHaveBeenCalled()
  },
})

/** What is wrong with the person is said beside them; what was typed stays. */
export const PersonRefused = meta.story({
  args: { onReassign: rejection('APPROVER_NOT_AVAILABLE', '所选人员不能审批，请重新选择') },
  play: async (context) => {
    await context.userEvent.type(screen.getByRole('textbox', { name: '说明' }), '请代为审批')
    await choose(context, '财务', /财务专员/)
    await context.userEvent.click(screen.getByRole('button', { name: '转交' }))
    await expect(await screen.findByText('所选人员不能审批，请重新选择')).toBeVisible()
    await expect(screen.getByRole('textbox', { name: '说明' })).toHaveValue('请代为审批')
  },
})

/** The order was changed meanwhile: reading it again makes it possible. */
export const ChangedMeanwhile = meta.story({
  args: { onReassign: rejection('VERSION_CONFLICT', '数据已被他人修改，请刷新后重试') },
  play: async (context) => {
    await choose(context, '财务', /财务专员/)
    await context.userEvent.click(screen.getByRole('button', { name: '转交' }))
    await context.userEvent.click(await screen.findByRole('button', { name: '刷新' }))
    await expect(context.args.onRefresh).toHaveBeenCalledWith(approval.ApprovalNo)
    await waitFor(() => expect(screen.queryByText('数据已被他人修改，请刷新后重试')).toBeNull())
  },
})

export const Submitting = meta.story({
  args: { onReassign: () => new Promise(() => {}) },
  play: async (context) => {
    await choose(context, '财务', /财务专员/)
    await context.userEvent.click(screen.getByRole('button', { name: '转交' }))
    await expect(screen.getByRole('button', { name: '取消' })).toBeDisabled()
  },
})
export const Phone = meta.story({ args: { task: 'addSign' }, globals: { viewport: { value: 'w390' } } })
