import { statementInvoicing, statementInvoicingNames, statementStatus, type Statement } from '@mall/api/contract'
import { StatusTag } from '@mall/ui/status-tag'
import { statementTone } from './statement-words.ts'

/** How a statement stands; of one that is settled also that invoices are still to come. */
export const StatementTag = ({ statement }: { readonly statement: Pick<Statement, 'Status' | 'StatusName' | 'Invoicing'> }) => {
  const { open } = statementInvoicing
  const isUninvoiced = statement.Status === statementStatus.settled && statement.Invoicing === open
  return <StatusTag tone={statementTone(statement)}>{isUninvoiced ? `${statement.StatusName}，${statementInvoicingNames[open]}` : statement.StatusName}</StatusTag>
}
