import { inquiryStatus, type InquiryStatus } from '@mall/api/contract'
import { describe } from 'vitest'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { actionRules } from '../../testing/action-rules.ts'

type Created = Parameters<typeof actionRules<'POST /api/Inquiry/Cancel', typeof inquiry>>[1]['created']

const createdIn = (status: InquiryStatus): Created => async ({ db, clock }, owner) => {
  const rows = await db.insert(inquiry).values({ ...owner, status, createdAt: clock(), quotedAt: clock(), validUntil: clock() }).returning()
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
