import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mailLinks } from './mail-links.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-links-'))
  mkdirSync(join(folder, 'node'))
  writeFileSync(join(folder, 'node/render-home.mjs'), "export const targetHref = ({ ApprovalNo }) => '/userCenter/order/approval/' + ApprovalNo")
})
afterEach(() => rmSync(folder, { recursive: true }))

const target = { Kind: 'approval', ApprovalNo: 'SP202603180412' } as const

it('is the page at the address where people open the mall', async () => {
  expect((await mailLinks(folder, 'https://mall.example'))(target)).toBe('https://mall.example/userCenter/order/approval/SP202603180412')
})

it('is none where the mall does not know that address, or has no app', async () => {
  expect((await mailLinks(folder, undefined))(target)).toBeNull()
  expect((await mailLinks(join(folder, 'nowhere'), 'https://mall.example'))(target)).toBeNull()
})
