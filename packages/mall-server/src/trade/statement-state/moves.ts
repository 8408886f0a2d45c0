import { statementLifecycle } from '@mall/api/contract'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { statement, statementLog } from '../../platform/db/schema/statement.ts'
import { tellOfMove } from './notices.ts'

/** The moves of a statement. */
export const { move: moveStatement } = defineMoves({
  lifecycle: statementLifecycle,
  table: statement,
  audited: { entity: 'statement', name: 'Statement', idOf: ({ statementNo }) => statementNo },
  log: (tx, { id }, line) => tx.insert(statementLog).values({ ...line, statementId: id }),
  notify: (tx, { after, action, now }) => tellOfMove(tx, after, action, now),
})
