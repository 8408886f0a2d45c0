import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { UserCentreMenu } from '@mall/ui/user-centre-menu'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { todoBadges } from './todo-badges.ts'
import { userMenuGroups } from './user-menu.ts'
import { accountQueries } from '../../../queries/account.ts'
import { useTodos } from './use-todos.ts'

/** The menu of the user centre (specification §2), with what waits for the user beside its items. */
export const WorkMenu = ({ folded = false }: { readonly folded?: boolean }) => {
  const { key, session, isLoggedIn } = useViewer()
  const { pathname } = useLocation()
  const { data: codes, error, refetch } = useQuery({ ...accountQueries.menuCodes(useMall(), key), enabled: isLoggedIn })
  const todos = useTodos()
  const badges = useMemo(() => todoBadges(todos ?? []), [todos])
  if (error && !codes) return <MenuFailure folded={folded} onRetry={() => void refetch()} />
  return (
    <UserCentreMenu
      label="用户中心"
      groups={userMenuGroups}
      codes={codes}
      userType={session?.User.utype}
      currentPath={pathname}
      badges={badges}
      folded={folded}
    />
  )
}

const MenuFailure = ({ folded, onRetry }: { readonly folded: boolean; readonly onRetry: () => void }) =>
  folded ? (
    <Button variant="text" icon={<Icon name="refresh" size={20} />} aria-label="菜单加载失败，点击重试" title="菜单加载失败，点击重试" onClick={onRetry} />
  ) : (
    <Empty kind="error" size="small" title="菜单加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
  )
