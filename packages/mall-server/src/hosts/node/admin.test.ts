import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment, type Environment } from '../environment.ts'
import { runAdmin } from './admin.ts'

let folder: string
let env: Environment
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-admin-'))
  env = readEnvironment({ DATA_DIR: folder, SEED: 'none', MALL_ENV: 'test', LOGIN_WORK: 'least', SELLER_NAME: '文房商城', SELLER_TAX_NO: '310101123456789' })
})
afterAll(() => rmSync(folder, { recursive: true }))

const createSeller = (args: readonly string[], typed = '') => runAdmin(env, folder, ['create-seller', ...args], () => typed)
const shen = ['--account', 'shen', '--name', '沈岚']

test('an administrator of the seller gets an initial password, another when the first was lost, or one that the operator types', { timeout: 120_000 }, async () => {
  const initial = /initial password: ((?:[A-Z2-9]{4}-){2}[A-Z2-9]{4})\n/
  const [first, second] = [initial.exec(await createSeller(shen))?.[1], initial.exec(await createSeller(shen))?.[1]]
  expect(first).toBeDefined()
  expect(second).toBeDefined()
  expect(second).not.toBe(first)
  expect(await createSeller([...shen, '--password-stdin'], 'Desk&Paper26\n')).toContain('with the password that was given')
  await expect(createSeller(shen)).rejects.toThrow('The account shen is in use.')
})

test('what is missing or too easy is said before anything is written', async () => {
  await expect(createSeller(['--account', 'shen'])).rejects.toThrow(/--name/)
  await expect(createSeller(['--account', 'wen', '--name', '文'], '')).resolves.toContain('initial password')
  await expect(createSeller(['--account', 'lan', '--name', '兰', '--password-stdin'], 'short\n')).rejects.toThrow()
})
