import { approversText, type OrderConfirmation } from '@mall/api/contract'

/** Who would approve, node after node: 陈立 → 许敏. */
export const approvalChain = ({ Nodes }: Pick<OrderConfirmation['ApprovalPreview'], 'Nodes'>): string => Nodes.map(({ Approvers }) => approversText(Approvers)).join(' → ')
