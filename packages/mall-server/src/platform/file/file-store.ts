/** Storage of the bytes of uploads. Ids are made by the server: {@link checkUploadId}. */
export interface FileStore {
  /** Resolves when the bytes are kept; before, nobody reads a part of them. */
  put(id: string, bytes: Uint8Array): Promise<void>
  get(id: string): Promise<Uint8Array | null>
  /** Does nothing for an upload that does not exist. */
  remove(id: string): Promise<void>
}

const idPattern = /^[0-9a-f-]{36}$/

/** An id that becomes part of a path. @throws Error when it could lead elsewhere. */
export const checkUploadId = (id: string): string => {
  if (!idPattern.test(id)) throw new Error('Not the id of an upload.')
  return id
}

declare module '../deps.ts' {
  interface Deps {
    readonly files: FileStore
  }
}
