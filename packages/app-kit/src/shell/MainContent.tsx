import { useEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useScreenName } from '../screens/screen-name.ts'
import { Main } from './frame.styles.ts'

interface MainContentProps {
  /** The layout's own styles. */
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The landmark that the skip link leads to. A new page begins at its top, and a screen reader hears its name: the document's title, which is
 * always that of the mall, does not say it.
 */
export const MainContent = ({ className, children }: MainContentProps) => {
  const { pathname } = useLocation()
  const name = useScreenName()
  const main = useRef<HTMLElement>(null)
  /** What the browser itself opened or went back to, it says and scrolls by itself. */
  const isOfBrowser = useRef(useNavigationType() === NavigationType.Pop)
  useEffect(() => {
    if (isOfBrowser.current) {
      isOfBrowser.current = false
      return
    }
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Main className={className} id="content" ref={main} tabIndex={-1} aria-label={name}>
      {children}
    </Main>
  )
}
