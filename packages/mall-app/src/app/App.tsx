import { BrowserRouter } from 'react-router-dom'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import type { AppServices } from './services.ts'

export function App({ services }: { readonly services: AppServices }) {
  return (
    <BrowserRouter>
      <AppProviders services={services}>
        <AppRoutes />
      </AppProviders>
    </BrowserRouter>
  )
}
