import * as z from 'zod/mini'
import { field } from '../describe.ts'

/** 离期限, of a record that waits for the staff. */
export const timeLeft = {
  LeftMinutes: field(z.nullable(z.int()), 'Working minutes until it is to be done, negative when they have passed; null where nothing waits for the seller.'),
  LimitHours: field(z.nullable(z.int()), 'Within how many working hours such a thing is to be done; null where nothing waits for the seller.'),
}
