import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|html|svg|json|txt)$/

/** Writes a `.br` beside every text file of the build, so that the server compresses nothing while it serves them. */
export const precompress = async (directory: string): Promise<void> => {
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
}
