import { KitProviders } from '@mall/app-kit/session/KitProviders.tsx'
import type { ReactNode } from 'react'
import { SellerContext } from '../queries/seller.ts'
import { loginHref } from '../site/routes.ts'
import type { AppServices } from './services.ts'

interface AppProvidersProps {
  readonly services: AppServices
  readonly children: ReactNode
}

/** What every screen of the app needs around it. Inside a router and a theme. */
export const AppProviders = ({ services, children }: AppProvidersProps) => (
  <SellerContext value={services.mall}>
    <KitProviders services={services} loginHref={loginHref}>
      {children}
    </KitProviders>
  </SellerContext>
)
