import { useNavigate } from 'react-router-dom'
import { useListPage } from '../../../queries/use-list-page.ts'
import { href } from '../../../site/routes.ts'
import { statementsList } from './statements-list.ts'
import { StatementsView } from './StatementsView.tsx'

/** `/userCenter/asset/statement` */
export const Statements = () => {
  const navigate = useNavigate()
  return <StatementsView state={useListPage(statementsList)} onOpen={({ StatementNo }) => void navigate(href('statement', {}, { no: StatementNo }))} />
}
