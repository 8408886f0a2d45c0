import { useState, type ChangeEvent, type DragEvent } from 'react'
import { isElement } from './own-tree.ts'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Returns the files chosen in a file input and clears it: otherwise choosing the same file again fires no event. */
export const pickedFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] => {
  const files = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return files
}

/** File drop on an element: props to spread on it, and whether files are dragged over it. */
export const useFileDrop = (onFiles: (data: DataTransfer, event: DragEvent) => void, disabled = false) => {
  const [dropping, setDropping] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
      setDropping(!disabled)
    },
    onDragLeave: (event: DragEvent) => {
      const inside = isElement(event.relatedTarget) && event.currentTarget.contains(event.relatedTarget)
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
