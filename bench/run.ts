// `npm run bench` measures and prints every budget of the project. `npm run bench -- start http` runs only some.
import { loadavg, cpus } from 'node:os'
import { install } from './install.ts'

interface Bench {
  readonly title: string
  readonly load: () => Promise<{ run(): Promise<void> }>
}

const benches: Readonly<Record<string, Bench>> = {
  start: { title: 'Start of the mall', load: () => import('./start/index.ts') },
  http: { title: 'The server under load', load: () => import('./http/index.ts') },
  captcha: { title: 'Programs at the slide captcha', load: () => import('./captcha/index.ts') },
  flood: { title: 'Others while a flood of logins, captchas or pictures comes', load: () => import('./flood/index.ts') },
  bombs: { title: 'Others while somebody sends what asks for too much', load: () => import('./bombs/index.ts') },
  loop: { title: 'The loop beside the largest that each call may ask for', load: () => import('./loop/index.ts') },
  attackers: { title: 'Others while ten users of one address send all that they may', load: () => import('./attackers/index.ts') },
  chaos: { title: 'Trade while server and database are killed', load: () => import('./chaos/index.ts') },
  failover: { title: 'Trade while nodes of a PostgreSQL cluster are killed, cut off and switched', load: () => import('./failover/index.ts') },
  routes: { title: 'First load of each route', load: () => import('./routes/index.ts') },
  ui: { title: 'The components beside antd', load: () => import('./ui/index.ts') },
  api: { title: 'The client beside its peers', load: () => import('./api/index.ts') },
  sizes: { title: 'Sizes of the two packages beside their peers', load: () => import('./sizes/index.ts') },
  storybook: { title: 'Storybook', load: () => import('./storybook/index.ts') },
  photos: { title: 'A list of photos on a slow phone', load: () => import('./photos/index.ts') },
  paint: { title: 'Home on a slow phone', load: () => import('./paint/index.ts') },
  approvals: { title: 'Ten thousand approvals', load: () => import('./approvals/index.ts') },
  reports: { title: 'Reports over a million order lines', load: () => import('./reports/index.ts') },
  search: { title: 'Search among a hundred thousand products', load: () => import('./search/index.ts') },
  scale: { title: 'A million orders of five thousand companies', load: () => import('./scale/index.ts') },
  screens: { title: 'Screens full of data', load: () => import('./screens/index.ts') },
  agreement: { title: 'An agreement of ten thousand products', load: () => import('./agreement/index.ts') },
  import: { title: 'A catalogue of a hundred thousand products imported', load: () => import('./import/index.ts') },
  seller: { title: 'The pages of the staff with a hundred thousand orders', load: () => import('./seller/index.ts') },
  statements: { title: 'Statements of five thousand companies', load: () => import('./statements/index.ts') },
  looks: { title: 'Distances, heights and rows in sight of the pages', load: () => import('./looks/index.ts') },
  list: { title: 'A list of 1,000 rows', load: () => import('./list/index.ts') },
}

const wanted = process.argv.slice(2)
const names = wanted.length > 0 ? wanted : Object.keys(benches)
const machine = () => `${cpus().length} cores, load ${loadavg().map((load) => load.toFixed(2)).join(' ')}`

const unknown = names.find((name) => !(name in benches))
if (unknown !== undefined) {
  console.error(`No such bench: ${unknown}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

await install()
console.log(`Node ${process.version}, ${machine()}`)
for (const name of names) {
  const bench = benches[name]
  if (!bench) continue
  console.log(`\n## ${bench.title} (${name}; ${machine()})\n`)
  await (await bench.load()).run()
}
