import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Claims the folder for this process: two on one embedded database would destroy it. A claim whose process has ended (a crash)
 * is taken over. Returns a function that releases the claim.
 */
export const claimDataDir = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  for (let tries = 0; tries < 2; tries++) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeFileSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (!isTaken(error)) throw error
      const owner = Number(readFileSync(path, 'utf8'))
      if (owner > 0 && owner !== process.pid && runs(owner)) {
        throw new Error(`${folder} is in use by another server (process ${owner}). Stop it, or set DATA_DIR to another folder.`, { cause: error })
      }
      rmSync(path, { force: true })
    }
  }
  throw new Error(`${folder} is being claimed by another server at this moment. Try again.`)
}

/** The secret kept in the folder, made at the first start; only its owner can read it. */
export const secretOf = (folder: string): string => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'secret')
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
