import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { openMall } from './entry/open-mall.ts'

// First of all: a session key may not stay in the address while anything else runs.
const services = openMall()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element.')

if (services) {
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  )
}
