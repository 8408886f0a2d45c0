import { expect, test } from 'vitest'
import { flowsFor } from './flows-for.ts'

const visits = {
  '[front] › shell.spec.ts › the badge': ['api/ShoppingCart', 'screens/home/Home', 'screens/shopping/Cart'],
  '[pglite] › purchase.spec.ts › a visitor buys': ['api/Order', 'api/Product', 'screens/shopping/Cart'],
}
const [badge, purchase] = Object.keys(visits)

test.each([
  ['a screen: those that open it', ['packages/mall-app/src/screens/shopping/Cart/use-cart.ts'], [badge, purchase]],
  ['another screen', ['packages/mall-app/src/screens/home/Home/Home.tsx'], [badge]],
  ['a screen that no flow is known to open', ['packages/mall-app/src/screens/help/Help/Help.tsx'], 'all'],
  ['a folder of the server: those that call its controller', ['packages/mall-server/src/trade/shopping-cart/store.ts'], [badge]],
  ['a folder that serves many controllers', ['packages/mall-server/src/platform/db/client.ts'], 'all'],
  ['flows: themselves', ['e2e/entry.spec.ts'], ['entry.spec.ts']],
  ['what the flows share', ['e2e/support/goods.ts'], 'all'],
  ['the component library', ['packages/ui/src/button/Button.tsx'], 'all'],
  ['tests, stories and documents: none', ['packages/ui/src/button/Button.test.tsx', 'packages/mall-app/src/screens/shopping/Cart/Cart.stories.tsx', 'docs/decisions/001-workspace.md', 'README.md'], []],
  ['a help page', ['packages/mall-app/src/content/help/01.md'], 'all'],
  ['several files: the flows of each, once', ['packages/mall-app/src/screens/shopping/Cart/Cart.tsx', 'packages/mall-server/src/catalogue/product/store.ts'], [badge, purchase]],
])('%s', (_, files, expected) => {
  expect(flowsFor(files, visits)).toEqual(expected)
})
