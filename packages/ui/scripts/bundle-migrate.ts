import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/**
 * Makes one file of the command, with its parser in it: a dependency would be installed by every site, most of which never run it. The licences of what is in
 * it are beside it.
 */
export const bundleMigrate = async (): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: path('../src/migrate/cli.ts'),
      outDir: path('../dist/migrate'),
      emptyOutDir: false,
      license: { fileName: 'cli.licenses.md' },
      target: 'es2022',
      minify: true,
    },
  })
}
