import { useEffect, useState } from 'react'

/** The part of a page that is read: the first one of those in the upper part of the window. Before anything is seen, the first of all. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0])
  const all = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = all.split(' ').find((id) => seen.has(id))
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: '-112px 0px -60% 0px' },
    )
    for (const id of all.split(' ')) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [all])
  return current
}
