import { logout } from '@mall/api'
import { redirect, type ActionFunctionArgs } from 'react-router'
import { mallOf } from '../mall.server'

export const action = async ({ request }: ActionFunctionArgs) => {
  const { mall, headers } = mallOf(request)
  await logout(mall)
  return redirect('/login', { headers })
}
