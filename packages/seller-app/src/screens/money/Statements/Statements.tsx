import { useListPage } from '../../../queries/use-list-page.ts'
import { statementsList } from './statements-list.ts'
import { StatementsView } from './StatementsView.tsx'

/** `/seller/statements` */
export const Statements = () => <StatementsView state={useListPage(statementsList)} />
