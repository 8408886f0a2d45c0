import { Icon } from '@mall/ui/icon'
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as S from './WorkHeader.styles.ts'

interface MenuDrawerProps {
  /** Name of the menu. */
  readonly label: string
  readonly children: ReactNode
}

/** The menu on a phone: behind a button, closed again after a navigation. */
export const MenuDrawer = ({ label, children }: MenuDrawerProps) => {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  return (
    <>
      <S.IconButton type="button" aria-label={`${label}菜单`} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(key)}>
        <Icon name="menu" />
      </S.IconButton>
      <S.MenuSheet side="start" title={label} open={isOpen} onOpenChange={(open) => setOpenedAt(open ? key : null)}>
        {children}
      </S.MenuSheet>
    </>
  )
}
