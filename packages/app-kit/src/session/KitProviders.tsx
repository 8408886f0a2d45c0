import { LinkProvider } from '@mall/ui/link'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LoginHref } from '../screens/guard.ts'
import { RouterLink } from '../screens/RouterLink.tsx'
import type { Services } from './create-services.ts'
import { ClientContext } from './mall-context.ts'
import { Prompts } from './Prompts.tsx'

interface KitProvidersProps {
  readonly services: Services
  readonly loginHref: LoginHref
  readonly children: ReactNode
}

/** What every screen of an app needs around it. Inside a router and a theme. */
export const KitProviders = ({ services, loginHref, children }: KitProvidersProps) => {
  return (
    <LinkProvider component={RouterLink}>
      <ClientContext value={services}>
        <QueryClientProvider client={services.queryClient}>
          {children}
          <Prompts services={services} loginHref={loginHref} />
        </QueryClientProvider>
      </ClientContext>
    </LinkProvider>
  )
}
