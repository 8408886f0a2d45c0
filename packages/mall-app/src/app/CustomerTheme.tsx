import { viewerKey } from '@mall/api/query'
import { MallThemeProvider } from '@mall/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useMatch } from 'react-router-dom'
import { rememberedTheme } from './remembered-theme.ts'
import { routes } from '../site/routes.ts'
import { siteBrand } from '../site/site-brand.ts'
import { useSite } from '../site/site.ts'
import { accountQueries } from '../queries/account.ts'
import type { AppServices } from './services.ts'

interface CustomerThemeProps {
  readonly services: AppServices
  readonly children: ReactNode
}

/** The theme of the mall: in the colour of the customer's brand while one of its users is logged in, else in the site's. */
export const CustomerTheme = ({ services: { mall, session, queryClient }, children }: CustomerThemeProps) => {
  const site = useSite()
  const state = useSyncExternalStore(session.subscribe, session.get, () => null)
  // Whoever is sent there has made too many calls: another would be rejected, and ask for a second verification.
  const isVerifying = useMatch(routes.robotVerify.path) !== null
  const { data } = useQuery({ ...accountQueries.enterpriseGroup(mall, viewerKey(state)), enabled: state !== null && !isVerifying }, queryClient)
  useEffect(() => {
    if (state === null) rememberedTheme.set(null)
    else if (data) rememberedTheme.set(data.ThemeColor)
  }, [state, data])
  const color = state === null ? null : data ? data.ThemeColor : rememberedTheme.get()
  const brand = useMemo(() => siteBrand(site, color), [color, site])
  return (
    <MallThemeProvider scheme="system" density="comfortable" brand={brand}>
      {children}
    </MallThemeProvider>
  )
}
