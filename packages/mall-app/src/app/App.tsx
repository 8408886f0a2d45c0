import { BrowserRouter } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { CustomerTheme } from './CustomerTheme.tsx'
import type { AppServices } from './services.ts'

export const App = ({ services }: { readonly services: AppServices }) => {
  return (
    <CustomerTheme services={services}>
      <BrowserRouter>
        <AppProviders services={services}>
          <AppRoutes />
        </AppProviders>
      </BrowserRouter>
    </CustomerTheme>
  )
}
