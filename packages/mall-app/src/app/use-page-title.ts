import { useEffect } from 'react'
import { useSite } from '../site/site.ts'

/** The document's title is always the mall's name (specification §1). */
export const usePageTitle = (): void => {
  const { Name } = useSite()
  useEffect(() => {
    document.title = Name
  }, [Name])
}
