import type { Statement } from '@mall/api/contract'
import { StatusTag } from '@mall/ui/status-tag'
import { statementTone } from './statement-words.ts'

/** How a statement stands. */
export const StatementTag = ({ statement }: { readonly statement: Pick<Statement, 'Status' | 'StatusName'> }) => <StatusTag tone={statementTone(statement)}>{statement.StatusName}</StatusTag>
