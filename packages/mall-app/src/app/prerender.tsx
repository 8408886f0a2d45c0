import { createMemoryStorage, createSession } from '@mall/api'
import { MallThemeProvider } from '@mall/ui/theme'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { createAppServices } from './services.ts'

/** Home as a visitor sees it before any data: no token, no customer's name, nothing that another visitor may not see. */
export async function renderHomePage(): Promise<{ html: string; styles: string }> {
  const services = createAppServices({ session: createSession({ storage: createMemoryStorage() }) })
  const sheet = new ServerStyleSheet()
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StrictMode>
        <MallThemeProvider scheme="system" density="comfortable">
          <StaticRouter location="/">
            <AppProviders services={services}>
              <AppRoutes />
            </AppProviders>
          </StaticRouter>
        </MallThemeProvider>
      </StrictMode>,
    ),
    // All in its place: React would otherwise put what is long at the end, with a script that moves it.
    { progressiveChunkSize: Infinity, onError: (error) => { throw error } },
  )
  const parts: string[] = []
  for await (const part of prelude) parts.push(String(part))
  return { html: parts.join(''), styles: sheet.getStyleTags() }
}
