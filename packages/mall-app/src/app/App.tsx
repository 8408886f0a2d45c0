import type { SiteConfig } from '@mall/api/contract'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SiteContext } from '../site/site.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { CustomerTheme } from './CustomerTheme.tsx'
import type { AppServices } from './services.ts'

interface AppProps {
  readonly services: AppServices
  readonly site: SiteConfig
  /** What stands around every page. */
  readonly frame?: (pages: ReactNode) => ReactNode
}

export const App = ({ services, site, frame }: AppProps) => (
  <SiteContext value={site}>
    <BrowserRouter>
      <CustomerTheme services={services}>
        <AppProviders services={services}>
          {frame ? frame(<AppRoutes />) : <AppRoutes />}
        </AppProviders>
      </CustomerTheme>
    </BrowserRouter>
  </SiteContext>
)
