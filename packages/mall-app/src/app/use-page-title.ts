import { useEffect } from 'react'
import { siteConfig } from '../site/site-config.ts'

/** The document's title is always the mall's name (specification §1). */
export const usePageTitle = (): void => {
  useEffect(() => {
    document.title = siteConfig.name
  }, [])
}
