// `npm start`: builds the mall and the seller's side when their sources changed, then serves them with their back end on one origin.
import { buildAppsWhenChanged } from './app-build.ts'

await buildAppsWhenChanged()
await import('../packages/mall-server/src/hosts/node.ts')
