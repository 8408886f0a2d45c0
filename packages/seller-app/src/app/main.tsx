import { loadAhead } from '@mall/app-kit/page/load-ahead.ts'
import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { SellerScreen } from '../site/define-screen.ts'
import { basePath, routes } from '../site/routes.ts'
import { App } from './App.tsx'
import { createAppServices } from './services.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')
standInForPictures(document)
loadAhead(document, {
  screens: Object.values<SellerScreen>(routes),
  base: basePath,
  load: async ({ load }) => (load === 'entry' ? undefined : load()),
})
createRoot(container).render(
  <StrictMode>
    <App services={createAppServices()} />
  </StrictMode>,
)
