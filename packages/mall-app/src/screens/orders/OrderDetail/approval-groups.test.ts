import { approvalStepStatus, type OrderDetail } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { approvalLines } from './approval-groups.ts'

type Step = OrderDetail['Approvals'][number]

const step = (NodeName: string, Approver: string, State: Step['State'] = approvalStepStatus.waiting): Step =>
  ({ NodeName, Approver, State, StateName: State === approvalStepStatus.waiting ? '未处理' : '同意', Time: null, Comment: '' })
const words = (steps: readonly Step[]) => approvalLines([...steps]).map(({ NodeName, approvers, StateName }) => `${NodeName} ${approvers} ${StateName}`)

test('those of a node who said nothing stand together, in the order of the record', () => {
  const finance = ['陆川', '秦思远', '罗一帆', '沈岚'].map((name) => step('财务复核', name))
  expect(words([step('部门负责人审批', '行政部主管', approvalStepStatus.agreed), ...finance])).toEqual(['部门负责人审批 行政部主管 同意', '财务复核 陆川、秦思远、罗一帆等4人 未处理'])
})

test('each who decided has a line, also two of one node', () => {
  expect(words([step('复核', '陆川', approvalStepStatus.agreed), step('复核', '秦思远', approvalStepStatus.agreed), step('复核', '沈岚')])).toEqual(['复核 陆川 同意', '复核 秦思远 同意', '复核 沈岚 未处理'])
})
