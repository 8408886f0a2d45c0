import { kebabCase } from './names.ts'
import { lifecyclePath, type State } from './source.ts'
import { demoFile, ownLifecycleFile, seedName, tableFile } from './table-text.ts'
import { addImport, addTo, create } from './write.ts'

const demo = 'packages/mall-server/src/demo'

/** A table of its own for a list that is about to be written: with its statuses, and with what the demo has of it. */
export const newTable = (controller: string, states: readonly State[]): void => {
  const file = `${kebabCase(controller)}.ts`
  create(`packages/mall-server/src/platform/db/schema/${file}`, tableFile(controller))
  create(lifecyclePath(controller), ownLifecycleFile(controller, states))
  create(`${demo}/${file}`, demoFile(controller, states))
  addImport(`${demo}/index.ts`, seedName(controller), `./${file}`)
  addTo(`${demo}/index.ts`, `    await ${seedName(controller)}(context('${kebabCase(controller)}'))\n`, '    await advanceSequences(tx)\n')
}
