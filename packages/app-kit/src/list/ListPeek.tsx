import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { VisuallyHidden } from '@mall/ui/theme'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import * as S from './ListPeek.styles.ts'

interface ListPeekProps {
  readonly title: string
  /** Which row it is. */
  readonly id: string
  /** Place of the row on this page, from 1, and how many there are; 0 while they load. */
  readonly place: number
  readonly count: number
  /** Beside the list, or over it. */
  readonly docked: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The row that is shown has changed, and with it what had the focus, such as the button by which the one before was decided: the panel takes it. */
const useFocusOnChange = (content: RefObject<HTMLElement | null>, id: string): void => {
  const last = useRef(id)
  useLayoutEffect(() => {
    if (last.current === id) return
    last.current = id
    const focused = document.activeElement
    if (focused !== document.body && !content.current?.contains(focused)) return
    content.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [content, id])
}

/** What was decided has left the list, and the control that opened it too: then the page has the focus again, not the window. */
const useFocusAfterwards = (): void => {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}

/** A row of the list in full, with a step to the next one. Beside the list where there is room, else a drawer over it. */
export const ListPeek = ({ title, id, place, count, docked, onMove, onClose, children }: ListPeekProps) => {
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  useFocusOnChange(content, id)
  useFocusAfterwards()
  const steps = place > 0 && (
    <>
      <span>{`第 ${place} 条，共 ${count} 条`}</span>
      <VisuallyHidden role="status">{`第 ${place} 条，${title}`}</VisuallyHidden>
      <Button variant="text" aria-label="上一条" icon={<Icon name="chevron-up" size={16} />} disabled={place <= 1} onClick={() => onMove(-1)} />
      <Button variant="text" aria-label="下一条" icon={<Icon name="chevron-down" size={16} />} disabled={place >= count} onClick={() => onMove(1)} />
    </>
  )
  const shown = <S.PeekContent ref={content}>{children}</S.PeekContent>
  if (!docked) {
    return (
      <S.PeekDrawer open tabIndex={-1} title={title} onOpenChange={onClose} actions={steps}>
        {shown}
      </S.PeekDrawer>
    )
  }
  return (
    <DockedPanel titleId={titleId} place={place} onMove={onMove} onClose={onClose}>
      <S.PeekHead>
        <h2 id={titleId}>{title}</h2>
        {steps}
        <Button variant="text" aria-label="关闭" icon={<Icon name="close" size={16} />} onClick={onClose} />
      </S.PeekHead>
      <S.PeekBody>{shown}</S.PeekBody>
    </DockedPanel>
  )
}

interface DockedPanelProps extends Pick<ListPeekProps, 'place' | 'onMove' | 'onClose' | 'children'> {
  readonly titleId: string
}

/** What the focus goes back to: what had it when it is in the row, else the row itself, which another step may have led to. */
const returnFocus = (panel: HTMLElement, before: Element | null, place: number): void => {
  const row = panel.parentElement?.querySelector<HTMLElement>(`tbody > tr[data-index='${place - 1}']`)
  const target = row && !row.contains(before) ? row : before
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
}

/** Takes the focus when it opens and gives it back; ↑ and ↓ step, Escape closes. The list beside it stays in use. */
const DockedPanel = ({ titleId, place, onMove, onClose, children }: DockedPanelProps) => {
  const panel = useRef<HTMLElement>(null)
  const placeNow = useRef(place)
  useEffect(() => {
    placeNow.current = place
  })
  // As a layout effect: its end runs while the panel still has the focus.
  useLayoutEffect(() => {
    const element = panel.current
    const before = document.activeElement
    element?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(element, before, placeNow.current)
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
