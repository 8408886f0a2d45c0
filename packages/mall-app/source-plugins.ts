import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { leanVendors } from './lean-vendors.ts'
import { markdown } from './markdown.ts'
import { styles } from './styles.ts'

/**
 * Where remembering every value costs more bytes on the first load than it saves work: the kit's components, which decide
 * themselves what to remember, and what is drawn before any screen.
 */
const uncompiled = [/\/node_modules\//, /\/packages\/ui\//, /\/mall-app\/src\/(app|lib|components|screens\/home)\//]

/** What turns the sources into modules, the same for the browser's build and for the one that draws home. */
export const sourcePlugins = (isBuild: boolean): PluginOption[] => [
  styles(),
  react({ compiler: true, ...(isBuild ? { exclude: uncompiled } : {}) }),
  markdown(),
  leanVendors(),
]
