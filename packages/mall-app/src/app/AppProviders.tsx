import { LinkProvider } from '@mall/ui/link'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MallContext } from '../lib/mall-context.ts'
import { Prompts } from './Prompts.tsx'
import { RouterLink } from './RouterLink.tsx'
import type { AppServices } from './services.ts'
import { PromptsContext } from './use-prompts.ts'

interface AppProvidersProps {
  readonly services: AppServices
  readonly children: ReactNode
}

/** What every screen needs around it. Inside a router and a theme. */
export const AppProviders = ({ services, children }: AppProvidersProps) => {
  return (
    <LinkProvider component={RouterLink}>
      <MallContext value={services}>
        <PromptsContext value={services.prompts}>
          <QueryClientProvider client={services.queryClient}>
            {children}
            <Prompts services={services} />
          </QueryClientProvider>
        </PromptsContext>
      </MallContext>
    </LinkProvider>
  )
}
