// `npm run build`: the two packages, the assembled apps and the static Storybook, and the list of the packages that ship with the mall.
import { join } from 'node:path'
import { buildAppsWhenChanged } from './app-build.ts'
import { must, root } from './run.ts'
import { writeShippedPackages } from './shipped-packages.ts'

for (const name of ['api', 'ui']) await must('tsup', [], { cwd: join(root, 'packages', name) })
await buildAppsWhenChanged()
await must('storybook', ['build', '--output-dir', 'storybook-static', '--quiet'])
writeShippedPackages()
