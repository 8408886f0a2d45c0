import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import { describe } from 'vitest'
import { ownerOf } from '../../demo/owner-of.ts'
import { demo } from '../../demo/organisation.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { actionRules } from '../../testing/action-rules.ts'
import type { TestMall } from '../../testing/test-mall.ts'

const createdIn = (status: InquiryStatus) => async ({ db, clock }: TestMall) => {
  const rows = await db.insert(inquiry).values({ ...(await ownerOf(db, demo.users.buyer)), status, createdAt: clock(), quotedAt: clock(), validUntil: clock() }).returning()
  const line = { name: '订书机', brand: '', model: '', spec: '', unit: '台', quantity: 2, images: [], link: '', remark: '' }
  await db.insert(inquiryLine).values(rows.map(({ id }) => ({ ...line, inquiryId: id })))
  return rows
}

const rules = {
  table: inquiry,
  input: ({ id }: { readonly id: number }) => ({ InquiryId: id, Reason: '信息填错' }),
  refuses: { finance: 'FORBIDDEN', admin: 'INQUIRY_ACTION_NOT_ALLOWED', other: 'INQUIRY_NOT_FOUND' },
  done: 'INQUIRY_ACTION_NOT_ALLOWED',
} as const

describe('an inquiry is taken back', () => actionRules('POST /api/Inquiry/Cancel', { ...rules, created: createdIn(inquiryStatus.pending), to: inquiryStatus.cancelled }))
describe('a quote is declined', () => actionRules('POST /api/Inquiry/Decline', { ...rules, created: createdIn(inquiryStatus.quoted), to: inquiryStatus.declined }))
