import { Button } from '@mall/ui/button'
import { Drawer } from '@mall/ui/drawer'
import { Icon } from '@mall/ui/icon'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import * as S from './ListPage.styles.ts'

interface ListPeekProps {
  readonly title: ReactNode
  /** Place of the row on this page, from 1, and how many there are. */
  readonly place: number
  readonly count: number
  /** Beside the list, or over it. */
  readonly docked: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A row of the list in full, with a step to the next one. Beside the list where there is room, else a drawer over it. */
export const ListPeek = ({ title, place, count, docked, onMove, onClose, children }: ListPeekProps) => {
  const titleId = useId()
  const steps = (
    <>
      <span>{`第 ${place} 条，共 ${count} 条`}</span>
      <Button variant="text" aria-label="上一条" icon={<Icon name="chevron-up" size={16} />} disabled={place <= 1} onClick={() => onMove(-1)} />
      <Button variant="text" aria-label="下一条" icon={<Icon name="chevron-down" size={16} />} disabled={place >= count} onClick={() => onMove(1)} />
    </>
  )
  if (!docked) {
    return (
      <Drawer open title={title} onOpenChange={onClose} footer={steps}>
        {children}
      </Drawer>
    )
  }
  return (
    <DockedPanel titleId={titleId} onMove={onMove} onClose={onClose}>
      <S.PeekHead>
        <h2 id={titleId}>{title}</h2>
        {steps}
        <Button variant="text" aria-label="关闭" icon={<Icon name="close" size={16} />} onClick={onClose} />
      </S.PeekHead>
      <S.PeekBody>{children}</S.PeekBody>
    </DockedPanel>
  )
}

interface DockedPanelProps extends Pick<ListPeekProps, 'onMove' | 'onClose' | 'children'> {
  readonly titleId: string
}

/** Takes the focus when it opens and gives it back; ↑ and ↓ step, Escape closes. The list beside it stays in use. */
const DockedPanel = ({ titleId, onMove, onClose, children }: DockedPanelProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <S.Docked
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.defaultPrevented || (event.target instanceof Element && event.target.matches('input, textarea, select'))) return
        const steps: Readonly<Record<string, () => void>> = { ArrowUp: () => onMove(-1), ArrowDown: () => onMove(1), Escape: onClose }
        const step = steps[event.key]
        if (!step) return
        event.preventDefault()
        step()
      }}
    >
      {children}
    </S.Docked>
  )
}
