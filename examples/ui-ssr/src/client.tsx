import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Shop } from './Shop.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
hydrateRoot(
  root,
  <StrictMode>
    <Shop query={new URLSearchParams(location.search).get('Keyword') ?? ''} />
  </StrictMode>,
)
