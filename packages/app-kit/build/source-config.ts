import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { styledComponents } from '../../ui/scripts/styled-components.ts'

/** react-router-dom re-exports react-router, whose exports name its development build alone; the production build is beside it. */
const reactRouter = join(createRequire(import.meta.resolve('react-router-dom')).resolve('react-router'), '../../production/index.mjs')

/** How the sources of an app become modules: the same for the browser's build, the server's build and every site's build of its own. */
export const sourceConfig = (isBuild: boolean, ...others: readonly Plugin[]) =>
  ({
    plugins: [styledComponents(), react(), ...others],
    resolve: { alias: isBuild ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
  }) satisfies UserConfig
