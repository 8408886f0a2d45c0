import { standInForPictures } from '@mall/app-kit/page/picture-stand-in.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createAppServices } from './services.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element.')
standInForPictures(document)
createRoot(container).render(
  <StrictMode>
    <App services={createAppServices()} />
  </StrictMode>,
)
