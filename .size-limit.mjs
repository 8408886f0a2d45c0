// Budgets in brotli KB. The packages are measured as their users bundle them, the mall as its routes load it.
import { existsSync, readFileSync } from 'node:fs'

const peers = ['react', 'react-dom', 'react/jsx-runtime', 'react/compiler-runtime', 'styled-components']
const ui = (name, imports, limit) => ({ name: `@mall/ui ${name}`, path: 'packages/ui/dist/index.js', import: imports, ignore: peers, limit })

const packages = [
  { name: '@mall/api without the contract', path: 'packages/api/dist/index.js', limit: '9 KB' },
  ui('the six together', '{ TopBar, SearchBox, SlideCaptcha, UploadField, CategoryNav, UserCentreMenu }', '18.5 KB'),
  ui('SearchBox', '{ SearchBox }', '8 KB'),
  ui('SlideCaptcha', '{ SlideCaptcha }', '4.5 KB'),
  ui('TopBar', '{ TopBar }', '6 KB'),
  ui('UploadField', '{ UploadField }', '6 KB'),
  ui('CategoryNav', '{ CategoryNav }', '6 KB'),
  ui('UserCentreMenu', '{ UserCentreMenu }', '6 KB'),
]

const dist = 'packages/mall-app/dist'
const manifestFile = `${dist}/.vite/manifest.json`

/** The scripts that one screen's first visit loads: the entry, which has home in it, the screen, and all they import at once. */
function scriptsOf(screen) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(`${dist}/${chunk.file}`)) return
    files.add(`${dist}/${chunk.file}`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('index.html')
  visit(`src/screens/${screen}`)
  return [...files]
}

const route = (name, screen, limit = '160 KB') => ({ name: `route ${name}`, path: scriptsOf(screen), rolldown: false, limit })

const routes = existsSync(manifestFile)
  ? [
      route('home', 'home/Home/Home.tsx', '135 KB'),
      route('login', 'access/Login/Login.tsx'),
      route('reset password', 'access/ResetPassword/ResetPassword.tsx'),
      route('work chat', 'access/WeChatWorkAuth/WeChatWorkAuth.tsx', '155 KB'),
      route('robot verification', 'access/RobotVerify/RobotVerify.tsx', '142 KB'),
      route('about business', 'about/BizCustom/BizCustom.tsx', '142 KB'),
      route('about invoices', 'about/InvoiceInfo/InvoiceInfo.tsx', '142 KB'),
      route('help', 'help/Help/Help.tsx', '150 KB'),
      route('not found', 'notices/NotFound/NotFound.tsx', '135 KB'),
      route('product list', 'shopping/ProductList/ProductList.tsx', '150 KB'),
      route('product detail', 'shopping/ProductDetail/ProductDetail.tsx', '150 KB'),
      route('cart', 'shopping/Cart/Cart.tsx', '150 KB'),
      route('submit', 'shopping/Submit/Submit.tsx'),
      route('submit state', 'shopping/SubmitState/SubmitState.tsx', '140 KB'),
      route('my orders', 'orders/Orders/Orders.tsx'),
      route('order detail', 'orders/OrderDetail/OrderDetail.tsx', '155 KB'),
    ]
  : []

export default [...packages, ...routes]
