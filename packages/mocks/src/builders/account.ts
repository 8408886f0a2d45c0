import type { ResetTicket, SecurityInfo, TokenEnterprise, TokenUser, UploadedFile } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import { builder, type Builder } from './define.ts'

/** Who is logged in, as the payload of a token says it. */
export const buildTokenUser: Builder<TokenUser> = builder<TokenUser>(recorded.people.buyer.User)

/** The enterprise that a login is for, as the payload of a token says it. */
export const buildTokenEnterprise: Builder<TokenEnterprise> = builder<TokenEnterprise>(recorded.people.buyer.Enterprise)

/** Codes of the menu that an account sees. */
export const buildMenuCodes = (account: 'buyer' | 'admin' = 'buyer'): string[] => [...recorded.menus[account]]

/** What a 429 says; the address is of the block kept for documentation (RFC 5737). */
export const buildSecurityInfo: Builder<SecurityInfo> = builder<SecurityInfo>({
  Ip: '203.0.113.24',
  CurrentTime: '2026-03-18T10:00:00+08:00',
  Target: '/api/Product/List',
  Guid: '6f1c2b7e-4a59-4c1d-9e02-5d1f7a30b8c4',
})

/** A code is on its way. */
export const buildResetTicket: Builder<ResetTicket> = builder<ResetTicket>({
  Ticket: 'ticket-1',
  Targets: [{ Type: 'registered', Masked: '该账号登记的邮箱' }],
  ExpiresAt: '2026-03-18T10:10:00+08:00',
  ResendSeconds: 60,
})

/** A file that was uploaded. */
export const buildUploadedFile: Builder<UploadedFile> = builder<UploadedFile>({
  Url: '/files/00000000-0000-4000-8000-000000000001',
  Name: '采购清单.xlsx',
  Size: 18_240,
  ContentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})
