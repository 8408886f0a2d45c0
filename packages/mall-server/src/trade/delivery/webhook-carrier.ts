import { carrierLength, trackingNoPattern } from '@mall/api/seller/contract'
import * as z from 'zod'
import { isSignedWebhook } from '../../platform/http/standard-webhooks.ts'
import type { Carrier } from './carrier.ts'
import { seenText } from '../../platform/seen-text.ts'

/** The most that one notice reports. */
export const maxNews = 100

/** A text by which something is found: the database has no NUL, and makes one character of all halves of a pair. */
const key = (max: number) => z.string().trim().min(1).max(max).regex(/^[^\p{Cc}\p{Cs}]*$/u)

/** Before it nothing was sent here; the database does not know every year of a date. */
const earliest = new Date('2000-01-01T00:00:00Z')

const notice = z.object({
  type: z.literal('parcel.tracked'),
  data: z.array(
    z.object({
      eventId: key(64),
      carrier: key(carrierLength),
      trackingNo: z.string().trim().regex(trackingNoPattern),
      at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)).pipe(z.date().min(earliest)),
      text: z.string().transform((text) => seenText(text, text.length)).pipe(z.string().min(1).max(500)),
      delivered: z.boolean().default(false),
    }),
  ).min(1).max(maxNews),
})

/** A carrier that sends webhooks by the standard of that name, with this mall's own content: for a service that knows many carriers, or a small program before it. */
export const createWebhookCarrier = (secret: string): Carrier => ({
  readNotice: async (headers, body, now) => {
    if (!(await isSignedWebhook(secret, headers, body, now))) return null
    try {
      return notice.parse(JSON.parse(body)).data.map(({ delivered, ...news }) => ({ ...news, isDelivery: delivered }))
    } catch {
      return null
    }
  },
})
