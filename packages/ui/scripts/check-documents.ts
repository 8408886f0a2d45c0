// A part of the step `types`: the examples of the packages' documents hold against the sources of both packages. `check-tarball.ts` holds them
// against the packed ones. An error names the document and its line.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownDocuments, writeDocumentExamples } from './document-examples.ts'
import { mocksSurroundings } from './example-surroundings.ts'

const target = fileURLToPath(new URL('../.cache/examples', import.meta.url))
if (writeDocumentExamples(target, [...ownDocuments, 'mocks/README.md']).length === 0) throw new Error('No document has an example')
// What the documents of `@mall/mocks` take from the page around them beside that, and what its sources take from its build.
writeFileSync(join(target, 'mocks.d.ts'), mocksSurroundings)
// Next is no package of this workspace; the packed documents are held against its own types.
writeFileSync(join(target, 'next.d.ts'), `declare module 'next/navigation' { export const useServerInsertedHTML: (html: () => import('react').ReactNode) => void }\n`)
// The values with which the examples of components' pages are drawn are of the types that are declared here.
writeFileSync(join(target, 'drawn.ts'), `import { surroundings } from '../../src/testing/example-surroundings.tsx'\nexport const drawn: Pick<typeof globalThis, keyof typeof surroundings> = surroundings\n`)
const compilerOptions = {
  // A site need not be as strict with its indexes as this workspace is.
  noUncheckedIndexedAccess: false,
  types: ['node'],
  paths: {
    '@mall/ui': ['../../src/index.ts'], '@mall/ui/*': ['../../src/*/index.ts'],
    '@mall/api': ['../../../api/src/index.ts'], '@mall/api/contract': ['../../../api/src/contract/index.ts'], '@mall/api/*': ['../../../api/src/*/index.ts'],
    '@mall/mocks/live-mall': ['../../../mocks/src/live-mall.ts'], '@mall/mocks': ['../../../mocks/src/index.ts'], '@mall/mocks/*': ['../../../mocks/src/*/index.ts'],
  },
}
writeFileSync(join(target, 'tsconfig.json'), JSON.stringify({ extends: '../../../../tsconfig.json', compilerOptions, include: ['.'], exclude: [] }))
const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript-7')))
const { status } = spawnSync(process.execPath, [tsc, '-p', target], { stdio: 'inherit' })
process.exitCode = status ?? 1
