// `npm start`: builds the mall when its sources changed, then serves it with its back end on one origin.
import { buildAppWhenChanged } from './app-build.ts'

await buildAppWhenChanged()
await import('../packages/mall-server/src/hosts/node.ts')
