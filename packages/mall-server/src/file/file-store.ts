/** Storage of the bytes of uploads. Ids are made by the server: letters, digits and dashes. */
export interface FileStore {
  put(id: string, bytes: Uint8Array): Promise<void>
  get(id: string): Promise<Uint8Array | null>
}
