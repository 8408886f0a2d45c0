import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Main } from './layout.styles.ts'

/** The landmark that the skip link leads to. A new page begins at its top, and a screen reader hears of it. */
export const MainContent = ({ children }: { readonly children: ReactNode }) => {
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
    <Main id="content" ref={main} tabIndex={-1}>
      {children}
    </Main>
  )
}
