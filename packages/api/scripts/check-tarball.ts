/**
 * Packs the built package, installs it in an empty folder outside the workspace and uses it there as a site would: in Node,
 * with types, and in a page of Chromium. What the workspace resolves by accident is missing there.
 */
import { createServer } from 'node:http'
import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import { expect } from '../../../scripts/outside/expect.ts'
import { inChromium } from '../../../scripts/outside/in-chromium.ts'
import { expectPackage } from '../../../scripts/outside/package-contents.ts'
import { settleOutside } from '../../../scripts/outside/settle.ts'
import * as source from '../src/index.ts'

using site = settleOutside({ packages: ['api'] })

/** What a site writes; each line is something that a wrong package breaks. */
const nodeSource = `
import * as entry from '@mall/api'
import { createMall, createSession, createMemoryStorage, fileNameFromContentDisposition, isMallError } from '@mall/api'
import { contract } from '@mall/api/contract'
import { en } from '@mall/api/messages/en'
import { queryOptions } from '@mall/api/query'
import { createServerMall, headerCookies } from '@mall/api/server'

const respond = (MsgBody: unknown) => Response.json({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody })
const mall = createMall({
  baseUrl: 'http://mall.test',
  session: createSession({ storage: createMemoryStorage() }),
  contract,
  fetch: async () => respond([{ ProductName: '笔', ProductCode: '1' }]),
})
const found: { ProductName: string; ProductCode: string }[] = await mall.product.search({ Key: '笔' })
const rejected = await mall.product.search({ Key: '' }).catch((error: unknown) => isMallError(error, 'contract'))
const name: string = fileNameFromContentDisposition("attachment; filename*=UTF-8''%E8%AE%A2.xls")
const refusing = createServerMall({ baseUrl: 'http://mall.test', cookies: headerCookies(null), messages: en, fetch: async () => new Response('', { status: 403 }) })
const said: string = await refusing.product.search({ Key: '笔' }).then(() => '', (error: unknown) => (isMallError(error, 'forbidden') ? error.message : ''))
const { queryKey, queryFn } = queryOptions(mall.product.search, { Key: '笔' })
const read: typeof found = await queryFn()
console.log(JSON.stringify([found[0]?.ProductName, rejected, name, Object.keys(contract).length > 20, said, queryKey[1], read.length]))
console.log(Object.keys(entry).toSorted().join(' '))
`

const pageSource = `
import { createMall } from '@mall/api'
const mall = createMall()
mall.product.search({ Key: '笔' }).then((found) => { document.title = found[0].ProductName })
`

/** A page of Chromium that makes a call, without schemas in its bundle. */
const inBrowser = async (): Promise<void> => {
  site.write('page.js', pageSource)
  const built = await build({
    root: site.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: join(site.folder, 'page.js') } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The page was not bundled')
  const { code } = first.output[0]
  expect('Schemas are not in the bundle of a page that does not import the contract', /zod|safeExtend|\$ZodType/.test(code), false)
  const body = JSON.stringify({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: [{ ProductName: '笔', ProductCode: '1' }] })
  const server = createServer((request, response) => {
    if (request.url === '/') return response.end(`<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>`)
    response.setHeader('content-type', request.url === '/page.js' ? 'text/javascript' : 'application/json')
    return response.end(request.url === '/page.js' ? code : body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    await inChromium(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, async (page) => {
      await page.waitForFunction(() => document.title !== '')
      expect('In a page of Chromium it makes a call', await page.title(), '笔')
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** What the examples take from the page around them. */
const surroundings = `
declare const Account: string, Password: string, CaptchaVerifyParam: string
declare const toast: (message: string) => void, askToLogIn: () => void, markPassword: () => void
declare const openCaptchaDialog: (info: SecurityInfo, signal: AbortSignal) => Promise<string | null>
declare const askForCode: () => Promise<string>, openDialog: () => Promise<boolean>
declare const client: { invalidateQueries(filters: object): Promise<void>, resetQueries(): Promise<void>, fetchQuery<Data>(options: { queryFn: () => Promise<Data> }): Promise<Data> }
declare const seller: import('@mall/api/seller').Seller
declare const file: File, image: HTMLImageElement, product: { ImageUrl: string }
`

/** The examples of the packed documents, each as a module of its own. Returns how many there are. */
const writeExamples = (): number => {
  const folder = site.installed('@mall/api')
  const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: folder })
  const examples = documents.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code))
  for (const [index, code] of examples.entries()) {
    const names = ['createMall', 'isMallError'].filter((name) => !new RegExp(`import .*\\b${name}\\b`).test(code))
    // An example of its own for the seller's client may make one.
    const given = /const seller =/.test(code) ? surroundings.replace(/^declare const seller.*\n/m, '') : surroundings
    const mall = /const mall =/.test(code) ? '' : 'const mall = createMall()\n'
    site.write(`example-${index}.ts`, `import { ${[...names, 'type SecurityInfo'].join(', ')} } from '@mall/api'\n${given}${mall}${code}\nexport {}\n`)
  }
  return examples.length
}

/** Methods and fields of requests and responses that say nothing when a site's editor shows them. */
const silentNames = (): string => {
  site.write('mall.ts', "import type { Mall } from '@mall/api'\nexport declare const mall: Mall\n")
  const program = ts.createProgram([join(site.folder, 'mall.ts')], { strict: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] })
  const checker = program.getTypeChecker()
  const silent = new Set<string>()
  const seen = new Set<ts.Type>()
  const isOurs = (symbol: ts.Symbol) => symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('@mall/api')) === true
  const visit = (type: ts.Type, path: string): void => {
    for (const one of type.isUnion() ? type.types : [type]) {
      if (seen.has(one)) continue
      seen.add(one)
      const item = checker.getIndexTypeOfType(one, ts.IndexKind.Number)
      if (item && one.flags & ts.TypeFlags.Object) visit(item, path)
      for (const symbol of one.getProperties().filter(isOurs)) {
        const name = `${path}.${symbol.name}`
        if (symbol.getDocumentationComment(checker).length === 0) silent.add(name)
        const own = checker.getTypeOfSymbol(symbol)
        visit(own, name)
        for (const signature of own.getCallSignatures()) {
          for (const parameter of signature.getParameters()) visit(checker.getTypeOfSymbol(parameter), `${name}(${parameter.name})`)
          visit(checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType(), `${name}()`)
        }
      }
    }
  }
  const source = program.getSourceFile(join(site.folder, 'mall.ts'))
  const [mall] = source ? checker.getExportsOfModule(checker.getSymbolAtLocation(source) ?? never()) : []
  visit(mall ? checker.getTypeOfSymbol(mall) : never(), 'mall')
  if (seen.size < 100) throw new Error(`Only ${seen.size} types were found`)
  return [...silent].join(' ')
}

const never = (): never => {
  throw new Error('The types of the package were not found')
}

site.write('use.ts', nodeSource)
const [used = '', names = ''] = site.run(process.execPath, ['use.ts']).trim().split('\n')
expect('In Node it makes a call, checks it by the contract, names files, serves requests in English, and makes a query', used, '["笔",true,"订.xls",true,"Access denied","Search",1]')
expect('It exports what the source does', names, Object.keys(source).toSorted().join(' '))
// Node's own types are left out: a site without them must be able to compile against the package.
site.write('use.ts', `declare const console: { log(text: string): void }\n${nodeSource}`)
expect('Its documents have examples', writeExamples() > 3, true)
expect('Its types hold, and so do those examples', site.types('use', { module: 'NodeNext', types: [], exactOptionalPropertyTypes: false }, ['use.ts', 'example-*.ts']), '')
expect('Its types describe every method and every field of requests and responses', silentNames(), '')
await inBrowser()
expectPackage(site, 'api')
const readme = readFileSync(join(site.installed('@mall/api'), 'README.md'), 'utf8')
const methods = Object.entries(source.createMall()).flatMap(([name, resource]: [string, unknown]) => (typeof resource === 'object' && name !== 'session' ? Object.keys(resource ?? {}) : []))
expect('Its README names every method', methods.filter((name) => !readme.includes(`\`${name}\``)), [])
