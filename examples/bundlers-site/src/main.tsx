import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './Page'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
