import { useNow } from '@mall/app-kit/page/use-now.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayPurchase } from '../../../queries/use-may-purchase.ts'
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
      mayPurchase={useMayPurchase()}
    />
  )
}
