import { memo, type ReactNode } from 'react'

interface KeptProps {
  isLeaving: boolean
  children: ReactNode
}

/** What is in a dialog or a drawer; it stays as it was while it leaves, since its owner may have nothing to show any more. */
export const Kept = memo(
  ({ children }: KeptProps) => children,
  (_before, { isLeaving }) => isLeaving,
)
