import { readFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { buildTypes } from '../../scripts/build-types.ts'
import { bundleDrag } from './scripts/bundle-drag.ts'
import { bundleElements } from './scripts/bundle-elements.ts'
import { bundleMigrate } from './scripts/bundle-migrate.ts'
import { layered } from './scripts/mall-layer.ts'
import { pointAt } from '../../scripts/point-at.ts'
import { compileStyles } from './scripts/styled-components.ts'

/** Keeps each module separate, puts its styles into their layer and minifies them, and points its imports at modules of the same format. */
const modules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'modules',
  setup({ initialOptions: { format }, onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const { code } = await compileStyles(layered(await readFile(path, 'utf8')), path)
      return { contents: pointAt(code, format === 'cjs' ? '.cjs' : '.js'), loader: 'js' }
    })
  },
}

export default defineConfig({
  // One module per source module, so `sideEffects: false` lets bundlers drop unused styled components.
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{guide,stories,test}.{ts,tsx}', '!src/**/*.*.test.{ts,tsx}', '!src/testing/**', '!src/migrate/**', '!src/elements/bundle.ts'],
  format: ['esm', 'cjs'],
  bundle: false,
  esbuildPlugins: [modules],
  esbuildOptions(options, { format }) {
    options.charset = 'utf8'
    // What requires a module, as Jest does, cannot import one: there, what is loaded when it is wanted is required then.
    if (format === 'cjs') options.supported = { 'dynamic-import': false }
  },
  // One readable module per source module, as in the repository but for its types: maps would be as large as all of it again.
  sourcemap: false,
  clean: true,
  target: 'es2022',
  onSuccess: async () => {
    await bundleDrag()
    await bundleElements()
    await bundleMigrate()
    buildTypes(['esm', 'cjs'], ['elements/bundle.d.ts'])
  },
})
