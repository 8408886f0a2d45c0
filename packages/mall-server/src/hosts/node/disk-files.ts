import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkUploadId, type FileStore } from '../../platform/file/file-store.ts'
import { makePrivateFolder } from './data-dir.ts'

/** Uploads as files of a folder, named by their id. */
export const createDiskFiles = (folder: string): FileStore => {
  makePrivateFolder(folder)
  const pathOf = (id: string): string => join(folder, checkUploadId(id))
  return {
    put: async (id, bytes) => {
      // Renamed when complete, so that a crash leaves no half file under the name.
      const path = pathOf(id)
      await writeFile(`${path}.part`, bytes, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    get: async (id) => {
      try {
        return new Uint8Array(await readFile(pathOf(id)))
      } catch {
        return null
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  }
}
