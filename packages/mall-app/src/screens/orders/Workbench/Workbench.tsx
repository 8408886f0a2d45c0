import { useQuery } from '@tanstack/react-query'
import { useMall } from '../../../lib/mall-context.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { workbenchQueries } from '../../../queries/workbench.ts'
import { WorkbenchView } from './WorkbenchView.tsx'

/** `/userCenter/index` */
export const Workbench = () => {
  const mall = useMall()
  const { key, session } = useViewer()
  return (
    <WorkbenchView
      nickname={session?.User.nname ?? ''}
      now={useNow()}
      todos={useQuery(workbenchQueries.widget(mall, key, 'Todos'))}
      budgets={useQuery(workbenchQueries.widget(mall, key, 'Budgets'))}
      spend={useQuery(workbenchQueries.widget(mall, key, 'Spend'))}
      categories={useQuery(workbenchQueries.widget(mall, key, 'Categories'))}
      orders={useQuery(workbenchQueries.widget(mall, key, 'Orders'))}
    />
  )
}
