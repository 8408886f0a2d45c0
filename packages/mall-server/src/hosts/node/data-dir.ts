import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

const privately = { recursive: true, mode: 0o700 } as const

/** A folder of the server's own that nobody else can enter, even one that was made with wider permissions. A volume that belongs to others is as they made it. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, privately)
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700)
}

/** The holder of the claim, for the message only; the lock decides. */
const holderOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return 'unknown'
  }
}

/**
 * Claims the folder for this process: two on one embedded database would destroy it. The claim is a lock of the operating system, so that
 * it ends with its process however that ends, and holds between containers, whose processes all have the number 1. Node has no call for
 * one; SQLite, which is in Node, locks its file so. Returns a function that releases the claim.
 */
export const claimDataDir = (folder: string): (() => void) => {
  mkdirSync(folder, privately)
  const holder = join(folder, 'lock')
  const claim = new DatabaseSync(join(folder, 'claim.sqlite'), { timeout: 0 })
  try {
    claim.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    claim.close()
    throw new Error(`${folder} is in use by another server (process ${holderOf(holder)}). Stop it, or set DATA_DIR to another folder.`, { cause: error })
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 })
  return () => {
    rmSync(holder, { force: true })
    claim.close()
  }
}

/** The secret kept in the folder, made at the first start; only its owner can read it. */
export const secretOf = (folder: string): string => {
  mkdirSync(folder, privately)
  const path = join(folder, 'secret')
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
