import * as z from 'zod/mini'
import { field, named } from '../describe.ts'

export const paymentStart = named(
  'PaymentStart',
  'Where an order is paid.',
  z.object({
    PaymentId: field(z.uuid(), 'The payment. As long as it waits for its outcome, starting again gives the same one.'),
    Address: field(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)), 'Page of the provider: a path of this origin, or https. It leads back to the mall.'),
  }),
)
