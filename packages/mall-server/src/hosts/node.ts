import { registerHooks } from 'node:module'
import { resolveDrizzle } from './node/resolve-drizzle.ts'

// Before anything that imports the database.
registerHooks({ resolve: resolveDrizzle() })
await import('./node/main.ts')
