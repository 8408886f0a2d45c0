import { expect, it } from 'vitest'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { createSeller } from './create-seller.ts'
import { sellerMutationOptions } from './mutation-options.ts'

it('a mutation of the seller has an id of its own, and reads again what it changes', async () => {
  const sent: unknown[] = []
  const seller = createSeller({
    baseUrl: 'http://mall.test',
    session: createSession({ storage: createMemoryStorage() }),
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).json())
      return Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: null })
    },
  })
  const read: (readonly unknown[])[] = []
  const { mutationKey, mutationFn, onSuccess } = sellerMutationOptions(seller.sellerReview.reply, { invalidateQueries: async ({ queryKey }) => void read.push(queryKey) })
  expect(mutationKey).toEqual(['SellerReview', 'Reply'])
  const input = { ReviewId: 1, Version: 1, Text: '谢谢' }
  await Promise.allSettled([mutationFn(input), mutationFn(input)])
  expect(sent).toEqual([{ ...input, RequestId: expect.any(String) as string }, sent[0]])
  await onSuccess()
  expect(read).toEqual([['SellerReview', 'List']])
})
