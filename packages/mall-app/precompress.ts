import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|txt)$/

/** Writes a `.br` beside every text file of the build, so that the server compresses nothing while it answers. */
export function precompress(): Plugin {
  let directory = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      directory = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(directory, { recursive: true, withFileTypes: true })
      await Promise.all(
        files
          .filter((file) => file.isFile() && compressible.test(file.name))
          .map(async (file) => {
            const path = join(file.parentPath, file.name)
            const source = await readFile(path)
            await writeFile(`${path}.br`, await compress(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          }),
      )
    },
  }
}
