import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { styledComponents } from '../ui/scripts/styled-components.ts'
import { markdown } from './markdown.ts'

/** The exports of react-router name its development build alone; its production build is the file beside it. */
const reactRouter = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')))

/** How the sources become modules: the same for the browser's build, the server's build and every site's build of its own. */
export const sourceConfig = (isBuild: boolean) =>
  ({
    plugins: [react(), markdown()],
    resolve: { alias: isBuild ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
    oxc: { plugins: { styledComponents } },
  }) satisfies UserConfig
