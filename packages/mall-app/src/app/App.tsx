import { MallThemeProvider } from '@mall/ui/theme'
import { BrowserRouter } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import type { AppServices } from './services.ts'

export const App = ({ services }: { readonly services: AppServices }) => {
  return (
    <MallThemeProvider scheme="system" density="comfortable">
      <BrowserRouter>
        <AppProviders services={services}>
          <AppRoutes />
        </AppProviders>
      </BrowserRouter>
    </MallThemeProvider>
  )
}
