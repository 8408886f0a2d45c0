/**
 * Packs the built library, installs it in an empty folder outside the workspace and uses it there in Node, as ESM and CJS, and with
 * types; and looks at what is packed. What the workspace resolves by accident is missing there. `scripts/check-examples.ts` uses it in sites.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '../../../scripts/outside/expect.ts'
import { expectPackage } from '../../../scripts/outside/package-contents.ts'
import { ownVersion, settleOutside } from '../../../scripts/outside/settle.ts'
import { exportedNames } from '../src/testing/exported-names.ts'
import { ownDocuments, writeDocumentExamples } from './document-examples.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const promised = exportedNames.join(' ')
/** Folders with an index are entries; hooks and helpers of tests have none. */
const folders = readdirSync(source, { withFileTypes: true }).filter((one) => one.isDirectory() && readdirSync(join(source, one.name)).includes('index.ts'))
const entries = [...folders.map(({ name }) => `@mall/ui/${name}`), '@mall/ui/messages/en']

/** The examples of the documents are for Next and take `@mall/api`, too; the example for Next takes both packages. */
using site = settleOutside({ packages: ['ui', 'api'], examples: ['next-site'], versions: { '@types/node': ownVersion('@types/node') } })
const names = (list: string) => `Object.keys(${list}).filter((name) => name !== 'default' && name !== 'module.exports').toSorted().join(' ')`

const inNode = (): void => {
  site.write('names.mjs', `import * as ui from '@mall/ui'\nconsole.log(${names('ui')})`)
  expect('ESM exports what is promised', site.run(process.execPath, ['names.mjs']).trim(), promised)
  site.write('names.cjs', `console.log(${names("require('@mall/ui')")})`)
  expect('CJS exports what is promised', site.run(process.execPath, ['names.cjs']).trim(), promised)
  const all = JSON.stringify(entries)
  site.write('entries.mjs', `for (const one of ${all}) if (Object.keys(await import(one)).length === 0) console.log(one)`)
  expect(`each of ${entries.length} entries is there as ESM`, site.run(process.execPath, ['entries.mjs']), '')
  site.write('entries.cjs', `for (const one of ${all}) if (Object.keys(require(one)).length === 0) console.log(one)`)
  expect('and as CJS', site.run(process.execPath, ['entries.cjs']), '')
  site.write('tokens.mjs', `import tokens from '@mall/ui/tokens.json' with { type: 'json' }\nimport figma from '@mall/ui/tokens.figma.json' with { type: 'json' }\nconsole.log(tokens.scheme.light.primary.$value.hex, figma.variableCollections.length)`)
  expect('The design tokens are there', site.run(process.execPath, ['tokens.mjs']).trim(), '#175E7A 3')
}

const types = (): void => {
  const use = entries.map((entry, at) => `import * as entry${at} from '${entry}'\nexport const use${at} = entry${at}`).join('\n')
  site.write('use.mts', use)
  site.write('use.cts', use)
  expect('types hold for Node, ESM and CJS', site.types('node', { module: 'NodeNext', types: [] }, ['use.mts', 'use.cts']), '')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: ['node'], skipLibCheck: true }
  expect('The README and the other documents have examples', writeDocumentExamples(join(site.folder, 'examples'), ['ui/README.md', ...ownDocuments]).length > 50, true)
  expect('and their types hold', site.types('examples', bundled, ['examples']), '')
}

/** A page for each guide of Storybook. */
const documents = (): void => {
  const guides = globSync('*/*.mdx', { cwd: source }).map((path) => basename(path, '.mdx'))
  expect('The guides are packed', guides.filter((name) => !existsSync(join(site.installed('@mall/ui'), `docs/components/${name}.md`))), [])
  const readme = readFileSync(join(site.installed('@mall/ui'), 'README.md'), 'utf8')
  expect('and its README names every component', exportedNames.filter((name) => /^[A-Z][a-z]/.test(name) && !readme.includes(`\`${name}\``)), [])
}

/** The parser is bundled, so the command runs without any package of its own. */
const command = (): void => {
  const migrate = site.run(process.execPath, [site.command('@mall/ui', 'mall-ui'), 'migrate', '--dry'])
  expect('its command knows its version and its renames', migrate.trim(), `Nothing has been renamed between 0.0.0 and ${site.version('@mall/ui')}.`)
  expect('with the licences of what is in it', existsSync(join(site.installed('@mall/ui'), 'dist/migrate/cli.licenses.md')), true)
}

inNode()
types()
command()
expectPackage(site, 'ui')
documents()
