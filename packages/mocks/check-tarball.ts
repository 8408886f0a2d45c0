/**
 * Packs the built package, installs it in an empty folder outside the workspace and uses it there in Node, with types; and looks at what is packed, and at
 * what each entry loads. `scripts/check-examples.ts` uses it in a site, in Chromium too.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect } from '../../scripts/outside/expect.ts'
import { expectPackage } from '../../scripts/outside/package-contents.ts'
import { ownVersion, settleOutside } from '../../scripts/outside/settle.ts'
import { root } from '../../scripts/run.ts'

using site = settleOutside({ packages: ['api', 'mocks'], versions: { 'msw': ownVersion('msw'), '@types/node': ownVersion('@types/node') } })
const folder = site.installed('@mall/mocks')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

/** What a site writes; each line is something that a wrong package breaks. */
const source = `
import { createMall, createMemoryStorage, createSession } from '@mall/api'
import { buildOrderDetail, buildProductItem } from '@mall/mocks/builders'
import { contractViolations, defaultHandlers, handle, responseBuilder, scenarios } from '@mall/mocks'
import { closeLiveMall, liveFetch, liveLogin, liveMall, resetLiveMall, setLiveTime } from '@mall/mocks/live-mall'
import { setupServer } from 'msw/node'

const name: string = buildProductItem({ CustomerProductName: '笔' }).CustomerProductName
const shipped: number = buildOrderDetail({ Status: 50 }).Status
const mallWith = (fetch?: typeof globalThis.fetch) => createMall({ baseUrl: 'http://mall.test', session: createSession({ storage: createMemoryStorage() }), ...(fetch ? { fetch } : {}) })

const server = setupServer(...defaultHandlers())
server.listen({ onUnhandledFrame: 'error' })
server.use(handle('POST /api/Product/Search', ({ Key }) => [{ ProductName: Key, ProductCode: '1' }]), handle('POST /api/ShoppingCart/Count', responseBuilder('POST /api/ShoppingCart/Count')()))
const found = await mallWith().product.search({ Key: '纸' })
server.use(...scenarios.broken())
const broken = await mallWith().product.search({ Key: '纸' }).then(() => 'answered', (error: unknown) => String((error as { kind?: unknown }).kind))

server.resetHandlers(...(await liveMall()))
const mall = mallWith()
mall.session.set(await liveLogin('buyer2'))
const { Items: [product] } = await mall.product.list({ Keyword: '笔记本', PageIndex: 1, PageSize: 20 })
await mall.shoppingCart.addToCart({ Items: [{ ProductCode: product?.ProductCode ?? '', Quantity: product?.MOQ ?? 1 }] })
const [before, after] = [await mall.shoppingCart.count({}), await resetLiveMall().then(() => liveLogin('buyer2')).then((login) => (mall.session.set(login), mall.shoppingCart.count({})))]
server.close()

const direct = mallWith(liveFetch)
direct.session.set(await liveLogin('buyer'))
await setLiveTime(new Date('2026-03-18T10:05:00+08:00'))
const later = (await direct.shoppingCart.list({})).Items.length > 0
await closeLiveMall()
console.log(JSON.stringify([name, shipped, found[0]?.ProductName, broken, before, after, later, contractViolations()]))
`

/** The packages that an entry loads at once, by following its modules; `open-mall` is the server. */
const loadedBy = (entry: string): readonly string[] => {
  const packages = new Set<string>()
  const modules = new Set<string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue
    modules.add(file)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(folder, file), 'utf8'), true, true).importedFiles) {
      if (fileName.startsWith('.')) waiting.push(join(dirname(file), fileName))
      else packages.add(fileName.split('/').slice(0, fileName.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  return [...packages, ...[...modules].filter((file) => /open-mall|worker/.test(file)).map(() => 'the server')].toSorted()
}

/** Exported names, and members of exported types, that say nothing when a site's editor shows them. */
const silentNames = (): readonly string[] => {
  const entries = ['dist/index.d.ts', 'dist/live-mall.d.ts'].map((file) => join(folder, file))
  const program = ts.createProgram(entries, { strict: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [], skipLibCheck: true })
  const checker = program.getTypeChecker()
  const saysNothing = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).getDocumentationComment(checker).length === 0
  return entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry) ?? never())
    return checker.getExportsOfModule(module ?? never()).filter(saysNothing).map(({ name }) => name)
  })
}

const never = (): never => {
  throw new Error('The types of the package were not found')
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
const sizeOf = (path: string): number => statSync(join(folder, path)).size

/** Of our own files: the licences have the texts of others. */
const texts = files.filter((file) => /\.(?:js|ts|json|md)$/.test(file) && !file.endsWith('licenses.md'))
const mentions = (pattern: RegExp | string): readonly string[] => texts.filter((file) => new RegExp(pattern).test(readFileSync(join(folder, file), 'utf8')))

expect('No tests, sources or maps are packed', files.filter((file) => /\.(?:test|map)\b|(?:^|\/)src\//.test(file)), [])
expect('and no path of the workspace', mentions(`${root}|/\\.pnpm/|packages/mall-server|virtual:`), [])
expect('and no key', mentions('-----BEGIN [A-Z ]*PRIVATE KEY'), [])
expect('The licences of what is bundled are packed', ['drizzle-orm', 'hono', 'pinyin-pro'].filter((name) => !readFileSync(join(folder, 'dist/licenses.md'), 'utf8').includes(`## ${name} - `)), [])
expect('Builders load the contract alone', loadedBy('dist/builders.js'), ['@mall/api'])
expect('and handlers MSW beside it', loadedBy('dist/index.js'), ['@mall/api', 'msw'])
expect('The live mall loads the server with its worker', loadedBy('dist/live-mall.js'), ['msw'])
site.write('use.ts', source)
expect('Its types hold, and are its own', site.types('use', { module: 'NodeNext', types: ['node'] }, ['use.ts']), '')
expect('and say what each name is', silentNames(), [])
expect('In Node it builds values, answers by handlers, and runs the live mall', site.run(process.execPath, ['use.ts']).trim(), '["笔",50,"纸","server",1,0,true,[]]')
expectPackage(site, 'mocks')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')
const builders = [...readFileSync(join(folder, 'dist/builders.js'), 'utf8').matchAll(/\b(build[A-Z]\w+)\b/g)].map(([, name = '']) => name)
expect('Its README names every builder', [...new Set(builders)].filter((name) => !readme.includes(`\`${name}\``)), [])
const tarball = readdirSync(site.folder).find((name) => name.startsWith('mall-mocks-')) ?? never()
const size = files.reduce((sum, file) => sum + sizeOf(file), 0)
process.stdout.write(`The tarball has ${megabytes(statSync(join(site.folder, tarball)).size)}, unpacked ${megabytes(size)}: the database ${megabytes(sizeOf('dist/mall.snapshot'))}, values and handlers ${megabytes(sizeOf('dist/index.js') + sizeOf('dist/builders.js'))}.\n`)
