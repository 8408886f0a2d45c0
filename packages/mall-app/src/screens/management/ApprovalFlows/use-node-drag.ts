import { useState, type DragEvent } from 'react'

export interface NodeDrag {
  /** It is the one that is moved. */
  readonly isDragged: boolean
  /** Where the moved one would come; undefined: not here. */
  readonly drop: 'before' | 'after' | undefined
  readonly handle: { readonly draggable: true; readonly onDragStart: (event: DragEvent) => void; readonly onDragEnd: () => void }
  readonly target: { readonly onDragOver: (event: DragEvent) => void; readonly onDrop: (event: DragEvent) => void }
}

/** Nodes of a rule are moved by mouse: one is taken by its head and dropped on another, whose place it takes. The buttons of a node do the same. */
export const useNodeDrag = (onMove: (from: number, to: number) => void): ((at: number) => NodeDrag) => {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  return (at) => ({
    isDragged: from === at,
    drop: from === null || over !== at || from === at ? undefined : at < from ? 'before' : 'after',
    handle: {
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        // Some browsers drag nothing that has no data.
        event.dataTransfer.setData('text/plain', `第 ${at + 1} 级`)
        setFrom(at)
      },
      onDragEnd: end,
    },
    // Null: it comes from another rule, or from elsewhere.
    target: {
      onDragOver: (event) => {
        if (from === null) return
        event.preventDefault()
        setOver(at)
      },
      onDrop: (event) => {
        if (from === null) return
        event.preventDefault()
        if (from !== at) onMove(from, at)
        end()
      },
    },
  })
}
