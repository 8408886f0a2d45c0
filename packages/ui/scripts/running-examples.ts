import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { examplesOf } from './document-examples.ts'

const packages = fileURLToPath(new URL('../..', import.meta.url))
const pages = 'ui/docs/components/*.md'
const list = 'virtual:document-examples'

/** As the documents name the packages, and where their sources are. */
const sources: readonly (readonly [name: RegExp, path: string])[] = [
  [/^@mall\/(ui|api)$/, '$1/src/index.ts'],
  [/^@mall\/(ui|api)\/([\w-]+)$/, '$1/src/$2/index.ts'],
]

const hook = /^(?:const .* = )?use[A-Z]\w*[<(]/m

/**
 * An example as a component: what it draws by itself and the components that it exports, whose props are looked up by their names. With hooks all of it is the body of that component, otherwise it is run
 * once, as the module of a site is.
 */
export const asComponent = (code: string): string => {
  const imports: string[] = []
  const exported = [...code.matchAll(/^export const ([A-Z]\w*) = /gm)].map(([, name = '']) => name)
  const body = code
    .replaceAll(/^import [^;]*? from '[^']+'$/gm, (statement) => {
      imports.push(statement)
      return ''
    })
    .replaceAll(/^export (?=const|type|interface)/gm, '')
    .replaceAll(/^(?=<[A-Za-z>])/gm, ';drawn[drawn.length] = ')
  const start = 'const drawn = []'
  const rest = `return createElement(Fragment, null, ...drawn, ${exported.map((name) => `createElement(${name}, props.${name})`).join(', ')})`
  const parts = hook.test(body) ? ['export const Example = ({ props }) => {', start, body, rest, '}'] : [start, body, 'export const Example = ({ props }) => {', rest, '}']
  return [`import { createElement, Fragment } from 'react'`, ...imports, ...parts].join('\n')
}

/** `virtual:document-examples`: the examples of the pages of components, to be drawn. Each is a module beside its page, which names the packages as a site does. */
export const runningExamples = (): Plugin => {
  const examples = new Map<string, string>()
  return {
    name: 'running-examples',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === list) return `\0${list}`
      if (examples.has(source)) return source
      if (!importer || !examples.has(importer)) return null
      const found = sources.find(([name]) => name.test(source))
      return found ? `${packages}${source.replace(...found)}` : null
    },
    load(id) {
      const example = examples.get(id)
      if (example !== undefined) return asComponent(example)
      if (id !== `\0${list}`) return null
      for (const { document, number, code } of examplesOf(pages)) examples.set(`${packages}${document.replace(/\.md$/, '')}.example-${number}.tsx`, code)
      const entries = [...examples.keys()].map((path) => `${JSON.stringify(path.replace(/^.*\/(\w+)\.example-(\d+)\.tsx$/, '$1, $2'))}: () => import(${JSON.stringify(path)})`)
      return `export const documentExamples = { ${entries.join(', ')} }`
    },
  }
}
