// Budgets in brotli, of the routes in KB of 1,024 bytes, as the bench prints them. The packages are measured as their users bundle them, the mall as its routes load it.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readScreens } from './scripts/read-screens.ts'

const peers = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/compiler-runtime', 'styled-components']
/** Loaded with the first picture of a search and the first mouse over a navigation, and measured by themselves. */
const lazyOfUi = ['./check-image.js', './hover-intent.js']
const ui = (name, imports, limit) => ({ name: `@mall/ui ${name}`, path: 'packages/ui/dist/index.js', import: imports, ignore: [...peers, ...lazyOfUi], limit })

/** Loaded beside the first call of a login or by a call that has to wait, with the first stream, the first download and the first upload, and measured by themselves. */
const lazyOfApi = ['./client/queues.js', './client/stream.js', './client/download.js', './client/upload.js']

const packages = [
  { name: '@mall/api without the contract', path: 'packages/api/dist/index.js', ignore: lazyOfApi, limit: '17.5 KB' },
  { name: '@mall/api createMall', path: 'packages/api/dist/index.js', import: '{ createMall }', ignore: lazyOfApi, limit: '14 KB' },
  { name: '@mall/api what follows a stream, loaded with the first one', path: 'packages/api/dist/client/stream.js', limit: '3.7 KB' },
  { name: '@mall/api what receives a file, loaded with the first one', path: 'packages/api/dist/client/download.js', limit: '2.6 KB' },
  { name: '@mall/api what sends a file, loaded with the first one', path: 'packages/api/dist/client/upload.js', limit: '1.5 KB' },
  { name: '@mall/api what calls wait for, loaded beside the first one of a login', path: 'packages/api/dist/client/queues.js', limit: '3.3 KB' },
  { name: '@mall/api/query', path: 'packages/api/dist/query/index.js', limit: '2 KB' },
  { name: '@mall/api/seller createSeller', path: 'packages/api/dist/seller/index.js', import: '{ createSeller }', ignore: lazyOfApi, limit: '14.2 KB' },
  { name: '@mall/api/server', path: 'packages/api/dist/server/index.js', ignore: lazyOfApi, limit: '15.1 KB' },
  { name: '@mall/api/messages/en', path: 'packages/api/dist/messages/en/index.js', limit: '0.8 KB' },
  // A constant brings no schema along, and so no zod.
  { name: '@mall/api/contract, two constants', path: 'packages/api/dist/contract/index.js', import: '{ orderStatus, pageSizes }', limit: '0.5 KB' },
  { name: '@mall/api/contract, the codes of failures', path: 'packages/api/dist/contract/index.js', import: '{ errorCodes }', limit: '6.4 KB' },
  ui('the six together', '{ TopBar, SearchBox, SlideCaptcha, UploadField, CategoryNav, UserCentreMenu }', '20.2 KB'),
  ui('SearchBox', '{ SearchBox }', '6.1 KB'),
  ui('SlideCaptcha', '{ SlideCaptcha }', '4.7 KB'),
  ui('TopBar', '{ TopBar }', '4.3 KB'),
  ui('UploadField', '{ UploadField }', '5.5 KB'),
  ui('CategoryNav', '{ CategoryNav }', '4.6 KB'),
  ui('DatePicker with the calendar that it loads when it opens', '{ DatePicker }', '30 KB'),
  { name: '@mall/ui what checks a picture, loaded with the first one', path: 'packages/ui/dist/search-box/check-image.js', limit: '0.5 KB' },
  { name: '@mall/ui what opens panels under a mouse, loaded with the first one', path: 'packages/ui/dist/hooks/hover-intent.js', limit: '0.7 KB' },
  { name: '@mall/ui what drags in a tree, loaded when its nodes can move', path: 'packages/ui/dist/tree/tree-drag.js', limit: '10 KB' },
  { name: '@mall/ui what draws a chart, loaded after its shell', path: 'packages/ui/dist/chart/Plot.js', import: '{ Plot }', ignore: peers, limit: '40 KB' },
  ui('UserCentreMenu', '{ UserCentreMenu }', '5.3 KB'),
  { name: '@mall/ui/elements', path: 'packages/ui/dist/elements/index.js', ignore: [...peers, ...lazyOfUi], limit: '18.8 KB' },
  { name: '@mall/ui/elements/bundle.js with React and styled-components', path: 'packages/ui/dist/elements/bundle.js', rolldown: false, limit: '88 KB' },
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

/** What every route but home may load at most, where its registration says nothing else. */
const usualKb = 177.1

/** Half a percent of a usual route: names and the order of scripts move a few hundred bytes, which no one notices and no change should fail for. */
const noiseKb = 1.2

const route = (name, screen, limitKb = usualKb) => ({ name: `route ${name}`, path: scriptsOf(screen), rolldown: false, limit: `${limitKb + noiseKb} KiB` })

const built = (await readScreens()).filter(({ developmentOnly }) => !developmentOnly)

const routes = existsSync(manifestFile)
  ? [
      ...built.map(({ id, folder, budgetKb }) => route(id, `${folder.split('/screens/')[1]}/${basename(folder)}.tsx`, budgetKb)),
      route('not found', 'notices/NotFound/NotFound.tsx', 155.3),
    ]
  : []

export default [...packages, ...routes]
