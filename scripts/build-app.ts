// Builds the mall unless what is there was built from the same sources.
import { buildAppWhenChanged } from './app-build.ts'

await buildAppWhenChanged()
