import { defaultSite, type SiteConfig } from '@mall/api/contract'
import { createContext, use } from 'react'

/** What this site shows of itself and where it sends people. */
export const SiteContext = createContext<SiteConfig>(defaultSite)

export const useSite = (): SiteConfig => use(SiteContext)
