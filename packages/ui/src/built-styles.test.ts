import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { layered } from '../scripts/mall-layer.ts'
import { compileStyles } from '../scripts/styled-components.ts'

const require = createRequire(import.meta.url)
/** The CSS compiler inside styled-components: what it makes of a template is what reaches the page. */
const stylis = createRequire(require.resolve('styled-components'))('stylis') as {
  compile: (css: string) => object[]
  serialize: (nodes: object[], stringify: unknown) => string
  stringify: unknown
}

const folder = fileURLToPath(new URL('../..', import.meta.url))
const styled = globSync('{ui,app-kit,mall-app,seller-app}/src/**/*.{ts,tsx}', { cwd: folder }).filter((path) => /= (styled|css|keyframes).*`\n/.test(readFileSync(folder + path, 'utf8')))

/** A placeholder for an interpolation: a value after a colon, a selector before a brace, else a declaration. */
const fill = (css: string) =>
  css.replaceAll(/(:\s?)?\$\{[^}]*\}(?=[^;{}]*([;{}]|$))/g, (_all, colon: string | undefined, next: string) => {
    if (colon) return ':x'
    return next === '{' ? '.x' : '--x:y;'
  })

/** What stylis makes of all templates of a module. White space around a comma or after a colon is insignificant and differs. */
const compiled = (css: string) => stylis.serialize(stylis.compile(css), stylis.stringify).replaceAll(/ ?([,>]) ?|(:) /g, '$1$2')
const templatesOf = (text: string, tag = /= (?:styled[^`]*|css|keyframes)`([^`]*)`/g) => [...text.matchAll(tag)].map(([, css = ''], at) => `.t${at}{${fill(css)}}`)
const sheet = (text: string) => compiled(templatesOf(text).join('\n'))

test.each(styled)('%s means the same when the build has minified its templates', async (path) => {
  const text = readFileSync(folder + path, 'utf8')
  expect(sheet(text).length).toBeGreaterThan(0)
  const { code } = await compileStyles(text, path)
  expect(sheet(code)).toBe(sheet(text))
})

const components = styled.filter((path) => path.startsWith('ui/') && /= styled/.test(readFileSync(folder + path, 'utf8')))

test.each(components)('%s has all its styles in the layer', (path) => {
  const text = readFileSync(folder + path, 'utf8')
  const template = /= styled[^`]*`([^`]*)`/g
  const plain = templatesOf(text, template)
  expect(plain).toHaveLength([...text.matchAll(/\bstyled[.(](?!components)/g)].length)
  expect(templatesOf(layered(text), template).map(compiled)).toEqual(plain.map((css) => (compiled(css) === '' ? '' : `@layer mall{${compiled(css)}}`)))
})

test('every styled component has an id of its own, the same in every checkout', async () => {
  const source = "import { styled } from 'styled-components'\nexport const A = styled.a`color: red;`\nexport const B = styled(A)`color: blue;`\n"
  const idsOf = async (text: string, path: string) => [...(await compileStyles(text, path)).code.matchAll(/componentId: "([^"]+)"/g)].map(([, id]) => id)
  const ids = await idsOf(source, '/here/A.styles.ts')
  expect(new Set(ids).size).toBe(2)
  expect(await idsOf(source, '/there/A.styles.ts')).toEqual(ids)
  expect(await idsOf(source.replace('red', 'green'), '/here/B.styles.ts')).not.toEqual(ids)
})

test('no two modules with styled components are the same: they would share their ids', () => {
  const sources = styled.map((path) => readFileSync(folder + path, 'utf8'))
  expect(sources.filter((text, index) => sources.indexOf(text) < index)).toEqual([])
})
