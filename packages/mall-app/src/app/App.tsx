import type { SiteConfig } from '@mall/api/contract'
import { BrowserRouter } from 'react-router-dom'
import { SiteContext } from '../site/site.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { CustomerTheme } from './CustomerTheme.tsx'
import type { AppServices } from './services.ts'

interface AppProps {
  readonly services: AppServices
  readonly site: SiteConfig
}

export const App = ({ services, site }: AppProps) => (
  <SiteContext value={site}>
    <BrowserRouter>
      <CustomerTheme services={services}>
        <AppProviders services={services}>
          <AppRoutes />
        </AppProviders>
      </CustomerTheme>
    </BrowserRouter>
  </SiteContext>
)
