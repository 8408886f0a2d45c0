import { useState, type ChangeEvent, type DragEvent } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** The files that a picker chose; it forgets them, or choosing the same one again would change nothing and say nothing. */
export function pickedFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return files
}

/** Files dropped on an element: what is to be spread on it, and whether some are above it just now. */
export function useFileDrop(onFiles: (data: DataTransfer, event: DragEvent) => void, disabled = false) {
  const [dropping, setDropping] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
      setDropping(!disabled)
    },
    onDragLeave: (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
      if (!inside) setDropping(false)
    },
    onDrop: (event: DragEvent) => {
      setDropping(false)
      if (!carriesFiles(event)) return
      event.preventDefault()
      onFiles(event.dataTransfer, event)
    },
  }
  return { dropping, handlers }
}
