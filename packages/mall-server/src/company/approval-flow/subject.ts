import type { PricedLine } from '../../catalogue/pricing/lines.ts'
import type { ApprovalSubject } from './rules.ts'

/** What the approval rules need from priced lines. */
export const approvalLinesOf = (lines: readonly PricedLine[]): ApprovalSubject['lines'] =>
  lines.map((line) => ({ name: line.sellable.name, subtotalFen: line.subtotalFen, isAgreed: !line.sellable.isNonAgreed, categoryIds: line.sellable.categoryIds }))
