import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The examples of a document, all languages, in their order. */
const codeOf = (markdown: string): readonly string[] => [...markdown.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => (language === 'tsx' ? code : ''))

/** The component of an example that can be drawn as it is; undefined where there is none, or where it takes props or another framework. */
const runnable = (code: string): string | undefined => (/from '(?!@mall\/ui|react'|styled-components)/.test(code) ? undefined : /^export const ([A-Z]\w*) = \(\) =>/m.exec(code)?.[1])

/** An example that a page runs below its text. */
export interface Snippet {
  readonly name: string
  /** Which of the examples of its document, counted from 0. */
  readonly at: number
}

/** Writes the examples of a document that can be run as modules of the site, word for word: they are those whose types `check-tarball.ts` checks. */
export const writeSnippets = (folder: string, markdown: string): readonly Snippet[] => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return codeOf(markdown).flatMap((code, at) => {
    const component = runnable(code)
    if (component === undefined) return []
    writeFileSync(join(folder, `${component}.tsx`), `${code}\nexport { ${component} as Example }\n`)
    return [{ name: component, at }]
  })
}
