import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Takes something of the server under test, an account or a product, for the running test alone. False when a test has taken it
 * before, in whichever process: only one of them can create the file.
 */
export const claim = (name: string): boolean => {
  const { port } = new URL(test.info().project.use.baseURL ?? '')
  const directory = join(process.env.MALL_E2E_DATA ?? '', `claims-${port}`)
  mkdirSync(directory, { recursive: true })
  try {
    closeSync(openSync(join(directory, name), 'wx'))
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}
