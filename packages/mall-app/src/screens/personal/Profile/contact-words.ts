import * as z from 'zod/mini'
import { mobile, type CallInput } from '@mall/api/contract'

export type ContactType = CallInput<'POST /api/Account/SendCode'>['Contact']['Type']

/** What differs between a mobile number and an email. */
export const contactWords = {
  mobile: { name: '手机号', schema: mobile, invalid: '请输入11位手机号', inputType: 'tel', autoComplete: 'tel' },
  email: { name: '邮箱', schema: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(100), z.email()), invalid: '请输入正确的邮箱地址', inputType: 'email', autoComplete: 'email' },
} as const satisfies Record<ContactType, object>
