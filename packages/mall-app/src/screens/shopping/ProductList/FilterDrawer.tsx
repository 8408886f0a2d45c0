import { Button } from '@mall/ui/button'
import { Drawer } from '@mall/ui/drawer'
import type { ReactNode } from 'react'
import * as S from './FilterDrawer.styles.ts'

export interface FilterDrawerProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** How many conditions are chosen. */
  readonly chosen: number
  /** How many products they leave; undefined until that is known. */
  readonly total: number | undefined
  /** The number belongs to the conditions before. */
  readonly updating: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

/** The filters where there is no room beside the list. Each takes effect at once; the button says how many products are left. */
export const FilterDrawer = ({ open, onOpenChange, chosen, total, updating, onClear, children }: FilterDrawerProps) => (
  <Drawer
    open={open}
    onOpenChange={onOpenChange}
    side="bottom"
    title="筛选"
    footer={
      <S.Foot>
        <Button aria-disabled={chosen === 0} onClick={onClear}>
          {chosen === 0 ? '清空' : `清空 ${chosen} 项`}
        </Button>
        <Button variant="primary" aria-busy={updating} onClick={() => onOpenChange(false)}>
          {total === undefined ? '查看商品' : `查看 ${total} 件商品`}
        </Button>
      </S.Foot>
    }
  >
    <S.Facets>{children}</S.Facets>
  </Drawer>
)
