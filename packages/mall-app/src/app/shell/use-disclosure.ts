import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens by its button; closes by Escape (the focus goes back), when the focus leaves, and after a navigation. */
export const useDisclosure = () => {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const close = () => setOpenedAt(null)
  return {
    isOpen: openedAt === key,
    toggle: () => setOpenedAt((opened) => (opened === key ? null : key)),
    rootProps: {
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        close()
        event.currentTarget.querySelector('button')?.focus()
      },
    },
  }
}
