import { KitProviders } from '@mall/app-kit/session/KitProviders.tsx'
import { MallContext } from '@mall/app-kit/session/mall-context.ts'
import type { ReactNode } from 'react'
import { CategoryCacheContext } from '../queries/category-cache.ts'
import { loginHref } from '../site/routes.ts'
import { AutoLogin } from './AutoLogin.tsx'
import { AutoLoginContext } from './auto-login-prompt.ts'
import type { AppServices } from './services.ts'

interface AppProvidersProps {
  readonly services: AppServices
  readonly children: ReactNode
}

/** What every screen of the mall needs around it. Inside a router and a theme. */
export const AppProviders = ({ services, children }: AppProvidersProps) => {
  return (
    <CategoryCacheContext value={services.categories}>
      <AutoLoginContext value={services.autoLogin}>
        <MallContext value={services}>
          <KitProviders services={services} loginHref={loginHref}>
            {children}
            <AutoLogin />
          </KitProviders>
        </MallContext>
      </AutoLoginContext>
    </CategoryCacheContext>
  )
}
