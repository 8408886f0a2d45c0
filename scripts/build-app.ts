// Builds the apps, or those that are named, unless what is there was built from the same sources.
import { apps, buildAppsWhenChanged } from './app-build.ts'

const named = apps.filter((app) => process.argv.includes(app))
await buildAppsWhenChanged(named.length === 0 ? apps : named)
