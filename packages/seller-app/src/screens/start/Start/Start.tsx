import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { Navigate } from 'react-router-dom'
import { menuCodesOf, useStaff } from '../../../queries/viewer.ts'
import type { SellerScreen } from '../../../site/define-screen.ts'
import { routes } from '../../../site/routes.ts'
import { StartView } from './StartView.tsx'

/** `/seller`: the first screen that is open to the roles of the user. */
export const Start = () => {
  const query = useStaff()
  const codes = new Set(menuCodesOf(query.data))
  const first = Object.values<SellerScreen>(routes).find(({ menu }) => menu !== undefined && codes.has(menu))
  if (first) return <Navigate to={first.path} replace />
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="page" />}>
      {({ Name }) => <StartView name={Name} />}
    </QueryState>
  )
}
