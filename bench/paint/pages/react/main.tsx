import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root element.')

/** The least that a page with React can be: one heading and one paragraph. */
createRoot(root).render(
  <main>
    <h1>文房商城</h1>
    <p>企业办公用品一站式采购：协议价、预算、审批、开票与对账</p>
  </main>,
)
