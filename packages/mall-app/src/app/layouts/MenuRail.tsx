import { Icon } from '@mall/ui/icon'
import { useId, type ReactNode } from 'react'
import { useDisclosure } from '../shell/use-disclosure.ts'
import * as S from './MenuRail.styles.ts'

interface MenuRailProps {
  readonly label: string
  readonly children: ReactNode
}

/** The menu beside the content; behind a button where there is no room beside it. */
export const MenuRail = ({ label, children }: MenuRailProps) => {
  const menuId = useId()
  const { isOpen, rootProps, toggle } = useDisclosure()
  return (
    <div {...rootProps}>
      <S.Toggle type="button" aria-expanded={isOpen} aria-controls={menuId} onClick={toggle}>
        <Icon name="list" size={16} />
        {label}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </S.Toggle>
      <S.Menu id={menuId} data-open={isOpen || undefined}>
        {children}
      </S.Menu>
    </div>
  )
}
