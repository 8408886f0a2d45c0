/**
 * Packs the built package, installs it in an empty folder outside the workspace and uses it there as a site would: in Node,
 * with types, and in a page of Chromium. What the workspace resolves by accident is missing there.
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import ts from 'typescript'
import { build } from 'vite'
import { chromiumArgs, findChromium } from '../../../scripts/chromium.ts'
import * as source from '../src/index.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))
const site = mkdtempSync(join(tmpdir(), 'mall-api-'))

const run = (command: string, args: string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** What a site writes; each line is something that a wrong package breaks. */
const nodeSource = `
import * as entry from '@mall/api'
import { createMall, createSession, createMemoryStorage, fileNameFromContentDisposition, isMallError } from '@mall/api'
import { contract } from '@mall/api/contract'

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
console.log(JSON.stringify([found[0]?.ProductName, rejected, name, Object.keys(contract).length > 20]))
console.log(Object.keys(entry).toSorted().join(' '))
`

const pageSource = `
import { createMall } from '@mall/api'
const mall = createMall()
mall.product.search({ Key: '笔' }).then((found) => { document.title = found[0].ProductName })
`

const tsconfig = {
  compilerOptions: { strict: true, noEmit: true, module: 'NodeNext', target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
  include: ['use.ts', 'example-*.ts'],
}

const inBrowser = async (): Promise<string> => {
  const built = await build({
    root: site,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: join(site, 'page.js') } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('The page was not bundled')
  const { code } = first.output[0]
  if (/zod|safeExtend|\$ZodType/.test(code)) throw new Error('Schemas are in the bundle of a page that does not import the contract')
  const body = JSON.stringify({ MsgHeader: { Success: true, RetMessage: '' }, MsgBody: [{ ProductName: '笔', ProductCode: '1' }] })
  const server = createServer((request, response) => {
    if (request.url === '/') return response.end(`<!doctype html><script type="module" src="/page.js"></script>`)
    response.setHeader('content-type', request.url === '/page.js' ? 'text/javascript' : 'application/json')
    return response.end(request.url === '/page.js' ? code : body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction(() => document.title !== '')
    return await page.title()
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** What the examples take from the page around them. */
const surroundings = `
declare const Account: string, Password: string, CaptchaVerifyParam: string
declare const toast: (message: string) => void, askToLogIn: () => void, markPassword: () => void
declare const openCaptchaDialog: (info: SecurityInfo, signal: AbortSignal) => Promise<string | null>
declare const image: HTMLImageElement, product: { ImageUrl: string }
`

/** The examples of the packed documents, each as a module of its own. Returns how many there are. */
const writeExamples = (): number => {
  const folder = join(site, 'node_modules/@mall/api')
  const documents = ['README.md', ...readdirSync(join(folder, 'docs')).map((name) => join('docs', name))]
  const examples = documents.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code))
  for (const [index, code] of examples.entries()) {
    const names = ['createMall', 'isMallError'].filter((name) => !new RegExp(`import .*\\b${name}\\b`).test(code))
    const mall = /const mall =/.test(code) ? '' : 'const mall = createMall()\n'
    writeFileSync(join(site, `example-${index}.ts`), `import { ${[...names, 'type SecurityInfo'].join(', ')} } from '@mall/api'\n${surroundings}${mall}${code}\nexport {}\n`)
  }
  return examples.length
}

/** Methods and fields of requests and responses that say nothing when a site's editor shows them. */
const silentNames = (): string => {
  writeFileSync(join(site, 'mall.ts'), "import type { Mall } from '@mall/api'\nexport declare const mall: Mall\n")
  const program = ts.createProgram([join(site, 'mall.ts')], { strict: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, types: [], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] })
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
  const source = program.getSourceFile(join(site, 'mall.ts'))
  const [mall] = source ? checker.getExportsOfModule(checker.getSymbolAtLocation(source) ?? never()) : []
  visit(mall ? checker.getTypeOfSymbol(mall) : never(), 'mall')
  if (seen.size < 100) throw new Error(`Only ${seen.size} types were found`)
  return [...silent].join(' ')
}

const never = (): never => {
  throw new Error('The types of the package were not found')
}

const expectEqual = (what: string, actual: string, expected: string): void => {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}`)
  process.stdout.write(`✓ ${what}\n`)
}

try {
  run('pnpm', ['pack', '--pack-destination', site], packageFolder)
  const tarball = readdirSync(site).find((name) => name.endsWith('.tgz')) ?? ''
  writeFileSync(join(site, 'package.json'), JSON.stringify({ type: 'module', dependencies: { '@mall/api': `file:${tarball}` } }))
  process.stdout.write(`Installing ${tarball} …\n`)
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], site)
  writeFileSync(join(site, 'use.ts'), nodeSource)
  writeFileSync(join(site, 'page.js'), pageSource)
  writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(tsconfig))

  const [used = '', names = ''] = run(process.execPath, ['use.ts'], site).trim().split('\n')
  expectEqual('In Node it makes a call, checks it by the contract and names files', used, '["笔",true,"订.xls",true]')
  expectEqual('It exports what the source does', names, Object.keys(source).toSorted().join(' '))
  // Node's own types are left out: a site without them must be able to compile against the package.
  const globals = 'declare const console: { log(text: string): void }\n'
  writeFileSync(join(site, 'use.ts'), globals + nodeSource)
  if (writeExamples() < 4) throw new Error('The documents have examples')
  const types = run(process.execPath, [fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7'))), '-p', '.'], site).trim()
  expectEqual('Its types hold, and so do the examples of its documents', types, '')
  expectEqual('Its types describe every method and every field of requests and responses', silentNames(), '')
  expectEqual('In a page of Chromium it makes a call, without schemas in the bundle', await inBrowser(), '笔')
} finally {
  rmSync(site, { recursive: true, force: true })
}
