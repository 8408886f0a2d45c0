import { readScreens } from '../read-screens.ts'
import { kebabCase, lowerFirst } from './names.ts'
import { pageFiles, type PageArchetype } from './page-files.ts'
import { queueFiles, queueFlow } from './queue-files.ts'
import { create, replace } from './write.ts'

const archetypes = ['queue', 'document', 'ledger', 'workshop'] as const
type Archetype = (typeof archetypes)[number]

const isArchetype = (text: string): text is Archetype => (archetypes as readonly string[]).includes(text)

const kinds = { queue: 'list', document: 'detail', ledger: 'page', workshop: 'page' } as const

interface Registered {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly menu?: string | undefined
  readonly layout: string
  readonly access: string
}

const registration = (archetype: Archetype, screen: string, { id, path, name, menu, layout, access }: Registered): string => {
  const isQueue = archetype === 'queue'
  const list = `${lowerFirst(screen)}List`
  return [
    `import { defineScreen${isQueue ? ', reads' : ''} } from '../../../lib/define-screen.ts'`,
    ...(isQueue ? [`import type { ListAddress } from '../../../list/define-list.ts'`, `import type { ${list} } from './${kebabCase(screen)}-list.ts'`] : []),
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
    `declare module '../../../lib/routes.ts' {`,
    '  interface Screens {',
    `    ${id}: typeof ${id}`,
    '  }',
    '}',
    '',
  ].join('\n')
}

/**
 * `npm run new -- screen <area> <Screen> <archetype> <Controller>`: the files of a screen that compiles and shows itself. A screen that is
 * registered already keeps its address, name, layout and access; a new one gets an address to change.
 */
export const newScreen = async (area = '', screen = '', archetype = '', controller = ''): Promise<void> => {
  if (!/^[a-z-]+$/.test(area) || !/^[A-Z]\w+$/.test(screen) || !isArchetype(archetype) || !/^[A-Z]\w+$/.test(controller)) {
    throw new Error(`npm run new -- screen <area> <Screen> <${archetypes.join('|')}> <Controller>, e.g. screen approvals Approvals queue Approval`)
  }
  const folder = `packages/mall-app/src/screens/${area}/${screen}`
  const registered: Registered = (await readScreens()).find((one) => one.folder === folder) ?? {
    id: lowerFirst(screen),
    path: `/userCenter/${area}/${lowerFirst(screen)}`,
    name: screen,
    layout: 'userCentre',
    access: 'login',
  }
  const names = { id: registered.id, screen, controller, name: registered.name, path: registered.path }
  const files = archetype === 'queue' ? queueFiles(names) : pageFiles(archetype satisfies PageArchetype, names)
  for (const [name, text] of Object.entries(files)) create(`${folder}/${name}`, text)
  if (archetype === 'queue') create(`e2e/${kebabCase(screen)}.data.spec.ts`, queueFlow(names))
  replace(`${folder}/screen.ts`, registration(archetype, screen, registered))
}
