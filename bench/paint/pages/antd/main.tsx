import { createRoot } from 'react-dom/client'
import { Home } from './Home.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root element.')
createRoot(root).render(<Home />)
