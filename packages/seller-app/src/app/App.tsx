import { MallThemeProvider } from '@mall/ui/theme'
import { BrowserRouter } from 'react-router-dom'
import { basePath } from '../site/routes.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import type { AppServices } from './services.ts'

export const App = ({ services }: { readonly services: AppServices }) => (
  <BrowserRouter basename={basePath}>
    <MallThemeProvider scheme="system" density="default">
      <AppProviders services={services}>
        <AppRoutes />
      </AppProviders>
    </MallThemeProvider>
  </BrowserRouter>
)
