import { useEffect, useEffectEvent } from 'react'

/** Calls `onReturn` when the browser shows the page again as it was left, with all that was typed into it. */
export const useReturn = (onReturn: () => void) => {
  const show = useEffectEvent(onReturn)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) show()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}
