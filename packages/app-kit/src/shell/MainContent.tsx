import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Main } from './frame.styles.ts'

interface MainContentProps {
  /** The layout's own styles. */
  readonly className?: string
  readonly children: ReactNode
}

/** The landmark that the skip link leads to. A new page begins at its top, and a screen reader hears of it. */
export const MainContent = ({ className, children }: MainContentProps) => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Main className={className} id="content" ref={main} tabIndex={-1}>
      {children}
    </Main>
  )
}
