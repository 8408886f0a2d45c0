import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { DropSpot } from './tree-moves.ts'

/** A dragged row, the row that it is over and where. */
export interface Drag {
  readonly id: string
  readonly overId: string
  readonly spot: DropSpot
}

export interface DragListeners {
  /** Null when the pointer is over no row. */
  readonly onOver: (drag: Drag | null) => void
  readonly onStart: (id: string) => void
  readonly onEnd: (drag: Drag | null, event: Event) => void
}

/** Level 2 is this much further in than level 1, see the styles. */
const indentPerLevel = 20

/** Makes every row below `root` draggable and a drop target, until the returned function is called. */
export const attachDrag = (root: HTMLElement, { onOver, onStart, onEnd }: DragListeners): (() => void) => {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-id]')]
  const cleanups = rows.flatMap((element) => [
    draggable({ element, getInitialData: () => ({ root, id: element.dataset.id }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.root === root,
      getData: ({ input }) => {
        const currentLevel = Number(element.ariaLevel) - 1
        return attachInstruction({ id: element.dataset.id }, { element, input, currentLevel, indentPerLevel, mode: modeOf(element) })
      },
    }),
  ])
  // The library does not expose the event, which the tree's callbacks pass on.
  let last = new Event('drop')
  const keep = (event: Event) => {
    last = event
  }
  addEventListener('drop', keep, true)
  addEventListener('dragend', keep, true)
  const stop = monitorForElements({
    canMonitor: ({ source }) => source.data.root === root,
    onDragStart: ({ source }) => onStart(String(source.data.id)),
    onDrag: ({ source, location }) => onOver(dragOf(source.data, location.current.dropTargets[0]?.data)),
    onDropTargetChange: ({ source, location }) => onOver(dragOf(source.data, location.current.dropTargets[0]?.data)),
    onDrop: ({ source, location }) => onEnd(dragOf(source.data, location.current.dropTargets[0]?.data), last),
  })
  return () => {
    for (const clean of cleanups) clean()
    removeEventListener('drop', keep, true)
    removeEventListener('dragend', keep, true)
    stop()
  }
}

/** Left of the last row of a branch one drops out of it; the hit box measures from the left, so not where rows begin at the right. */
const modeOf = (row: HTMLElement) => {
  if (row.ariaExpanded === 'true') return 'expanded'
  const isLast = row.ariaPosInSet === row.ariaSetSize && row.ariaLevel !== '1'
  return isLast && getComputedStyle(row).direction === 'ltr' ? 'last-in-group' : 'standard'
}

const dragOf = (source: Record<string, unknown>, over: Record<string | symbol, unknown> | undefined): Drag | null => {
  const instruction = over && extractInstruction(over)
  if (!over || !instruction || instruction.type === 'instruction-blocked') return null
  return { id: String(source.id), overId: String(over.id), spot: instruction }
}
