import { Icon } from '@mall/ui/icon'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as S from './WorkHeader.styles.ts'
import { WorkMenu } from './WorkMenu.tsx'

/** The menu on a phone: behind a button, closed again after a navigation. */
export const MenuDrawer = () => {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  return (
    <>
      <S.IconButton type="button" aria-label="用户中心菜单" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(key)}>
        <Icon name="menu" />
      </S.IconButton>
      <S.MenuSheet side="start" title="用户中心" open={isOpen} onOpenChange={(open) => setOpenedAt(open ? key : null)}>
        <WorkMenu />
      </S.MenuSheet>
    </>
  )
}
