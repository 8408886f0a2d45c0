import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { minifyStyles } from '../scripts/minify-styles.ts'

const require = createRequire(import.meta.url)
/** The CSS compiler inside styled-components. */
const stylis = createRequire(require.resolve('styled-components'))('stylis') as {
  compile: (css: string) => object[]
  serialize: (nodes: object[], stringify: unknown) => string
  stringify: unknown
}

const source = (css: string) => `import { styled } from 'styled-components'\nexport const A = styled.a\`${css}\`\n`
const short = (css: string) => minifyStyles('A.styles.ts', source(css)).match(/`([^]*)`/)?.[1]

test.each([
  ['\n  color: red;\n\n  a :hover {\n    margin: 0 auto;\n  }\n', 'color:red;a :hover{margin:0 auto}'],
  ["\n  content: ' ;  x: ';\n", "content:' ;  x: ';"],
  ['\n  /* why: */\n  inset: calc(1px + 2px);\n', 'inset:calc(1px + 2px);'],
  ['\n  > a,\n  + b {\n    x: y;\n  }\n', '>a,+ b{x:y}'],
  ["\n  [data-state='open'] &,\n  [title='a b'] & {\n    x: 'y';\n  }\n", "[data-state=open] &,[title='a b'] &{x:'y'}"],
  ['\n  ${a}\n  color: red;\n  ${b} & {\n    x: ${y} z;\n  }\n', '${a} color:red;${b} &{x:${y} z}'],
])('%j is written %j', (css, expected) => {
  expect(short(css)).toBe(expected)
})

test('what is not a style stays as it is', () => {
  const text = 'import { styled } from \'styled-components\'\nconst words = tag`a:  b`\nconst plain = `a:  { b }`\n'
  expect(minifyStyles('words.ts', text)).toBe(text)
})

const folder = fileURLToPath(new URL('.', import.meta.url))
const styled = globSync('**/*.ts', { cwd: folder }).filter((path) => readFileSync(folder + path, 'utf8').includes("from 'styled-components'"))

/** Replaces interpolations: by a value after a colon, a selector before a brace, else a declaration. */
const fill = (css: string) =>
  css.replaceAll(/(:\s?)?\$\{[^}]*\}(?=[^;{}]*([;{}]|$))/g, (_all, colon: string | undefined, next: string) => {
    if (colon) return ':x'
    return next === '{' ? '.x' : '--x:y;'
  })

/** The CSS that stylis generates for all templates of a module, normalised where stylis keeps white space and quotes as written. */
const sheet = (text: string) => {
  const templates = [...text.matchAll(/(?:styled|css|keyframes)[^`\n]*`([^`]*)`/g)].map(([, css = ''], at) => `.t${at}{${fill(css)}}`)
  return stylis.serialize(stylis.compile(templates.join('\n')), stylis.stringify).replaceAll(/ ?([,>]) ?|(:) /g, '$1$2').replaceAll(/='([a-z][\w-]*)'\]/gi, '=$1]')
}

test.each(styled)('%s means the same when short', (path) => {
  const text = readFileSync(folder + path, 'utf8')
  expect(sheet(text).length).toBeGreaterThan(0)
  expect(sheet(minifyStyles(path, text))).toBe(sheet(text))
})
