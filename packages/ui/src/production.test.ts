import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** What a site loads of a theme and a component. */
const bundle = async (mode: 'development' | 'production'): Promise<string> => {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [{ name: 'site', resolveId: (id) => (id === 'site' ? id : null), load: (id) => (id === 'site' ? `export { Link, MallThemeProvider, SearchBox } from ${JSON.stringify(entry)}` : null) }],
    build: { write: false, rolldownOptions: { input: 'site', external: /^(?:react|react-dom|styled-components)(?:\/|$)/, preserveEntrySignatures: 'strict' } },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output : [])).map((part) => ('code' in part ? part.code : '')).join('')
}

const sentences = ['is outside of a MallThemeProvider', 'of a brand is', 'A brand needs a colour', 'It is left out']

test('the sentences of the checks are in what developers load, and in nothing that users do', async () => {
  const [development, production] = await Promise.all([bundle('development'), bundle('production')])
  expect(sentences.filter((sentence) => !development.includes(sentence))).toEqual([])
  expect(sentences.filter((sentence) => production.includes(sentence))).toEqual([])
})
