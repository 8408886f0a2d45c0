import { appWordsOf } from './app-words.ts'
import { isController, kebabCase, lowerFirst } from './names.ts'
import { pageFiles, type PageArchetype } from './page-files.ts'
import { screensOf, type Place } from './place.ts'
import { queueFiles, queueFlow } from './queue-files.ts'
import { create, replace } from './write.ts'

const archetypes = ['queue', 'document', 'ledger', 'workshop'] as const
type Archetype = (typeof archetypes)[number]

const isArchetype = (text: string): text is Archetype => (archetypes as readonly string[]).includes(text)

const kinds = { queue: 'list', document: 'detail', ledger: 'page', workshop: 'page' } as const

const registration = (archetype: Archetype, { screen, id, path, name, menu, layout, access }: Place): string => {
  const isQueue = archetype === 'queue'
  const list = `${lowerFirst(screen)}List`
  return [
    `import { defineScreen${isQueue ? ', reads' : ''} } from '../../../site/define-screen.ts'`,
    ...(isQueue ? [`import type { ListAddress } from '@mall/app-kit/list/define-list.ts'`, `import type { ${list} } from './${kebabCase(screen)}-list.ts'`] : []),
    '',
    `export const ${id} = defineScreen({`,
    `  path: '${path}',`,
    menu === undefined ? `  name: '${name}',` : `  menu: '${menu}',`,
    `  layout: '${layout}',`,
    `  access: '${access}',`,
    `  kind: '${kinds[archetype]}',`,
    ...(isQueue ? [`  query: reads<ListAddress<typeof ${list}>>(),`] : []),
    `  load: async () => (await import('./${screen}.tsx')).${screen},`,
    '})',
    '',
    `declare module '../../../site/routes.ts' {`,
    '  interface Screens {',
    `    ${id}: typeof ${id}`,
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * The files of a screen that compiles and shows itself. A screen that is registered already keeps its address, name, layout and access; a
 * new one gets an address to change.
 */
export const newScreen = (place: Place, archetype = '', controller = ''): void => {
  if (!isArchetype(archetype) || !isController(controller)) {
    throw new Error(`npm run new -- screen <address> <${archetypes.join('|')}> <Controller>, e.g. screen asset/budget ledger Budget`)
  }
  const { app, area, screen, id, name, path } = place
  const folder = `${screensOf(app)}/${area}/${screen}`
  const names = { id, screen, controller, name, path, app: appWordsOf(app) }
  const files = archetype === 'queue' ? queueFiles(names) : pageFiles(archetype satisfies PageArchetype, names)
  for (const [file, text] of Object.entries(files)) create(`${folder}/${file}`, text)
  // The flow of a list logs a buyer in.
  if (archetype === 'queue' && !controller.startsWith('Seller')) create(`e2e/${kebabCase(screen)}.data.spec.ts`, queueFlow(names))
  replace(`${folder}/screen.ts`, registration(archetype, place))
}
