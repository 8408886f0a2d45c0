/** Who may import whom: CONTRIBUTING.md, "The layout". */
const notTests = { pathNot: '\\.(test|stories|guide|ime\\.test|browser\\.test)\\.tsx?$|/testing/' }

/**
 * The districts of the server with their folders. A district imports from those before it, and a folder from those before it in its district:
 * no arrow leads back. A folder that is not named is one that no other folder of its district builds on; one that another comes to need gets its
 * place in the list.
 */
const districts = {
  platform: ['db', 'mail', 'pub-sub', 'rate-limit', 'http', 'audit', 'captcha', 'file', 'idempotency', 'lists', 'records', 'actions', 'imports'],
  catalogue: ['pictures', 'assortment', 'pricing', 'home-content', 'search', 'product'],
  company: ['department', 'role', 'account', 'notice', 'address', 'invoice-title', 'approval-flow', 'budget'],
  trade: ['shopping-cart', 'order', 'statement-state', 'invoice', 'after-sales', 'statement', 'checkout', 'order-query', 'approval'],
  management: [],
  insight: ['workbench', 'home', 'help'],
  seller: ['account', 'product', 'home', 'customer', 'role', 'staff', 'order', 'after-sales', 'inquiry', 'invoice', 'agreement', 'statement', 'payment', 'stock', 'incoming', 'search'],
  app: [],
  demo: [],
  hosts: [],
}
const server = 'packages/mall-server/src'
const districtNames = Object.keys(districts)

const folderRules = (district, named) => [
  ...named.map((folder, index) => ({
    name: `server-${district}-${folder}`, severity: 'error', from: { path: `^${server}/${district}/${folder}/`, ...notTests },
    to: { path: `^${server}/${district}/[^/]+/`, pathNot: `^${server}/${district}/(?:${named.slice(0, index + 1).join('|')})/` },
  })),
  {
    name: `server-${district}-not-named`, comment: 'a folder that another one needs gets its place in the list', severity: 'error',
    from: { path: `^${server}/${district}/([^/]+)/`, pathNot: [notTests.pathNot, `^${server}/${district}/(?:${named.join('|') || '$'})/`] },
    to: { path: `^${server}/${district}/[^/]+/`, pathNot: `^${server}/${district}/(?:${['$1', ...named].join('|')})/` },
  },
]

const serverRules = [
  ...districtNames.map((district, index) => ({
    name: `server-${district}`, comment: 'a district imports from those before it', severity: 'error', from: { path: `^${server}/${district}/`, ...notTests },
    to: { path: `^${server}/`, pathNot: `^${server}/(?:${districtNames.slice(0, index + 1).join('|')})/` },
  })),
  { name: 'server-has-districts', comment: 'every file of the server is in a district, or in testing', severity: 'error', from: {}, to: { path: `^${server}/`, pathNot: `^${server}/(?:${[...districtNames, 'testing'].join('|')})/` } },
  ...['platform', 'catalogue', 'company', 'trade', 'management', 'insight', 'seller'].flatMap((district) => folderRules(district, districts[district])),
]

/** Storeys of an app, from the ground up: each imports those below it. */
const storeysOfApp = ['lib', 'site', 'queries', 'components', 'features', 'screens', 'app']

const storeys = storeysOfApp.slice(0, -1).map((folder, index) => ({
  name: `storeys-${folder}`, severity: 'error', from: { path: `^packages/([^/]+-app)/src/${folder}/`, ...notTests },
  to: { path: `^packages/$1/src/(?:${storeysOfApp.slice(index + 1).join('|')})/` },
}))

export default {
  forbidden: [
    ...serverRules,
    { name: 'no-cycles', comment: 'of types neither: a part declares what it takes, and the view extends it', severity: 'error', from: {}, to: { circular: true } },
    { name: 'ui-stands-alone', comment: '@mall/ui knows no network, router or storage, and no other package of ours', severity: 'error', from: { path: '^packages/ui/src', ...notTests }, to: { path: '^packages/(?!ui/)|node_modules/(ky|msw|react-router|react-router-dom|@tanstack/react-query)/' } },
    { name: 'api-without-react', severity: 'error', from: { path: '^packages/api/src', ...notTests }, to: { path: '^packages/(?!api/)|node_modules/(react|react-dom|styled-components|msw|hono)/' } },
    { name: 'client-takes-types-of-the-contract', comment: 'schemas stay behind @mall/api/contract; the tables of changes have none', severity: 'error', from: { path: '^packages/api/src/(?!contract/)', ...notTests }, to: { path: '^packages/api/src/contract/(?!(?:seller/)?changes\\.ts$)', dependencyTypesNot: ['type-only'] } },
    { name: 'server-imports-the-contract', severity: 'error', from: { path: '^packages/mall-server/src', ...notTests }, to: { path: '^packages/(?!mall-server/|api/src/contract/|pictures/)' } },
    { name: 'node-only-in-its-host', comment: 'app.ts is a Web-standard fetch handler', severity: 'error', from: { path: '^packages/mall-server/src', pathNot: '\\.test\\.ts$|/testing/|^packages/mall-server/src/hosts/node[./]' }, to: { dependencyTypes: ['core'] } },
    { name: 'mocks-import-the-contract', comment: 'schemas and types; of the server only its host in the page, also without one; never the rules of the client, such as money', severity: 'error', from: { path: '^packages/mocks/src', ...notTests }, to: { path: '^packages/(?!mocks/|api/src/contract/|pictures/|mall-server/src/hosts/page(?:/in-process)?\\.ts$)' } },
    { name: 'moves-write-the-status', comment: 'a database that writes a status is for platform/actions and tests: docs/decisions/036', severity: 'error', from: { path: '^packages/mall-server/src', pathNot: `${notTests.pathNot}|^${server}/platform/(?:actions/|db/client\\.ts$)` }, to: { path: `^${server}/platform/db/free\\.ts$` } },
    { name: 'no-mocks-in-sources', severity: 'error', from: { path: '^packages/(ui|api|app-kit|[^/]+-app|mall-server|pictures)/src', ...notTests }, to: { path: '^packages/mocks/' } },
    { name: 'app-never-the-server', severity: 'error', from: { path: '^packages/(?:app-kit|[^/]+-app)/src' }, to: { path: '^packages/mall-server/' } },
    { name: 'apps-are-strangers', comment: 'what two apps need is in @mall/app-kit', severity: 'error', from: { path: '^packages/([^/]+-app)/' }, to: { path: '^packages/[^/]+-app/', pathNot: '^packages/$1/' } },
    { name: 'app-kit-knows-no-app', severity: 'error', from: { path: '^packages/app-kit/src', ...notTests }, to: { path: '^packages/(?!app-kit/|api/|ui/)' } },
    { name: 'screens-are-strangers', comment: 'a screen never imports another screen', severity: 'error', from: { path: '^packages/[^/]+-app/src/screens/([^/]+/[^/]+)/' }, to: { path: '^packages/[^/]+-app/src/screens/', pathNot: '/src/screens/$1/|/src/screens/[^/]+/[^/]+\\.tsx?$' } },
    { name: 'views-without-queries', comment: 'a view and what it draws neither load nor send anything; what it is given, it shows', severity: 'error', from: { path: '^packages/(?:app-kit|[^/]+-app)/src/.*View\\.tsx$' }, to: { path: '^packages/[^/]+-app/src/queries/|node_modules/@tanstack/react-query/', reachable: true } },
    ...storeys,
    { name: 'components-without-queries', comment: 'what they are given, they show', severity: 'error', from: { path: '^packages/[^/]+-app/src/components/', ...notTests }, to: { path: '^packages/[^/]+-app/src/queries/|node_modules/@tanstack/react-query/', reachable: true } },
    { name: 'hook-and-styles-are-strangers', severity: 'error', from: { path: '^packages/ui/src/.*/use-[^/]+\\.tsx?$' }, to: { path: '\\.styles\\.tsx?$' } },
    { name: 'styles-know-no-hook', severity: 'error', from: { path: '\\.styles\\.tsx?$' }, to: { path: '^packages/ui/src/.*/use-[^/]+\\.tsx?$' } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'], extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
}
