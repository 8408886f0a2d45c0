import { createRoot } from 'react-dom/client'
import { ThousandOrders } from '../../../packages/mall-app/src/testing/ThousandOrders.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root element.')
createRoot(root).render(<ThousandOrders />)
